// A puzzle: every card of the deal in three rows, and two of them change places by a drag, by two taps or by the keys.
// It draws what it is told and sends which two cards were exchanged; nothing is judged here.

/** @import { Build } from "../../views.js" */

import { node, text, list, word, write, attribute, icon, miniCard, still } from "../../shared/drawing/kit.js";
import { cardName } from "../../shared/drawing/card_art.js";
import { morph } from "../../shared/feed/swap_board.js";
import { dropped, moveByKeys, travel } from "./puzzle_gestures.js";
import { VIEWS } from "../../views.js";

/** The fixed elements. */
function puzzleParts() {
  const levels = node("div", { class: "pq-puzzle-levels", role: "group" });
  const count = node("p", { class: "pq-puzzle-count" });
  const task = node("h2", { class: "pq-title pq-puzzle-task", tabindex: "-1" });
  const how = node("p", { class: "pq-puzzle-how" });
  const working = node("p", { class: "pq-working", role: "status" });
  const cloth = node("div", { class: "pq-puzzle-cloth" });
  const played = node("div", { class: "pq-puzzle-played" });
  const scores = node("p", { class: "pq-puzzle-scores" });
  const verdict = node("div", { class: "pq-notice pq-puzzle-verdict" });
  const told = node("p", { class: "pq-hidden", role: "status" });
  const buttons = node("div", { class: "pq-puzzle-buttons" });
  const now = node("details", { class: "pq-unfold pq-puzzle-now" }, node("summary", {}), node("ul", {}));
  const below = node("div", { class: "pq-puzzle-below" }, verdict, buttons);
  const board = node("div", { class: "pq-puzzle-board" }, cloth, node("div", { class: "pq-puzzle-line" }, scores, played));
  const body = node("div", { class: "pq-puzzle-body" }, task, how, node("div", { class: "pq-puzzle-sides" }, board, below, now), told);
  const box = node("section", { class: "pq-box pq-puzzle" }, node("header", { class: "pq-puzzle-head" }, levels, count), working, body);
  return { levels, count, task, how, working, cloth, played, scores, below, verdict, told, buttons, now, body, box };
}

/** Two cards were chosen: those in different rows change places, of two in one row the second is the one chosen. */
function choose(view, code) {
  const { picked, scene } = view;
  if (scene.attempt) { view.picked = code; view.send({ kind: "press", action: "again" }); return; }
  const row = (one) => list(scene.rows).findIndex((each) => list(each.cards).includes(one));
  if (!picked || picked === code || row(picked) === row(code)) {
    view.picked = picked === code ? "" : code;
    drawPicked(view);
    return;
  }
  exchange(view, picked, code);
}

function exchange(view, one, other) {
  view.picked = "";
  view.focusOn = one;
  view.send({ kind: "swap", cards: [one, other] });
}

/** Draw buttons anew: where the keyboard stood on one, it stands there again, or on the first where that is gone. */
function redraw(box, buttons) {
  const held = document.activeElement instanceof HTMLElement && box.contains(document.activeElement) ? document.activeElement.dataset.id : undefined;
  box.replaceChildren(...buttons);
  if (held !== undefined) (buttons.find((one) => one.dataset.id === held) || buttons[0])?.focus({ preventScroll: true });
}

/** Which card has been chosen first. */
function drawPicked(view) {
  for (const card of view.cloth.querySelectorAll(".pq-puzzle-card")) attribute(card, "aria-pressed", String(card.dataset.code === view.picked));
  write(view.told, view.picked ? word(view.scene, "picked").replace("{card}", cardName(view.picked)) : "");
}

function cardButton(view, code, reached) {
  const pair = view.scene.attempt ? list(view.scene.attempt.pair) : [];
  const card = node("button", { type: "button", class: pair.includes(code) ? "pq-puzzle-card is-moved" : "pq-puzzle-card", "data-code": code, "aria-pressed": String(view.picked === code), tabindex: reached ? "0" : "-1" }, miniCard(code, view.scene, "full"));
  dropped(card, {
    onto: ".pq-puzzle-card",
    tap: () => choose(view, code),
    drop: (other) => {
      const there = text(other.dataset.code);
      if (other.closest(".pq-puzzle-row") !== card.closest(".pq-puzzle-row") && !view.scene.attempt) exchange(view, code, there);
    },
  });
  return card;
}

/** The cards of a row suit by suit: a row that is too long breaks between two suits. */
function suitsOf(cards) {
  const suits = [];
  for (const code of cards) {
    const last = suits.at(-1);
    if (last && last[0][1] === code[1]) last.push(code);
    else suits.push([code]);
  }
  return suits;
}

function drawRows(view) {
  const before = new Map([...view.cloth.querySelectorAll(".pq-puzzle-card")].map((one) => [one.dataset.code, one.getBoundingClientRect()]));
  const active = document.activeElement;
  const held = active instanceof HTMLElement && view.cloth.contains(active) ? view.focusOn || text(active.dataset.code) : view.focusOn;
  view.cloth.replaceChildren(...list(view.scene.rows).map((row) => {
    const cards = list(row.cards), reached = cards.includes(held) ? held : cards[0];
    return node("div", { class: "pq-puzzle-row", role: "group", "aria-label": text(row.label), "data-row": text(row.id) },
      node("span", { class: "pq-puzzle-where", "aria-hidden": "true" }, text(row.label)),
      node("div", { class: "pq-puzzle-cards" }, ...suitsOf(cards).map((suit) => node("span", { class: "pq-puzzle-suit" }, ...suit.map((code) => cardButton(view, code, code === reached))))));
  }));
  if (held) view.cloth.querySelector(`[data-code="${held}"]`)?.focus({ preventScroll: true });
  view.focusOn = "";
  if (view.key === view.scene.key && !still()) travel(view.cloth, before);
}

