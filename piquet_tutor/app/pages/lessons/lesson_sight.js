// What of a step is brought into sight: calmly, and no further than it must.

import { still } from "../../shared/drawing/kit.js";

const ABOVE = 8, BELOW = 12; // pixels left free around it
const LOW = 0.7; // of the window's height: what begins below this is hardly in sight

/** Whether the card is docked below its table, and scrolls by itself. */
const docked = (view) => getComputedStyle(view.card).getPropertyValue("--pq-sheet").trim() === "1";

const manner = () => (still() ? "auto" : "smooth");

/** A step that came with its page: where its card is docked, table and task are seen together from the first. */
export function showOpening(view) {
  const root = document.documentElement;
  const stand = () => {
    if (!view.card.isConnected) return;
    if (root.dataset.going !== undefined) requestAnimationFrame(stand); // a page that is gone to begins at its top
    else if (docked(view) && window.scrollY === 0) view.card.closest(".piquet-app").scrollIntoView({ block: "start", behavior: "instant" });
  };
  requestAnimationFrame(stand);
}

/** A new step stands from its beginning, and so does the table above it. */
export function showTop(view) {
  if (docked(view)) {
    view.card.scrollTo({ top: 0 });
    view.card.closest(".piquet-app").scrollIntoView({ block: "start", behavior: manner() });
    return;
  }
  const { top } = view.card.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * LOW) view.card.scrollIntoView({ block: "start", behavior: manner() });
}

/** Scroll as little as shows what was said to an answer, with the way on below it; where both are too high, its beginning. */
export function showReply(view) {
  if (view.reply.hidden) return;
  if (docked(view)) { view.card.scrollTo({ top: view.reply.offsetTop - view.card.offsetTop - ABOVE, behavior: manner() }); return; }
  const top = view.reply.getBoundingClientRect().top - ABOVE;
  const by = Math.min(top, Math.max(view.nav.getBoundingClientRect().bottom + BELOW - window.innerHeight, Math.min(0, top)));
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior: manner() });
}
