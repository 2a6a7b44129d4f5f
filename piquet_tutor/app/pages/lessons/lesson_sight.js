// What of a step is brought into sight: calmly, and no further than it must.

import { still } from "../../shared/drawing/kit.js";

const ABOVE = 8, BELOW = 12; // pixels left free around it
const LEAST = 176; // pixels that a docked card has at least
const GAP = 14; // pixels between the table and a docked card
const SETTLES = 30; // frames in which a table that has just come may still change its height
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

/**
 * A docked card is as high as what it says wants, and the page is scrolled just so far that the table's foot is seen too.
 * Of the table above it stays as much as there is room for: all of it, the race and the hand, or the hand.
 */
function showBoth(view, part, behavior) {
  const app = view.card.closest(".piquet-app"), { top } = app.getBoundingClientRect();
  const foot = Math.max(...boxes(app, `.pq-prompt, ${HAND}`).map((one) => one.bottom));
  const rooms = [".pq-cloth", ".pq-race", HAND].flatMap((one) => boxes(app, one)).map((one) => window.innerHeight - (foot - one.top) - GAP);
  const wanted = heightFrom(view, part);
  view.card.style.setProperty("--pq-nav", `${view.nav.offsetHeight}px`);
  view.card.style.setProperty("--pq-room", `${Math.max(LEAST, Math.min(Math.max(wanted, rooms[0]), Math.max(...rooms)))}px`);
  const by = Math.max(top, foot - (window.innerHeight - view.card.offsetHeight - GAP));
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior });
}

/** A step that came with its page: where its card is docked, table and task are seen together from the first. */
export function showOpening(view) {
  let at = window.scrollY, frames = 0; // a page loaded again may stand where it stood
  const stand = () => {
    const going = document.documentElement.dataset.going !== undefined; // a page that is gone to begins at its top
    if (!view.card.isConnected || (!going && (window.scrollY !== at || !docked(view)))) return;
    if (!going) { showBoth(view, view.bar, "instant"); at = window.scrollY; frames += 1; }
    if (frames < SETTLES) requestAnimationFrame(stand);
  };
  requestAnimationFrame(stand);
}

/** A new step stands from its beginning, and so does the table above it. */
export function showTop(view) {
  if (docked(view)) {
    view.card.scrollTo({ top: 0 });
    requestAnimationFrame(() => showBoth(view, view.bar, manner())); // its table is drawn after it
    return;
  }
  const { top } = view.card.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * LOW) view.card.scrollIntoView({ block: "start", behavior: manner() });
}

/** Scroll as little as shows what was said to an answer, with the way on below it; where both are too high, its beginning. */
export function showReply(view) {
  if (view.reply.hidden) return;
  if (docked(view)) {
    const part = firstOf(view);
    requestAnimationFrame(() => {
      showBoth(view, part, manner());
      const top = view.card.scrollTop + part.getBoundingClientRect().top - view.card.getBoundingClientRect().top - ABOVE;
      view.card.scrollTo({ top, behavior: manner() });
    });
    return;
  }
  const top = view.reply.getBoundingClientRect().top - ABOVE;
  const by = Math.min(top, Math.max(view.nav.getBoundingClientRect().bottom + BELOW - window.innerHeight, Math.min(0, top)));
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior: manner() });
}
