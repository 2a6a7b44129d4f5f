// The two cards of the ruling that is open, told to the table, where they glow and can be exchanged as well.

import { light, listen, text } from "../drawing/kit.js";

/** Tell the table which two cards glow, and whether they have changed places; none where no such ruling is open. */
export function tellTable(feed, number) {
  const passage = feed.told.get(number);
  const board = passage && feed.open.has(number) && passage.swap ? passage.swap.board : null;
  if (!board && feed.glowing !== number && feed.told.has(feed.glowing)) return; // another ruling's cards glow
  feed.glowing = board ? number : 0;
  if (board) light(feed.scene.group, [], passage.side, [number]); // its evidence no longer
  const detail = { group: text(feed.scene.group), pair: board ? board.pair : [], seats: board ? board.seats : {}, on: feed.swapped.has(String(number)) };
  window.dispatchEvent(new CustomEvent("piquet:swapped", { detail }));
}

/** When the cards glow whose ruling has gone, or has been closed, they glow no more. */
export function forgetGone(feed) {
  const passage = feed.told.get(feed.glowing);
  if (feed.glowing && !(passage && feed.open.has(feed.glowing) && passage.swap && passage.swap.board)) tellTable(feed, feed.glowing);
}

/** The cards were exchanged on the table: the board in the ruling goes with them. Gives back the way to stop. */
export function listenForSwaps(feed) {
  return listen("piquet:swap", () => feed.scene.group, () => {
    const entry = feed.passages.get(feed.glowing);
    entry?.element.querySelector(".pq-swap-go")?.click();
  });
}
