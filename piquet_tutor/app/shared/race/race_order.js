// All that was reckoned, as a row in the order that decides; what is new in it moves to its place.

/** @import { Table } from "../table/table_parts.js" */

import { attribute, node, text, list, still } from "../drawing/kit.js";

const SLIDE_MS = 380;

const keyOf = (item) => `${item.side} ${item.kind} ${list(item.cards).join("")}`;

/** Something reckoned, as a chip: whose it is, what, and how much. */
function chipOf(item, kinds) {
  const made = node("span", { class: "pq-chip-item", "data-kind": String(kinds[item.kind] || 5) },
    node("i", { "aria-hidden": "true" }, text(item.who).slice(0, 1)), node("span", { class: "pq-hidden" }, text(item.who)), node("span", {}, text(item.short)), node("b", {}, text(item.points)));
  made.dataset.key = keyOf(item);
  attribute(made, "title", text(item.told));
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
  const before = still() ? new Map() : spotsOf(row);
  row.hidden = !strip;
  if (!strip) { row.replaceChildren(); return; }
  row.replaceChildren(
    node("p", { class: "pq-order-head" }, text(strip.label)),
    node("ol", { class: "pq-order-row", "aria-label": text(strip.label) }, ...list(strip.items).map((item) => node("li", {}, chipOf(item, kinds)))));
  slide(row, before);
}
