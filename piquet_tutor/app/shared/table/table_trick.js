// The trick in the middle.

/** @import { Table } from "./table_parts.js" */

import { isCard } from "../drawing/card_art.js";
import { ASPECT, trickPlaces } from "../drawing/geometry.js";
import { list, text, node, arrange, attribute, word } from "../drawing/kit.js";
import { place, cardElement, dress } from "./table_card.js";

export function drawTrick(/** @type {Table} */ table, used, size, count) {
  const box = { width: table.trick.clientWidth, height: table.trick.clientHeight };
  const middle = table.middle.clientHeight; // read here, before anything is written
  const limit = size === "s" ? (count > 2 ? 54 : 62) : table.scene.big ? 108 : 88;
  const rows = count > 3 ? 2.08 : count > 2 ? 1.72 : 1.22;
  const width = Math.max(40, Math.min(limit, Math.floor(box.height / ASPECT / rows), Math.floor(box.width / (count > 2 ? 2.4 : 2.3))));
  table.middle.style.setProperty("--pq-trick-w", `${width}px`);
  table.trickBox = { ...box, card: width, seats: count, middle };
  const spots = trickPlaces(table.trickBox);
  const tall = width * ASPECT;
  const cut = table.seats.size ? [] : list(table.scene.trick).map((one) => text(one && one.at));
  const ats = count > 2 ? (cut.length ? cut : [...table.seats.keys()]) : ["top", "bottom"];
  for (const at of [...table.trickSlots.keys()]) if (!ats.includes(at)) { table.trickSlots.get(at)?.remove(); table.trickSlots.delete(at); }
  const slots = ats.filter((at) => spots[at]).map((at) => {
    if (!table.trickSlots.has(at)) table.trickSlots.set(at, node("div", { class: "pq-slot", "aria-hidden": "true" }));
    const slot = /** @type {HTMLElement} */ (table.trickSlots.get(at));
    slot.style.width = `${width}px`;
    slot.style.height = `${Math.round(tall)}px`;
    place(slot, Math.round(spots[at].x - width / 2), Math.round(spots[at].y - tall / 2), spots[at].turn);
    return slot;
  });
  const played = list(table.scene.trick).filter((one) => one && isCard(one.card)).map((one, i) => {
    const element = cardElement(table, one.card, used, [], i);
    dress(table, element, { ...one, enabled: undefined }, { width, button: false });
    const spot = spots[one.at] || spots.bottom;
    place(element, Math.round((spot.x - width / 2) * 10) / 10, Math.round((spot.y - tall / 2) * 10) / 10, spot.turn, i + 1);
    return element;
  });
  arrange(table.trick, [...slots, ...played]);
  attribute(table.trick, "aria-label", text(table.scene.trick_label) || word(table.scene, "trick"));
}
