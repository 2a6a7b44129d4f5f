// The menu of the table: the tools that are seldom wanted, with their names in words.

/** @import { Table } from "./table_parts.js" */

import { attribute, icon, node, uid, word } from "../drawing/kit.js";

/** The button and what it opens; nothing of it is shown before there are tools for it. */
export function moreParts() {
  const label = node("span", { class: "pq-tool-label" });
  const id = uid("more");
  const button = node("button", { type: "button", class: "pq-tool pq-tool-more", "aria-expanded": "false", "aria-controls": id }, label, icon("chevron"));
  const list = node("div", { class: "pq-more-list", id, role: "toolbar", "aria-orientation": "vertical", hidden: true });
  return { box: node("div", { class: "pq-more-tools", hidden: true }, button, list), button, label, list };
}

function open(more, isOpen) {
  if (isOpen) [...more.list.children].forEach((one, i) => attribute(one, "tabindex", i ? "-1" : "0"));
  more.list.hidden = !isOpen;
  attribute(more.button, "aria-expanded", String(isOpen));
}

/** Name the button, and hide it where nothing stands behind it. */
export function drawMore(/** @type {Table} */ table) {
  const { more } = table;
  more.label.textContent = word(table.scene, "more");
  more.box.hidden = !more.list.children.length;
  if (more.box.hidden) open(more, false);
}

/** Open it and close it: by its button, by choosing, and by going elsewhere. Gives back the way to stop. */
export function listenToMore(/** @type {Table} */ table) {
  const { more } = table;
  more.button.addEventListener("click", () => open(more, more.list.hidden));
  more.button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open(more, true);
    more.list.firstElementChild.focus();
  });
  more.list.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("button"))) return;
    open(more, false);
    more.button.focus({ preventScroll: true });
  });
  more.box.addEventListener("focusout", (event) => {
    if (event.relatedTarget instanceof Node && !more.box.contains(event.relatedTarget)) open(more, false);
  });
  const elsewhere = (event) => { if (!more.box.contains(event.target)) open(more, false); };
  document.addEventListener("pointerdown", elsewhere, true);
  return () => document.removeEventListener("pointerdown", elsewhere, true);
}
