// The ruling feed: each ruling as a passage, in the order in which they were made; short at once, the rest on demand.

/** @import { Build } from "../../views.js" */

import { node, list, text, attribute, word, arrange, listen, still, light } from "../drawing/kit.js";
import { passes, inOrder, firstHomes, inRuns, writtenDown } from "./feed_model.js";
import { savePictured } from "./feed_answers.js";
import { drawFilters, makeFilters } from "./feed_filters.js";
import { drawFold, foldParts, listenToFold, setFold } from "./feed_fold.js";
import { build } from "./feed_passage.js";
import { drawRun } from "./feed_routine.js";
import { focusAgain, focusIn } from "./feed_focus.js";
import { bringIntoSight, lightLine } from "./feed_sight.js";
import { ASK, forgetGone, lightFound, listenForSwaps, lookAgain, lookForSwap, tellTable } from "./swap_sight.js";
import { askWhyNot } from "./why_not.js";
import { toldUpTo } from "../drawing/telling.js";
import { VIEWS } from "../../views.js";

const LEAST_SEEN = 240; // pixels of the window that a ruling asked for has below its head
const ABOVE = 80; // pixels that stay in sight above it

/** The fixed elements. */
function feedParts() {
  const open = new Set();
  const openTerms = new Set();
  const openReasons = new Set(); // "3 why" for the reasons of a ruling, and the path of each line unfolded in a tree
  const swapped = new Set();     // boards on which the two cards have changed places
  const bookAt = new Map();      // which book's tab stands open
  const openTold = new Set();    // rulings below which what they told is unfolded
  const passages = new Map(); // number -> {element, drawing}
  const told = new Map();     // number -> the passage as it was sent last
  const lookedAt = new Set(); // routine rulings that were opened once: they are not folded away again
  const runs = new Map();     // number of the first -> the line that stands for a run of routine rulings
  const openRuns = new Set();
  const title = node("h2", { class: "pq-title" });
  const chips = node("div", { class: "pq-filters", role: "group" });
  const tally = node("p", { class: "pq-feed-tally" });
  const items = node("ol", {});
  const empty = node("p", { class: "pq-empty" });
  const noPique = node("p", { class: "pq-empty" }); // what no ruling says, because nothing was asked: the seat decides
  const scroll = node("div", { class: "pq-feed-scroll", tabindex: "-1" }, noPique, empty, items);
  const heard = node("p", { class: "pq-hidden", role: "status" });
  return { open, openTerms, openReasons, openTold, swapped, bookAt, passages, told, lookedAt, runs, openRuns, title, chips, tally, items, empty, noPique, scroll, heard };
}

function toggle(feed, number, wanted) {
  const now = wanted === undefined ? !feed.open.has(number) : wanted;
  if (now) { feed.open.add(number); feed.lookedAt.add(number); } else feed.open.delete(number);
  if (now) lookForSwap(feed, number);
  feed.draw(feed.scene);
  if (now) tellTable(feed, number);
  if (now && feed.passages.has(number)) bringIntoSight(feed, feed.passages.get(number).element);
}

/** Open the ruling that answers: it says what was shown and by what law, and its cards are lit. */
function showAnswer(feed, number) {
  feed.asked = false;
  if (!passes(feed.filter, feed.told.get(number))) feed.filter = "all";
  feed.scroll.scrollTop = 0;
  setFold(feed, true);
  feed.toggle(number, true);
  feed.passages.get(number).element.querySelector(".pq-more").focus({ preventScroll: true });
}

/** The scene with every passage in it: a bare number stands for the passage this view was given before. */
function whole(feed, next) {
  const given = list(next.passages).map((one) => (typeof one === "number" ? feed.told.get(one) : one));
  if (given.some((one) => one === undefined)) return null;
  // What was opened stays open only while it is the same ruling: another deal begins closed.
  const now = new Map(given.filter((one) => one && typeof one === "object").map((one) => [one.number, one]));
  for (const number of new Set([...feed.open, ...feed.openTold])) if (!now.has(number) || !feed.told.has(number) || now.get(number).short !== feed.told.get(number).short) {
    feed.open.delete(number);
    feed.lookedAt.delete(number);
    feed.openTold.delete(number);
    feed.swapped.delete(String(number));
    feed.bookAt.delete(String(number));
    for (const key of [...feed.openReasons]) if (key.startsWith(`${number} `)) feed.openReasons.delete(key);
  }
  // An answer that is no more was of a deal that has gone on since: it is not asked for again unbidden.
  for (const [number, one] of now) if (!one.turn && feed.told.has(number) && feed.told.get(number).turn) feed.openReasons.delete(`${number} turn`);
  for (const [number, one] of now) if (!one.swap) feed.swapped.delete(String(number));
  feed.told.clear();
  for (const one of given) if (one && typeof one === "object") feed.told.set(one.number, one);
  return { ...next, passages: given };
}

