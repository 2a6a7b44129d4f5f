// A deal that plays itself: one frame after another, until somebody stops it. Who prefers stillness sees its last words
// and can set it going.

/** @import { Build } from "../../views.js" */

import { drawCard, cardName, isCard } from "../../shared/drawing/card_art.js";
import { node, attribute, text, list, still } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

const A_FRAME = 1700; // milliseconds: long enough to read five words and find the cards
const THE_END = 4200;
const HAND = 12;

function cardIn(code, lit) {
  const known = isCard(code);
  return node("span", { class: `pq-md-card${lit ? " is-lit" : ""}`, "data-card": known ? code : null, "data-suit": known ? code[1] : null }, drawCard(code, known ? "full" : "back"));
}

function parts(root) {
  /** @type {any} */
  const view = { frames: [], at: 0, running: false, timer: 0, scene: {} };
  view.far = node("div", { class: "pq-md-hand is-far" });
  view.near = node("div", { class: "pq-md-hand is-near" });
  view.said = { far: node("span", { class: "pq-md-said is-far" }), near: node("span", { class: "pq-md-said is-near" }) };
  view.score = [node("b", {}), node("b", {})];
  view.names = [node("span", {}), node("span", {})];
  view.button = node("button", { type: "button", class: "pq-md-button" });
  view.picture = node("div", { class: "pq-md", role: "img" },
    view.far, view.said.far,
    node("div", { class: "pq-md-score" }, view.names[0], view.score[0], view.score[1], view.names[1]),
    view.said.near, view.near);
  root.append(view.picture, view.button);
  return view;
}

function show(view) {
  const frame = view.frames[view.at] || {};
  const lit = list(frame.lit).map(text), seen = list(frame.far).filter(isCard);
  view.near.replaceChildren(...list(frame.hand).filter(isCard).slice(0, HAND).map((code) => cardIn(code, lit.includes(code))));
  const backs = Array.from({ length: HAND - seen.length }, () => cardIn("", false));
  view.far.replaceChildren(...seen.map((code) => cardIn(code, true)), ...backs);
  for (const [side, bubble] of Object.entries(view.said)) {
    bubble.textContent = frame.by === side ? text(frame.said) : "";
    bubble.classList.toggle("is-said", Boolean(bubble.textContent));
  }
  view.score.forEach((points, side) => { points.textContent = text(list(frame.score)[side]); });
}

function go(view, running) {
  clearTimeout(view.timer);
  view.running = running;
  view.button.textContent = text(running ? view.scene.pause : view.scene.play);
  const last = view.at === view.frames.length - 1;
  if (running) view.timer = setTimeout(() => { view.at = last ? 0 : view.at + 1; show(view); go(view, true); }, last ? THE_END : A_FRAME);
}

/** @type {Build} */
function buildMovingDeal(root) {
  const view = parts(root);
  view.button.addEventListener("click", () => go(view, !view.running));

  function draw(scene) {
    const first = !view.frames.length;
    view.scene = scene;
    view.frames = list(scene.frames);
    const hand = list((view.frames[view.frames.length - 1] || {}).hand).filter(isCard);
    attribute(view.picture, "aria-label", `${text(scene.label)}: ${hand.map((code) => cardName(code, scene.words)).join(", ")}`);
    view.names.forEach((name, side) => { name.textContent = text(list(scene.names)[side]); });
    if (first) view.at = still() ? view.frames.length - 1 : 0;
    show(view);
    go(view, first ? !still() : view.running);
  }
  return { draw, close: () => clearTimeout(view.timer) };
}

VIEWS["moving-deal"] = buildMovingDeal;
