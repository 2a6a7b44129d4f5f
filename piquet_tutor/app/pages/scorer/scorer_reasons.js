// The reasons of a box: rulings, each of which lights its cards.

import { node, text, list, icon } from "../../shared/drawing/kit.js";
import { lightCards } from "../../shared/questions/cards_laid.js";

/** One ruling, with more of it on demand. */
export function reason(view, one) {
  const points = one.points ? node("span", { class: "pq-sc-worth" }, text(one.points)) : null;
  const full = list(one.full);
  const head = [icon(text(one.verdict)), node("span", { class: "pq-sc-reason-text" }, text(one.short)), points];
  const line = node("li", { class: "pq-sc-reason", "data-verdict": text(one.verdict), tabindex: list(one.cards).length && !full.length ? "0" : null },
    full.length ? node("details", {}, node("summary", { class: "pq-sc-reason-head" }, ...head, icon("chevron")), ...full.map((part) => node("p", {}, text(part)))) : node("div", { class: "pq-sc-reason-head" }, ...head));
  if (list(one.cards).length) {
    for (const name of ["mouseenter", "focusin"]) line.addEventListener(name, () => lightCards(view.cloth, one.cards));
    for (const name of ["mouseleave", "focusout"]) line.addEventListener(name, () => lightCards(view.cloth, allLit(view)));
  }
  return line;
}

/** The cards that are lit while no single ruling is looked at. */
export function allLit(view) {
  const marked = list(view.scene.boxes).filter((box) => box.mark);
  const shown = marked.length === 1 && list(view.scene.boxes).length === 1 ? marked[0].mark.reasons : [];
  return [...list(shown).filter((one) => one.points).flatMap((one) => list(one.cards)), ...list(view.scene.boxes).flatMap((box) => list(box.lit))];
}