/** The passages that are shown; one that stands as it stood is kept. */
function drawPassages(feed, all, shown) {
  const homes = firstHomes(all);
  const common = JSON.stringify([feed.scene.words || null, feed.scene.rules, feed.scene.options, feed.scene.reasons]);
  const kept = new Set();
  const drawn = (passage) => {
    kept.add(passage.number);
    const mine = list(passage.terms).map((one) => one && one.term && homes.get(String(one.term).toLowerCase()) === passage.number);
    const unfolded = ["why", "turn", "did"].filter((name) => feed.openReasons.has(`${passage.number} ${name}`));
    const drawing = [writtenDown(passage), feed.open.has(passage.number), mine, unfolded, common].join("|");
    const old = feed.passages.get(passage.number);
    if (old && old.drawing === drawing) return old.element;
    const element = build(feed, passage, homes);
    feed.passages.set(passage.number, { element, drawing });
    return element;
  };
  const stands = (one) => Boolean(one.fresh || one.offer) || feed.lookedAt.has(one.number);
  const given = feed.filter === "all" ? inRuns(shown, stands) : shown;
  arrange(feed.items, given.flatMap((one) => (Array.isArray(one) ? drawRun(feed, one, drawn) : [drawn(one)])));
  for (const number of [...feed.passages.keys()]) if (!kept.has(number)) feed.passages.delete(number);
  feed.empty.textContent = shown.length ? "" : all.length ? word(feed.scene, "nothing") : text(feed.scene.empty);
  feed.noPique.textContent = feed.filter === "why_not" ? text(feed.scene.no_pique) : "";
  feed.noPique.hidden = !feed.noPique.textContent;
  feed.empty.hidden = !feed.empty.textContent || !feed.noPique.hidden;
}

/** Bring the answer into sight that was asked for, once it is there. */
function showAwaited(feed) {
  const answer = feed.awaited && [...feed.items.querySelectorAll(".pq-answer")].find((one) => one.dataset.answer === feed.awaited && !one.hidden && one.firstChild);
  if (!answer) return;
  if (!answer.querySelector(".pq-working")) feed.awaited = "";
  bringIntoSight(feed, answer, answer.previousElementSibling);
}

function draw(feed, next) {
  const sameGame = next === feed.scene;
  if (!sameGame) {
    const full = whole(feed, next);
    if (full === null) { feed.send({ kind: "ready" }); return; }
    next = full;
  }
  feed.scene = next;
  feed.title.textContent = text(feed.scene.title);
  feed.tally.textContent = text(feed.scene.tally);
  feed.tally.hidden = !feed.scene.tally;
  attribute(feed.panel, "aria-label", text(feed.scene.title));
  attribute(feed.chips, "aria-label", word(feed.scene, "filter"));
  const upTo = toldUpTo(feed.scene.group); // while the players speak, no ruling runs ahead of them
  const all = inOrder(list(feed.scene.passages).filter((one) => one && typeof one === "object" && one.number <= upTo));
  drawFilters(feed, all);
  drawFold(feed, all);
  const was = focusIn(feed);
  drawPassages(feed, all, all.filter((one) => passes(feed.filter, one)));
  if (was) focusAgain(feed, was);
  feed.asking.draw(feed.scene);
  if (feed.heard.textContent !== text(feed.scene.said)) feed.heard.textContent = text(feed.scene.said);
  showAwaited(feed);
  savePictured(feed);
  if (!sameGame) lookAgain(feed);
  lightFound(feed);
  forgetGone(feed);
  const top = all.length ? all[all.length - 1].number : null;
  if (top !== feed.newest) {
    feed.newest = top;
    feed.pointed = 0;
    if (feed.asked) { showAnswer(feed, top); return; }
    if (!was && feed.scrolled) feed.scroll.scrollTop = 0;
  } else showPointed(feed);
}

