// What had the focus, so that a redraw cannot take it away.

/** @import { Table } from "./table_parts.js" */

/** What had the focus, so that a redraw cannot take it away. */
export function focusNow(/** @type {Table} */ table) {
  const active = table.root.ownerDocument.activeElement;
  if (!active || !table.root.contains(active)) return null;
  const card = /** @type {HTMLElement | null} */ (active.closest(".pq-hand .pq-card"));
  if (card) {
    const parts = [...table.seats.values()].find((one) => one.hand.contains(card));
    return { element: active, parts, code: card.dataset.card, index: [...parts.hand.children].indexOf(card) };
  }
  return { element: active };
}

export function focusAgain(/** @type {Table} */ table, was) {
  if (!was || table.root.ownerDocument.activeElement === was.element && !was.parts) return;
  if (was.parts) {
    const inHand = [...was.parts.hand.children].filter((card) => card.hasAttribute("tabindex"));
    const same = inHand.find((card) => card.dataset.card === was.code) || inHand[Math.min(was.index, inHand.length - 1)];
    if (same) {
      if (table.root.ownerDocument.activeElement !== same) same.focus({ preventScroll: true });
      return;
    }
  }
  if (was.element.isConnected && table.root.contains(was.element) && was.element.matches("button, [tabindex]")) {
    if (table.root.ownerDocument.activeElement !== was.element) was.element.focus({ preventScroll: true });
    return;
  }
  const bottom = table.seats.get("bottom");
  const next = table.actions.querySelector("button.is-primary") || table.actions.querySelector("button") || (bottom && bottom.hand.querySelector('[tabindex="0"]')) || table.promptText;
  next.focus({ preventScroll: true });
}
