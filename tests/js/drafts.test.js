// What is typed into a box and not yet marked is a draft; and what was wrong with an answer is said until another is begun.

import { buildQuestion } from "../../piquet_tutor/app/shared/questions/question_view.js";
import { equal, ok, same, test } from "./checks.js";

const KEPT = "piquet-tutor.drafts";
const sides = [{ id: "elder", label: "Elder", points: "Points of elder", more: "More", less: "Less" }, { id: "younger", label: "Younger", points: "Points of younger", more: "More", less: "Less" }];
const form = (more) => ({ sort: "points", sides, of_each: false, one: true, nobody: "Nobody", choices: [], hand: [], ...more });
const words = { who: "Who scores?", who_both: "Both may.", each: "How many each?", how_many: "How many?", mark: "Mark" };
const mark = (verdict) => ({ verdict, word: verdict, text: "", named: [], why: [], sums: null, reasons: [], law: null, lit: [], rows: [] });
const sceneOf = (more) => ({ key: "k", title: "Point", place: "", text: "Point?", form: form({}), mark: null, over: false, note: "", next: "", show: "Show me", words, headed: true, draft: "ask a", heard: 0, ...more });

/** A question as a kernel has just asked it: nothing of the page before is known, but what the browser keeps. */
function asked(scene) {
  const root = document.createElement("div"), sent = [];
  document.body.append(root);
  const view = buildQuestion(root, (intent) => sent.push(intent));
  view.draw(scene);
  return { root, sent, draw: view.draw };
}

const type = (one, side, points) => {
  one.root.querySelector(`.pq-sc-side[data-side=${side}]`)?.click();
  const input = one.root.querySelector(`.pq-sc-stepper[data-side=${side}] input`);
  input.value = points;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const typed = (one) => [...one.root.querySelectorAll(".pq-sc-stepper input")].map((each) => each.value).join("/");
const names = () => Object.keys(JSON.parse(localStorage.getItem(KEPT) || "{}"));

test("what is typed and not yet marked stands there again, under the same name alone", () => {
  localStorage.removeItem(KEPT);
  asked(sceneOf({}));
  same(names(), [], "a question that nobody has begun to answer keeps nothing");
  type(asked(sceneOf({})), "elder", "5");
  equal(typed(asked(sceneOf({}))), "5/");
  equal(typed(asked(sceneOf({ draft: "ask another notebook" }))), "/");
});

test("without a name nothing is kept", () => {
  localStorage.removeItem(KEPT);
  type(asked(sceneOf({ draft: "" })), "elder", "5");
  same(names(), []);
  equal(typed(asked(sceneOf({ draft: "" }))), "/");
});

test("what has been marked, right or wrong, or shown is no draft any more", () => {
  for (const verdict of ["right", "wrong", "skipped"]) {
    localStorage.removeItem(KEPT);
    const one = asked(sceneOf({}));
    type(one, "elder", "5");
    same(names(), ["ask a"]);
    one.draw(sceneOf({ mark: mark(verdict), over: verdict !== "wrong", heard: 1 }));
    same(names(), [], verdict);
    equal(typed(one), "5/", "what stands in the form stays there, to be mended");
    equal(typed(asked(sceneOf({}))), "/", "asked anew, it begins anew");
  }
});

test("after a wrong answer what is typed next is a draft again", () => {
  localStorage.removeItem(KEPT);
  const one = asked(sceneOf({}));
  one.draw(sceneOf({ mark: mark("wrong"), heard: 1 }));
  type(one, "elder", "6");
  one.draw(sceneOf({ mark: mark("wrong"), note: "No number", heard: 2 }));
  same(names(), ["ask a"]);
});

const CHOICES = { sort: "choice", choices: [{ id: "good", text: "Good" }, { id: "equal", text: "Equal" }] };
const CARDS = { sort: "cards", hand: ["AS", "KS"] };
const BEGUN = /** @type {[string, any, (root: any) => void][]} */ ([
  ["a side", {}, (root) => root.querySelector(".pq-sc-side[data-side=elder]").click()],
  ["nobody", {}, (root) => root.querySelector(".pq-sc-side[data-side=nobody]").click()],
  ["a number", { of_each: true }, (root) => { const input = root.querySelector("input"); input.value = "3"; input.dispatchEvent(new Event("input", { bubbles: true })); }],
  ["a step", { of_each: true }, (root) => root.querySelector("input").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }))],
  ["a choice", CHOICES, (root) => root.querySelector("[type=radio]").click()],
  ["a card", CARDS, (root) => root.querySelector(".pq-question-card").click()],
]);

test("why nothing was marked is said until something is chosen, and again where it holds again", () => {
  for (const [sort, open, choose] of BEGUN) {
    localStorage.removeItem(KEPT);
    const scene = sceneOf({ form: form(open), note: "Choose an answer first.", draft: "" });
    const one = asked(sceneOf({ form: form(open), draft: "" }));
    const note = one.root.querySelector(".pq-sc-note");
    one.draw(scene);
    equal(note.textContent, "Choose an answer first.");
    choose(one.root);
    equal(note.textContent, "", sort);
    one.draw({ ...scene, heard: 2 });
    equal(note.textContent, "Choose an answer first.");
    one.root.querySelector("[type=submit]").click();
    ok(note.textContent, "to press the button again is no other answer");
  }
});

test("of one side it is asked how many, of two how many each", () => {
  const head = (more) => asked(sceneOf({ form: form(more), draft: "" })).root.querySelector(".pq-sc-who-head").textContent;
  equal(head({ of_each: true, sides: sides.slice(0, 1) }), "How many?");
  equal(head({ of_each: true }), "How many each?");
});
