// Two rule sets side by side: only the clauses on which they differ, part by part, each a line that unfolds.

/** @import { Build } from "../../views.js" */

import { node, arrange, text, list, beside, icon } from "../../shared/drawing/kit.js";
import { citations } from "../../shared/drawing/clause_parts.js";
import { VIEWS } from "../../views.js";

// The words stand out of the line in which they are set beside their name.
function named(one) {
  const [before, after] = beside(null, one.title, "\n").split("\n");
  return node("li", {}, node("span", {}, before, node("strong", {}, text(one.words)), after));
}

/** The statement as it stands in the book, and how a record writes its options. */
function whole(one, words) {
  const codes = list(one.options).map((each) => node("code", { class: "pq-option-value" }, text(each.code)));
  if (!one.whole && !codes.length) return null;
  return node("details", { class: "pq-pair-whole" }, node("summary", {}, text(words.whole)),
    node("p", {}, text(one.whole || one.said)), codes.length ? node("p", {}, text(words.written), " ", ...codes) : null);
}

function cell(one, title, words) {
  const inside = one.said
    ? [node("p", { class: "pq-clause-statement" }, text(one.said)),
      list(one.options).length ? node("ul", { class: "pq-pair-options" }, ...list(one.options).map(named)) : null,
      citations(one.cites, words.sources), whole(one, words)]
    : [node("p", { class: "pq-empty" }, text(words.no_clause))];
  return node("div", { class: "pq-pair-cell" }, node("p", { class: "pq-pair-title" }, text(title)), ...inside);
}

function row(one, scene) {
  const words = scene.words || {};
  return node("details", { class: "pq-pair-row", "data-clause": text(one.clause), open: Boolean(one.open) },
    node("summary", { class: "pq-pair-head" }, node("span", { class: "pq-pair-question" }, text(one.question)),
      one.scores ? node("span", { class: "pq-pair-scores" }, text(words.scores)) : null, icon("chevron")),
    node("div", { class: "pq-pair-cells" }, ...list(one.cells).map((each, i) => cell(each, list(scene.titles)[i], words))));
}

/** @type {Build} */
function buildPair(root) {
  const said = node("p", { class: "pq-rulebook-count", role: "status" });
  const body = node("div", { class: "pq-pair" });
  root.append(said, body);
  let drawn = "";

  function draw(scene) {
    if (JSON.stringify(scene) === drawn) return; // a view that asks again must not lose the reader's place
    drawn = JSON.stringify(scene);
    said.textContent = text(scene.count);
    arrange(body, list(scene.parts).map((part) => node("section", { class: "pq-pair-part" },
      node("h2", {}, text(part.title)), ...list(part.differences).map((one) => row(one, scene)))));
  }
  return { draw };
}

VIEWS.pair = buildPair;
