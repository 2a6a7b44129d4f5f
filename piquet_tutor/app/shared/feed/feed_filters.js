// The buttons that choose which rulings are shown: there once there are many.

import { attribute, node, word } from "../drawing/kit.js";
import { passes } from "./feed_model.js";

const FILTERS = ["all", "scores", "why_not"];
const FEW = 8; // rulings among which nobody looks for one

/** Make them; `chosen` is called when another is pressed. */
export function makeFilters(feed, chosen) {
  for (const name of FILTERS) {
    const chip = node("button", { type: "button", class: "pq-filter", "data-filter": name });
    chip.addEventListener("click", () => { feed.filter = name; chosen(); });
    feed.chips.append(chip);
  }
}

/** Draw them, each with how many rulings it has. */
export function drawFilters(feed, all) {
  for (const chip of feed.chips.children) {
    const name = chip.dataset.filter;
    attribute(chip, "aria-pressed", String(feed.filter === name));
    const count = all.filter((one) => passes(name, one)).length;
    const label = `${word(feed.scene, name)} ${count}`;
    if (chip.dataset.label !== label) {
      chip.dataset.label = label;
      chip.replaceChildren(word(feed.scene, name), node("span", { class: "pq-count" }, String(count)));
    }
  }
  feed.chips.hidden = all.length < FEW;
}
