// The seats of a live class, in a fold below its code: those of one address together, and what closes them. The room is
// asked for the list only while the fold is open.

import { node, list, text, arrange } from "../../shared/drawing/kit.js";

/** One seat, with the cross that closes it. */
function seatShown(one, shut) {
  const cross = node("button", { type: "button", class: "pq-live-cross", "aria-label": text(one.act), title: text(one.act) }, "×");
  cross.addEventListener("click", shut);
  return node("li", { class: `pq-live-seat is-${text(one.state)}` }, node("span", { class: "pq-live-name" }, text(one.label)), node("span", { class: "pq-live-state" }, text(one.told)), cross);
}

function groupShown(group, say) {
  const all = node("button", { type: "button", class: "pq-live-button" }, text(group.act));
  all.addEventListener("click", () => say({ shut: { address: group.id } }));
  const seats = list(group.seats).map((one) => seatShown(one, () => say({ shut: { seat: one.id } })));
  return node("section", { class: "pq-live-group" }, node("div", { class: "pq-live-row" }, node("h4", {}, text(group.label)), all),
    node("ul", { class: "pq-live-seats" }, ...seats), group.more ? node("p", { class: "pq-live-note" }, text(group.more)) : null);
}

function barredShown(one, say) {
  const admit = node("button", { type: "button", class: "pq-live-button" }, text(one.act));
  admit.addEventListener("click", () => say({ admit: { address: one.id } }));
  return node("div", { class: "pq-live-row" }, node("span", {}, text(one.label)), admit);
}

/**
 * The fold of the seats.
 *
 * @param {(message: object) => void} say says something to the room
 */
export function liveSeats(say) {
  const summary = node("summary", {}), hint = node("p", { class: "pq-live-note" }), shown = node("div", { class: "pq-live-places" });
  const element = node("details", { class: "pq-live-fold" }, summary, hint, shown);
  let drawn = "";
  const watch = () => say({ watch: { on: element.open } });
  element.addEventListener("toggle", watch);
  return {
    element,
    watch,
    draw(scene) {
      const seats = scene || {};
      if (summary.textContent !== text(seats.label)) summary.textContent = text(seats.label);
      if (hint.textContent !== text(seats.hint)) hint.textContent = text(seats.hint);
      const next = JSON.stringify([seats.alone, seats.together, seats.barred]);
      if (next === drawn) return;
      drawn = next;
      const alone = list(seats.alone).map((one) => seatShown(one, () => say({ shut: { address: one.id } })));
      arrange(shown, [...list(seats.together).map((group) => groupShown(group, say)),
        ...(alone.length ? [node("ul", { class: "pq-live-seats" }, ...alone)] : []), ...list(seats.barred).map((one) => barredShown(one, say))]);
    },
  };
}
