// A note that stands on what it speaks of: an arrow leads there, and the rest is dimmed. Nothing is covered or closed by it.

import { svg } from "../drawing/card_shapes.js";
import { still } from "../drawing/kit.js";

const SETTLES_MS = 1200; // how long cards may still glide after a scene
const ROW_APART = 30; // pixels: cards so far below each other lie in two rows
const CORNER = 10; // pixels
const AROUND = 6; // pixels left bright around what a note stands on
const REACH = 56; // pixels of the arrow that are drawn: a longer one would run across what is being said
const FOOT = 12; // pixels below a note's buttons
const GAP = 4; // pixels between what is asked and a note at the foot of the window
const NARROW = 600; // pixels: so wide, a note has a height of its own
const TABLE = ".pq-root-table";
const CARD = ".pq-hand > .pq-card";
const PARTS = ".pq-talon .pq-card, .pq-talon .pq-place-label, .pq-talk .pq-bubble"; // their boxes have room for more: cards spread out, words to come
const MESSAGES = `${TABLE} .pq-prompt`; // what is asked, and why something was refused, is never dimmed
const SAID = `${TABLE} .pq-bubble`; // no arrow runs across what is being said
const OPEN_BUTTON = ".pq-action:not([aria-disabled])";
/** Where each place is found; whatever else is named is a card of the hand. */
const PLACES = {
  button: `${TABLE} ${OPEN_BUTTON}.is-primary, ${TABLE} .pq-actions:not(:has(.is-primary:not([aria-disabled]))) ${OPEN_BUTTON}:first-child`,
  talon: `${TABLE} .pq-talon`, talk: `${TABLE} .pq-talk:has(.pq-bubble)`, score: `${TABLE} .pq-seat[data-at="bottom"] .pq-score`, trick: `${TABLE} .pq-trick`,
  feed: ".pq-root-feed", race: `${TABLE} .pq-race`, sheet: ".pq-root-sheet",
};

/** @type {(target: string) => HTMLElement | null} */
const find = (target) => document.querySelector(Object.hasOwn(PLACES, target) ? PLACES[target] : target.startsWith("button-") ? `${TABLE} .pq-action[data-id="${CSS.escape(target.slice(7))}"]` : `${TABLE} .pq-seat[data-at="bottom"] .pq-hand [data-card="${CSS.escape(target)}"]`);

/** A hole with round corners. */
function hole({ left, top, right, bottom }) {
  const r = Math.min(CORNER, (right - left) / 2, (bottom - top) / 2);
  const turn = (x, y) => `a${r} ${r} 0 0 0 ${x * r} ${y * r}`;
  return `M${left} ${top + r}V${bottom - r}${turn(1, 1)}H${right - r}${turn(1, -1)}V${top + r}${turn(-1, -1)}H${left + r}${turn(-1, 1)}Z`;
}

/** The rectangle that holds all of these. */
function around(elements) {
  const boxes = elements.map((one) => one.getBoundingClientRect());
  return { left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)), right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

/** The part of something that is seen: a card of a fan ends where the next one begins, and its row where the next does. */
function seenOf(element) {
  const parts = element.matches(".pq-talon, .pq-talk") ? [...element.querySelectorAll(PARTS)].filter((one) => one.getClientRects().length) : [];
  if (parts.length) return roomy(around(parts), AROUND);
  const seen = around([element]), { left, top, right, bottom } = seen;
  if (!element.matches(CARD)) return roomy(seen, element.matches(".pq-action") ? AROUND / 2 : AROUND); // words stand close above a button
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    const over = next.getBoundingClientRect();
    if (over.left >= right || over.right <= left || over.top >= bottom) continue;
    if (over.top - top > ROW_APART) seen.bottom = Math.min(seen.bottom, over.top - 2 * AROUND - 1);
    else if (over.left > left) seen.right = Math.min(seen.right, over.left - 2);
  }
  return roomy(seen, AROUND);
}

/** Rectangles that touch made into one, so that no hole is filled where two of them meet. */
function joined(rects) {
  const found = [];
  for (const rect of rects) {
    const last = found.find((one) => rect.left < one.right && one.left < rect.right && Math.abs(rect.top - one.top) < ROW_APART);
    if (!last) { found.push({ ...rect }); continue; }
    Object.assign(last, { left: Math.min(last.left, rect.left), top: Math.min(last.top, rect.top), right: Math.max(last.right, rect.right), bottom: Math.max(last.bottom, rect.bottom) });
  }
  return found;
}

