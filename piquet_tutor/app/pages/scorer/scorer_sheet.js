// The scorer's sheet: the cards on one side, the boxes to fill on the other. Answers go out, marks come in.

/** @import { Build } from "../../views.js" */

import { node, attribute, text, list, icon, uid, arrange, still } from "../../shared/drawing/kit.js";
import { answerForm, forgetDraft, untilChanged } from "../../shared/questions/answer_form.js";
import { lightCards, scorerTable } from "../../shared/questions/cards_laid.js";
import { allLit, reason } from "./scorer_reasons.js";
import { whatIs } from "../../shared/controls/what_is.js";
import { holdBelow } from "../../shared/drawing/held_place.js";
import { VIEWS } from "../../views.js";

const SLOW = 500; // milliseconds without an answer, after which it is said what is being done
const LOST = 10_000; // after which a message may be sent again, if it never arrived
const VERDICT_ICONS = { right: "awarded", wrong: "denied", skipped: "forward" };

/** The fixed elements. */
function scorerParts() {
  const boxes = new Map();   // id -> {element, drawing}
  const cloth = node("div", { class: "pq-sc-cloth", role: "region" });
  const title = node("h2", { class: "pq-title", tabindex: "-1" });
  const subtitle = node("p", { class: "pq-sc-rules" });
  const recent = node("ul", { class: "pq-sc-recent" });
  const given = node("div", { class: "pq-sc-given" });
  const holder = node("div", { class: "pq-sc-boxes" });
  const status = node("p", { class: "pq-sc-status", role: "status" });
  const buttons = node("div", { class: "pq-sc-buttons" });
  const more = node("div", {});
  const map = node("button", { type: "button", class: "pq-sc-map" });
  const panel = node("div", { class: "pq-sc-panel" }, node("div", { class: "pq-sc-head" }, title, subtitle, recent, map), given, holder, status, buttons, more);
  // on a telephone the cards stay in sight above the boxes, and scroll by themselves where they are many
  const watcher = new ResizeObserver(() => attribute(cloth, "tabindex", cloth.scrollHeight > cloth.clientHeight + 1 ? "0" : null));
  return { boxes, cloth, title, subtitle, recent, given, holder, status, buttons, more, map, panel, watcher };
}

/** Send a message. The same one is not sent twice while its answer is awaited; no other is held back by it. */
function ask(view, message, next) {
  const written = JSON.stringify(message);
  if (view.waiting.has(written)) return;
  view.waiting.add(written);
  view.wanted = next;
  attribute(view.panel, "aria-busy", "true");
  const busy = message.kind === "press" ? "busy" : "marking"; // only another question has to be looked for
  setTimeout(() => { if (view.waiting.has(written)) view.status.textContent = text(view.scene.words && view.scene.words[busy]); }, SLOW);
  setTimeout(() => view.waiting.delete(written), LOST);
  view.send(message);
}

function markOf(view, box) {
  const mark = box.mark;
  const why = list(mark.why);
  return node("div", { class: "pq-sc-mark-of", "data-verdict": text(mark.verdict) },
    node("div", { class: "pq-notice pq-sc-verdict" }, icon(VERDICT_ICONS[mark.verdict] || "ask"), node("div", {}, node("h4", { tabindex: "-1" }, text(mark.word)), node("p", {}, text(mark.text)))),
    why.length ? node("div", { class: "pq-notice pq-sc-misread", "data-named": list(mark.named).length ? "yes" : "no" }, ...list(mark.named).map((name) => node("p", { class: "pq-sc-misread-name" }, icon("ask"), text(name))), ...why.map((one) => node("p", {}, text(one))), mark.again ? againOf(mark) : null) : null,
    list(mark.reasons).length ? node("div", {}, node("p", { class: "pq-sc-small" }, text(view.scene.words.because)), node("ul", { class: "pq-sc-reasons" }, ...mark.reasons.map((one) => reason(view, one)))) : node("p", { class: "pq-empty" }, text(mark.no_ruling)),
    text(mark.waiting) ? node("p", { class: "pq-empty" }, text(mark.waiting)) : null,
    mark.law && mark.law.text ? node("blockquote", { class: "pq-law" }, node("p", {}, text(mark.law.text)), node("cite", {}, icon("book"), text(mark.law.cite))) : null);
}

/** That the same misreading has been found before, and the lesson that teaches it. */
function againOf(mark) {
  const lesson = mark.lesson && /^[a-z0-9_]+\.(?:ipynb|html)(\?lang=[a-z]+)?$/.test(text(mark.lesson.page)) ? mark.lesson : null;
  return node("p", { class: "pq-sc-again" }, node("strong", {}, text(mark.again)), " ", lesson ? node("a", { href: text(lesson.page) }, text(lesson.label)) : null);
}

