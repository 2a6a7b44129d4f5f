// The cards a scorer looks at: hands in rows, tricks in a grid, some of them lit as the evidence of a ruling.

import { node, text, list } from "../drawing/kit.js";
import { drawCard, cardName, isCard } from "../drawing/card_art.js";

const NARROW = "(max-width: 700px)";

function scorerCard(code, small) {
  const look = small || window.matchMedia(NARROW).matches ? "small" : "full";
  const card = node("span", { class: "pq-sc-card", role: "img", "aria-label": cardName(code), "data-card": code });
  if (isCard(code)) card.dataset.suit = code[1];
  card.append(drawCard(code, look));
  return card;
}

function rowOfCards(row) {
  const codes = list(row.cards);
  const cards = codes.map((code, i) => {
    const card = scorerCard(code, row.small);
    if (i + 1 < codes.length && codes[i + 1][1] !== code[1]) card.classList.add("is-suit-end");
    return card;
  });
  const hand = node("div", { class: "pq-sc-hand", role: "group", "aria-label": text(row.label) }, ...cards);
  hand.style.setProperty("--pq-steps", String(Math.max(1, cards.length - 1))); // a telephone lays them in one row
  return node("div", { class: `pq-sc-row${row.small ? " is-small" : ""}${codes.length > 8 ? " is-long" : ""}` }, node("p", { class: "pq-sc-label" }, text(row.label)), hand);
}

function trickOfCards(trick) {
  return node("li", {}, node("div", { class: "pq-sc-trick", role: "group", "aria-label": text(trick.label) },
    node("span", { class: "pq-sc-trick-cards" }, ...list(trick.cards).map((code) => scorerCard(code, true))),
    node("span", { class: "pq-sc-trick-winner", "aria-hidden": "true" }, `${text(trick.number)}. ${text(trick.winner)}`)));
}

/** The cards of a table; `words` names the tricks. */
export function scorerTable(table, words, className = "") {
  const tricks = list(table.tricks);
  return node("div", { class: `pq-sc-table ${className}` }, ...list(table.rows).map(rowOfCards),
    tricks.length ? node("div", { class: "pq-sc-tricks" }, node("p", { class: "pq-sc-label" }, text(words.tricks), " ", node("span", {}, text(words["trick-heads"]))), node("ul", {}, ...tricks.map(trickOfCards))) : null);
}

/** Light these cards in an element, and no others. */
export function lightCards(element, codes) {
  const lit = new Set(list(codes));
  element.classList.toggle("has-lit", lit.size > 0);
  for (const card of element.querySelectorAll(".pq-sc-card")) card.classList.toggle("is-lit", lit.has(card.dataset.card));
}
