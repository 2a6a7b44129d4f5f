// What every widget shares: making elements, words, icons, messages and the two page events.
// Text from a scene only ever becomes a text node.

import { cardName, drawCard, isCard, speakOfCards } from "./card_art.js";
import { svg } from "./card_shapes.js";

const ENGLISH = {
  face_down: "face-down card", cards: "cards", cards_down: "cards, face down", hand: "hand", table: "card table", trick: "Trick", talon: "Talon",
  selected: "selected", new: "new", discard: "to be discarded", winning: "winning", lit: "highlighted", asked: "asked about",
  to_act: "to act", leads: "leads", score: "score", tools: "Table tools", stepping: "Through the deal", actions: "What you may do", key: "key",
  two_point: "two points",
  awarded: "Awarded", denied: "Not awarded", superseded: "Replaced", allowed: "Allowed", refused: "Refused",
  all: "All", scores: "Scores", why_not: "Why not", filter: "Show", more: "More", less: "Less", ruling: "Ruling",
  because: "Rests on", authority: "Authority", clause: "The rule in the rulebook", new_tab: "opens in a new tab", evidence: "Cards", fresh: "new", nothing: "Nothing here yet.", routine: "routine rulings",
  meaning: "what it means",
  open: "open", total: "Total",
  waking: "One moment: what you pressed is kept.",
  points: "points", show_rulings: "show the rulings", beside: "{name}: {value}",
};

// The same in the language of the page; none where that is English.
/** @type {Record<string, any>} */
let ownWords = {};

/**
 * Take over the words of a page's language.
 *
 * @param {any} words
 */
export function speak(words) {
  ownWords = words && typeof words === "object" ? words : {};
  speakOfCards(ownWords.card_names, ownWords.signs);
}

/**
 * The word for a key: the scene's own, else the page's, else English.
 *
 * @param {any} scene
 * @param {string} key
 * @returns {string}
 */
export function word(scene, key) {
  const given = scene && scene.words && scene.words[key];
  if (typeof given === "string") return given;
  return typeof ownWords[key] === "string" ? ownWords[key] : ENGLISH[key] || key;
}

/**
 * What something is called and what it is or has, set beside each other as the page's language does.
 *
 * @param {any} scene
 * @param {unknown} name
 * @param {unknown} value
 */
export function beside(scene, name, value) {
  return word(scene, "beside").replace(/\{(name|value)\}/g, (_, which) => (which === "name" ? text(name) : text(value)));
}

/** @type {(value: unknown) => string} */
export const text = (value) => (value === null || value === undefined ? "" : String(value));
/** @type {(value: unknown) => any[]} */
export const list = (value) => (Array.isArray(value) ? value.filter((item) => item !== undefined) : []);

/**
 * An HTML element; attributes that are null or false are left out, text children become text nodes.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {any} the element: what its tag makes of it, which whoever asks for it knows
 */
export function node(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== "") element.append(child);
  return element;
}

/** What has the focus. */
export const focused = () => /** @type {HTMLElement | null} */ (document.activeElement);

/**
 * Set or remove an attribute, only when that changes something.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value
 */
export function attribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/**
 * Write a text, only when that changes something: the same text written anew would have everything laid out again.
 *
 * @param {Element} element
 * @param {unknown} value
 */
export function write(element, value) {
  const wanted = text(value);
  if (element.textContent !== wanted) element.textContent = wanted;
}

/**
 * Make `parent` hold exactly these children, moving only what stands elsewhere.
 *
 * @param {Element} parent
 * @param {Element[]} children
 */
export function arrange(parent, children) {
  children.forEach((child, i) => {
    if (parent.childNodes[i] !== child) parent.insertBefore(child, parent.childNodes[i] || null);
  });
  while (parent.childNodes.length > children.length) parent.lastChild?.remove();
}

/**
 * Something that can wait until the page has been painted, such as writing down where it stands: {later(value), drop(),
 * close()}. Of several values only the last is acted on; none is lost when the page is left.
 */
