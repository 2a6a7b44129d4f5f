// What is known, rule by rule; and the file it is saved in and loaded from.

/** @import { Build } from "../../views.js" */

import { node, text, icon, list, attribute } from "../../shared/drawing/kit.js";
import { saveFile } from "../../shared/drawing/saving.js";
import { VIEWS } from "../../views.js";

const LARGEST_FILE = 200000; // characters

/** The fixed elements. */
function mapParts() {
  const title = node("h2", { class: "pq-title" });
  const subtitle = node("p", { class: "pq-map-rules" });
  const lines = node("div", { class: "pq-map-lines" });
  const shelves = node("ol", { class: "pq-shelves" });
  const rules = node("ul", { class: "pq-map-known" });
  const note = node("p", { class: "pq-notice pq-map-note", role: "status" });
  const own = node("p", { class: "pq-map-own" });
  const file = node("input", { type: "file", accept: ".json,application/json", tabindex: "-1", class: "pq-map-file" });
  const sureText = node("p", {});
  return { title, subtitle, lines, shelves, rules, note, own, file, sureText };
}

const button = (act) => {
  const made = node("button", { type: "button", class: "pq-press pq-map-button" });
  made.addEventListener("click", act);
  return made;
};

async function readFile(view, chosen) {
  const read = chosen.size > 4 * LARGEST_FILE ? null : await chosen.text();
  view.file.value = "";
  view.send(read === null || read.length > LARGEST_FILE ? { kind: "too_large" } : { kind: "import", text: read });
}

function drawErase(view) {
  view.sure.hidden = !view.asking;
  view.erase.hidden = view.asking;
}

function pips(view, one) {
  return node("span", { class: "pq-pips", "aria-hidden": "true" }, ...Array.from({ length: Number(view.scene.boxes) || 0 }, (_, i) => node("i", { class: i < one.box ? "is-full" : null })));
}

function ruleLine(view, one) {
  return node("li", { class: "pq-known-rule", "data-box": text(one.box), "data-rule": text(one.id) },
    node("div", { class: "pq-known-head" }, node("h3", {}, text(one.title)), one.due ? node("span", { class: "pq-known-due" }, icon("wait"), text(one.due)) : null),
    node("p", { class: "pq-known-stand" }, pips(view, one), node("strong", {}, text(one.text)), node("span", { class: "pq-hidden" }, text(one.of)), node("span", { class: "pq-known-tally" }, text(one.tally))),
    node("details", { class: "pq-unfold pq-prices" }, node("summary", {}, text(one.cite)), node("p", {}, text(one.law))));
}

function draw(view, next) {
  const before = JSON.stringify([view.scene.rules, view.scene.shelves]);
  view.scene = { ...next, words: next.words || {} };
  view.title.textContent = text(view.scene.title);
  view.subtitle.textContent = text(view.scene.subtitle);
  view.lines.replaceChildren(...list(view.scene.lines).map((one) => node("p", {}, text(one))));
  view.note.textContent = text(view.scene.note && view.scene.note.text);
  attribute(view.note, "data-tone", text(view.scene.note && view.scene.note.tone));
  view.note.hidden = !view.note.textContent;
  view.own.textContent = text(view.scene.words.own);
  for (const [made, name] of [[view.save, "export"], [view.open, "import"], [view.erase, "erase"], [view.yes, "erase-yes"], [view.no, "erase-no"]]) made.textContent = text(view.scene.words[name]);
  attribute(view.file, "aria-label", text(view.scene.words.import));
  view.sureText.textContent = text(view.scene.words["erase-sure"]);
  attribute(view.sure, "aria-label", text(view.scene.words["erase-sure"]));
  drawErase(view);
  if (JSON.stringify([view.scene.rules, view.scene.shelves]) === before) return;
  view.shelves.replaceChildren(...list(view.scene.shelves).map((one) => node("li", { class: "pq-shelf", "data-box": text(one.box) }, node("strong", {}, text(one.count)), node("span", {}, text(one.text)))));
  view.rules.replaceChildren(...list(view.scene.rules).map((one) => ruleLine(view, one)));
}

/** @type {Build} */
function buildMap(root, send) {
  const parts = mapParts();
  const save = button(() => saveFile(view.root, { ...view.scene.file, type: "application/json" }));
  parts.file.hidden = true;
  parts.file.addEventListener("change", () => { if (view.file.files.length) readFile(view, view.file.files[0]); });
  const open = button(() => view.file.click());
  const erase = button(() => { view.asking = true; drawErase(view); no.focus(); });
  const yes = button(() => { view.asking = false; send({ kind: "erase" }); drawErase(view); erase.focus(); });
  const no = button(() => { view.asking = false; drawErase(view); erase.focus(); });
  yes.classList.add("is-grave");
  const sure = node("div", { class: "pq-map-sure", role: "group" }, parts.sureText, yes, no);
  const view = {
    root,
    send,
    scene: {},
    asking: false,
    ...parts,
    save,
    open,
    erase,
    yes,
    no,
    sure,
  };
  sure.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); no.click(); } });
  const tools = node("div", { class: "pq-map-tools" }, save, open, view.file, erase, sure);
  root.append(node("section", { class: "pq-box pq-map" }, view.title, view.subtitle, view.lines, view.shelves, view.note, tools, view.own, view.rules));

  return { draw: (next) => draw(view, next) };
}

VIEWS.map = buildMap;
