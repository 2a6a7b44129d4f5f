// The rulebook: parts to unfold, in each its clauses with the rule, its authority and the options that change it.

/** @import { Build } from "../../views.js" */

import { node, uid, text, icon, attribute, list, arrange, still } from "../../shared/drawing/kit.js";
import { optionLines, citations } from "../../shared/drawing/clause_parts.js";
import { VIEWS } from "../../views.js";

/** The fixed elements. */
function rulebookParts() {
  const list_ = node("div", { class: "pq-rulebook" });
  const count = node("p", { class: "pq-rulebook-count", role: "status" });
  const parts = new Map();    // id -> {element, drawing}
  const openParts = new Set();
  const known = new Set();    // parts that have been shown: each stands open until it is shut
  const openArticles = new Set();
  return { list_, count, parts, openParts, known, openArticles };
}

function article(view, one) {
  const bodyId = uid("clause");
  const isOpen = view.openArticles.has(one.id);
  const more = node("button", { type: "button", class: "pq-clause-more", "aria-expanded": String(isOpen), "aria-controls": bodyId },
    text(view.scene.words.authority), icon("chevron"));
  const body = node("div", { class: "pq-clause-body", id: bodyId }, optionLines(one.settings, view.scene.words), citations(one.cites, view.scene.words));
  body.hidden = !isOpen;
  more.addEventListener("click", () => {
    const open = body.hidden;
    body.hidden = !open;
    if (open) view.openArticles.add(one.id); else view.openArticles.delete(one.id);
    attribute(more, "aria-expanded", String(open));
  });
  const bar = node("p", { class: "pq-clause-bar" }, more);
  if (one.show) {
    const show = node("button", { type: "button", class: "pq-clause-show", "data-clause": text(one.id) }, icon("play"), text(view.scene.words.show),
      node("span", { class: "pq-hidden" }, `: ${text(one.question)}`));
    show.addEventListener("click", () => view.send({ kind: "show", clause: text(one.id) }));
    bar.append(show);
  }
  const badge = node("span", { class: `pq-reading pq-reading-${text(one.reading)}`, title: text(one.reading_note) }, text(one.reading_word));
  return node("li", { class: "pq-clause", "data-clause": text(one.id), tabindex: "-1" },
    node("div", { class: "pq-clause-head" }, node("h3", {}, text(one.question)), badge),
    node("p", { class: "pq-clause-statement" }, text(one.statement)),
    one.exception ? node("p", { class: "pq-clause-exception" }, text(one.exception)) : null, bar, body);
}

function build(view, part) {
  const details = node("details", { class: "pq-part", "data-part": text(part.id) },
    node("summary", { class: "pq-part-head" }, node("h2", {}, text(part.title)), node("span", { class: "pq-part-count" }, text(part.count)), icon("chevron")),
    node("ul", { class: "pq-clauses" }, ...list(part.articles).map((one) => article(view, one))));
  details.open = view.openParts.has(part.id) || Boolean(view.scene.unfold);
  details.addEventListener("toggle", () => {
    if (details.open) view.openParts.add(part.id); else if (!view.scene.unfold) view.openParts.delete(part.id);
  });
  return details;
}

function draw(view, next) {
  view.scene = { ...next, words: next.words || {} };
  view.count.textContent = text(view.scene.count);
  if (view.scene.target) openFor(view, view.scene.target);
  const kept = new Set();
  arrange(view.list_, list(view.scene.parts).map((part) => {
    kept.add(part.id);
    if (!view.known.has(part.id)) { view.known.add(part.id); view.openParts.add(part.id); }
    const drawing = JSON.stringify([part, Boolean(view.scene.unfold), view.scene.target && list(part.articles).some((one) => one.id === view.scene.target)]);
    const old = view.parts.get(part.id);
    if (old && old.drawing === drawing) return old.element;
    const element = build(view, part);
    view.parts.set(part.id, { element, drawing });
    return element;
  }));
  for (const id of [...view.parts.keys()]) if (!kept.has(id)) view.parts.delete(id);
  const key = `${text(view.scene.rules)} ${text(view.scene.target)}`;
  if (view.scene.target && key !== view.gone) {
    view.gone = key;
    requestAnimationFrame(() => goTo(view, view.scene.target));
  }
}

function openFor(view, target) {
  const home = list(view.scene.parts).find((part) => list(part.articles).some((one) => one.id === target));
  if (!home) return;
  view.openParts.add(home.id);
  view.openArticles.add(target);
}

function goTo(view, target) {
  const found = [...view.list_.querySelectorAll(".pq-clause")].find((one) => one.dataset.clause === target);
  if (!found) return;
  found.classList.add("is-pointed");
  found.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
  found.focus({ preventScroll: true });
}

/** @type {Build} */
export function buildRulebook(root, send) {
  const view = {
    send,
    scene: {},
    gone: "",
    ...rulebookParts(),
  };
  root.append(view.count, view.list_);

  return { draw: (next) => draw(view, next) };
}

VIEWS.rulebook = buildRulebook;
