// The list of lessons: each a link with what it is about, and how far the reader has come.

/** @import { Build } from "../../views.js" */

import { node, text, list, icon } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

const LIST_NOTEBOOK = /^(lesson_[a-z0-9_]+|first_deal)\.(?:ipynb|html)(\?lang=[a-z-]+)?$/;

/** What is known of it: a mark for each rule, and in words. */
function knownOf(one) {
  if (!one.known) return null;
  const marks = list(one.boxes).map((box) => node("i", { "data-box": text(box) }));
  return node("span", { class: "pq-cl-known" }, node("span", { class: "pq-known-marks", "aria-hidden": "true" }, ...marks), text(one.known));
}

/** One lesson. */
function rowOf(one) {
  const bar = node("div", { class: "pq-cl-bar", "aria-hidden": "true" }, node("i", {}));
  bar.firstChild.style.width = `${Math.max(0, Math.min(100, Number(one.share) || 0))}%`;
  return node("li", { "data-state": text(one.state), "data-id": text(one.id) },
    node("a", { class: "pq-cl-link", "aria-current": one.now ? "step" : null, href: LIST_NOTEBOOK.test(text(one.page)) ? text(one.page) : null },
      node("span", { class: "pq-cl-number", "aria-hidden": "true" }, one.state === "done" ? icon("awarded") : one.number ? text(one.number) : icon("book")),
      node("span", { class: "pq-cl-what" }, node("strong", {}, text(one.title)), node("span", {}, text(one.text)), node("span", { class: "pq-cl-stand" }, `${text(one.minutes)} · ${text(one.stand)}`), bar, knownOf(one)),
      node("span", { class: "pq-cl-go" }, text(one.go))));
}

/** The road, or the side trips. */
function groupOf(group) {
  const name = `pq-cl-${text(group.id)}`;
  return node("section", { "aria-labelledby": name, "data-id": text(group.id) },
    node("h2", { id: name, class: "pq-cl-title" }, text(group.title)),
    node("p", { class: "pq-cl-summary" }, text(group.summary)),
    node("ol", { class: "pq-cl" }, ...list(group.lessons).map(rowOf)));
}

/** @type {Build} */
function buildList(root) {
  return { draw: (scene) => root.replaceChildren(...list(scene.groups).map(groupOf)) };
}

VIEWS.lessons = buildList;
