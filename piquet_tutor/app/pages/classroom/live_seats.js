// The seats of a live class, in a fold below its code: those of one address together, and what closes them. The room is
// asked for the list only while the fold is open.

import { node, list, text, arrange } from "../../shared/drawing/kit.js";

function button(label, about, act) {
  const made = node("button", { type: "button", ...about }, label);
  made.addEventListener("click", act);
  return made;
}

/** What is asked before anything is closed: it is named, and only a second press closes it. */
function asked(one, key, ways) {
  return [node("span", { class: "pq-live-who" }, text(one.sure)), button(text(one.yes), { class: "pq-press is-primary", "data-key": `yes ${key}` }, ways.shut),
    button(text(one.no), { class: "pq-press", "data-key": key }, ways.keep)];
}

/** One seat, with the cross that closes it; of one that is closed no cross. */
function seatShown(one, key, ways) {
  if (one.act && ways.asks) return node("li", { class: "pq-live-seat is-asked" }, ...asked(one, key, ways));
  const who = node("span", { class: "pq-live-who" }, node("span", { class: "pq-live-name" }, text(one.label)), node("span", { class: "pq-live-state" }, text(one.told)));
  const cross = one.act ? button("×", { class: "pq-live-cross", "aria-label": text(one.act), title: text(one.act), "data-key": key }, ways.ask) : null;
  return node("li", { class: `pq-live-seat is-${text(one.state)}` }, who, cross);
}

function groupShown(group, key, ways, seats) {
  const all = ways.asks ? asked(group, key, ways) : [node("h4", {}, text(group.label)), group.act ? button(text(group.act), { class: "pq-press", "data-key": key }, ways.ask) : null];
  return node("section", { class: "pq-live-group" }, node("div", { class: "pq-live-row" }, ...all), node("ul", { class: "pq-live-seats" }, ...seats),
    group.more ? node("p", { class: "pq-live-note" }, text(group.more)) : null);
}

function barredShown(one, say) {
  return node("div", { class: "pq-live-row" }, node("span", {}, text(one.label)), button(text(one.act), { class: "pq-press" }, () => say({ admit: { address: one.id } })));
}

/** Draw the places anew; where the focus was on something that is still there, it stays on it. */
function renew(shown, children) {
  const held = document.activeElement instanceof HTMLElement && shown.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  arrange(shown, children);
  const again = held && [...shown.querySelectorAll("[data-key]")].find((one) => one.dataset.key === held);
  if (again) again.focus();
}

/**
 * The fold of the seats.
 *
 * @param {(message: object) => void} say says something to the room
 */
export function liveSeats(say) {
  const summary = node("summary", {}), hint = node("p", { class: "pq-live-note" }), shown = node("div", { class: "pq-live-places" });
  const element = node("details", { class: "pq-unfold pq-live-fold" }, summary, hint, shown);
  let seats = /** @type {any} */ ({}), asking = "", drawn = "";
  const watch = () => say({ watch: { on: element.open } });
  element.addEventListener("toggle", watch);

  function ask(key) {
    asking = key;
    draw();
  }

  /** Draw something with the ways to close it: after a first press it is asked about. */
  function shutting(show, one, what, ...more) {
    const key = JSON.stringify(what);
    const shut = () => { say({ shut: what }); ask(""); };
    return show(one, key, { asks: asking === key, ask: () => ask(key), keep: () => ask(""), shut }, ...more);
  }

  function draw() {
    const next = JSON.stringify([seats.alone, seats.together, seats.barred, asking]);
    if (next === drawn) return;
    drawn = next;
    const alone = list(seats.alone).map((one) => shutting(seatShown, one, { address: one.id }));
    const together = list(seats.together).map((group) => shutting(groupShown, group, { address: group.id }, list(group.seats).map((one) => shutting(seatShown, one, { seat: one.id }))));
    renew(shown, [...together, ...(alone.length ? [node("ul", { class: "pq-live-seats" }, ...alone)] : []), ...list(seats.barred).map((one) => barredShown(one, say))]);
  }

  return {
    element,
    watch,
    draw(scene) {
      seats = scene || {};
      if (summary.textContent !== text(seats.label)) summary.textContent = text(seats.label);
      if (hint.textContent !== text(seats.hint)) hint.textContent = text(seats.hint);
      draw();
    },
  };
}
