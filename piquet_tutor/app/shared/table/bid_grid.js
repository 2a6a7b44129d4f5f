// The bids that can be named, as a grid of buttons; a closed one says why when it is pressed. It knows no rule.

import { rovingGrid } from "../drawing/geometry.js";
import { node, list, text, attribute } from "../drawing/kit.js";

const THUMB = 45; // pixels: what a finger hits surely
const MOUSE = 25; // pixels: what a mouse hits surely
const TALLEST = 36; // pixels: a row that is higher looks empty
const HEAD = 30; // pixels: the row that names the columns
const ROW_GAP = 1; // pixels between two rows, as the style sheet parts them

/** The fixed elements. */
function gridParts() {
  const bids = node("table", { class: "pq-bids" });
  const box = node("div", { class: "pq-bid-box", hidden: true }, bids);
  return { bids, box };
}

/** How high a row may be for the grid to fit into this height; nought if no finger or mouse would hit it then. */
function rowIn(given, height) {
  const least = window.matchMedia("(pointer: coarse)").matches ? THUMB : MOUSE;
  const row = Math.floor((height - HEAD) / Math.max(1, list(given.rows).length)) - ROW_GAP;
  return row < least ? 0 : Math.min(row, TALLEST);
}

function cellButton(view, cell, old) {
  let button = old.get(text(cell.id));
  if (!button) {
    button = node("button", { type: "button", class: "pq-bid", "data-id": text(cell.id) });
    button.addEventListener("click", () => { view.rover = button.dataset.id; view.send({ kind: "press", action: button.dataset.id }); });
  }
  button.textContent = text(cell.text);
  attribute(button, "aria-label", text(cell.label));
  attribute(button, "aria-disabled", cell.enabled ? null : "true");
  attribute(button, "title", cell.enabled ? text(cell.label) : text(cell.why));
  attribute(button, "tabindex", cell.id === view.rover ? "0" : "-1");
  return button;
}

/** Draw the bids of a scene, or none. `row` is how high a row is, `room` how wide the grid may be. */
function draw(view, given, row, room) {
  view.box.hidden = !given;
  if (!given) { view.bids.replaceChildren(); return; }
  // seven columns are too many for a thumb on a telephone: there the grid stands the other way round
  const across = list(given.columns).length;
  const grid = !row && room / across < THUMB && list(given.rows).length < across ? turned(given) : given;
  const rows = list(grid.rows);
  view.columns = list(grid.columns).length || 1;
  const cells = rows.flatMap((one) => list(one.cells));
  const old = new Map([...view.bids.querySelectorAll("button")].map((button) => [button.dataset.id, button]));
  const open = cells.filter((cell) => cell.enabled);
  if (!cells.some((cell) => cell.id === view.rover)) view.rover = open.length ? open[0].id : cells[0].id;
  const axes = [`${text(grid.across)} \u2192`, `${text(grid.down)} \u2193`];
  view.bids.classList.toggle("is-worded", rows.some((one) => text(one.label).length > 2));
  view.box.style.setProperty("--pq-bid-row", row ? `${row}px` : "");
  view.bids.replaceChildren(
    node("caption", { class: row ? "pq-hidden" : null }, node("span", { class: "pq-hidden" }, text(grid.label)), node("span", { "aria-hidden": "true" }, axes.join(" \u00b7 "))),
    node("thead", {},
      node("tr", {}, node("td", { class: "pq-bid-corner", "aria-hidden": "true" }, ...axes.map((axis) => node("span", {}, axis))), ...list(grid.columns).map((column) => node("th", { scope: "col" }, text(column))))),
    node("tbody", {}, ...rows.map((one) => node("tr", {}, node("th", { scope: "row" }, text(one.label)), ...list(one.cells).map((cell) => node("td", {}, cellButton(view, cell, old)))))));
}

const turned = (grid) => ({
  ...grid,
  across: grid.down,
  down: grid.across,
  columns: list(grid.rows).map((row) => row.label),
  rows: list(grid.columns).map((label, i) => ({ label, cells: list(grid.rows).map((row) => row.cells[i]) })),
});

/** The grid of bids; `send` takes what was pressed. Gives its box and the ways to draw it. */
export function bidGrid(send) {
  const view = {
    send,
    rover: "",
    columns: 1,
    ...gridParts(),
  };

  view.bids.addEventListener("keydown", (event) => {
    const all = [...view.bids.querySelectorAll("button")];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = rovingGrid(event.key, all.indexOf(event.target.closest("button")), all.length, view.columns);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    view.rover = all[to].dataset.id;
    all.forEach((button, i) => attribute(button, "tabindex", i === to ? "0" : "-1"));
    all[to].focus();
  });

  return { box: view.box, draw: (given, row, room) => draw(view, given, row, room), rowIn };
}