export function atLeisure(act) {
  let waiting = null;
  const idle = window.requestIdleCallback ? (run) => window.requestIdleCallback(run, { timeout: 400 }) : (run) => window.setTimeout(run, 60);
  function now() {
    const given = waiting;
    waiting = null;
    if (given) act(given.value);
  }
  function later(value) {
    if (!waiting) idle(now);
    waiting = { value };
  }
  window.addEventListener("pagehide", now);
  return { later, drop: () => { waiting = null; }, close: () => { now(); window.removeEventListener("pagehide", now); } };
}

let serial = 0;
/** @type {(stem: string) => string} */
export const uid = (stem) => `pq-${stem}-${(serial += 1)}-${Math.random().toString(36).slice(2, 7)}`;

// Icons on a field of 24, strokes only.
const ICONS = {
  awarded: "M5 12.500L10 17.500L19 7", denied: "M6 6L18 18M18 6L6 18", superseded: "M4 8H17L13 4M20 16H7L11 20",
  allowed: "M12 4A8 8 0 1 1 11.900 4ZM8.500 12.200L11 14.700L15.500 9.500", refused: "M12 3.500A8.500 8.500 0 1 1 11.900 3.500ZM6.200 6.200L17.800 17.800",
  ask: "M9 8.500C9 6.500 10.300 5.300 12.200 5.300C14.200 5.300 15.500 6.600 15.500 8.300C15.500 10.800 12 11.200 12 14.200M12 18.200V18.800",
  wait: "M7 4H17M7 20H17M8 4C8 9 16 15 16 20M16 4C16 9 8 15 8 20", done: "M5 12.500L10 17.500L19 7",
  undo: "M8 5L4 9L8 13M4 9H14C17.500 9 20 11 20 14C20 17 17.500 19 14 19H8",
  first: "M6 5V19M18 6L10 12L18 18Z", back: "M16 6L8 12L16 18Z", forward: "M8 6L16 12L8 18Z", last: "M18 5V19M6 6L14 12L6 18Z",
  suit: "M12 4C14 8 19 10.500 19 14C19 16.500 16.500 17.500 14.700 16.500C14 16 13 15 12 14C11 15 10 16 9.300 16.500C7.500 17.500 5 16.500 5 14C5 10.500 10 8 12 4ZM12 15V20M9.500 20H14.500",
  rank: "M4 19L8 6L12 19M5.300 15H10.700M15 8H20M15 12.500H20M15 17H18", colours: "M12 3L16 7.500L12 12L8 7.500ZM6 9.500L10 14L6 18.500L2 14ZM18 9.500L22 14L18 18.500L14 14ZM12 15.500L14.500 18.300L12 21L9.500 18.300Z",
  eye: "M2.500 12C5 7.500 8.300 5.500 12 5.500C15.700 5.500 19 7.500 21.500 12C19 16.500 15.700 18.500 12 18.500C8.300 18.500 5 16.500 2.500 12ZM12 9A3 3 0 1 1 11.900 9Z",
  play: "M8 5L18 12L8 19Z", lead: "M4 12H18M12.500 6.500L18 12L12.500 17.500", chevron: "M6 9L12 15L18 9", flag: "M6 21V4H17L14.500 8L17 12H6",
  lock: "M6 11H18V20H6ZM8.500 11V8C8.500 5.500 10 4 12 4C14 4 15.500 5.500 15.500 8V11", crown: "M4 18L3 8L8.500 12L12 5L15.500 12L21 8L20 18Z",
  link: "M10 14L14 10M8.500 11L6 13.500C4.500 15 4.500 17 6 18.500C7.500 20 9.500 20 11 18.500L13 16.300M15.500 13L18 10.500C19.500 9 19.500 7 18 5.500C16.500 4 14.500 4 13 5.500L11 7.700",
  new: "M12 4V20M4 12H20", help: "M9 8.500C9 6.500 10.300 5.300 12.200 5.300C14.200 5.300 15.500 6.600 15.500 8.300C15.500 10.800 12 11.200 12 14.200M12 18.200V18.800",
  coach: "M9 18H15M10 21.500H14M9 15C9 12.500 6.500 11.500 6.500 8.500A5.500 5.500 0 0 1 17.500 8.500C17.500 11.500 15 12.500 15 15Z",
  sound: "M4 9.500V14.500H7.500L12 18.500V5.500L7.500 9.500ZM15 9C16.500 10.500 16.500 13.500 15 15M17.500 6.500C20.500 9.500 20.500 14.500 17.500 17.500",
  picture: "M4 5H20V19H4ZM4 16L9 11L13 15L16 12L20 16M15.500 8.500h.01",
  pause: "M8.5 5V19M15.5 5V19", bars: "M4 6.5H20M4 12H14M4 17.5H8.5", menu: "M4 6.5H20M4 12H20M4 17.5H20", big: "M4 9V4H9M20 9V4H15M4 15V20H9M20 15V20H15", book: "M12 6C10 4.500 7 4 4 4.500V18.500C7 18 10 18.500 12 20C14 18.500 17 18 20 18.500V4.500C17 4 14 4.500 12 6ZM12 6V20",
};

