// A deal as text, as a file, as a link and as a code to be photographed.

import { node, attribute, text, uid } from "../../shared/drawing/kit.js";
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
    const isRecord = value.trimStart().startsWith("{");
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

export function editorShare(root, send) {
  let file = {}, link = {}, words = {}, limit = 0;
  const address = labelled("input", { type: "text", readonly: true, class: "pq-lab-link" });
  const note = node("p", { class: "pq-lab-note" });
  const fault = node("p", { class: "pq-lab-refusal", role: "alert" });
  const copied = node("span", { class: "pq-lab-note", role: "status" });
  const copy = editorButton("", copyLink, "is-main");
  const code = editorButton("", () => send({ kind: "code", open: true }));
  const save = editorButton("", saveFile), load = editorButton("", () => picker.click());
  const picker = node("input", { type: "file", accept: ".json,application/json,text/plain", hidden: true, tabindex: "-1", "aria-hidden": "true" });
  const about = Object.fromEntries(["title", "source", "note"].map((name) => [name, labelled(name === "note" ? "textarea" : "input", { type: name === "note" ? null : "text", maxlength: name === "note" ? "2000" : "500", rows: name === "note" ? "3" : null }, tellAbout)]));
  const drawing = node("img", { class: "pq-lab-drawing" });
  const dense = node("p", { class: "pq-lab-note" });
  const close = editorButton("", () => dialog.close(), "is-main");
  const dialog = node("dialog", { class: "pq-lab-code" }, drawing, dense, close);
  dialog.addEventListener("close", () => { if (link.code) send({ kind: "code", open: false }); code.focus(); });
  address.field.addEventListener("focus", () => address.field.select());
  root.append(dialog);

  function tellAbout() {
    send({ kind: "texts", ...Object.fromEntries(Object.entries(about).map(([name, one]) => [name, one.field.value])) });
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(address.field.value);
      copied.textContent = words.copied;
    } catch {
      address.field.focus();
      address.field.select();
      copied.textContent = words["not-copied"];
    }
  }

  function saveFile() {
    const url = URL.createObjectURL(new Blob([text(file.text), "\n"], { type: "application/json" }));
    const anchor = node("a", { href: url, download: text(file.name) });
    root.append(anchor);
    anchor.click();
    anchor.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  picker.addEventListener("change", async () => {
    const chosen = picker.files && picker.files[0];
    picker.value = "";
    if (!chosen) return;
    if (chosen.size > limit) { send({ kind: "too_large" }); return; }
    send({ kind: "typed", text: await chosen.text() });
  });

  function drawCode() {
    if (!link.code) { if (dialog.open) dialog.close(); return; }
    drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(link.code)}`;
    drawing.alt = text(link.label);
    dense.textContent = link.dense ? words["qr-many"] : "";
    dense.hidden = !link.dense;
    if (!dialog.open) dialog.showModal();
  }

  return {
    element: node("div", { class: "pq-lab-share" },
      node("section", { class: "pq-lab-seat" }, address.element, node("div", { class: "pq-lab-row" }, copy, code, copied), note, fault),
      node("section", { class: "pq-lab-seat" }, about.title.element, about.source.element, about.note.element, node("div", { class: "pq-lab-row" }, save, load, picker))),
    draw(parts, given) {
      ({ file, link } = parts);
      words = given;
      limit = Number(parts.frame.limit) || 0;
      address.label.textContent = words.link;
      if (address.field.value !== text(link.address)) { address.field.value = text(link.address); copied.textContent = ""; }
      note.textContent = `${link.whole ? words["link-note"] : words["link-part"]}`;
      fault.textContent = text(link.fault);
      for (const [button, name] of [[copy, "copy"], [code, "qr"], [save, "file-save"], [load, "file-load"], [close, "qr-close"]]) button.textContent = words[name];
      attribute(copy, "disabled", !link.address);
      attribute(code, "disabled", !link.address);
      for (const [name, one] of Object.entries(about)) {
        one.label.textContent = words[`texts-${name}`];
        if (document.activeElement !== one.field && one.field.value !== text(file[name])) one.field.value = text(file[name]);
      }
      drawCode();
    },
  };
}
