// How to join, over the whole screen: the address, the code, the same to be scanned, and how many have come.

import { node, text, attribute } from "../../shared/drawing/kit.js";
import { letters, noted, scanned } from "./live_code.js";

/** The panel: {element, draw(scene)}; it is there while the scene says so. */
export function presenterJoin() {
  const count = node("p", { class: "pq-pr-join-count", role: "status" });
  const element = node("div", { class: "pq-pr-join", role: "group", hidden: true });
  let drawn = "";
  function draw(join) {
    const comes = join && element.hidden;
    element.hidden = !join;
    attribute(element, "aria-label", join ? text(join.title) : null);
    const { count: said = "", ...rest } = join || {};
    const next = JSON.stringify(rest);
    if (next !== drawn) {
      drawn = next;
      element.replaceChildren(...[scanned(rest.qr, "pq-pr-join-qr"), node("div", { class: "pq-pr-join-said" },
        node("p", { class: "pq-pr-join-where" }, text(rest.where), " ", node("b", {}, text(rest.address))),
        letters(text(rest.code), "pq-pr-join-code"), count, noted(rest, { class: "pq-pr-join-note" }), node("p", { class: "pq-pr-join-hint" }, text(rest.hint)))].filter(Boolean));
    }
    if (count.textContent !== text(said)) count.textContent = text(said);
    if (comes) element.closest(".pq-pr").scrollIntoView({ block: "start" }); // the button that opened the room stands below
  }
  return { element, draw };
}
