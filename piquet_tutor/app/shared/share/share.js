// A deal to be taken along: as a link, a code, a picture, a file, a cell of a notebook, lines for a page, or to a class.
// It knows nothing of deals: it shows what it is given, and says what is wanted.

/** @import { Build } from "../../views.js" */

import { copyFrom } from "../drawing/copying.js";
import { attribute, icon, node, text, uid } from "../drawing/kit.js";
import { saveDots, saveFile } from "../drawing/saving.js";
import { VIEWS } from "../../views.js";

const DRAWING = /^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/;
const PAGE = /^https?:\/\//;

const button = (kind, act) => {
  const made = node("button", { type: "button", class: `pq-press pq-share-button${kind ? ` is-${kind}` : ""}` });
  made.addEventListener("click", act);
  return made;
};

/** Something to be copied: its name, a field, the buttons beside it. */
function toCopy(view, lines, word, kind, ...more) {
  const id = uid("share");
  const label = node("label", { for: id });
  const field = node("textarea", { id, readonly: true, rows: String(lines), spellcheck: "false", wrap: lines > 2 ? "soft" : "off" });
  const said = node("span", { class: "pq-share-said", role: "status" });
  const take = () => copyFrom(field, said, (done) => text(view.scene.words[done ? word : "not_copied"]));
  const copy = button(kind, take);
  field.addEventListener("focus", () => field.select());
  const part = node("div", { class: "pq-share-part" }, label, field, node("div", { class: "pq-share-row" }, copy, ...more, said));
  return { label, field, copy, part, take };
}

/** Show a text to be copied, or nothing where there is none. */
function fill(made, value, label, copy) {
  made.part.hidden = !value;
  made.label.textContent = text(label);
  if (made.field.value !== text(value)) made.field.value = text(value);
  made.copy.textContent = text(copy);
}

/** The field for another address, where others cannot open this one. */
function reachParts(view) {
  const id = uid("base"), wrongId = uid("wrong");
  const note = node("p", { class: "pq-share-own" }), label = node("label", { for: id });
  const base = node("input", { id, type: "url", maxlength: "300", autocomplete: "off", spellcheck: "false", "aria-describedby": wrongId });
  const wrong = node("p", { id: wrongId, class: "pq-share-wrong", role: "status" });
  base.addEventListener("change", () => view.send({ kind: "base", value: base.value }));
  return { note, label, base, wrong, part: node("div", { class: "pq-share-reach" }, note, label, base, wrong) };
}

function drawReach({ reach }, near) {
  reach.part.hidden = !near;
  if (!near) return;
  reach.note.textContent = text(near.note);
  reach.label.textContent = text(near.label);
  attribute(reach.base, "placeholder", text(near.hint));
  if (document.activeElement !== reach.base) reach.base.value = text(near.value);
  reach.wrong.textContent = text(near.wrong);
  attribute(reach.base, "aria-invalid", text(near.wrong) ? "true" : null);
}

/** The code, as large as the screen lets it be. */
function codeParts(view) {
  const picture = node("div", {}), hint = node("p", {}), warning = node("p", {});
  const close = button("", () => dialog.close());
  const dialog = node("dialog", { class: "pq-share-dialog" }, picture, hint, warning, close);
  dialog.addEventListener("close", () => { if (view.scene.code) view.send({ kind: "code", open: false }); view.qr.focus(); });
  return { dialog, picture, hint, warning, close };
}

function drawCode({ code, scene }) {
  const wanted = scene.code;
  if (!wanted) { if (code.dialog.open) code.dialog.close(); return; }
  const drawn = DRAWING.test(text(wanted.image));
  code.picture.replaceChildren(...(drawn ? [node("img", { class: "pq-share-code", src: text(wanted.image), alt: text(wanted.label) })] : []));
  attribute(code.dialog, "aria-label", text(wanted.label));
  code.hint.textContent = text(wanted.note);
  code.warning.textContent = text(scene.reach && scene.reach.note);
  code.close.textContent = text(scene.words.close);
  if (!code.dialog.open) code.dialog.showModal();
}

/** A picture that was asked for is saved when it comes. */
function savePicture(view) {
  const { picture } = view.scene;
  if (!view.saves || !picture || picture.asked === view.saved) return;
  view.saved = picture.asked;
  view.saves(view.root, picture);
  view.saves = null;
}

