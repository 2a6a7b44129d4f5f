// The head of the table: its title, its tools, those of its menu, and the list of its keys.

/** @import { Table } from "./table_parts.js" */

import { text, attribute, word, list, toolIcon, node, write } from "../drawing/kit.js";
import { buttons, fill } from "./table_buttons.js";
import { drawMore } from "./table_more.js";

const ARROWS = { ArrowLeft: "\u2190", ArrowRight: "\u2192", ArrowUp: "\u2191", ArrowDown: "\u2193" };
export const STEPS = ["first", "back", "forward", "last"];
const BESIDE_HAND = "undo";
const ROOMY = 700; // pixels: a table so wide has its name and all its tools in one line

export function drawHead(/** @type {Table} */ table, size) {
  write(table.title, table.scene.title);
  write(table.subtitle, table.scene.subtitle);
  table.subtitle.hidden = !table.subtitle.textContent;
  attribute(table.box, "aria-label", text(table.scene.title) || word(table.scene, "table"));
  attribute(table.box, "data-phase", text(table.scene.phase));
  table.box.classList.toggle("is-roomy", table.width >= ROOMY);
  const given = list(table.scene.tools).filter((tool) => !tool.more);
  const beside = table.seats.get("bottom")?.beside; // to take a move back is offered where moves are made
  const isBeside = (tool) => Boolean(beside) && tool.id === BESIDE_HAND;
  drawTools(table, table.tools, given.filter((tool) => !STEPS.includes(tool.id) && !isBeside(tool)), "tools");
  if (beside) drawTools(table, beside, given.filter(isBeside), "tools");
  drawTools(table, table.stepper, given.filter((tool) => STEPS.includes(tool.id)), "stepping");
  for (const bar of [table.tools, table.stepper, ...(beside ? [beside] : [])]) bar.hidden = !bar.children.length;
  drawTools(table, table.more.list, list(table.scene.tools).filter((tool) => tool.more), "more");
  drawMore(table);
  // on a telephone the steps stand where the thumb is, with the buttons
  if (size === "s" && table.stepper.parentNode !== table.answers) table.answers.append(table.stepper);
  else if (size !== "s" && table.stepper.parentNode !== table.toolRows) table.more.box.before(table.stepper);
}

function drawTools(/** @type {Table} */ table, bar, given, name) {
  attribute(bar, "aria-label", word(table.scene, name));
  buttons(table, bar, given, (button, tool) => {
    button.className = "pq-tool";
    const key = tool.more && tool.key ? node("kbd", { class: "pq-key", "aria-hidden": "true" }, keyName(tool.key)) : null;
    fill(button, [toolIcon(tool), node("span", { class: "pq-tool-label" }, text(tool.label)), key], `${tool.icon} ${tool.label} ${tool.key}`);
    attribute(button, "aria-label", text(tool.label));
    attribute(button, "title", tool.key && !tool.more ? keyName(tool.key) : null);
    attribute(button, "aria-pressed", typeof tool.pressed === "boolean" ? String(tool.pressed) : null);
    attribute(button, "aria-disabled", tool.enabled === false ? "true" : null);
    attribute(button, "aria-keyshortcuts", tool.key ? text(tool.key) : null);
  });
  const all = [...bar.children];
  if (all.length && !all.some((button) => button.getAttribute("tabindex") === "0")) all.forEach((button, i) => attribute(button, "tabindex", i ? "-1" : "0"));
  else all.forEach((button) => { if (!button.hasAttribute("tabindex")) attribute(button, "tabindex", "-1"); });
}

const keyName = (key) => ARROWS[key] || (text(key).length === 1 ? text(key).toUpperCase() : text(key));

/** What every key does now: those of the buttons and tools that stand there, and those that belong to none. */
export function drawKeys(/** @type {Table} */ table) {
  const given = table.scene.keys;
  table.keys.hidden = !given;
  if (!given) return;
  const row = (key, does) => node("div", {}, node("dt", {}, node("kbd", {}, key)), node("dd", {}, text(does)));
  attribute(table.keys, "aria-label", text(given.label));
  table.keys.replaceChildren(
    node("h3", {}, text(given.label)),
    node("dl", {},
      ...[...list(table.scene.actions), ...list(table.scene.tools)].filter((item) => item && item.key).map((item) => row(keyName(item.key), item.label)),
      ...list(given.rows).map((one) => row(text(one.keys), one.does))),
    node("p", {}, text(given.note)));
}
