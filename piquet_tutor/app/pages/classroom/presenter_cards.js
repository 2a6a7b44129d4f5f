// The cards of a presentation: hands fanned over the width there is, the talon, the trick. Sizes are the style sheet's.

import { node, attribute, arrange, icon, text, list } from "../../shared/drawing/kit.js";
import { drawCard, isCard } from "../../shared/drawing/card_art.js";

const NARROW = 640; // pixels of a presentation below which cards show their index alone

function presenterCard(one, narrow) {
  const code = isCard(one.card) ? one.card : null;
  const card = node("span", { class: `pq-pr-card${one.lit ? " is-lit" : ""}${one.beaten ? " is-beaten" : ""}${one.winning ? " is-winning" : ""}` });
  if (code) {
    attribute(card, "role", "img");
    attribute(card, "aria-label", text(one.label));
    card.dataset.suit = code[1];
    card.dataset.card = code;
  } else attribute(card, "aria-hidden", "true");
  card.append(drawCard(code, code ? (narrow ? "small" : "full") : "back"));
  return card;
}

const presenterRow = (cards, narrow) => list(cards).map((one) => node("span", { class: "pq-pr-slot" }, presenterCard(one, narrow)));

function presenterSeat(send) {
  const name = node("h3", { class: "pq-pr-name" });
  const score = node("span", { class: "pq-pr-score" });
  const tricks = node("span", { class: "pq-pr-tricks" });
  const eye = node("button", { type: "button", class: "pq-pr-eye" });
  eye.append(icon("eye"));
  const gone = node("span", { class: "pq-pr-gone" });
  const hand = node("div", { class: "pq-pr-hand", role: "group" });
  const element = node("section", { class: "pq-pr-seat" }, node("div", { class: "pq-pr-plate" }, eye, name, score, tricks, gone), hand);
  let seat = "";
  eye.addEventListener("click", () => send({ kind: "hand", seat }));

  function draw(one, scene, narrow) {
    seat = text(one.seat);
    name.textContent = text(one.name);
    const scored = one.score !== null && one.score !== undefined;
    score.textContent = scored ? text(one.score) : "";
    score.hidden = !scored;
    attribute(score, "title", text(scene.words && scene.words.score));
    tricks.textContent = text(one.tricks);
    eye.hidden = !text(one.eye);
    attribute(eye, "aria-pressed", String(!one.hidden));
    attribute(eye, "aria-label", text(one.eye));
    attribute(eye, "title", text(one.eye));
    attribute(element, "data-at", text(one.at));
    element.classList.toggle("is-acting", Boolean(one.to_act));
    attribute(hand, "aria-label", text(one.name));
    hand.style.setProperty("--n", String(list(one.hand).length));
    const drawing = JSON.stringify([one.hand, narrow]);
    if (hand.dataset.drawing !== drawing) {
      hand.dataset.drawing = drawing;
      arrange(hand, presenterRow(one.hand, narrow));
    }
    arrange(gone, list(one.discards).map((code) => presenterCard({ card: code, label: "" }, true)));
    attribute(gone, "role", list(one.discards).length ? "img" : null);
    attribute(gone, "aria-label", list(one.discards).length ? text(one.discards_label) : null);
    for (const card of gone.children) { card.removeAttribute("role"); card.removeAttribute("aria-label"); }
  }
  return { element, draw };
}

/** The hands: the nearest below, the others above. */
export function presenterSeats(send) {
  const others = node("div", { class: "pq-pr-others" });
  const nearest = node("div", { class: "pq-pr-nearest" });
  const made = new Map();
  function draw(scene) {
    const narrow = others.closest(".pq-pr").clientWidth < NARROW;
    /** @type {Record<string, HTMLElement[]>} */
    const elements = { others: [], nearest: [] };
    for (const one of list(scene.seats)) {
      const at = text(one.at);
      if (!made.has(at)) made.set(at, presenterSeat(send));
      made.get(at).draw(one, scene, narrow);
      elements[at === "bottom" ? "nearest" : "others"].push(made.get(at).element);
    }
    arrange(others, elements.others);
    arrange(nearest, elements.nearest);
  }
  return { others, nearest, draw };
}

/** What lies in the middle: the trick; before the play the talon. */
export function presenterMiddle() {
  const cards = node("div", { class: "pq-pr-lie", role: "group" });
  const label = node("p", { class: "pq-pr-lie-label" });
  const element = node("div", { class: "pq-pr-middle" }, cards, label);
  function draw(scene) {
    const trick = list(scene.trick);
    const talon = scene.talon && !trick.length ? scene.talon : null;
    const narrow = element.closest(".pq-pr").clientWidth < NARROW;
    const name = trick.length ? text(scene.trick_label) : talon ? text(talon.label) : "";
    element.classList.toggle("is-trick", trick.length > 0);
    const drawing = JSON.stringify([trick, talon, narrow]);
    if (cards.dataset.drawing !== drawing) {
      cards.dataset.drawing = drawing;
      const laid = presenterRow(trick.length ? trick : talon ? talon.cards : [], narrow);
      laid.forEach((slot, at) => { if (trick.length) slot.dataset.at = text(trick[at].at); });
      arrange(cards, laid);
    }
    label.textContent = name;
    attribute(cards, "aria-label", name || null);
    attribute(cards, "role", name ? "group" : null);
  }
  return { element, draw };
}
