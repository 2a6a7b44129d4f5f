// A step of a lesson: one thing at a time. It draws what it is told and sends what was touched; nothing is judged here.

/** @import { Build } from "../../views.js" */

import { node, focused, text, icon, attribute, list } from "../../shared/drawing/kit.js";
import { drawButtons, leadsOn } from "./lesson_buttons.js";
import { drawEnd, endParts } from "./lesson_end.js";
import { keepClear, showOpening, showReply, showTop } from "./lesson_sight.js";
import { goOn, onward } from "./lesson_keyboard.js";
import { drawSources } from "./lesson_sources.js";
import { steadyPresses } from "../../shared/drawing/steady_press.js";
import { termParagraph } from "../../shared/drawing/term_paragraph.js";
import { VIEWS } from "../../views.js";

const STEP_ICONS = { hook: "ask", toy: "coach", idea: "book", question: "help", explain: "awarded", boss: "bars", summary: "flag" };
const REPLY_ICONS = { right: "awarded", wrong: "denied", skipped: "forward", costly: "flag" };
const BRIEF = 30; // letters of an answer that stands beside another on a telephone
const OWN_PAUSE = 400; // milliseconds without a key before what is being written is sent

/** The fixed elements. */
function stepParts() {
  const field = node("textarea", { class: "pq-cs-own-text", rows: "3", maxlength: "1500", autocomplete: "off" });
  const label = node("p", { class: "pq-cs-label" });
  const count = node("p", { class: "pq-cs-count" });
  const bar = node("div", { class: "pq-cs-bar", "aria-hidden": "true" }, node("i", {}));
  const title = node("h2", { class: "pq-title", tabindex: "-1" });
  const words = node("div", { class: "pq-cs-text" });
  const ending = endParts();
  const glossary = node("dl", { class: "pq-notice pq-cs-terms" });
  const laws = node("details", { class: "pq-unfold pq-prices pq-cs-folded" }, node("summary", {}), node("div", { class: "pq-cs-laws" }));
  const asking = node("div", { class: "pq-cs-ask" });
  const reply = node("div", { class: "pq-notice pq-cs-reply" });
  const told = node("p", { class: "pq-hidden", role: "status" });
  const sources = node("details", { class: "pq-unfold pq-prices pq-cs-folded pq-cs-sources" });
  const links = node("p", { class: "pq-cs-links" });
  const nav = node("div", { class: "pq-cs-nav" });
  const steps = node("details", { class: "pq-unfold pq-prices pq-cs-steps" }, node("summary", {}), node("ol", {}));
  const card = node("section", { class: "pq-box pq-cs" }, node("header", { class: "pq-cs-head" }, label, count), bar, title, ending.end, words, ending.did, glossary, asking, reply, told, laws, nav, sources, links, steps);
  return { ...ending, field, label, count, bar, title, words, glossary, laws, asking, reply, told, sources, links, nav, steps, card };
}

function sendOwn(view) {
  clearTimeout(view.writing);
  if (!view.scene.own || view.field.value === text(view.scene.own.value)) return;
  view.scene.own.value = view.field.value;
  view.send({ kind: "own", step: view.scene.key, text: view.field.value });
}

function press(view, action, next) {
  sendOwn(view);
  view.wanted = next;
  view.send({ kind: "press", action, step: view.scene.key });
}

function choiceOf(view, one, ask) {
  const made = node("button", { type: "button", class: "pq-cs-choice", "data-id": text(one.id), "data-mark": text(one.mark) || null, "aria-disabled": ask.open && !one.mark ? null : "true" },
    node("span", { class: "pq-cs-choice-box", "aria-hidden": "true" }, icon(one.mark ? REPLY_ICONS[one.mark] || "awarded" : "awarded")),
    node("span", { class: "pq-cs-choice-text" }, text(one.text), one.said ? node("span", { class: "pq-cs-choice-said" }, text(one.said)) : null, one.heard ? node("span", { class: "pq-hidden" }, text(one.heard)) : null));
  attribute(made, "aria-pressed", String(view.chosen.has(one.id)));
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-disabled") === "true") return;
    if (!ask.many) view.chosen = new Set([one.id]);
    else if (view.chosen.has(one.id)) view.chosen.delete(one.id);
    else view.chosen.add(one.id);
    for (const other of view.asking.querySelectorAll(".pq-cs-choice")) attribute(other, "aria-pressed", String(view.chosen.has(other.dataset.id)));
    if (!ask.many) answer(view, "check"); // one answer is given by pressing it
  });
  return made;
}

function drawOwn(view) {
  if (!view.scene.own) return [];
  attribute(view.field, "aria-label", text(view.scene.own.label));
  attribute(view.field, "placeholder", text(view.scene.own.hint));
  if (document.activeElement !== view.field) view.field.value = text(view.scene.own.value);
  return [node("div", { class: "pq-cs-own" }, node("p", { class: "pq-cs-own-label" }, text(view.scene.own.label)), view.field, node("p", { class: "pq-cs-small" }, text(view.scene.own.hint)))];
}

