// A card on the table: its element, what it wears, and where it is put.

/** @import { Table } from "./table_parts.js" */

import { isCard, lookFor, drawCard, cardName } from "../drawing/card_art.js";
import { svg } from "../drawing/card_shapes.js";
import { ASPECT } from "../drawing/geometry.js";
import { node, uid, attribute, icon, word, text } from "../drawing/kit.js";

function makeCard() {
  const note = node("span", { class: "pq-hidden", id: uid("why") });
  const element = node("div", { class: "pq-card" }, node("div", { class: "pq-card-in" }), note);
  return element;
}

/** The element of a known card (kept for life), or a spare face-down one of this place. */
export function cardElement(/** @type {Table} */ table, code, used, spare, index) {
  if (isCard(code) && !used.has(code)) {
    used.add(code);
    if (!table.cards.has(code)) {
      const made = makeCard();
      made.dataset.card = code;
      made.dataset.suit = code[1];
      table.cards.set(code, made);
    }
    return table.cards.get(code);
  }
  if (!spare[index]) spare[index] = makeCard();
  return spare[index];
}

const GLINT = "M12 2L15 9L22 12L15 15L12 22L9 15L2 12L9 9Z";
const CHOICES = { done: "choice-done", better: "choice-better", both: "choice-both" };
const MARKS = { winning: "crown", discard: "denied", new: "new" };

/** What marks a card: its picture in a corner, or the word for the choice that it belongs to. */
function badge(mark, word) {
  if (mark.startsWith("choice-")) return node("span", { class: "pq-choice-word", "data-choice": mark.slice(7), "aria-hidden": "true" }, word);
  const picture = MARKS[mark] ? icon(MARKS[mark]) : svg("svg", { viewBox: "0 0 24 24", class: "pq-icon" }, svg("path", { class: "pq-solid", d: GLINT }));
  const made = node("span", { class: `pq-mark pq-mark-${mark}`, "aria-hidden": "true" });
  made.append(picture);
  return made;
}

/** The marks of a card, made anew where they are others or were lost with its drawing. */
function drawMarks(element, marks, word) {
  const inner = element.firstChild;
  const wanted = [...marks, word].join(" ").trim();
  const lost = marks.length && !inner.querySelector(".pq-mark, .pq-choice-word");
  if ((element.dataset.marks || "") === wanted && !lost) return;
  element.dataset.marks = wanted;
  for (const old of [...element.querySelectorAll(".pq-mark, .pq-choice-word")]) old.remove();
  inner.append(...marks.map((mark) => badge(mark, word)));
}

function drawClasses(element, spec, how, lit, down) {
  element.classList.toggle("is-selected", Boolean(spec.selected));
  element.classList.toggle("is-lit", lit);
  element.classList.toggle("is-dim", Boolean(spec.enabled === false && how.choosing));
  element.classList.toggle("is-ready", Boolean(spec.enabled === true && how.choosing));
  element.classList.toggle("is-away", spec.mark === "discard");
  element.classList.toggle("is-winning", Boolean(spec.winning));
  element.classList.toggle("is-down", down);
}

/** What a card is called to who listens, with everything its marks tell. */
function saidOf(scene, spec, how, lit, down) {
  const code = isCard(spec.card) ? spec.card : null;
  const said = [down && !how.down ? word(scene, "face_down") : text(spec.label) || (code ? cardName(code, scene.words) : word(scene, "face_down"))];
  if (spec.mark === "new") said.push(word(scene, "new"));
  if (spec.mark === "discard") said.push(word(scene, "discard"));
  if (spec.winning) said.push(word(scene, "winning"));
  if (spec.choice) said.push(text(spec.choice_word));
  else if (lit) said.push(word(scene, spec.lit && spec.lit_as === "asked" ? "asked" : "lit"));
  if (how.known) said.push(how.known);
  return said.join(", ");
}

const TOLD = ["role", "aria-label", "aria-pressed", "aria-disabled", "aria-describedby", "tabindex", "title"];

/** What a card tells a screen reader: nothing where its place tells it for all. */
function tell(scene, element, spec, how, said) {
  const note = element.lastChild;
  if (how.silent) {
    for (const name of TOLD) attribute(element, name, null);
    attribute(element, "aria-hidden", "true");
    note.textContent = "";
    return;
  }
  const why = spec.enabled === false ? text(spec.why) : "";
  attribute(element, "aria-hidden", null);
  attribute(element, "aria-label", said);
  attribute(element, "role", how.button ? "button" : "img");
  attribute(element, "aria-pressed", how.button && scene.choose === "many" && how.choosing && typeof spec.enabled === "boolean" ? String(Boolean(spec.selected)) : null);
  attribute(element, "aria-disabled", how.button && !(how.choosing && spec.enabled === true) ? "true" : null);
  if (note.textContent !== why) note.textContent = why;
  attribute(element, "aria-describedby", how.button && why ? note.id : null);
  attribute(element, "title", why || how.known || null);
  if (!how.button) attribute(element, "tabindex", null);
}

/** Dress a card for where it lies. `spec` is the scene's card; `how` the place's wishes. */
export function dress(/** @type {Table} */ table, element, spec, how) {
  const code = isCard(spec.card) ? spec.card : null;
  attribute(element, "data-suit", code ? code[1] : null); // a spare shows now this card, now that
  const lit = Boolean(spec.lit) || (code !== null && (table.lightedCards.has(code) || Boolean(table.swap && table.swap.pair.includes(code))));
  const down = code === null || Boolean(how.down && !lit);
  const look = down ? "back" : how.look || lookFor(how.width);
  const drawing = `${code} ${look}`;
  if (element.dataset.drawing !== drawing) {
    element.dataset.drawing = drawing;
    element.firstChild.replaceChildren(drawCard(code, look));
  }
  element.style.width = `${how.width}px`;
  element.style.height = `${Math.round(how.width * ASPECT)}px`;
  element.style.setProperty("--pq-card-w", `${how.width}px`);
  const choice = Object.hasOwn(CHOICES, text(spec.choice)) ? CHOICES[text(spec.choice)] : "";
  drawMarks(element, [choice || (lit ? "lit" : ""), spec.mark === "new" || spec.mark === "discard" ? spec.mark : "", spec.winning ? "winning" : ""].filter(Boolean), choice ? text(spec.choice_word) : "");
  element.classList.toggle("is-choice-done", choice === CHOICES.done);
  drawClasses(element, spec, how, lit, down);
  element.classList.toggle("is-pointed", lit && table.pointed && !spec.lit && !table.swap);
  tell(table.scene, element, spec, how, saidOf(table.scene, spec, how, lit, down));
}

export function place(element, x, y, turn, order) {
  element.style.transform = `translate(${x}px, ${y}px)${turn ? ` rotate(${turn}deg)` : ""}`;
  element.style.zIndex = order === undefined ? "" : String(order);
}
