// What is told on the big screen, and the reasons behind it: as large as can be told whole in the room between the hands.

import { node, text, word, arrange, list, attribute } from "../../shared/drawing/kit.js";
import { reasonSwap } from "./presenter_swap.js";

const LEAST = 0.6, STEP = 0.04; // of its full size, to which talk shrinks that would not be seen whole, and then the cards; and by how much at once

export function drawTells(view) {
  arrange(view.tells, [...list(view.scene.before).map((one) => ({ ...one, before: true })), ...list(view.scene.tells)].map((one, at, all) => {
    const said = text(one.call) ? node("p", { class: "pq-pr-call" }, node("b", {}, text(one.who)), node("q", {}, text(one.call))) : null;
    const points = text(one.points) ? node("span", { class: "pq-pr-points" }, text(one.points)) : null;
    const short = text(one.short) || points ? node("p", { class: "pq-pr-short" }, points, text(one.short)) : null;
    return node("div", { class: `pq-pr-tell is-${text(one.verdict)}${one.before ? " is-before" : at === all.length - 1 ? " is-last" : ""}` }, said, short);
  }));
}

export function drawReasons(view) {
  const told = list(view.scene.tells).filter((one) => list(one.reasons).length || list(one.cites).length);
  view.buttons.reason.hidden = !told.length;
  attribute(view.buttons.reason, "aria-keyshortcuts", "R");
  attribute(view.buttons.reason, "aria-expanded", String(view.reasons && told.length > 0));
  view.why.hidden = !(view.reasons && told.length);
  attribute(view.why, "aria-label", word(view.scene, "reason"));
  arrange(view.why, [...told.map((one) => node("div", { class: "pq-pr-reason" },
    ...list(one.reasons).map((each) => node("p", {}, text(each))),
    list(one.cites).length ? node("p", { class: "pq-pr-cites" }, list(one.cites).map(text).join("; ")) : null)), ...(told.length ? reasonSwap(view) : [])]);
  view.root.classList.toggle("has-reasons", !view.why.hidden);
  fitTalk(view);
}

const spills = (element) => element.scrollHeight > element.clientHeight + 1;

/** Shrink something by steps until what is asked or told is seen whole. */
function shrink(view, element, name) {
  for (let k = 1 - STEP; spills(view.talk) && k >= LEAST; k -= STEP) element.style.setProperty(name, k.toFixed(2));
}

/**
 * The reason as large as it can be told whole, and without one what is asked or told. The style sheet has the least size
 * of type that is read from the back of a class: what would be too small then has the room of the cards.
 */
export function fitTalk(view) {
  view.why.style.fontSize = "";
  view.talk.style.removeProperty("--k");
  view.stage.style.removeProperty("--cards");
  if (view.why.hidden) {
    shrink(view, view.talk, "--k");
    shrink(view, view.stage, "--cards");
    return;
  }
  const smallest = parseFloat(getComputedStyle(view.stage).fontSize);
  for (let size = parseFloat(getComputedStyle(view.why).fontSize); (spills(view.why) || spills(view.talk)) && size > smallest; size -= 1) view.why.style.fontSize = `${Math.max(size - 1, smallest)}px`;
}
