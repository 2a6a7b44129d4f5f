// The card table: draws a scene and sends what was touched. It compares no cards and knows no rule.

/** @import { Build } from "../../views.js" */

/** @import { Table } from "./table_parts.js" */

import { isCard } from "../drawing/card_art.js";
import { sizeOf } from "../drawing/geometry.js";
import { list, arrange, listen } from "../drawing/kit.js";
import { drawRace } from "../race/race_track.js";
import { seatParts } from "./seat_parts.js";
import { placeBids, drawBids } from "./table_bids.js";
import { focusNow, focusAgain } from "./table_focus.js";
import { guardChoices, noteUnderPointer } from "./table_guard.js";
import { listenToKeys } from "./table_keys.js";
import { makeRoom, measure, isAround } from "./table_layout.js";
import { listenToMore } from "./table_more.js";
import { whereabouts, travel } from "./table_motion.js";
import { makeTable } from "./table_parts.js";
import { drawStake, drawPrompt, fitPrompt } from "./table_prompt.js";
import { drawScore, drawSeat } from "./table_seat.js";
import { soundScene } from "./table_sound.js";
import { asSwapped, listenForSwaps } from "./table_swap.js";
import { placeWords, fitSpeeches, drawWords } from "./table_speech.js";
import { beginTalk, goOnTalking, listenForSkips, talking } from "./table_talk.js";
import { drawTalon } from "./table_talon.js";
import { drawHead, drawKeys } from "./table_tools.js";
import { drawTrick } from "./table_trick.js";
import { labelWon, layWon } from "./won_cards.js";
import { VIEWS } from "../../views.js";

const PLACES = ["top", "left", "right", "bottom"];

/** Give everybody their place on the cloth; gives back the parts of the seats that are taken. */
function seatAll(/** @type {Table} */ table) {
  const present = [];
  for (const seat of list(table.scene.seats)) {
    if (!seat || !PLACES.includes(seat.at)) continue;
    const parts = seatParts(table, seat.at);
    parts.scene = seat;
    present.push(parts);
  }
  const ats = present.map((parts) => parts.at);
  for (const at of [...table.seats.keys()]) if (!ats.includes(at)) { table.seats.delete(at); table.capacities.delete(at); }
  const order = (at) => present.filter((parts) => parts.at === at);
  const onCloth = table.bids.box.parentNode === table.cloth ? [table.bids.box] : [];
  arrange(table.cloth, [...["top", "left"].flatMap(order).map((p) => p.seat), table.middle, table.race.box, ...onCloth, ...["right", "bottom"].flatMap(order).map((p) => p.seat)]);
  placeWords(table, PLACES.flatMap(order));
  return present;
}

/** Write everything that a scene says into the page; what can only be measured is left for `settle`. */
function write(/** @type {Table} */ table, sent) {
  settle(table);
  if (table.sent && table.sent.group !== sent.group) table.swap = null; // of another deal
  table.sent = sent;
  const next = asSwapped(table, sent);
  noteUnderPointer(table, next);
  if (table.scene && table.scene.group !== next.group) { table.lightedCards = new Set(); table.lightedSeat = null; } // lit for another deal
  table.scene = next;
  table.pending = null;
  const was = focusNow(table);
  const before = table.drawnOnce ? whereabouts(table) : new Map();
  beginTalk(table);
  const present = seatAll(table);
  makeRoom(table, present);
  const size = measure(table, present);
  const row = placeBids(table, size, present);
  drawHead(table, size);
  const used = new Set();
  // a card lies where it is most alive: trick, hands, then piles
  const lying = present.length || list(table.scene.trick).length; // before the first deal, the cards that were cut
  drawTrick(table, used, size, lying);
  for (const parts of present) drawSeat(table, parts, used, size);
  drawTalon(table, used, size);
  // before the play nothing lies in the middle: whoever speaks then has its room
  table.middle.classList.toggle("is-talk", present.length > 0 && !isAround(table) && !["play", "bidding"].includes(table.scene.phase) && !list(table.scene.trick).length);
  drawWords(table, present, size);
  drawStake(table);
  drawKeys(table);
  drawPrompt(table, size);
  for (const one of labelWon(table, present, size)) layWon(table, used, one);
  if (!talking(table) || !table.race.drawing) drawRace(table, table.drawnOnce);
  focusAgain(table, was);
  table.unsettled = () => {
    const held = focusNow(table); // by now somebody may have gone on to another button
    if (!table.drawnOnce && roomChanged(table)) drawTrick(table, new Set(), size, lying); // measured before anything lay around it
    fitSpeeches(table, present);
    fitPrompt(table, size);
    drawBids(table, row);
    const delays = table.drawnOnce ? travel(table, before) : new Map();
    soundScene(table, delays);
    goOnTalking(table, delays, () => sayMore(table, present, size));
    table.drawnOnce = true;
    focusAgain(table, held);
  };
}

