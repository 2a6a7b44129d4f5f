// Pure helpers of the widgets. Run with: node --test tests/js
import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";

const WIDGETS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../piquet_tutor/app");
/** The path of a file, by its name. */
const FILES = readdirSync(WIDGETS, { recursive: true });
const at = (name) => path.join(WIDGETS, FILES.find((one) => path.basename(one) === name));
// The package has no package.json, so node would read a .js file as CommonJS: load it as a data: module instead.
const load = (name) => import(`data:text/javascript,${encodeURIComponent(readFileSync(at(name), "utf8"))}`);
const geometry = await load("geometry.js");
const feed = await load("feed_model.js");

const widths = [340, 358, 372, 480, 560, 700, 790, 1100];

test("every card of a full hand shows a strip of at least 24 pixels, inside the table", () => {
  for (const width of widths) {
    const small = geometry.sizeOf(width) === "s";
    for (const rows of small ? [1, 2] : [1]) {
      const frame = geometry.handFrame({ width, capacity: 12, max: 118, min: 40, rows });
      for (let count = 1; count <= 12; count += 1) {
        const places = geometry.handPlaces({ width, count, frame });
        assert.equal(places.length, count);
        for (const place of places) {
          assert.ok(place.x >= -0.1 && place.x + frame.card <= width + 0.1, `${width} ${count} ${place.x}`);
          assert.ok(place.strip >= 24, `${width} ${rows} ${count}: ${place.strip}`);
          assert.ok(place.y >= 0 && place.y + frame.height <= frame.total);
        }
      }
    }
  }
});

test("two rows keep a phone's cards large enough to touch", () => {
  const frame = geometry.handFrame({ width: 354, capacity: 12, max: 108, rows: 2 });
  assert.ok(frame.card >= 62);
  for (const place of geometry.handPlaces({ width: 354, count: 12, frame })) assert.ok(place.strip >= 40);
});

test("the cards' size does not depend on how many are left", () => {
  const frame = geometry.handFrame({ width: 760, capacity: 12, max: 118 });
  const xs = [12, 5, 1].map((count) => geometry.handPlaces({ width: 760, count, frame, fan: true }));
  assert.ok(xs.every((places) => places.every((place) => place.y >= 0)));
  assert.equal(xs[2][0].x, (760 - frame.card) / 2);
});

test("rows and piles stay in their room", () => {
  const { places, width } = geometry.rowPlaces({ width: 115, items: Array(12).fill(29), gap: 1 });
  assert.ok(width <= 115.1);
  assert.ok(places.every((x, i) => i === 0 || x > places[i - 1]));
  assert.deepEqual(geometry.rowPlaces({ width: 100, items: [], gap: 1 }), { places: [], width: 0 });
  assert.deepEqual(geometry.pilePlaces({ width: 100, count: 0, item: 10, step: 4 }), { places: [], width: 0 });
  assert.ok(geometry.pilePlaces({ width: 60, count: 9, item: 26, step: 20 }).width <= 60.1);
});

test("a trick of two, three or four lies in its box", () => {
  for (const seats of [2, 3, 4]) {
    const spots = geometry.trickPlaces({ width: 260, height: 292, card: 80, seats });
    for (const spot of Object.values(spots)) assert.ok(spot.x >= 40 && spot.x <= 220 && spot.y >= 56 && spot.y <= 236);
  }
});

test("both hands and the middle share a window's height, and a taller window only gives more", () => {
  let before = { own: 0, other: 0, middle: 0 };
  for (const height of [300, 600, 720, 757, 800, 900, 1080, 1440]) {
    const share = geometry.shareOfHeight(height);
    for (const part of Object.keys(before)) assert.ok(share[part] >= before[part]);
    assert.ok(share.own > share.other, "one's own cards are the larger");
    if (height >= 757) assert.ok((share.own + share.other) * geometry.ASPECT + 14 + share.middle <= height - 395);
    before = share;
  }
});

