// The lesson card: something to read beside the table, a page at a time. Every text of a scene becomes a text node.

/** @import { Build } from "../../views.js" */

import { node, text, attribute, list, icon, arrange, priceList, still } from "../drawing/kit.js";
import { whenAllIsSaid } from "../drawing/telling.js";
import { termParagraph } from "../drawing/term_paragraph.js";
import { coachMark } from "./coach_mark.js";
import { VIEWS } from "../../views.js";

const LESSON_TONES = { lesson: "book", note: "book", refused: "refused" };
const NOTEBOOK = /^[a-z0-9_]+\.(?:ipynb|html)(\?rules=[a-z0-9-]+)?$/;

/** The fixed elements. */
function lessonParts() {
  const badge = node("span", { class: "pq-lesson-badge" });
  const label = node("p", { class: "pq-lesson-label" });
  const title = node("h2", { class: "pq-title" });
  const page = node("p", { class: "pq-lesson-page" });
  const words = node("div", { class: "pq-lesson-text" });
  const glossary = node("dl", { class: "pq-notice pq-lesson-terms" });
  const links = node("p", { class: "pq-lesson-links" });
  const prices = node("div", { class: "pq-lesson-prices" });
  const said = node("div", { class: "pq-lesson-said", "aria-live": "polite", "aria-atomic": "true" }, title, words, glossary);
  const bar = node("div", { class: "pq-lesson-bar" });
  const card = node("section", { class: "pq-lesson pq-box" },
    node("header", { class: "pq-lesson-head" }, badge, label, page), said, links, bar, prices);
  const buttons = new Map();
  return { badge, label, title, said, page, words, glossary, links, prices, bar, card, buttons };
}

function button(view, spec) {
  const id = text(spec.id);
  if (!view.buttons.has(id)) {
    const made = node("button", { type: "button", class: "pq-press pq-lesson-button", "data-id": id });
    made.addEventListener("click", () => {
      if (made.getAttribute("aria-disabled") !== "true") view.send({ kind: "press", action: id });
    });
    view.buttons.set(id, made);
  }
  const made = view.buttons.get(id);
  if (made.textContent !== text(spec.label)) made.textContent = text(spec.label);
  made.classList.toggle("is-primary", Boolean(spec.primary));
  made.classList.toggle("is-quiet", Boolean(spec.quiet));
  attribute(made, "aria-disabled", spec.enabled === false ? "true" : null);
  return made;
}

function draw(view, scene) {
  const paragraphs = list(scene.paragraphs);
  const tone = Object.hasOwn(LESSON_TONES, scene.tone) ? scene.tone : "lesson";
  view.card.hidden = !scene.title && !paragraphs.length;
  view.card.classList.toggle("pq-lesson", !view.card.hidden); // nothing is laid out around a card that says nothing
  view.card.dataset.tone = tone;
  view.card.classList.toggle("is-folded", Boolean(scene.folded));
  attribute(view.card, "aria-label", text(scene.label || scene.title));
  view.badge.replaceChildren(icon(LESSON_TONES[tone]));
  view.label.textContent = text(scene.label);
  view.label.hidden = !scene.label;
  view.page.textContent = text(scene.page);
  view.page.hidden = !scene.page || Boolean(scene.folded);
  const told = JSON.stringify([scene.title, paragraphs, scene.terms, scene.folded]);
  const turned = told !== view.shown;
  if (turned) {
    view.shown = told;
    view.card.scrollTop = 0;
    view.title.textContent = text(scene.title);
    if (view.title.textContent) view.said.prepend(view.title); else view.title.remove(); // an empty heading is one to whoever listens
    const terms = list(scene.terms).filter((one) => one && one.term);
    view.words.replaceChildren(...paragraphs.map((one) => termParagraph(one, terms.map((each) => text(each.term)))));
    view.glossary.replaceChildren(...terms.map((one) => node("div", {}, node("dt", {}, text(one.term)), node("dd", {}, text(one.meaning)))));
    view.words.hidden = Boolean(scene.folded);
    view.glossary.hidden = Boolean(scene.folded) || !terms.length;
  }
  const ways = list(scene.links).filter((one) => one && NOTEBOOK.test(text(one.page)));
  const leads = JSON.stringify([ways, Boolean(scene.mark)]);
  if (leads !== view.leads) view.links.replaceChildren(...ways.map((one) => node("a", { class: `pq-lesson-link${ways.length === 1 && scene.mark ? " pq-press is-primary" : ""}`, href: text(one.page) }, text(one.label))));
  view.leads = leads;
  view.links.hidden = !ways.length || Boolean(scene.folded);
  arrange(view.bar, list(scene.buttons).map((spec) => button(view, spec)));
  view.bar.hidden = !view.bar.childNodes.length;
  const offered = JSON.stringify(scene.prices || null);
  if (offered !== view.priced) { // kept as it is otherwise, so that it stays unfolded from page to page
    view.priced = offered;
    view.prices.replaceChildren(...[priceList(scene.prices)].filter(Boolean));
  }
  view.prices.hidden = !view.prices.childNodes.length || Boolean(scene.folded);
  drawMark(view, scene, turned);
  comeIntoView(view, scene);
}

/** A note that stands on something points at it; who read on by key to the last note is taken to what it stands on. */
function drawMark(view, scene, turned) {
  const stands = Boolean(scene.mark) && !scene.folded;
  view.card.classList.toggle("is-mark", Boolean(scene.mark));
  view.card.classList.toggle("is-beside", Boolean(scene.mark && scene.mark.beside));
  view.mark.point(stands ? list(scene.mark.targets).map(text) : [], stands, turned || scene.arrival !== view.arrival, Boolean(scene.mark && scene.mark.dim));
  const next = view.buttons.get("lesson-next");
  if (stands && next && document.activeElement === next && next.getAttribute("aria-disabled") === "true") view.mark.focusTarget();
}

/** A page that came by itself, while the reader was further down, is brought into sight; nothing moves otherwise. */
function comeIntoView(view, scene) {
  const first = view.arrival === null;
  const fresh = scene.arrival !== undefined && scene.arrival !== view.arrival;
  if (scene.arrival !== undefined) view.arrival = scene.arrival;
  if (first || !fresh || scene.folded || view.card.hidden) return;
  requestAnimationFrame(() => {
    if (view.card.getBoundingClientRect().top < -8) view.card.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
  });
}

/** @type {Build} */
function buildLesson(root, send) {
  const view = {
    send,
    shown: "",
    leads: "", // the links as they are drawn
    /** @type {any} */ arrival: null,
    priced: "",
    /** @type {any} */ mark: null,
    ...lessonParts(),
  };
  view.mark = coachMark(view.card);
  root.append(view.card);
  const fold = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !view.card.matches(".is-mark:not(.is-folded)")) return;
    send({ kind: "press", action: "lesson-hide" });
  };
  document.addEventListener("keydown", fold);
  const told = whenAllIsSaid((scene) => draw(view, scene));
  return {
    draw: told.draw,
    close() { document.removeEventListener("keydown", fold); told.close(); view.mark.close(); },
  };
}

VIEWS.lesson = buildLesson;
