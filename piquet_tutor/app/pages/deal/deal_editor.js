// The deal editor: the cloth and all that belongs to a deal beside its cards. It draws what it is sent, part by part, and
// sends what is done; what a deal comes to, and what is wrong with it, the kernel says.

/** @import { Build } from "../../views.js" */

import { node, text, attribute, list, listen } from "../../shared/drawing/kit.js";
import { editorCalls, editorButton } from "./editor_calls.js";
import { editorCarry } from "./editor_carry.js";
import { editorCloth, editorFaults } from "./editor_cloth.js";
import { editorBids, editorPlay } from "./editor_course.js";
import { editorDrag } from "./editor_drag.js";
import { editorKeys } from "./editor_keys.js";
import { editorOptions } from "./editor_options.js";
import { editorText } from "./editor_text.js";
import { editorTools } from "./editor_tools.js";
import { VIEWS } from "../../views.js";

const TABS = ["calls", "bids", "play", "options", "text"];

/** The fixed elements. */
function editorParts() {
  const cloth = editorCloth();
  const heard = node("p", { class: "pq-hidden", role: "status" });
  const status = node("p", { class: "pq-notice pq-lab-status" });
  const stands = node("span", {});
  const wrong = node("div", {});
  const refusal = { cards: node("p", { class: "pq-notice pq-lab-refusal", role: "alert" }), below: node("p", { class: "pq-notice pq-lab-refusal", role: "alert" }) };
  const help = node("details", { class: "pq-unfold pq-prices pq-lab-keys" }, node("summary", {}), node("p", { class: "pq-lab-note" }));
  const bar = node("div", { class: "pq-tabs", role: "group" });
  const panel = node("div", { class: "pq-lab-panel" });
  const drawn = new Map(); // tab -> what its panel was drawn from: it is drawn when it is looked at
  return { cloth, heard, status, stands, wrong, refusal, help, bar, panel, drawn };
}

/** A way to send that remembers from where it was asked. */
const from = (view, where) => (intent) => { view.asked = where; view.askedTab = where === "below" ? view.tab : ""; view.send(intent); };
const words = (view) => (view.parts.frame ? view.parts.frame.words : {});
const say = (view, ...texts) => view.heard.replaceChildren(...texts.filter(Boolean).map((one) => node("span", {}, text(one), " ")));

/** On which tabs something is wrong. */
const WRONG_IN = {
  calls: (parts) => list(parts.calls.seats).some((seat) => list(seat.faults).length || list(seat.kinds).some((kind) => list(kind.faults).length) || (seat.blank && list(seat.blank.faults).length)),
  bids: (parts) => list((parts.bids || {}).faults).length > 0,
  play: (parts) => list(parts.play.faults).length > 0,
};

function openTab(view, name) {
  view.tab = name;
  drawTabs(view);
  drawPanel(view);
  drawRefusal(view);
}

function drawTabs(view) {
  attribute(view.bar, "aria-label", words(view).tabs);
  if (view.tab === "bids" && !view.parts.bids) view.tab = "calls";
  for (const name of TABS) {
    const bad = WRONG_IN[name] ? Boolean(WRONG_IN[name](view.parts)) : false;
    view.tabs[name].replaceChildren(words(view)[`tab-${name}`], ...(bad ? [node("span", { class: "pq-lab-bad" }, node("span", { class: "pq-hidden" }, words(view)["wrong-here"]))] : []));
    attribute(view.tabs[name], "aria-pressed", String(name === view.tab));
    view.tabs[name].hidden = name === "bids" && !view.parts.bids;
  }
}

function drawPanel(view) {
  const sources = { calls: [view.parts.calls], bids: [view.parts.bids], play: [view.parts.play], options: [view.parts.options], text: [view.parts.texts] }[view.tab];
  const shown = view.panels[view.tab];
  if (view.panel.firstChild !== shown.element) view.panel.replaceChildren(shown.element);
  const before = view.drawn.get(view.tab);
  const now = [view.parts.frame, ...sources];
  if (before && before.every((one, i) => one === now[i])) return;
  view.drawn.set(view.tab, now);
  shown.draw(view.tab === "text" ? view.parts : sources[0], words(view));
}

