// Routine rulings of earlier turns: one line stands for a run of them, and opens to all of it.

import { attribute, icon, node, word, write } from "../drawing/kit.js";

/** The line of a run. */
function lineOf(feed, first) {
  if (!feed.runs.has(first)) {
    const label = node("span", {});
    const button = node("button", { type: "button", class: "pq-routine-more" }, icon("chevron"), label);
    button.addEventListener("click", () => {
      if (feed.openRuns.has(first)) feed.openRuns.delete(first); else feed.openRuns.add(first);
      feed.draw(feed.scene);
    });
    feed.runs.set(first, { element: node("li", { class: "pq-routine" }, button), button, label });
  }
  return feed.runs.get(first);
}

/**
 * What stands for a run of routine rulings.
 *
 * @param {any} feed
 * @param {any[]} run passages
 * @param {(passage: any) => Element} drawn
 * @returns {Element[]} its line, and where that is open its passages
 */
export function drawRun(feed, run, drawn) {
  const first = run[0].number, open = feed.openRuns.has(first);
  const line = lineOf(feed, first);
  write(line.label, `${run.length} ${word(feed.scene, "routine")}`);
  attribute(line.button, "aria-expanded", String(open));
  return [line.element, ...(open ? run.map(drawn) : [])];
}