test("with hands all round, a taller window only gives more, and the whole still fits", () => {
  for (const top of [true, false]) {
    let before = { own: 0, other: 0, middle: 0 };
    for (const height of [300, 600, 720, 757, 800, 900, 1080, 1440]) {
      const share = geometry.shareAround(height, top);
      for (const part of Object.keys(before)) assert.ok(share[part] >= before[part]);
      const hands = share.own + (top ? share.other : 0);
      if (height >= 757) assert.ok(hands * geometry.ASPECT + 14 + share.middle <= height - 360, `${height}`);
      before = share;
    }
  }
});

test("a hand at the side lies edge on, and opens into strips that can be read", () => {
  for (const [width, height, count] of [[72, 104, 8], [72, 118, 10], [140, 92, 8], [140, 112, 10]]) {
    const closed = geometry.sidePlaces({ width, height, count, card: 40, open: false });
    const open = geometry.sidePlaces({ width, height, count, card: 40, open: true });
    for (const { card, places } of [closed, open]) {
      for (const spot of places) {
        assert.ok(spot.x >= 0 && spot.x + card <= width + 0.1, `${width} x ${height}: ${spot.x}`);
        assert.ok(spot.y >= 0 && spot.y + Math.round(card * geometry.ASPECT) <= height + 0.1, `${width} x ${height}: ${spot.y}`);
      }
    }
    const index = 0.35 * geometry.ASPECT * open.card; // rank and suit, side by side along the top
    assert.ok(open.places[0].strip >= index, `${width} x ${height}: ${open.places[0].strip}`);
  }
});

test("words round a table lie clear of every card of a trick, of the talon, and of each other", () => {
  const sizes = [[188, 208, 54, 4], [188, 216, 54, 3], [428, 176, 60, 4], [428, 204, 84, 3]];
  for (const [width, height, card, seats] of sizes) {
    const talon = seats === 3 ? 42 : 0;
    const spots = geometry.trickPlaces({ width, height, card, seats });
    const cards = (seats === 3 ? ["left", "right", "bottom"] : ["left", "top", "right", "bottom"]).map((at) => ({
      x: spots[at].x - card / 2, y: spots[at].y - card * geometry.ASPECT / 2, width: card, height: card * geometry.ASPECT }));
    const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    for (const trick of [true, false]) {
      const places = geometry.speechPlaces({ width, height, card, seats, trick, talon });
      for (const [at, boxes] of Object.entries(places)) {
        if (seats === 3 && at === "top") continue;
        assert.ok(boxes.some((box) => box.width >= 50 && box.height >= 20), `${width} ${at}`);
        for (const box of boxes) {
          assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);
          if (trick && box.width > 30) assert.ok(cards.every((one) => apart(box, one)), `${width} ${seats} ${at}`);
        }
      }
      const seated = Object.entries(places).filter(([at]) => seats === 4 || at !== "top").map(([, boxes]) => boxes[0]);
      seated.forEach((one, i) => seated.slice(i + 1).forEach((two) => assert.ok(apart(one, two))));
    }
  }
});

test("keys move about a grid and stop at its edges", () => {
  const to = (key, index) => geometry.rovingGrid(key, index, 42, 7);
  assert.deepEqual([to("ArrowRight", 6), to("ArrowLeft", 7), to("ArrowUp", 3), to("ArrowDown", 38)], [6, 7, 3, 38]);
  assert.deepEqual([to("ArrowRight", 5), to("ArrowLeft", 8), to("ArrowUp", 10), to("ArrowDown", 3)], [6, 7, 3, 10]);
  assert.deepEqual([to("Home", 10), to("End", 10), to("x", 10)], [7, 13, null]);
});

test("keys move within a row and stop at its ends", () => {
  assert.equal(geometry.roving("ArrowRight", 11, 12), 11);
  assert.equal(geometry.roving("ArrowLeft", 0, 12), 0);
  assert.equal(geometry.roving("Home", 7, 12), 0);
  assert.equal(geometry.roving("End", 7, 12), 11);
  assert.equal(geometry.roving("a", 7, 12), null);
  assert.equal(geometry.roving("End", 0, 0), null);
});

