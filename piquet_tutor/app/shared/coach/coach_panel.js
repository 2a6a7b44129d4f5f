// The coach's panel: a hint told a step at a time below a button that stays where it is, and an exchange beside the best.
// Every text of a scene becomes a text node.

/** @import { Build } from "../../views.js" */

import { node, icon, still, list, light, miniCard, arrange, text, attribute } from "../drawing/kit.js";
import { VIEWS } from "../../views.js";

/** The fixed elements. */
function coachParts() {
  const title = node("h2", { class: "pq-title" });
  const ask = node("button", { type: "button", class: "pq-press is-primary pq-coach-ask" });
  const steps = node("ol", { class: "pq-coach-steps" });
  const rest = node("p", { class: "pq-coach-rest" });
  const thinking = node("p", { class: "pq-coach-thinking" });
  const exchange = node("div", { class: "pq-coach-exchange" });
  const heard = node("p", { class: "pq-hidden", role: "status" });
  const beside = node("div", { class: "pq-coach-cards", "aria-hidden": "true", hidden: true }); // the table tells them to who listens
  const head = node("header", { class: "pq-side-head" }, node("span", { class: "pq-coach-name" }, icon("coach"), title), ask, beside);
  const panel = node("section", { class: "pq-coach pq-box" }, head,
    node("div", { class: "pq-coach-body" }, rest, steps, thinking), exchange, heard);
  return { title, ask, steps, rest, thinking, exchange, heard, beside, head, panel };
}

/** Scroll the page, where it must, as little as shows the whole of a new step; a long one from its head. */
function bringIntoSight(view, item) {
  requestAnimationFrame(() => {
    const box = item.getBoundingClientRect();
    const top = box.top - view.head.getBoundingClientRect().height - 8;
    const by = Math.min(box.bottom - window.innerHeight + 12, top);
    if (by > 1) window.scrollBy({ top: by, behavior: still() ? "auto" : "smooth" });
  });
}

/** Light the cards of a step; of none, no card. */
function lightStep(view, place) {
  const step = list(view.scene.steps)[place];
  const key = step ? `${place} ${list(step.cards).join(" ")}` : "";
  if (key === view.lit) return;
  view.lit = key;
  light(view.group, step ? step.cards : [], null);
  lightBeside(view, step ? list(step.cards) : []);
}

/** The learner's cards above the advice, for a page on which the table is a scroll away. */
function drawBeside(view) {
  const given = view.scene.beside || {};
  const told = JSON.stringify([given, view.scene.words || null]);
  if (told === view.drawnBeside) return;
  view.drawnBeside = told;
  const row = (codes, name) => (list(codes).length ? node("span", { class: `pq-coach-${name}` }, ...list(codes).map((code) => Object.assign(miniCard(code, view.scene), { code }))) : null);
  arrange(view.beside, [row(given.trick, "trick"), row(given.hand, "hand")].filter(Boolean));
  view.beside.hidden = !view.beside.children.length;
}

function lightBeside(view, codes) {
  for (const card of view.beside.querySelectorAll(".pq-mini")) card.classList.toggle("is-lit", codes.includes(card.code));
}

/** Bars beside each other in rows, each with its name and its figure in words. */
function rowsOf(bars) {
  const rows = list(bars).filter(Boolean);
  if (!rows.length) return null;
  return node("ul", { class: "pq-coach-bars" }, ...rows.map((bar) => node("li", {},
    node("span", {}, text(bar.label)),
    node("span", { class: "pq-coach-track", "aria-hidden": "true" }, node("i", { style: `inline-size: ${percent(bar.share)}%` })),
    node("span", { class: "pq-coach-bar-text" }, text(bar.text)))));
}

const percent = (share) => (100 * Math.max(0, Math.min(1, Number(share) || 0))).toFixed(2);

function stepItem(view, step, place) {
  const cards = list(step.cards);
  const [first, ...more] = list(step.paragraphs).map((each) => node("p", {}, text(each)));
  const item = node("li", { class: "pq-coach-step", "data-step": text(step.step), tabindex: cards.length ? "0" : null },
    node("h3", {}, text(step.title)), first, rowsOf(step.bars), ...more);
  item.addEventListener("mouseenter", () => lightStep(view, place));
  item.addEventListener("focusin", () => lightStep(view, place));
  return item;
}

function drawSteps(view) {
  const told = JSON.stringify([view.scene.group, view.scene.steps, view.scene.words || null]);
  if (told === view.drawnSteps) return;
  view.drawnSteps = told;
  const given = list(view.scene.steps);
  // Steps that stand there stay as they are: only what is new is added below them.
  const same = given.every((step, i) => !view.steps.children[i] || view.steps.children[i].dataset.told === JSON.stringify(step));
  if (!same || given.length < view.steps.children.length) view.steps.replaceChildren();
  given.slice(view.steps.children.length).forEach((step) => {
    const item = stepItem(view, step, view.steps.children.length);
    item.dataset.told = JSON.stringify(step);
    view.steps.append(item);
  });
  if (given.length > view.newest) {
    lightStep(view, given.length - 1);
    bringIntoSight(view, view.steps.lastElementChild);
  }
  if (!given.length) lightStep(view, -1);
  view.newest = given.length;
}

