// Two rule sets side by side: only the clauses on which they differ, part by part.

/** @import { Build } from "../../views.js" */

import { node, arrange, text, list, beside } from "../../shared/drawing/kit.js";
import { citations } from "./rulebook_parts.js";

/** @type {Build} */
export function buildPair(root) {
  const said = node("p", { class: "pq-rulebook-count", role: "status" });
  const body = node("div", { class: "pq-pair" });
  root.append(said, body);

  // The words stand out of the line in which they are set beside their name.
  function named(one) {
    const [before, after] = beside(null, one.title, "\n").split("\n");
    return node("span", {}, before, node("strong", {}, text(one.words)), after);
  }

  function option(one) {
    return node("li", {}, named(one), node("code", { class: "pq-option-value" }, text(one.code)));
  }

  function cell(one, title, words) {
    const inside = one.statement
      ? [node("p", { class: "pq-clause-statement" }, text(one.statement)),
        list(one.options).length ? node("ul", { class: "pq-pair-options" }, ...list(one.options).map((each) => option(each))) : null,
        citations(one.cites, words)]
      : [node("p", { class: "pq-pair-none" }, text(words.no_clause))];
    return node("div", { class: "pq-pair-cell" }, node("p", { class: "pq-pair-title" }, text(title)), ...inside);
  }

  let drawn = "";
  function draw(scene) {
    if (JSON.stringify(scene) === drawn) return; // a view that asks again must not lose the reader's place
    drawn = JSON.stringify(scene);
    const words = scene.words || {};
    said.textContent = text(scene.count);
    arrange(body, list(scene.parts).map((part) => node("section", { class: "pq-pair-part" },
      node("h3", {}, text(part.title)),
      ...list(part.differences).map((one) => node("article", { class: "pq-pair-row", "data-clause": text(one.clause) },
        node("div", { class: "pq-clause-head" }, node("h4", {}, text(one.question)), one.scores ? node("span", { class: "pq-pair-scores" }, text(words.scores)) : null),
        node("div", { class: "pq-pair-cells" }, ...list(one.cells).map((each, i) => cell(each, list(scene.titles)[i], words))))))));
  }
  return { draw };
}
