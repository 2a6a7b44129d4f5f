// A few lines of text, to be copied with one press.

/** @import { Build } from "../../views.js" */

import { copyFrom } from "../../shared/drawing/copying.js";
import { list, node, text, uid } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

/** @type {Build} */
function buildResult(root) {
  const id = uid("result");
  const good = node("div", { class: "pq-result-good", role: "status" });
  const label = node("h2", { id });
  const lines = node("textarea", { readonly: true, rows: "5", spellcheck: "false", "aria-labelledby": id });
  const copy = node("button", { type: "button", class: "pq-press is-primary" });
  const said = node("span", { role: "status" });
  root.classList.add("pq-box");
  root.append(good, label, lines, node("p", {}, copy, said));
  let scene = /** @type {any} */ ({});

  copy.addEventListener("click", () => copyFrom(lines, said, (done) => text(done ? scene.copied : scene.not_copied)));

  function draw(next) {
    scene = next || {};
    root.hidden = !scene.text;
    const drawing = JSON.stringify(list(scene.good));
    if (good.dataset.drawing !== drawing) good.replaceChildren(...list(scene.good).map((one) => node("p", {}, text(one))));
    good.dataset.drawing = drawing;
    label.textContent = text(scene.label);
    lines.value = text(scene.text);
    copy.textContent = text(scene.copy);
  }
  return { draw };
}

VIEWS.result = buildResult;
