// When to measure: between the layout of the page and its painting.

/**
 * Act when the page has been laid out and is not yet painted: to measure then costs no layout of its own. A page in the
 * background is not laid out until it is looked at; there it is done at once.
 *
 * @param {() => void} act
 */
export function whenLaidOut(act) {
  if (document.hidden) { act(); return; }
  const watcher = new ResizeObserver(() => { watcher.disconnect(); act(); });
  watcher.observe(document.documentElement); // whoever begins to watch is told of the size once
}
