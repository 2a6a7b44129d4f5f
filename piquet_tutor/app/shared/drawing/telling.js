// How far what happened at a table has been told: while the players' words come one by one, nothing runs ahead of them.

import { listen, text } from "./kit.js";

/** @type {Map<string, number>} */
const upTo = new Map(); // group -> the number of the last ruling told; nothing where all has been told

/**
 * The number of the last ruling that has been told at a table.
 *
 * @param {unknown} group
 */
export const toldUpTo = (group) => upTo.get(text(group)) ?? Infinity;

/**
 * Say how far it has been told.
 *
 * @param {unknown} group
 * @param {number} number
 */
export function tellUpTo(group, number) {
  const name = text(group);
  if (toldUpTo(name) === number) return;
  if (number === Infinity) upTo.delete(name); else upTo.set(name, number);
  window.dispatchEvent(new CustomEvent("piquet:told", { detail: { group: name } }));
}

/**
 * A view that waits until all has been said: it draws its newest scene then; gives it back with the way to close it.
 *
 * @param {(scene: any) => void} draw
 */
export function whenAllIsSaid(draw) {
  /** @type {any} */
  let newest = null;
  let drawn = false;
  const ready = () => !drawn || toldUpTo(newest.group) === Infinity;
  const stop = listen("piquet:told", () => newest && newest.group, () => { if (ready()) draw(newest); });
  return {
    draw(scene) {
      const elsewhere = drawn && newest.group !== scene.group;
      newest = scene;
      if (!ready() && !elsewhere) return;
      drawn = true;
      draw(scene);
    },
    close: stop,
  };
}
