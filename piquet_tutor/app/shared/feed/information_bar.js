// What a call told: a small bar of the hands still possible with its number, one sentence, and the rest folded below it.

import { node, text, list, miniCard } from "../drawing/kit.js";

/** The line below a ruling. `open` holds the numbers of the rulings whose line is unfolded. */
export function informationBar(passage, scene, open) {
  const told = passage.told;
  if (!told) return null;
  const left = Math.max(0, Math.min(1, Number(told.left) || 0));
  const bar = node("span", { class: "pq-told-bar", "aria-hidden": "true" }, node("i", { style: `inline-size: ${(left * 100).toFixed(2)}%` }));
  const known = list(told.known);
  const element = node("details", { class: "pq-told" },
    node("summary", {}, node("span", { class: "pq-told-scale" }, bar, node("span", { class: "pq-told-left" }, text(told.possible))), node("span", { class: "pq-told-text" }, text(told.text))),
    node("div", { class: "pq-told-more" }, told.whose ? node("p", { class: "pq-told-whose" }, text(told.whose)) : null,
      ...list(told.lines).map((line) => node("p", {}, text(line))),
      known.length ? node("div", { class: "pq-evidence" }, ...known.map((code) => miniCard(code, scene))) : null));
  element.open = open.has(passage.number);
  element.addEventListener("toggle", () => { if (element.open) open.add(passage.number); else open.delete(passage.number); });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && element.open) { event.stopPropagation(); element.open = false; }
  });
  return element;
}
