// How pages looked when they were left, so that a reload or a later visit paints them before Python is there. What is
// kept is what was seen: scenes, and nothing besides.

const KEY = "piquet-tutor.seen";
const MOST = 4; // pages
const LARGEST = 400000; // characters of one page

/** @typedef {{ at: string, also: string, version: string, message: any }} Look */

/** @returns {Look[]} */
function looks() {
  try {
    const found = JSON.parse(window.localStorage.getItem(KEY) || "[]");
    return Array.isArray(found) ? found.filter((one) => one && typeof one.at === "string") : [];
  } catch { return []; }
}

/**
 * Remember how the page at an address looks; the oldest of too many is forgotten.
 *
 * @param {string} at
 * @param {string} version of the front end
 * @param {any} message the page's whole
 * @param {string} also another address at which the same page stands; empty for none
 */
export function remember(at, version, message, also = "") {
  const others = looks().filter((one) => !isOf(one, at) && !isOf(one, at.split("#")[0]) && one.version === version).slice(0, MOST - 1);
  const written = JSON.stringify({ at, also, version, message });
  try {
    if (written.length <= LARGEST) window.localStorage.setItem(KEY, `[${[written, ...others.map((one) => JSON.stringify(one))].join(",")}]`);
  } catch { /* then the page is painted when Python is there */ }
}

/** Whether this is how the page at an address looked. */
const isOf = (one, at) => Boolean(at) && (one.at === at || one.also === at);

/** How the page at an address looked, drawn by the same version; null where nobody knows. */
export function recall(at, version) {
  const found = looks().find((one) => isOf(one, at) && one.version === version);
  return found ? found.message : null;
}

/** A part as it stands, after what was sent of it: of two views only what is new is sent. */
export function wholePart(before, sent) {
  if (!sent || !before || !before.scene || !sent.scene || before.view !== sent.view) return sent;
  if (sent.view === "editor") return { ...sent, scene: { ...before.scene, ...sent.scene } };
  if (sent.view !== "feed") return sent;
  const told = new Map((before.scene.passages || []).map((one) => [one.number, one]));
  const passages = (sent.scene.passages || []).map((one) => (typeof one === "number" ? told.get(one) : one)).filter(Boolean);
  return { ...sent, scene: { ...sent.scene, passages } };
}
