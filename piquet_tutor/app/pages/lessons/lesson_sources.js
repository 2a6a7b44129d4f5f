// What the sources say on what a lesson has taught: a folded table, one question a row.

import { node, text, list } from "../../shared/drawing/kit.js";

/** An answer, with the places that give it. */
function answerOf(one) {
  return node("li", {}, node("strong", {}, text(one.text)), " ", node("cite", {}, list(one.places).map(text).join("; ")));
}

/** Fold the table into its element, or hide it where there is none. */
export function drawSources(folded, sources) {
  folded.hidden = !sources;
  if (!sources) { folded.replaceChildren(); return; }
  const rows = list(sources.rows).map((row) => node("tr", {},
    node("th", { scope: "row" }, text(row.question)),
    node("td", {}, node("ul", {}, ...list(row.answers).map(answerOf), ...(row.silent ? [node("li", { class: "pq-cs-silent" }, text(row.silent))] : [])))));
  folded.replaceChildren(node("summary", {}, text(sources.label)), node("table", {}, node("tbody", {}, ...rows)));
}
