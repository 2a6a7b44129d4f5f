// The row above the cards: back and forth, something to begin with, the rules and what the hands are.

import { node, text, list, icon, attribute } from "../../shared/drawing/kit.js";
import { editorButton, editorSelect } from "./editor_calls.js";
import { editorFaults } from "./editor_cloth.js";

/** The fixed elements. */
function toolParts() {
  const begin = node("div", { class: "pq-lab-row is-begin" });
  const rules = node("div", { class: "pq-lab-row is-rules" });
  const set = node("ul", { class: "pq-lab-set" });
  const fill = node("div", { class: "pq-lab-row is-fill", role: "group" });
  const wrong = node("div", {});
  const element = node("div", { class: "pq-lab-tools" }, begin, rules, wrong, set);
  return { begin, rules, set, fill, wrong, element };
}

/** A list in groups, under a first line that chooses nothing where there is one. */
function grouped(groups, value, first, chosen) {
  const select = node("select", {}, first ? node("option", { value: "" }, text(first)) : null, ...list(groups).map(([name, pairs]) =>
    node("optgroup", { label: text(name) }, ...list(pairs).map(([title, each]) => node("option", { value: text(each), selected: each === value }, text(title))))));
  select.addEventListener("change", () => { if (select.value) chosen(select.value); });
  return select;
}

function field(label, select) {
  return node("label", { class: "pq-lab-field" }, node("span", {}, text(label)), select);
}

function drawBegin(view, frame) {
  const words = frame.words;
  view.undo.replaceChildren(icon("undo"), words.undo);
  view.redo.replaceChildren(icon("undo"), words.redo);
  attribute(view.fill, "aria-label", words.fill);
  view.fill.replaceChildren(node("span", { class: "pq-lab-small" }, words.fill), ...["cards", "exchange", "play"].map((part) => editorButton(words[`fill-${part}`], () => view.send({ kind: "fill", part }), "is-offer", { "data-tool": `fill-${part}` })));
  view.begin.replaceChildren(view.undo, view.redo,
    editorButton(words.blank, () => view.send({ kind: "clear", part: "all" }), "is-tool", { "data-tool": "blank" }),
    editorButton(words["deal-one"], () => view.send({ kind: "deal_one" }), "is-tool", { "data-tool": "deal_one" }),
    field(words.example, grouped(frame.examples, "", words["example-choose"], (name) => view.send({ kind: "example", name }))));
}

function drawRules(view, frame, scene) {
  const words = frame.words;
  const had = view.rules.contains(document.activeElement) ? [...view.rules.querySelectorAll("select")].indexOf(document.activeElement) : -1;
  view.rules.replaceChildren(field(words.rules, grouped(frame.sets, scene.id, "", (name) => view.send({ kind: "rules", name }))),
    editorSelect(words.basis, frame.bases, scene.basis, (basis) => view.send({ kind: "basis", basis })), view.fill);
  const again = had >= 0 && view.rules.querySelectorAll("select")[had];
  if (again) again.focus({ preventScroll: true });
  view.set.replaceChildren(...list(scene.changed).map((one) => node("li", {}, node("b", {}, text(one.text)), node("span", {}, text(one.value)))));
  view.set.hidden = !view.set.children.length;
  view.wrong.replaceChildren(...(list(scene.faults).length ? [editorFaults(scene.faults)] : []));
  view.wrong.hidden = !view.wrong.children.length;
}

export function editorTools(send) {
  const undo = editorButton("", () => send({ kind: "undo" }), "is-tool", { "data-tool": "undo" });
  const redo = editorButton("", () => send({ kind: "redo" }), "is-tool", { "data-tool": "redo" });
  const view = {
    send,
    drawn: "",
    ruled: "",
    ...toolParts(),
    undo,
    redo,
  };

  return {
    element: view.element,
    draw(parts) {
      const frame = JSON.stringify(parts.frame.words);
      if (frame !== view.drawn) { view.drawn = frame; drawBegin(view, parts.frame); view.ruled = ""; }
      const now = JSON.stringify(parts.rules);
      if (now !== view.ruled) { view.ruled = now; drawRules(view, parts.frame, parts.rules); }
      for (const [button, count, label] of [[undo, parts.tools.undo, parts.tools.undo_label], [redo, parts.tools.redo, parts.tools.redo_label]]) {
        // Not disabled, which would throw the keyboard out of the row when the last change is taken back.
        attribute(button, "aria-disabled", count ? null : "true");
        button.title = text(label);
      }
    },
  };
}
