// One ruling as a passage: its head, and what it shows below when it is open.

import { askRulings, list, uid, node, word, text, icon, miniCard } from "../drawing/kit.js";
import { citations } from "../drawing/clause_parts.js";
import { asksToSee, buildAnswers, buildSwap, savesPicture } from "./feed_answers.js";
import { prose } from "./feed_prose.js";
import { whenPointedAt } from "../drawing/pointing.js";
import { lightFor } from "./feed_sight.js";
import { informationBar } from "./information_bar.js";
import { pageFile } from "../../whereabouts.js";

const VERDICTS = ["awarded", "denied", "superseded", "allowed", "refused"];

function jump(feed, numbers) {
  askRulings(feed.scene.group, numbers);
}

export function build(feed, passage, homes) {
  const verdict = VERDICTS.includes(passage.verdict) ? passage.verdict : "allowed";
  const isOpen = feed.open.has(passage.number);
  const terms = new Set(list(passage.terms).filter((one) => one && typeof one.term === "string" && homes.get(one.term.toLowerCase()) === passage.number));
  const bodyId = uid("passage");
  const more = node("button", { type: "button", class: "pq-more", "aria-expanded": String(isOpen), "aria-controls": bodyId, "aria-label": `${word(feed.scene, isOpen ? "less" : "more")}: ${word(feed.scene, "ruling")} ${text(passage.number)}` }, icon("chevron"));
  const head = node("div", { class: "pq-passage-head" },
    node("span", { class: "pq-verdict", title: word(feed.scene, verdict) }, icon(verdict)),
    node("div", { class: "pq-passage-words" },
      node("p", { class: "pq-passage-meta" },
        passage.fresh ? node("span", { class: "pq-fresh" }, node("span", { class: "pq-hidden" }, word(feed.scene, "fresh"))) : null,
        node("span", { class: "pq-passage-who" }, text(passage.who)), node("span", { class: "pq-verdict-word" }, word(feed.scene, verdict)),
        node("span", { class: "pq-passage-number" }, `${word(feed.scene, "ruling")} ${text(passage.number)}`)),
      passage.call ? node("p", { class: "pq-call" }, text(passage.call)) : null,
      ...prose(feed, passage, passage.short, terms, "pq-short")),
    passage.points ? node("span", { class: "pq-points" }, text(passage.points)) : null, more);
  const body = node("div", { class: "pq-passage-body", id: bodyId });
  body.hidden = !isOpen;
  if (isOpen) body.append(...bodyOf(feed, passage, terms)); // made when somebody looks: a deal has some fifty rulings
  const element = node("li", { class: "pq-passage", "data-number": text(passage.number), "data-verdict": verdict, "data-side": text(passage.side), tabindex: "-1" }, head, passage.offer ? asksToSee(feed, passage.offer) : null, informationBar(passage, feed.scene, feed.openTold), body);
  element.classList.toggle("is-fresh", Boolean(passage.fresh));
  element.classList.toggle("is-open", isOpen);
  more.addEventListener("click", (event) => { event.stopPropagation(); feed.toggle(passage.number); });
  head.addEventListener("click", () => {
    const chosen = window.getSelection && String(window.getSelection());
    if (!chosen) feed.toggle(passage.number);
  });
  whenPointedAt(element, (entered) => { if (entered || !feed.lighted) lightFor(feed, passage, true); });
  element.addEventListener("mouseleave", () => { if (!element.contains(element.ownerDocument.activeElement)) lightFor(feed, passage, false); });
  element.addEventListener("focusin", () => lightFor(feed, passage, true));
  element.addEventListener("focusout", (event) => { if (!element.contains(event.relatedTarget)) lightFor(feed, passage, false); });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && feed.open.has(passage.number)) { event.stopPropagation(); feed.toggle(passage.number, false); }
  });
  return element;
}

/** What an open passage shows below its short line; `terms` are those of its words that are still to be explained. */
function bodyOf(feed, passage, terms) {
  const body = node("div", {});
  body.append(...buildSwap(feed, passage));
  for (const paragraph of list(passage.full)) body.append(...prose(feed, passage, paragraph, terms, "pq-full"));
  const evidence = list(passage.cards);
  if (evidence.length) body.append(node("div", { class: "pq-evidence", role: "group", "aria-label": word(feed.scene, "evidence") }, ...evidence.map((code) => miniCard(code, feed.scene))));
  const because = list(passage.because);
  if (because.length) {
    const row = node("p", { class: "pq-because" }, node("span", { class: "pq-small-head" }, word(feed.scene, "because")));
    for (const number of because) {
      const known = list(feed.scene.passages).find((one) => one.number === number);
      const link = node("button", { type: "button", class: "pq-press pq-jump", title: known ? text(known.short) : null, "aria-label": `${word(feed.scene, "ruling")} ${text(number)}` }, icon("link"), text(number));
      link.addEventListener("click", () => jump(feed, [number]));
      row.append(link);
    }
    body.append(row);
  }
  if (feed.scene.reasons) body.append(buildAnswers(feed, passage));
  body.append(...[citations(passage.cites, word(feed.scene, "authority"), true)].filter(Boolean));
  if (passage.books) {
    body.append(node("div", { class: "pq-cites" }, node("p", { class: "pq-small-head" }, icon("book"), text(passage.books.title)),
      node("ul", {}, ...list(passage.books.lines).map((line) => node("li", {}, text(line))))));
  }
  if (feed.scene.rules && passage.clause) {
    const asked = new URLSearchParams({ rules: text(feed.scene.rules), clause: text(passage.clause), ...(feed.scene.options ? { options: text(feed.scene.options) } : {}) });
    // In a tab of its own: to leave the page would end the partie.
    body.append(node("p", {}, node("a", { class: "pq-clause-link", href: `${pageFile("rulebook")}?${asked}`, target: "_blank", rel: "noopener" }, icon("book"), word(feed.scene, "clause"),
      node("span", { class: "pq-hidden" }, ` (${word(feed.scene, "new_tab")})`))));
  }
  if (feed.scene.reasons) body.append(node("p", { class: "pq-save-row" }, ...savesPicture(feed, passage)));
  for (const one of [...terms]) body.append(...prose(feed, passage, one.term, new Set([one]), "pq-full"));
  return [...body.childNodes];
}
