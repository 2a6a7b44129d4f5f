// What of a step is brought into sight: calmly, and no further than it must.

import { still } from "../../shared/drawing/kit.js";

const ABOVE = 8, BELOW = 12; // pixels left free around it
const LEAST = 176, USUAL = 228; // pixels that a docked card has at least, and where tools may be scrolled away for it
const GAP = 14; // pixels between the table and a docked card
const SETTLES = 30; // frames in which a table that has just come may still change its height
const LOW = 0.7; // of the window's height: what begins below this is hardly in sight

/** Whether the card is docked below its table, and scrolls by itself. */
const docked = (view) => getComputedStyle(view.card).getPropertyValue("--pq-sheet").trim() === "1";

const manner = () => (still() ? "auto" : "smooth");

/** The lowest edge of what is needed of the table: its prompt, or its hand where the task itself asks. */
function footOf(app) {
  const found = [...app.querySelectorAll(".pq-prompt, .pq-seat[data-at=bottom] .pq-hand")].filter((one) => one.getClientRects().length);
  return Math.max(...found.map((one) => one.getBoundingClientRect().bottom));
}

/** A docked card leaves the table the room it needs, and the page is scrolled just so far that both are seen whole. */
function showBoth(view, behavior) {
  const app = view.card.closest(".piquet-app"), { top } = app.getBoundingClientRect(), foot = footOf(app);
  const tools = app.querySelector(".pq-table > .pq-head")?.offsetHeight || 0; // what may be scrolled away
  const room = window.innerHeight - (foot - top) - GAP;
  view.card.style.setProperty("--pq-room", `${Math.max(LEAST, Math.min(Math.max(room, USUAL), room + tools))}px`);
  const by = Math.max(top, foot - (window.innerHeight - view.card.offsetHeight - GAP));
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior });
}

/** A step that came with its page: where its card is docked, table and task are seen together from the first. */
export function showOpening(view) {
  let at = 0, frames = 0;
  const stand = () => {
    const going = document.documentElement.dataset.going !== undefined; // a page that is gone to begins at its top
    if (!view.card.isConnected || (!going && (window.scrollY !== at || !docked(view)))) return;
    if (!going) { showBoth(view, "instant"); at = window.scrollY; frames += 1; }
    if (frames < SETTLES) requestAnimationFrame(stand);
  };
  requestAnimationFrame(stand);
}

/** A new step stands from its beginning, and so does the table above it. */
export function showTop(view) {
  if (docked(view)) {
    view.card.scrollTo({ top: 0 });
    requestAnimationFrame(() => showBoth(view, manner())); // its table is drawn after it
    return;
  }
  const { top } = view.card.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * LOW) view.card.scrollIntoView({ block: "start", behavior: manner() });
}

/** Scroll as little as shows what was said to an answer, with the way on below it; where both are too high, its beginning. */
export function showReply(view) {
  if (view.reply.hidden) return;
  if (docked(view)) {
    requestAnimationFrame(() => showBoth(view, manner()));
    view.card.scrollTo({ top: view.reply.offsetTop - view.card.offsetTop - ABOVE, behavior: manner() });
    return;
  }
  const top = view.reply.getBoundingClientRect().top - ABOVE;
  const by = Math.min(top, Math.max(view.nav.getBoundingClientRect().bottom + BELOW - window.innerHeight, Math.min(0, top)));
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior: manner() });
}
