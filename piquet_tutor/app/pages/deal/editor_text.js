// A deal as text or as a file, and what is told of it in free text.

import { node, uid, text } from "../../shared/drawing/kit.js";
import { base64 } from "../../shared/controls/upload.js";
import { editorButton } from "./editor_calls.js";

const ABOUT = { title: ["input", { type: "text", maxlength: "500" }], source: ["input", { type: "text", maxlength: "500" }], note: ["textarea", { maxlength: "2000", rows: "3" }] };

/** A field with its label; `changed(value)` when the reader leaves it. */
function labelled(tag, attributes, changed) {
  const field = node(tag, { id: uid("field"), ...attributes });
  const label = node("label", { for: field.id });
  if (changed) field.addEventListener("change", () => changed(field.value));
  return { field, label, element: node("p", { class: "pq-lab-field is-wide" }, label, field) };
}

/** The button that opens a file, with the field behind it. */
function loading(send, limit) {
  const picker = node("input", { type: "file", accept: ".json,application/json,text/plain", hidden: true, tabindex: "-1", "aria-hidden": "true" });
  picker.addEventListener("change", async () => {
    const chosen = picker.files && picker.files[0];
    picker.value = "";
    if (!chosen) return;
    if (chosen.size > limit()) send({ kind: "too_large" });
    else send({ kind: "file", content: base64(new Uint8Array(await chosen.arrayBuffer())) });
  });
  return { picker, load: editorButton("", () => picker.click()) };
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
  }, "is-primary");
  const { picker, load } = loading(send, () => Number(frame.limit) || 0);
  const about = Object.entries(ABOUT).map(([name, [tag, attributes]]) => ({ name, ...labelled(tag, attributes, () => tell()) }));
  const tell = () => send({ kind: "texts", ...Object.fromEntries(about.map((one) => [one.name, one.field.value])) });
  typed.field.addEventListener("keydown", (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); take.click(); } });
  return {
    element: node("div", { class: "pq-lab-text" }, typed.element, node("div", { class: "pq-lab-row" }, take, load, picker, note),
      node("section", { class: "pq-lab-seat" }, ...about.map((one) => one.element))),
    draw(parts, words) {
      frame = parts.frame;
      typed.label.textContent = words.text;
      typed.field.placeholder = words["text-hint"];
      take.textContent = words["text-take"];
      load.textContent = words["file-load"];
      note.textContent = words["text-note"];
      for (const one of about) {
        one.label.textContent = words[`texts-${one.name}`];
        if (document.activeElement !== one.field && one.field.value !== text(parts.texts[one.name])) one.field.value = text(parts.texts[one.name]);
      }
    },
  };
}