test("the race is drawn to scale and never past its track", () => {
  const sides = [{ segments: [{ points: 5 }, { points: 4 }, { points: 21 }] }, { segments: [{ points: 90 }] }];
  const { line, bars, top } = geometry.raceScale({ sides, target: 30, max: 60 });
  assert.equal(top, 60);
  assert.equal(line, 50);
  assert.equal(bars[0][2].to, 50);
  assert.equal(bars[1][0].to, 100);
  assert.equal(bars[1][0].over, true);
  assert.equal(geometry.raceScale({ sides: [{}], target: 30 }).top, 40);
});

test("the filters go by verdict and points alone", () => {
  assert.ok(feed.passes("scores", { points: "+5", verdict: "awarded" }));
  assert.ok(!feed.passes("scores", { points: "", verdict: "awarded" }));
  for (const verdict of ["denied", "refused", "superseded"]) assert.ok(feed.passes("why_not", { verdict }));
  assert.ok(!feed.passes("why_not", { verdict: "allowed" }));
  assert.deepEqual(feed.newestFirst([{ number: 2 }, { number: 9 }, { number: 5 }]).map((one) => one.number), [9, 5, 2]);
});

test("a term is explained where it first stands, as a whole word", () => {
  assert.deepEqual(feed.splitAtTerm("A quart to the ace.", "quart"), ["A ", "quart", " to the ace."]);
  assert.deepEqual(feed.splitAtTerm("Two Quarts.", "quart"), ["Two ", "Quarts", "."]);
  assert.equal(feed.splitAtTerm("A quarter past.", "quart"), null);
  assert.deepEqual(feed.splitAtTerm("A quarter, a quart", "quart"), ["A quarter, a ", "quart", ""]);
  assert.equal(feed.splitAtTerm("anything", ""), null);
  const homes = feed.firstHomes([{ number: 4, terms: [{ term: "Quart" }] }, { number: 2, terms: [{ term: "quart" }] }]);
  assert.equal(homes.get("quart"), 2);
});

test("no script puts scene text in as markup, fetches, or orders cards", () => {
  for (const name of FILES.filter((one) => one.endsWith(".js")).map((one) => path.basename(one))) {
    const source = readFileSync(at(name), "utf8");
    for (const banned of ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "fetch(", "XMLHttpRequest", "eval(", "import("]) {
      assert.ok(!source.includes(banned), `${name}: ${banned}`);
    }
    const urls = source.match(/https?:\/\/[^"\s]+/g) || [];
    assert.ok(urls.every((url) => url === "http://www.w3.org/2000/svg"), `${name}: ${urls}`);
    assert.ok(!/indexOf\(\s*\w*[rR]ank|rankOrder|compareCards/.test(source), name);
  }
});

test("top-level names differ between the files that are joined", () => {
  const seen = new Map();
  const joined = { card_table: ["card_art", "geometry", "kit"], ruling_feed: ["card_art", "kit", "feed_model"], race_meter: ["card_art", "kit", "geometry"], score_sheet: ["card_art", "kit"] };
  for (const [widget, parts] of Object.entries(joined)) {
    seen.clear();
    for (const part of [...parts, widget]) {
      const source = readFileSync(at(`${part}.js`), "utf8");
      for (const [, name] of source.matchAll(/^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/gm)) {
        assert.ok(!seen.has(name), `${name} in ${part}.js and ${seen.get(name)}.js`);
        seen.set(name, part);
      }
    }
  }
});

test("the two dark palettes are one, and nothing reaches outside .piquet", () => {
  const theme = readFileSync(at("theme.css"), "utf8");
  const palettes = [...theme.matchAll(/color-scheme: dark;([^}]*)}/g)].map((one) => one[1].replace(/\s+/g, " ").trim());
  assert.equal(palettes.length, 2);
  assert.equal(palettes[0], palettes[1]);
  for (const name of FILES.filter((one) => one.endsWith(".css")).map((one) => path.basename(one))) {
    const source = readFileSync(at(name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    for (const [, selectors] of source.matchAll(/([^{}]+)\{/g)) {
      const text = selectors.trim();
      if (!text || text.startsWith("@") || /^(from|to|\d+%)$/.test(text)) continue;
      for (const selector of text.split(/,(?![^(]*\))/)) assert.ok(/\.piquet/.test(selector), `${name}: ${selector.trim()}`);
    }
    assert.ok(!/url\(|@import/.test(source), name);
  }
});
