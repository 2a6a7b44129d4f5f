// Two cards that would turn an open ruling glow where they lie: tapped, or dragged one onto the other, they change
// places on the cloth as they do in the ruling, and the scores beside the names go with them.

/** @import { Table } from "./table_parts.js" */

import { list, listen, text } from "../drawing/kit.js";

const FAR = 6; // pixels a press moves before it is a drag

/** The scene as it lies with the two cards in each other's places: only their names are exchanged. */
export function asSwapped(/** @type {Table} */ table, scene) {
  const swap = table.swap;
  if (!swap || !swap.on || swap.pair.length !== 2) return scene;
  const [one, other] = swap.pair;
  const renamed = (value) => {
    if (Array.isArray(value)) return value.map(renamed);
    if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each)]));
    return value === one ? other : value === other ? one : value;
  };
  const seats = list(scene.seats).map((seat) => (seat && seat.seat in swap.seats ? { ...seat, score: swap.seats[seat.seat] } : seat));
  return renamed({ ...scene, seats });
}

/** The glowing card at a place of the window, other than one; null where none lies there. */
function glowing(/** @type {Table} */ table, x, y, but = null) {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest(".pq-card")).find((one) => one && one !== but);
  return found instanceof HTMLElement && table.root.contains(found) && table.swap && table.swap.pair.includes(text(found.dataset.card)) ? found : null;
}

const ask = (table) => window.dispatchEvent(new CustomEvent("piquet:swap", { detail: { group: text(table.scene.group) } }));

function dragged(/** @type {Table} */ table) {
  /** @type {any} */
  let press = null;
  const down = (event) => {
    const card = event.button === 0 ? glowing(table, event.clientX, event.clientY) : null;
    press = card ? { card, x: event.clientX, y: event.clientY, far: false, id: event.pointerId } : null;
  };
  const move = (event) => {
    if (!press || press.id !== event.pointerId) return;
    press.far = press.far || Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
    if (press.far) press.card.style.translate = `${event.clientX - press.x}px ${event.clientY - press.y}px`;
  };
  const up = (event) => {
    if (!press || press.id !== event.pointerId) return;
    const { card, far } = press;
    press = null;
    card.style.translate = "";
    if (!far || glowing(table, event.clientX, event.clientY, card)) ask(table);
  };
  const gone = () => { if (press) press.card.style.translate = ""; press = null; };
  const heard = /** @type {const} */ ([["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", gone]]);
  for (const [name, handler] of heard) window.addEventListener(name, handler);
  return () => { for (const [name, handler] of heard) window.removeEventListener(name, handler); };
}

/** Hear which two cards glow, and whether they have changed places. `redraw` draws the table. Gives back the way to stop. */
export function listenForSwaps(/** @type {Table} */ table, redraw) {
  const stopDrag = dragged(table);
  const stop = listen("piquet:swapped", () => table.scene.group, (detail) => {
    const pair = list(detail.pair).map(text);
    if (!pair.length && !table.swap) return;
    table.swap = pair.length === 2 ? { pair, on: Boolean(detail.on), seats: detail.seats || {} } : null;
    table.root.classList.toggle("is-swappable", Boolean(table.swap));
    if (table.drawnOnce) redraw();
  });
  return () => { stopDrag(); stop(); };
}