function drawStatus(view) {
  const scene = view.parts.status;
  view.stands.textContent = text(scene.text);
  view.toFault.textContent = scene.go ? text(scene.go.label) : "";
  view.toFault.hidden = !scene.go;
  attribute(view.status, "data-tone", text(scene.tone));
  view.wrong.replaceChildren(...(list(scene.faults).length ? [editorFaults(scene.faults)] : []));
  drawRefusal(view);
}

/** Why it could not be done, where it was asked for: above the cards, or on that tab alone. */
function drawRefusal(view) {
  for (const [where, element] of Object.entries(view.refusal)) {
    const told = where === view.asked && (where === "cards" || view.askedTab === view.tab) ? text(view.parts.status.refusal) : "";
    if (element.textContent !== told) element.textContent = told;
    element.hidden = !told;
  }
}

function draw(view, fresh) {
  view.parts = { ...view.parts, ...fresh };
  if (!view.parts.frame) return;
  const held = view.cloth.element.contains(document.activeElement);
  view.tools.draw(view.parts);
  if (fresh.places || fresh.frame) {
    view.cloth.draw(view.parts.places, words(view));
    view.carry.again();
  }
  if (fresh.frame) {
    view.help.firstChild.textContent = words(view).keys;
    view.help.lastChild.textContent = words(view)["key-help"];
  }
  drawStatus(view);
  drawTabs(view);
  drawPanel(view);
  if (fresh.places || fresh.frame) view.keys.draw(held); // last: to give a card the focus lays the page out
  if (fresh.said && fresh.said.text) say(view, fresh.said.text, view.parts.status.text);
}

// Undo from anywhere on the lab, but for a field in which it takes back what was typed there.
function shortcut(view, event) {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !["z", "y"].includes(key)) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.matches("input:not([readonly]):not([type=checkbox]), textarea, [contenteditable=true]")) return;
  const app = view.root.closest(".piquet-app") || view.root;
  if (!app.contains(target) && target !== document.body) return;
  if (target === document.body && document.documentElement.dataset.piquet === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  view.onCards({ kind: key === "y" || event.shiftKey ? "redo" : "undo" });
}

/** The buttons of the tabs, in their bar. */
function makeTabs(view) {
  return Object.fromEntries(TABS.map((name) => {
    const button = node("button", { type: "button", class: "pq-tab", "data-tab": name });
    button.addEventListener("click", () => openTab(view, name));
    view.bar.append(button);
    return [name, button];
  }));
}

/** Go where the fault is that the status tells of. */
function goToFault(view) {
  openTab(view, view.parts.status.go.tab);
  view.tabs[view.tab].focus();
  view.tabs[view.tab].scrollIntoView({ block: "start" });
}

/** What is built of other views: the cloth's hands, the tools, and the panel of each tab. */
function addViews(view) {
  const onCards = from(view, "cards"), below = from(view, "below");
  const carry = editorCarry(view.cloth, onCards, (...texts) => say(view, ...texts), () => words(view));
  const keys = editorKeys(view.cloth, carry);
  const toFault = editorButton("", () => goToFault(view), "is-offer is-fault");
  const panels = { calls: editorCalls(below), bids: editorBids(below), play: editorPlay(below), options: editorOptions(below), text: editorText(below) };
  return Object.assign(view, { onCards, carry, keys, toFault, panels, drag: editorDrag(view.cloth, carry, keys), tools: editorTools(onCards, view.cloth.element), tabs: makeTabs(view) });
}

/** @type {Build} */
function buildEditor(root, send) {
  const view = addViews({ root, send, parts: {}, tab: "calls", asked: "cards", askedTab: "", ...editorParts() });
  view.status.append(view.stands, " ", view.toFault);
  root.append(node("section", { class: "pq-lab pq-box" }, view.tools.element, view.refusal.cards, view.status, view.wrong, view.cloth.element, view.help, view.bar, view.refusal.below, view.panel, view.heard));

  const pressed = (event) => shortcut(view, event);
  window.addEventListener("keydown", pressed, true);
  const stop = listen("piquet:light", () => (view.parts.frame || {}).group, (detail) => view.cloth.light(detail.cards));
  return { draw: (fresh) => draw(view, fresh), close: () => { stop(); view.drag.close(); view.tools.close(); window.removeEventListener("keydown", pressed, true); } };
}

VIEWS.editor = buildEditor;
