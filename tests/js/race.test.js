// The race on the cloth: what the scene says is what stands there, for the eye and for the ear; nothing is added up.

import { drawRace, makeTracks, raceParts } from "../../piquet_tutor/app/shared/race/race_track.js";
import { equal, ok, same, test } from "./checks.js";

const item = (more) => ({ place: 0, side: "elder", who: "Elder", kind: "point", label: "Point", short: "Point", points: 5, total: 5, late: false, cards: [], told: "Elder, Point: 5.", ...more });
const side = (more) => ({ side: "elder", label: "Elder", total: 5, state: "open", items: [item({})], gate: null, ring: null, told: "Elder: 5, way open.", ...more });
const sceneOf = (sides, more = {}) => ({ group: "g", race: { title: "Race to thirty", target: 30, clock: "By the order", lanes: 2, sides, order: [], ...more } });

function tableOf(scene) {
  const cloth = document.createElement("div");
  document.body.append(cloth);
  const sent = [];
  const table = /** @type {any} */ ({ race: raceParts(), cloth, scene, cards: new Map(), send: (intent) => sent.push(intent), sent });
  cloth.append(table.race.box);
  return table;
}

test("each side has its track, the nearest below, and what is heard stands in order", () => {
  const table = tableOf(sceneOf([side({}), side({ side: "younger", label: "Younger", total: 0, items: [] })]));
  equal(makeTracks(table), 2);
  drawRace(table, false);
  same([...table.race.box.querySelectorAll(".pq-lane-name")].map((one) => one.textContent), ["Younger", "Elder"]);
  same([...table.race.box.querySelectorAll(".pq-lane li")].map((one) => one.textContent), ["Elder, Point: 5."]);
});

test("a gate stands where the scene says, and is heard between what came before it and what came too late", () => {
  const items = [item({}), item({ place: 2, kind: "set", label: "Sets", short: "Quatorze", points: 14, total: 19, late: true, told: "too late" })];
  const gate = { at: 5, by: "sequence", by_side: "younger", label: "Sequences", told: "barred" };
  const table = tableOf(sceneOf([side({ items, total: 19, state: "blocked", gate })]));
  drawRace(table, false);
  equal(table.race.box.querySelector(".pq-gate").style.left, "12.5%"); // five of forty
  same([...table.race.box.querySelectorAll(".pq-lane-item")].map((one) => one.classList.contains("is-late")), [false, true]);
  same([...table.race.box.querySelectorAll("li")].map((one) => one.textContent), ["Elder, Point: 5.", "barred", "too late"]);
});

test("a gate stands on the wider of the two stretches it parts, so that it covers no number", () => {
  const placed = (before, after) => {
    const items = [item({ points: before, total: before }), item({ place: 2, kind: "play", points: after, total: before + after, late: true })];
    const table = tableOf(sceneOf([side({ items, total: before + after, state: "blocked", gate: { at: before, by: "set", by_side: "younger", label: "Sets", told: "barred" } })]));
    drawRace(table, false);
    return table.race.box.querySelector(".pq-gate").className;
  };
  same([placed(9, 1), placed(1, 9)], ["pq-gate is-before", "pq-gate is-after"]);
});

test("where the bar runs past the line, its figure gives way to those of the bar", () => {
  const long = [item({ points: 33, total: 33, late: true })];
  const table = tableOf(sceneOf([side({ items: long, total: 33 }), side({ side: "younger", label: "Younger", total: 0, items: [] })]));
  drawRace(table, false);
  same([...table.race.box.querySelectorAll(".pq-lane-line")].map((one) => one.textContent), ["30", ""]);
});

test("a ring stands at the end of its track, and the next scene takes it away", () => {
  const ring = { bonus: "repique", label: "Repique", points: 60, at: 32, ruling: 9, told: "Repique!" };
  const table = tableOf(sceneOf([side({ total: 32, state: "crossed", ring })]));
  drawRace(table, false);
  equal(table.race.box.querySelector(".pq-lane-end").textContent, "Repique+60");
  table.scene = sceneOf([side({})]);
  drawRace(table, true);
  equal(table.race.box.querySelector(".pq-lane-end").textContent, "");
});

test("the total runs up with what counts, and the cards that come after the race leave it where it is", async () => {
  const play = item({ kind: "play", label: "Play", points: 13, total: 18, told: "play" });
  const after = item({ place: 2, kind: "cards", label: "Cards", points: 10, total: 18, late: true, outside: true, told: "cards" });
  const table = tableOf(sceneOf([side({})]));
  drawRace(table, false);
  table.scene = sceneOf([side({ items: [item({}), play, after], total: 18 })]);
  const media = window.matchMedia;
  window.matchMedia = /** @type {any} */ (() => ({ matches: false })); // nobody asked for less motion
  drawRace(table, true);
  window.matchMedia = media;
  await new Promise((done) => { setTimeout(done, 1500); });
  equal(table.race.box.querySelector(".pq-lane-total").textContent, "18");
});

test("what the signs mean is explained at the first three tables of a browser, and at each as long as it lasts", () => {
  localStorage.clear();
  const explained = (group) => {
    const table = tableOf({ ...sceneOf([side({})], { signs: [{ kind: "gate", text: "no bonus beyond" }] }), group });
    drawRace(table, false);
    return [!table.race.box.querySelector(".pq-race-signs").hidden, makeTracks(table)];
  };
  same(["a", "b", "c", "d", "a"].map(explained), [[true, 3], [true, 3], [true, 3], [false, 2], [true, 3]]);
  same(JSON.parse(localStorage.getItem("piquet-tutor.race-signs")), ["a", "b", "c"]);
});

test("a sign is explained once it is on a track, and its line has its room from the first", () => {
  localStorage.clear();
  const signs = [{ kind: "gate", text: "no bonus beyond", stands: false }, { kind: "late", text: "too late", stands: true }];
  const explained = (stands) => {
    const table = tableOf({ ...sceneOf([side({})], { signs: signs.map((one) => ({ ...one, stands: one.stands && stands })) }), group: "g" });
    drawRace(table, false);
    const line = table.race.box.querySelector(".pq-race-signs");
    return [line.hidden, line.textContent, makeTracks(table), localStorage.getItem("piquet-tutor.race-signs")];
  };
  same(explained(false), [false, "", 3, null]);
  same(explained(true), [false, "too late", 3, '["g"]']);
});

test("without a race there is nothing to see or to hear", () => {
  const table = tableOf({ group: "g", race: null });
  equal(makeTracks(table), 0);
  drawRace(table, true);
  ok(table.race.box.hidden);
  equal(table.race.box.textContent, "");
});

test("what is scored after the race stands on the track with a plus, for the number beside it has it not", () => {
  const cards = item({ kind: "cards", label: "Cards", short: "Cards", points: 10, total: 5, late: true, outside: true });
  const table = tableOf(sceneOf([side({ items: [item({}), cards] }), side({ side: "younger", total: 0, items: [] })]));
  drawRace(table, false);
  const [raced, after] = table.race.box.querySelectorAll(".pq-lane:last-child .pq-lane-item");
  same([raced, after].map((one) => one.querySelector("b").textContent), ["5", "+10"]);
  same([raced, after].map((one) => one.classList.contains("is-outside")), [false, true]);
  equal(table.race.box.querySelector(".pq-lane:last-child .pq-lane-total").textContent, "5");
});
