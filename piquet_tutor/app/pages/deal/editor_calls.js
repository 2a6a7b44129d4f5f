// What each seat calls: everything it holds, nothing, or what is chosen here; and whether a carte blanche is claimed.

import { drawCard } from "../../shared/drawing/card_art.js";
import { uid, node, text, list } from "../../shared/drawing/kit.js";
import { editorFaults, editorCard } from "./editor_cloth.js";

/** @type {[string, boolean | null][]} */
const CLAIMS = [["blank-rules", null], ["blank-claimed", true], ["blank-quiet", false]];

/** A labelled list: [title, value] pairs; `chosen(value)` is told what was chosen. */
export function editorSelect(label, pairs, value, chosen, name = null) {
  const id = uid("choice");
  const select = node("select", { id, "aria-label": name }, ...pairs.map(([title, each], i) => node("option", { value: String(i), selected: each === value }, text(title))));
  select.addEventListener("change", () => chosen(pairs[Number(select.value)][1]));
  return node("span", { class: "pq-lab-field" }, node("label", { for: id }, text(label)), select);
}

/** A button with a text. */
export function editorButton(label, act, cls = "", attributes = {}) {
  const button = node("button", { type: "button", class: `pq-press pq-lab-button ${cls}`, ...attributes }, text(label));
  button.addEventListener("click", act);
  return button;
}

function miniCards(codes) {
  return node("span", { class: "pq-lab-minis", "aria-hidden": "true" }, ...list(codes).map((code) => {
    const mini = node("span", { class: "pq-mini" });
    if (code.length === 2 && code[0] !== "-") { mini.dataset.suit = code[1]; mini.append(drawCard(code, "small")); }
    return mini;
  }));
}

/** The fixed elements. */
function callParts() {
  const element = node("div", { class: "pq-lab-calls" });
  const chosen = new Map(); // seat -> the cards touched for a shorter call
  return { element, chosen };
}

function call(view, seat, kind, given) {
  view.send({ kind: "call", seat, call: kind.kind, given });
}

function kindOf(view, seat, kind) {
  const groups = list(kind.groups).map((one) => one.cards);
  const states = [[view.words["call-full"], "full"], [view.words["call-sunk"], "sunk"]];
  if (kind.state === "set" || list(kind.held).length) states.splice(1, 0, [view.words["call-set"], "set"]);
  const choose = (state) => {
    if (state === "set" && !groups.length) call(view, seat.seat, kind, [kind.held[0].cards]);
    else if (state !== "set") call(view, seat.seat, kind, state === "full" ? null : []);
  };
  const shown = kind.state !== "set" ? [] : list(kind.groups).map((one) => node("li", {}, miniCards(one.codes), node("span", {}, text(one.named)),
    editorButton("×", () => call(view, seat.seat, kind, groups.filter((each) => each !== one.cards)), "is-remove", { "aria-label": one.remove })));
  const more = kind.state !== "set" ? [] : list(kind.held).map((one) => editorButton(one.named, () => call(view, seat.seat, kind, kind.kind === "point" ? [one.cards] : [...groups, one.cards]), "is-offer", { "aria-label": one.add }));
  return node("div", { class: "pq-lab-kind", "data-kind": kind.kind, "data-state": kind.state },
    editorSelect(kind.label, states, kind.state, choose, kind.whole),
    shown.length ? node("ul", { class: "pq-lab-groups" }, ...shown) : null,
    more.length ? node("div", { class: "pq-lab-offers" }, node("span", { class: "pq-lab-small" }, view.words["call-offers"]), ...more) : null,
    list(kind.faults).length ? editorFaults(kind.faults) : null);
}

function blankOf(view, seat) {
  const blank = seat.blank;
  const now = blank.claimed === undefined ? null : blank.claimed;
  return node("div", { class: "pq-lab-kind", "data-kind": "carte_blanche" },
    editorSelect(blank.label, CLAIMS.map(([name, value]) => [view.words[name], value]), now, (claimed) => view.send({ kind: "carte_blanche", seat: seat.seat, claimed }), blank.whole),
    list(blank.faults).length ? editorFaults(blank.faults) : null);
}

/** The hand, to touch the cards of a shorter call. */
function pickerOf(view, seat) {
  const hand = list(seat.hand);
  if (!hand.length || !list(seat.kinds).length) return null;
  const touched = view.chosen.get(seat.seat) || new Set();
  for (const code of [...touched]) if (!hand.includes(code)) touched.delete(code);
  view.chosen.set(seat.seat, touched);
  const opened = node("div", {});
  const details = node("details", { class: "pq-unfold pq-prices" }, node("summary", {}, view.words["call-pick"]), opened);
  details.addEventListener("toggle", () => { if (details.open && !opened.firstChild) opened.append(...handOf(view, seat, hand, touched)); });
  return details;
}

/** The cards to touch, and a button for each kind of call; made only when somebody looks. */
function handOf(view, seat, hand, touched) {
  const row = node("div", { class: "pq-lab-pick", role: "group", "aria-label": seat.hand_label });
  const buttons = list(seat.kinds).map((kind) => editorButton(kind.label, () => {
    const cards = hand.filter((code) => touched.has(code)).join(" ");
    touched.clear();
    call(view, seat.seat, kind, kind.kind === "point" || kind.state !== "set" ? [cards] : [...list(kind.groups).map((one) => one.cards), cards]);
  }, "is-pick", { disabled: !touched.size, "aria-label": kind.whole }));
  for (const code of hand) {
    const card = editorCard(code, text((view.words.cards || {})[code]));
    card.setAttribute("aria-pressed", String(touched.has(code)));
    card.addEventListener("click", () => {
      if (!touched.delete(code)) touched.add(code);
      card.setAttribute("aria-pressed", String(touched.has(code)));
      for (const button of buttons) button.disabled = !touched.size;
    });
    row.append(card);
  }
  return [row, node("div", { class: "pq-lab-row" }, ...buttons)];
}

export function editorCalls(send) {
  const view = {
    send,
    words: {},
    ...callParts(),
  };

  return {
    element: view.element,
    draw(scene, given) {
      view.words = given;
      if (!scene.kinds && !list(scene.seats).some((seat) => seat.blank)) { view.element.replaceChildren(node("p", {}, view.words["calls-none"])); return; }
      const open = [...view.element.querySelectorAll("details")].map((one) => one.open);
      const active = view.element.contains(document.activeElement) ? [...view.element.querySelectorAll("select, button")].indexOf(document.activeElement) : -1;
      view.element.replaceChildren(...(scene.ready ? [] : [node("p", { class: "pq-lab-note" }, view.words["calls-wait"])]),
        ...list(scene.seats).map((seat) => node("section", { class: "pq-lab-seat" }, node("h3", {}, text(seat.label)),
          ...(list(seat.faults).length ? [editorFaults(seat.faults)] : []),
          ...list(seat.kinds).map((kind) => kindOf(view, seat, kind)), ...(seat.blank ? [blankOf(view, seat)] : []), pickerOf(view, seat) || "")));
      [...view.element.querySelectorAll("details")].forEach((one, i) => { one.open = Boolean(open[i]); });
      const again = active >= 0 && view.element.querySelectorAll("select, button")[active];
      if (again) again.focus({ preventScroll: true });
    },
  };
}
