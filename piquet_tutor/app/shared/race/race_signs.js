// What the signs on the tracks mean: a line above them, at the first tables at which this browser shows them.

/** @import { Table } from "../table/table_parts.js" */

import { node, text, list, icon } from "../drawing/kit.js";

const KEPT = "piquet-tutor.race-signs"; // the tables at which they were explained
const FIRST_TABLES = 3;
const DRAWN = { gate: "pq-gate", late: "pq-lane-item is-late" }; // the others are icons

function tablesKept() {
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEPT) || "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, FIRST_TABLES) : [];
  } catch { return []; }
}

/** Whether the signs are still to be explained at this table. */
function stillNew(/** @type {Table} */ table) {
  if (table.scene.race.always) return true;
  const one = text(table.scene.group), kept = tablesKept();
  if (kept.includes(one)) return true;
  if (kept.length >= FIRST_TABLES) return false;
  try { window.localStorage.setItem(KEPT, JSON.stringify([...kept, one])); } catch { /* a browser that keeps nothing */ }
  return true;
}

/** The signs to be explained; none where the scene has no tracks yet, or where they are known by now. */
export function signsOf(/** @type {Table} */ table) {
  const scene = table.scene.race;
  return scene && list(scene.sides).length && list(scene.signs).length && stillNew(table) ? list(scene.signs) : [];
}

/** Draw the line. */
export function drawSigns(/** @type {Table} */ table, line) {
  const signs = signsOf(table);
  line.hidden = !signs.length;
  line.replaceChildren(...signs.map((one) => node("li", {}, DRAWN[one.kind] ? node("span", { class: DRAWN[one.kind], "aria-hidden": "true" }) : icon(one.kind), text(one.text))));
}