function drawScores(view) {
  const before = view.points;
  view.points = list(view.scene.scores).map((side) => Number(side.points));
  view.scores.replaceChildren(...list(view.scene.scores).map((side, i) => {
    const figure = node("b", { "aria-hidden": "true" });
    const was = view.key === view.scene.key && before[i] !== undefined ? before[i] : view.points[i];
    morph(figure, was, view.points[i]);
    return node("span", { class: was === view.points[i] ? "pq-swap-score" : "pq-swap-score is-moved" }, `${text(side.name)} `, figure, node("span", { class: "pq-hidden" }, text(side.points)));
  }));
}

function drawVerdict(view) {
  const got = view.scene.attempt;
  view.verdict.hidden = !got;
  if (!got) { view.verdict.replaceChildren(); return; }
  attribute(view.verdict, "data-solved", String(Boolean(got.solved)));
  const lines = list(got.lines);
  view.verdict.replaceChildren(
    node("h3", {}, icon(got.solved ? "awarded" : "denied"), text(got.head)),
    node("p", { class: "pq-puzzle-said" }, text(got.said)),
    node("details", { class: "pq-unfold" }, node("summary", {}, text(got.label)),
      ...(got.facts ? [node("p", {}, text(got.facts))] : []),
      node("ul", {}, ...lines.map((line) => node("li", {}, text(line))))));
  write(view.told, `${text(got.head)} ${text(got.said)}`);
}

function drawRest(view) {
  const scene = view.scene;
  const played = list(scene.played && scene.played.tricks).filter((trick) => list(trick).length);
  view.played.replaceChildren(...(played.length ? [node("span", {}, text(scene.played.label)), ...played.map((trick) => node("span", { class: "pq-puzzle-trick" }, ...list(trick).map((code) => miniCard(code, scene))))] : []));
  redraw(view.buttons, list(scene.buttons).map((spec) => {
    const made = node("button", { type: "button", class: spec.primary ? "pq-press is-primary pq-puzzle-button" : "pq-press pq-puzzle-button", "data-id": text(spec.id), "aria-keyshortcuts": text(spec.key) || null }, text(spec.label), spec.key ? node("kbd", { "aria-hidden": "true" }, text(spec.key)) : null);
    made.addEventListener("click", () => { view.picked = ""; view.send({ kind: "press", action: spec.id }); });
    return made;
  }));
  const lines = list(scene.now && scene.now.lines);
  write(view.now.firstChild, scene.now && scene.now.label);
  view.now.lastChild.replaceChildren(...lines.map((line) => node("li", {}, text(line))));
}

function drawLevels(view) {
  attribute(view.levels, "aria-label", word(view.scene, "level"));
  redraw(view.levels, list(view.scene.levels).map((level) => {
    const made = node("button", { type: "button", class: "pq-press", "aria-pressed": String(Boolean(level.chosen)), "data-id": text(level.id) }, text(level.label));
    made.addEventListener("click", () => { if (!level.chosen || !view.scene.key) view.send({ kind: "level", level: level.id }); });
    return made;
  }));
}

/** The keys that press a button, wherever on the page nothing else takes them. */
function heardKeys(view) {
  const heard = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, select, textarea")) return;
    if (event.key === "Escape" && view.picked) { view.picked = ""; drawPicked(view); return; }
    const key = event.key === "Escape" ? "b" : event.key.toLowerCase();
    const spec = list(view.scene.buttons).find((one) => one.key === key);
    if (!spec) return;
    event.preventDefault();
    view.picked = "";
    view.send({ kind: "press", action: spec.id });
  };
  window.addEventListener("keydown", heard);
  return () => window.removeEventListener("keydown", heard);
}

/** @type {Build} */
function buildPuzzle(root, send) {
  const parts = puzzleParts();
  const view = /** @type {any} */ ({ ...parts, send, scene: {}, picked: "", focusOn: "", key: "", points: [] });
  root.append(parts.box);
  parts.cloth.addEventListener("keydown", (event) => moveByKeys(parts.cloth, event));
  const stopKeys = heardKeys(view);

  function draw(next) {
    view.scene = next || {};
    const key = text(view.scene.key), other = key !== view.key;
    write(view.working, view.scene.working);
    view.working.hidden = !view.scene.working;
    view.body.hidden = !key;
    drawLevels(view);
    write(view.count, view.scene.count);
    if (!key) { view.cloth.replaceChildren(); return; }
    write(view.task, view.scene.task);
    write(view.how, view.scene.how);
    if (other) view.picked = "";
    if (other || !view.scene.attempt) write(view.told, other && view.key ? view.scene.task : "");
    drawRows(view);
    drawScores(view);
    drawVerdict(view);
    drawRest(view);
    view.key = key;
    if (!other && view.scene.attempt) view.below.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" }); // the verdict, and the ways on
  }
  return { draw, close: stopKeys };
}

VIEWS.puzzle = buildPuzzle;
