// The list of lessons: each a link, with how far the reader has come.

/** @import { Build } from "../../views.js" */

import { node, attribute, text, list, icon } from "../../shared/drawing/kit.js";

const LIST_NOTEBOOK = /^lesson_[a-z0-9_]+\.ipynb(\?lang=[a-z-]+)?$/;

/** @type {Build} */
export function buildList(root) {
  const summary = node("p", { class: "pq-cl-summary", role: "status" });
  const rows = node("ol", { class: "pq-cl" });
  root.append(summary, rows);

  function rowOf(one) {
    const bar = node("div", { class: "pq-cl-bar", "aria-hidden": "true" }, node("i", {}));
    bar.firstChild.style.width = `${Math.max(0, Math.min(100, Number(one.share) || 0))}%`;
    return node("li", { "data-state": text(one.state), "data-id": text(one.id) },
      node("a", { class: "pq-cl-link", href: LIST_NOTEBOOK.test(text(one.page)) ? text(one.page) : null },
        node("span", { class: "pq-cl-number", "aria-hidden": "true" }, one.state === "done" ? icon("awarded") : text(one.number)),
        node("span", { class: "pq-cl-what" }, node("strong", {}, text(one.title)), node("span", { class: "pq-cl-stand" }, `${text(one.minutes)} · ${text(one.stand)}`), bar),
        node("span", { class: "pq-cl-go" }, text(one.go))));
  }

  function draw(scene) {
    summary.textContent = text(scene.summary);
    attribute(rows, "aria-label", text(scene.label));
    rows.replaceChildren(...list(scene.lessons).map(rowOf));
  }
  return { draw };
}
