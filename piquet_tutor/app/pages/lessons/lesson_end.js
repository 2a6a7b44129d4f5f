// The end of a lesson: the cards that scored, the values to take away, what this learner did, and all that can be done now.

import { drawCard, isCard } from "../../shared/drawing/card_art.js";
import { icon, list, node, text } from "../../shared/drawing/kit.js";

/** What stands above the lesson's own words, and the sentence below them. */
export const endParts = () => ({ end: node("div", { class: "pq-ce", hidden: "" }), did: node("p", { class: "pq-ce-did", hidden: "" }), ended: "" });

function figure(cards) {
  const rows = list(cards && cards.rows).map((row) => node("div", { class: "pq-ce-row" }, ...list(row).filter(isCard).map((code) => node("span", { "data-suit": code[1] }, drawCard(code, "full")))));
  return cards ? node("figure", { class: "pq-ce-won" }, ...rows, node("figcaption", {}, text(cards.told))) : null;
}

function values(worth) {
  const rows = list(worth && worth.rows).map((row) => node("tr", {}, node("th", { scope: "row" }, text(row.name)), node("td", {}, text(row.worth))));
  return rows.length ? node("table", { class: "pq-ce-worth" }, node("caption", {}, text(worth.label)), node("tbody", {}, ...rows)) : null;
}

function skills(road) {
  const rows = list(road && road.rows).map((row) => node("li", { class: row.done ? "is-done" : null }, node("span", { "aria-hidden": "true" }, row.done ? icon("awarded") : null), text(row.text)));
  return rows.length ? node("div", { class: "pq-ce-road" }, node("h3", {}, text(road.label)), node("ul", {}, ...rows)) : null;
}

/** Draw the end of a lesson, or nothing where the lesson goes on. */
export function drawEnd(view) {
  const end = view.scene.end;
  const drawing = JSON.stringify(end || null);
  if (drawing === view.ended) return;
  view.ended = drawing;
  const parts = end ? [skills(end.road), figure(end.cards), values(end.worth)].filter(Boolean) : [];
  view.end.replaceChildren(...parts);
  view.end.hidden = !parts.length;
  view.did.textContent = text(end && end.did);
  view.did.hidden = !view.did.textContent;
}
