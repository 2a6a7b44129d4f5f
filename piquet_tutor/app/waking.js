// Before Python is there: the page is painted from scenes that were stored, and what is pressed is kept until then.

import { node, word } from "./shared/drawing/kit.js";
import { kept } from "./shelf.js";
import { recall } from "./seen.js";
import { meant } from "./language_range.js";

const MOST = 50; // presses
const PATIENCE = 300; // milliseconds until it is said that a press waits
const LOOKS = ["theme", "lang"]; // what an address may ask for without asking for another deal

/**
 * The way to the kernel: what is sent before it has shown the page waits, and then goes out in its order.
 *
 * @param {HTMLElement} el where it is said that something waits
 */
export function makeWay(el) {
  const note = node("p", { class: "piquet pq-waking", role: "status", hidden: true });
  const way = { model: /** @type {any} */ (null), awake: false, waiting: /** @type {any[]} */ ([]), timer: 0 };

  function post(message) {
    try {
      way.model.send(message);
    } catch (error) {
      console.warn("piquet: no kernel", error);
    }
  }

  function wait(message, unasked) {
    if (message.kind !== "intent" || way.waiting.length >= MOST) return;
    way.waiting.push(message);
    if (!way.timer && !unasked) way.timer = setTimeout(() => { el.append(note); note.textContent = word({}, "waking"); note.hidden = false; }, PATIENCE);
  }

  /** The kernel has shown the page. */
  function woke() {
    way.awake = true;
    clearTimeout(way.timer);
    way.timer = 0;
    note.remove();
    for (const message of way.waiting.splice(0)) post(message);
  }
  return {
    asleep: () => !way.awake,
    connected: () => way.model !== null,
    /** At once, whatever the kernel shows. */
    tell(message) { post(message); },
    /** Another page is asked for: what is pressed from now on is meant for that. */
    sleep() { way.awake = false; way.waiting.length = 0; way.timer = 0; },
    /** `unasked`: a view says it by itself, and nobody is told that his press waits. */
    send(message, unasked = false) { if (way.awake) post(message); else wait(message, unasked); },
    connect(model, ready) { way.model = model; post(ready); },
    woke,
    close() { clearTimeout(way.timer); note.remove(); },
  };
}

/** Whether the address asks for nothing but the page as it is for whoever comes first. */
function asksForNothing() {
  return !/=|%3d/i.test(location.hash) && [...new URLSearchParams(location.search).keys()].every((name) => LOOKS.includes(name));
}

/** The scene stored for whoever comes first to the page of this address; null where none is. */
export async function storedScene() {
  const { piquetScenes: folder, piquet: version, languages = "" } = document.documentElement.dataset;
  const known = languages.split(" ");
  const asked = meant(new URLSearchParams(location.search).get("lang") || "", known);
  const file = (location.pathname.split("/").pop() || "index.html").replace(/\.(ipynb|html)$/, ".json");
  if (!folder || !/^[a-z0-9_]+\.json$/.test(file)) return null;
  try {
    const answer = await fetch(`${folder}${asked || known[0]}/${file}?v=${version}`);
    return answer.ok ? await answer.json() : null;
  } catch { return null; }
}

/**
 * What can be painted at once: the page as it was left, or as it is for whoever comes first; null where neither is known.
 *
 * @param {any} stored the page's message for whoever comes first, in the language of the address
 * @param {string} version
 */
export function firstPaint(stored, version) {
  const seen = recall(location.href, version);
  if (seen || !stored || !asksForNothing()) return seen;
  const left = kept() || {};
  return (stored.keeps || []).some((name) => Object.hasOwn(left, name)) ? null : stored;
}
