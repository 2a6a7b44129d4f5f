// Where things stand on a table: always in their room, and large enough to see and to touch.

import * as geometry from "../../piquet_tutor/app/shared/drawing/geometry.js";
import { equal, ok, same, test } from "./checks.js";

const widths = [340, 358, 372, 480, 560, 700, 790, 1100];

test("every card of a full hand shows a strip of at least 24 pixels, inside the table", () => {
  for (const width of widths) {
    const small = geometry.sizeOf(width) === "s";
    for (const rows of small ? [1, 2] : [1]) {
      const frame = geometry.handFrame({ width, capacity: 12, max: 118, min: 40, rows });
      for (let count = 1; count <= 12; count += 1) {
        const places = geometry.handPlaces({ width, count, frame });
        equal(places.length, count);
        for (const place of places) {
          ok(place.x >= -0.1 && place.x + frame.card <= width + 0.1, `${width} ${count} ${place.x}`);
          ok(place.strip >= 24, `${width} ${rows} ${count}: ${place.strip}`);
          ok(place.y >= 0 && place.y + frame.height <= frame.total);
        }
      }
    }
  }
});

test("two rows keep a phone's cards large enough to touch", () => {
  const frame = geometry.handFrame({ width: 354, capacity: 12, max: 108, rows: 2 });
  ok(frame.card >= 62);
  for (const place of geometry.handPlaces({ width: 354, count: 12, frame })) ok(place.strip >= 40);
});

test("a hand in two rows breaks between two suits, and in one suit alone in the middle", () => {
  const frame = geometry.handFrame({ width: 354, capacity: 12, max: 108, rows: 2 });
  const upper = (count, suits) => {
    const places = geometry.handPlaces({ width: 354, count, frame, suits });
    ok(places.every((place) => place.strip >= 24 && place.y + frame.height <= frame.total));
    return places.filter((place) => place.y === places[0].y).length;
  };
  equal(upper(12, [3, 7, 10]), 7);
  equal(upper(12, [5, 9]), 5);
  equal(upper(12, [1, 11]), 6); // nothing else would leave room for a finger
  equal(upper(12, []), 6);
  equal(upper(10, [2, 6]), 6);
});

test("the cards' size does not depend on how many are left", () => {
  const frame = geometry.handFrame({ width: 760, capacity: 12, max: 118 });
  const xs = [12, 5, 1].map((count) => geometry.handPlaces({ width: 760, count, frame, fan: true }));
  ok(xs.every((places) => places.every((place) => place.y >= 0)));
  equal(xs[2][0].x, (760 - frame.card) / 2);
});

test("rows and piles stay in their room", () => {
  const { places, width } = geometry.rowPlaces({ width: 115, items: Array(12).fill(29), gap: 1 });
  ok(width <= 115.1);
  ok(places.every((x, i) => i === 0 || x > places[i - 1]));
  same(geometry.rowPlaces({ width: 100, items: [], gap: 1 }), { places: [], width: 0 });
  same(geometry.pilePlaces({ width: 100, count: 0, item: 10, step: 4 }), { places: [], width: 0 });
  ok(geometry.pilePlaces({ width: 60, count: 9, item: 26, step: 20 }).width <= 60.1);
});

test("a trick of two, three or four lies in its box", () => {
  for (const seats of [2, 3, 4]) {
    const spots = geometry.trickPlaces({ width: 260, height: 292, card: 80, seats });
    for (const spot of Object.values(spots)) ok(spot.x >= 40 && spot.x <= 220 && spot.y >= 56 && spot.y <= 236);
  }
});

test("both hands and the middle share a window's height, and a taller window only gives more", () => {
  let before = { own: 0, other: 0, middle: 0 };
  for (const height of [300, 600, 720, 757, 800, 900, 1080, 1440]) {
    const share = geometry.shareOfHeight(height);
    for (const part of Object.keys(before)) ok(share[part] >= before[part]);
    ok(share.own > share.other, "one's own cards are the larger");
    if (height >= 757) ok((share.own + share.other) * geometry.ASPECT + 14 + share.middle <= height - 395);
    before = share;
  }
});

test("with hands all round, a taller window only gives more, and the whole still fits", () => {
  for (const top of [true, false]) {
    let before = { own: 0, other: 0, middle: 0 };
    for (const height of [300, 600, 720, 757, 800, 900, 1080, 1440]) {
      const share = geometry.shareAround(height, top);
      for (const part of Object.keys(before)) ok(share[part] >= before[part]);
      const hands = share.own + (top ? share.other : 0);
      if (height >= 757) ok(hands * geometry.ASPECT + 14 + share.middle <= height - 360, `${height}`);
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
        ok(spot.x >= 0 && spot.x + card <= width + 0.1, `${width} x ${height}: ${spot.x}`);
        ok(spot.y >= 0 && spot.y + Math.round(card * geometry.ASPECT) <= height + 0.1, `${width} x ${height}: ${spot.y}`);
      }
    }
    const index = 0.35 * geometry.ASPECT * open.card; // rank and suit, side by side along the top
    ok(open.places[0].strip >= index, `${width} x ${height}: ${open.places[0].strip}`);
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
        ok(boxes.some((box) => box.width >= 50 && box.height >= 20), `${width} ${at}`);
        for (const box of boxes) {
          ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);
          if (trick && box.width > 30) ok(cards.every((one) => apart(box, one)), `${width} ${seats} ${at}`);
        }
      }
      const seated = Object.entries(places).filter(([at]) => seats === 4 || at !== "top").map(([, boxes]) => boxes[0]);
      seated.forEach((one, i) => seated.slice(i + 1).forEach((two) => ok(apart(one, two))));
    }
  }
});

test("keys move about a grid and stop at its edges", () => {
  const to = (key, index) => geometry.rovingGrid(key, index, 42, 7);
  same([to("ArrowRight", 6), to("ArrowLeft", 7), to("ArrowUp", 3), to("ArrowDown", 38)], [6, 7, 3, 38]);
  same([to("ArrowRight", 5), to("ArrowLeft", 8), to("ArrowUp", 10), to("ArrowDown", 3)], [6, 7, 3, 10]);
  same([to("Home", 10), to("End", 10), to("x", 10)], [7, 13, null]);
});

test("keys move within a row and stop at its ends", () => {
  equal(geometry.roving("ArrowRight", 11, 12), 11);
  equal(geometry.roving("ArrowLeft", 0, 12), 0);
  equal(geometry.roving("Home", 7, 12), 0);
  equal(geometry.roving("End", 7, 12), 11);
  equal(geometry.roving("a", 7, 12), null);
  equal(geometry.roving("End", 0, 0), null);
});

test("tracks of the race take their room from the hands, and no more", () => {
  for (const height of [600, 757, 900, 1200]) {
    const without = geometry.shareOfHeight(height), beside = geometry.shareOfHeight(height, 2);
    const used = (share) => share.own * geometry.ASPECT + share.other * geometry.ASPECT + share.middle;
    ok(used(beside) <= used(without));
    ok(used(without) - used(beside) < 70);
  }
});

test("the race is drawn to scale and never past its track", () => {
  const sides = [{ items: [{ points: 5 }, { points: 4 }, { points: 21 }] }, { items: [{ points: 55 }] }];
  const { line, bars, top, share } = geometry.raceScale({ sides, target: 30 });
  equal(top, 60);
  equal(line, 50);
  equal(bars[0][2].to, 50);
  equal(share(9), bars[0][1].to, "a gate stands where what was reckoned before it ends");
  ok(bars[1][0].to <= 100);
  equal(geometry.raceScale({ sides: [{}], target: 30 }).top, 40);
});
