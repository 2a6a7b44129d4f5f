// The two cards of the ruling that is open, or of what was asked with “why not”, told to the table: they glow there and
// can be exchanged there as well.

import { light, listen, text } from "../drawing/kit.js";

/** In the place of a ruling's number: what was asked with “why not”. */
export const ASK = "ask";

/** The two cards that lie open for a ruling, or for what was asked; null for none. */
function boardOf(feed, number) {
  if (number === ASK) return feed.asking.board();
  const passage = feed.told.get(number);
  return passage && feed.open.has(number) && passage.swap ? passage.swap.board : null;
}

/** Tell the table which two cards glow, and whether they have changed places; none where nothing such is open. */
export function tellTable(feed, number) {
  const board = boardOf(feed, number);
  if (!board && feed.glowing !== number && boardOf(feed, feed.glowing)) return; // another's cards glow
  feed.glowing = board ? number : 0;
  const asked = number === ASK;
  if (board) light(feed.scene.group, [], asked ? null : feed.told.get(number).side, asked ? [] : [number]); // its evidence no longer
  const on = asked ? feed.asking.swapped() : feed.swapped.has(String(number));
  const detail = { group: text(feed.scene.group), pair: board ? board.pair : [], seats: board ? board.seats : {}, on };
  window.dispatchEvent(new CustomEvent("piquet:swapped", { detail }));
}

/** Whoever opens a score wants to know what would have turned it: the two cards are looked for, `unasked` where nobody opens it. */
export function lookForSwap(feed, number, unasked = false) {
  const passage = feed.told.get(number);
  feed.looked = number;
  if (!passage || !passage.swaps || passage.swap) return;
  feed.sought = number;
  feed.send({ kind: "swap", number }, unasked);
}

/** The deal was stepped through while a ruling stood open: its two cards are looked for in the deal as it is now. */
export function lookAgain(feed) {
  if (feed.open.has(feed.looked)) lookForSwap(feed, feed.looked, true); else feed.looked = 0;
}

/** The two cards glow on the table as soon as they are found. */
export function lightFound(feed) {
  const passage = feed.told.get(feed.sought);
  if (!passage || !passage.swap) return;
  feed.sought = 0;
  tellTable(feed, passage.number);
}

/** When the cards glow whose ruling has gone, or has been closed, they glow no more. */
export function forgetGone(feed) {
  if (feed.glowing && !boardOf(feed, feed.glowing)) tellTable(feed, feed.glowing);
}

/** The cards were exchanged on the table: the board in the ruling goes with them. Gives back the way to stop. */
export function listenForSwaps(feed) {
  return listen("piquet:swap", () => feed.scene.group, () => {
    const element = feed.glowing === ASK ? feed.asking.element : feed.passages.get(feed.glowing)?.element;
    element?.querySelector(".pq-swap-go")?.click();
  });
}
