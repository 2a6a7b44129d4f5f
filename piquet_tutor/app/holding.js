// Which tab goes on with a thing that is being done (a match, a guided deal): the one that holds the lock of its name, for
// as long as it lives and does that. Where a browser has no locks every tab takes itself for the one; then the first that
// finds that another has written the thing steps back.

import { SHELF } from "./shelf.js";

const PATIENCE = 300; // milliseconds: a page that is loaded again finds its own lock held that long
const CLOSING = 1500; // milliseconds in which the other tab writes what it still has to

/** @typedef {{ name: string, thing: string, takes: number, state: "asking" | "mine" | "away", over: boolean, timer: number,
 *   let: () => void, waits: AbortController }} Held */

const lockOf = (one) => `${SHELF}${one.name}/${one.thing}`;

function tell(all, one, mine) {
  all.send({ kind: "held", name: one.name, thing: one.thing, mine, text: mine ? all.read(one.name) : null });
}

function granted(all, one) {
  const before = one.state;
  clearTimeout(one.timer);
  one.state = "mine";
  if (before === "away") tell(all, one, true); else all.flush();
}

function lost(all, one) {
  clearTimeout(one.timer);
  one.state = "away";
  all.flush(); // what waited is dropped
  tell(all, one, false);
}

/** Ask for the lock of a thing and keep it; it is told where another tab takes it away. */
async function hold(all, one, options) {
  let had = false;
  try {
    await navigator.locks.request(lockOf(one), options, (lock) => {
      if (!lock) { wait(all, one); return undefined; }
      if (one.over) return undefined;
      had = true;
      return new Promise((done) => { one.let = () => done(undefined); granted(all, one); });
    });
  } catch {
    if (one.over || options.signal?.aborted) return;
    if (!had) { granted(all, one); return; } // a browser that forbids locks
    lost(all, one);
    queue(all, one);
  }
}

/** Another tab has it: wait until it is done with it or closed. */
function wait(all, one) {
  one.timer = setTimeout(() => lost(all, one), PATIENCE);
  queue(all, one);
}

function queue(all, one) {
  one.waits = new AbortController();
  void hold(all, one, { signal: one.waits.signal });
}

/** Go on here: the tab that has it writes what it still has to, and the lock is taken from it. */
async function takeOver(all, one) {
  if (one.state === "mine") { tell(all, one, true); return; }
  await all.ask(lockOf(one));
  if (one.over) return;
  one.waits.abort();
  void hold(all, one, { steal: true });
}

function drop(all, one) {
  one.over = true;
  clearTimeout(one.timer);
  one.waits.abort();
  one.let();
  all.held.delete(one.name);
}

function claim(all, name, thing, takes) {
  const one = /** @type {Held} */ ({ name, thing, takes, state: "asking", over: false, timer: 0, let() {}, waits: new AbortController() });
  all.held.set(name, one);
  if (navigator.locks) void hold(all, one, { ifAvailable: true });
  else one.state = "mine";
}

/** What tabs say to each other: that one will go on with a thing, and that the other has written all of it. */
function makeTalk(all) {
  if (!window.BroadcastChannel) return { ask: () => Promise.resolve(), close() {} };
  const channel = new BroadcastChannel(`${SHELF}tabs`);
  const answered = new Map(); // by lock, who waits for the answer
  channel.onmessage = ({ data }) => {
    if (!data || typeof data.lock !== "string") return;
    if (data.written) { answered.get(data.lock)?.(); return; }
    if (![...all.held.values()].some((one) => one.state === "mine" && lockOf(one) === data.lock)) return;
    all.flush();
    channel.postMessage({ lock: data.lock, written: true });
  };
  function ask(lock) {
    return new Promise((done) => {
      answered.set(lock, done);
      setTimeout(done, CLOSING);
      channel.postMessage({ lock, written: false });
    });
  }
  return { ask, close: () => channel.close() };
}

/**
 * What this tab goes on with, by the name of its text.
 *
 * @param {{ send: (message: any) => void, flush: () => void, read: (name: string) => string | null }} given `send` tells the
 *   kernel, `flush` writes what waits, `read` is what is kept under a name
 */
export function makeHolding(given) {
  const all = { ...given, held: /** @type {Map<string, Held>} */ (new Map()), ask: /** @type {(lock: string) => Promise<unknown>} */ (() => Promise.resolve()) };
  const talk = makeTalk(all);
  all.ask = talk.ask;
  return {
    /** Whether a text may be written here: `mine`, `away`, or `asking` until that is known. */
    may: (name) => (all.held.has(name) ? /** @type {Held} */ (all.held.get(name)).state : "mine"),
    /** The kernel says what is done on the page, and how often it was asked to go on here. */
    want(holds) {
      for (const one of [...all.held.values()]) if (!holds[one.name] || holds[one.name][0] !== one.thing) drop(all, one);
      for (const [name, [thing, takes]] of Object.entries(holds)) {
        const one = all.held.get(name);
        if (!one) claim(all, name, String(thing), takes);
        else if (takes > one.takes) { one.takes = takes; void takeOver(all, one); }
      }
    },
    close() {
      for (const one of [...all.held.values()]) drop(all, one);
      talk.close();
    },
  };
}
