// The rulebook: parts to unfold, in each its clauses with the rule, its authority and the options that change it.

import { node, attribute, arrange, uid, text, list, icon, still } from "../../shared/drawing/kit.js";
import { citations, optionLines } from "./rulebook_parts.js";

export function buildRulebook(root, send) {
  const list_ = node("div", { class: "pq-rulebook" });
  const count = node("p", { class: "pq-rulebook-count", role: "status" });
  root.append(count, list_);
  const parts = new Map();    // id -> {element, drawing}
  const openParts = new Set();
  const openArticles = new Set();
  let scene = {};
  let gone = "";

  function article(one) {
    const bodyId = uid("clause");
    const isOpen = openArticles.has(one.id);
    const more = node("button", { type: "button", class: "pq-clause-more", "aria-expanded": String(isOpen), "aria-controls": bodyId },
      text(scene.words.authority), icon("chevron"));
    const body = node("div", { class: "pq-clause-body", id: bodyId }, optionLines(one.settings, scene.words), citations(one.cites, scene.words));
    body.hidden = !isOpen;
    more.addEventListener("click", () => {
      const open = body.hidden;
      body.hidden = !open;
      if (open) openArticles.add(one.id); else openArticles.delete(one.id);
      attribute(more, "aria-expanded", String(open));
    });
    const bar = node("p", { class: "pq-clause-bar" }, more);
    if (one.show) {
      const show = node("button", { type: "button", class: "pq-clause-show", "data-clause": text(one.id) }, icon("play"), text(scene.words.show),
        node("span", { class: "pq-hidden" }, `: ${text(one.question)}`));
      show.addEventListener("click", () => send({ kind: "show", clause: text(one.id) }));
      bar.append(show);
    }
    const badge = node("span", { class: `pq-reading pq-reading-${text(one.reading)}`, title: text(one.reading_note) }, text(one.reading_word));
    return node("li", { class: "pq-clause", "data-clause": text(one.id), tabindex: "-1" },
      node("div", { class: "pq-clause-head" }, node("h4", {}, text(one.question)), badge),
      node("p", { class: "pq-clause-statement" }, text(one.statement)),
      one.exception ? node("p", { class: "pq-clause-exception" }, text(one.exception)) : null, bar, body);
  }

  function build(part) {
    const details = node("details", { class: "pq-part", "data-part": text(part.id) },
      node("summary", { class: "pq-part-head" }, node("h3", {}, text(part.title)), node("span", { class: "pq-part-count" }, text(part.count)), icon("chevron")),
      node("ul", { class: "pq-clauses" }, ...list(part.articles).map(article)));
    details.open = openParts.has(part.id) || Boolean(scene.unfold);
    details.addEventListener("toggle", () => {
      if (details.open) openParts.add(part.id); else if (!scene.unfold) openParts.delete(part.id);
    });
    return details;
  }

  function draw(next) {
    scene = { ...next, words: next.words || {} };
    count.textContent = text(scene.count);
    if (scene.target) openFor(scene.target);
    const kept = new Set();
    arrange(list_, list(scene.parts).map((part) => {
      kept.add(part.id);
      const drawing = JSON.stringify([part, Boolean(scene.unfold), scene.target && list(part.articles).some((one) => one.id === scene.target)]);
      const old = parts.get(part.id);
      if (old && old.drawing === drawing) return old.element;
      const element = build(part);
      parts.set(part.id, { element, drawing });
      return element;
    }));
    for (const id of [...parts.keys()]) if (!kept.has(id)) parts.delete(id);
    const key = `${text(scene.rules)} ${text(scene.target)}`;
    if (scene.target && key !== gone) {
      gone = key;
      requestAnimationFrame(() => goTo(scene.target));
    }
  }

  function openFor(target) {
    const home = list(scene.parts).find((part) => list(part.articles).some((one) => one.id === target));
    if (!home) return;
    openParts.add(home.id);
    openArticles.add(target);
  }

  function goTo(target) {
    const found = [...list_.querySelectorAll(".pq-clause")].find((one) => one.dataset.clause === target);
    if (!found) return;
    found.classList.add("is-pointed");
    found.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
    found.focus({ preventScroll: true });
  }
  return { draw };
}
