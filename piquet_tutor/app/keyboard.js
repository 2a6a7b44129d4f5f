// The keyboard on a page: its letters are the page's own, and what gives way to something else hands it on.

/** JupyterLab would read a plain letter pressed on a card as its own shortcut (x cuts the cell). It looks for this mark on
 * the focused element itself, from a listener on the document, so the mark is set from the window, just before. */
export function guardKeys(el) {
  const guard = (event) => {
    const target = event.target;
    if (target instanceof Element && el.contains(target)) target.toggleAttribute("data-lm-suppress-shortcuts", !(event.ctrlKey || event.metaKey || event.altKey));
  };
  window.addEventListener("keydown", guard, true);
  return () => window.removeEventListener("keydown", guard, true);
}

/** Where the keyboard stood on what has given way, it goes to what came in its place: of a question, to the harmless answer. */
export function handOn(el, came) {
  const held = document.activeElement;
  if (!held || !el.contains(held) || !held.closest("[hidden]")) return;
  const place = came.find((one) => !one.closest("[hidden]") && one.querySelector("button, input, select, a[href]"));
  const goal = place && (place.querySelector("button.is-dismissing") || place.querySelector("button, input, select, a[href]"));
  if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
}
