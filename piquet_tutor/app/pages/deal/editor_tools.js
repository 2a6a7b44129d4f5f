// The row above the cards: back and forth, something to begin with, the rules and what the hands are. On a narrow screen
// only the buttons stand there, so that the cards come first; the lists follow below them, for the keyboard too.

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
  const lists = node("div", { class: "pq-lab-tools" }, rules, wrong, set);
  const element = node("div", { class: "pq-lab-tools" }, begin, lists);
  return { begin, rules, set, fill, wrong, lists, element };
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
    editorButton(words["deal-one"], () => view.send({ kind: "deal_one" }), "is-tool", { "data-tool": "deal_one" }));
  if (view.example) view.example.remove();
  view.example = field(words.example, grouped(frame.examples, "", words["example-choose"], (name) => view.send({ kind: "example", name })));
  settle(view);
}

/** Put the lists where the screen has room for them. */
function settle(view) {
  if (view.narrow.matches) view.cloth.after(view.lists);
  else view.element.append(view.lists);
  if (view.narrow.matches) view.lists.prepend(view.example);
  else view.begin.append(view.example);
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

/** The tools, and the cloth below which their lists stand on a narrow screen. */
export function editorTools(send, cloth) {
  const undo = editorButton("", () => send({ kind: "undo" }), "is-tool", { "data-tool": "undo" });
  const redo = editorButton("", () => send({ kind: "redo" }), "is-tool", { "data-tool": "redo" });
  const view = {
    send,
    cloth,
    narrow: window.matchMedia("(max-width: 600px)"),
    example: /** @type {HTMLElement | null} */ (null),
    drawn: "",
    ruled: "",
    ...toolParts(),
    undo,
    redo,
  };

  const turned = () => { if (view.example) settle(view); };
  view.narrow.addEventListener("change", turned);
  return {
    element: view.element,
    close: () => view.narrow.removeEventListener("change", turned),
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