function answer(view, id) {
  if (id !== "check") { press(view, id, "reply"); return; }
  sendOwn(view);
  view.wanted = "reply";
  view.send({ kind: "choose", step: view.scene.key, choices: [...view.chosen] });
}

/** Whether the answers are so short that on a telephone they stand side by side. */
const isBrief = (ask) => list(ask.choices).every((one) => text(one.text).length <= BRIEF && !one.said);

/** The question; it stands as it is where nothing of it has changed, so that no press on it is lost. */
function drawAsk(view) {
  const ask = view.scene.ask;
  const asked = JSON.stringify([view.scene.key, ask, view.scene.own]);
  if (asked === view.asked) return;
  view.asked = asked;
  const parts = drawOwn(view);
  if (ask) {
    if (ask.text) parts.push(node("h3", { class: "pq-cs-question" }, text(ask.text)));
    if (ask.hint) parts.push(node("p", { class: "pq-cs-small" }, text(ask.hint)));
    const manner = ask.many ? " is-many" : isBrief(ask) ? " is-brief" : "";
    if (list(ask.choices).length) parts.push(node("div", { class: `pq-cs-choices${manner}`, role: "group", "aria-label": text(ask.text) }, ...ask.choices.map((one) => choiceOf(view, one, ask))));
    if (ask.note) parts.push(node("p", { class: "pq-cs-note", role: "alert" }, text(ask.note)));
    if (list(ask.buttons).length) {
      const row = node("div", { class: "pq-cs-buttons" });
      drawButtons(row, ask.buttons, (id) => answer(view, id));
      parts.push(row);
    }
  }
  view.asking.replaceChildren(...parts);
  view.asking.hidden = !parts.length;
}

function drawReply(view) {
  const got = view.scene.reply;
  view.reply.hidden = !got;
  if (!got) { view.reply.replaceChildren(); view.told.textContent = ""; return; }
  attribute(view.reply, "data-verdict", text(got.verdict));
  view.reply.replaceChildren(
    node("h3", { class: "pq-cs-verdict", tabindex: "-1" }, icon(REPLY_ICONS[got.verdict] || "awarded"), text(got.word)),
    ...list(got.paragraphs).map((one) => node("p", {}, text(one))),
    ...(list(got.columns).length ? [node("div", { class: "pq-cs-columns" }, ...got.columns.map((one) => node("div", {}, node("h4", {}, text(one.title)), ...list(one.paragraphs).map((line) => node("p", {}, text(line))))))] : []));
}

function drawNav(view) {
  const { back, enough, missed, aside, next } = view.scene.nav || {};
  const specs = [
    back && { ...back, id: "back" },
    enough && { ...enough, id: "enough", quiet: true },
    missed && { ...missed, id: "missed" },
    aside && leadsOn(aside.page) && { ...aside, id: "aside" },
    next && next.label && { ...next, id: "next", page: leadsOn(next.page) ? next.page : "" },
  ].filter(Boolean);
  drawButtons(view.nav, specs, (id) => press(view, id, "top"));
  drawSteps(view);
}

/** Everything in the lesson, drawn anew only where something of it has changed: each is a button. */
function drawSteps(view) {
  const listed = JSON.stringify([view.scene.words.steps, view.scene.steps]);
  if (listed === view.listed) return;
  view.listed = listed;
  view.steps.firstChild.textContent = text(view.scene.words.steps);
  view.steps.lastChild.replaceChildren(...list(view.scene.steps).map((one) => {
    const made = node("button", { type: "button", class: "pq-cs-step", "data-id": text(one.id), "aria-current": one.here ? "step" : null },
      node("span", { class: "pq-cs-step-mark", "aria-hidden": "true" }, one.state ? icon(one.state === "wrong" ? "denied" : one.state === "skipped" ? "forward" : "awarded") : null),
      text(one.label), one.state ? node("span", { class: "pq-hidden" }, text(one.said)) : null);
    made.addEventListener("click", () => {
      sendOwn(view);
      view.wanted = "top";
      view.steps.open = false;
      view.send({ kind: "go", step: one.id });
    });
    return node("li", { "data-state": text(one.state) || null }, made);
  }));
}