/** Whether the middle has other room for the trick than when the trick was drawn. */
const roomChanged = (/** @type {Table} */ table) => table.trick.clientWidth !== table.trickBox.width || table.trick.clientHeight !== table.trickBox.height;

/** Measure what has been written, fit it to its room, and let travel what lies elsewhere now. */
function settle(/** @type {Table} */ table) {
  const { unsettled } = table;
  table.unsettled = null;
  if (unsettled) unsettled();
}

function draw(/** @type {Table} */ table, sent) {
  write(table, sent);
  settle(table);
}

/** More has been said, and nothing else is otherwise than before. */
function sayMore(/** @type {Table} */ table, present, size) {
  drawWords(table, present, size);
  fitSpeeches(table, present);
  for (const parts of present) drawScore(table, parts);
  if (!talking(table)) drawRace(table, true); // nothing runs ahead of the words
}

/** Draw it anew where it stands now: nothing travels. */
function drawAgain(/** @type {Table} */ table) {
  cancelAnimationFrame(table.frameRequest);
  table.frameRequest = requestAnimationFrame(() => { table.drawnOnce = false; draw(table, table.sent); });
}

/** Light these cards, and this seat; `pointed` where they are only what is read about. */
function lightUp(/** @type {Table} */ table, cards, seat, pointed = false) {
  table.lightedCards = new Set(cards);
  table.pointed = pointed;
  table.lightedSeat = seat;
  if (table.drawnOnce) draw(table, table.sent);
}

/** Draw again when the room has changed; gives back the way to stop. */
function watchRoom(/** @type {Table} */ table) {
  const { root } = table;
  const watcher = new ResizeObserver(() => {
    if (table.drawnOnce && root.clientWidth && root.clientWidth !== table.width) drawAgain(table);
  });
  watcher.observe(root);
  // On a telephone the window's height changes whenever the address bar hides, and no card hangs on it.
  const heightChanged = () => { if (table.drawnOnce && sizeOf(root.clientWidth) !== "s") drawAgain(table); };
  window.addEventListener("resize", heightChanged);
  return () => {
    watcher.disconnect();
    window.removeEventListener("resize", heightChanged);
    cancelAnimationFrame(table.frameRequest);
  };
}

/** @type {Build} */
function buildTable(root, send) {
  const table = makeTable(root, send);
  root.append(table.box);
  const stopKeys = listenToKeys(table, () => {
    if (!table.lightedCards.size) return false;
    lightUp(table, [], null);
    return true;
  });
  const stopLight = listen("piquet:light", () => table.scene.group, (detail) => lightUp(table, list(detail.cards).filter(isCard), detail.seat || null, detail.pointed === true));
  const stopRoom = watchRoom(table);
  const stops = [listenForSkips(table), listenToMore(table), guardChoices(table), listenForSwaps(table, () => draw(table, table.sent))];
  return {
    draw: (next) => draw(table, next),
    write: (next) => write(table, next),
    settle: () => settle(table),
    close() { table.unsettled = null; stopLight(); stopKeys(); stopRoom(); for (const stop of stops) stop(); },
  };
}

VIEWS.table = buildTable;
