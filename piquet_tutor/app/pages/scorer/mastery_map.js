// What is known, rule by rule; and the file it is saved in and loaded from.

import { node, attribute, text, list, icon } from "../../shared/drawing/kit.js";

const LARGEST_FILE = 200000; // characters

export function buildMap(root, send) {
  let scene = {};
  let asking = false;
  const title = node("h2", { class: "pq-title" });
  const subtitle = node("p", { class: "pq-map-rules" });
  const lines = node("div", { class: "pq-map-lines" });
  const shelves = node("ol", { class: "pq-shelves" });
  const rules = node("ul", { class: "pq-known" });
  const note = node("p", { class: "pq-map-note", role: "status" });
  const own = node("p", { class: "pq-map-own" });
  const button = (act) => {
    const made = node("button", { type: "button", class: "pq-map-button" });
    made.addEventListener("click", act);
    return made;
  };
  const save = button(saveFile);
  const file = node("input", { type: "file", accept: ".json,application/json", tabindex: "-1", class: "pq-map-file" });
  file.hidden = true;
  file.addEventListener("change", () => { if (file.files.length) readFile(file.files[0]); });
  const open = button(() => file.click());
  const erase = button(() => { asking = true; drawErase(); no.focus(); });
  const yes = button(() => { asking = false; send({ kind: "erase" }); drawErase(); erase.focus(); });
  const no = button(() => { asking = false; drawErase(); erase.focus(); });
  yes.classList.add("is-grave");
  const sureText = node("p", {});
  const sure = node("div", { class: "pq-map-sure", role: "group" }, sureText, yes, no);
  sure.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); no.click(); } });
  const tools = node("div", { class: "pq-map-tools" }, save, open, file, erase, sure);
  root.append(node("section", { class: "pq-box pq-map" }, title, subtitle, lines, shelves, note, tools, own, rules));

  function saveFile() {
    const link = node("a", { download: text(scene.file.name), href: URL.createObjectURL(new Blob([text(scene.file.text)], { type: "application/json" })) });
    root.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 2000);
  }

  async function readFile(chosen) {
    const read = chosen.size > 4 * LARGEST_FILE ? null : await chosen.text();
    file.value = "";
    send(read === null || read.length > LARGEST_FILE ? { kind: "too_large" } : { kind: "import", text: read });
  }

  function drawErase() {
    sure.hidden = !asking;
    erase.hidden = asking;
  }

  function pips(one) {
    return node("span", { class: "pq-pips", "aria-hidden": "true" }, ...Array.from({ length: Number(scene.boxes) || 0 }, (_, i) => node("i", { class: i < one.box ? "is-full" : null })));
  }

  function ruleLine(one) {
    return node("li", { class: "pq-known-rule", "data-box": text(one.box), "data-rule": text(one.id) },
      node("div", { class: "pq-known-head" }, node("h3", {}, text(one.title)), one.due ? node("span", { class: "pq-known-due" }, icon("wait"), text(one.due)) : null),
      node("p", { class: "pq-known-stand" }, pips(one), node("strong", {}, text(one.text)), node("span", { class: "pq-hidden" }, text(one.of)), node("span", { class: "pq-known-tally" }, text(one.tally))),
      node("details", { class: "pq-prices" }, node("summary", {}, text(one.cite)), node("p", {}, text(one.law))));
  }

  function draw(next) {
    const before = JSON.stringify([scene.rules, scene.shelves]);
    scene = { ...next, words: next.words || {} };
    title.textContent = text(scene.title);
    subtitle.textContent = text(scene.subtitle);
    lines.replaceChildren(...list(scene.lines).map((one) => node("p", {}, text(one))));
    note.textContent = text(scene.note && scene.note.text);
    attribute(note, "data-tone", text(scene.note && scene.note.tone));
    note.hidden = !note.textContent;
    own.textContent = text(scene.words.own);
    for (const [made, name] of [[save, "export"], [open, "import"], [erase, "erase"], [yes, "erase-yes"], [no, "erase-no"]]) made.textContent = text(scene.words[name]);
    attribute(file, "aria-label", text(scene.words.import));
    sureText.textContent = text(scene.words["erase-sure"]);
    attribute(sure, "aria-label", text(scene.words["erase-sure"]));
    drawErase();
    if (JSON.stringify([scene.rules, scene.shelves]) === before) return;
    shelves.replaceChildren(...list(scene.shelves).map((one) => node("li", { class: "pq-shelf", "data-box": text(one.box) }, node("strong", {}, text(one.count)), node("span", {}, text(one.text)))));
    rules.replaceChildren(...list(scene.rules).map(ruleLine));
  }
  return { draw };
}
