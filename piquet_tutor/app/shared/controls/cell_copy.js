// A deal as lines of code: copied with one press, or with another copied while a notebook opens to paste them into.

/** @import { Build } from "../../views.js" */

import { copyFrom } from "../drawing/copying.js";
import { attribute, node, text, uid } from "../drawing/kit.js";
import { VIEWS } from "../../views.js";

/** @type {Build} */
export function buildCell(root) {
  const id = uid("cell"), told = uid("cell-opens");
  const label = node("label", { for: id });
  const lines = node("textarea", { id, readonly: true, rows: "2", wrap: "off", spellcheck: "false" });
  const copy = node("button", { type: "button", class: "pq-cell-copy" });
  const open = node("a", { class: "pq-cell-open", target: "_blank", rel: "noopener", "aria-describedby": told });
  const opens = node("span", { id: told });
  const said = node("span", { role: "status" });
  const hint = node("p", { class: "pq-cell-opens" }, opens);
  root.append(node("section", { class: "pq-cell pq-box" }, label, lines, node("p", {}, copy, open, said), hint));
  let scene = /** @type {any} */ ({});

  const take = () => copyFrom(lines, said, (done) => text(done ? scene.copied : scene.not_copied));
  copy.addEventListener("click", take);
  open.addEventListener("click", take);

  function draw(next) {
    scene = next || {};
    root.hidden = !scene.code;
    label.textContent = text(scene.label);
    lines.value = text(scene.code);
    copy.textContent = text(scene.copy);
    open.hidden = hint.hidden = !scene.notebook;
    attribute(open, "href", text(scene.notebook) || null);
    open.textContent = text(scene.open);
    opens.textContent = text(scene.opens);
  }
  return { draw };
}

VIEWS.cell = buildCell;