function hintOf(view, one) {
  return node("li", { class: "pq-notice pq-sc-hint" }, node("h4", {}, icon("help"), text(one.title)), node("p", {}, text(one.text)),
    one.table ? node("div", { class: "pq-sc-cousin" }, scorerTable(one.table, view.scene.words, "is-cousin"), ...list(one.lines).map((line) => node("p", {}, text(line)))) : null,
    list(one.reasons).length ? node("ul", { class: "pq-sc-reasons" }, ...one.reasons.map((one) => reason(view, one))) : null);
}

function boxOf(view, box, many) {
  const element = node("section", { class: "pq-box pq-sc-box", "data-box": text(box.id), "aria-label": text(box.label) });
  const name = many ? node("p", { class: "pq-sc-box-name" }, text(box.label)) : null;
  element.append(node("h3", { class: "pq-sc-asks", tabindex: "-1" }, name, text(box.asks)));
  if (box.what) element.append(whatIs(box.what, box.label, view.explained.has(box.id), (open) => view.explained[open ? "add" : "delete"](box.id)));
  const tricks = many && box.tricks && !box.mark ? list(view.scene.table && view.scene.table.tricks) : [];
  if (tricks.length) element.append(node("div", { class: "pq-sc-in-box", "aria-hidden": "true" }, scorerTable({ rows: [], tricks }, view.scene.words)));
  const draft = `${text(view.scene.key)} ${text(box.id)}`;
  if (box.mark) {
    forgetDraft(draft);
    element.append(markOf(view, box));
  } else {
    const form = answerForm(box, draft, view.scene.words, (answer) => ask(view, { kind: "answer", box: box.id, answer }, `mark ${box.id}`));
    const id = uid("note"), note = node("p", { id, class: "pq-sc-note", role: "alert" }, text(box.note));
    untilChanged(form, note, () => { const drawn = view.boxes.get(box.id); if (drawn) drawn.drawing = ""; }); // the same note may come again
    element.append(form, note);
    if (text(box.note)) for (const each of element.querySelectorAll("input")) attribute(each, "aria-describedby", id);
  }
  if (list(box.hints).length) {
    const told = node("ul", { class: "pq-sc-hints", "aria-label": text(view.scene.words.hints) }, ...box.hints.map((one) => hintOf(view, one)));
    element.append(box.mark ? node("details", { class: "pq-unfold pq-prices" }, node("summary", {}, text(view.scene.words.hints)), told) : told);
  }
  if (!box.mark) {
    const tools = node("div", { class: "pq-sc-tools" });
    if (box.hint) tools.append(tool(box.hint, "pq-press pq-sc-hint-more", () => ask(view, { kind: "hint", box: box.id }, `hint ${box.id}`)));
    tools.append(tool(box.skip, "pq-press is-quiet pq-sc-skip", () => ask(view, { kind: "skip", box: box.id }, `mark ${box.id}`)));
    element.append(tools);
  }
  return element;
}

function tool(label, name, act) {
  const made = node("button", { type: "button", class: name }, text(label));
  made.addEventListener("click", act);
  return made;
}

function drawBoxes(view, many) {
  const kept = new Set();
  const all = list(view.scene.boxes).map((box) => {
    kept.add(box.id);
    const drawing = JSON.stringify([box, view.scene.key, many]);
    const old = view.boxes.get(box.id);
    if (old && old.drawing === drawing) return old.element;
    const element = boxOf(view, box, many);
    view.boxes.set(box.id, { element, drawing });
    return element;
  });
  arrange(view.holder, all);
  for (const id of [...view.boxes.keys()]) if (!kept.has(id)) view.boxes.delete(id);
}

function drawMore(view) {
  const said = list(view.scene.said);
  const done = list(view.scene.done);
  view.more.replaceChildren(
    ...(said.length ? [node("details", { class: "pq-unfold pq-prices pq-sc-said" }, node("summary", {}, text(view.scene.words.said)), node("ol", {}, ...said.map((one) => node("li", {}, text(one.text)))))] : []),
    ...done.map((box) => node("details", { class: "pq-unfold pq-prices pq-sc-done", "data-verdict": text(box.mark && box.mark.verdict) },
      node("summary", {}, node("strong", {}, text(box.label)), " ", text(box.mark && box.mark.text)), box.mark ? markOf(view, box) : null)));
}

/** How many rules stand on each shelf that holds any, by its name; pressed, it leads to all of them. */
function drawMap(view) {
  const given = view.scene.map;
  view.map.hidden = !given;
  if (!given) return;
  view.map.replaceChildren(node("span", { class: "pq-sc-map-name" }, text(given.label)),
    ...list(given.shelves).filter((one) => one.count).map((one) => node("span", { class: "pq-sc-map-shelf", "data-box": text(one.box) }, node("b", {}, text(one.count)), ` ${text(one.text)}`)));
}

