// The sheet on which a link is made. It knows nothing of links: it sends what was chosen, and shows what it is given.

/** @import { Build } from "../../views.js" */

import { node, uid, text, arrange, list } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

/** The fixed elements. */
function linkParts() {
  const fields = node("div", { class: "pq-lm-fields" });
  const legend = node("legend", {});
  const parts = node("div", { class: "pq-lm-parts" });
  const hide = node("fieldset", { class: "pq-lm-hide" }, legend, parts);
  const notes = node("div", { class: "pq-lm-notes" });
  return { fields, legend, parts, hide, notes };
}

const fieldOf = (view, one) => {
  const id = uid("field");
  const select = node("select", { id });
  const made = node("div", { class: "pq-lm-field", "data-id": text(one.id) }, node("label", { for: id }), select);
  select.addEventListener("change", () => view.send({ kind: "choose", field: text(one.id), value: select.value }));
  return made;
};

const partOf = (view, one) => {
  const box = node("input", { type: "checkbox" });
  box.addEventListener("change", () => view.send({ kind: "hide", part: text(one.id), hidden: box.checked }));
  return node("label", { class: "pq-tick", "data-id": text(one.id) }, box, node("span", {}));
};

function rows(parent, items, make, fill) {
  const old = new Map([...parent.children].map((one) => [one.dataset.id, one]));
  arrange(parent, items.map((one) => {
    const made = old.get(text(one.id)) || make(one);
    fill(made, one);
    return made;
  }));
}

function draw(view, next) {
  view.scene = next;
  rows(view.fields, list(view.scene.fields), (one) => fieldOf(view, one), (made, one) => {
    const [name, select] = made.children;
    name.textContent = text(one.label);
    const drawing = JSON.stringify(one.options);
    if (select.dataset.drawing !== drawing) {
      select.dataset.drawing = drawing;
      select.replaceChildren(...list(one.options).map((each) => node("option", { value: text(each.value) }, text(each.label))));
    }
    select.value = text(one.value);
  });
  const hidden = view.scene.hide || {};
  view.hide.hidden = !list(hidden.parts).length;
  view.legend.textContent = text(hidden.label);
  rows(view.parts, list(hidden.parts), (one) => partOf(view, one), (made, one) => {
    made.firstChild.checked = Boolean(one.checked);
    made.lastChild.textContent = text(one.label);
  });
  arrange(view.notes, list(view.scene.notes).map((one) => node("p", {}, text(one))));
}

/** @type {Build} */
function buildLinkMaker(root, send) {
  const view = {
    send,
    scene: {},
    ...linkParts(),
  };
  root.append(node("section", { class: "pq-lm pq-box" }, view.fields, view.hide, view.notes));

  return { draw: (next) => draw(view, next) };
}

VIEWS["link-maker"] = buildLinkMaker;
