// A question to the class, its answers, and a bar for the hands raised for each; which is right shows once it is told.

import { node, attribute, arrange, icon, word, text, list } from "../../shared/drawing/kit.js";

const MOST = 999;

export function presenterTally(send) {
  const question = node("p", { class: "pq-pr-question" });
  const choices = node("ul", { class: "pq-pr-choices" });
  let shown = [];
  let open = false;

  const write = (id, count) => send({ kind: "tally", choice: id, count: Math.max(0, Math.min(MOST, count)) });
  // What was done is told, not what it comes to: hands go up faster than a scene comes back.
  const add = (id, by) => send({ kind: "tally", choice: id, by });

  function row(id) {
    const old = [...choices.children].find((one) => one.dataset.id === id);
    if (old) return old;
    const label = node("span", { class: "pq-pr-answer" });
    const bar = node("span", { class: "pq-pr-share", "aria-hidden": "true" }, node("span", {}));
    const field = node("input", { type: "text", inputmode: "numeric", maxlength: "3", autocomplete: "off", class: "pq-pr-count" });
    const less = node("button", { type: "button", class: "pq-pr-less" }, "−");
    const more = node("button", { type: "button", class: "pq-pr-more" }, "+");
    const made = node("li", { class: "pq-pr-choice", "data-id": id }, label, bar, node("span", { class: "pq-pr-raise" }, less, field, more));
    less.addEventListener("click", () => add(id, -1));
    more.addEventListener("click", () => add(id, 1));
    field.addEventListener("focus", () => field.select());
    field.addEventListener("input", () => {
      const digits = field.value.replace(/\D/g, "");
      if (field.value !== digits) field.value = digits;
      write(id, Number(digits));
    });
    field.addEventListener("blur", () => { field.value = String(Number(field.value) || 0); });
    return made;
  }

  function draw(scene) {
    const asked = scene.ask || scene.answered;
    open = Boolean(scene.ask);
    shown = asked ? list(asked.choices) : [];
    if (question.textContent !== text(asked && scene.ask ? asked.text : "")) question.textContent = asked && scene.ask ? text(asked.text) : "";
    question.hidden = !question.textContent;
    choices.hidden = !shown.length;
    attribute(choices, "aria-label", asked ? text(asked.text) : null);
    choices.classList.toggle("is-told", !open);
    choices.classList.toggle("is-empty", !shown.some((one) => Number(one.count)));
    arrange(choices, shown.map((one, at) => {
      const made = row(text(one.id));
      const [label, bar, raise] = made.children;
      const [less, field, more] = raise.children;
      const parts = [node("kbd", { "aria-hidden": "true" }, String(at + 1)), text(one.label)];
      if (one.right) parts[0] = icon("awarded");
      else if (!open) parts[0] = null;
      label.replaceChildren(...parts.filter(Boolean), ...(one.right ? [node("span", { class: "pq-hidden" }, ` (${word(scene, "right")})`)] : []));
      made.classList.toggle("is-right", Boolean(one.right));
      bar.firstChild.style.width = `${Number(one.share) || 0}%`;
      if (field.ownerDocument.activeElement !== field) field.value = text(one.count);
      attribute(field, "aria-label", text(one.hands));
      attribute(less, "aria-label", text(one.less));
      attribute(more, "aria-label", text(one.more));
      less.hidden = more.hidden = !open;
      field.readOnly = !open;
      return made;
    }));
  }

  /** One hand more for the answer of this place; whether there is such an answer to be given now. */
  function raise(at) {
    const one = open ? shown[at] : undefined;
    if (one) add(text(one.id), 1);
    return Boolean(one);
  }
  /** Whether this is a field of the tally, and whether one that takes what is typed. */
  const owns = (element) => choices.contains(element) && element.matches("input");
  const typing = (element) => open && owns(element);
  return { question, choices, draw, raise, owns, typing };
}