/** The buttons below the boxes; they stand as they are where nothing of them has changed, so that no press is lost. */
function drawTools(view) {
  const shown = JSON.stringify(list(view.scene.buttons));
  if (shown === view.tools) return;
  view.tools = shown;
  view.buttons.replaceChildren(...list(view.scene.buttons).map((one) => {
    const made = tool(one.label, one.first ? "pq-press is-primary pq-sc-button" : "pq-press pq-sc-button", () => ask(view, { kind: "press", action: one.id }, "top"));
    made.dataset.id = text(one.id);
    return made;
  }));
}

function draw(view, next) {
  const before = view.scene;
  const had = view.panel.contains(document.activeElement) || document.activeElement === document.body;
  view.scene = { ...next, words: next.words || {} };
  view.waiting.clear();
  attribute(view.panel, "aria-busy", null);
  view.title.textContent = text(view.scene.title);
  view.subtitle.textContent = text(view.scene.subtitle);
  view.recent.replaceChildren(...list(view.scene.recent).map((one) => node("li", { "data-verdict": text(one.verdict) }, node("span", { class: "pq-hidden" }, text(one.text)))));
  view.recent.hidden = !view.recent.children.length;
  attribute(view.recent, "aria-label", text(view.scene.words.recent));
  view.sheet.classList.toggle("is-whole", Boolean(view.scene.whole));
  drawMap(view);
  attribute(view.cloth, "aria-label", text(view.scene.words.cards));
  if (view.scene.table && (before.key !== view.scene.key || JSON.stringify(before.table) !== JSON.stringify(view.scene.table))) view.cloth.replaceChildren(scorerTable(view.scene.table, view.scene.words));
  view.given.replaceChildren(...(list(view.scene.given).length ? [node("p", { class: "pq-sc-small" }, text(view.scene.words.given)), node("ul", {}, ...view.scene.given.map((one) => node("li", { title: list(one.lines).map(text).join(" ") || null }, text(one.text))))] : []));
  view.given.hidden = !view.given.children.length;
  const below = boxNamed(view, view.wanted.replace("mark ", ""))?.nextElementSibling;
  const stood = below ? below.getBoundingClientRect().top : 0;
  drawBoxes(view, list(view.scene.boxes).length > 1);
  holdBelow(below, stood);
  view.status.textContent = text(view.scene.status);
  view.status.hidden = !text(view.scene.status) && !list(view.scene.boxes).length;
  drawTools(view);
  view.buttons.hidden = !view.buttons.children.length;
  view.buttons.classList.toggle("is-aside", !list(view.scene.buttons).some((one) => one.first)); // nothing waits for it
  drawMore(view);
  lightCards(view.cloth, allLit(view));
  if (had && view.wanted) goOn(view, view.wanted);
  // What was on its way when the answer was given may be drawn before its mark.
  if (!view.wanted.startsWith("mark ") || marked(view, view.wanted.slice(5)) || before.key !== view.scene.key) view.wanted = "";
}

const boxNamed = (view, id) => [...view.holder.children].find((one) => one.dataset.box === id);

/** Has a box its mark, or a note why it has none? Where there is no such box any more, nothing is waited for. */
function marked(view, id) {
  const box = boxNamed(view, id);
  return !box || Boolean(box.querySelector(".pq-sc-verdict h4, .pq-sc-note:not(:empty)"));
}

/** Let the keyboard go on where something has just come. */
function goOn(view, where) {
  const [what, id] = where.split(" ");
  const box = boxNamed(view, id);
  if (what === "top") {
    const first = view.holder.querySelector(".pq-sc-asks") || view.title;
    first.focus({ preventScroll: true });
    const at = view.root.getBoundingClientRect().top;
    if (at < 0 || at > window.innerHeight / 2) view.root.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
    return;
  }
  if (!box) return;
  const verdict = box.querySelector(".pq-sc-verdict h4");
  const target = what === "hint" ? box.querySelector(".pq-sc-hint-more") || box.querySelector(".pq-sc-skip") : verdict || box.querySelector(".pq-sc-points:not([hidden])") || box.querySelector("button");
  if (!target) return;
  target.focus({ preventScroll: true });
  const note = box.querySelector(".pq-sc-note:not(:empty)"); // why nothing was marked stands below the form
  (what === "mark" && note ? note : target).scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
}

/** @type {Build} */
function buildScorer(root, send) {
  const view = {
    root,
    send,
    scene: {},
    /** @type {any} */ sheet: null,
    /** @type {Set<string>} */ waiting: new Set(), // the messages that have not been answered yet
    tools: "", // the buttons as they are drawn
    /** @type {Set<string>} */ explained: new Set(), // the boxes of which it stands open what they are
    wanted: "", // where the keyboard goes on once the next scene stands
    ...scorerParts(),
  };
  view.sheet = node("div", { class: "pq-sc" }, view.cloth, view.panel);
  root.append(view.sheet);
  view.watcher.observe(view.cloth);
  view.map.addEventListener("click", () => send({ kind: "press", action: "known" }));

  return { draw: (next) => draw(view, next), close: () => view.watcher.disconnect() };
}

VIEWS.scorer = buildScorer;