/** Keep at the head of the list what was asked for elsewhere: what is still being found below it moves it, the list growing from its foot. */
function showPointed(feed) {
  const found = feed.passages.get(feed.pointed);
  if (found) feed.scroll.scrollBy({ top: found.element.getBoundingClientRect().top - feed.scroll.getBoundingClientRect().top - 6 });
}

/** Show the rulings that were asked for elsewhere on the page: open, marked for a moment, and in sight. */
function pointAt(feed, asked) {
  const all = list(feed.scene.passages);
  const passageOf = (number) => all.find((one) => one && one.number === number);
  const numbers = asked.filter(passageOf);
  if (!numbers.length) return;
  if (numbers.some((number) => !passes(feed.filter, passageOf(number)))) feed.filter = "all";
  setFold(feed, true);
  for (const number of numbers) { feed.open.add(number); feed.lookedAt.add(number); }
  lookForSwap(feed, numbers[0]);
  draw(feed, feed.scene);
  const found = numbers.map((number) => feed.passages.get(number)).filter(Boolean).map((one) => one.element);
  const first = found.sort((a, b) => a.offsetTop - b.offsetTop)[0];
  if (!first) return;
  for (const one of found) {
    one.classList.add("is-pointed");
    setTimeout(() => one.classList.remove("is-pointed"), 1800);
  }
  feed.pointed = numbers.find((number) => feed.passages.get(number)?.element === first);
  showPointed(feed);
  first.querySelector(".pq-more").focus({ preventScroll: true });
  const { top } = first.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight - LEAST_SEEN) window.scrollBy({ top: top - ABOVE, behavior: still() ? "auto" : "smooth" });
  const passage = passageOf(numbers[0]);
  feed.lighted = passage.number;
  light(feed.scene.group, numbers.flatMap((number) => list(passageOf(number).cards)), passage.side, numbers);
}

/** The feed's own state: what is drawn, what is open, and what is waited for. */
function makeFeed(root, send) {
  const parts = feedParts();
  const fold = foldParts();
  const asking = askWhyNot(send, (line) => lightLine(feed, ASK, line), () => tellTable(feed, ASK));
  const panel = node("section", { class: "pq-feed pq-box" }, node("header", { class: "pq-side-head" }, parts.title, fold.button, parts.tally, parts.chips), parts.scroll, asking.element, parts.heard);
  const feed = {
    root,
    send,
    /** @type {any} */ scene: {},
    filter: "all",
    fold,
    unfolded: false, // whether rulings that lie folded were opened
    /** @type {any} */ lighted: null,
    /** @type {any} */ newest: null,
    asked: false, // whether something was asked to be seen: the answer is the newest ruling
    pictured: 0, // the ruling whose picture was asked for, to be saved when it comes
    awaited: "", // the answer that was asked for last, to be brought into sight when it comes
    /** @type {any} */ glowing: 0, // the ruling, or what was asked, whose two cards glow on the table
    /** @type {any} */ pointed: 0, // the ruling that was asked for elsewhere, until somebody moves the list or a ruling comes
    looked: 0, // the ruling opened last, whose two cards are looked for
    sought: 0, // the ruling for which the two cards are being looked for
    scrolled: false, // away from the newest, which stands at the foot and at nought; to ask for it costs a layout of the whole page
    ...parts,
    asking,
    panel,
    draw: (next) => draw(feed, next),
    toggle: (number, wanted) => toggle(feed, number, wanted),
  };
  return feed;
}

/** @type {Build} */
export function buildFeed(root, send) {
  const feed = makeFeed(root, send);
  root.append(feed.panel);
  listenToFold(feed);
  feed.scroll.addEventListener("scroll", () => { feed.scrolled = feed.scroll.scrollTop < 0; }, { passive: true });
  for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"]) feed.panel.addEventListener(moved, () => { feed.pointed = 0; }, { passive: true });
  makeFilters(feed, () => draw(feed, feed.scene));
  const stop = listen("piquet:rulings", () => feed.scene.group, (detail) => pointAt(feed, list(detail.numbers)));
  const stopSwaps = listenForSwaps(feed);
  const stopTelling = listen("piquet:told", () => feed.scene.group, () => draw(feed, feed.scene));
  return { draw: feed.draw, close() { stop(); stopSwaps(); stopTelling(); } };
}

VIEWS.feed = buildFeed;
