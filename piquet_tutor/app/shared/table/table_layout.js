// How large everything is: by the width, the seats, and the most cards a hand has held.

/** @import { Table } from "./table_parts.js" */

import { isCard } from "../drawing/card_art.js";
import { sizeOf, shareAround, shareOfHeight, sidePlaces, handFrame, handPlaces } from "../drawing/geometry.js";
import { attribute, text, list, arrange } from "../drawing/kit.js";
import { makeTracks } from "../race/race_track.js";
import { seatParts } from "./seat_parts.js";

const STAKE = 40; // pixels: the line above the prompt that tells what is bid for
const BESIDE_BIDS = 0.4; // of the cloth's width: where the other hand lies while bids stand beside it

/** Whether hands lie at the sides of the table too. */
export const isAround = (/** @type {Table} */ table) => table.seats.has("left") || table.seats.has("right");

/** Sizes: depend on the width, the seats and the most cards a hand has held; not on the phase. */
export function measure(/** @type {Table} */ table, present) {
  const width = table.root.clientWidth || 720;
  table.width = width;
  const size = sizeOf(width);
  attribute(table.root, "data-size", size);
  attribute(table.cloth, "data-seats", String(present.length > 2 ? "many" : "two"));
  if (Math.abs(width - table.lastWidth) > 40) { table.promptRoom = 0; table.lastWidth = width; }
  const sides = present.some((parts) => parts.at === "left" || parts.at === "right");
  const across = present.some((parts) => parts.at === "top");
  const lanes = makeTracks(table);
  const high = window.innerHeight - (text(table.scene.stake) ? STAKE : 0);
  const around = sides && !table.scene.big ? shareAround(high, across, lanes) : null;
  const heights = size === "s" || table.scene.big ? null : sides ? around : shareOfHeight(high, lanes);
  table.middle.classList.toggle("is-low", heights !== null && !sides && heights.middle < 150);
  table.middle.style.height = heights && (sides || heights.middle < (size === "m" ? 160 : 172)) ? `${heights.middle}px` : "";
  attribute(table.cloth, "data-around", sides ? (across ? "four" : "three") : null);
  table.cloth.classList.toggle("has-sides", sides);
  for (const parts of present) {
    const held = Math.max(Number(parts.scene.capacity) || 12, list(parts.scene.hand).length, table.capacities.get(parts.at) || 0);
    table.capacities.set(parts.at, held);
    const side = parts.at === "left" || parts.at === "right";
    const hand = list(parts.scene.hand);
    const open = hand.some((card) => card && isCard(card.card));
    const room = Math.floor(parts.hand.clientWidth || (side ? 120 : width - 36));
    parts.room = room;
    const own = parts.at === "bottom";
    if (side) {
      const tall = size === "s" ? (across ? 104 : 118) : Math.max(92, (heights ? heights.middle : 260) - 92);
      const wide = size === "s" ? 36 : Math.max(40, Math.min(table.scene.big ? 66 : 58, Math.floor(tall / 2.1)));
      const lie = sidePlaces({ width: room, height: tall, count: hand.length, card: wide, open });
      parts.frame = { card: lie.card, look: open ? "strip" : undefined };
      parts.spots = lie.places;
      parts.hand.style.height = `${tall}px`;
      continue;
    }
    const twoRows = own && size === "s";
    const wide = width >= 1050;
    const most = own ? (table.scene.big ? 146 : wide ? 136 : size === "l" ? 118 : sides && size === "s" ? (across ? 68 : 74) : 108) : table.scene.big ? 104 : sides ? (size === "s" ? 36 : 62) : wide ? 92 : size === "l" ? 78 : size === "m" ? 72 : 54;
    const max = heights ? Math.min(most, own ? heights.own : heights.other) : most;
    parts.frame = handFrame({ width: room - 16, capacity: held, max, min: own ? 44 : sides ? 34 : 40, rows: twoRows ? 2 : 1 });
    const beside = table.bidsBeside && parts.at === "top" ? Math.floor(room * BESIDE_BIDS) : room;
    parts.spots = handPlaces({ width: beside, inset: own && !twoRows ? 8 : 0, count: hand.length, frame: parts.frame, spread: open ? (twoRows ? 0.8 : 0.7) : 0.4, fan: !twoRows && own, suits: open ? suitsOf(hand) : [] });
    parts.hand.style.height = `${parts.frame.total + (own && !twoRows ? 14 : 0)}px`;
  }
  return size;
}

/** Where in a hand a suit begins; nowhere where the hand does not lie suit by suit. */
function suitsOf(hand) {
  const suits = hand.map((card) => (card && isCard(card.card) ? card.card[1] : ""));
  const begins = suits.map((suit, i) => (i && suit !== suits[i - 1] ? i : 0)).filter(Boolean);
  return begins.length < new Set(suits).size ? begins : [];
}

/** Before the first deal the cloth is as high as it will be once hands lie on it, so that the deal moves nothing. */
export function makeRoom(/** @type {Table} */ table, present) {
  const empty = !present.length && list(table.scene.trick).length === 2 && sizeOf(table.root.clientWidth) !== "s";
  table.cloth.classList.remove("is-empty");
  table.cloth.style.minHeight = "";
  if (!empty) return;
  const hands = ["top", "bottom"].map((at) => Object.assign(seatParts(table, at), { scene: {} }));
  arrange(table.cloth, [hands[0].seat, table.middle, hands[1].seat]);
  measure(table, hands);
  const room = table.cloth.offsetHeight;
  for (const parts of hands) { table.seats.delete(parts.at); table.capacities.delete(parts.at); }
  arrange(table.cloth, [table.middle]);
  table.cloth.classList.add("is-empty");
  table.cloth.style.minHeight = `${room}px`;
}
