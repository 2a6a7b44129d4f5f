// What the signs on the tracks mean: a line above them, at the first tables at which this browser shows them.

/** @import { Table } from "../table/table_parts.js" */

import { node, text, list, icon } from "../drawing/kit.js";
import { put, SIGNS, textOf } from "../../shelf.js";

const FIRST_TABLES = 3;
const DRAWN = { gate: "pq-gate", late: "pq-lane-item is-late", outside: "pq-lane-item is-outside" }; // the others are icons

/** The tables at which they were explained. @returns {string[]} */
function tablesKept() {
  try {
    const kept = JSON.parse(textOf(SIGNS) || "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, FIRST_TABLES) : [];
  } catch { return []; }
}

/** Whether a table is one of the first, and the signs are to be explained at it. */
function isEarly(one) {
  const kept = tablesKept();
  return kept.includes(one) || kept.length < FIRST_TABLES;
}

/** Keep that signs have been explained at a table. */
function keepExplained(one) {
  const kept = tablesKept();
  if (!kept.includes(one)) put(SIGNS, JSON.stringify([...kept, one]));
}

/** Whether the signs are still to be explained at this table; what the browser keeps is read once for each. */
function stillNew(/** @type {Table} */ table) {
  const { race, scene } = table, one = text(scene.group);
  if (scene.race.always) return true;
  if (race.signsAt !== one) [race.signsAt, race.signsNew] = [one, isEarly(one)];
  return race.signsNew;
}

/** The signs that may have to be explained; none where the scene has no tracks yet, or where they are known by now. */
export function signsOf(/** @type {Table} */ table) {
  const scene = table.scene.race;
  return scene && list(scene.sides).length && list(scene.signs).length && stillNew(table) ? list(scene.signs) : [];
}

/** Draw the line: it has its room from the first, and explains what is on the tracks by now. */
export function drawSigns(/** @type {Table} */ table, line) {
  const all = signsOf(table), signs = all.filter((one) => one.stands !== false);
  line.hidden = !all.length;
  if (signs.length && !table.scene.race.always) keepExplained(text(table.scene.group));
  line.replaceChildren(...signs.map((one) => node("li", {}, DRAWN[one.kind] ? node("span", { class: DRAWN[one.kind], "aria-hidden": "true" }) : icon(one.kind), text(one.text))));
}
