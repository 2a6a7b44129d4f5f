// The pace of a conversation: of several things said at once each comes in its turn, and any key or press shows the rest.

/** @import { Table } from "./table_parts.js" */

import { list, still } from "../drawing/kit.js";
import { sound } from "../sound/sound.js";
import { tellUpTo } from "../drawing/telling.js";
import { finishMoves } from "./table_motion.js";

const BREATH_MS = 700; // between one thing said and the next
const CARD_MS = 330; // the same where each only names the score of a card
const SWALLOWED_MS = 600; // how long a press that skips may last
const DONE_MS = 60; // after a finger has left what it pressed, that has been done

/** Whether somebody is still speaking. */
export const talking = (/** @type {Table} */ table) => table.saidTo !== Infinity;

/** What has been said so far. */
export const saidSoFar = (/** @type {Table} */ table) => list(table.scene.dialogue).filter((one) => Number(one.ruling) <= table.saidTo);

const lastOf = (scene) => list(scene.dialogue).reduce((most, one) => Math.max(most, Number(one.ruling)), 0);

/** A scene has come: whatever is new in it is yet to be said, unless it is to stand there at once. */
export function beginTalk(/** @type {Table} */ table) {
  const { scene } = table;
  const before = table.heard;
  const last = lastOf(scene);
  const again = before.group === scene.group && before.last === last && before.step === scene.step;
  table.heard = { group: scene.group, last, step: scene.step };
  if (again) return; // the same words: they go on as they were
  const known = talking(table) ? table.saidTo : before.last;
  table.toSay = list(scene.dialogue).filter((one) => one.fresh && Number(one.ruling) > known);
  const goesOn = table.drawnOnce && before.group === scene.group && scene.step > before.step;
  if (goesOn) heard(table, table.toSay[0]);
  if (!goesOn || table.toSay.length < 2 || still() || document.hidden) { endTalk(table); return; }
  table.talkBegins = true;
  saidUpTo(table, table.toSay[0], table.toSay[1]);
}

/** A call is heard as it is said; what is said with a card, the card tells. */
function heard(/** @type {Table} */ table, one) {
  if (one && !one.card) sound(table.scene, "call");
}

/** One thing has been said; what follows it has not. */
function saidUpTo(/** @type {Table} */ table, one, following) {
  table.saidTo = following ? Number(one.ruling) : Infinity;
  tellUpTo(table.scene.group, following ? Number(following.ruling) - 1 : Infinity);
}

/** The rest follows at its pace; what is said with a card, when that card comes. `redraw` shows what has been said. */
export function goOnTalking(/** @type {Table} */ table, delays, redraw) {
  if (!talking(table) || !table.talkBegins) return;
  table.talkBegins = false;
  table.showTalk = redraw;
  clearTimeout(table.talkTimer);
  const words = table.toSay;
  let at = 0;
  const times = words.map((one, i) => {
    if (i) at += one.card ? CARD_MS : BREATH_MS;
    at = Math.max(at, delays.get(one.card) || 0);
    return at;
  });
  const next = (i) => {
    table.talkTimer = setTimeout(() => {
      saidUpTo(table, words[i], words[i + 1]);
      heard(table, words[i]);
      redraw();
      if (i + 1 < words.length) next(i + 1);
    }, times[i] - times[i - 1]);
  };
  next(1);
}

/** All stands there at once. */
function endTalk(/** @type {Table} */ table) {
  clearTimeout(table.talkTimer);
  table.talkBegins = false;
  table.saidTo = Infinity;
  tellUpTo(table.scene.group, Infinity);
}

/** Who does not want to wait sees everything at once; gives back whether there was anything to wait for. */
function skip(/** @type {Table} */ table) {
  if (!talking(table)) return false;
  endTalk(table);
  finishMoves(table);
  table.showTalk();
  return true;
}

const CHOOSING_KEYS = ["Enter", " ", "ArrowLeft", "ArrowRight", "Home", "End"];
const PLAIN_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"];

/**
 * Any key or press skips what is left to say, and is then nothing else, so that no card is played unawares. What is pressed
 * beside the table, such as a ruling, is done as well: nothing there may move from under the press, so the rest is shown
 * once that has been done. So is a card touched that is only chosen, and can be put back. Gives back the way to stop
 * listening.
 */
export function listenForSkips(/** @type {Table} */ table) {
  const near = (target) => target instanceof Element && Boolean((table.root.closest(".piquet-app") || table.root).contains(target));
  const beside = (target) => near(target) && !table.root.contains(target) && Boolean(target.closest("button, a, summary, select, input, .pq-passage"));
  const choosing = (target) => table.scene.choose === "many" && target instanceof Element && table.root.contains(target) && Boolean(target.closest('.pq-seat[data-at="bottom"] .pq-hand .pq-card'));
  const swallow = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
  const after = (name) => window.addEventListener(name, () => setTimeout(() => skip(table), DONE_MS), { capture: true, once: true });
  const press = (event) => {
    if (talking(table) && (beside(event.target) || choosing(event.target))) { after("pointerup"); return; }
    if (!skip(table) || !near(event.target)) return;
    const stop = () => { window.removeEventListener("click", eat, true); };
    const eat = (click) => { swallow(click); stop(); };
    window.addEventListener("click", eat, true);
    setTimeout(stop, SWALLOWED_MS);
  };
  const key = (event) => {
    if (PLAIN_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (talking(table) && (beside(event.target) || CHOOSING_KEYS.includes(event.key) && choosing(event.target))) after("keyup");
    else if (skip(table)) swallow(event);
  };
  window.addEventListener("pointerdown", press, true);
  window.addEventListener("keydown", key, true);
  return () => {
    endTalk(table);
    window.removeEventListener("pointerdown", press, true);
    window.removeEventListener("keydown", key, true);
  };
}
