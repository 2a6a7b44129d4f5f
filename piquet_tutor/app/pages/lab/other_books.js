// What other books make of a deal: a fold, whose contents are asked for when it is opened.

/** @import { Build } from "../../views.js" */

import { node, attribute, text, list, uid, icon } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

/** @type {Build} */
export function buildBooks(root, send) {
  let scene = {};
  const id = uid("books");
  const label = node("span", {});
  const button = node("button", { type: "button", class: "pq-ask-why", "aria-controls": id }, icon("chevron"), label);
  const note = node("p", { class: "pq-books-note", role: "status" });
  const books = node("ul", { class: "pq-books" });
  const body = node("div", { id }, note, books);
  const panel = node("section", { class: "pq-other-books pq-box" }, button, body);
  root.append(panel);
  button.addEventListener("click", () => send({ kind: "books", open: !scene.open }));

  function draw(next) {
    scene = next;
    panel.hidden = !scene.title;
    label.textContent = text(scene.title);
    attribute(button, "aria-expanded", String(Boolean(scene.open)));
    body.hidden = !scene.open;
    note.textContent = text(scene.note);
    note.hidden = !scene.note;
    books.replaceChildren(...list(scene.books).map((one) => node("li", {},
      node("p", { class: "pq-book-head" }, node("b", {}, text(one.title)), one.totals ? node("span", { class: "pq-book-totals" }, text(one.totals)) : null),
      ...list(one.lines).map((line) => node("p", { class: "pq-book-line" }, text(line))))));
  }
  return { draw };
}

VIEWS.books = buildBooks;
