// “Why not …?”: two lists and a button below the rulings, and the answer, the nearest condition first. The table shows
// what it is about: two cards that would have done it glow there, or else the cards of what was lacking are lit.

import { node, text, list, uid, word, icon } from "../drawing/kit.js";
import { reasonTree } from "./reason_tree.js";
import { swapBoard } from "./swap_board.js";

/** The fixed elements. */
function askParts() {
  const summary = node("summary", {});
  const questions = node("select", { id: uid("question"), class: "pq-ask-question" });
  const sides = node("select", { id: uid("side"), class: "pq-ask-side" });
  const go = node("button", { type: "button", class: "pq-press is-primary pq-ask-go" });
  const questionLabel = node("label", { for: questions.id }), sideLabel = node("label", { for: sides.id });
  const answer = node("div", { class: "pq-ask-answer" });
  const field = (...parts) => node("span", { class: "pq-ask-field" }, ...parts);
  const element = node("details", { class: "pq-unfold pq-why-not" }, summary, node("div", { class: "pq-ask-fields" }, field(questionLabel, questions), field(sideLabel, sides), go), answer);
  return { summary, questions, sides, go, questionLabel, sideLabel, answer, element };
}

const choices = (pairs) => list(pairs).map(([title, value]) => node("option", { value: text(value) }, text(title)));

function keep(select, children) {
  const before = select.value;
  select.replaceChildren(...children);
  if ([...select.options].some((one) => one.value === before)) select.value = before;
}

/** The answer, where the field stands open; null where there is none. */
const said = (view) => (view.element.open && view.scene.ask && view.scene.ask.answer) || null;

/** The two cards that stand in the answer; null where there are none. */
function boardOf(view) {
  const told = said(view);
  return (told && told.swap && told.swap.board) || null;
}

function lightAnswer(view) {
  const told = said(view);
  view.lit(told && !boardOf(view) ? list(told.below)[0] : null);
  view.glow();
}

function lines(view, told, key) {
  const below = list(told.below);
  return [node("p", { class: "pq-answer-head" }, text(told.text)),
    ...(below.length ? [reasonTree(below, { label: text(told.text), key, open: view.open, lit: view.lit })] : [])];
}

/** Where no two cards do it, the nearest change of another kind is looked for when that is asked. */
function turning(view, told) {
  if (told && !told.working) return lines(view, told, "turn");
  const press = node("button", { type: "button", class: told ? "pq-stop" : "pq-ask-why pq-turn" }, word(view.scene, told ? "stop" : "turn"));
  press.addEventListener("click", () => view.send({ kind: told ? "turn_stop" : "turn", number: 0 }));
  return told ? [node("p", { class: "pq-working" }, icon("wait"), node("span", {}, text(told.working)), press)] : [press];
}

function drawAnswer(view) {
  const told = view.scene.ask.answer, answer = view.answer;
  const active = view.element.ownerDocument.activeElement;
  const path = active && answer.contains(active) ? active.dataset.path : null;
  answer.replaceChildren(...(told ? [...lines(view, told, "ask"),
    ...(told.swap && told.swap.board ? [swapBoard(view.scene, told.swap.board, "ask", view.swapped, view.glow)] : []),
    ...(told.turns ? turning(view, told.turn) : [])] : []));
  if (path) { const same = answer.querySelector(`[data-path="${path}"]`); if (same) same.focus({ preventScroll: true }); }
}

function drawFields(view) {
  const scene = view.scene, now = JSON.stringify([scene.ask.questions, scene.ask.sides, scene.words || null]);
  if (now === view.drawn) return;
  view.drawn = now;
  view.summary.textContent = word(scene, "ask");
  view.questionLabel.textContent = word(scene, "ask_question");
  view.sideLabel.textContent = word(scene, "ask_side");
  view.go.textContent = word(scene, "ask_go");
  keep(view.questions, list(scene.ask.questions).map(([title, pairs]) => node("optgroup", { label: text(title) }, ...choices(pairs))));
  keep(view.sides, choices(scene.ask.sides));
}

function draw(view, scene) {
  view.scene = scene;
  view.element.hidden = !scene.ask;
  if (!scene.ask) return;
  drawFields(view);
  const answer = scene.ask.answer, told = JSON.stringify(answer || null);
  if (told === view.told) return;
  view.told = told;
  for (const each of [view.open, view.swapped]) each.clear();
  drawAnswer(view);
  lightAnswer(view);
  // What was lacking is answered at once; the two cards that would have brought it about are looked for.
  if (answer && answer.swaps && !answer.swap) view.send({ kind: "swap", number: 0 }, true);
  if (view.element.open && answer) view.element.scrollIntoView({ block: "nearest" });
}

/**
 * The folded field: {element, draw(scene), board(), swapped()}. It sends {kind: "why_not", question, side}; `lit` as for
 * a tree. `glow` is called when other two cards stand open, or change places: `board` and `swapped` tell of them.
 */
export function askWhyNot(send, lit, glow) {
  const view = { send, lit, glow, open: new Set(), swapped: new Set(), drawn: "", told: "null", /** @type {any} */ scene: {}, ...askParts() };
  view.element.hidden = true;
  view.go.addEventListener("click", () => send({ kind: "why_not", question: view.questions.value, side: view.sides.value }));
  view.element.addEventListener("toggle", () => {
    if (view.element.open) view.element.scrollIntoView({ block: "nearest" });
    lightAnswer(view);
  });
  return { element: view.element, draw: (scene) => draw(view, scene), board: () => boardOf(view), swapped: () => view.swapped.has("ask") };
}
