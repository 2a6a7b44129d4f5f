// The hands of a deal, drawn before anything is touched: those that the link does not hide, as they were dealt.

import { LETTERS, RANKS, SUITS, svg } from "../shared/drawing/card_shapes.js";
import { heldIn } from "./embed_link.js";

const INK = { S: "#1b2130", H: "#b5152b", D: "#b5152b", C: "#1b2130" };
const CARD = /^[AKQJT6-9][SHDC]$/;
const FEWEST = 5; // cards in a row that is a hand

/** One card, its colours in it: no style sheet of the site is here. */
function card(code, signs) {
  const [rank, suit] = code;
  return svg("svg", { viewBox: "0 0 200 280", "aria-hidden": "true" },
    svg("rect", { x: 3, y: 3, width: 194, height: 274, rx: 16, fill: "#fffdf6", stroke: "#8c7d61", "stroke-width": 4 }),
    svg("path", { d: LETTERS[signs[rank]] || RANKS[rank], transform: "translate(18 18) scale(1.45)", fill: "none", stroke: INK[suit], "stroke-width": 11.5, "stroke-linejoin": "round" }),
    svg("path", { d: SUITS[suit], transform: "translate(84 160) scale(.96)", fill: INK[suit] }),
    svg("path", { d: SUITS[suit], transform: "translate(128 24) scale(.5)", fill: INK[suit] }));
}

/** A seat's name and its cards. */
function row(name, codes, words) {
  const said = document.createElement("dt"), laid = document.createElement("dd");
  said.textContent = name;
  laid.setAttribute("role", "img");
  laid.setAttribute("aria-label", codes.map((code) => words.cards[code] || code).join(", "));
  laid.append(...codes.map((code) => card(code, words.signs)));
  return [said, laid];
}

/**
 * The hands of the first deal of a link; null where none can be drawn.
 *
 * @param {string} link
 * @param {any} words
 */
export async function drawnHands(link, words) {
  let held = null;
  try { held = await heldIn(link); } catch { return null; } // the site says what is wrong with it, when it is opened
  const deal = held && Array.isArray(held.deals) && held.deals[0];
  const hands = deal && (deal.hands || deal.deal);
  if (!hands || typeof hands !== "object") return null;
  const hidden = Array.isArray(held.hidden) ? held.hidden : [];
  const drawn = document.createElement("dl");
  drawn.className = "hands";
  for (const [seat, cards] of Object.entries(hands)) {
    const codes = typeof cards === "string" ? cards.trim().split(/\s+/) : [];
    if (!Object.hasOwn(words.seats, seat) || hidden.includes(seat) || codes.length < FEWEST || !codes.every((code) => CARD.test(code))) continue;
    drawn.append(...row(words.seats[seat], codes, words));
  }
  return drawn.childElementCount ? drawn : null;
}
