// What a table is: its fixed elements, and what it remembers from scene to scene.

import { node } from "../drawing/kit.js";
import { raceParts } from "../race/race_track.js";
import { bidGrid } from "./bid_grid.js";
import { moreParts } from "./table_more.js";

/** One part of the talon: its box, and the face-down cards kept for it. */
function talonPart(name) {
  return { box: node("div", { class: "pq-talon-part", "data-part": name }), /** @type {HTMLElement[]} */ spare: [] };
}

/** What stands there whatever is played. */
function fixedParts() {
  const title = node("h2", { class: "pq-title" });
  const subtitle = node("p", { class: "pq-subtitle" });
  const tools = node("div", { class: "pq-tools", role: "toolbar" });
  const stepper = node("div", { class: "pq-tools pq-stepper", role: "toolbar" });
  const more = moreParts();
  const toolRows = node("div", { class: "pq-tool-rows" }, tools, more.box);
  const talon = node("div", { class: "pq-talon" });
  const trick = node("div", { class: "pq-trick", role: "group" });
  const speeches = node("div", { class: "pq-speeches" });
  const talk = node("div", { class: "pq-talk" });
  const middle = node("div", { class: "pq-middle" }, talon, trick, speeches);
  const cloth = node("div", { class: "pq-cloth" }, middle);
  const promptIcon = node("span", { class: "pq-prompt-icon" });
  const promptText = node("p", { class: "pq-prompt-text", tabindex: "-1" });
  const promptDetail = node("p", { class: "pq-prompt-detail" });
  const actions = node("div", { class: "pq-actions", role: "group" });
  const answers = node("div", { class: "pq-answers" }, actions);
  const prompt = node("div", { class: "pq-prompt" }, promptIcon, node("div", { class: "pq-prompt-words" }, promptText, promptDetail), answers);
  const stake = node("p", { class: "pq-stake" });
  const live = node("div", { class: "pq-hidden", role: "status", "aria-live": "polite" });
  const keys = node("section", { class: "pq-keys", hidden: true });
  const box = node("section", { class: "pq-table pq-box" },
    node("header", { class: "pq-head" }, node("div", { class: "pq-titles" }, title, subtitle), toolRows), keys, cloth, stake, prompt, live);
  const talonParts = { five: talonPart("five"), three: talonPart("three") };
  const talonLabel = node("p", { class: "pq-place-label" });
  talon.append(node("div", { class: "pq-talon-cards" }, talonParts.five.box, talonParts.three.box), talonLabel);
  return { title, subtitle, tools, stepper, more, toolRows, talon, trick, speeches, talk, middle, cloth, promptIcon, promptText, promptDetail, actions, answers, prompt, stake, live, keys, box, talonParts, talonLabel };
}

/**
 * A table in `root`, which sends what was touched: its elements, and what it remembers.
 *
 * @param {HTMLElement} root
 * @param {(intent: object) => void} send
 */
export function makeTable(root, send) {
  const bids = bidGrid(send);
  const parts = fixedParts();
  parts.prompt.after(bids.box);
  return {
    ...parts,
    root, send, bids,
    race: raceParts(),
    /** @type {any} */ scene: {}, // as it is drawn
    /** @type {any} */ sent: null, // as it was sent
    /** @type {{ pair: string[], on: boolean, seats: Record<string, number> } | null} */ swap: null, // the two cards that would turn the open ruling
    drawnOnce: false,
    /** @type {(() => void) | null} */ unsettled: null, // what is left to do once what was written is laid out
    /** @type {Set<string>} */ lightedCards: new Set(),
    /** @type {string | null} */ lightedSeat: null,
    pointed: false, // whether what is lighted is only read about
    /** @type {string | null} */ pending: null, // the card that was touched a moment ago
    /** @type {{ group: unknown, last: number, step: number }} */ heard: { group: null, last: 0, step: 0 }, // how far the scene before told
    /** @type {any[]} */ toSay: [], // what is said one after another
    saidTo: Infinity, // the ruling of the last thing said; all has been said
    talkBegins: false,
    talkTimer: 0,
    showTalk: () => {},
    /** @type {{ x: number, y: number } | null} */ pointer: null, // where it was seen last
    /** @type {{ x: number, y: number, choice: Element | null, until: number } | null} */ guard: null, // what lay under it before the last change
    promptRoom: 0,
    width: 0, // of the table, as it was measured last
    lastWidth: 0,
    /** @type {string | null} */ lastPhase: null,
    lastGone: "",
    /** @type {{ group: unknown, cards: Set<string>, capot: boolean }} */ lain: { group: null, cards: new Set(), capot: false }, // what lay in the middle
    trickBox: { width: 0, height: 0, card: 40, seats: 2, middle: 0 },
    bidsBeside: false, // whether bids have stood on the cloth since the bidding began
    frameRequest: 0,
    /** @type {Map<string, HTMLElement>} */ cards: new Map(), // code -> its element, for as long as the table lives
    /** @type {Map<string, any>} */ seats: new Map(), // "top" ... -> the parts of a seat
    /** @type {Map<string, number>} */ capacities: new Map(), // "top" ... -> the most cards that hand has held
    /** @type {Map<string, string>} */ rovers: new Map(), // "top" ... -> the card that holds the hand's tab stop
    /** @type {Map<string, HTMLElement>} */ trickSlots: new Map(), // "top" ... -> where its card of the trick lies
  };
}

/** @typedef {ReturnType<typeof makeTable>} Table */
