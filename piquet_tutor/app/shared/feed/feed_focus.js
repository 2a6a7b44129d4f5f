// What had the focus in the feed, so that a redraw cannot take it away.

/** Where the focus is among the passages; null where it is elsewhere. */
export function focusIn(feed) {
  const active = feed.root.ownerDocument.activeElement;
  const within = active && feed.root.contains(active) ? active.closest(".pq-passage") : null;
  return within && { active, number: within.dataset.number, more: active.classList.contains("pq-more"), cls: active.className, at: [...within.querySelectorAll("button")].indexOf(active), path: active.dataset.path };
}

/** Give it back to what stands there now in its place. */
export function focusAgain(feed, was) {
  const again = [...feed.items.children].find((one) => one.dataset.number === was.number);
  const now = feed.root.ownerDocument.activeElement;
  if (!again || (now === was.active && again.contains(now))) return;
  const target = was.path ? again.querySelector(`[data-path="${was.path}"]`)
    : /pq-stop|pq-turn/.test(was.cls) ? again.querySelector(".pq-turn") : /pq-did/.test(was.cls) ? again.querySelector(".pq-did")
    : was.more ? again.querySelector(".pq-more") : was.at >= 0 ? again.querySelectorAll("button")[was.at] : again;
  (target || again).focus({ preventScroll: true });
}
