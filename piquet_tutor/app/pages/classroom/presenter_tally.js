// A question to the class, its answers, and a bar for the hands raised for each; which is right shows once it is told.

import { node, list, text, attribute, arrange, icon, word } from "../../shared/drawing/kit.js";

const MOST = 999;
const LONG = 40; // characters beyond which an answer is a sentence
const KEYS = 9; // the digits that raise a hand
const FEW = 6; // answers that stand below each other

/** The fixed elements. */
function tallyParts() {
  const question = node("p", { class: "pq-pr-question" });
  const choices = node("ul", { class: "pq-pr-choices" });
  return { question, choices };
}

const write = (view, id, count) => view.send({ kind: "tally", choice: id, count: Math.max(0, Math.min(MOST, count)) });

// What was done is told, not what it comes to: hands go up faster than a scene comes back.
const add = (view, id, by) => view.send({ kind: "tally", choice: id, by });

function row(view, id) {
  const old = [...view.choices.children].find((one) => one.dataset.id === id);
  if (old) return old;
  const label = node("span", { class: "pq-pr-answer" });
  const bar = node("span", { class: "pq-pr-share", "aria-hidden": "true" }, node("span", {}));
  const field = node("input", { type: "text", inputmode: "numeric", maxlength: "3", autocomplete: "off", class: "pq-pr-count" });
  const less = node("button", { type: "button", class: "pq-pr-less" }, "−");
  const more = node("button", { type: "button", class: "pq-pr-more" }, "+");
  const made = node("li", { class: "pq-pr-choice", "data-id": id }, label, bar, node("span", { class: "pq-pr-raise" }, less, field, more));
  less.addEventListener("click", () => add(view, id, -1));
  more.addEventListener("click", () => add(view, id, 1));
  field.addEventListener("focus", () => field.select());
  field.addEventListener("input", () => {
    const digits = field.value.replace(/\D/g, "");
    if (field.value !== digits) field.value = digits;
    write(view, id, Number(digits));
  });
  field.addEventListener("blur", () => { field.value = String(Number(field.value) || 0); });
  return made;
}

function draw(view, scene) {
  const asked = scene.ask || scene.answered;
  view.open = Boolean(scene.ask) && !scene.join;
  view.shown = asked ? list(asked.choices) : [];
  const told = asked ? text(asked.text) : "";
  if (view.question.textContent !== told) view.question.textContent = told;
  view.question.hidden = !told;
  view.question.classList.toggle("is-told", !scene.ask);
  view.choices.hidden = !view.shown.length;
  attribute(view.choices, "aria-label", asked ? text(asked.text) : null);
  view.choices.classList.toggle("is-told", !scene.ask);
  view.choices.classList.toggle("is-cards", Boolean(asked && asked.cards));
  view.choices.classList.toggle("is-long", view.shown.some((one) => text(one.label).length > LONG));
  view.choices.classList.toggle("is-many", view.shown.length > FEW);
  view.choices.classList.toggle("is-empty", !view.shown.some((one) => Number(one.count)));
  arrange(view.choices, view.shown.map((one, at) => {
    const made = row(view, text(one.id));
    const [label, bar, raise] = made.children;
    const [less, field, more] = raise.children;
    const parts = [at < KEYS ? node("kbd", { "aria-hidden": "true" }, String(at + 1)) : null, text(one.label)];
    if (one.right) parts[0] = icon("awarded");
    else if (!scene.ask) parts[0] = one.right === false && one.chosen === undefined ? icon("denied") : null;
    const misread = text(one.misread) ? [node("small", { class: "pq-pr-misread" }, text(one.misread))] : [];
    const mark = one.right ? "right" : one.chosen ? "chosen" : "";
    label.replaceChildren(...parts.filter(Boolean), ...(mark ? [node("span", { class: "pq-hidden" }, ` (${word(scene, mark)})`)] : []), ...misread);
    made.classList.toggle("is-right", Boolean(mark));
    bar.firstChild.style.width = `${Number(one.share) || 0}%`;
    if (field.ownerDocument.activeElement !== field) field.value = text(one.count);
    attribute(field, "aria-label", text(one.hands));
    attribute(less, "aria-label", text(one.less));
    attribute(more, "aria-label", text(one.more));
    less.hidden = more.hidden = !scene.ask;
    field.readOnly = !scene.ask;
    return made;
  }));
}

/** One hand more for the answer of this place; whether there is such an answer to be given now, and hands are counted. */
function raise(view, at) {
  const one = view.open && view.counts ? view.shown[at] : undefined;
  if (one) add(view, text(one.id), 1);
  return Boolean(one);
}

/** Whether this is a field of the tally, and whether one that takes what is typed. */
const owns = (view, element) => view.choices.contains(element) && element.matches("input");

const typing = (view, element) => view.open && owns(view, element);

export function presenterTally(send) {
  const view = {
    send,
    /** @type {any[]} */ shown: [],
    open: false,
    counts: true,
    ...tallyParts(),
  };

  return { question: view.question, choices: view.choices, draw: (scene) => draw(view, scene), raise: (at) => raise(view, at), count: (on) => { view.counts = on; }, owns: (element) => owns(view, element), typing: (element) => typing(view, element) };
}
