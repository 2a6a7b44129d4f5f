// What pages keep in this browser, by name. Where it has no store for them (private, forbidden), they are kept with the
// entry of its history, and last as long as the tab does; where not even that is the tutor's to write, it says so: null.

import { own } from "./whereabouts.js";

export const SHELF = "piquet-tutor.";
const LARGEST = 400000; // characters of everything together
const LOOKS = "seen";
export const SIGNS = "race-signs";
const OTHERS = ["language", LOOKS, SIGNS]; // not the pages': the reader's language, how pages looked, what was explained

/** @type {Record<string, string> | null} */
let held = null; // by a browser without a store: as it was at the last reload, and what has come since

let room = true; // whether the history took what was written last

/** The browser's store; null where there is none. */
function storage() {
  try { return window.localStorage; } catch { return null; }
}

/** Without a store: everything that is kept, written into the entry of the history that the reader is at. */
function hold(name = "", value = /** @type {string | null} */ (null)) {
  if (!own()) return null;
  const before = history.state && history.state.shelf;
  if (!held) held = Object.fromEntries(Object.entries(before || {}).filter(([, text]) => typeof text === "string"));
  if (name && value === null) delete held[name]; else if (name && value !== null) held[name] = value;
  try {
    history.replaceState({ ...history.state, shelf: held }, "");
    room = true;
  } catch { room = false; } // then it lasts until the page is left
  return held;
}

/** The text kept under a name; null for none. */
export function textOf(name) {
  if (!storage()) return (hold() || {})[name] ?? null;
  try { return window.localStorage.getItem(SHELF + name); } catch { return null; }
}

/** Write a text into the browser's store, or take it out; whether there was room. */
function stored(name, value) {
  try {
    if (value === null) window.localStorage.removeItem(SHELF + name);
    else window.localStorage.setItem(SHELF + name, value);
    return true;
  } catch { return false; }
}

/**
 * Keep a text under a name; null forgets it. Where there is no room, how pages looked gives way to it.
 *
 * @param {string} name
 * @param {string | null} value
 * @returns whether it is kept; where it is not, the page goes on, and only cannot be taken up again
 */
export function put(name, value) {
  if (!storage()) {
    hold(name, value);
    return room;
  }
  return stored(name, value) || (stored(LOOKS, null) && stored(name, value));
}

/** The name of a text by its key in the browser's store; empty for what is none of the pages'. */
export function nameOf(key) {
  const name = key.startsWith(SHELF) ? key.slice(SHELF.length) : "";
  return OTHERS.includes(name) ? "" : name;
}

/** Everything that is kept, by name; null where this browser keeps nothing. */
export function kept() {
  if (!storage()) {
    const all = hold();
    return all && withinBounds(Object.fromEntries(Object.entries(all).filter(([name]) => nameOf(SHELF + name))));
  }
  /** @type {Record<string, string>} */
  const found = {};
  try {
    const store = window.localStorage;
    for (let at = 0; at < store.length; at += 1) {
      const key = store.key(at) || "";
      const name = nameOf(key);
      if (name) found[name] = store.getItem(key) || "";
    }
  } catch { return null; }
  return withinBounds(found);
}

/** The shortest of them that make up one message; whoever kept more than that did not keep it for the tutor. */
function withinBounds(found) {
  let size = 0;
  return Object.fromEntries(Object.entries(found).sort((one, other) => one[1].length - other[1].length).filter(([name, value]) => {
    size += name.length + value.length;
    return size <= LARGEST;
  }));
}