function draw(view, next) {
  const before = view.scene;
  const had = view.root.contains(document.activeElement) || document.activeElement === document.body;
  const at = focused()?.dataset?.id;
  const inChoice = document.activeElement && document.activeElement.classList.contains("pq-cs-choice");
  const inReply = view.reply.contains(document.activeElement);
  if (view.scene.key !== next.key) sendOwn(view);
  view.scene = { ...next, words: next.words || {} };
  if (before.key !== view.scene.key || (before.ask && before.ask.open) !== (view.scene.ask && view.scene.ask.open)) {
    view.chosen = new Set(list(view.scene.ask && view.scene.ask.chosen));
    view.asked = "";
  }
  view.card.dataset.kind = text(view.scene.kind);
  view.card.classList.toggle("is-bare", Boolean(view.scene.bare));
  attribute(view.card, "aria-label", text(view.scene.label));
  view.label.replaceChildren(...[icon(STEP_ICONS[view.scene.kind] || "book"), text(view.scene.label)].filter(Boolean));
  view.count.textContent = text(view.scene.progress && view.scene.progress.text);
  const { now = 0, count: whole = 1 } = view.scene.progress || {};
  view.bar.firstChild.style.width = `${Math.round((100 * now) / Math.max(1, whole))}%`;
  const fresh = JSON.stringify([view.scene.title, view.scene.paragraphs, view.scene.terms, view.scene.laws, view.scene.links, view.scene.sources]);
  if (fresh !== view.drawing) {
    view.drawing = fresh;
    view.title.textContent = text(view.scene.title);
    const terms = list(view.scene.terms);
    view.words.replaceChildren(...list(view.scene.paragraphs).map((one) => termParagraph(one, terms.map((each) => text(each.term)))));
    view.glossary.replaceChildren(...terms.map((one) => node("div", {}, node("dt", {}, text(one.term)), node("dd", {}, text(one.meaning)))));
    view.glossary.hidden = !terms.length;
    view.laws.open = view.scene.kind === "summary";
    view.laws.firstChild.textContent = text(view.scene.words.law);
    view.laws.lastChild.replaceChildren(...list(view.scene.laws).map((one) => node("blockquote", { class: "pq-law" }, one.text ? node("p", {}, text(one.text)) : null, node("cite", {}, icon("book"), text(one.cite)))));
    view.laws.hidden = !list(view.scene.laws).length;
    drawSources(view.sources, view.scene.sources);
    const ways = list(view.scene.links).filter((one) => leadsOn(one.page));
    view.links.replaceChildren(...ways.map((one) => node("a", { class: "pq-lesson-link", href: text(one.page) }, text(one.label))));
    view.links.hidden = !ways.length;
  }
  drawEnd(view);
  drawAsk(view);
  drawReply(view);
  drawNav(view);
  if (before.key === view.scene.key && view.scene.reply && JSON.stringify(before.reply) !== JSON.stringify(view.scene.reply)) view.told.textContent = [view.scene.reply.word, ...list(view.scene.reply.paragraphs)].map(text).join(" ");
  else if (!view.scene.reply) view.told.textContent = "";
  const unasked = before.key === view.scene.key && view.scene.reply && JSON.stringify(before.reply) !== JSON.stringify(view.scene.reply) && !view.wanted;
  if (unasked) showReply(view); // done at the table
  if (before.key !== view.scene.key && !view.wanted) {
    if (before.key) showTop(view); // gone to from elsewhere on the page, as from below a sheet
    else showOpening(view);
  }
  if (had && view.wanted) goOn(view, view.wanted);
  else if (had && inChoice && at) {
    const same = [...view.asking.querySelectorAll(".pq-cs-choice")].find((one) => one.dataset.id === at);
    if (same) same.focus({ preventScroll: true });
  } else if (inReply && !view.reply.hidden) view.reply.querySelector(".pq-cs-verdict").focus({ preventScroll: true });
  // What was on its way when the answer was given may be drawn before its reply.
  if (view.wanted !== "reply" || view.scene.reply || before.key !== view.scene.key) view.wanted = "";
}

/** @type {Build} */
function buildStep(root, send) {
  const view = {
    root,
    send,
    scene: {},
    wanted: "", // where the keyboard goes on once the next scene stands
    chosen: new Set(),
    drawing: "",
    asked: "", // the question as it is drawn
    listed: "", // the steps as they are drawn
    writing: 0,
    /** @type {HTMLElement | null} */ part: null, // what of the card is to be read together with the table
    fitted: "", // what its height was last fitted to
    opening: false, // whether the step has come with its page, and still finds its place
    fresh: false, // whether that part has only just come
    look: () => {}, // look whether table and card stand clear of each other
    ...stepParts(),
  };
  root.append(view.card);
  view.field.addEventListener("input", () => {
    clearTimeout(view.writing);
    view.writing = setTimeout(() => sendOwn(view), OWN_PAUSE);
  });
  view.field.addEventListener("blur", () => sendOwn(view));
  view.card.addEventListener("keydown", (event) => onward(view, event));

  const stops = [steadyPresses(view.card, ".pq-cs-nav .pq-cs-button, .pq-cs-choice"), keepClear(view)];
  return { draw: (next) => draw(view, next), close: () => { for (const stop of stops) stop(); sendOwn(view); } };
}

VIEWS.course = buildStep;
