// Bringing a passage into sight, and lighting what it tells of.

import { light, still } from "../drawing/kit.js";

export function lightFor(feed, passage, on) {
  const key = on ? passage.number : null;
  if (feed.lighted === key) return;
  feed.lighted = key;
  const glows = feed.glowing === passage.number; // then the two cards glow that would turn it, and no others
  light(feed.scene.group, on && !glows ? passage.cards : [], on ? passage.side : null, on ? [passage.number] : [], true);
}

/** Light the cards of one line of an answer; without one, those of its ruling again. */
export function lightLine(feed, key, line, passage = null) {
  if (!line) { feed.lighted = undefined; lightFor(feed, passage || {}, Boolean(passage)); return; }
  feed.lighted = key;
  light(feed.scene.group, line.cards, null, line.number ? [line.number] : [], true);
}

/** Scroll the list, and the page where it must, as little as shows the whole of it; a long one from its head. */
export function bringIntoSight(feed, element, head = element) {
  const box = element.getBoundingClientRect();
  const top = head.getBoundingClientRect().top;
  const frame = feed.scroll.getBoundingClientRect();
  const by = Math.min(top - frame.top - 6, Math.max(0, box.bottom - frame.bottom + 6));
  const behavior = still() ? "auto" : "smooth";
  if (Math.abs(by) > 1) feed.scroll.scrollBy({ top: by, behavior });
  const below = Math.min(box.bottom - by, frame.bottom) - window.innerHeight + 8;
  if (below > 1) window.scrollBy({ top: Math.min(below, Math.max(0, top - by - 8)), behavior });
}
