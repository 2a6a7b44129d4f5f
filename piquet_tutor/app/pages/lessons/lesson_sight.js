// What of a step is brought into sight: calmly, and no further than it must.

import { still } from "../../shared/drawing/kit.js";

const ABOVE = 8, BELOW = 12; // pixels left free around it
const LEAST = 176; // pixels that a docked card has at least
const GAP = 14; // pixels between the table and a docked card
const SETTLES = 30; // frames in which a table that has just come may still change its height
const STANDS = 4; // frames in which a table is as high as before once it has been fitted to its words
const LOW = 0.7; // of the window's height: what begins below this is hardly in sight
const HAND = ".pq-seat[data-at=bottom] .pq-hand";

/** Whether the card is docked below its table, and scrolls by itself. */
const docked = (view) => getComputedStyle(view.card).getPropertyValue("--pq-sheet").trim() === "1";

const manner = () => (still() ? "auto" : "smooth");

/** Where what is drawn under a selector stands. */
const boxes = (app, selector) => [...app.querySelectorAll(selector)].filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect());

/** What of a card has to be read together: what was said to an answer with the way to try again, else all that is asked. */
function firstOf(view) {
  if (view.reply.hidden) return view.bar; // drawn above everything else
  const again = view.asking.querySelector(".pq-cs-buttons");
  return again && view.reply.dataset.verdict !== "right" ? again : view.reply;
}

/** The height in which a docked card shows a part of it and what follows, down to its bar of buttons. */
function heightFrom(view, part) {
  const last = [view.reply, view.asking, view.laws, view.glossary].find((one) => one.offsetHeight) || view.words;
  const words = last.getBoundingClientRect().bottom - part.getBoundingClientRect().top;
  return Math.ceil(words + view.nav.offsetHeight + 2 * BELOW);
}

/** Where what is asked at the table ends, or else its hand. */
const footOf = (app) => Math.max(...boxes(app, `.pq-prompt, ${HAND}`).map((one) => one.bottom));

/**
 * A docked card is as high as what it says wants, and the page is scrolled just so far that the table's foot is seen too.
 * Of the table above it stays as much as there is room for: all of it, the race and the hand, or the hand.
 * Where it is only held clear of the table, nothing moves that is not covered.
 */
function showBoth(view, part, behavior, only = false) {
  const app = view.card.closest(".piquet-app"), { top } = app.getBoundingClientRect(), foot = footOf(app);
  const rooms = [".pq-cloth", ".pq-race", HAND].flatMap((one) => boxes(app, one)).map((one) => window.innerHeight - (foot - one.top) - GAP);
  view.part = part;
  view.fitted = fitOf(view, app);
  view.card.style.setProperty("--pq-nav", `${view.nav.offsetHeight}px`);
  const wanted = heightFrom(view, part);
  const room = rooms[0] < view.card.scrollHeight ? wanted : rooms[0]; // what comes below the buttons is seen whole, or not at all
  view.card.style.setProperty("--pq-room", `${Math.floor(Math.max(LEAST, Math.min(Math.max(wanted, room), Math.max(...rooms))))}px`);
  const covered = foot - (window.innerHeight - view.card.offsetHeight - GAP);
  const by = only ? covered : Math.max(top, covered);
  if (Math.abs(by) > 1 && (!only || by > 0)) window.scrollBy({ top: by, behavior });
}

/** What the fit of a docked card hangs on: how high the table is, what the card says, and the window. */
function fitOf(view, app) {
  const { top } = app.getBoundingClientRect();
  return [footOf(app) - top, heightFrom(view, view.part || view.bar), window.innerHeight, window.innerWidth].map(Math.round).join();
}

/** What is shown of the card stands at its top. */
function scrollToPart(view, part, behavior) {
  if (part === view.bar) return;
  const top = view.card.scrollTop + part.getBoundingClientRect().top - view.card.getBoundingClientRect().top - ABOVE;
  view.card.scrollTo({ top, behavior });
}

/** A part of a docked card is to be seen with the table above it, as soon as that is drawn and fitted to its words. */
function seeTogether(view, part) {
  view.part = part;
  view.fresh = true;
  view.opening = false;
  view.look();
}

/**
 * Hold a docked card clear of its table: words and buttons come to a table after the step that they belong to, and make
 * it higher. Gives back what ends this.
 */
export function keepClear(view) {
  let frame = 0, found = "", same = 0;
  const look = () => {
    const app = view.card.closest(".piquet-app");
    if (!app || !view.part || !docked(view) || !boxes(app, `.pq-prompt, ${HAND}`).length) return;
    const before = found, { fresh } = view;
    found = fitOf(view, app);
    same = found === before ? same + 1 : 0;
    if (same < STANDS && (fresh || found !== view.fitted)) { view.look(); return; } // drawn first, and fitted to its words some frames later
    if (found === view.fitted && !fresh) return;
    view.fresh = false;
    const behavior = fresh ? manner() : "instant";
    showBoth(view, view.part, behavior, !fresh);
    scrollToPart(view, view.part, behavior);
  };
  view.look = () => { cancelAnimationFrame(frame); frame = requestAnimationFrame(look); };
  const later = () => view.look();
  const grown = new ResizeObserver(later), drawn = new MutationObserver(later);
  grown.observe(view.card);
  drawn.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ["class", "style"] });
  window.addEventListener("resize", later);
  return () => {
    cancelAnimationFrame(frame);
    grown.disconnect();
    drawn.disconnect();
    window.removeEventListener("resize", later);
  };
}

/** A step that came with its page: where its card is docked, table and task are seen together from the first. */
export function showOpening(view) {
  let at = window.scrollY, frames = 0; // a page loaded again may stand where it stood
  view.opening = true; // until something is answered, or another step comes
  const stand = () => {
    const going = document.documentElement.dataset.going !== undefined; // a page that is gone to begins at its top
    if (!view.card.isConnected || !view.opening || (!going && (window.scrollY !== at || !docked(view)))) return;
    if (!going) { showBoth(view, view.bar, "instant"); at = window.scrollY; frames += 1; }
    if (frames < SETTLES) requestAnimationFrame(stand);
  };
  requestAnimationFrame(stand);
}

/** A new step stands from its beginning, and so does the table above it. */
export function showTop(view) {
  if (docked(view)) {
    view.card.scrollTo({ top: 0 });
    seeTogether(view, view.bar);
    return;
  }
  const { top } = view.card.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * LOW) view.card.scrollIntoView({ block: "start", behavior: manner() });
}

/** Scroll as little as shows what was said to an answer, with the way on below it; where both are too high, its beginning. */
export function showReply(view) {
  if (view.reply.hidden) return;
  if (docked(view)) {
    seeTogether(view, firstOf(view));
    return;
  }
  const top = view.reply.getBoundingClientRect().top - ABOVE;
  const by = Math.min(top, Math.max(view.nav.getBoundingClientRect().bottom + BELOW - window.innerHeight, Math.min(0, top)));
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior: manner() });
}
