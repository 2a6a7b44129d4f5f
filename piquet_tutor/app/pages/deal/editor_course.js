// What was bid and what was played: one thing after another, and back again.

import { node, text, list } from "../../shared/drawing/kit.js";
import { editorCard, editorFaults } from "./editor_cloth.js";
import { editorButton, editorSelect } from "./editor_calls.js";

export function editorBids(send) {
  const element = node("div", { class: "pq-lab-bids" });
  let next = 0;
  return {
    element,
    draw(scene, words) {
      const bids = list(scene.bids), offered = list(scene.next);
      const active = document.activeElement;
      const had = active && element.contains(active) ? active.className : "";
      next = Math.min(next, Math.max(0, offered.length - 1));
      const add = editorButton(words["bids-add"], () => send({ kind: "bids", bids: [...bids, [scene.seat, offered[next][1]]] }), "is-primary is-add");
      const choice = offered.length ? editorSelect(scene.note, offered.map(([title], i) => [title, i]), next, (i) => { next = i; }) : node("p", { class: "pq-lab-note" }, text(scene.note));
      element.replaceChildren(
        node("h3", {}, words["bids-said"]),
        bids.length ? node("ol", { class: "pq-lab-said-bids" }, ...list(scene.said).map((one) => node("li", {}, text(one)))) : node("p", { class: "pq-empty" }, words["bids-none"]),
        editorFaults(scene.faults),
        node("div", { class: "pq-lab-row" }, choice, offered.length ? add : null,
          bids.length ? editorButton(words["bids-back"], () => send({ kind: "bids", bids: bids.slice(0, -1) }), "is-back") : null,
          bids.length ? editorButton(words["bids-clear"], () => send({ kind: "clear", part: "bids" })) : null));
      const again = had && (element.querySelector(had.includes("is-back") ? ".is-back" : ".is-add") || element.querySelector("button"));
      if (again) again.focus({ preventScroll: true });
    },
  };
}

export function editorPlay(send) {
  const element = node("div", { class: "pq-lab-play" });
  let wanted = "";

  function handOf(hand, scene, words) {
    const may = new Set(list(scene.next));
    const codes = list(hand.cards);
    const row = node("div", { class: `pq-lab-hand${hand.turn ? " is-turn" : ""}`, role: "group", "aria-label": hand.label },
      ...codes.map((code) => {
        const card = editorCard(code, text((words.cards || {})[code]), may.has(code) ? "may" : "may-not");
        card.tabIndex = -1;
        card.addEventListener("click", () => { wanted = "next"; send({ kind: "play_next", card: code }); });
        return card;
      }));
    const first = row.querySelector(".may") || row.querySelector(".pq-lab-card");
    if (first) first.tabIndex = 0;
    row.addEventListener("keydown", (event) => {
      const cards = [...row.children], index = cards.indexOf(event.target);
      const to = { ArrowRight: cards[index + 1], ArrowLeft: cards[index - 1], Home: cards[0], End: cards[cards.length - 1] }[event.key];
      if (!to) return;
      event.preventDefault();
      for (const card of cards) card.tabIndex = card === to ? 0 : -1;
      to.focus();
    });
    return codes.length ? node("div", {}, node("p", { class: "pq-lab-small" }, text(hand.label)), row) : null;
  }

  return {
    element,
    draw(scene, words) {
      const cards = list(scene.cards);
      const had = element.contains(document.activeElement) ? document.activeElement : null;
      const back = had && had.classList.contains("is-back");
      const until = (count) => { wanted = "next"; send({ kind: "play", cards: cards.slice(0, count).join(" ") }); };
      let count = 0;
      const tricks = list(scene.tricks).map((trick) => node("li", {}, node("span", { class: "pq-lab-small" }, text(trick.label)),
        node("span", { class: "pq-lab-trick" }, ...list(trick.cards).map((one) => {
          const before = count;
          count += 1;
          const card = editorCard(one.code, text(one.back), one.fault ? "is-wrong" : "");
          card.title = text(one.back);
          card.addEventListener("click", () => until(before));
          return card;
        }))));
      element.replaceChildren(
        node("p", { class: "pq-lab-note" }, text(scene.note)), editorFaults(scene.faults),
        ...list(scene.hands).map((hand) => handOf(hand, scene, words)).filter(Boolean),
        node("div", { class: "pq-lab-row" },
          cards.length ? editorButton(words["play-back"], () => { wanted = "back"; send({ kind: "play", cards: cards.slice(0, -1).join(" ") }); }, "is-back") : null,
          cards.length ? editorButton(words["play-clear"], () => until(0)) : null,
          list(scene.concede).length ? editorSelect(words.conceded, scene.concede, scene.conceded, (seat) => send({ kind: "concede", seat })) : null),
        cards.length ? node("ol", { class: "pq-lab-tricks", "aria-label": words["play-tricks"] }, ...tricks) : "");
      if (!had && !wanted) return;
      const target = (back || wanted === "back") && element.querySelector(".is-back") || element.querySelector(".is-turn [tabindex='0']") || element.querySelector(".is-back") || element.querySelector("[tabindex='0']");
      wanted = "";
      if (target) target.focus({ preventScroll: true });
    },
  };
}
