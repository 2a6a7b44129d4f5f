// A worksheet: topics to tick, the sheet in a frame of its own (without scripts), printing and saving.

/** @import { Build } from "../../views.js" */

import { node, focused, uid, text, list, attribute } from "../../shared/drawing/kit.js";
import { saveFile } from "../../shared/drawing/saving.js";
import { VIEWS } from "../../views.js";
import { onPaper } from "./worksheet_paper.js";

/** The fixed elements. */
function worksheetParts() {
  const legend = node("legend", {});
  const chips = node("div", { class: "pq-ws-chips" });
  const note = node("p", { class: "pq-ws-note", id: uid("note") });
  const topics = node("fieldset", { class: "pq-ws-topics", "aria-describedby": note.id }, legend, chips, note);
  const make = node("div", { class: "pq-ws-make" });
  const status = node("p", { class: "pq-ws-status", role: "status" });
  const tools = node("div", { class: "pq-ws-tools" });
  const frame = node("iframe", { class: "pq-ws-sheet", sandbox: "allow-same-origin allow-modals" });
  return { legend, chips, note, topics, make, status, tools, frame };
}

function tick(one, act) {
  const box = node("input", { type: "checkbox", "data-id": text(one.id) });
  box.checked = Boolean(one.chosen);
  box.addEventListener("change", act);
  return node("label", { class: "pq-tick" }, box, node("span", {}, text(one.label)));
}

// Paper is white in every light, but the desk under it is the page's: on the screen only, and never in a saved sheet.
function layOnDesk(view) {
  const sheet = view.frame.contentDocument;
  if (!sheet || !sheet.head) return;
  let desk = sheet.getElementById("desk");
  if (!desk) sheet.head.append(desk = node("style", { id: "desk", media: "screen" }));
  desk.textContent = `html { background: ${getComputedStyle(view.frame).backgroundColor}; }`;
}

const ticked = (view) => [...view.chips.querySelectorAll("input")].filter((box) => box.checked).map((box) => box.dataset.id);

function button(label, first, act) {
  const made = node("button", { type: "button", class: `pq-press pq-ws-button${first ? " is-primary" : ""}` }, text(label));
  made.addEventListener("click", act);
  return made;
}

function print(view) {
  view.frame.contentWindow.focus();
  view.frame.contentWindow.print();
}

/** The topics are drawn anew only where they are others, so that the keyboard stays on the one just ticked. */
function drawTopics(view) {
  const listed = list(view.scene.topics);
  const boxes = [...view.chips.querySelectorAll("input")];
  if (boxes.map((box) => box.dataset.id).join() !== listed.map((one) => text(one.id)).join()) {
    view.chips.replaceChildren(...listed.map((one) => tick(one, () => view.send({ kind: "topics", chosen: ticked(view) }))));
  } else {
    boxes.forEach((box, at) => { box.checked = Boolean(listed[at].chosen); });
  }
}

function drawMake(view) {
  const kept = view.make.contains(document.activeElement) ? focused()?.dataset.id : null;
  const key = view.scene.key ? [tick({ ...view.scene.key, id: "key" }, (event) => view.send({ kind: "key", chosen: event.target.checked }))] : [];
  view.make.replaceChildren(...list(view.scene.buttons).map((one) => {
    const made = button(one.label, one.first, () => { if (!view.scene.busy) view.send({ kind: "press", action: text(one.id) }); });
    made.dataset.id = text(one.id);
    attribute(made, "aria-disabled", view.scene.busy ? "true" : null);
    return made;
  }), ...key);
  const again = kept && [...view.make.querySelectorAll("[data-id]")].find((one) => one.dataset.id === kept);
  if (again) again.focus({ preventScroll: true });
}

function lessonLink(view) {
  const lesson = view.scene.lesson || {};
  return text(lesson.href) ? [node("a", { class: "pq-press pq-ws-button", href: text(lesson.href) }, text(lesson.label))] : [];
}

function drawSheet(view) {
  attribute(view.frame, "title", text(view.scene.words && view.scene.words.preview));
  view.frame.hidden = view.tools.hidden = !view.scene.sheet;
  if (view.scene.sheet !== view.shown) {
    view.shown = view.scene.sheet;
    view.frame.srcdoc = text(view.shown);
    view.tools.replaceChildren(button(view.scene.words.print, true, () => print(view)), ...list(view.scene.files).map((file) => button(file.label, false, () => saveFile(view.root, file))), ...lessonLink(view));
  }
}

function draw(view, next) {
  view.scene = { ...next, words: next.words || {} };
  view.legend.textContent = text(view.scene.words.topics);
  view.note.textContent = text(view.scene.words["topics-note"]);
  view.status.textContent = text(view.scene.busy || view.scene.status);
  view.status.classList.toggle("is-busy", Boolean(view.scene.busy));
  attribute(view.status, "data-tone", text(view.scene.tone) || null);
  view.status.hidden = !view.status.textContent;
  drawTopics(view);
  drawMake(view);
  drawSheet(view);
}

/** @type {Build} */
function buildWorksheet(root, send) {
  const view = {
    root,
    send,
    scene: {},
    /** @type {any} */ shown: null,
    ...worksheetParts(),
  };
  root.append(node("section", { class: "pq-box pq-ws" }, view.topics, view.make, view.status), view.tools, view.frame);

  view.frame.addEventListener("load", () => layOnDesk(view));
  const light = new MutationObserver(() => layOnDesk(view));
  for (const each of [document.documentElement, document.body]) light.observe(each, { attributes: true, attributeFilter: ["data-theme", "data-jp-theme-light"] });

  const putAway = onPaper(view.frame);

  return { draw: (next) => draw(view, next), close: () => { light.disconnect(); putAway(); } };
}

VIEWS.worksheet = buildWorksheet;
