// What is asked, and the buttons beside it; the line above it that tells what is bid for.

/** @import { Table } from "./table_parts.js" */

import { icon, text, attribute, word, list, node, write } from "../drawing/kit.js";
import { buttons, fill, openLater } from "./table_buttons.js";

const MANY = 5; // buttons that would push each other below the fold
const BRIEF = 18; // letters of a single button that stands beside what is asked, even on a telephone
const LOUD = 48; // letters of what is asked that may stand large where no button is beside it
const TIGHTER = ["is-tight", "is-tighter", "is-tightest"]; // smaller and smaller letters for what is said at length
const SHARES = ["is-broad", "is-slim", "is-slimmer"]; // how words and buttons may share the room where that is not enough
const ROW = 56; // pixels: buttons that take more than this stand in two rows

/** What a button says; its cards, in brackets, go together into a line of their own where there is no room for all. */
function named(label) {
  const [said, ...cards] = label.split(/ (?=\()/);
  if (!cards.length) return node("span", {}, said);
  return node("span", {}, node("span", { class: "pq-action-part" }, said), " ", node("span", { class: "pq-action-part" }, cards.join(" ")));
}

export function drawPrompt(/** @type {Table} */ table, size) {
  const asked = table.scene.prompt || {};
  const tone = ["ask", "wait", "refused", "done"].includes(asked.tone) ? asked.tone : "ask";
  table.prompt.dataset.tone = tone;
  if (table.promptIcon.dataset.tone !== tone) { table.promptIcon.dataset.tone = tone; table.promptIcon.replaceChildren(icon(tone)); }
  write(table.promptText, asked.text);
  write(table.promptDetail, asked.detail);
  attribute(table.actions, "aria-label", word(table.scene, "actions"));
  buttons(table, table.actions, list(table.scene.actions), (button, action) => {
    button.className = `pq-press pq-action${action.primary ? " is-primary" : ""}${text(action.label).length > BRIEF ? " is-long" : ""}`;
    fill(button, [named(text(action.label)), action.key ? node("kbd", { "aria-hidden": "true" }, text(action.key)) : null], `${action.label} ${action.key}`);
    attribute(button, "aria-disabled", action.enabled === false ? "true" : null);
    openLater(table, button, action);
    attribute(button, "title", action.enabled === false && action.why ? text(action.why) : null);
    attribute(button, "aria-keyshortcuts", action.key ? text(action.key) : null);
  });
  const count = list(table.scene.actions).length;
  const only = count === 1 ? text(table.scene.actions[0].label) : "";
  const words = text(asked.text).length + text(asked.detail).length;
  const stepped = !table.stepper.hidden;
  table.prompt.classList.toggle("is-many", count >= MANY);
  table.prompt.classList.toggle("is-three", count === 3);
  table.prompt.classList.toggle("is-reply", list(table.scene.actions).some((action) => text(action.id).startsWith("reply-")));
  table.prompt.classList.toggle("is-calls", count > 1 && list(table.scene.actions).every((action) => /^(call|sink)-/.test(text(action.id))));
  table.prompt.classList.toggle("is-short", count > 1 && list(table.scene.actions).every((action) => text(action.label).length <= BRIEF));
  table.prompt.classList.toggle("is-brief", Boolean(only) && only.length <= BRIEF && words <= BRIEF * 3 && !stepped);
  table.prompt.classList.toggle("is-bare", !count && (!stepped || size !== "s"));
  table.prompt.classList.toggle("is-loud", !count && words <= LOUD);
  table.prompt.classList.toggle("is-still", tone === "done" && !count && !stepped); // neither played nor stepped through
  table.prompt.hidden = !words && !count && !stepped; // what is asked stands elsewhere on the page
  table.answers.hidden = !count && (!stepped || size !== "s");
  table.prompt.style.minHeight = "";
  table.prompt.classList.remove(...TIGHTER, ...SHARES); // it is fitted anew
  const said = text(table.scene.announce);
  if (said !== table.live.dataset.said) { table.live.dataset.said = said; table.live.textContent = said; }
}

/**
 * What is asked has the same room at every step, so that nothing below it moves: what is longer is set smaller first.
 * Only what even then does not fit makes it higher, and then until the phase is over.
 */
export function fitPrompt(/** @type {Table} */ table, size) {
  if (table.scene.phase !== table.lastPhase) table.promptRoom = 0;
  table.lastPhase = table.scene.phase;
  table.prompt.classList.toggle("is-rows", size !== "s" && table.actions.offsetHeight > ROW);
  const usual = parseFloat(getComputedStyle(table.prompt).minHeight) || 0;
  const high = () => table.prompt.getBoundingClientRect().height;
  for (const fit of TIGHTER) if (high() > usual + 0.5) table.prompt.classList.add(fit);
  let least = { high: high(), share: "" };
  for (const share of SHARES) {
    if (least.high <= usual + 0.5) break;
    table.prompt.classList.remove(...SHARES);
    table.prompt.classList.add(share);
    if (high() < least.high - 0.5) least = { high: high(), share };
  }
  table.prompt.classList.remove(...SHARES);
  if (least.share) table.prompt.classList.add(least.share);
  table.promptRoom = Math.max(table.promptRoom, high());
  if (table.promptRoom > usual + 0.5) table.prompt.style.minHeight = `${Math.min(table.promptRoom, 240)}px`;
}

/** What has been bid, or undertaken and how far it has come: a line of its own, so that nothing moves when it changes. */
export function drawStake(/** @type {Table} */ table) {
  const told = text(table.scene.stake);
  table.stake.hidden = !told && !(table.scene.phase === "bidding" && !table.stepper.hidden); // stepped through, nothing moves when the first bid comes
  if (table.stake.dataset.drawing === told) return;
  table.stake.dataset.drawing = told;
  table.stake.replaceChildren(...(told ? [icon("flag"), node("span", {}, told)] : []));
}
