// A deal as text, as a file, as a link and as a code to be photographed.

import { node, uid, text, attribute } from "../../shared/drawing/kit.js";
import { base64 } from "../../shared/controls/upload.js";
import { buildCell } from "../../shared/controls/cell_copy.js";
import { copyFrom } from "../../shared/drawing/copying.js";
import { saveFile } from "../../shared/drawing/saving.js";
import { editorButton } from "./editor_calls.js";

/** A field with its label; `changed(value)` when the reader leaves it. */
function labelled(tag, attributes, changed) {
  const field = node(tag, { id: uid("field"), ...attributes });
  const label = node("label", { for: field.id });
  if (changed) field.addEventListener("change", () => changed(field.value));
  return { field, label, element: node("p", { class: "pq-lab-field is-wide" }, label, field) };
}

export function editorText(send) {
  const typed = labelled("textarea", { rows: "8", spellcheck: "false", autocapitalize: "off" });
  const note = node("p", { class: "pq-lab-note" });
  let frame = {};
  const take = editorButton("", () => {
    const value = typed.field.value;
    const isRecord = value.trimStart().startsWith("{") || /piquet\s*[=%&]/i.test(value); // or a link, as long as one
    const most = Number(isRecord ? frame.limit : frame.text_limit) || Infinity;
    if (value.length <= most) send({ kind: "typed", text: value });
    else send(isRecord ? { kind: "too_large" } : { kind: "too_long", length: value.length });
  }, "is-main");
  typed.field.addEventListener("keydown", (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); take.click(); } });
  return {
    element: node("div", { class: "pq-lab-text" }, typed.element, node("div", { class: "pq-lab-row" }, take, note)),
    draw(given, words) {
      frame = given;
      typed.label.textContent = words.text;
      typed.field.placeholder = words["text-hint"];
      take.textContent = words["text-take"];
      note.textContent = words["text-note"];
    },
  };
}

/** The fixed elements. */
function shareParts() {
  const address = labelled("input", { type: "text", readonly: true, class: "pq-lab-link" });
  const note = node("p", { class: "pq-lab-note" });
  const fault = node("p", { class: "pq-lab-refusal", role: "alert" });
  const copied = node("span", { class: "pq-lab-note", role: "status" });
  const picker = node("input", { type: "file", accept: ".json,application/json,text/plain", hidden: true, tabindex: "-1", "aria-hidden": "true" });
  const drawing = node("img", { class: "pq-lab-drawing" });
  const dense = node("p", { class: "pq-lab-note" });
  return { address, note, fault, copied, picker, drawing, dense };
}

function tellAbout(view) {
  view.send({ kind: "texts", ...Object.fromEntries(Object.entries(view.about).map(([name, one]) => [name, one.field.value])) });
}

function copy(view, field, copied) {
  return copyFrom(field, copied, (done) => text(view.words[done ? "copied" : "not-copied"]));
}

/** The lines that put the deal into a page of one's own. */
function tagSection() {
  const lines = labelled("textarea", { rows: "5", readonly: true, spellcheck: "false" });
  const note = node("p", { class: "pq-lab-note" });
  const copied = node("span", { class: "pq-lab-note", role: "status" });
  let view = { words: {} };
  const button = editorButton("", () => copy(view, lines.field, copied));
  lines.field.addEventListener("focus", () => lines.field.select());
  return {
    element: node("section", { class: "pq-lab-seat" }, lines.element, node("div", { class: "pq-lab-row" }, button, copied), note),
    draw(drawn) {
      view = drawn;
      const tag = text(view.link.tag);
      lines.label.textContent = view.words.tag;
      button.textContent = view.words["tag-copy"];
      note.textContent = tag ? view.words["tag-note"] : view.words["tag-where"];
      lines.field.hidden = button.hidden = !tag;
      if (lines.field.value !== tag) { lines.field.value = tag; copied.textContent = ""; }
    },
  };
}

function drawCode(view) {
  if (!view.link.code) { if (view.dialog.open) view.dialog.close(); return; }
  view.drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(view.link.code)}`;
  view.drawing.alt = text(view.link.label);
  view.dense.textContent = view.link.dense ? view.words["qr-many"] : "";
  view.dense.hidden = !view.link.dense;
  if (!view.dialog.open) view.dialog.showModal();
}

export function editorShare(root, send) {
  const parts = shareParts();
  const copies = editorButton("", () => copy(view, view.address.field, view.copied), "is-main");
  const tag = tagSection();
  const cell = node("div"), lines = buildCell(cell, send);
  const code = editorButton("", () => send({ kind: "code", open: true }));
  const save = editorButton("", () => saveFile(view.root, { ...view.file, type: "application/json", text: `${text(view.file.text)}\n` })), load = editorButton("", () => view.picker.click());
  const about = Object.fromEntries(["title", "source", "note"].map((name) => [name, labelled(name === "note" ? "textarea" : "input", { type: name === "note" ? null : "text", maxlength: name === "note" ? "2000" : "500", rows: name === "note" ? "3" : null }, () => tellAbout(view))]));
  const close = editorButton("", () => dialog.close(), "is-main");
  const dialog = node("dialog", { class: "pq-lab-code" }, parts.drawing, parts.dense, close);
  const view = {
    root,
    send,
    file: {},
    link: {},
    words: {},
    limit: 0,
    ...parts,
    about,
    dialog,
  };
  dialog.addEventListener("close", () => { if (view.link.code) send({ kind: "code", open: false }); code.focus(); });
  view.address.field.addEventListener("focus", () => view.address.field.select());
  root.append(dialog);

  view.picker.addEventListener("change", async () => {
    const chosen = view.picker.files && view.picker.files[0];
    view.picker.value = "";
    if (!chosen) return;
    if (chosen.size > view.limit) { send({ kind: "too_large" }); return; }
    send({ kind: "file", content: base64(new Uint8Array(await chosen.arrayBuffer())) });
  });

  return {
    element: node("div", { class: "pq-lab-share" },
      node("section", { class: "pq-lab-seat" }, view.address.element, node("div", { class: "pq-lab-row" }, copies, code, view.copied), view.note, view.fault),
      cell, tag.element,
      node("section", { class: "pq-lab-seat" }, about.title.element, about.source.element, about.note.element, node("div", { class: "pq-lab-row" }, save, load, view.picker))),
    draw(parts, given) {
      ({ file: view.file, link: view.link } = parts);
      view.words = given;
      view.limit = Number(parts.frame.limit) || 0;
      view.address.label.textContent = view.words.link;
      if (view.address.field.value !== text(view.link.address)) { view.address.field.value = text(view.link.address); view.copied.textContent = ""; }
      view.note.textContent = `${view.link.whole ? view.words["link-note"] : view.words["link-part"]}`;
      view.fault.textContent = text(view.link.fault);
      for (const [button, name] of [[copies, "copy"], [code, "qr"], [save, "file-save"], [load, "file-load"], [close, "qr-close"]]) button.textContent = view.words[name];
      attribute(copies, "disabled", !view.link.address);
      attribute(code, "disabled", !view.link.address);
      for (const [name, one] of Object.entries(about)) {
        one.label.textContent = view.words[`texts-${name}`];
        if (document.activeElement !== one.field && one.field.value !== text(view.file[name])) one.field.value = text(view.file[name]);
      }
      lines.draw(view.link.cell);
      tag.draw(view);
      drawCode(view);
    },
  };
}
