// A deal presented to a class: draws the beat it is sent, and sends what was pressed. It compares no cards; what has not
// been revealed is not here. Blanking, the full screen, the voice, the reasons lying open and whether raised hands are
// counted where phones answer are the screen's own affair.
/** @import { Build } from "../../views.js" */

import { node, text, word, list, attribute } from "../../shared/drawing/kit.js";
import { presenterJoin } from "./presenter_join.js";
import { drawReasons, drawTells, fitTalk } from "./presenter_talk.js";
import { presenterMiddle, presenterSeats } from "./presenter_cards.js";
import { presenterRace } from "./presenter_race.js";
import { presenterTally } from "./presenter_tally.js";
import { presenterVoice } from "./presenter_voice.js";
import { VIEWS } from "../../views.js";

const STEPS = {
  PageDown: "next", ArrowRight: "next", ArrowDown: "next", Enter: "next", " ": "next",
  PageUp: "back", ArrowLeft: "back", ArrowUp: "back", Backspace: "back", Home: "first", End: "last",
};

const BUTTONS = ["earlier", "back", "next", "later", "reason", "join", "hands", "voice", "blank", "full"];
const IDLE_MS = 2500;
const SWIPE = 60; // pixels

/** The fixed elements. */
function presenterParts() {
  const title = node("h2", { class: "pq-pr-title" });
  const subtitle = node("p", { class: "pq-pr-sub" });
  const place = node("p", { class: "pq-pr-place" }), room = node("p", { class: "pq-pr-room" });
  const bar = node("div", { class: "pq-pr-bar", "aria-hidden": "true" }, node("span", {}));
  const middle = presenterMiddle(), race = presenterRace(), join = presenterJoin();
  const tells = node("div", { class: "pq-pr-tells" });
  const why = node("div", { class: "pq-pr-why", hidden: true, tabindex: "0", role: "group" });
  const end = node("p", { class: "pq-pr-end" });
  const help = node("p", { class: "pq-pr-help" });
  const note = node("p", { class: "pq-pr-note", role: "status" });
  const dark = node("div", { class: "pq-pr-blank", role: "status", popover: "manual", hidden: true });
  return { title, subtitle, place, room, bar, middle, race, join, tells, why, end, help, note, dark };
}

function pressed(view, name) {
  if (view.blank && name !== "blank") return setBlank(view, false);
  if (name === "blank") setBlank(view, !view.blank);
  else if (name === "full") fullScreen(view);
  else if (name === "voice") view.voice.toggle(text(view.scene.language));
  else if (name === "reason") setReasons(view, !view.reasons);
  else if (name === "hands") setHands(view, !view.hands);
  else view.send({ kind: "press", action: name });
  return undefined;
}

/** The second half of a double click reveals nothing: what is asked now was not there when it began. */
const isHasty = (view, event) => event.detail > 1 && Boolean(view.scene.ask) && !view.scene.join;

function setBlank(view, on) {
  view.blank = on;
  view.dark.hidden = !on;
  if (view.dark.showPopover && view.dark.matches(":popover-open") !== on) view.dark.togglePopover(on); // above whatever else there is
  view.dark.textContent = on ? word(view.scene, "blanked") : "";
  view.screen.inert = on;
  if (!on) view.screen.focus({ preventScroll: true });
}

function setReasons(view, on) {
  view.reasons = on;
  drawReasons(view);
}

/** Whether raised hands are counted beside the phones; where nobody has joined with one they always are. */
function setHands(view, on) {
  view.hands = on;
  drawHands(view);
  fitTalk(view);
}

function drawHands(view) {
  const { scene, buttons } = view, phones = Boolean(scene.phones);
  view.root.classList.toggle("hides-hands", phones && !view.hands);
  view.tally.count(!phones || view.hands);
  buttons.hands.hidden = !phones;
  buttons.join.hidden = !text(scene.room);
  attribute(buttons.hands, "aria-pressed", String(Boolean(view.hands)));
  attribute(buttons.hands, "aria-keyshortcuts", "H");
  attribute(buttons.join, "aria-pressed", String(Boolean(scene.join)));
  attribute(buttons.join, "aria-keyshortcuts", "J");
}

function fullScreen(view) {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (view.root.requestFullscreen) view.root.requestFullscreen().catch(() => {});
}

