// Buttons that are kept from scene to scene, so that none loses the focus.

/** @import { Table } from "./table_parts.js" */

import { arrange, text, node } from "../drawing/kit.js";

export function buttons(/** @type {Table} */ table, parent, items, build) {
  const old = new Map([...parent.children].map((button) => [button.dataset.id, button]));
  arrange(parent, items.map((item) => {
    let button = old.get(text(item.id));
    if (!button) {
      button = node("button", { type: "button", "data-id": text(item.id) });
      button.addEventListener("click", () => table.send({ kind: "press", action: button.dataset.id }));
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
