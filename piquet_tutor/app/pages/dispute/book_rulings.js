// One deal by every book: the book that is named, then those that score otherwise, with only the words that differ.

/** @import { Build } from "../../views.js" */

import { node, arrange, attribute, text, list, icon, uid } from "../../shared/drawing/kit.js";
import { copyFrom } from "../../shared/drawing/copying.js";
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
    node("p", {}, text(one.said)), citations(one.cites, words) || node("p", { class: "pq-pair-none" }, text(words.no_source)));
}

function book(view, one) {
  const { words } = view.scene;
  const title = list(one.titles).map(text).join(" · ");
  const beside = node("button", { type: "button", class: "pq-clause-show", "data-rules": text(one.rules) }, icon("play"), text(words.beside),
    node("span", { class: "pq-hidden" }, `: ${title}`));
  beside.addEventListener("click", () => view.send({ kind: "beside", rules: text(one.rules) }));
  return node("article", { class: "pq-bybook" },
    node("div", { class: "pq-bybook-head" }, node("h3", {}, title), scores(one.scores)),
    node("p", { class: "pq-bybook-question" }, text(one.question)),
    node("div", { class: "pq-pair-cells" }, side(view.scene.own.title, one.here || {}, words), side(title, one.there || {}, words)),
    node("p", {}, beside));
}

/** The link to send: a field to copy from, and a button that does. */
function linkParts() {
  const id = uid("dispute-link");
  const label = node("label", { for: id });
  const address = node("input", { id, type: "text", readonly: true, spellcheck: "false" });
  const copy = node("button", { type: "button", class: "pq-result-copy" });
  const said = node("span", { role: "status" });
  const lesson = node("a", {});
  const box = node("div", { class: "pq-bybook-link" }, label, address, copy, said, lesson);
  return { box, label, address, copy, said, lesson };
}

function draw(view, next) {
  view.scene = { words: {}, own: {}, link: {}, ...next };
  const { scene } = view;
  view.root.hidden = !scene.title;
  view.title.textContent = text(scene.title);
  arrange(view.own, [scores(scene.own.scores), view.table]);
  view.table.replaceChildren(icon("play"), text(scene.words.on_table));
  view.head.textContent = text(list(scene.books).length ? scene.words.differing : scene.none);
  arrange(view.books, list(scene.books).map((one) => book(view, one)));
  arrange(view.rest, [scene.alike, ...list(scene.refused)].filter(Boolean).map((one) => node("p", {}, text(one))));
  view.label.textContent = text(scene.link.label);
  view.address.value = text(scene.link.address || scene.link.fault);
  view.copy.textContent = text(scene.link.copy);
  view.copy.disabled = !scene.link.address;
  attribute(view.lesson, "href", text(scene.link.class) || null);
  view.lesson.textContent = text(scene.link.class_label);
}

/** @type {Build} */
export function buildBookRulings(root, send) {
  const table = node("button", { type: "button", class: "pq-clause-show" });
  const view = {
    root,
    send,
    /** @type {any} */ scene: {},
    title: node("h2", { class: "pq-title" }),
    own: node("div", { class: "pq-bybook-own" }),
    head: node("p", { class: "pq-bybook-lead", role: "status" }),
    books: node("div", { class: "pq-bybooks" }),
    rest: node("div", { class: "pq-bybook-rest" }),
    table,
    ...linkParts(),
  };
  table.addEventListener("click", () => send({ kind: "open" }));
  view.copy.addEventListener("click", () => copyFrom(view.address, view.said, (done) => text(done ? view.scene.link.copied : view.scene.link.not_copied)));
  root.append(node("section", { class: "pq-book-rulings pq-box" }, view.title, view.own, view.head, view.books, view.rest, view.box));
  return { draw: (next) => draw(view, next) };
}

VIEWS["book-rulings"] = buildBookRulings;
