// Below the reasons lying open: the two cards that would have turned what was told, to be exchanged before the class.

import { text } from "../../shared/drawing/kit.js";
import { swapBoard } from "../../shared/feed/swap_board.js";

/** The board of this beat, none where there is none; it is asked for as soon as the reasons lie open. */
export function reasonSwap(view) {
  const { scene } = view, key = text(scene.key);
  if (!scene.swaps || !view.reasons) return [];
  if (!scene.swap) {
    if (view.sought !== key) { view.sought = key; view.send({ kind: "swap" }); }
    return [];
  }
  return [swapBoard({ ...scene, words: { ...scene.words, ...scene.swap_words } }, scene.swap, key, view.swapped)];
}
