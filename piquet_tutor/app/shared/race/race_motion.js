// The race as it is run: cards lift, their number flies to the track, a gate falls, thirty rings.

/** @import { Table } from "../table/table_parts.js" */

import { list, node, still, text, write } from "../drawing/kit.js";
import { sound } from "../sound/sound.js";

const APART_MS = 420; // between two items
const LIFT_MS = 520;
const FLIGHT_MS = 430;
const FALL_MS = 300;
const SLAM_MS = 420;

const middleOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The cards of an item that lie face up in a hand. */
const cardsOf = (/** @type {Table} */ table, item) => list(item.cards).map((code) => table.cards.get(code)).filter((one) => one && one.isConnected && !one.classList.contains("is-down") && one.closest(".pq-hand, .pq-pr-hand"));

function lift(cards, delay) {
  for (const card of cards) {
    card.firstChild.animate([
      { transform: "none" },
      { transform: "translateY(-14px)", boxShadow: "0 0 0 3px var(--pq-glow), 0 9px 16px rgba(0, 0, 0, .34)", offset: 0.35 },
      { transform: "translateY(-14px)", boxShadow: "0 0 0 3px var(--pq-glow), 0 9px 16px rgba(0, 0, 0, .34)", offset: 0.7 },
      { transform: "none" }], { duration: LIFT_MS, delay });
  }
}

/** The number of an item on its way from its cards, or from its side's name, to its place on the track. */
function fly(/** @type {Table} */ table, item, from, to, delay) {
  const home = table.cloth.getBoundingClientRect();
  const ghost = node("span", { class: "pq-race-flight", "aria-hidden": "true" }, text(item.points));
  table.cloth.append(ghost);
  const at = (spot, scale) => `translate(${spot.x - home.left}px, ${spot.y - home.top}px) translate(-50%, -50%) scale(${scale})`;
  const flight = ghost.animate([
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at({ x: from.x, y: from.y - 10 }, 1.25), opacity: 1, offset: 0.25 },
    { transform: at(to, 0.9), opacity: 1 }], { duration: FLIGHT_MS, delay, fill: "both", easing: "cubic-bezier(.5,0,.3,1)" });
  const gone = () => ghost.remove();
  flight.finished.then(gone, gone);
}

/** One item arrives; tells when. */
function arrive(/** @type {Table} */ table, one, lane, delay) {
  const cards = cardsOf(table, one.item);
  lift(cards, delay);
  const spots = cards.map(middleOf);
  const from = spots.length ? { x: spots.reduce((all, spot) => all + spot.x, 0) / spots.length, y: spots[0].y } : middleOf(lane.box.querySelector(".pq-lane-name"));
  const there = delay + LIFT_MS * 0.3 + FLIGHT_MS;
  fly(table, one.item, from, middleOf(one.element), delay + LIFT_MS * 0.3);
  one.element.animate([{ opacity: 0, transform: "scaleX(.3)" }, { opacity: 1, transform: "none" }], { duration: 160, delay: there - 60, fill: "backwards" });
  return there;
}

/** The total follows what has arrived. */
function countUp(/** @type {Table} */ table, lane, arrivals) {
  if (!arrivals.length) return;
  const worth = ({ item }) => (item.outside ? 0 : item.points); // the cards come after the race
  let now = lane.segments.filter((one) => !arrivals.some(([each]) => each === one)).reduce((all, one) => all + worth(one), 0);
  write(lane.total, now);
  for (const [one, there] of arrivals) {
    now += worth(one);
    const shown = now;
    table.race.timers.push(setTimeout(() => { write(lane.total, shown); }, there));
  }
}

function fall(gate, delay) {
  gate.animate([{ transform: "translate(-50%, -34px)", opacity: 0 }, { transform: "translate(-50%, 2px)", opacity: 1, offset: 0.7 }, { transform: "translate(-50%, -2px)", offset: 0.85 }, { transform: "translate(-50%, 0)" }],
    { duration: FALL_MS, delay, fill: "backwards", easing: "ease-in" });
}

function slam(lane, delay) {
  lane.line.animate([{ boxShadow: "0 0 0 0 rgba(255, 233, 174, .95)" }, { boxShadow: "0 0 0 22px rgba(255, 233, 174, 0)" }], { duration: SLAM_MS, delay, iterations: 2 });
  lane.end.animate([{ transform: "scale(2.6)", opacity: 0 }, { transform: "scale(.94)", opacity: 1, offset: 0.6 }, { transform: "none" }], { duration: SLAM_MS, delay, fill: "backwards", easing: "ease-in" });
}

/**
 * Run what is new: items in the order of reckoning, then what bars the others, then what rings.
 *
 * @param {Table} table
 * @param {any[]} lanes
 * @param {{ item(item: any): boolean, gate(side: any): boolean, ring(side: any): boolean }} isNew
 */
export function runRace(table, lanes, isNew) {
  const fresh = lanes.flatMap((lane) => lane.segments.filter((one) => isNew.item(one.item)).map((one) => ({ ...one, lane, one })))
    .sort((one, other) => one.item.place - other.item.place);
  const quiet = still() || document.hidden;
  const arrivals = fresh.map((each, i) => /** @type {const} */ ([each, quiet ? 0 : arrive(table, each.one, each.lane, i * APART_MS)]));
  for (const [, there] of quiet ? arrivals.slice(-1) : arrivals) sound(table.scene, "score", there); // all at once are one
  const last = Math.max(0, ...arrivals.map(([, there]) => there));
  if (!quiet) for (const lane of lanes) countUp(table, lane, arrivals.filter(([each]) => each.lane === lane).map(([each, there]) => [each.one, there]));
  for (const lane of lanes) {
    if (lane.gate && isNew.gate(lane.side)) {
      const bar = arrivals.find(([each]) => each.item.side === lane.side.gate.by_side && each.item.kind === lane.side.gate.by);
      const delay = bar ? bar[1] : 0;
      if (!quiet) fall(lane.gate, delay);
      if (!quiet) lane.end.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay: delay + FALL_MS, fill: "backwards" });
    }
    if (lane.side.ring && isNew.ring(lane.side)) {
      if (!quiet) slam(lane, last);
      sound(table.scene, "repique", last);
    }
  }
}