function keyed(view, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const inside = event.target instanceof Element && view.root.contains(event.target);
  if (!inside && !view.scene.everywhere && !view.blank && document.fullscreenElement !== view.root) return;
  const field = event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable], a, summary");
  const paging = event.key === "PageDown" || event.key === "PageUp" || event.key === "F5";
  const count = inside && view.tally.typing(event.target);
  if (count && !paging && /^(\d|Backspace|Delete|Tab|Shift|Home|End|Arrow\w+)$/.test(event.key)) return;
  if (field && !inside && !paging && !view.blank) return;
  if (field && inside && !count && !paging && !view.tally.owns(field)) return;
  const own = event.target instanceof Element && event.target.closest("button") && (event.key === " " || event.key === "Enter");
  if (own && !view.blank) return; // the button does it
  const letter = event.key.toLowerCase();
  if (view.blank && event.key !== "Tab" && event.key !== "F5") setBlank(view, false);
  else if (event.key === "F5") { if (!view.scene.everywhere) return; if (!document.fullscreenElement) fullScreen(view); }
  else if (STEPS[event.key]) { if (!event.repeat) view.send({ kind: "press", action: STEPS[event.key] }); }
  else if (letter === "b" || letter === ".") setBlank(view, true);
  else if (letter === "f") fullScreen(view);
  else if (letter === "j" && text(view.scene.room)) view.send({ kind: "press", action: "join" });
  else if (view.scene.join && "hr".includes(letter)) return; // what they open lies below the panel
  else if (letter === "h" && view.scene.phones) setHands(view, !view.hands);
  else if (letter === "r") setReasons(view, !view.reasons);
  else if (event.key === "Escape" && view.scene.join) view.send({ kind: "press", action: "join" });
  else if (event.key === "Escape" && !view.why.hidden) setReasons(view, false);
  else if (letter === "v") view.voice.toggle(text(view.scene.language));
  else if (/^[1-9]$/.test(event.key) && (event.repeat || view.tally.raise(Number(event.key) - 1))) { /* one hand more */ }
  else if (!count || event.key.length > 1) return; // no letter goes into a number
  if (count && STEPS[event.key]) view.screen.focus({ preventScroll: true });
  event.preventDefault();
  event.stopPropagation();
}

const awake = (view) => {
  view.root.classList.remove("is-idle");
  clearTimeout(view.idle);
  view.idle = setTimeout(() => view.root.classList.add("is-idle"), IDLE_MS);
};

const moved = (view, event) => { if (event.pointerType !== "touch") awake(view); };

function drawControls(view) {
  const names = { next: view.scene.ask && !view.scene.join ? "reveal" : "next" };
  for (const [name, button] of Object.entries(view.buttons)) {
    const label = word(view.scene, names[name] || name);
    if (button.textContent !== label) button.textContent = label;
  }
  const several = view.scene.deal && view.scene.deal.of > 1;
  view.buttons.earlier.hidden = !several || view.scene.deal.at <= 1;
  view.buttons.later.hidden = !several || view.scene.deal.at >= view.scene.deal.of;
  const at = view.scene.place || {};
  attribute(view.buttons.back, "aria-disabled", at.at <= 1 && view.buttons.earlier.hidden ? "true" : null);
  attribute(view.buttons.next, "aria-disabled", at.at >= at.of && view.buttons.later.hidden ? "true" : null);
  attribute(view.controls, "aria-label", word(view.scene, "controls"));
  if (!view.buttons.voice.hasAttribute("aria-pressed")) attribute(view.buttons.voice, "aria-pressed", "false");
  view.buttons.full.hidden = !document.fullscreenEnabled;
  view.help.textContent = word(view.scene, "help");
}

function draw(view, next) {
  const fresh = next.key !== view.scene.key;
  if (fresh && view.tally.choices.contains(document.activeElement)) view.screen.focus({ preventScroll: true });
  const onward = fresh && view.scene.key !== undefined;
  view.scene = next;
  if (fresh) view.reasons = Boolean(view.scene.full);
  attribute(view.screen, "aria-label", text(view.scene.title));
  view.title.textContent = text(view.scene.title);
  attribute(view.title, "title", text(view.scene.title));
  view.subtitle.textContent = [text(view.scene.subtitle), text(view.scene.deal_label)].filter(Boolean).join(" · ");
  view.place.textContent = text(view.scene.place && view.scene.place.label);
  view.room.textContent = text(view.scene.room);
  view.room.hidden = !view.room.textContent;
  view.bar.firstChild.style.width = `${view.scene.place ? (100 * view.scene.place.at) / view.scene.place.of : 0}%`;
  attribute(view.screen, "data-seats", list(view.scene.seats).length);
  view.seats.draw(view.scene);
  view.middle.draw(view.scene);
  view.race.draw(view.scene);
  view.tally.draw(view.scene);
  view.join.draw(view.scene.join || null);
  view.screen.classList.toggle("is-joining", Boolean(view.scene.join));
  drawHands(view);
  drawTells(view);
  view.end.textContent = text(view.scene.end);
  drawReasons(view);
  drawControls(view);
  if (fresh) view.note.textContent = "";
  if (onward) view.voice.say(list(view.scene.say).map((one) => text(one.text)), text(view.scene.language));
}

