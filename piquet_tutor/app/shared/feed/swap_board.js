// Two cards that would turn a ruling, among the cards they lie with: one gesture exchanges them, another puts them back.

import { list, node, text, word, miniCard, still, icon } from "../drawing/kit.js";
import { citation } from "../drawing/clause_parts.js";

const MORPH_MS = 700;
const MOVE_MS = 320;
const FAR = 6; // pixels a press moves before it is a drag

/** Count from one number to the other, or write the other at once where motion is not wanted. */
export function morph(element, from, to) {
  const end = String(to);
  if (still() || from === to) { element.textContent = end; return; }
  const begun = performance.now();
  const step = (now) => {
    const part = Math.min(1, (now - begun) / MORPH_MS);
    element.textContent = part < 1 ? String(Math.round(from + (to - from) * part)) : end;
    if (part < 1 && element.isConnected) requestAnimationFrame(step);
  };
  element.textContent = String(from);
  requestAnimationFrame(step);
}

/** Where the two cards are now, by their code. */
function spots(view) {
  return new Map([...view.rows.querySelectorAll(".pq-swap-card")].map((one) => [one.dataset.code, one.getBoundingClientRect()]));
}

/** The two cards are seen to change places. */
function travel(view, before) {
  if (still()) return;
  for (const one of view.rows.querySelectorAll(".pq-swap-card")) {
    const was = before.get(one.dataset.code), is = one.getBoundingClientRect();
    if (was) one.animate([{ transform: `translate(${was.left - is.left}px, ${was.top - is.top}px)`, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration: MOVE_MS, easing: "ease-out" });
  }
}

/** One of the two cards: a button that is dragged, tapped or pressed. */
function loose(view, code) {
  const card = node("button", { type: "button", class: "pq-swap-card", "data-code": code });
  const face = miniCard(code, view.scene);
  card.append(face, node("span", { class: "pq-hidden" }, word(view.scene, "swap_card")));
  let press = null;
  card.addEventListener("pointerdown", (event) => { press = { x: event.clientX, y: event.clientY, far: false }; card.setPointerCapture(event.pointerId); });
  card.addEventListener("pointermove", (event) => {
    if (!press) return;
    const dx = event.clientX - press.x, dy = event.clientY - press.y;
    press.far = press.far || Math.hypot(dx, dy) > FAR;
    if (press.far) card.style.transform = `translate(${dx}px, ${dy}px)`;
  });
  card.addEventListener("pointerup", (event) => {
    const dragged = press && press.far;
    press = null;
    if (!dragged) return;
    card.style.pointerEvents = "none";
    const under = document.elementFromPoint(event.clientX, event.clientY);
    card.style.pointerEvents = "";
    card.style.transform = "";
    const other = under instanceof Element ? under.closest(".pq-swap-card") : null;
    view.quiet = true; // the click that ends a drag is none
    setTimeout(() => { view.quiet = false; }, 0);
    if (other && other !== card && view.rows.contains(other)) view.turn();
  });
  card.addEventListener("pointercancel", () => { press = null; card.style.transform = ""; });
  card.addEventListener("click", (event) => { event.stopPropagation(); if (!view.quiet) view.turn(card.dataset.code); });
  return card;
}

function drawRows(view) {
  const side = view.swapped() ? "after" : "before";
  view.rows.replaceChildren(...list(view.board.rows).map((row) => node("div", { class: "pq-swap-row" },
    node("span", { class: "pq-swap-where" }, text(row.label)),
    node("div", { class: "pq-swap-cards" }, ...list(row[side]).map((code) => (list(view.board.pair).includes(code) ? loose(view, code) : miniCard(code, view.scene)))))));
}

function drawScores(view, moving) {
  const now = view.swapped() ? "after" : "before", was = view.swapped() ? "before" : "after";
  view.scores.replaceChildren(...list(view.board.scores).map((side) => {
    const figure = node("b", { "aria-hidden": "true" });
    if (moving) morph(figure, Number(side[was]), Number(side[now])); else figure.textContent = text(side[now]);
    return node("span", { class: side.before === side.after ? "pq-swap-score" : "pq-swap-score is-moved" }, `${text(side.name)} `, figure, node("span", { class: "pq-hidden" }, text(side[now])));
  }));
  view.said.textContent = view.swapped() ? text(view.board.said) : "";
  view.go.replaceChildren(icon(view.swapped() ? "undo" : "superseded") || "", word(view.scene, view.swapped() ? "swap_back" : "swap_do"));
}

/**
 * The two cards, the scores and the button. `swapped` holds the keys of the boards on which they have changed places,
 * so that a drawing anew finds them so; `turned` is told when they do.
 */
export function swapBoard(scene, board, key, swapped, turned = () => {}) {
  const rows = node("div", { class: "pq-swap-rows" });
  const scores = node("p", { class: "pq-swap-scores" });
  const said = node("p", { class: "pq-swap-said", role: "status" });
  const go = node("button", { type: "button", class: "pq-press is-primary pq-swap-go" });
  const view = {
    scene, board, rows, scores, said, go, quiet: false,
    swapped: () => swapped.has(key),
    turn(focus = "") {
      const before = spots(view);
      if (swapped.has(key)) swapped.delete(key); else swapped.add(key);
      drawRows(view);
      drawScores(view, true);
      travel(view, before);
      turned();
      if (focus) view.rows.querySelector(`[data-code="${focus}"]`)?.focus({ preventScroll: true });
    },
  };
  go.addEventListener("click", (event) => { event.stopPropagation(); view.turn(); });
  drawRows(view);
  drawScores(view, false);
  return node("div", { class: "pq-swap" }, node("p", { class: "pq-answer-head" }, text(board.text)), rows,
    node("div", { class: "pq-swap-below" }, go, scores), node("p", { class: "pq-swap-hint" }, word(scene, "swap_hint")), said);
}

/** The books that rule otherwise, as tabs: the first tab is this book. `chosen` remembers which stands open, by key. */
export function bookTabs(scene, books, here, key, chosen) {
  const panel = node("div", { class: "pq-book-panel", role: "tabpanel", tabindex: "0" });
  const row = node("div", { class: "pq-tabs", role: "tablist", "aria-label": word(scene, "swap_books") });
  const tabs = [{ titles: [word(scene, "swap_here")], said: here }, ...books].map((book, i) => {
    const tab = node("button", { type: "button", class: "pq-tab", role: "tab" }, list(book.titles).map(text).join(", "));
    tab.addEventListener("click", (event) => { event.stopPropagation(); choose(i); });
    return { tab, book };
  });
  function choose(at) {
    chosen.set(key, at);
    tabs.forEach(({ tab }, i) => { tab.setAttribute("aria-selected", String(i === at)); tab.tabIndex = i === at ? 0 : -1; });
    const book = tabs[at].book;
    panel.setAttribute("aria-label", tabs[at].tab.textContent || "");
    panel.replaceChildren(...list(book.parting).map((line) => node("p", { class: "pq-book-parting" }, text(line))), node("p", {}, text(book.said)),
      ...(list(book.scores).length ? [node("p", { class: "pq-swap-scores" }, ...list(book.scores).map((side) => node("span", { class: "pq-swap-score" }, `${text(side.name)} `, node("b", {}, text(side.after)))))] : []),
      ...list(book.cites).map((cite) => node("p", { class: "pq-book-cite" }, ...citation(cite))));
  }
  row.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const at = ((chosen.get(key) || 0) + by + tabs.length) % tabs.length;
    choose(at);
    tabs[at].tab.focus();
  });
  row.append(...tabs.map(({ tab }) => tab));
  choose(Math.min(chosen.get(key) || 0, tabs.length - 1));
  return node("div", { class: "pq-books-on" }, node("p", { class: "pq-small-head" }, icon("book"), word(scene, "swap_books")), row, panel);
}
