// A question: what is open to whoever answers, its mark below, and the way on. It is answered again until it is right.

/** @import { Build } from "../../views.js" */
import { attribute, node, text, uid, write } from "../drawing/kit.js";
import { forgetDraft, untilChanged } from "./answer_form.js";
import { questionForm } from "./question_forms.js";
import { questionMark } from "./question_mark.js";
import { VIEWS } from "../../views.js";

const LOST = 20000; // milliseconds after which a press that was not answered may be made again

function questionParts() {
  const noteId = uid("note");
  const parts = {
    place: node("p", { class: "pq-question-place" }),
    asks: node("h3", { class: "pq-sc-asks", tabindex: "-1" }),
    form: node("div", {}),
    note: node("p", { id: noteId, class: "pq-sc-note", role: "alert" }),
    mark: node("div", { class: "pq-question-marked" }),
    show: node("button", { type: "button", class: "pq-press is-quiet pq-sc-skip" }),
    next: node("button", { type: "button", class: "pq-press is-primary pq-sc-button" }),
  };
  const tools = node("div", { class: "pq-question-tools" }, parts.next, parts.show);
  const box = node("section", { class: "pq-box pq-sc-box pq-question" }, parts.place, parts.asks, parts.form, parts.note, parts.mark, tools);
  return { ...parts, tools, box };
}

/** Send what was done, once, and remember where the keyboard goes on. */
function say(view, message, next) {
  if (view.waiting) return;
  view.waiting = setTimeout(() => { view.waiting = 0; }, LOST);
  view.wanted = next;
  view.send(message);
}

function drawForm(view, other) {
  const { scene } = view;
  view.form.hidden = scene.over === true;
  if (!other) return;
  view.form.replaceChildren(questionForm(scene, (answer) => say(view, { kind: "answer", answer }, "mark")));
}

function drawMark(view) {
  const drawing = JSON.stringify(view.scene.mark);
  if (drawing === view.marked) return;
  view.marked = drawing;
  if (view.scene.mark) forgetDraft(text(view.scene.draft));
  view.mark.replaceChildren(...(view.scene.mark ? [questionMark(view.scene.mark, view.scene.words)] : []));
}

/** Let the keyboard go on at what has just come: why nothing was marked, the mark, or the next question. */
function goOn(view, other) {
  const where = view.wanted;
  view.wanted = "";
  if (!where) return;
  if (other) { view.asks.focus({ preventScroll: false }); return; }
  const target = text(view.scene.note) ? view.form.querySelector("input, button") : view.mark.querySelector("h4");
  if (target) target.focus({ preventScroll: true });
  (text(view.scene.note) ? view.note : view.mark).scrollIntoView({ block: "nearest" });
}

function draw(view, next) {
  const other = text(next.key) !== text(view.scene.key);
  view.scene = { ...next, words: next.words || {} };
  clearTimeout(view.waiting);
  view.waiting = 0;
  attribute(view.box, "aria-label", text(view.scene.title));
  write(view.place, view.scene.place);
  view.place.hidden = !text(view.scene.place);
  write(view.asks, view.scene.text);
  view.asks.classList.toggle("pq-hidden", view.scene.headed === false); // it stands above already
  drawForm(view, other);
  write(view.note, view.scene.note);
  drawMark(view);
  for (const name of ["show", "next"]) {
    write(view[name], view.scene[name]);
    view[name].hidden = !text(view.scene[name]);
  }
  view.tools.hidden = view.show.hidden && view.next.hidden;
  goOn(view, other);
}

/** @type {Build} */
export function buildQuestion(root, send) {
  const view = { ...questionParts(), send, scene: /** @type {any} */ ({}), marked: "", wanted: "", waiting: 0 };
  root.append(view.box);
  untilChanged(view.form, view.note);
  view.show.addEventListener("click", () => say(view, { kind: "show" }, "mark"));
  view.next.addEventListener("click", () => say(view, { kind: "next" }, "next"));
  return { draw: (next) => draw(view, next), close: () => clearTimeout(view.waiting) };
}

VIEWS.question = buildQuestion;
