// The name of the fold below which other books rule on a deal; it says that it was pressed.

/** @import { Build } from "../../views.js" */

import { node, attribute, text, icon } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

/** @type {Build} */
function buildBooks(root, send) {
  let scene = {};
  const label = node("span", {});
  const button = node("button", { type: "button", class: "pq-share-unfold" }, icon("chevron"), label);
  const note = node("p", { class: "pq-books-note", role: "status" });
  root.append(node("section", { class: "pq-other-books pq-box" }, button, note));
  button.addEventListener("click", () => send({ kind: "books", open: !scene.open }));

  function draw(next) {
    scene = next;
    label.textContent = text(scene.title);
    attribute(button, "aria-expanded", String(Boolean(scene.open)));
    note.textContent = text(scene.note);
    note.hidden = !scene.note;
  }
  return { draw };
}

VIEWS.books = buildBooks;
