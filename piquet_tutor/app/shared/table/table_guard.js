// An impatient second click: what has come under a pointer that did not move is not taken as a choice.

/** @import { Table } from "./table_parts.js" */

import { list, still, text } from "../drawing/kit.js";

const SETTLES_MS = 400; // how long what came under the pointer is not yet a choice
const GLIDE_MS = 220; // and while the cards still glide
const NEAR = 24; // pixels: a pointer that has gone no further stands where it stood

const CHOICES = ".pq-hand .pq-card, .pq-action, .pq-bid";

/** What could be chosen at a place of the window. */
const choiceAt = (x, y) => document.elementFromPoint(x, y)?.closest(CHOICES) || null;

/** By which buttons something is asked. */
const asks = (scene) => list(scene.actions).map((action) => text(action.id)).join();

/** Before a scene in which something has been done is drawn: what lies under the pointer now was there before. */
export function noteUnderPointer(/** @type {Table} */ table, next) {
  const moved = table.scene.step !== next.step || asks(table.scene) !== asks(next); // what was said may be asked once more
  const done = table.drawnOnce && table.scene.group === next.group && moved;
  if (!done || !table.pointer) return;
  const { x, y } = table.pointer;
  table.guard = { x, y, choice: choiceAt(x, y), until: performance.now() + SETTLES_MS + (still() ? 0 : GLIDE_MS) };
}

/** Whether a press falls on what has only just come there. */
function isTooSoon(/** @type {Table} */ table, event) {
  const { guard } = table;
  if (!guard || performance.now() > guard.until) return false;
  if (event.detail === 0) return false; // a key pressed it, or a voice
  if (Math.hypot(event.clientX - guard.x, event.clientY - guard.y) > NEAR) return false;
  const choice = /** @type {Element} */ (event.target).closest(CHOICES);
  // a card that lay there before may be played; a button that stands there may ask something else by now
  return choice !== null && (choice !== guard.choice || !choice.matches(".pq-card"));
}

/** Hold back presses that come too soon. Gives back the way to stop. */
export function guardChoices(/** @type {Table} */ table) {
  const follow = (event) => {
    table.pointer = { x: event.clientX, y: event.clientY };
    const { guard } = table;
    if (guard && Math.hypot(event.clientX - guard.x, event.clientY - guard.y) > NEAR) table.guard = null; // aimed anew
  };
  const hold = (event) => {
    if (!isTooSoon(table, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ["pointermove", "pointerdown"]) window.addEventListener(kind, follow, { capture: true, passive: true });
  table.root.addEventListener("click", hold, true);
  return () => {
    for (const kind of ["pointermove", "pointerdown"]) window.removeEventListener(kind, follow, true);
    table.root.removeEventListener("click", hold, true);
  };
}
