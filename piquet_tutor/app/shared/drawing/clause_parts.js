// What the views of clauses share: the authorities of a clause, and the options that change it.

import { node, text, list, icon } from "./kit.js";

const READINGS = ["stated", "inferred", "exemplified", "disputed", "house"];

/** Citations with how firmly each says it. */
export function citations(cites, words) {
  if (!list(cites).length) return null;
  return node("div", { class: "pq-cites" }, node("p", { class: "pq-small-head" }, icon("book"), text(words.sources)),
    node("ul", {}, ...list(cites).map((cite) => node("li", {}, node("cite", {}, text(cite.label)), ...[cite, ...list(cite.also)].map(reading)))));
}

function reading(one) {
  return node("span", { class: `pq-reading pq-reading-${READINGS.includes(one.reading) ? one.reading : "stated"}` }, text(one.word));
}

/** Options: what each decides, what is answered here, what else could be; and small, as a record writes it. */
export function optionLines(settings, words) {
  if (!list(settings).length) return null;
  return node("div", { class: "pq-options" }, node("p", { class: "pq-small-head" }, text(words.options)),
    node("ul", {}, ...list(settings).map((one) => node("li", { class: "pq-option" },
      node("span", { class: "pq-option-question" }, text(one.question)),
      node("span", {}, node("strong", { class: "pq-option-answer" }, text(one.answer)), " ", node("span", { class: "pq-option-else" }, text(one.others)),
        one.elsewhere ? node("a", { class: "pq-option-elsewhere", href: text(one.elsewhere) }, text(words.elsewhere),
          node("span", { class: "pq-hidden" }, `: ${text(one.question)}`)) : null),
      written(one, words)))));
}

function written(one, words) {
  return node("span", { class: "pq-option-written" }, text(words.written), " ", node("code", { class: "pq-option-value" }, text(one.code)), " ", text(one.codes));
}
