// The lesson card: something to read beside the table, a page at a time. Every text of a scene becomes a text node.

import { node, attribute, arrange, text, list, icon, priceList, still } from "../drawing/kit.js";
import { termParagraph } from "../drawing/term_paragraph.js";

const LESSON_TONES = { lesson: "book", note: "book", refused: "refused" };
const NOTEBOOK = /^[a-z_]+\.ipynb(\?rules=[a-z0-9-]+)?$/;

export function buildLesson(root, send) {
  let shown = "";
  let arrival = null;
  let priced = "";
  const badge = node("span", { class: "pq-lesson-badge" });
  const label = node("p", { class: "pq-lesson-label" });
  const title = node("h2", { class: "pq-title" });
  const page = node("p", { class: "pq-lesson-page" });
  const words = node("div", { class: "pq-lesson-text" });
  const glossary = node("dl", { class: "pq-lesson-terms" });
  const links = node("p", { class: "pq-lesson-links" });
  const prices = node("div", { class: "pq-lesson-prices" });
  const said = node("div", { class: "pq-lesson-said", "aria-live": "polite", "aria-atomic": "true" }, title, words, glossary);
  const bar = node("div", { class: "pq-lesson-bar" });
  const card = node("section", { class: "pq-lesson pq-box" },
    node("header", { class: "pq-lesson-head" }, badge, label, page), said, links, bar, prices);
  root.append(card);
  const buttons = new Map();

  function button(spec) {
    const id = text(spec.id);
    if (!buttons.has(id)) {
      const made = node("button", { type: "button", class: "pq-lesson-button", "data-id": id });
      made.addEventListener("click", () => {
        if (made.getAttribute("aria-disabled") !== "true") send({ kind: "press", action: id });
      });
      buttons.set(id, made);
    }
    const made = buttons.get(id);
    if (made.textContent !== text(spec.label)) made.textContent = text(spec.label);
    made.classList.toggle("is-primary", Boolean(spec.primary));
    made.classList.toggle("is-quiet", Boolean(spec.quiet));
    attribute(made, "aria-disabled", spec.enabled === false ? "true" : null);
    return made;
  }

  function draw(scene) {
    const paragraphs = list(scene.paragraphs);
    const tone = Object.hasOwn(LESSON_TONES, scene.tone) ? scene.tone : "lesson";
    card.hidden = !scene.title && !paragraphs.length;
    card.dataset.tone = tone;
    card.classList.toggle("is-folded", Boolean(scene.folded));
    attribute(card, "aria-label", text(scene.label || scene.title));
    badge.replaceChildren(icon(LESSON_TONES[tone]));
    label.textContent = text(scene.label);
    label.hidden = !scene.label;
    page.textContent = text(scene.page);
    page.hidden = !scene.page || Boolean(scene.folded);
    const told = JSON.stringify([scene.title, paragraphs, scene.terms, scene.folded]);
    if (told !== shown) {
      shown = told;
      title.textContent = text(scene.title);
      const terms = list(scene.terms).filter((one) => one && one.term);
      words.replaceChildren(...paragraphs.map((one) => termParagraph(one, terms.map((each) => text(each.term)))));
      glossary.replaceChildren(...terms.map((one) => node("div", {}, node("dt", {}, text(one.term)), node("dd", {}, text(one.meaning)))));
      words.hidden = Boolean(scene.folded);
      glossary.hidden = Boolean(scene.folded) || !terms.length;
    }
    const ways = list(scene.links).filter((one) => one && NOTEBOOK.test(text(one.page)));
    links.replaceChildren(...ways.map((one) => node("a", { class: "pq-lesson-link", href: text(one.page) }, text(one.label))));
    links.hidden = !ways.length || Boolean(scene.folded);
    arrange(bar, list(scene.buttons).map(button));
    bar.hidden = !bar.childNodes.length;
    const offered = JSON.stringify(scene.prices || null);
    if (offered !== priced) { // kept as it is otherwise, so that it stays unfolded from page to page
      priced = offered;
      prices.replaceChildren(...[priceList(scene.prices)].filter(Boolean));
    }
    prices.hidden = !prices.childNodes.length || Boolean(scene.folded);
    comeIntoView(scene);
  }

  /** A page that came by itself, while the reader was further down, is brought into sight; nothing moves otherwise. */
  function comeIntoView(scene) {
    const first = arrival === null;
    const fresh = scene.arrival !== undefined && scene.arrival !== arrival;
    if (scene.arrival !== undefined) arrival = scene.arrival;
    if (first || !fresh || scene.folded || card.hidden) return;
    requestAnimationFrame(() => {
      if (card.getBoundingClientRect().top < -8) card.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
    });
  }
  return { draw };
}
