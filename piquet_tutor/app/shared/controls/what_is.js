// “What is that?”: opens in place to what a box of the score sheet is, and what scores in it.

import { node, text, list, priceRows } from "../drawing/kit.js";

/** The fold below a box of some name; `open` says whether it stood open before, `kept` is told when that changes. */
export function whatIs(what, name, open, kept) {
  const head = node("summary", {}, node("span", {}, text(what.label), node("span", { class: "pq-hidden" }, ` ${text(name)}`)));
  const made = node("details", { class: "pq-unfold pq-prices pq-what" }, head, ...list(what.paragraphs).map((one) => node("p", {}, text(one))), list(what.rows).length ? priceRows(what.rows) : null);
  made.open = open;
  made.addEventListener("toggle", () => kept(made.open));
  return made;
}
