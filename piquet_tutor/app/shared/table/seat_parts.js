// The elements of one seat: its plate, its hand, and what it has put out and won.

/** @import { Table } from "./table_parts.js" */

import { node, askRulings, list } from "../drawing/kit.js";
import { handKey, touch, setRover } from "./hand_touch.js";

export function seatParts(/** @type {Table} */ table, at) {
  if (table.seats.has(at)) return table.seats.get(at);
  const token = node("span", { class: "pq-token", "aria-hidden": "true" });
  const name = node("span", { class: "pq-name" });
  const role = node("span", { class: "pq-role" });
  const score = node("span", { class: "pq-score" });
  const chips = node("span", { class: "pq-chips" });
  const known = node("button", { class: "pq-known", type: "button", hidden: true });
  known.addEventListener("click", () => askRulings(table.scene.group, list((parts.scene.known || {}).rulings)));
  const beside = node("div", { class: "pq-beside", role: "group", hidden: true });
  const plate = node("div", { class: "pq-plate" }, token, node("div", { class: "pq-plate-words" }, node("div", { class: "pq-plate-line" }, name, score), node("div", { class: "pq-plate-line" }, role, chips)), beside);
  const discards = node("div", { class: "pq-discards" });
  const discardCards = node("div", { class: "pq-mini-row" });
  const discardLabel = node("span", { class: "pq-place-label" });
  discards.append(discardCards, discardLabel);
  const tricks = node("div", { class: "pq-tricks" });
  const trickRow = node("div", { class: "pq-mini-row" });
  const trickLabel = node("span", { class: "pq-place-label" });
  tricks.append(trickRow, trickLabel);
  const won = node("div", { class: "pq-won" }, discards, tricks);
  (at === "left" || at === "right" ? won : plate.querySelector(".pq-plate-line:last-child")).append(known);
  const strip = node("div", { class: "pq-strip" }, plate, won);
  const hand = node("div", { class: "pq-hand" });
  const count = node("span", { class: "pq-count", "aria-hidden": "true" });
  const seat = node("section", { class: "pq-seat", "data-at": at }, strip, node("div", { class: "pq-held" }, hand, count));
  const speech = node("div", { class: "pq-speech", "data-at": at });
  const parts = { at, seat, strip, plate, beside, won, token, name, role, score, chips, known, hand, count, discards, discardCards, discardLabel, tricks, trickRow, trickLabel, speech, spare: [], discardSpare: [], trickSpare: [], scene: {}, widths: new Map() };
  table.seats.set(at, parts);
  hand.addEventListener("keydown", (event) => handKey(table, event, parts));
  hand.addEventListener("click", (event) => {
    const card = event.target.closest(".pq-card");
    if (card && hand.contains(card)) touch(table, parts, card);
  });
  hand.addEventListener("focusin", (event) => {
    const card = event.target.closest(".pq-card");
    if (card) setRover(table, parts, card.dataset.card);
  });
  return parts;
}
