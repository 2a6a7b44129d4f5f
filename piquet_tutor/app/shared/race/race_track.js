// The race to thirty on the cloth: a track for each side, filled in the order in which its points are reckoned.

/** @import { Table } from "../table/table_parts.js" */

import { node, text, list, icon, attribute } from "../drawing/kit.js";
import { raceScale } from "../drawing/geometry.js";
import { runRace } from "./race_motion.js";
import { drawOrder } from "./race_order.js";
import { drawSigns, signsOf } from "./race_signs.js";

const KINDS = { carte_blanche: 1, point: 2, sequence: 3, set: 4, play: 5, cards: 5, carte_rouge: 1 };
const ROW = 1.5; // lanes: as high as so many is the row of what was reckoned, where there is one
const SIGNS = 1; // lanes: and the line that says what the signs mean
const LONG = 10; // letters of what bars, beside which a telephone has no room for its sign
const STATES = { crossed: "flag", blocked: "lock" };

/** What the race is drawn into, and what it remembers of what was drawn. */
export function raceParts() {
  const tracks = node("div", { class: "pq-tracks" }), order = node("div", { class: "pq-order", hidden: true }), signs = node("ul", { class: "pq-race-signs", hidden: true });
  return {
    box: node("div", { class: "pq-race", role: "group", hidden: true }, signs, tracks, order),
    tracks,
    order,
    signs,
    signsAt: /** @type {string | null} */ (null), // the table for which it was asked whether they are to be explained
    signsNew: false,
    drawing: "",
    group: /** @type {unknown} */ (null),
    /** @type {Set<string>} */ seen: new Set(), // what was reckoned, what barred and what rang in the last drawing
    /** @type {number[]} */ timers: [],
  };
}

/** What is reckoned is the same as long as it is the same points for the same reason. */
const keyOf = (item) => `${item.side} ${item.kind} ${list(item.cards).join("")} ${item.kind === "play" ? item.late : item.points}`;
const gateKey = (side) => `gate ${side.side} ${side.gate.by} ${side.gate.at}`;
const ringKey = (side) => `ring ${side.side} ${side.ring.bonus}`;

function segment(item, span) {
  const made = node("span", { class: "pq-lane-item", "data-kind": String(KINDS[item.kind] || 5), title: text(item.told) },
    node("span", { class: "pq-lane-label" }, text(item.short)), node("b", {}, `${item.outside ? "+" : ""}${text(item.points)}`)); // what is in no number beside the track
  made.classList.toggle("is-late", Boolean(item.late) && !item.outside);
  made.classList.toggle("is-outside", Boolean(item.outside));
  made.style.left = `${span.from}%`;
  made.style.width = `${Math.max(span.to - span.from, 0.5)}%`;
  return made;
}

/** What is seen at the end of a track: what it came to. */
function endOf(side) {
  const [what, points] = side.ring ? [side.ring, `+${side.ring.points}`] : [side.gate, ""];
  const long = Boolean(what) && text(what.label).length > LONG;
  const made = node("span", { class: `pq-lane-end${long ? " is-long" : ""}`, title: what ? text(what.told) : null });
  if (what) made.append(icon(STATES[side.state]) || "", node("span", { class: "pq-lane-what" }, text(what.label)), node("b", {}, points));
  return made;
}

/** The same for whoever listens: every step, what bars, what was made of it, in their order. */
function spoken(side) {
  const told = list(side.items).map((item) => ({ told: item.told, late: item.late }));
  const at = told.findIndex((one) => one.late);
  if (side.gate) told.splice(at < 0 ? told.length : at, 0, side.gate);
  if (side.ring) told.push(side.ring);
  return node("ol", { class: "pq-hidden" }, ...told.map((one) => node("li", {}, text(one.told))));
}

/** A gate stands on the wider of the two stretches that it parts, and the number there makes room for it. */
function placeGate(gate, at, spans, segments) {
  const near = (end) => spans.findIndex((span) => Math.abs(span[end] - at) < 0.01);
  const wide = (i) => (i < 0 ? 0 : spans[i].to - spans[i].from);
  const before = near("to"), after = near("from"), later = wide(before) < wide(after);
  gate.style.left = `${at}%`;
  const beside = segments[later ? after : before];
  if (!beside) return;
  gate.classList.add(later ? "is-after" : "is-before");
  beside.classList.add(later ? "is-past-gate" : "is-up-to-gate");
}

function lane(side, scale, spans, target) {
  const items = list(side.items);
  const segments = items.map((item, i) => segment(item, spans[i]));
  const past = spans.some((span) => span.to > scale.line); // its figure would run into those of the bar
  const line = node("span", { class: "pq-lane-line" }, past ? null : node("i", {}, text(target)));
  line.style.left = `${scale.line}%`;
  const gate = side.gate ? node("span", { class: "pq-gate", title: text(side.gate.told) }) : null;
  if (gate) placeGate(gate, scale.share(side.gate.at), spans, segments);
  const total = node("b", { class: "pq-lane-total" }, text(side.total));
  const end = endOf(side);
  const seen = node("div", { class: "pq-lane-seen", "aria-hidden": "true" }, node("span", { class: "pq-lane-name" }, text(side.label)), total,
    node("div", { class: "pq-lane-track" }, ...segments, line, gate), end);
  const box = node("div", { class: "pq-lane", "data-state": text(side.state), role: "group", "aria-label": text(side.told) }, seen, spoken(side));
  return { side, box, segments: items.map((item, i) => ({ item, element: segments[i] })), total, gate, line, end };
}

/** Draw the race as it stands; what is new in it since the last time comes item by item, in the order of reckoning. */
export function drawRace(/** @type {Table} */ table, moves) {
  const { race } = table, scene = table.scene.race;
  const drawing = JSON.stringify([scene, table.scene.group]);
  if (drawing === race.drawing) return;
  const goesOn = moves && race.drawing && race.group === table.scene.group;
  race.drawing = drawing;
  race.group = table.scene.group;
  for (const timer of race.timers) clearTimeout(timer);
  race.timers = [];
  const before = race.seen;
  race.seen = new Set();
  drawSigns(table, race.signs);
  drawOrder(table, race.order, KINDS);
  if (!scene) { race.tracks.replaceChildren(); return; }
  attribute(race.box, "aria-label", text(scene.title));
  attribute(race.box, "title", text(scene.clock));
  const sides = list(scene.sides).slice().reverse(); // the nearest seat's own track lies nearest
  const scale = raceScale({ sides, target: Number(scene.target) });
  const lanes = sides.map((side, n) => lane(side, scale, scale.bars[n], scene.target));
  race.tracks.replaceChildren(...lanes.map((one) => one.box));
  for (const one of lanes) {
    for (const each of one.segments) race.seen.add(keyOf(each.item));
    if (one.gate) race.seen.add(gateKey(one.side));
    if (one.side.ring) race.seen.add(ringKey(one.side));
  }
  const isNew = (key) => !before.has(key);
  if (goesOn) runRace(table, lanes, { item: (each) => isNew(keyOf(each)), gate: (side) => isNew(gateKey(side)), ring: (side) => isNew(ringKey(side)) });
}

/** Whether the table has tracks, or their room; tells how high they are, for the hands to share what is left. */
export function makeTracks(/** @type {Table} */ table) {
  const scene = table.scene.race;
  table.race.box.hidden = !scene;
  const lanes = scene ? Number(scene.lanes) || 2 : 0;
  table.race.box.style.setProperty("--pq-lanes", String(lanes));
  return lanes + (scene && scene.strip ? ROW : 0) + (signsOf(table).length ? SIGNS : 0);
}
