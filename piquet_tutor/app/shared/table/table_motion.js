// Cards that are seen to travel from where they lay to where they lie.

/** @import { Table } from "./table_parts.js" */

import { isCard, drawCard, lookFor } from "../drawing/card_art.js";
import { trickPlaces, ASPECT } from "../drawing/geometry.js";
import { list, node, still } from "../drawing/kit.js";

const MOVE_MS = 220;
const TAKEN_MS = 600; // how long a whole trick lies before its winner takes it in
const DRAW_MS = 90; // between two cards put out or drawn
const APART_MS = 330; // between two cards of a trick that come in one scene: as somebody plays who does not hesitate

/** Whether cards are seen to travel at all. */
const travels = () => !still() && !document.hidden;

/** Where every card is now, so that it can be seen to travel; where none is, nothing is measured. */
export function whereabouts(/** @type {Table} */ table) {
  const spots = new Map();
  if (!travels()) return spots;
  for (const [code, element] of table.cards) {
    if (!element.isConnected) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width) spots.set(code, { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, w: parseFloat(element.style.width) || rect.width, home: element.parentNode });
  }
  return spots;
}

const middleOf = (element) => {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
};

/** How long each card of the trick waits that came with this scene: they are played one after another. */
function waits(/** @type {Table} */ table, before, from) {
  const fresh = list(table.scene.trick).filter((one) => one && isCard(one.card) && (before.get(one.card) || {}).home !== table.trick);
  return new Map(fresh.map((one, i) => [one.card, from + i * APART_MS]));
}

/** A trick that was taken while nobody asked the learner: it is played out, and taken in, before the next.
 * Tells how long that takes, and when each of its cards comes. */
function playOut(/** @type {Table} */ table, before) {
  const gone = list(table.scene.gone).filter((one) => one && isCard(one.card) && table.seats.has(one.at));
  const told = gone.map((one) => one.card).join(" ");
  const comes = new Map();
  if (!gone.length || told === table.lastGone) return /** @type {const} */ ([0, comes]);
  table.lastGone = told;
  const spots = trickPlaces(table.trickBox);
  const width = table.trickBox.card, tall = Math.round(width * ASPECT);
  const taken = gone.filter((one) => (before.get(one.card) || {}).home !== table.trick).length * APART_MS + TAKEN_MS;
  const winner = table.seats.get((gone.find((one) => one.winning) || gone[0]).at);
  const home = middleOf(table.trick);
  let late = 0;
  for (const one of gone) {
    const spot = spots[one.at] || spots.bottom;
    const ghost = node("div", { class: "pq-ghost", "data-suit": one.card[1], "aria-hidden": "true" });
    ghost.append(drawCard(one.card, lookFor(width)));
    Object.assign(ghost.style, { width: `${width}px`, height: `${tall}px` });
    table.trick.append(ghost);
    const at = (x, y, scale) => `translate(${x - width / 2}px, ${y - tall / 2}px) rotate(${spot.turn}deg) scale(${scale})`;
    const inBox = (where) => ({ x: where.x - home.x + table.trickBox.width / 2, y: where.y - home.y + table.trickBox.height / 2 });
    const was = before.get(one.card);
    const lay = Boolean(was) && was.home === table.trick;
    const start = inBox(lay ? was : was || middleOf(table.seats.get(one.at).hand));
    const end = inBox(middleOf(winner.token));
    const delay = lay ? 0 : late;
    comes.set(one.card, delay);
    if (!lay) late += APART_MS;
    const whole = taken + MOVE_MS, there = Math.min(0.9, (delay + MOVE_MS) / whole);
    const ghostly = ghost.animate([
      { transform: at(start.x, start.y, 1), opacity: delay ? 0 : 1, offset: 0 },
      { transform: at(start.x, start.y, 1), opacity: delay ? 0 : 1, offset: delay / whole },
      { transform: at(spot.x, spot.y, 1), opacity: 1, offset: there },
      { transform: at(spot.x, spot.y, 1), opacity: 1, offset: taken / whole },
      { transform: at(end.x, end.y, 0.4), opacity: 0.2, offset: 1 }], { duration: whole, easing: "linear" });
    ghostly.onfinish = ghostly.oncancel = () => ghost.remove();
    const lying = table.cards.get(one.card); // in the winner's pile already
    if (lying && lying.isConnected) lying.animate([{ opacity: 0 }, { opacity: 0 }], { duration: whole });
  }
  return /** @type {const} */ ([taken + MOVE_MS, comes]);
}

