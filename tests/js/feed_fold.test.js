// Rulings that lie folded: one line, which opens by itself where a number asks for what stands behind it.

import { askRulings } from "../../piquet_tutor/app/shared/drawing/kit.js";
import { buildFeed } from "../../piquet_tutor/app/shared/feed/ruling_feed.js";
import { equal, ok, test } from "./checks.js";

const passage = (number, more = {}) => ({ number, verdict: "awarded", side: "elder", points: "+5", short: `The ruling ${number}.`, full: [], cards: [], terms: [], cites: [], ...more });
const scene = (count, more = {}) => ({ group: "fold", title: "Rulings", empty: "None yet.", passages: Array.from({ length: count }, (_, i) => passage(i + 1)), ...more });

function feedOf(given) {
  const root = document.createElement("div");
  document.body.append(root);
  const feed = buildFeed(root, () => {});
  feed.draw(given);
  return { root, feed, panel: root.querySelector(".pq-feed"), fold: root.querySelector(".pq-feed-fold") };
}

test("rulings lie folded until they are asked for, and there is no line where there are none", () => {
  const { feed, panel, fold } = feedOf(scene(0, { folded: true }));
  ok(panel.hidden);
  feed.draw(scene(2, { folded: true }));
  ok(!panel.hidden && panel.classList.contains("is-closed"));
  equal(fold.getAttribute("aria-expanded"), "false");
  askRulings("fold", [2]);
  ok(!panel.classList.contains("is-closed"));
  equal(fold.getAttribute("aria-expanded"), "true");
  fold.click();
  ok(panel.classList.contains("is-closed"));
});

test("elsewhere they lie open, and are chosen among once there are many", () => {
  const { root, feed, panel, fold } = feedOf(scene(3));
  ok(fold.hidden && !panel.classList.contains("is-closed"));
  ok(root.querySelector(".pq-filters").hidden);
  feed.draw(scene(8));
  ok(!root.querySelector(".pq-filters").hidden);
});