/** Whether one rectangle lies in another: a hole in a hole would be filled. */
const within = (one, over) => one.left >= over.left && one.right <= over.right && one.top >= over.top && one.bottom <= over.bottom;

/** Whether a rectangle lies over one of these elements. */
function crosses({ left, top, right, bottom }, selector) {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    .some((box) => box.width > 0 && box.left < right && left < box.right && box.top < bottom && top < box.bottom);
}

/** A rectangle with some room around it, in whole pixels. */
function roomy(rect, by) {
  return { left: Math.round(rect.left - by), top: Math.round(rect.top - by), right: Math.round(rect.right + by), bottom: Math.round(rect.bottom + by) };
}

/** From the side of the note to what it stands on, as far as the arrow is drawn. */
function arrowPath(note, goal) {
  const x = Math.round((goal.left + goal.right) / 2), y = Math.round((goal.top + goal.bottom) / 2);
  if (note.left > goal.right) {
    const above = goal.top > Math.max(note.top + 26, goal.top - 60) + 24;
    return above ? `M${x + REACH / 2} ${goal.top - REACH}Q${x} ${goal.top - REACH} ${x} ${goal.top - 10}` : `M${Math.min(note.left, goal.right + REACH)} ${y}L${goal.right + 10} ${y}`;
  }
  const start = Math.max(note.left + 24, Math.min(note.right - 24, x));
  return note.top > goal.bottom ? `M${x + Math.sign(start - x) * Math.min(REACH / 2, Math.abs(start - x))} ${Math.min(note.top, goal.bottom + REACH)}L${x} ${goal.bottom + 10}` : "";
}

function drawSpot(mark) {
  const found = mark.targets.map(find).filter((one) => one && one.getClientRects().length);
  const rects = found.map((one) => seenOf(/** @type {HTMLElement} */ (one)));
  const note = roomy(mark.card.getBoundingClientRect(), 0);
  const said = [...document.querySelectorAll(MESSAGES)].filter((one) => one.getClientRects().length).map((one) => roomy(one.getBoundingClientRect(), 0));
  const drawing = JSON.stringify([rects, note, said, mark.dims, innerWidth, innerHeight]);
  if (drawing === mark.drawing) return;
  mark.drawing = drawing;
  mark.spot.toggleAttribute("hidden", !rects.length);
  if (!rects.length) return;
  const whole = joined(rects);
  const bright = [note, ...said, ...whole.filter((one) => !said.some((over) => within(one, over)))];
  mark.dim.setAttribute("d", mark.dims ? `M0 0H${innerWidth}V${innerHeight}H0Z${bright.map(hole).join("")}` : "");
  mark.ring.setAttribute("d", rects.filter((_, i) => !found[i]?.matches(CARD)).map(hole).join("")); // cards are lit on the table
  const nearest = rects.reduce((best, one) => (Math.abs(one.right - note.left) < Math.abs(best.right - note.left) ? one : best));
  const path = isSheet(mark) || found.some((one) => /** @type {HTMLElement} */ (one).matches(".pq-action")) ? "" : arrowPath(note, mark.targets[0].length > 2 ? rects[0] : nearest);
  for (const line of mark.lines) line.setAttribute("d", path);
  if (path && crosses(mark.lines[0].getBoundingClientRect(), SAID)) for (const line of mark.lines) line.setAttribute("d", "");
}

/** Whether the note lies at the foot of the window, as on a narrow page: there is no room for an arrow beside what is said. */
const isSheet = (mark) => getComputedStyle(mark.card).getPropertyValue("--pq-sheet").trim() === "1";

/** The height of a note that says what it says without being cut, down to its bar of buttons. */
function heightOf(card) {
  const [bar, ...parts] = [".pq-lesson-bar", ".pq-lesson-said", ".pq-lesson-links"].map((one) => card.querySelector(one));
  const last = Math.max(...parts.filter((one) => one.offsetHeight).map((one) => one.getBoundingClientRect().bottom));
  return Math.ceil(last + card.scrollTop - card.getBoundingClientRect().top + bar.offsetHeight + FOOT);
}

/** A note is as high on every page, and gives way to what is asked above it as far as its words do. */
function fitNote(card, room) {
  card.classList.remove("is-tight");
  card.style.removeProperty("--pq-note-height");
  const usual = card.offsetHeight;
  if (heightOf(card) > Math.min(usual, room)) card.classList.add("is-tight");
  card.style.setProperty("--pq-note-height", `${Math.max(heightOf(card), Math.min(usual, Math.floor(room)))}px`);
}

/**
 * On a narrow page hand and buttons are moved clear of the note, and the table's head back into sight where there is room:
 * once for a note, and again when the table has been fitted to another height.
 */
