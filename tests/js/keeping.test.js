// What a tab keeps beside other tabs: it writes over nothing that it has not seen, and says what it finds instead.

import { makeKeeping } from "../../piquet_tutor/app/keeping.js";
import { equal, ok, same, test } from "./checks.js";

const NAME = "piquet-tutor.lessons";
const wait = (time = 0) => new Promise((done) => setTimeout(done, time));

/** A tab at a page that keeps lessons, and what it tells its kernel. */
function opened(kept = null) {
  localStorage.clear();
  if (kept !== null) localStorage.setItem(NAME, kept);
  const said = [];
  const keeping = makeKeeping((message) => said.push(message));
  const all = keeping.told();
  keeping.take({ kind: "page", keeps: ["lessons", "play"], holds: {} });
  keeping.woke();
  return { keeping, said, all };
}

/** Write as another tab does: the store has it, and this tab hears of it. */
function elsewhere(text) {
  localStorage.setItem(NAME, text);
  dispatchEvent(new StorageEvent("storage", { key: NAME, newValue: text }));
}

async function until(holds) {
  for (let tries = 0; tries < 1000 && !holds(); tries += 1) await wait(10);
  ok(holds(), `never: ${holds}`);
}

test("a text is written where the store holds what was read", async () => {
  const { keeping, said, all } = opened("old");
  same(all, { lessons: "old" });
  keeping.take({ kind: "parts", kept: { lessons: "new" } });
  await until(() => localStorage.getItem(NAME) === "new");
  keeping.take({ kind: "parts", kept: { lessons: null } });
  await until(() => localStorage.getItem(NAME) === null);
  same(said, []);
  keeping.close();
});

test("where another tab has written, nothing is written over it, and the kernel is told what stood and what stands", async () => {
  const { keeping, said } = opened("old");
  localStorage.setItem(NAME, "theirs");
  keeping.take({ kind: "parts", kept: { lessons: "mine" } });
  await until(() => said.length);
  same(said, [{ kind: "kept", name: "lessons", text: "theirs", before: "old", number: 1 }]);
  equal(localStorage.getItem(NAME), "theirs");
  keeping.close();
});

test("until the kernel has heard of it, what it says knows nothing of it and is not written", async () => {
  const { keeping, said } = opened("old");
  elsewhere("theirs");
  equal(said.length, 1);
  keeping.take({ kind: "parts", kept: { lessons: "mine, on its way" } });
  await wait(600);
  equal(localStorage.getItem(NAME), "theirs");
  keeping.take({ kind: "parts", heard: { lessons: 1 }, kept: { lessons: "both" } });
  await until(() => localStorage.getItem(NAME) === "both");
  equal(said.length, 1);
  keeping.close();
});

test("a file that is loaded takes the place of whatever lies there", async () => {
  const { keeping, said } = opened("old");
  elsewhere("theirs");
  keeping.take({ kind: "parts", kept: { lessons: "of the file" }, anew: ["lessons"] });
  await until(() => localStorage.getItem(NAME) === "of the file");
  equal(said.length, 1);
  keeping.close();
});

test("what is written while another page is on its way, that page hears when it has come", () => {
  const { keeping, said } = opened("old");
  keeping.told();
  elsewhere("theirs");
  same(said, []);
  keeping.take({ kind: "page", keeps: ["lessons"], holds: {} });
  keeping.woke();
  same(said.map((one) => [one.text, one.before]), [["theirs", "old"]]);
  keeping.close();
});

test("one tab goes on with a thing; the other says so, is told when it may, and can take it over", async () => {
  const one = opened(), other = makeKeeping((message) => said.push(message));
  const said = [];
  other.told();
  const holds = (takes) => ({ kind: "parts", holds: { play: ["rubicon/7", takes] } });
  one.keeping.take(holds(0));
  await wait(50);
  other.take(holds(0));
  await until(() => said.length === 1);
  same([said[0].kind, said[0].thing, said[0].mine], ["held", "rubicon/7", false]);
  one.keeping.take({ kind: "parts", kept: { play: "a card" } });
  await until(() => localStorage.getItem("piquet-tutor.play") === "a card");
  other.take({ kind: "parts", kept: { play: "not kept" } });
  await wait(600);
  equal(localStorage.getItem("piquet-tutor.play"), "a card");
  other.take(holds(1));
  await until(() => said.length === 2);
  same([said[1].mine, said[1].text], [true, "a card"]);
  await until(() => one.said.length === 1);
  equal(one.said[0].mine, false);
  other.close();
  await until(() => one.said.length === 2);
  equal(one.said[1].mine, true);
  one.keeping.close();
});

/** A browser whose store takes no text of more than so many characters under the tutor's names. */
function narrow(most) {
  const plain = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key, text) {
    if (text.length > most) throw new DOMException("full", "QuotaExceededError");
    plain.call(this, key, text);
  };
  return () => { Storage.prototype.setItem = plain; };
}

test("a store that is full is told once, what it held stays known, and when there is room again that is told", async () => {
  const { keeping, said } = opened("old");
  const widen = narrow(5);
  keeping.take({ kind: "parts", kept: { lessons: "too long" } });
  await until(() => said.length);
  keeping.take({ kind: "parts", kept: { lessons: "too long as well" } });
  await wait(600);
  same(said, [{ kind: "room", room: false }]);
  equal(localStorage.getItem(NAME), "old", "nothing is taken for another tab's text, nor lost");
  widen();
  keeping.take({ kind: "parts", kept: { lessons: "with room" } });
  await until(() => localStorage.getItem(NAME) === "with room");
  same(said.slice(1), [{ kind: "room", room: true }]);
  keeping.close();
});

test("how pages looked gives way to what was done", async () => {
  const { keeping, said } = opened("old");
  localStorage.setItem("piquet-tutor.seen", "x".repeat(50));
  const plain = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key, text) {
    if (localStorage.getItem("piquet-tutor.seen") !== null) throw new DOMException("full", "QuotaExceededError");
    plain.call(this, key, text);
  };
  keeping.take({ kind: "parts", kept: { lessons: "new" } });
  await until(() => localStorage.getItem(NAME) === "new");
  Storage.prototype.setItem = plain;
  same(said, []);
  keeping.close();
});

test("a page that is gone to says so too", async () => {
  const { keeping, said } = opened("old");
  const widen = narrow(5);
  keeping.take({ kind: "parts", kept: { lessons: "too long" } });
  await until(() => said.length);
  keeping.told();
  keeping.take({ kind: "page", keeps: ["lessons"], holds: {} });
  keeping.woke();
  widen();
  same(said, Array(2).fill({ kind: "room", room: false }));
  keeping.close();
});