/** Who wins is marked when the last card of the trick has come. */
function holdBack(/** @type {Table} */ table, delays) {
  const last = Math.max(0, ...delays.values());
  const winner = table.trick.querySelector(".pq-card.is-winning > .pq-card-in");
  if (!last || !winner) return;
  winner.animate([{ boxShadow: "none" }, { boxShadow: "none" }], { duration: last + MOVE_MS });
  for (const badge of winner.querySelectorAll(".pq-mark-winning")) badge.animate([{ opacity: 0 }, { opacity: 0 }], { duration: last + MOVE_MS });
}

/** Let every card travel to where it lies now; tells how long those wait that come after others. */
export function travel(/** @type {Table} */ table, before) {
  if (!travels()) return new Map();
  const moves = [];
  const [out, gone] = playOut(table, before);
  const delays = waits(table, before, out);
  const drawn = drawnOneByOne(table, before);
  holdBack(table, delays);
  const taken = new Set(list(table.scene.gone).map((one) => one && one.card));
  for (const [code, element] of table.cards) {
    if (!element.isConnected || !element.animate || taken.has(code)) continue;
    const width = parseFloat(element.style.width) || 1;
    for (const running of element.getAnimations()) if (running.id === "pq-move") running.cancel();
    const rect = element.getBoundingClientRect();
    const now = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
    let from = before.get(code);
    if (!from) {
      // a card first seen now: from the hand that played it, or from the talon
      if (element.parentNode === table.trick) {
        const seat = table.seats.get((list(table.scene.trick).find((one) => one && one.card === code) || {}).at);
        if (seat && seat.hand.isConnected) from = { ...middleOf(seat.hand), w: width };
      } else if (element.parentElement?.classList.contains("pq-hand")) from = { ...middleOf(table.talon), w: width * 0.6 };
    }
    if (!from) continue;
    const dx = from.x - now.x, dy = from.y - now.y, scale = from.w / width;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
    moves.push([element, dx, dy, scale, delays.get(code) || drawn.get(code) || 0]);
  }
  for (const [element, dx, dy, scale, delay] of moves) {
    const end = element.style.transform || "none";
    const animation = element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) ${end === "none" ? "" : end} scale(${scale})`, zIndex: 50, opacity: delay ? 0 : 1 }, { opacity: 1, offset: 0.12 }, { transform: `${end === "none" ? "" : end} scale(1)`, zIndex: 50, opacity: 1 }],
      { duration: MOVE_MS, delay, fill: "backwards", easing: "cubic-bezier(.2,.8,.3,1)" });
    animation.id = "pq-move";
  }
  return new Map([...gone, ...delays]);
}

/** Cards put out leave the hand one after another, and those drawn come as the talon gives them. */
function drawnOneByOne(/** @type {Table} */ table, before) {
  const found = new Map();
  for (const [code, element] of table.cards) {
    if (!element.isConnected) continue;
    const was = before.get(code);
    const inHand = element.parentElement?.classList.contains("pq-hand");
    const away = was && was.home !== element.parentNode && element.closest(".pq-discards");
    if (away || (inHand && !was)) found.set(code, found.size * DRAW_MS);
  }
  return found;
}

/** Everything lies where it goes, at once. */
export function finishMoves(/** @type {Table} */ table) {
  for (const one of table.box.getAnimations({ subtree: true })) if (one.effect?.getTiming().iterations !== Infinity) one.finish();
}
