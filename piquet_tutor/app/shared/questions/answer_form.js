// One box to fill: who scores and how many, or how many each side has. What is being written is kept in this browser until
// it is marked, so that a page loaded again still has it. Nothing is judged here.

import { uid, node, attribute, text, list, icon, write } from "../drawing/kit.js";

const DRAFTS = "piquet-tutor.drafts";
const MOST_DRAFTS = 12;

function draftsKept() {
  try {
    const kept = JSON.parse(window.localStorage.getItem(DRAFTS) || "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch { return {}; }
}

/** Keep what is written under a name; what has no name is not kept. */
function keepDraft(key, draft) {
  const kept = draftsKept();
  delete kept[key];
  if (key && draft) kept[key] = draft;
  const last = Object.entries(kept).slice(-MOST_DRAFTS);
  try { window.localStorage.setItem(DRAFTS, JSON.stringify(Object.fromEntries(last))); } catch { /* a browser that keeps nothing */ }
}

/** What has been marked, or shown, is no draft any more: whoever is asked again later begins anew. */
export function forgetDraft(key) {
  if (Object.hasOwn(draftsKept(), key)) keepDraft(key, null);
}

function draftOf(key, box) {
  const kept = draftsKept()[key];
  const draft = { chosen: box.of_each ? box.sides.map((side) => side.id) : [], nobody: false, typed: {} };
  if (!kept || !Array.isArray(kept.chosen) || !kept.typed || typeof kept.typed !== "object") return draft;
  const known = new Set(box.sides.map((side) => side.id));
  if (!box.of_each) draft.chosen = kept.chosen.filter((side) => known.has(side)).slice(0, box.one ? 1 : known.size);
  draft.nobody = kept.nobody === true && !box.of_each;
  for (const side of known) if (typeof kept.typed[side] === "string") draft.typed[side] = kept.typed[side].slice(0, 6);
  return draft;
}

/** The fixed elements. */
function formParts() {
  const labelId = uid("who");
  const buttons = new Map();
  const steppers = new Map();
  const form = node("form", { class: "pq-sc-form", novalidate: true });
  return { labelId, buttons, steppers, form };
}

function written(view) {
  if (view.draft.nobody) return {};
  const chosen = view.box.sides.filter((side) => view.draft.chosen.includes(side.id));
  if (view.box.of_each && !chosen.some((side) => (view.draft.typed[side.id] || "").trim())) return null; // nothing at all is no nought
  return chosen.length ? Object.fromEntries(chosen.map((side) => [side.id, view.draft.typed[side.id] || ""])) : null;
}

/** The field of a side that was chosen and has no number yet; where each side has a field, an empty one is nought. */
function emptyField(view) {
  const side = view.box.of_each ? undefined : view.draft.chosen.find((id) => !(view.draft.typed[id] || "").trim());
  return side === undefined ? null : view.steppers.get(side).querySelector("input");
}

function redraw(view) {
  for (const [id, button] of view.buttons) attribute(button, "aria-pressed", String(id === "" ? view.draft.nobody : view.draft.chosen.includes(id)));
  for (const [id, stepper] of view.steppers) stepper.hidden = !view.draft.chosen.includes(id);
}

/** Where one side alone can score, one answer takes the place of another; else sides are chosen and taken back. */
function choose(view, id) {
  const { draft, box } = view;
  const has = id === "" ? draft.nobody : draft.chosen.includes(id);
  draft.nobody = id === "" && (box.one || !has);
  if (id === "") draft.chosen = draft.nobody ? [] : draft.chosen;
  else if (box.one) draft.chosen = [id];
  else draft.chosen = has ? draft.chosen.filter((one) => one !== id) : [...draft.chosen, id];
  redraw(view);
  keepDraft(view.key, view.draft);
  if (id !== "" && draft.chosen.includes(id)) view.steppers.get(id).querySelector("input").focus();
}

function stepper(view, side) {
  const id = uid("points");
  const input = node("input", { id, type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "6", class: "pq-sc-points", "aria-label": text(side.points) });
  input.value = view.draft.typed[side.id] || "";
  const step = (by) => {
    const now = /^\d+$/.test(input.value) ? Number(input.value) : 0;
    input.value = String(Math.max(0, Math.min(1000, now + by)));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const note = () => {
    view.draft.typed[side.id] = input.value;
    keepDraft(view.key, view.draft);
  };
  const button = (label, sign, by) => {
    const made = node("button", { type: "button", class: "pq-sc-step", "aria-label": text(label) }, sign);
    made.addEventListener("click", () => step(by));
    return made;
  };
  input.addEventListener("input", note);
  input.addEventListener("keydown", (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  });
  return node("div", { class: "pq-sc-stepper", "data-side": text(side.id) }, node("label", { for: id }, text(side.label)), button(side.less, "−", -1), input, button(side.more, "+", 1));
}

/** Enter in a field answers, in JupyterLab too, which keeps from the browser the key press by which it would. */
export function answersOnEnter(form) {
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.tagName !== "INPUT") return;
    event.preventDefault();
    form.requestSubmit();
  });
}

/** What is asked above the fields. */
function headOf(box, words) {
  if (box.of_each) return list(box.sides).length > 1 ? words.each : words.how_many;
  return box.one ? words.who : words.who_both;
}

/** Why an answer could not be marked is said until another is begun; then `changed` is called, if there is anything to be done. */
export function untilChanged(form, note, changed = () => {}) {
  const begun = (event) => {
    const chosen = event.target.closest(event.type === "click" ? "button:not([type=submit]), [type=radio]" : "input");
    if (!chosen || !note.textContent) return;
    write(note, "");
    changed();
  };
  for (const kind of ["input", "click"]) form.addEventListener(kind, begun);
}

/** The form of a box; `submit` is called with points by side as they were typed, or with null when nobody was named. */
export function answerForm(box, key, words, submit) {
  const draft = draftOf(key, box);
  const view = {
    box,
    key,
    ...formParts(),
    draft,
  };

  for (const side of list(box.sides)) view.steppers.set(side.id, stepper(view, side));
  const head = node("p", { class: "pq-sc-who-head", id: view.labelId }, text(headOf(box, words)));
  view.form.append(head);
  if (!box.of_each) {
    const row = node("div", { class: "pq-sc-who", role: "group", "aria-labelledby": view.labelId });
    for (const [id, label] of [["", box.nobody], ...box.sides.map((side) => [side.id, side.label])]) {
      const made = node("button", { type: "button", class: "pq-press pq-sc-side", "data-side": text(id) || "nobody" }, icon("awarded"), text(label));
      made.addEventListener("click", () => choose(view, id));
      view.buttons.set(id, made);
      row.append(made);
    }
    view.form.append(row);
  }
  view.form.append(node("div", { class: "pq-sc-steppers" }, ...view.steppers.values()));
  view.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const empty = emptyField(view);
    if (empty) empty.focus();
    else submit(written(view));
  });
  view.form.append(node("button", { type: "submit", class: "pq-press is-primary pq-sc-mark" }, text(words.mark)));
  answersOnEnter(view.form);
  redraw(view);
  return view.form;
}
