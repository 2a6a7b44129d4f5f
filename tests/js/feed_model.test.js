// Which rulings the feed shows, and where it explains a term.

import * as feed from "../../piquet_tutor/app/shared/feed/feed_model.js";
import { equal, ok, same, test } from "./checks.js";

test("the filters go by verdict and points alone", () => {
  ok(feed.passes("scores", { points: "+5", verdict: "awarded" }));
  ok(!feed.passes("scores", { points: "", verdict: "awarded" }));
  for (const verdict of ["denied", "refused", "superseded"]) ok(feed.passes("why_not", { verdict }));
  ok(!feed.passes("why_not", { verdict: "allowed" }));
  same(feed.inOrder([{ number: 2 }, { number: 9 }, { number: 5 }]).map((one) => one.number), [2, 5, 9]);
});

test("a term is explained where it first stands, as a whole word", () => {
  same(feed.splitAtTerm("A quart to the ace.", "quart"), ["A ", "quart", " to the ace."]);
  same(feed.splitAtTerm("Two Quarts.", "quart"), ["Two ", "Quarts", "."]);
  equal(feed.splitAtTerm("A quarter past.", "quart"), null);
  same(feed.splitAtTerm("A quarter, a quart", "quart"), ["A quarter, a ", "quart", ""]);
  equal(feed.splitAtTerm("anything", ""), null);
  const homes = feed.firstHomes([{ number: 4, terms: [{ term: "Quart" }] }, { number: 2, terms: [{ term: "quart" }] }]);
  equal(homes.get("quart"), 2);
});

test("routine rulings stand in runs, and the newest by itself", () => {
  const routine = (number) => ({ number, verdict: "allowed", points: "" });
  const score = { number: 4, verdict: "awarded", points: "+5" };
  const given = [routine(1), routine(2), routine(3), score, routine(5), routine(6)];
  const numbers = (stands) => feed.inRuns(given, stands).map((one) => (Array.isArray(one) ? one.map((each) => each.number) : one.number));
  same(numbers(() => false), [[1, 2, 3], 4, 5, 6]);
  same(numbers((one) => one.number === 2), [1, 2, 3, 4, 5, 6]);
});
