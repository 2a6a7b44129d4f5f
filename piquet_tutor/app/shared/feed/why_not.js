// “Why not …?”: two lists and a button below the rulings, and the answer, the nearest condition first.

import { node, text, list, uid, word } from "../drawing/kit.js";
import { reasonTree } from "./reason_tree.js";
import { swapBoard } from "./swap_board.js";

/** The folded field: {element, draw(scene)}. It sends {kind: "why_not", question, side}; `lit` as for a tree. */
export function askWhyNot(send, lit) {
  const open = new Set(), swapped = new Set();
  let drawn = "", answered = "", scene = {};
  const summary = node("summary", {});
  const questions = node("select", { id: uid("question"), class: "pq-ask-question" });
  const sides = node("select", { id: uid("side"), class: "pq-ask-side" });
  const go = node("button", { type: "button", class: "pq-ask-go" });
  const questionLabel = node("label", { for: questions.id }), sideLabel = node("label", { for: sides.id });
  const answer = node("div", { class: "pq-ask-answer" });
  const field = (...parts) => node("span", { class: "pq-ask-field" }, ...parts);
  const element = node("details", { class: "pq-why-not" }, summary, node("div", { class: "pq-ask-fields" }, field(questionLabel, questions), field(sideLabel, sides), go), answer);
  element.hidden = true;
  go.addEventListener("click", () => send({ kind: "why_not", question: questions.value, side: sides.value }));
  element.addEventListener("toggle", () => { if (element.open) element.scrollIntoView({ block: "nearest" }); });

  const choices = (pairs) => list(pairs).map(([title, value]) => node("option", { value: text(value) }, text(title)));
  function keep(select, children) {
    const before = select.value;
    select.replaceChildren(...children);
    if ([...select.options].some((one) => one.value === before)) select.value = before;
  }

  function drawAnswer() {
    const said = scene.ask.answer;
    const active = element.ownerDocument.activeElement;
    const path = active && answer.contains(active) ? active.dataset.path : null;
    answer.replaceChildren(...(said ? [node("p", { class: "pq-answer-head" }, text(said.text)),
      ...(list(said.below).length ? [reasonTree(list(said.below), { label: text(said.text), key: "ask", open, lit })] : []),
      ...(said.swap && said.swap.board ? [swapBoard(scene, said.swap.board, "ask", swapped)] : [])] : []));
    if (path) { const same = answer.querySelector(`[data-path="${path}"]`); if (same) same.focus({ preventScroll: true }); }
  }

  return {
    element,
    draw(next) {
      scene = next;
      element.hidden = !scene.ask;
      if (!scene.ask) return;
      const now = JSON.stringify([scene.ask.questions, scene.ask.sides, scene.words || null]);
      if (now !== drawn) {
        drawn = now;
        summary.textContent = word(scene, "ask");
        questionLabel.textContent = word(scene, "ask_question");
        sideLabel.textContent = word(scene, "ask_side");
        go.textContent = word(scene, "ask_go");
        keep(questions, list(scene.ask.questions).map(([title, pairs]) => node("optgroup", { label: text(title) }, ...choices(pairs))));
        keep(sides, choices(scene.ask.sides));
      }
      const told = JSON.stringify(scene.ask.answer || null);
      if (told !== answered) {
        answered = told;
        for (const each of [open, swapped]) each.clear();
        drawAnswer();
        // What was lacking is answered at once; the two cards that would have brought it about are looked for.
        if (scene.ask.answer && scene.ask.answer.swaps && !scene.ask.answer.swap) send({ kind: "swap", number: 0 });
        if (element.open && scene.ask.answer) element.scrollIntoView({ block: "nearest" });
      }
    },
  };
}