function clearTheHand(mark) {
  const asked = document.querySelector(`${TABLE} .pq-prompt`), cloth = document.querySelector(`${TABLE} .pq-cloth`), table = document.querySelector(`${TABLE} .pq-table`);
  if (!mark.stands || !asked || !table || !cloth || !isSheet(mark)) return;
  const foot = asked.getBoundingClientRect().bottom, head = table.getBoundingClientRect().top;
  const sentBack = performance.now() < mark.freshUntil && scrollY === 0; // a page that was gone to begins at its top
  const stand = [foot + scrollY, head + scrollY, heightOf(mark.card), innerHeight, Number(sentBack)].map(Math.round).join();
  const settled = stand === mark.standing; // the table is drawn first, and fitted to its words a frame later
  mark.standing = stand;
  if (!settled || stand === mark.cleared) return;
  mark.cleared = stand;
  if (window.innerWidth <= NARROW) fitNote(mark.card, innerHeight - (foot - cloth.getBoundingClientRect().top) - GAP);
  mark.cleared = mark.standing = [foot + scrollY, head + scrollY, heightOf(mark.card), innerHeight, Number(sentBack)].map(Math.round).join();
  const by = Math.max(foot - (innerHeight - mark.card.offsetHeight - GAP), Math.min(0, head));
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior: still() ? "auto" : "smooth" });
}

function follow(mark) {
  cancelAnimationFrame(mark.frame);
  const until = performance.now() + SETTLES_MS;
  const step = () => {
    clearTheHand(mark);
    drawSpot(mark);
    if (performance.now() < until) mark.frame = requestAnimationFrame(step);
  };
  mark.frame = requestAnimationFrame(step);
}

/** What makes a card with a note stand on something. */
export function coachMark(card) {
  const dim = svg("path", { class: "pq-spot-dim", "fill-rule": "evenodd" });
  const tip = svg("marker", { id: "pq-spot-tip", viewBox: "0 0 10 10", refX: 7, refY: 5, markerWidth: 4, markerHeight: 4, orient: "auto" }, svg("path", { d: "M0 0L10 5L0 10Z", class: "pq-spot-tip" }));
  const lines = [svg("path", { class: "pq-spot-edge" }), svg("path", { class: "pq-spot-line", "marker-end": "url(#pq-spot-tip)" })];
  const ring = svg("path", { class: "pq-spot-ring" });
  const spot = svg("svg", { class: "pq-spot", "aria-hidden": "true", hidden: "" }, svg("defs", {}, tip), dim, ring, ...lines);
  const mark = { card, spot, dim, ring, lines, dims: false, /** @type {string[]} */ targets: [], drawing: "", cleared: "", standing: "", freshUntil: 0, stands: false, frame: 0 };
  const moved = () => { if (mark.stands || mark.targets.length) follow(mark); };
  window.addEventListener("scroll", moved, { passive: true, capture: true });
  window.addEventListener("resize", moved);
  const grown = new ResizeObserver(moved); // a note that unfolds something stays bright all over
  grown.observe(card);
  const drawn = new MutationObserver(moved); // the table is drawn anew without the note, and its buttons move
  drawn.observe(document.body, { childList: true, subtree: true, characterData: true });
  const looked = () => { mark.targets = []; follow(mark); }; // who has asked for rulings reads them undimmed
  window.addEventListener("piquet:rulings", looked);
  return {
    /** Stand on these, or on nothing: `stands` there is a note, `fresh` it has only just come, `dims` all else is dimmed. */
    point(targets, stands, fresh, dims) {
      mark.dims = dims;
      mark.stands = stands;
      mark.targets = targets;
      if (targets.length && !spot.isConnected) (card.closest(".piquet") || card.parentElement).append(spot);
      if (fresh) { mark.cleared = ""; mark.freshUntil = performance.now() + SETTLES_MS; }
      follow(mark);
    },
    focusTarget() {
      const goal = mark.targets.map(find).find((one) => one && one.matches("button, [tabindex]")) || document.querySelector(`${TABLE} ${OPEN_BUTTON}, ${TABLE} .pq-hand [tabindex="0"]`);
      /** @type {HTMLElement | null} */ (goal)?.focus({ preventScroll: true });
    },
    close() {
      cancelAnimationFrame(mark.frame);
      window.removeEventListener("scroll", moved, true);
      window.removeEventListener("resize", moved);
      window.removeEventListener("piquet:rulings", looked);
      grown.disconnect();
      drawn.disconnect();
      spot.remove();
    },
  };
}