// Tool ids whose picture is known without the scene naming one.
const TOOL_ICONS = {
  undo: "undo", first: "first", back: "back", previous: "back", forward: "forward", next: "forward", last: "last",
  sort: "suit", sort_suit: "suit", "sort-suit": "suit", by_suit: "suit", sort_rank: "rank", "sort-rank": "rank", by_rank: "rank",
  four_colour: "colours", "four-colour": "colours", four_colours: "colours", colours: "colours",
  hands: "eye", other: "eye", other_hand: "eye", "other-hand": "eye", show: "eye", hide: "eye", peek: "eye", big: "big", presenter: "big", new: "new", help: "help",
};

/**
 * The icon of a name, or null.
 *
 * @param {string} name
 */
export function icon(name) {
  const d = Object.hasOwn(ICONS, name) ? ICONS[name] : null;
  return d ? svg("svg", { class: "pq-icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, svg("path", { d })) : null;
}
export const toolIcon = (tool) => icon(tool.icon || TOOL_ICONS[tool.id] || tool.id);

/**
 * A small card for a list of evidence.
 *
 * @param {string} code
 * @param {any} scene
 * @param {string} [look] how it is drawn: with courts where it is larger than among words
 * @returns {HTMLElement}
 */
export function miniCard(code, scene, look = "small") {
  const card = node("span", { class: "pq-mini", role: "img", "aria-label": isCard(code) ? cardName(code, scene.words) : word(scene, "face_down") });
  if (isCard(code)) card.dataset.suit = code[1];
  card.append(drawCard(code, isCard(code) ? look : "back"));
  return card;
}

/** What scores, and how much. */
export const priceRows = (rows) => node("dl", { class: "pq-prices-list" }, ...list(rows).map((row) => node("div", {}, node("dt", {}, text(row.name)), node("dd", {}, text(row.worth)))));

/** What scores and how much, folded away until it is asked for; nothing where the scene lists no prices. */
export function priceList(prices) {
  const rows = list(prices && prices.rows).filter((row) => row && row.name);
  if (!rows.length) return null;
  return node("details", { class: "pq-unfold pq-prices" }, node("summary", {}, text(prices.label)), priceRows(rows));
}

// --- the two page events: lighting cards, and asking for rulings -----------------------------------

/**
 * @param {unknown} group
 * @param {unknown} cards
 * @param {string | null} seat
 * @param {number[]} [numbers]
 * @param {boolean} [pointed] whether they are only what is read about, and not to be touched
 */
export function light(group, cards, seat, numbers = [], pointed = false) {
  window.dispatchEvent(new CustomEvent("piquet:light", { detail: { group: text(group), cards: list(cards), seat: seat || null, numbers: list(numbers), pointed } }));
}

/**
 * @param {unknown} group
 * @param {number[]} numbers
 */
export function askRulings(group, numbers) {
  window.dispatchEvent(new CustomEvent("piquet:rulings", { detail: { group: text(group), numbers: list(numbers) } }));
}

/**
 * Listen to a page event for this widget's group; gives back the way to stop.
 *
 * @param {string} name
 * @param {() => unknown} group
 * @param {(detail: any) => void} heard
 */
export function listen(name, group, heard) {
  const handler = (event) => {
    const detail = event.detail;
    if (detail && typeof detail === "object" && text(detail.group) === text(group())) heard(detail);
  };
  window.addEventListener(name, handler);
  return () => window.removeEventListener(name, handler);
}

export const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
