// Playing cards drawn by Piquet Tutor: French suits, large indices, courts of our own.
// Everything is built with createElementNS from the constants below; colours come from theme.css.
// A card is drawn on a field of 200 by 280. Nothing here knows what a card is worth.

import { COURTS, court } from "./card_courts.js";
import { RANKS, SUITS, LETTERS, svg, suitAt, P } from "./card_shapes.js";

// Pips: left and right columns, the middle column, and four or three heights.
const LEFT = 77, MIDDLE = 100, RIGHT = 123;

const rows = (...heights) => heights.flatMap((y) => [[LEFT, y], [RIGHT, y]]);

const PIPS = {
  6: rows(52, 140, 228),
  7: [...rows(52, 140, 228), [MIDDLE, 96]],
  8: [...rows(52, 140, 228), [MIDDLE, 96], [MIDDLE, 184]],
  9: [...rows(49, 109.7, 170.3, 231), [MIDDLE, 140]],
  T: [...rows(49, 109.7, 170.3, 231), [MIDDLE, 79], [MIDDLE, 201]],
};

// What cards are called, and how their ranks are signed, in the language of the page; nothing where that is English.
let ownNames = {}, ownSigns = {};

/** Take over the names and signs of cards in another language. */
export function speakOfCards(names, signs) {
  ownNames = names && typeof names === "object" ? names : {};
  ownSigns = signs && typeof signs === "object" ? signs : {};
  drawn.clear();
}

const RANK_NAMES = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten", 9: "nine", 8: "eight", 7: "seven", 6: "six" };
const SUIT_NAMES = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** True when the text is the code of a card we can draw. */
export function isCard(code) {
  return typeof code === "string" && code.length === 2 && Object.hasOwn(RANKS, code[0]) && Object.hasOwn(SUITS, code[1]);
}

/** What a card is called: from the scene's words if they say so, else as the page's language has it, else in English. */
export function cardName(code, words = {}) {
  const given = (words.cards && words.cards[code]) || words[code];
  if (typeof given === "string") return given;
  if (typeof ownNames[code] === "string") return ownNames[code];
  return isCard(code) ? `${RANK_NAMES[code[0]]} of ${SUIT_NAMES[code[1]]}` : String(code);
}

/** The sign of a rank, in letters of the language of the page: K, in French R. */
export const rankSign = (rank) => ownSigns[rank] || (rank === "T" ? "10" : rank);

function rankAt(rank, x, y, scale, weight = 11) {
  const shape = LETTERS[ownSigns[rank]] || RANKS[rank];
  return svg("path", { class: "pq-rank", d: shape, "stroke-width": weight, transform: `translate(${x} ${y}) scale(${scale})` });
}

function corner(code) {
  return svg("g", {}, rankAt(code[0], 12, 13, 0.66, 11.5), suitAt(code[1], 31.5, 93, 37));
}

function paper() {
  return svg("rect", { class: "pq-paper", x: 1.5, y: 1.5, width: 197, height: 277, rx: 15 });
}

function frameSvg(...children) {
  return svg("svg", { class: "pq-face", viewBox: "0 0 200 280", "aria-hidden": "true", focusable: "false" }, ...children);
}

function ace(suit) {
  const group = [suitAt(suit, 100, 140, 82)];
  const ring = svg("g", { class: "pq-ornament" });
  for (let turn = 0; turn < 360; turn += 15) {
    ring.append(svg("path", { d: turn % 45 ? "M100 86V82" : "M100 88L103 82L100 74L97 82Z", transform: `rotate(${turn} 100 140)` }));
  }
  return [ring, ...group];
}

function fullFace(code) {
  const [rank, suit] = code;
  const middle = rank === "A" ? ace(suit)
    : COURTS[rank] ? court(code)
    : PIPS[rank].map(([x, y]) => suitAt(suit, x, y, rank === "T" || rank === "9" ? 31 : 34, y > 140.5));
  return frameSvg(paper(), ...middle, corner(code), svg("g", { transform: "rotate(180 100 140)" }, corner(code)));
}

// A face for small cards: the index is the card.
function smallFace(code) {
  const [rank, suit] = code;
  return frameSvg(paper(),
    rankAt(rank, 15, 16, 1.22, 11.5), suitAt(suit, 51, 162, 66), suitAt(suit, 138, 211, 92));
}

// A face of which only a strip along the top may show: rank and suit stand there side by side.
function stripFace(code) {
  const [rank, suit] = code;
  return frameSvg(paper(),
    rankAt(rank, 16, 18, 1.1, 13), suitAt(suit, 144, 62, 84), suitAt(suit, 100, 196, 104));
}

function backFace() {
  const lattice = svg("svg", { x: 17, y: 17, width: 166, height: 246, viewBox: "17 17 166 246" });
  let lines = "";
  for (let at = -280; at <= 480; at += 27) lines += `M${at} 0L${at + 280} 280M${at} 0L${at - 280} 280`;
  let dots = ""; // in one path: a table shows forty backs, and every element of theirs is styled and laid out
  for (let row = 0; row <= 20; row += 1) {
    for (let column = 0; column <= 7; column += 1) dots += `M${17 + column * 27 - (row % 2 ? 13.5 : 0)} ${row * 13.5}h0`;
  }
  lattice.append(P("pq-back-line", lines), P("pq-back-dot", dots));
  return frameSvg(paper(),
    svg("rect", { class: "pq-back", x: 11, y: 11, width: 178, height: 258, rx: 9 }), lattice,
    svg("rect", { class: "pq-back-frame", x: 17, y: 17, width: 166, height: 246, rx: 5 }),
    svg("path", { class: "pq-back-medal", d: "M100 84L148 140L100 196L52 140Z" }),
    svg("path", { class: "pq-back-frame", d: "M100 93L140.500 140L100 187L59.500 140Z" }),
    suitAt("S", 100, 118, 24, false, "pq-back-suit"), suitAt("C", 100, 162, 24, true, "pq-back-suit"),
    suitAt("H", 81, 140, 22, false, "pq-back-suit"), suitAt("D", 119, 140, 24, false, "pq-back-suit"));
}

const FACES = { small: smallFace, strip: stripFace };
const drawn = new Map();

/** The drawing of a card: look is "full", "small", "strip" or "back". Unknown codes get the back. */
export function drawCard(code, look) {
  const back = look === "back" || !isCard(code);
  const key = back ? "back" : `${code} ${look}`;
  if (!drawn.has(key)) drawn.set(key, back ? backFace() : (FACES[look] || fullFace)(code));
  return drawn.get(key).cloneNode(true);
}

/** Which look a known card of this many CSS pixels gets. */
export const lookFor = (width) => (width < 62 ? "small" : "full");