function drawInside(view) {
  const { scene, link, cell, embed } = view;
  const { words } = scene;
  fill(link, scene.link.address || scene.link.fault, words.link, words.copy);
  link.copy.disabled = view.qr.disabled = !scene.link.address;
  view.qr.textContent = text(words.code);
  view.go.textContent = text(words.open);
  view.go.hidden = !PAGE.test(text(scene.link.href));
  attribute(view.go, "href", view.go.hidden ? null : text(scene.link.href));
  view.note.textContent = text(scene.link.note);
  drawReach(view, scene.reach);
  for (const [made, name, shown] of [[view.dots, "dots", scene.pictured], [view.drawing, "drawing", scene.pictured], [view.save, "save", scene.file]]) {
    made.textContent = text(words[name]);
    made.hidden = !shown;
  }
  view.lesson.hidden = !scene.class;
  view.lesson.textContent = text(scene.class && scene.class.label);
  attribute(view.lesson, "href", text(scene.class && scene.class.page) || null);
  fill(cell, scene.cell && scene.cell.code, words.notebook, words.copy_cell);
  view.opens.hidden = view.hint.hidden = !(scene.cell && scene.cell.notebook);
  attribute(view.opens, "href", text(scene.cell && scene.cell.notebook) || null);
  view.opens.textContent = text(words.open_notebook);
  view.hint.textContent = text(words.opens_notebook);
  fill(embed, scene.embed, words.embed, words.copy_lines);
  view.where.textContent = text(words.embed_note);
  drawCode(view);
  savePicture(view);
}

function draw(view, next) {
  view.scene = next;
  view.root.hidden = !view.scene.title;
  view.title.textContent = view.label.textContent = text(view.scene.title);
  view.title.hidden = view.scene.folds !== false;
  view.unfold.hidden = !view.title.hidden;
  attribute(view.unfold, "aria-expanded", String(Boolean(view.scene.open)));
  view.body.hidden = !view.scene.open;
  if (view.scene.open) drawInside(view);
  else if (view.code.dialog.open) view.code.dialog.close();
}

/** @type {Build} */
function buildShare(root, send) {
  const view = /** @type {any} */ ({ root, send, scene: {}, saves: null, saved: 0 });
  const asks = (save) => () => { view.saves = save; send({ kind: "picture" }); };
  const id = uid("share-body"), told = uid("share-opens");
  Object.assign(view, {
    title: node("h2", { class: "pq-title" }),
    label: node("span", {}),
    qr: button("", () => send({ kind: "code", open: true })),
    go: node("a", { class: "pq-press pq-share-button", target: "_blank", rel: "noopener" }),
    note: node("p", { class: "pq-share-note" }),
    dots: button("", asks(saveDots)),
    drawing: button("", asks(saveFile)),
    save: button("", () => saveFile(root, view.scene.file)),
    lesson: node("a", { class: "pq-press pq-share-button" }),
    opens: node("a", { class: "pq-press pq-share-button", target: "_blank", rel: "noopener", "aria-describedby": told }),
    hint: node("p", { id: told, class: "pq-share-note" }),
    where: node("p", { class: "pq-share-note" }),
  });
  view.unfold = node("button", { type: "button", class: "pq-share-unfold", "aria-controls": id }, icon("chevron"), view.label);
  view.unfold.addEventListener("click", () => send({ kind: "open", open: !view.scene.open }));
  view.link = toCopy(view, 3, "copied", "primary", view.qr, view.go);
  view.cell = toCopy(view, 2, "copied_cell", "", view.opens);
  view.opens.addEventListener("click", view.cell.take);
  view.cell.part.append(view.hint);
  view.embed = toCopy(view, 5, "copied", "");
  view.reach = reachParts(view);
  view.code = codeParts(view);
  view.body = node("div", { id, class: "pq-share-body" }, view.link.part, view.note, view.reach.part,
    node("div", { class: "pq-share-row" }, view.dots, view.drawing, view.save, view.lesson), view.cell.part, view.embed.part, view.where);
  root.append(node("section", { class: "pq-share pq-box" }, view.title, view.unfold, view.body), view.code.dialog);
  return { draw: (next) => draw(view, next) };
}

VIEWS.share = buildShare;
