// The deal editor: the cloth and all that belongs to a deal beside its cards. It draws what it is sent, part by part, and
// sends what is done; what a deal comes to, and what is wrong with it, the kernel says.

import { node, attribute, text, list, listen } from "../../shared/drawing/kit.js";
import { editorCloth, editorFaults } from "./editor_cloth.js";
import { editorCarry } from "./editor_carry.js";
import { editorKeys } from "./editor_keys.js";
import { editorDrag } from "./editor_drag.js";
import { editorButton, editorCalls } from "./editor_calls.js";
import { editorBids, editorPlay } from "./editor_course.js";
import { editorOptions } from "./editor_options.js";
import { editorText, editorShare } from "./editor_share.js";
import { editorTools } from "./editor_tools.js";

const TABS = ["calls", "bids", "play", "options", "text", "share"];

export function buildEditor(root, send) {
  let parts = {}, tab = "calls", asked = "cards", askedTab = "";
  const from = (where) => (intent) => { asked = where; askedTab = where === "below" ? tab : ""; send(intent); };
  const onCards = from("cards"), below = from("below");
  const words = () => (parts.frame ? parts.frame.words : {});

  const cloth = editorCloth();
  const heard = node("p", { class: "pq-hidden", role: "status" });
  const say = (...texts) => heard.replaceChildren(...texts.filter(Boolean).map((one) => node("span", {}, text(one), " ")));
  const carry = editorCarry(cloth, onCards, say, words);
  const keys = editorKeys(cloth, carry);
  const drag = editorDrag(cloth, carry, keys);
  const tools = editorTools(onCards);
  const panels = { calls: editorCalls(below), bids: editorBids(below), play: editorPlay(below), options: editorOptions(below), text: editorText(below), share: editorShare(root, below) };

  const status = node("p", { class: "pq-lab-status" });
  const stands = node("span", {});
  const toFault = editorButton("", () => { openTab(parts.status.go.tab); tabs[tab].focus(); tabs[tab].scrollIntoView({ block: "start" }); }, "is-offer is-fault");
  status.append(stands, " ", toFault);
  const wrong = node("div", {});
  const refusal = { cards: node("p", { class: "pq-lab-refusal", role: "alert" }), below: node("p", { class: "pq-lab-refusal", role: "alert" }) };
  const help = node("details", { class: "pq-prices pq-lab-keys" }, node("summary", {}), node("p", { class: "pq-lab-note" }));
  const bar = node("div", { class: "pq-lab-tabs", role: "group" });
  const tabs = Object.fromEntries(TABS.map((name) => {
    const button = node("button", { type: "button", class: "pq-lab-tab", "data-tab": name });
    button.addEventListener("click", () => openTab(name));
    bar.append(button);
    return [name, button];
  }));
  const panel = node("div", { class: "pq-lab-panel" });
  root.append(node("section", { class: "pq-lab pq-box" }, tools.element, refusal.cards, status, wrong, cloth.element, help, bar, refusal.below, panel, heard));

  const wrongIn = {
    calls: () => list(parts.calls.seats).some((seat) => list(seat.faults).length || list(seat.kinds).some((kind) => list(kind.faults).length) || (seat.blank && list(seat.blank.faults).length)),
    bids: () => list((parts.bids || {}).faults).length > 0,
    play: () => list(parts.play.faults).length > 0,
  };

  function openTab(name) {
    tab = name;
    drawTabs();
    drawPanel();
    drawRefusal();
  }

  function drawTabs() {
    attribute(bar, "aria-label", words().tabs);
    if (tab === "bids" && !parts.bids) tab = "calls";
    for (const name of TABS) {
      const bad = wrongIn[name] ? Boolean(wrongIn[name]()) : false;
      tabs[name].replaceChildren(words()[`tab-${name}`], ...(bad ? [node("span", { class: "pq-lab-bad" }, node("span", { class: "pq-hidden" }, words()["wrong-here"]))] : []));
      attribute(tabs[name], "aria-pressed", String(name === tab));
      tabs[name].hidden = name === "bids" && !parts.bids;
    }
  }

  const drawn = new Map(); // tab -> what its panel was drawn from: it is drawn when it is looked at
  function drawPanel() {
    const sources = { calls: [parts.calls], bids: [parts.bids], play: [parts.play], options: [parts.options], text: [parts.frame], share: [parts.file, parts.link] }[tab];
    const shown = panels[tab];
    if (panel.firstChild !== shown.element) panel.replaceChildren(shown.element);
    const before = drawn.get(tab);
    const now = [parts.frame, ...sources];
    if (before && before.every((one, i) => one === now[i])) return;
    drawn.set(tab, now);
    shown.draw(tab === "share" ? parts : sources[0], words());
  }

  function drawStatus() {
    const scene = parts.status;
    stands.textContent = text(scene.text);
    toFault.textContent = scene.go ? text(scene.go.label) : "";
    toFault.hidden = !scene.go;
    attribute(status, "data-tone", text(scene.tone));
    wrong.replaceChildren(...(list(scene.faults).length ? [editorFaults(scene.faults)] : []));
    drawRefusal();
  }

  /** Why it could not be done, where it was asked for: above the cards, or on that tab alone. */
  function drawRefusal() {
    for (const [where, element] of Object.entries(refusal)) {
      const told = where === asked && (where === "cards" || askedTab === tab) ? text(parts.status.refusal) : "";
      if (element.textContent !== told) element.textContent = told;
      element.hidden = !told;
    }
  }

  function draw(fresh) {
    parts = { ...parts, ...fresh };
    if (!parts.frame) return;
    const held = cloth.element.contains(document.activeElement);
    tools.draw(parts);
    if (fresh.places || fresh.frame) {
      cloth.draw(parts.places, words());
      carry.again();
    }
    if (fresh.frame) {
      help.firstChild.textContent = words().keys;
      help.lastChild.textContent = words()["key-help"];
    }
    drawStatus();
    drawTabs();
    drawPanel();
    if (fresh.places || fresh.frame) keys.draw(held); // last: to give a card the focus lays the page out
    if (fresh.said && fresh.said.text) say(fresh.said.text, parts.status.text);
  }

  // Undo from anywhere on the lab, but for a field in which it takes back what was typed there.
  function shortcut(event) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !["z", "y"].includes(key)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches("input:not([readonly]):not([type=checkbox]), textarea, [contenteditable=true]")) return;
    const app = root.closest(".piquet-app") || root;
    if (!app.contains(target) && target !== document.body) return;
    if (target === document.body && document.documentElement.dataset.ready === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onCards({ kind: key === "y" || event.shiftKey ? "redo" : "undo" });
  }
  window.addEventListener("keydown", shortcut, true);

  const stop = listen("piquet:light", () => (parts.frame || {}).group, (detail) => cloth.light(detail.cards));
  return { draw, close: () => { stop(); drag.close(); window.removeEventListener("keydown", shortcut, true); } };
}
