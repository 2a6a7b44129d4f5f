// All that was reckoned, as a row in the order that decides. Some of it can be taken out and put back: dragged or pressed.

/** @import { Table } from "../table/table_parts.js" */

import { attribute, node, text, list, still } from "../drawing/kit.js";

const DRAGS = 6; // pixels: from so far on a press is a drag
const SLIDE_MS = 380;

const keyOf = (item) => `${item.side} ${item.kind} ${list(item.cards).join("")}`;

/** What of a drag hangs on where it ends: whether it was let go over the other part of the row. */
function dragged(chip, press) {
  let from = null, moved = false;
  chip.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    from = { x: event.clientX, y: event.clientY };
    moved = false;
    chip.setPointerCapture(event.pointerId);
  });
  chip.addEventListener("pointermove", (event) => {
    if (!from) return;
    const dx = event.clientX - from.x, dy = event.clientY - from.y;
    moved = moved || Math.hypot(dx, dy) > DRAGS;
    chip.classList.toggle("is-dragged", moved);
    if (moved) chip.style.transform = `translate(${dx}px, ${dy}px)`;
  });
  const end = (event) => {
    if (!from) return;
    from = null;
    chip.classList.remove("is-dragged");
    chip.style.transform = "";
    if (!moved) return;
    const home = chip.closest("[data-zone]").getBoundingClientRect();
    const outside = event.clientX < home.left || event.clientX > home.right || event.clientY < home.top || event.clientY > home.bottom;
    if (event.type === "pointerup" && outside) press();
  };
  chip.addEventListener("pointerup", end);
  chip.addEventListener("pointercancel", end);
  chip.addEventListener("click", (event) => {
    if (moved) { moved = false; event.preventDefault(); return; } // the end of a drag is no press
    press();
  });
}

/** The chip of something reckoned: the one that stood there before, so that it keeps the focus. */
function chipOf(/** @type {Table} */ table, item, kinds) {
  const kept = table.race.chips.get(keyOf(item));
  const made = kept || (item.action ? node("button", { type: "button", class: "pq-chip-item is-movable", "data-action": text(item.action) }) : node("span", { class: "pq-chip-item" }));
  if (!kept && item.action) dragged(made, () => table.send({ kind: "press", action: text(item.action) }));
  table.race.chips.set(keyOf(item), made);
  made.dataset.kind = String(kinds[item.kind] || 5);
  made.dataset.key = keyOf(item);
  attribute(made, "title", text(item.told));
  attribute(made, "aria-label", item.action ? text(item.told) : null);
  made.replaceChildren(node("i", { "aria-hidden": "true" }, text(item.who).slice(0, 1)), node("span", { class: "pq-hidden" }, text(item.who)), node("span", {}, text(item.label)), node("b", {}, text(item.points)));
  return made;
}

/** Where each of them was, for those that stand elsewhere now to be seen moving there. */
const spotsOf = (row) => new Map([...row.querySelectorAll(".pq-chip-item")].map((one) => [one.dataset.key, one.getBoundingClientRect()]));

function slide(row, before) {
  if (still()) return;
  for (const one of row.querySelectorAll(".pq-chip-item")) {
    const was = before.get(one.dataset.key);
    if (!was) continue;
    const now = one.getBoundingClientRect();
    if (was.left === now.left && was.top === now.top) continue;
    one.animate([{ transform: `translate(${was.left - now.left}px, ${was.top - now.top}px)` }, { transform: "none" }], { duration: SLIDE_MS, easing: "cubic-bezier(.3,.8,.3,1)" });
  }
}

/** Draw the row below the tracks; nothing where the scene has none. */
export function drawOrder(/** @type {Table} */ table, row, kinds) {
  const strip = table.scene.race && table.scene.race.strip;
  const held = row.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  const before = still() ? new Map() : spotsOf(row);
  row.hidden = !strip;
  if (!strip) { row.replaceChildren(); return; }
  row.replaceChildren(
    node("p", { class: "pq-order-head" }, node("b", {}, text(strip.label)), strip.reading ? ` ${text(strip.reading)}` : null),
    node("ol", { class: "pq-order-row", "data-zone": "in", "aria-label": text(strip.label) }, ...list(strip.items).map((item) => node("li", {}, chipOf(table, item, kinds)))),
    node("div", { class: "pq-order-out", "data-zone": "out", role: "group", "aria-label": text(strip.out_label) },
      node("span", { class: "pq-order-out-label" }, text(strip.out_label)), ...list(strip.out).map((item) => chipOf(table, item, kinds))));
  slide(row, before);
  if (held && held.isConnected) held.focus({ preventScroll: true });
}
