// The letters of the buttons and tools, pressed on the table or anywhere on its page.

/** @import { Table } from "./table_parts.js" */

import { roving } from "../drawing/geometry.js";
import { attribute, list, text } from "../drawing/kit.js";
import { isWaiting } from "./table_buttons.js";

const WRITTEN_IN = "input, textarea, select, [contenteditable], [role=listbox], [role=combobox], [role=menu], [role=dialog]";
const OWN_LETTERS = ".jp-NotebookPanel, .pq-root-presenter"; // where a letter on the page means something else; Voilà has a LabShell too

function pressKey(/** @type {Table} */ table, event) {
  const key = event.key.toLowerCase();
  const wanted = [...list(table.scene.actions), ...list(table.scene.tools)].find((item) => item && text(item.key).toLowerCase() === key && key);
  if (!wanted) return;
  event.preventDefault();
  event.stopPropagation();
  if (isWaiting(table.actions.querySelector(`[data-id="${CSS.escape(text(wanted.id))}"]`))) return;
  table.send({ kind: "press", action: wanted.id });
}

/** The table's letters hold on the whole page, where it is the only table in sight: the focus may be left on a button. */
const fromPage = (/** @type {Table} */ table, event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.key.length !== 1 || event.key === " " || table.root.contains(event.target)) return; // the other keys are the page's
  if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return;
  if (document.querySelector(OWN_LETTERS)) return;
  const seen = [...document.querySelectorAll(".pq-root-table")].filter((one) => one.getClientRects().length);
  if (seen.length === 1 && seen[0] === table.root) pressKey(table, event);
};

/** Arrows walk along a bar of tools. */
function walkTools(bar) {
  bar.addEventListener("keydown", (event) => {
    const all = [...bar.children];
    const to = roving(event.key, all.indexOf(event.target.closest("button")), all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all.forEach((button, i) => attribute(button, "tabindex", i === to ? "0" : "-1"));
    all[to].focus();
  });
}

/** Hear every key that is the table's; `escape` says whether it had something to put out. Gives back the way to stop. */
export function listenToKeys(/** @type {Table} */ table, escape) {
  table.root.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target.closest("input, textarea, select, [contenteditable]")) return;
    if (event.key !== "Escape") pressKey(table, event);
    else if (escape()) event.stopPropagation();
  });
  const typed = (event) => fromPage(table, event);
  document.addEventListener("keydown", typed);
  for (const bar of [table.tools, table.stepper, table.more.list]) walkTools(bar);
  return () => document.removeEventListener("keydown", typed);
}
