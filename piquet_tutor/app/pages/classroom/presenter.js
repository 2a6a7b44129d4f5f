// A deal presented to a class: draws the beat it is sent, and sends what was pressed. It compares no cards; what has not
// been revealed is not here. Blanking, the full screen, the voice and the reasons lying open are the screen's own affair.

import { node, attribute, arrange, word, text, list } from "../../shared/drawing/kit.js";
import { presenterSeats, presenterMiddle } from "./presenter_cards.js";
import { presenterTally } from "./presenter_tally.js";
import { presenterVoice } from "./presenter_voice.js";

const STEPS = {
  PageDown: "next", ArrowRight: "next", ArrowDown: "next", Enter: "next", " ": "next",
  PageUp: "back", ArrowLeft: "back", ArrowUp: "back", Backspace: "back", Home: "first", End: "last",
};
const IDLE_MS = 2500;
const SWIPE = 60; // pixels
const SMALLEST = 15; // pixels of type in which a reason is still read from the back of a class

export function buildPresenter(root, send) {
  let scene = {};
  let reasons = false;
  let blank = false;
  let idle = 0;
  let touched = null;

  // --- the fixed parts -------------------------------------------------------------------------
  const title = node("h2", { class: "pq-pr-title" });
  const subtitle = node("p", { class: "pq-pr-sub" });
  const place = node("p", { class: "pq-pr-place" });
  const bar = node("div", { class: "pq-pr-bar", "aria-hidden": "true" }, node("span", {}));
  const seats = presenterSeats(send);
  const middle = presenterMiddle();
  const tells = node("div", { class: "pq-pr-tells" });
  const why = node("div", { class: "pq-pr-why", hidden: true, tabindex: "0", role: "group" });
  const end = node("p", { class: "pq-pr-end" });
  const tally = presenterTally(send);
  const talk = node("div", { class: "pq-pr-talk" }, node("div", { role: "status", "aria-live": "polite", class: "pq-pr-heard" }, tells, end, tally.question), tally.choices, why);
  const help = node("p", { class: "pq-pr-help" });
  const note = node("p", { class: "pq-pr-note", role: "status" });
  const buttons = Object.fromEntries(["earlier", "back", "next", "later", "reason", "voice", "blank", "full"].map((name) => {
    const made = node("button", { type: "button", class: `pq-pr-button${name === "next" ? " is-primary" : ""}`, "data-id": name });
    made.addEventListener("click", (event) => {
      if (event.detail) screen.focus({ preventScroll: true }); // by mouse or touch: the keys are the stage's again
      pressed(name);
    });
    return [name, made];
  }));
  const controls = node("div", { class: "pq-pr-controls", role: "toolbar" }, ...Object.values(buttons));
  const foot = node("footer", { class: "pq-pr-foot" }, controls, note, help);
  const stage = node("div", { class: "pq-pr-stage" }, seats.others, node("div", { class: "pq-pr-centre" }, middle.element, talk), seats.nearest);
  const dark = node("div", { class: "pq-pr-blank", role: "status", popover: "manual", hidden: true });
  const screen = node("section", { class: "pq-pr", tabindex: "0" },
    node("header", { class: "pq-pr-head" }, node("div", {}, title, subtitle), place), bar, stage, foot);
  root.append(screen, dark);
  const voice = presenterVoice((on, silent) => {
    attribute(buttons.voice, "aria-pressed", String(on));
    note.textContent = silent ? word(scene, "no_voice") : "";
  });

  // --- what was pressed ------------------------------------------------------------------------------
  function pressed(name) {
    if (blank && name !== "blank") return setBlank(false);
    if (name === "blank") setBlank(!blank);
    else if (name === "full") fullScreen();
    else if (name === "voice") voice.toggle(text(scene.language));
    else if (name === "reason") setReasons(!reasons);
    else send({ kind: "press", action: name });
    return undefined;
  }

  function setBlank(on) {
    blank = on;
    dark.hidden = !on;
    if (dark.showPopover && dark.matches(":popover-open") !== on) dark.togglePopover(on); // above whatever else there is
    dark.textContent = on ? word(scene, "blanked") : "";
    screen.inert = on;
    if (!on) screen.focus({ preventScroll: true });
  }

  function setReasons(on) {
    reasons = on;
    drawReasons();
  }

  function fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else if (root.requestFullscreen) root.requestFullscreen().catch(() => {});
  }

  function keyed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const inside = event.target instanceof Element && root.contains(event.target);
    if (!inside && !scene.everywhere && !blank && document.fullscreenElement !== root) return;
    const field = event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable], a, summary");
    const paging = event.key === "PageDown" || event.key === "PageUp" || event.key === "F5";
    const count = inside && tally.typing(event.target);
    if (count && !paging && /^(\d|Backspace|Delete|Tab|Shift|Home|End|Arrow\w+)$/.test(event.key)) return;
    if (field && !inside && !paging && !blank) return;
    if (field && inside && !count && !paging && !tally.owns(field)) return;
    const own = event.target instanceof Element && event.target.closest("button") && (event.key === " " || event.key === "Enter");
    if (own && !blank) return; // the button does it
    const letter = event.key.toLowerCase();
    if (blank && event.key !== "Tab" && event.key !== "F5") setBlank(false);
    else if (event.key === "F5") { if (!scene.everywhere) return; if (!document.fullscreenElement) fullScreen(); }
    else if (STEPS[event.key]) { if (!event.repeat) send({ kind: "press", action: STEPS[event.key] }); }
    else if (letter === "b" || letter === ".") setBlank(true);
    else if (letter === "f") fullScreen();
    else if (letter === "r") setReasons(!reasons);
    else if (event.key === "Escape" && !why.hidden) setReasons(false);
    else if (letter === "v") voice.toggle(text(scene.language));
    else if (/^[1-9]$/.test(event.key) && (event.repeat || tally.raise(Number(event.key) - 1))) { /* one hand more */ }
    else if (!count || event.key.length > 1) return; // no letter goes into a number
    if (count && STEPS[event.key]) screen.focus({ preventScroll: true });
    event.preventDefault();
    event.stopPropagation();
  }

  const awake = () => {
    root.classList.remove("is-idle");
    clearTimeout(idle);
    idle = setTimeout(() => root.classList.add("is-idle"), IDLE_MS);
  };
  const moved = (event) => { if (event.pointerType !== "touch") awake(); };
  stage.addEventListener("click", (event) => {
    if (event.target.closest("button, input, a, .pq-pr-why, .pq-pr-choices") || String(getSelection())) return;
    send({ kind: "press", action: "next" });
  });
  stage.addEventListener("touchstart", (event) => { awake(); touched = event.touches.length === 1 ? event.touches[0].clientX : null; }, { passive: true });
  stage.addEventListener("touchend", (event) => {
    const by = touched === null ? 0 : event.changedTouches[0].clientX - touched;
    touched = null;
    if (Math.abs(by) > SWIPE) send({ kind: "press", action: by < 0 ? "next" : "back" });
  }, { passive: true });
  dark.addEventListener("click", () => setBlank(false));
  root.addEventListener("pointermove", moved);
  root.addEventListener("focusin", awake);
  document.addEventListener("keydown", keyed);

  // --- drawing -----------------------------------------------------------------------------------------
  function drawTells() {
    arrange(tells, [...list(scene.before).map((one) => ({ ...one, before: true })), ...list(scene.tells)].map((one, at, all) => {
      const said = text(one.call) ? node("p", { class: "pq-pr-call" }, node("b", {}, text(one.who)), node("q", {}, text(one.call))) : null;
      const points = text(one.points) ? node("span", { class: "pq-pr-points" }, text(one.points)) : null;
      const short = text(one.short) || points ? node("p", { class: "pq-pr-short" }, points, text(one.short)) : null;
      return node("div", { class: `pq-pr-tell is-${text(one.verdict)}${one.before ? " is-before" : at === all.length - 1 ? " is-last" : ""}` }, said, short);
    }));
  }

  function drawReasons() {
    const told = list(scene.tells).filter((one) => list(one.reasons).length || list(one.cites).length);
    buttons.reason.hidden = !told.length;
    attribute(buttons.reason, "aria-keyshortcuts", "R");
    attribute(buttons.reason, "aria-expanded", String(reasons && told.length > 0));
    why.hidden = !(reasons && told.length);
    attribute(why, "aria-label", word(scene, "reason"));
    arrange(why, told.map((one) => node("div", { class: "pq-pr-reason" },
      ...list(one.reasons).map((each) => node("p", {}, text(each))),
      list(one.cites).length ? node("p", { class: "pq-pr-cites" }, list(one.cites).map(text).join("; ")) : null)));
    root.classList.toggle("has-reasons", !why.hidden);
    fitReasons();
  }

  /** The reason as large as it can be told whole; what would be too small even so is scrolled. */
  function fitReasons() {
    why.style.fontSize = "";
    if (why.hidden) return;
    const spills = () => why.scrollHeight > why.clientHeight + 1 || talk.scrollHeight > talk.clientHeight + 1;
    for (let size = parseFloat(getComputedStyle(why).fontSize); spills() && size > SMALLEST; size -= 1) why.style.fontSize = `${size - 1}px`;
  }
  const resized = new ResizeObserver(fitReasons);
  resized.observe(screen);

  function drawControls() {
    const names = { next: scene.ask ? "reveal" : "next" };
    for (const [name, button] of Object.entries(buttons)) {
      const label = word(scene, names[name] || name);
      if (button.textContent !== label) button.textContent = label;
    }
    const several = scene.deal && scene.deal.of > 1;
    buttons.earlier.hidden = !several || scene.deal.at <= 1;
    buttons.later.hidden = !several || scene.deal.at >= scene.deal.of;
    const at = scene.place || {};
    attribute(buttons.back, "aria-disabled", at.at <= 1 && buttons.earlier.hidden ? "true" : null);
    attribute(buttons.next, "aria-disabled", at.at >= at.of && buttons.later.hidden ? "true" : null);
    attribute(controls, "aria-label", word(scene, "controls"));
    if (!buttons.voice.hasAttribute("aria-pressed")) attribute(buttons.voice, "aria-pressed", "false");
    buttons.full.hidden = !document.fullscreenEnabled;
    help.textContent = word(scene, "help");
  }

  function draw(next) {
    const fresh = next.key !== scene.key;
    if (fresh && tally.choices.contains(document.activeElement)) screen.focus({ preventScroll: true });
    const onward = fresh && scene.key !== undefined;
    scene = next;
    if (fresh) reasons = Boolean(scene.full);
    attribute(screen, "aria-label", text(scene.title));
    title.textContent = text(scene.title);
    subtitle.textContent = [text(scene.subtitle), text(scene.deal_label)].filter(Boolean).join(" · ");
    place.textContent = text(scene.place && scene.place.label);
    bar.firstChild.style.width = `${scene.place ? (100 * scene.place.at) / scene.place.of : 0}%`;
    attribute(screen, "data-seats", list(scene.seats).length);
    seats.draw(scene);
    middle.draw(scene);
    tally.draw(scene);
    drawTells();
    end.textContent = text(scene.end);
    drawReasons();
    drawControls();
    if (fresh) note.textContent = "";
    if (onward) voice.say(list(scene.say).map((one) => text(one.text)), text(scene.language));
  }

  return {
    draw,
    close() {
      document.removeEventListener("keydown", keyed);
      if (blank) setBlank(false);
      clearTimeout(idle);
      resized.disconnect();
      voice.close();
    },
  };
}
