// What the views of clauses share: the authorities of a clause, and the options that change it.

import { node, text, list, icon } from "./kit.js";

/** Citations under their heading, with what it means where `noted`; nothing where there are none. */
export function citations(cites, heading, noted = false) {
  if (!list(cites).length) return null;
  return node("div", { class: "pq-cites" }, node("p", { class: "pq-small-head" }, icon("book"), text(heading)),
    node("ul", {}, ...list(cites).map((cite) => node("li", {}, ...citation(cite), noted && cite.note ? node("span", { class: "pq-cite-note" }, text(cite.note)) : null))));
}

/** Where it stands, and how firmly it says so. */
export function citation(cite) {
  return [node("cite", {}, text(cite.label)), ...[cite, ...list(cite.also)].map((one) => node("span", { class: `pq-reading pq-reading-${text(one.reading)}` }, text(one.word)))];
}

/** Options: what each decides, what is answered here, what else could be; and small, as a record writes it. */
export function optionLines(settings, words) {
  if (!list(settings).length) return null;
  return node("div", { class: "pq-options" }, node("p", { class: "pq-small-head" }, text(words.options)),
    node("ul", {}, ...list(settings).map((one) => node("li", { class: "pq-option" },
      node("span", {}, text(one.question)),
      node("span", {}, node("strong", { class: "pq-option-answer" }, text(one.answer)), " ", node("span", { class: "pq-option-else" }, text(one.others)),
        one.elsewhere ? node("a", { class: "pq-option-elsewhere", href: text(one.elsewhere) }, text(words.elsewhere),
          node("span", { class: "pq-hidden" }, `: ${text(one.question)}`)) : null),
      written(one, words)))));
}

function written(one, words) {
  return node("span", { class: "pq-option-written" }, text(words.written), " ", node("code", { class: "pq-option-value" }, text(one.code)), " ", text(one.codes));
}