function optionItem(view, option) {
  const cards = list(option.kept);
  return node("li", { class: "pq-coach-option", "data-yours": option.yours ? "yes" : null },
    node("p", { class: "pq-coach-option-head" }, node("b", {}, text(option.title)), node("span", { class: "pq-coach-points" }, text(option.points))),
    node("div", { class: "pq-coach-kept", role: "group", "aria-label": text(option.keeps) }, ...cards.map((code) => miniCard(code, view.scene))),
    node("p", { class: "pq-coach-out" }, text(option.out)),
    ...list(option.why).map((each) => node("p", { class: "pq-coach-why" }, text(each))), 
    list(option.bars).length ? node("p", { class: "pq-coach-plot" }, text(view.scene.exchange.plot)) : null, rowsOf(option.bars));
}

function drawExchange(view) {
  const told = JSON.stringify([view.scene.exchange, view.scene.words || null]);
  if (told === view.drawnExchange) return;
  view.drawnExchange = told;
  const given = view.scene.exchange;
  view.exchange.hidden = !given;
  if (!given) { view.exchange.replaceChildren(); return; }
  if (given.told) { view.exchange.replaceChildren(node("p", { class: "pq-coach-note" }, text(given.told))); return; }
  if (given.working) { view.exchange.replaceChildren(node("p", { class: "pq-coach-thinking" }, icon("wait"), text(given.working))); return; }
  const before = view.exchange.querySelector("details");
  const held = before && before.open && before.querySelector("summary").textContent === text(given.summary);
  const had = before && before.contains(view.root.ownerDocument.activeElement);
  const folded = node("details", { class: "pq-unfold pq-coach-compared" }, node("summary", {}, text(given.summary)),
    given.short ? node("p", { class: "pq-coach-why" }, text(given.short)) : null,
    node("ol", {}, ...list(given.options).filter(Boolean).map((option) => optionItem(view, option))), given.note ? node("p", { class: "pq-coach-note" }, text(given.note)) : null);
  folded.open = Boolean(held);
  folded.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && folded.open) { event.stopPropagation(); folded.open = false; folded.querySelector("summary").focus(); }
  });
  view.exchange.replaceChildren(folded);
  if (had) folded.querySelector("summary").focus({ preventScroll: true });
}

function draw(view, next) {
  view.scene = next;
  if (view.scene.group && view.scene.group !== view.group) { lightStep(view, -1); view.group = text(view.scene.group); view.lit = ""; }
  view.root.hidden = !view.scene.title;
  if (view.root.hidden) { lightStep(view, -1); view.newest = 0; view.drawnSteps = ""; view.steps.replaceChildren(); return; }
  if (view.title.textContent !== text(view.scene.title)) view.title.textContent = text(view.scene.title);
  attribute(view.panel, "aria-label", text(view.scene.title));
  const button = view.scene.ask || {};
  if (view.ask.textContent !== text(button.label)) view.ask.textContent = text(button.label);
  attribute(view.ask, "aria-disabled", button.open ? null : "true");
  view.rest.hidden = !view.scene.rest || Boolean(view.scene.thinking);
  view.rest.textContent = text(view.scene.rest);
  view.thinking.hidden = !view.scene.thinking;
  arrange(view.thinking, view.scene.thinking ? [icon("wait"), document.createTextNode(text(view.scene.thinking))] : []);
  drawBeside(view);
  drawSteps(view);
  lightBeside(view, list((list(view.scene.steps)[view.newest - 1] || {}).cards));
  view.steps.hidden = !view.steps.children.length;
  drawExchange(view);
  if (view.heard.textContent !== text(view.scene.said)) view.heard.textContent = text(view.scene.said);
}

/** @type {Build} */
function buildCoach(root, send) {
  const view = {
    root,
    scene: {},
    group: "", // the table's, remembered: an empty scene names none
    lit: "", // what of the panel has its cards lit on the table: the number of a step, or nothing
    newest: 0, // how many steps stood there last
    drawnSteps: "",
    drawnExchange: "",
    drawnBeside: "",
    ...coachParts(),
  };

  root.append(view.panel);
  view.ask.addEventListener("click", () => { if (view.ask.getAttribute("aria-disabled") !== "true") send({ kind: "hint" }); });

  view.panel.addEventListener("mouseleave", () => lightStep(view, view.newest - 1));

  return { draw: (next) => draw(view, next) };
}

VIEWS.coach = buildCoach;
