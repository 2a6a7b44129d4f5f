// What the odds are about and how they are measured: the cards in question, and the scale below the bars of a plot.

import { list, miniCard, node, text } from "../../shared/drawing/kit.js";

/** The cards in question: a hand that shows what is counted, or the backs of those that are drawn from. */
export function drawCards(view, scene) {
  const given = scene.cards;
  const drawing = JSON.stringify(given || null);
  view.cards.hidden = !given;
  if (!given || drawing === view.cardsDrawn) return;
  view.cardsDrawn = drawing;
  const backs = Array.from({ length: Number(given.backs) || 0 }, (_, place) => node("i", { class: place < given.wanted ? "is-wanted" : null }));
  view.cards.replaceChildren(node("figcaption", {}, text(given.label)),
    list(given.faces).length ? node("div", { class: "pq-odds-faces" }, ...given.faces.map((code) => miniCard(code, scene))) : node("div", { class: "pq-odds-backs", "aria-hidden": "true" }, ...backs));
}

/** The scale below the bars of a plot. */
export function axisOf(plot) {
  const marks = list(plot.axis);
  return marks.length ? node("div", { class: "pq-odds-axis", "aria-hidden": "true" }, ...marks.map((one) => node("span", { style: `inset-inline-start: ${100 * Number(one.at)}%` }, text(one.text)))) : null;
}
