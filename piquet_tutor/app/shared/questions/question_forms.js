// What is open to whoever answers: one of several answers, or some cards of a hand. Nothing is judged here.

import { attribute, list, node, text, uid } from "../drawing/kit.js";
import { cardName, drawCard, isCard } from "../drawing/card_art.js";
import { answerForm, answersOnEnter } from "./answer_form.js";

/**
 * The form of a question; `submit` is called with the answer as it stands there, or with null for none.
 *
 * @param {any} scene of the question
 * @param {(answer: unknown) => void} submit
 * @returns {HTMLElement}
 */
export function questionForm(scene, submit) {
  const { form, words } = scene;
  if (form.sort === "choice") return choiceForm(form, words, submit);
  if (form.sort === "cards") return cardsForm(form, words, submit);
  return answerForm(form, text(scene.draft), words, submit);
}

/** One of several, by the browser's own buttons: arrows go from one to the next, and Enter answers. */
function choiceForm(form, words, submit) {
  const name = uid("choice");
  const made = node("form", { class: "pq-sc-form", novalidate: true });
  const choices = list(form.choices).map((one) => {
    const input = node("input", { type: "radio", name, value: text(one.id) });
    return node("label", { class: "pq-tick" }, input, node("span", {}, text(one.text)));
  });
  made.append(node("fieldset", { class: "pq-question-choices" }, node("legend", { class: "pq-sc-who-head" }, text(words.choose_one)), ...choices), markButton(words));
  answersOnEnter(made);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = made.querySelector("input:checked");
    submit(chosen ? chosen.value : null);
  });
  return made;
}

/** Some cards of a hand: each is touched to choose it, or to put it back. */
function cardsForm(form, words, submit) {
  const codes = list(form.hand);
  const cards = codes.map((code, at) => cardButton(code, at + 1 < codes.length && codes[at + 1][1] !== code[1], at === 0));
  const count = node("output", { class: "pq-question-count" });
  const tell = () => { count.textContent = `${text(words.cards_chosen)}: ${cards.filter(isChosen).length}`; };
  const side = list(form.sides)[0];
  const hand = node("div", { class: "pq-sc-hand pq-question-hand", role: "group", "aria-label": side ? text(side.label) : null }, ...cards);
  hand.style.setProperty("--pq-steps", String(Math.max(1, cards.length - 1)));
  hand.addEventListener("click", (event) => {
    const card = event.target.closest("button");
    if (!card) return;
    attribute(card, "aria-pressed", String(!isChosen(card)));
    stand(cards, card);
    tell();
  });
  hand.addEventListener("keydown", (event) => moveAlong(event, cards));
  const made = node("form", { class: "pq-sc-form", novalidate: true }, node("div", { class: "pq-question-cloth pq-sc-row is-long" }, hand), count, markButton(words));
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    submit(cards.filter(isChosen).map((card) => card.dataset.card));
  });
  tell();
  return made;
}

const isChosen = (card) => card.getAttribute("aria-pressed") === "true";

function cardButton(code, last, first) {
  const made = node("button", { type: "button", class: "pq-sc-card pq-question-card", "aria-pressed": "false", "aria-label": cardName(code), "data-card": code, tabindex: first ? "0" : "-1" });
  if (isCard(code)) made.dataset.suit = code[1];
  if (last) made.classList.add("is-suit-end");
  made.append(drawCard(code, "full"));
  return made;
}

/** The one card of the hand to which Tab leads. */
function stand(cards, at) {
  for (const card of cards) attribute(card, "tabindex", card === at ? "0" : "-1");
}

function moveAlong(event, cards) {
  const at = cards.indexOf(event.target.closest("button"));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  const next = cards[Math.max(0, Math.min(cards.length - 1, to))];
  stand(cards, next);
  next.focus();
}

const markButton = (words) => node("button", { type: "submit", class: "pq-press is-primary pq-sc-mark" }, text(words.mark));
