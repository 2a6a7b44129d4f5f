// Where the keyboard goes on in a lesson.

import { showReply, showTop } from "./lesson_sight.js";

/** Let the keyboard go on where something has just come. */
export function goOn(view, where) {
  const target = where === "reply" && !view.reply.hidden ? view.reply.querySelector(".pq-cs-verdict") : where === "top" ? view.title : view.asking.querySelector(".pq-cs-note") ? view.asking.querySelector("button") : null;
  if (!target) return;
  target.focus({ preventScroll: true });
  if (where === "reply") showReply(view);
  else if (where === "top") showTop(view);
}

/** Enter goes on from a step that has been read or answered: the keyboard stands on its title or on its verdict. */
export function onward(view, event) {
  const here = event.target === view.title || event.target.classList.contains("pq-cs-verdict");
  if (event.key !== "Enter" || !here || event.repeat) return;
  const next = view.nav.querySelector(".is-primary");
  if (next) { event.preventDefault(); next.click(); }
}
