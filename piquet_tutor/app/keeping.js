// What the page of this tab keeps, beside other tabs of the same browser. A text is written only where the store still
// holds what this tab last read or wrote there; where it holds another, nothing is written, and the kernel is told: it
// knows how the two come together, and says again what is to be kept.

import { makeHolding } from "./holding.js";
import { atLeisure } from "./shared/drawing/kit.js";
import { kept, nameOf, put, SHELF, textOf } from "./shelf.js";

/**
 * @typedef {{ send: (message: any) => void, known: Map<string, string | null>, names: string[], awake: boolean,
 *   asked: Map<string, number>, number: number, unwritten: Map<string, { value: string | null, anew: boolean }>,
 *   roomless: Set<string>, told: Record<string, string> | null, holding: ReturnType<typeof makeHolding> }} Keeping
 */

/** What the tab knows to be kept under a name. @type {(keeping: Keeping, name: string) => string | null} */
const knownOf = (keeping, name) => keeping.known.get(name) ?? null;

/** Another tab has written under a name: the kernel is told, and until it has answered nothing is written there. */
function tell(keeping, name, there, before) {
  keeping.known.set(name, there);
  keeping.unwritten.delete(name);
  keeping.number += 1;
  keeping.asked.set(name, keeping.number);
  keeping.send({ kind: "kept", name, text: there, before, number: keeping.number });
}

/** Keep a text. While there is no room for one, the page says so; the store holds what it held before. */
function keep(keeping, name, value) {
  const before = keeping.roomless.size > 0;
  if (put(name, value)) {
    keeping.known.set(name, value);
    keeping.roomless.delete(name);
  } else keeping.roomless.add(name);
  if (before !== keeping.roomless.size > 0) tellOfRoom(keeping);
}

const tellOfRoom = (keeping) => keeping.send({ kind: "room", room: !keeping.roomless.size });

/** Write what waits: each text where the store holds what is known here, or where it is to be written anew. */
function write(keeping) {
  for (const [name, { value, anew }] of [...keeping.unwritten]) {
    const may = anew ? "mine" : keeping.holding.may(name);
    if (may === "asking") continue; // it is not known yet which tab goes on with it
    keeping.unwritten.delete(name);
    if (may === "away") continue;
    const there = textOf(name), before = knownOf(keeping, name);
    if (anew || there === before || there === value) {
      keep(keeping, name, value);
    } else if (keeping.awake) tell(keeping, name, there, before);
  }
}

/** The same, as one step among all tabs where the browser has locks. */
function writeInTurn(keeping) {
  const run = () => write(keeping);
  if (!navigator.locks) run();
  else void navigator.locks.request(`${SHELF}shelf`, run).catch(run);
}

/** What the kernel says is to be kept; what it said before it knew of another tab's text, it says again. */
function take(keeping, message, later) {
  for (const [name, number] of Object.entries(message.heard || {})) if (keeping.asked.get(name) === number) keeping.asked.delete(name);
  const anew = Array.isArray(message.anew) ? message.anew : [];
  for (const [name, value] of Object.entries(message.kept || {})) {
    if (value !== null && typeof value !== "string") continue;
    if (anew.includes(name)) keeping.asked.delete(name);
    if (!keeping.asked.has(name)) keeping.unwritten.set(name, { value, anew: anew.includes(name) });
  }
  if (message.kind === "page") keeping.names = Array.isArray(message.keeps) ? message.keeps : [];
  if (message.holds && typeof message.holds === "object") keeping.holding.want(message.holds);
  if (keeping.unwritten.size) later.later(true);
}

/** The page stands there: what has been written since its kernel was told what is kept, it hears now. */
function woke(keeping) {
  const told = keeping.told;
  keeping.awake = true;
  keeping.told = null;
  if (keeping.roomless.size) tellOfRoom(keeping);
  if (!told) return;
  for (const name of keeping.names) {
    const there = textOf(name), before = told[name] ?? null;
    if (there !== before && !keeping.unwritten.has(name)) tell(keeping, name, there, before);
  }
}

/**
 * What a stage keeps: `told` is everything that is kept, as the kernel is told it when a page is opened; `take` what the
 * kernel says of it; `woke` when the page has come.
 *
 * @param {(message: any) => void} send to the kernel
 */
export function makeKeeping(send) {
  const keeping = /** @type {any} */ ({
    send, known: new Map(), names: [], awake: false, asked: new Map(), number: 0, unwritten: new Map(), roomless: new Set(), told: null,
  });
  const flush = () => write(keeping);
  const read = (name) => {
    const there = textOf(name);
    keeping.known.set(name, there);
    return there;
  };
  keeping.holding = makeHolding({ send, flush, read });
  const later = atLeisure(() => writeInTurn(keeping));

  function changed(event) {
    const names = event.key === null ? keeping.names : [nameOf(event.key)];
    for (const name of keeping.awake ? names : []) {
      if (!keeping.names.includes(name)) continue;
      const there = textOf(name), before = knownOf(keeping, name);
      if (there !== before) tell(keeping, name, there, before);
    }
  }
  window.addEventListener("storage", changed);
  window.addEventListener("pagehide", flush);
  return {
    told() {
      flush();
      const all = kept();
      keeping.known = new Map(Object.entries(all || {}));
      keeping.awake = false;
      keeping.told = all;
      return all;
    },
    take: (message) => take(keeping, message, later),
    woke: () => woke(keeping),
    close() {
      flush();
      later.close();
      keeping.holding.close();
      window.removeEventListener("storage", changed);
      window.removeEventListener("pagehide", flush);
    },
  };
}
