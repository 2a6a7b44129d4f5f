// The learner's hand, touched or walked through by key.

/** @import { Table } from "./table_parts.js" */

import { roving } from "../drawing/geometry.js";
import { list, text, attribute } from "../drawing/kit.js";

export function touch(/** @type {Table} */ table, parts, element) {
  const code = element.dataset.card;
  const spec = list(parts.scene.hand).find((card) => card && card.card === code);
  if (!spec || typeof spec.enabled !== "boolean") return;
  if (table.scene.choose === "play") {
    if (table.pending === code) return; // the second half of a double click
    table.pending = code;
    setTimeout(() => { table.pending = null; }, 500);
    table.send({ kind: "play", card: code });
  } else if (table.scene.choose === "many") table.send({ kind: "select", card: code });
}

export function handKey(/** @type {Table} */ table, event, parts) {
  const here = event.target.closest(".pq-card");
  if (!here) return;
  const all = [...parts.hand.children];
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) touch(table, parts, here);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || steps(table, event.key)) return;
  const to = roving(event.key, all.indexOf(here), all.length);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  all[to].focus();
}

/** Whether a key steps through the deal now: where no card can be chosen, the step keys are not the hand's. */
function steps(/** @type {Table} */ table, key) {
  const choosing = table.scene.choose === "play" || table.scene.choose === "many";
  return !choosing && list(table.scene.tools).some((tool) => tool && text(tool.key) === key);
}

export function setRover(/** @type {Table} */ table, parts, code) {
  table.rovers.set(parts.at, code);
  for (const card of parts.hand.children) {
    if (card.getAttribute("role") === "button") attribute(card, "tabindex", card.dataset.card === code ? "0" : "-1");
  }
}
