// Buttons that are kept from scene to scene, so that none loses the focus.

/** @import { Table } from "./table_parts.js" */

import { arrange, attribute, text, node } from "../drawing/kit.js";

export function buttons(/** @type {Table} */ table, parent, items, build) {
  const old = new Map([...parent.children].map((button) => [button.dataset.id, button]));
  arrange(parent, items.map((item) => {
    let button = old.get(text(item.id));
    if (!button) {
      button = node("button", { type: "button", "data-id": text(item.id) });
      button.addEventListener("click", () => { if (!isWaiting(button)) table.send({ kind: "press", action: button.dataset.id }); });
    }
    build(button, item);
    return button;
  }));
}

export function fill(button, parts, drawing) {
  if (button.dataset.drawing === drawing) return;
  button.dataset.drawing = drawing;
  button.replaceChildren(...parts.filter(Boolean));
}

/** Whether a button still waits for its time. */
export const isWaiting = (button) => Boolean(button && button.dataset.waits);

/** A button that opens `action.after` seconds after the question has come: it has its place from the beginning. */
export function openLater(/** @type {Table} */ table, button, action) {
  clearTimeout(Number(button.dataset.timer));
  attribute(button, "data-waits", null);
  if (!action.after) return;
  const question = `${table.scene.group} ${table.scene.step}`;
  if (button.dataset.question !== question) {
    button.dataset.question = question;
    button.dataset.opens = String(performance.now() + 1000 * Number(action.after));
  }
  const left = Number(button.dataset.opens) - performance.now();
  if (left <= 0) return;
  attribute(button, "data-waits", "1");
  attribute(button, "aria-disabled", "true");
  button.dataset.timer = String(setTimeout(() => {
    attribute(button, "data-waits", null);
    attribute(button, "aria-disabled", null);
  }, left));
}
