// The sheet on which a link is made. It knows nothing of links: it sends what was chosen, and shows what it is given.

/** @import { Build } from "../../views.js" */

import { copyFrom } from "../../shared/drawing/copying.js";
import { node, uid, text, arrange, list, word, attribute } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

const DRAWING = /^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/;
const PAGE = /^https?:\/\//;

/** The fixed elements. */
function linkParts() {
  const fields = node("div", { class: "pq-lm-fields" });
  const legend = node("legend", {});
  const parts = node("div", { class: "pq-lm-parts" });
  const hide = node("fieldset", { class: "pq-lm-hide" }, legend, parts);
  const notes = node("div", { class: "pq-lm-notes" });
  const linkId = uid("link");
  const label = node("label", { for: linkId });
  const address = node("textarea", { id: linkId, readonly: true, rows: "3", spellcheck: "false" });
  const length = node("p", { class: "pq-lm-length" });
  const baseId = uid("base");
  const wrongId = uid("wrong");
  const reachNote = node("p", { class: "pq-lm-own" });
  const baseLabel = node("label", { for: baseId });
  const base = node("input", { id: baseId, type: "url", maxlength: "300", autocomplete: "off", spellcheck: "false", "aria-describedby": wrongId });
  const wrong = node("p", { id: wrongId, class: "pq-lm-wrong", role: "status" });
  const reach = node("div", { class: "pq-lm-reach", hidden: true }, reachNote, baseLabel, base, wrong);
  const copy = node("button", { type: "button", class: "pq-lm-button is-primary" });
  const open = node("a", { class: "pq-lm-button", target: "_blank", rel: "noopener" });
  const code = node("button", { type: "button", class: "pq-lm-button" });
  const said = node("p", { class: "pq-lm-said", role: "status" });
  const picture = node("img", { class: "pq-lm-picture" });
  const close = node("button", { type: "button", class: "pq-lm-button" });
  const hint = node("p", {});
  const warning = node("p", {});
  const dialog = node("dialog", { class: "pq-lm-dialog" }, picture, hint, warning, close);
  return { fields, legend, parts, hide, notes, label, address, length, reachNote, baseLabel, base, wrong, reach, copy, open, code, said, picture, close, hint, warning, dialog };
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
  return node("label", { class: "pq-lm-part", "data-id": text(one.id) }, box, node("span", {}));
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
  const link = view.scene.link || {};
  view.label.textContent = text(link.label);
  view.address.value = text(link.text);
  view.length.textContent = text(link.length);
  view.copy.textContent = word(view.scene, "copy");
  view.code.textContent = word(view.scene, "qr");
  view.close.textContent = word(view.scene, "close");
  view.open.textContent = word(view.scene, "open");
  view.open.hidden = !PAGE.test(text(link.href));
  attribute(view.open, "href", view.open.hidden ? null : text(link.href));
  view.copy.disabled = view.code.disabled = !view.address.value;
  const near = view.scene.reach;
  view.reach.hidden = !near;
  view.warning.textContent = view.reachNote.textContent = text(near && near.note);
  if (near) {
    view.baseLabel.textContent = text(near.label);
    attribute(view.base, "placeholder", text(near.hint));
    if (document.activeElement !== view.base) view.base.value = text(near.value);
    view.wrong.textContent = text(near.wrong);
    attribute(view.base, "aria-invalid", text(near.wrong) ? "true" : null);
  }
  const qr = view.scene.qr;
  if (qr) {
    view.picture.hidden = !DRAWING.test(text(qr.image));
    attribute(view.picture, "src", view.picture.hidden ? null : text(qr.image));
    attribute(view.picture, "alt", text(qr.label));
    attribute(view.dialog, "aria-label", text(qr.label));
    view.hint.textContent = text(qr.note);
    if (!view.dialog.open) view.dialog.showModal();
  } else if (view.dialog.open) view.dialog.close();
}

/** @type {Build} */
export function buildLinkMaker(root, send) {
  const view = {
    send,
    scene: {},
    ...linkParts(),
  };
  root.append(node("section", { class: "pq-lm pq-box" }, view.fields, view.hide, view.notes,
    node("div", { class: "pq-lm-link" }, view.label, view.address, view.length, view.reach, node("div", { class: "pq-lm-buttons" }, view.copy, view.open, view.code), view.said)), view.dialog);

  view.copy.addEventListener("click", () => copyFrom(view.address, view.said, (done) => word(view.scene, done ? "copied" : "not_copied")));
  view.base.addEventListener("change", () => send({ kind: "base", value: view.base.value }));
  view.address.addEventListener("focus", () => view.address.select());
  view.code.addEventListener("click", () => send({ kind: "qr", open: true }));
  view.close.addEventListener("click", () => view.dialog.close());
  view.dialog.addEventListener("close", () => { send({ kind: "qr", open: false }); view.code.focus(); });

  return { draw: (next) => draw(view, next) };
}

VIEWS["link-maker"] = buildLinkMaker;
