// One deal by every book: the book that is named, then those that score otherwise, with only the words that differ.

/** @import { Build } from "../../views.js" */

import { node, arrange, text, list, icon } from "../../shared/drawing/kit.js";
import { citations } from "../../shared/drawing/clause_parts.js";
import { VIEWS } from "../../views.js";

function scores(given) {
  return node("ul", { class: "pq-bybook-scores" }, ...list(given).map((one) => node("li", {},
    node("span", {}, text(one.name)), " ", node("b", {}, text(one.points)),
    one.more ? node("span", { class: "pq-bybook-more" }, text(one.more)) : null,
    one.made_of ? node("span", { class: "pq-bybook-made" }, text(one.made_of)) : null)));
}

function side(title, one, words) {
  return node("div", { class: "pq-pair-cell" }, node("p", { class: "pq-pair-title" }, text(title)),
    node("p", {}, text(one.said)), citations(one.cites, words.sources) || node("p", { class: "pq-empty" }, text(words.no_source)));
}

function book(view, one) {
  const { words } = view.scene;
  const title = list(one.titles).map(text).join(" · ");
  const beside = node("button", { type: "button", class: "pq-press pq-clause-show", "data-rules": text(one.rules) }, icon("play"), text(words.beside),
    node("span", { class: "pq-hidden" }, `: ${title}`));
  beside.addEventListener("click", () => view.send({ kind: "beside", rules: text(one.rules) }));
  return node("article", { class: "pq-bybook" },
    node("div", { class: "pq-bybook-head" }, node("h3", {}, title), scores(one.scores)),
    node("p", { class: "pq-bybook-question" }, text(one.question)),
    node("div", { class: "pq-pair-cells" }, side(view.scene.own.title, one.here || {}, words), side(title, one.there || {}, words)),
    node("p", {}, beside));
}

function draw(view, next) {
  view.scene = { words: {}, own: {}, ...next };
  const { scene } = view;
  view.root.hidden = !scene.title;
  view.title.textContent = text(scene.title);
  arrange(view.own, [scores(scene.own.scores)]);
  view.head.textContent = text(list(scene.books).length ? scene.words.differing : scene.none);
  arrange(view.books, list(scene.books).map((one) => book(view, one)));
  arrange(view.rest, [scene.alike, scene.open, ...list(scene.refused)].filter(Boolean).map((one) => node("p", {}, text(one))));
}

/** @type {Build} */
function buildBookRulings(root, send) {
  const view = {
    root,
    send,
    /** @type {any} */ scene: {},
    title: node("h2", { class: "pq-title" }),
    own: node("div", { class: "pq-bybook-own" }),
    head: node("p", { class: "pq-bybook-lead", role: "status" }),
    books: node("div", { class: "pq-bybooks" }),
    rest: node("div", { class: "pq-bybook-rest" }),
  };
  root.append(node("section", { class: "pq-book-rulings pq-box" }, view.title, view.own, view.head, view.books, view.rest));
  return { draw: (next) => draw(view, next) };
}

VIEWS["book-rulings"] = buildBookRulings;