/** The buttons below the stage, by their names. */
function makeButtons(view) {
  return Object.fromEntries(BUTTONS.map((name) => {
    const made = node("button", { type: "button", class: `pq-press pq-pr-button${name === "next" ? " is-primary" : ""}`, "data-id": name });
    made.addEventListener("click", (event) => {
      if (event.detail) view.screen.focus({ preventScroll: true }); // by mouse or touch: the keys are the stage's again
      if (!isHasty(view, event)) pressed(view, name);
    });
    return [name, made];
  }));
}

/** What is built around the fixed elements: the seats, the class's hands, the buttons, and the screen that holds all. */
function addScreen(view) {
  const { send, tells, end, why, note, help, title, subtitle, place, room, bar, middle } = view;
  const seats = presenterSeats(send), tally = presenterTally(send), buttons = makeButtons(view);
  const talk = node("div", { class: "pq-pr-talk" }, node("div", { role: "status", "aria-live": "polite", class: "pq-pr-heard" }, tells, end, tally.question), tally.choices, why);
  const controls = node("div", { class: "pq-pr-controls is-on-cloth", role: "toolbar" }, ...Object.values(buttons));
  const foot = node("footer", { class: "pq-pr-foot" }, controls, note, help);
  const stage = node("div", { class: "pq-pr-stage" }, seats.others, node("div", { class: "pq-pr-centre" }, middle.element, talk), view.race.element, seats.nearest);
  view.race.on(stage);
  const screen = node("section", { class: "pq-pr", tabindex: "0" },
    node("header", { class: "pq-pr-head" }, node("div", {}, title, subtitle), room, place), bar, stage, view.join.element, foot);
  const voice = presenterVoice((on, silent) => {
    attribute(buttons.voice, "aria-pressed", String(on));
    note.textContent = silent ? word(view.scene, "no_voice") : "";
  });
  return Object.assign(view, { seats, tally, buttons, talk, controls, stage, screen, voice });
}

/** A click goes on, and so does a finger that wipes the stage aside. */
function listenToStage(view) {
  const { stage, send } = view;
  view.join.element.addEventListener("click", () => { if (!String(getSelection())) send({ kind: "press", action: "next" }); });
  stage.addEventListener("click", (event) => {
    if (event.target.closest("button, input, a, .pq-pr-why, .pq-pr-choices") || String(getSelection()) || isHasty(view, event)) return;
    send({ kind: "press", action: "next" });
  });
  stage.addEventListener("touchstart", (event) => { awake(view); view.touched = event.touches.length === 1 ? event.touches[0].clientX : null; }, { passive: true });
  stage.addEventListener("touchend", (event) => {
    const by = view.touched === null ? 0 : event.changedTouches[0].clientX - view.touched;
    view.touched = null;
    if (Math.abs(by) > SWIPE) send({ kind: "press", action: by < 0 ? "next" : "back" });
  }, { passive: true });
}

/** @type {Build} */
function buildPresenter(root, send) {
  const view = addScreen({ root, send, scene: {}, reasons: false, hands: false, blank: false, idle: 0, touched: null, sought: "", swapped: new Set(), ...presenterParts() });
  root.append(view.screen, view.dark);
  listenToStage(view);
  view.dark.addEventListener("click", () => setBlank(view, false));
  root.addEventListener("pointermove", (event) => moved(view, event));
  root.addEventListener("focusin", () => awake(view));
  const typed = (event) => keyed(view, event);
  document.addEventListener("keydown", typed);
  const resized = new ResizeObserver(() => fitTalk(view));
  resized.observe(view.screen);
  return {
    draw: (next) => draw(view, next),
    close() {
      document.removeEventListener("keydown", typed);
      if (view.blank) setBlank(view, false);
      clearTimeout(view.idle);
      resized.disconnect();
      view.voice.close();
    },
  };
}

VIEWS.presenter = buildPresenter;
