// The mark of an answer: right or wrong, the misreading behind it, two sums side by side, and the cards lit.

import { icon, list, node, text } from "../drawing/kit.js";
import { lightCards, scorerTable } from "./cards_laid.js";

const ICONS = { right: "awarded", wrong: "denied", skipped: "ask" };

/**
 * @param {any} mark of the scene
 * @param {any} words of the scene
 * @returns {HTMLElement}
 */
export function questionMark(mark, words) {
  const made = node("div", { class: "pq-sc-mark-of", "data-verdict": text(mark.verdict) },
    node("div", { class: "pq-notice pq-sc-verdict" }, icon(ICONS[mark.verdict] || "ask"), node("div", {}, node("h4", { tabindex: "-1" }, text(mark.word)), node("p", {}, text(mark.text)))),
    misread(mark), sums(mark.sums), reasons(mark), cards(mark, words), law(mark.law));
  return made;
}

function misread(mark) {
  const why = list(mark.why), named = list(mark.named);
  if (!why.length && !named.length) return null;
  return node("div", { class: "pq-notice pq-sc-misread", "data-named": named.length ? "yes" : "no" },
    ...named.map((name) => node("p", { class: "pq-sc-misread-name" }, icon("ask"), text(name))), ...why.map((one) => node("p", {}, text(one))));
}

/** The sums line by line; a line that stands in one of them alone, or otherwise in each, is marked. */
function sums(given) {
  if (!given) return null;
  const rows = list(given.rows), last = rows.at(-1);
  const row = (cells) => node("tr", { class: cells.length > 2 && cells[1] !== cells[2] ? "is-other" : null },
    node("th", { scope: "row" }, text(cells[0])), ...cells.slice(1).map((one) => node("td", {}, text(one))));
  return node("table", { class: "pq-question-sums" }, node("caption", { class: "pq-hidden" }, text(given.caption)),
    node("thead", {}, node("tr", {}, ...list(given.head).map((one) => (text(one) ? node("th", { scope: "col" }, text(one)) : node("td"))))),
    node("tbody", {}, ...rows.slice(0, -1).map(row)), last ? node("tfoot", {}, row(last)) : null);
}

function reasons(mark) {
  const told = list(mark.reasons);
  return told.length ? node("ul", { class: "pq-sc-reasons" }, ...told.map((one) => node("li", { class: "pq-sc-reason" }, text(one)))) : null;
}

function cards(mark, words) {
  if (!list(mark.rows).length) return null;
  const made = node("div", { class: "pq-question-cloth" }, scorerTable({ rows: mark.rows, tricks: [] }, words));
  lightCards(made, mark.lit);
  return made;
}

function law(given) {
  if (!given || !given.text) return null;
  return node("blockquote", { class: "pq-law" }, node("p", {}, text(given.text)), node("cite", {}, icon("book"), text(given.cite)));
}
