// The card table: draws a scene and sends what was touched. It compares no cards and knows no rule.

import { drawCard, cardName, isCard, lookFor, svg } from "../drawing/card_art.js";
import { ASPECT, sizeOf, shareOfHeight, shareAround, handFrame, handPlaces, sidePlaces, pilePlaces, rowPlaces, trickPlaces, speechPlaces, roving } from "../drawing/geometry.js";
import { bidGrid } from "./bid_grid.js";
import { node, attribute, arrange, uid, word, beside, text, list, icon, toolIcon, listen, askRulings, still } from "../drawing/kit.js";

const PLACES = ["top", "left", "right", "bottom"];
const MOVE_MS = 220;
const TAKEN_MS = 600; // how long a whole trick lies before its winner takes it in
const APART_MS = 330; // between two cards of a trick that come in one scene: as somebody plays who does not hesitate
const ARROWS = { ArrowLeft: "\u2190", ArrowRight: "\u2192", ArrowUp: "\u2191", ArrowDown: "\u2193" };
const WRITTEN_IN = "input, textarea, select, [contenteditable], [role=listbox], [role=combobox], [role=menu], [role=dialog]";
const OWN_LETTERS = ".jp-NotebookPanel, .pq-root-presenter"; // where a letter on the page means something else; Voilà has a LabShell too
const STEPS = ["first", "back", "forward", "last"];
const MANY = 5; // buttons that would push each other below the fold
const BRIEF = 18; // letters of a single button that stands beside what is asked, even on a telephone
const ROOMY = 700; // pixels: a table so wide has its name and all its tools in one line
const LOUD = 48; // letters of what is asked that may stand large where no button is beside it
const TIGHTER = ["is-tight", "is-tighter", "is-tightest"]; // smaller and smaller letters for what is said at length
const SHARES = ["is-broad", "is-slim", "is-slimmer"]; // how words and buttons may share the room where that is not enough
const ROW = 56; // pixels: buttons that take more than this stand in two rows
const STAKE = 40; // pixels: the line above the prompt that tells what is bid for
const BESIDE_BIDS = 0.4; // of the cloth's width: where the other hand lies while bids stand beside it

export function buildTable(root, send) {
  let scene = {};
  let drawnOnce = false;
  let lightedCards = new Set();
  let lightedSeat = null;
  let pending = null;
  let promptRoom = 0;
  let lastWidth = 0;
  let lastPhase = null;
  let lastGone = "";
  const cards = new Map();      // code -> its element, for as long as the table lives
  const seats = new Map();      // "top" ... -> the parts of a seat
  const capacities = new Map(); // "top" ... -> the most cards that hand has held
  const rovers = new Map();     // "top" ... -> the card that holds the hand's tab stop

  // --- the fixed parts -------------------------------------------------------------------------
  const title = node("h2", { class: "pq-title" });
  const subtitle = node("p", { class: "pq-subtitle" });
  const tools = node("div", { class: "pq-tools", role: "toolbar" });
  const stepper = node("div", { class: "pq-tools pq-stepper", role: "toolbar" });
  const toolRows = node("div", { class: "pq-tool-rows" }, tools, stepper);
  const talon = node("div", { class: "pq-talon" });
  const trick = node("div", { class: "pq-trick", role: "group" });
  const speeches = node("div", { class: "pq-speeches" });
  const middle = node("div", { class: "pq-middle" }, talon, trick, speeches);
  const cloth = node("div", { class: "pq-cloth" }, middle);
  const promptIcon = node("span", { class: "pq-prompt-icon" });
  const promptText = node("p", { class: "pq-prompt-text", tabindex: "-1" });
  const promptDetail = node("p", { class: "pq-prompt-detail" });
  const actions = node("div", { class: "pq-actions", role: "group" });
  const answers = node("div", { class: "pq-answers" }, actions);
  const prompt = node("div", { class: "pq-prompt" }, promptIcon, node("div", { class: "pq-prompt-words" }, promptText, promptDetail), answers);
  const stake = node("p", { class: "pq-stake" });
  let trickBox = { width: 0, height: 0, card: 40, seats: 2 };
  const bids = bidGrid(send);
  let bidsBeside = false; // whether bids have stood on the cloth since the bidding began
  const live = node("div", { class: "pq-hidden", role: "status", "aria-live": "polite" });
  const keys = node("section", { class: "pq-keys", hidden: true });
  const table = node("section", { class: "pq-table pq-box" },
    node("header", { class: "pq-head" }, node("div", { class: "pq-titles" }, title, subtitle), toolRows), keys, cloth, stake, prompt, bids.box, live);
  root.append(table);

  const trickSlots = new Map();
  const talonParts = { five: talonPart("five"), three: talonPart("three") };
  const talonLabel = node("p", { class: "pq-place-label" });
  talon.append(node("div", { class: "pq-talon-cards" }, talonParts.five.box, talonParts.three.box), talonLabel);

  function talonPart(name) {
    return { box: node("div", { class: "pq-talon-part", "data-part": name }), spare: [] };
  }

  function seatParts(at) {
    if (seats.has(at)) return seats.get(at);
    const token = node("span", { class: "pq-token", "aria-hidden": "true" });
    const name = node("span", { class: "pq-name" });
    const role = node("span", { class: "pq-role" });
    const score = node("span", { class: "pq-score" });
    const chips = node("span", { class: "pq-chips" });
    const known = node("button", { class: "pq-known", type: "button", hidden: true });
    known.addEventListener("click", () => askRulings(scene.group, list((parts.scene.known || {}).rulings)));
    const plate = node("div", { class: "pq-plate" }, token, node("div", { class: "pq-plate-words" }, node("div", { class: "pq-plate-line" }, name, score), node("div", { class: "pq-plate-line" }, role, chips)));
    const discards = node("div", { class: "pq-discards" });
    const discardCards = node("div", { class: "pq-mini-row" });
    const discardLabel = node("span", { class: "pq-place-label" });
    discards.append(discardCards, discardLabel);
    const tricks = node("div", { class: "pq-tricks" });
    const trickRow = node("div", { class: "pq-mini-row" });
    const trickLabel = node("span", { class: "pq-place-label" });
    tricks.append(trickRow, trickLabel);
    const won = node("div", { class: "pq-won" }, discards, tricks);
    (at === "left" || at === "right" ? won : plate.querySelector(".pq-plate-line:last-child")).append(known);
    const strip = node("div", { class: "pq-strip" }, plate, won);
    const hand = node("div", { class: "pq-hand" });
    const count = node("span", { class: "pq-count", "aria-hidden": "true" });
    const seat = node("section", { class: "pq-seat", "data-at": at }, strip, node("div", { class: "pq-held" }, hand, count));
    const speech = node("div", { class: "pq-speech", "data-at": at });
    const parts = { at, seat, strip, plate, won, token, name, role, score, chips, known, hand, count, discards, discardCards, discardLabel, tricks, trickRow, trickLabel, speech, spare: [], discardSpare: [], trickSpare: [], scene: {} };
    seats.set(at, parts);
    hand.addEventListener("keydown", (event) => handKey(event, parts));
    hand.addEventListener("click", (event) => {
      const card = event.target.closest(".pq-card");
      if (card && hand.contains(card)) touch(parts, card);
    });
    hand.addEventListener("focusin", (event) => {
      const card = event.target.closest(".pq-card");
      if (card) setRover(parts, card.dataset.card);
    });
    return parts;
  }

  // --- a card on the table -----------------------------------------------------------------------
  function makeCard() {
    const note = node("span", { class: "pq-hidden", id: uid("why") });
    const element = node("div", { class: "pq-card" }, node("div", { class: "pq-card-in" }), note);
    return element;
  }

  /** The element of a known card (kept for life), or a spare face-down one of this place. */
  function cardElement(code, used, spare, index) {
    if (isCard(code) && !used.has(code)) {
      used.add(code);
      if (!cards.has(code)) {
        const made = makeCard();
        made.dataset.card = code;
        made.dataset.suit = code[1];
        cards.set(code, made);
      }
      return cards.get(code);
    }
    if (!spare[index]) spare[index] = makeCard();
    return spare[index];
  }

  /** Dress a card for where it lies. `spec` is the scene's card; `how` the place's wishes. */
  function dress(element, spec, how) {
    const code = isCard(spec.card) ? spec.card : null;
    attribute(element, "data-suit", code ? code[1] : null); // a spare shows now this card, now that
    const lit = Boolean(spec.lit) || (code !== null && lightedCards.has(code));
    const down = code === null || Boolean(how.down && !lit);
    const look = down ? "back" : how.look || lookFor(how.width);
    const drawing = `${code} ${look}`;
    const inner = element.firstChild;
    if (element.dataset.drawing !== drawing) {
      element.dataset.drawing = drawing;
      inner.replaceChildren(drawCard(code, look));
    }
    element.style.width = `${how.width}px`;
    element.style.height = `${Math.round(how.width * ASPECT)}px`;
    element.style.setProperty("--pq-card-w", `${how.width}px`);
    const marks = [];
    if (lit) marks.push("lit");
    if (spec.mark === "new" || spec.mark === "discard") marks.push(spec.mark);
    if (spec.winning) marks.push("winning");
    const wanted = marks.join(" ");
    if ((element.dataset.marks || "") !== wanted) {
      element.dataset.marks = wanted;
      for (const old of [...element.querySelectorAll(".pq-mark")]) old.remove();
      for (const mark of marks) {
        const picture = mark === "winning" ? icon("crown") : mark === "discard" ? icon("denied") : mark === "new" ? icon("new") : svg("svg", { viewBox: "0 0 24 24", class: "pq-icon" }, svg("path", { class: "pq-solid", d: "M12 2L15 9L22 12L15 15L12 22L9 15L2 12L9 9Z" }));
        const badge = node("span", { class: `pq-mark pq-mark-${mark}`, "aria-hidden": "true" });
        badge.append(picture);
        inner.append(badge);
      }
    } else if (marks.length && !inner.querySelector(".pq-mark")) {
      element.dataset.marks = "";
      dress(element, spec, how);
      return;
    }
    element.classList.toggle("is-selected", Boolean(spec.selected));
    element.classList.toggle("is-lit", lit);
    element.classList.toggle("is-dim", Boolean(spec.enabled === false && how.choosing));
    element.classList.toggle("is-ready", Boolean(spec.enabled === true && how.choosing));
    element.classList.toggle("is-away", spec.mark === "discard");
    element.classList.toggle("is-winning", Boolean(spec.winning));
    element.classList.toggle("is-down", down);

    const name = down && !how.down ? word(scene, "face_down") : text(spec.label) || (code ? cardName(code, scene.words) : word(scene, "face_down"));
    const said = [name];
    if (spec.mark === "new") said.push(word(scene, "new"));
    if (spec.mark === "discard") said.push(word(scene, "discard"));
    if (spec.winning) said.push(word(scene, "winning"));
    if (lit) said.push(word(scene, "lit"));
    if (how.known) said.push(how.known);
    const why = spec.enabled === false ? text(spec.why) : "";
    const note = element.lastChild;
    if (how.silent) {
      for (const name of ["role", "aria-label", "aria-pressed", "aria-disabled", "aria-describedby", "tabindex", "title"]) attribute(element, name, null);
      attribute(element, "aria-hidden", "true");
      note.textContent = "";
      return;
    }
    attribute(element, "aria-hidden", null);
    attribute(element, "aria-label", said.join(", "));
    attribute(element, "role", how.button ? "button" : "img");
    attribute(element, "aria-pressed", how.button && scene.choose === "many" && how.choosing && typeof spec.enabled === "boolean" ? String(Boolean(spec.selected)) : null);
    attribute(element, "aria-disabled", how.button && !(how.choosing && spec.enabled === true) ? "true" : null);
    if (note.textContent !== why) note.textContent = why;
    attribute(element, "aria-describedby", how.button && why ? note.id : null);
    attribute(element, "title", why || how.known || null);
    if (!how.button) attribute(element, "tabindex", null);
  }

  function place(element, x, y, turn, order) {
    element.style.transform = `translate(${x}px, ${y}px)${turn ? ` rotate(${turn}deg)` : ""}`;
    element.style.zIndex = order === undefined ? "" : String(order);
  }

  // --- what was touched ------------------------------------------------------------------------------
  function touch(parts, element) {
    const code = element.dataset.card;
    const spec = list(parts.scene.hand).find((card) => card && card.card === code);
    if (!spec || typeof spec.enabled !== "boolean") return;
    if (scene.choose === "play") {
      if (pending === code) return; // the second half of a double click
      pending = code;
      setTimeout(() => { pending = null; }, 500);
      send({ kind: "play", card: code });
    } else if (scene.choose === "many") send({ kind: "select", card: code });
  }

  function handKey(event, parts) {
    const here = event.target.closest(".pq-card");
    if (!here) return;
    const all = [...parts.hand.children];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) touch(parts, here);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || steps(event.key)) return;
    const to = roving(event.key, all.indexOf(here), all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[to].focus();
  }

  /** Whether a key steps through the deal now: where no card can be chosen, the step keys are not the hand's. */
  function steps(key) {
    const choosing = scene.choose === "play" || scene.choose === "many";
    return !choosing && list(scene.tools).some((tool) => tool && text(tool.key) === key);
  }

  function setRover(parts, code) {
    rovers.set(parts.at, code);
    for (const card of parts.hand.children) {
      if (card.getAttribute("role") === "button") attribute(card, "tabindex", card.dataset.card === code ? "0" : "-1");
    }
  }

  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    if (event.key === "Escape") {
      if (lightedCards.size) { lightedCards = new Set(); lightedSeat = null; draw(scene); event.stopPropagation(); }
      return;
    }
    pressKey(event);
  });

  function pressKey(event) {
    const key = event.key.toLowerCase();
    const wanted = [...list(scene.actions), ...list(scene.tools)].find((item) => item && text(item.key).toLowerCase() === key && key);
    if (!wanted) return;
    event.preventDefault();
    event.stopPropagation();
    send({ kind: "press", action: wanted.id });
  }

  /** The table's letters hold on the whole page, where it is the only table in sight: the focus may be left on a button. */
  const fromPage = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key.length !== 1 || event.key === " " || root.contains(event.target)) return; // the other keys are the page's
    if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return;
    if (document.querySelector(OWN_LETTERS)) return;
    const seen = [...document.querySelectorAll(".pq-root-table")].filter((one) => one.getClientRects().length);
    if (seen.length === 1 && seen[0] === root) pressKey(event);
  };
  document.addEventListener("keydown", fromPage);

  for (const bar of [tools, stepper]) {
    bar.addEventListener("keydown", (event) => {
      const all = [...bar.children];
      const to = roving(event.key, all.indexOf(event.target.closest("button")), all.length);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      all.forEach((button, i) => attribute(button, "tabindex", i === to ? "0" : "-1"));
      all[to].focus();
    });
  }

  // --- drawing -----------------------------------------------------------------------------------------
  function buttons(parent, items, build) {
    const old = new Map([...parent.children].map((button) => [button.dataset.id, button]));
    arrange(parent, items.map((item) => {
      let button = old.get(text(item.id));
      if (!button) {
        button = node("button", { type: "button", "data-id": text(item.id) });
        button.addEventListener("click", () => send({ kind: "press", action: button.dataset.id }));
      }
      build(button, item);
      return button;
    }));
  }

  function fill(button, parts, drawing) {
    if (button.dataset.drawing === drawing) return;
    button.dataset.drawing = drawing;
    button.replaceChildren(...parts.filter(Boolean));
  }

  function drawHead(size) {
    if (title.textContent !== text(scene.title)) title.textContent = text(scene.title);
    subtitle.textContent = text(scene.subtitle);
    subtitle.hidden = !subtitle.textContent;
    attribute(table, "aria-label", text(scene.title) || word(scene, "table"));
    attribute(table, "data-phase", text(scene.phase));
    table.classList.toggle("is-roomy", root.clientWidth >= ROOMY);
    const given = list(scene.tools);
    drawTools(tools, given.filter((tool) => !STEPS.includes(tool.id)), "tools");
    drawTools(stepper, given.filter((tool) => STEPS.includes(tool.id)), "stepping");
    // on a telephone the steps stand where the thumb is, with the buttons, and the tools keep to one row
    const home = size === "s" ? answers : toolRows;
    if (stepper.parentNode !== home) home.append(stepper);
  }

  function drawTools(bar, given, name) {
    attribute(bar, "aria-label", word(scene, name));
    buttons(bar, given, (button, tool) => {
      const picture = toolIcon(tool);
      button.className = `pq-tool${picture ? " has-icon" : ""}`;
      fill(button, [picture, node("span", { class: "pq-tool-label" }, text(tool.label))], `${tool.icon} ${tool.label}`);
      attribute(button, "aria-label", text(tool.label));
      attribute(button, "title", text(tool.label) + (tool.key ? ` (${keyName(tool.key)})` : ""));
      attribute(button, "aria-pressed", typeof tool.pressed === "boolean" ? String(tool.pressed) : null);
      attribute(button, "aria-disabled", tool.enabled === false ? "true" : null);
      attribute(button, "aria-keyshortcuts", tool.key ? text(tool.key) : null);
    });
    const all = [...bar.children];
    if (all.length && !all.some((button) => button.getAttribute("tabindex") === "0")) all.forEach((button, i) => attribute(button, "tabindex", i ? "-1" : "0"));
    else all.forEach((button) => { if (!button.hasAttribute("tabindex")) attribute(button, "tabindex", "-1"); });
    bar.hidden = all.length === 0;
  }

  const keyName = (key) => ARROWS[key] || (text(key).length === 1 ? text(key).toUpperCase() : text(key));

  /** What every key does now: those of the buttons and tools that stand there, and those that belong to none. */
  function drawKeys() {
    const given = scene.keys;
    keys.hidden = !given;
    if (!given) return;
    const row = (key, does) => node("div", {}, node("dt", {}, node("kbd", {}, key)), node("dd", {}, text(does)));
    attribute(keys, "aria-label", text(given.label));
    keys.replaceChildren(
      node("h3", {}, text(given.label)),
      node("dl", {},
        ...[...list(scene.actions), ...list(scene.tools)].filter((item) => item && item.key).map((item) => row(keyName(item.key), item.label)),
        ...list(given.rows).map((one) => row(text(one.keys), one.does))),
      node("p", {}, text(given.note)));
  }

  function drawPrompt(size) {
    const asked = scene.prompt || {};
    const tone = ["ask", "wait", "refused", "done"].includes(asked.tone) ? asked.tone : "ask";
    prompt.dataset.tone = tone;
    if (promptIcon.dataset.tone !== tone) { promptIcon.dataset.tone = tone; promptIcon.replaceChildren(icon(tone)); }
    if (promptText.textContent !== text(asked.text)) promptText.textContent = text(asked.text);
    if (promptDetail.textContent !== text(asked.detail)) promptDetail.textContent = text(asked.detail);
    attribute(actions, "aria-label", word(scene, "actions"));
    buttons(actions, list(scene.actions), (button, action) => {
      button.className = `pq-action${action.primary ? " is-primary" : ""}${text(action.label).length > BRIEF ? " is-long" : ""}`;
      fill(button, [node("span", {}, text(action.label)), action.key ? node("kbd", { "aria-hidden": "true" }, text(action.key)) : null], `${action.label} ${action.key}`);
      attribute(button, "aria-disabled", action.enabled === false ? "true" : null);
      attribute(button, "title", action.enabled === false && action.why ? text(action.why) : null);
      attribute(button, "aria-keyshortcuts", action.key ? text(action.key) : null);
    });
    const count = list(scene.actions).length;
    const only = count === 1 ? text(scene.actions[0].label) : "";
    const words = text(asked.text).length + text(asked.detail).length;
    const stepped = !stepper.hidden;
    prompt.classList.toggle("is-many", count >= MANY);
    prompt.classList.toggle("is-three", count === 3);
    prompt.classList.toggle("is-short", count > 1 && list(scene.actions).every((action) => text(action.label).length <= BRIEF));
    prompt.classList.toggle("is-brief", Boolean(only) && only.length <= BRIEF && words <= BRIEF * 3 && !stepped);
    prompt.classList.toggle("is-bare", !count && (!stepped || size !== "s"));
    prompt.classList.toggle("is-loud", !count && words <= LOUD);
    prompt.classList.toggle("is-still", tone === "done" && !count && !stepped); // neither played nor stepped through
    answers.hidden = !count && (!stepped || size !== "s");
    const said = text(scene.announce);
    if (said !== live.dataset.said) { live.dataset.said = said; live.textContent = said; }
  }

  /**
   * What is asked has the same room at every step, so that nothing below it moves: what is longer is set smaller first.
   * Only what even then does not fit makes it higher, and then until the phase is over.
   */
  function fitPrompt(size) {
    if (scene.phase !== lastPhase) promptRoom = 0;
    lastPhase = scene.phase;
    prompt.style.minHeight = "";
    prompt.classList.remove(...TIGHTER, ...SHARES);
    prompt.classList.toggle("is-rows", size !== "s" && actions.offsetHeight > ROW);
    const usual = parseFloat(getComputedStyle(prompt).minHeight) || 0;
    const high = () => prompt.getBoundingClientRect().height;
    for (const fit of TIGHTER) if (high() > usual + 0.5) prompt.classList.add(fit);
    let least = { high: high(), share: "" };
    for (const share of SHARES) {
      if (least.high <= usual + 0.5) break;
      prompt.classList.remove(...SHARES);
      prompt.classList.add(share);
      if (high() < least.high - 0.5) least = { high: high(), share };
    }
    prompt.classList.remove(...SHARES);
    if (least.share) prompt.classList.add(least.share);
    promptRoom = Math.max(promptRoom, high());
    if (promptRoom > usual + 0.5) prompt.style.minHeight = `${Math.min(promptRoom, 240)}px`;
  }

  /** Whether bids are being made by two at the table; what is only stepped through has no bids to name. */
  const isBidding = () => scene.phase === "bidding" && !isAround() && !list(scene.tools).some((tool) => STEPS.includes(tool.id));

  /**
   * The bids lie on the cloth, beside the other hand and over the middle, where nothing lies yet: so the table is as high
   * while bids are made as ever after. Where they would be too small to hit, they stand below what is asked. Tells how
   * high a row of bids is on the cloth; nought below it.
   */
  function placeBids(size, present) {
    const given = isBidding() && scene.bids;
    const before = bidsBeside;
    const row = given && size !== "s" ? bids.rowIn(given, middle.getBoundingClientRect().bottom - seats.get("top").hand.getBoundingClientRect().top) : 0;
    bidsBeside = isBidding() && (bidsBeside || row > 0);
    cloth.classList.toggle("is-beside-bids", bidsBeside);
    if (bidsBeside !== before) measure(present);
    const home = row ? cloth : table;
    if (given && bids.box.parentNode !== home) home.insertBefore(bids.box, row ? middle.nextSibling : live);
    return row;
  }

  function drawBids(row) {
    const came = scene.bids && bids.box.hidden;
    bids.draw(scene.bids || null, row, root.clientWidth - 34);
    if (came && !row && drawnOnce) bringBidsIntoSight();
  }

  /** Scroll, where it must, as little as shows every bid: the learner's own cards stay in the window above them. */
  function bringBidsIntoSight() {
    const by = Math.min(bids.box.getBoundingClientRect().bottom - window.innerHeight + 6, seats.get("bottom").hand.getBoundingClientRect().top);
    if (by > 1) window.scrollBy({ top: by, behavior: still() ? "auto" : "smooth" });
  }

  /** What has been bid, or undertaken and how far it has come: a line of its own, so that nothing moves when it changes. */
  function drawStake() {
    const told = text(scene.stake);
    stake.hidden = !told && !(scene.phase === "bidding" && !stepper.hidden); // stepped through, nothing moves when the first bid comes
    if (stake.dataset.drawing === told) return;
    stake.dataset.drawing = told;
    stake.replaceChildren(...(told ? [icon("flag"), node("span", {}, told)] : []));
  }

  function drawSpeech(parts, size) {
    const most = size === "s" && isAround() ? 1 : 2;
    const said = list(parts.scene.speech).slice(-most);
    const drawing = JSON.stringify(said);
    if (parts.speech.dataset.drawing === drawing) return;
    parts.speech.dataset.drawing = drawing;
    parts.speech.replaceChildren(...said.map((bubble, i) => {
      const linked = typeof bubble.ruling === "number";
      const element = node(linked ? "button" : "p", { class: `pq-bubble${bubble.fresh ? " is-fresh" : ""}${i === said.length - 1 ? " is-last" : ""}`, type: linked ? "button" : null }, text(bubble.text));
      if (linked) {
        attribute(element, "title", word(scene, "show_rulings"));
        element.addEventListener("click", () => askRulings(scene.group, [bubble.ruling]));
      }
      return element;
    }));
  }

  /** While bids are made everybody speaks beside his name, where no cards lie yet; else in the middle. */
  function placeWords(present) {
    const byName = scene.phase === "bidding" && !isAround();
    cloth.classList.toggle("is-bidding", byName);
    for (const parts of present) arrange(parts.strip, byName ? [parts.plate, parts.speech, parts.won] : [parts.plate, parts.won]);
    if (!byName) arrange(speeches, present.map((parts) => parts.speech));
  }

  /** Words keep to their own room, clear of every card: older ones give way, then the letters grow smaller. */
  function fitSpeeches(present) {
    const tall = (parts) => [...parts.speech.children].filter((one) => !one.hidden).reduce((all, one) => all + one.offsetHeight + 4, 12);
    for (const parts of present) {
      parts.speech.classList.remove("is-tight");
      parts.speech.removeAttribute("style");
      for (const bubble of parts.speech.children) bubble.hidden = false;
    }
    if (scene.phase === "bidding" && !isAround()) {
      const wide = (parts) => parts.speech.scrollWidth > parts.speech.clientWidth + 1;
      for (const parts of present) {
        if (wide(parts) && parts.speech.children.length > 1) parts.speech.firstChild.hidden = true;
        if (parts.speech.offsetHeight > parts.strip.clientHeight + 1) parts.speech.classList.add("is-tight");
      }
      return;
    }
    if (!isAround()) {
      const room = speeches.clientHeight;
      const speaks = (parts) => [...parts.speech.children].some((one) => !one.hidden);
      const all = () => present.reduce((sum, parts) => sum + (speaks(parts) ? tall(parts) : 0), 0);
      for (const parts of present) if (all() > room && parts.speech.children.length > 1) parts.speech.firstChild.hidden = true;
      if (all() > room) for (const parts of present) parts.speech.classList.add("is-tight");
      const newest = (parts) => Math.max(-1, ...list(parts.scene.speech).map((one) => Number(one.ruling)));
      for (const parts of [...present].sort((a, b) => newest(a) - newest(b))) {
        if (all() > room && present.filter(speaks).length > 1) for (const one of parts.speech.children) one.hidden = true;
      }
      return;
    }
    const lying = list(scene.trick).length > 0 || scene.phase === "play";
    const places = speechPlaces({ ...trickBox, trick: lying, talon: talon.hidden ? 0 : talon.offsetWidth });
    for (const parts of present) {
      const boxes = (places[parts.at] || []).filter((box) => box.width > 30);
      if (!parts.speech.children.length || !boxes.length) continue;
      const into = (box) => Object.assign(parts.speech.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
      const fits = (box) => { into(box); return tall(parts) <= box.height + 4 && [...parts.speech.children].every((one) => one.scrollWidth <= one.clientWidth + 20); };
      if (boxes.some(fits)) continue;
      if (parts.speech.children.length > 1) parts.speech.firstChild.hidden = true;
      if (boxes.some(fits)) continue;
      parts.speech.classList.add("is-tight");
      if (!boxes.some(fits)) into(boxes.reduce((best, box) => (box.height > best.height ? box : best)));
    }
  }

  function drawSeat(parts, used, size) {
    const s = parts.scene;
    const at = parts.at;
    const name = text(s.name);
    attribute(parts.seat, "data-seat", text(s.seat));
    attribute(parts.seat, "aria-label", [name, text(s.role)].filter(Boolean).join(", "));
    parts.seat.classList.toggle("is-to-act", Boolean(s.to_act));
    parts.seat.classList.toggle("is-lit", Boolean(s.lit) || (lightedSeat !== null && lightedSeat === s.seat));
    parts.token.textContent = name.trim().slice(0, 1).toUpperCase();
    parts.name.textContent = name;
    const crowded = size === "s" || Number((s.tricks || {}).count) > 0;
    parts.role.textContent = text((crowded && s.role_short) || s.role);
    parts.role.hidden = !parts.role.textContent || parts.role.textContent === name;
    attribute(parts.role, "title", text(s.role) || null);
    const hasScore = s.score !== null && s.score !== undefined;
    parts.score.hidden = !hasScore;
    parts.score.textContent = hasScore ? text(s.score) : "";
    attribute(parts.score, "title", word(scene, "score"));
    const chips = [];
    if (s.leads) chips.push(["leads", "lead"]);
    if (s.to_act) chips.push(["to_act", "play"]);
    const chipKey = chips.map(([key]) => word(scene, key)).join("|");
    if (parts.chips.dataset.drawing !== chipKey) {
      parts.chips.dataset.drawing = chipKey;
      parts.chips.replaceChildren(...chips.map(([key, picture]) => node("span", { class: `pq-chip pq-chip-${key}`, title: word(scene, key) }, icon(picture), node("span", {}, word(scene, key)))));
    }

    // the hand
    const hand = list(s.hand);
    const known = hand.some((card) => card && isCard(card.card));
    const choosable = hand.some((card) => card && typeof card.enabled === "boolean");
    const frame = parts.frame;
    const own = at === "bottom";
    const why = s.known ? text(s.known.label) : "";
    const elements = hand.map((card, i) => {
      const spec = card || {};
      const element = cardElement(spec.card, used, parts.spare, i);
      dress(element, spec, { width: frame.card, look: frame.look, choosing: choosable && (scene.choose === "play" || scene.choose === "many"), button: own && known && isCard(spec.card), known: isCard(spec.card) ? why : "", silent: !known });
      const spot = parts.spots[i];
      place(element, spot.x, spot.y, spot.turn, i + 1);
      return element;
    });
    arrange(parts.hand, elements);
    parts.count.textContent = at === "bottom" || known || !hand.length ? "" : String(hand.length);
    parts.hand.classList.toggle("is-choosing", choosable && scene.choose !== "none" && Boolean(scene.choose));
    parts.hand.classList.toggle("is-known", known);
    attribute(parts.hand, "role", known ? "group" : "img");
    attribute(parts.hand, "aria-label", text(s.hand_label) || beside(scene, name, `${hand.length} ${word(scene, known ? "cards" : "cards_down")}`));
    if (known) {
      const codes = hand.filter((card) => card && isCard(card.card)).map((card) => card.card);
      const kept = rovers.get(at);
      const first = hand.find((card) => card && card.enabled === true && isCard(card.card));
      setRover(parts, codes.includes(kept) ? kept : first ? first.card : codes[0]);
    }
    drawSpeech(parts, size);
    drawKnown(parts, size);

    drawWon(parts, used, size);
  }

  /** Why some cards of a closed hand lie open, and a way to the rulings that say so. */
  function drawKnown(parts, size) {
    const given = parts.scene.known;
    parts.known.hidden = !given;
    if (!given) return;
    const slim = size === "s" || parts.at === "left" || parts.at === "right";
    const label = text(slim ? given.short : given.label);
    fill(parts.known, [icon("eye"), node("span", {}, label)], label);
    attribute(parts.known, "title", text(given.note));
    attribute(parts.known, "aria-label", `${text(given.label)}. ${text(given.note)}`);
  }

  /** What a seat has put out and won: in the room that its plate leaves, so that neither ever lies over the other. */
  function drawWon(parts, used, size) {
    const s = parts.scene;
    const small = size === "s";
    const side = parts.at === "left" || parts.at === "right";
    const slim = side || (small && isAround() && parts.at !== "bottom"); // no room for more than the words
    const mini = small ? 31 : 33;
    const away = s.discards;
    const awayCards = away && !slim ? list(away.cards).length ? list(away.cards) : Array(Math.min(8, Number(away.count) || 0)).fill(null) : [];
    const won = s.tricks || {};
    const piles = slim ? [] : list(won.won).length ? list(won.won) : Array(Math.min(13, Number(won.count) || 0)).fill({});
    parts.discardLabel.textContent = away ? text(away.label) : "";
    parts.discards.hidden = awayCards.length === 0 && !parts.discardLabel.textContent;
    parts.trickLabel.textContent = text(won.label);
    parts.tricks.hidden = piles.length === 0 && !won.label;

    parts.trickRow.hidden = slim;
    parts.discardCards.hidden = slim;
    const beside = small ? 0 : parts.discardLabel.offsetWidth + parts.trickLabel.offsetWidth + 16;
    const free = side ? 230 : Math.max(110, parts.room - parts.plate.offsetWidth - (small ? 18 : 34) - beside);
    const awayRoom = Math.min(small ? 86 : 118, free * 0.5);
    const awayPile = pilePlaces({ width: awayRoom, count: awayCards.length, item: mini, step: mini * 0.62 });
    arrange(parts.discardCards, awayCards.map((card, i) => {
      const spec = card && typeof card === "object" ? card : { card };
      const element = cardElement(spec.card, used, parts.discardSpare, i);
      dress(element, { ...spec, enabled: undefined, mark: null }, { width: mini, look: "small", silent: !isCard(spec.card) });
      place(element, awayPile.places[i], 0, 0, i + 1);
      return element;
    }));
    parts.discards.classList.toggle("is-empty", awayCards.length === 0);
    parts.discardCards.style.width = `${Math.round(awayPile.width)}px`;
    parts.discardCards.style.height = `${Math.round(mini * ASPECT)}px`;

    const items = piles.map((one) => (one && one.two_point ? Math.round(mini * ASPECT) : mini + 3));
    const least = Math.max(awayPile.width, small && awayCards.length ? parts.discardLabel.offsetWidth : 0);
    const room = side ? 110 : Math.max(50, Math.min(free - least, small ? 130 : 330));
    const pile = rowPlaces({ width: room, items, gap: small ? 1 : 4 });
    let spareAt = 0;
    arrange(parts.trickRow, piles.flatMap((one, i) => {
      const codes = (list(one.cards).length ? list(one.cards) : [null, null]).slice(0, 4);
      return codes.map((code, j) => {
        const element = cardElement(code, used, parts.trickSpare, spareAt++);
        const cross = Boolean(one.two_point);
        dress(element, { card: code }, { width: mini, look: "small", down: !cross, silent: true });
        const x = pile.places[i] + (items[i] - mini) / 2;
        if (cross) place(element, x, 0, j === 0 ? 0 : 90, i * 8 + (j === 0 ? 2 : 1));
        else place(element, x + (j ? 1 + j * 1.5 : -1), j ? 1 + j * 1.5 : 0, 0, i * 8 + (j ? 4 - j : 5));
        return element;
      });
    }));
    parts.tricks.classList.toggle("is-empty", piles.length === 0);
    parts.trickRow.style.width = `${Math.round(pile.width)}px`;
    parts.trickRow.style.height = `${Math.round(mini * ASPECT) + 3}px`;
    attribute(parts.trickRow, "role", piles.length ? "img" : null);
    const twos = piles.filter((one) => one && one.two_point).map((one) => text(one.label)).filter(Boolean);
    attribute(parts.trickRow, "aria-label", piles.length ? [text(won.label), ...twos].join(". ") : null);
    attribute(parts.trickRow, "title", piles.map((one) => one && one.label).filter(Boolean).join("\n") || null);
  }

  function drawTalon(used, size) {
    const shown = scene.talon || {};
    const most = scene.big ? 54 : size === "s" ? 31 : size === "m" ? 42 : 46;
    const width = Math.max(24, Math.min(most, Math.floor((middle.clientHeight - 26) / 2 / ASPECT)));
    const counts = list(shown.counts).length ? shown.counts : [5, 3];
    const there = list(shown.five).length + list(shown.three).length;
    talon.hidden = !counts.some(Boolean) || (isAround() && !there) || (!seats.size && list(scene.trick).length > 2);
    middle.classList.toggle("has-talon", !talon.hidden);
    middle.classList.toggle("is-cut", !seats.size && list(scene.trick).length > 2);
    for (const [name, full] of [["five", counts[0]], ["three", counts[1]]]) {
      const part = talonParts[name];
      part.box.hidden = !full;
      const items = list(shown[name]).map((card) => (card && typeof card === "object" ? card : { card }));
      const known = items.some((card) => isCard(card.card));
      const step = known ? Math.max(width * 0.42, 17) : width * 0.24;
      const wanted = Math.round(width + (full - 1) * Math.max(width * 0.42, 17));
      const room = full > 5 && talon.clientWidth ? Math.min(wanted, talon.clientWidth) : wanted;
      const pile = pilePlaces({ width: room, count: items.length, item: width, step });
      part.box.style.width = `${room}px`;
      part.box.style.height = `${Math.round(width * ASPECT)}px`;
      part.box.style.setProperty("--pq-slot-w", `${width}px`);
      arrange(part.box, items.map((spec, i) => {
        const element = cardElement(spec.card, used, part.spare, i);
        dress(element, { ...spec, enabled: undefined }, { width, look: "small", silent: !isCard(spec.card) });
        place(element, pile.places[i], 0, 0, i + 1);
        return element;
      }));
    }
    talonLabel.textContent = text(shown.label);
  }

  function drawTrick(used, size, count) {
    const box = { width: trick.clientWidth, height: trick.clientHeight };
    const limit = size === "s" ? (count > 2 ? 54 : 62) : scene.big ? 108 : 88;
    const rows = count > 3 ? 2.08 : count > 2 ? 1.72 : 1.22;
    const width = Math.max(40, Math.min(limit, Math.floor(box.height / ASPECT / rows), Math.floor(box.width / (count > 2 ? 2.4 : 2.3))));
    middle.style.setProperty("--pq-trick-w", `${width}px`);
    trickBox = { ...box, card: width, seats: count };
    const spots = trickPlaces(trickBox);
    const tall = width * ASPECT;
    const cut = seats.size ? [] : list(scene.trick).map((one) => text(one && one.at));
    const ats = count > 2 ? (cut.length ? cut : [...seats.keys()]) : ["top", "bottom"];
    for (const at of [...trickSlots.keys()]) if (!ats.includes(at)) { trickSlots.get(at).remove(); trickSlots.delete(at); }
    const slots = ats.filter((at) => spots[at]).map((at) => {
      if (!trickSlots.has(at)) trickSlots.set(at, node("div", { class: "pq-slot", "aria-hidden": "true" }));
      const slot = trickSlots.get(at);
      slot.style.width = `${width}px`;
      slot.style.height = `${Math.round(tall)}px`;
      place(slot, Math.round(spots[at].x - width / 2), Math.round(spots[at].y - tall / 2), spots[at].turn);
      return slot;
    });
    const played = list(scene.trick).filter((one) => one && isCard(one.card)).map((one, i) => {
      const element = cardElement(one.card, used, [], i);
      dress(element, { ...one, enabled: undefined }, { width, button: false });
      const spot = spots[one.at] || spots.bottom;
      place(element, Math.round((spot.x - width / 2) * 10) / 10, Math.round((spot.y - tall / 2) * 10) / 10, spot.turn, i + 1);
      return element;
    });
    arrange(trick, [...slots, ...played]);
    attribute(trick, "aria-label", text(scene.trick_label) || word(scene, "trick"));
  }

  /** Whether hands lie at the sides of the table too. */
  const isAround = () => seats.has("left") || seats.has("right");

  /** Sizes: depend on the width, the seats and the most cards a hand has held; not on the phase. */
  function measure(present) {
    const width = root.clientWidth || 720;
    const size = sizeOf(width);
    attribute(root, "data-size", size);
    attribute(cloth, "data-seats", String(present.length > 2 ? "many" : "two"));
    if (Math.abs(width - lastWidth) > 40) { promptRoom = 0; lastWidth = width; }
    const sides = present.some((parts) => parts.at === "left" || parts.at === "right");
    const across = present.some((parts) => parts.at === "top");
    const high = window.innerHeight - (text(scene.stake) ? STAKE : 0);
    const around = sides && !scene.big ? shareAround(high, across) : null;
    const heights = size === "s" || scene.big ? null : sides ? around : shareOfHeight(high);
    middle.classList.toggle("is-low", Boolean(heights) && !sides && heights.middle < 150);
    middle.style.height = heights && (sides || heights.middle < (size === "m" ? 160 : 172)) ? `${heights.middle}px` : "";
    attribute(cloth, "data-around", sides ? (across ? "four" : "three") : null);
    cloth.classList.toggle("has-sides", sides);
    for (const parts of present) {
      const held = Math.max(Number(parts.scene.capacity) || 12, list(parts.scene.hand).length, capacities.get(parts.at) || 0);
      capacities.set(parts.at, held);
      const side = parts.at === "left" || parts.at === "right";
      const hand = list(parts.scene.hand);
      const open = hand.some((card) => card && isCard(card.card));
      const room = Math.floor(parts.hand.clientWidth || (side ? 120 : width - 36));
      parts.room = room;
      const own = parts.at === "bottom";
      if (side) {
        const tall = size === "s" ? (across ? 104 : 118) : Math.max(92, (heights ? heights.middle : 260) - 92);
        const wide = size === "s" ? 36 : Math.max(40, Math.min(scene.big ? 66 : 58, Math.floor(tall / 2.1)));
        const lie = sidePlaces({ width: room, height: tall, count: hand.length, card: wide, open });
        parts.frame = { card: lie.card, look: open ? "strip" : undefined };
        parts.spots = lie.places;
        parts.hand.style.height = `${tall}px`;
        continue;
      }
      const twoRows = own && size === "s";
      const wide = width >= 1050;
      const most = own ? (scene.big ? 146 : wide ? 136 : size === "l" ? 118 : sides && size === "s" ? (across ? 68 : 74) : 108) : scene.big ? 104 : sides ? (size === "s" ? 36 : 62) : wide ? 92 : size === "l" ? 78 : size === "m" ? 72 : 54;
      const max = heights ? Math.min(most, own ? heights.own : heights.other) : most;
      parts.frame = handFrame({ width: room - 16, capacity: held, max, min: own ? 44 : sides ? 34 : 40, rows: twoRows ? 2 : 1 });
      const beside = bidsBeside && parts.at === "top" ? Math.floor(room * BESIDE_BIDS) : room;
      parts.spots = handPlaces({ width: beside, inset: own && !twoRows ? 8 : 0, count: hand.length, frame: parts.frame, spread: open ? (twoRows ? 0.8 : 0.7) : 0.4, fan: !twoRows && own });
      parts.hand.style.height = `${parts.frame.total + (own && !twoRows ? 14 : 0)}px`;
    }
    return size;
  }

  /** Before the first deal the cloth is as high as it will be once hands lie on it, so that the deal moves nothing. */
  function makeRoom(present) {
    const empty = !present.length && list(scene.trick).length === 2 && sizeOf(root.clientWidth) !== "s";
    cloth.classList.remove("is-empty");
    cloth.style.minHeight = "";
    if (!empty) return;
    const hands = ["top", "bottom"].map((at) => Object.assign(seatParts(at), { scene: {} }));
    arrange(cloth, [hands[0].seat, middle, hands[1].seat]);
    measure(hands);
    const room = cloth.offsetHeight;
    for (const parts of hands) { seats.delete(parts.at); capacities.delete(parts.at); }
    arrange(cloth, [middle]);
    cloth.classList.add("is-empty");
    cloth.style.minHeight = `${room}px`;
  }

  /** Where every card is now, so that it can be seen to travel. */
  function whereabouts() {
    const spots = new Map();
    for (const [code, element] of cards) {
      if (!element.isConnected) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width) spots.set(code, { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, w: parseFloat(element.style.width) || rect.width, home: element.parentNode });
    }
    return spots;
  }
  const middleOf = (element) => {
    const rect = element.getBoundingClientRect();
    return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
  };

  /** How long each card of the trick waits that came with this scene: they are played one after another. */
  function waits(before, from) {
    const fresh = list(scene.trick).filter((one) => one && isCard(one.card) && (before.get(one.card) || {}).home !== trick);
    return new Map(fresh.map((one, i) => [one.card, from + i * APART_MS]));
  }

  /** A trick that was taken while nobody asked the learner: it is played out, and taken in, before the next. Tells how long. */
  function playOut(before) {
    const gone = list(scene.gone).filter((one) => one && isCard(one.card) && seats.has(one.at));
    const told = gone.map((one) => one.card).join(" ");
    if (!gone.length || told === lastGone) return 0;
    lastGone = told;
    const spots = trickPlaces(trickBox);
    const width = trickBox.card, tall = Math.round(width * ASPECT);
    const taken = gone.filter((one) => (before.get(one.card) || {}).home !== trick).length * APART_MS + TAKEN_MS;
    const winner = seats.get((gone.find((one) => one.winning) || gone[0]).at);
    const home = middleOf(trick);
    let late = 0;
    for (const one of gone) {
      const spot = spots[one.at] || spots.bottom;
      const ghost = node("div", { class: "pq-ghost", "data-suit": one.card[1], "aria-hidden": "true" });
      ghost.append(drawCard(one.card, lookFor(width)));
      Object.assign(ghost.style, { width: `${width}px`, height: `${tall}px` });
      trick.append(ghost);
      const at = (x, y, scale) => `translate(${x - width / 2}px, ${y - tall / 2}px) rotate(${spot.turn}deg) scale(${scale})`;
      const inBox = (where) => ({ x: where.x - home.x + trickBox.width / 2, y: where.y - home.y + trickBox.height / 2 });
      const was = before.get(one.card);
      const lay = Boolean(was) && was.home === trick;
      const start = inBox(lay ? was : was || middleOf(seats.get(one.at).hand));
      const end = inBox(middleOf(winner.token));
      const delay = lay ? 0 : late;
      if (!lay) late += APART_MS;
      const whole = taken + MOVE_MS, there = Math.min(0.9, (delay + MOVE_MS) / whole);
      const ghostly = ghost.animate([
        { transform: at(start.x, start.y, 1), opacity: delay ? 0 : 1, offset: 0 },
        { transform: at(start.x, start.y, 1), opacity: delay ? 0 : 1, offset: delay / whole },
        { transform: at(spot.x, spot.y, 1), opacity: 1, offset: there },
        { transform: at(spot.x, spot.y, 1), opacity: 1, offset: taken / whole },
        { transform: at(end.x, end.y, 0.4), opacity: 0.2, offset: 1 }], { duration: whole, easing: "linear" });
      ghostly.onfinish = ghostly.oncancel = () => ghost.remove();
      const lying = cards.get(one.card); // in the winner's pile already
      if (lying && lying.isConnected) lying.animate([{ opacity: 0 }, { opacity: 0 }], { duration: whole });
    }
    return taken + MOVE_MS;
  }

  /** What belongs to a card that has yet to come waits with it: the words of its player, and who wins. */
  function holdBack(delays) {
    for (const one of list(scene.trick)) {
      const delay = one && delays.get(one.card);
      const seat = delay ? seats.get(one.at) : null;
      if (seat) for (const bubble of seat.speech.querySelectorAll(".is-fresh")) Object.assign(bubble.style, { animationDelay: `${delay}ms`, animationFillMode: "backwards" });
    }
    const last = Math.max(0, ...delays.values());
    const winner = trick.querySelector(".pq-card.is-winning > .pq-card-in");
    if (!last || !winner) return;
    winner.animate([{ boxShadow: "none" }, { boxShadow: "none" }], { duration: last + MOVE_MS });
    for (const badge of winner.querySelectorAll(".pq-mark-winning")) badge.animate([{ opacity: 0 }, { opacity: 0 }], { duration: last + MOVE_MS });
  }

  function travel(before) {
    if (still() || document.hidden) return;
    const moves = [];
    const delays = waits(before, playOut(before));
    holdBack(delays);
    const taken = new Set(list(scene.gone).map((one) => one && one.card));
    for (const [code, element] of cards) {
      if (!element.isConnected || !element.animate || taken.has(code)) continue;
      const width = parseFloat(element.style.width) || 1;
      for (const running of element.getAnimations()) if (running.id === "pq-move") running.cancel();
      const rect = element.getBoundingClientRect();
      const now = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
      let from = before.get(code);
      if (!from) {
        // a card first seen now: from the hand that played it, or from the talon
        if (element.parentNode === trick) {
          const seat = seats.get((list(scene.trick).find((one) => one && one.card === code) || {}).at);
          if (seat && seat.hand.isConnected) from = { ...middleOf(seat.hand), w: width };
        } else if (element.parentNode.classList.contains("pq-hand")) from = { ...middleOf(talon), w: width * 0.6 };
      }
      if (!from) continue;
      const dx = from.x - now.x, dy = from.y - now.y, scale = from.w / width;
      if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
      moves.push([element, dx, dy, scale, delays.get(code) || 0]);
    }
    for (const [element, dx, dy, scale, delay] of moves) {
      const end = element.style.transform || "none";
      const animation = element.animate(
        [{ transform: `translate(${dx}px, ${dy}px) ${end === "none" ? "" : end} scale(${scale})`, zIndex: 50, opacity: delay ? 0 : 1 }, { opacity: 1, offset: 0.12 }, { transform: `${end === "none" ? "" : end} scale(1)`, zIndex: 50, opacity: 1 }],
        { duration: MOVE_MS, delay, fill: "backwards", easing: "cubic-bezier(.2,.8,.3,1)" });
      animation.id = "pq-move";
    }
  }

  /** What had the focus, so that a redraw cannot take it away. */
  function focusNow() {
    const active = root.ownerDocument.activeElement;
    if (!active || !root.contains(active)) return null;
    const card = active.closest(".pq-hand .pq-card");
    if (card) {
      const parts = [...seats.values()].find((one) => one.hand.contains(card));
      return { element: active, parts, code: card.dataset.card, index: [...parts.hand.children].indexOf(card) };
    }
    return { element: active };
  }
  function focusAgain(was) {
    if (!was || root.ownerDocument.activeElement === was.element && !was.parts) return;
    if (was.parts) {
      const inHand = [...was.parts.hand.children].filter((card) => card.hasAttribute("tabindex"));
      const same = inHand.find((card) => card.dataset.card === was.code) || inHand[Math.min(was.index, inHand.length - 1)];
      if (same) {
        if (root.ownerDocument.activeElement !== same) same.focus({ preventScroll: true });
        return;
      }
    }
    if (was.element.isConnected && root.contains(was.element) && was.element.matches("button, [tabindex]")) {
      if (root.ownerDocument.activeElement !== was.element) was.element.focus({ preventScroll: true });
      return;
    }
    const bottom = seats.get("bottom");
    const next = actions.querySelector("button.is-primary") || actions.querySelector("button") || (bottom && bottom.hand.querySelector('[tabindex="0"]')) || promptText;
    next.focus({ preventScroll: true });
  }

  function draw(next) {
    if (scene && scene.group !== next.group) { lightedCards = new Set(); lightedSeat = null; } // lit for another deal
    scene = next;
    pending = null;
    const was = focusNow();
    const before = drawnOnce ? whereabouts() : new Map();
    const present = [];
    for (const seat of list(scene.seats)) {
      if (!seat || !PLACES.includes(seat.at)) continue;
      const parts = seatParts(seat.at);
      parts.scene = seat;
      present.push(parts);
    }
    const ats = present.map((parts) => parts.at);
    for (const at of [...seats.keys()]) if (!ats.includes(at)) { seats.delete(at); capacities.delete(at); }
    const order = (at) => present.filter((parts) => parts.at === at);
    const onCloth = bids.box.parentNode === cloth ? [bids.box] : [];
    arrange(cloth, [...["top", "left"].flatMap(order).map((p) => p.seat), middle, ...onCloth, ...["right", "bottom"].flatMap(order).map((p) => p.seat)]);
    placeWords(PLACES.flatMap(order));

    makeRoom(present);
    const size = measure(present);
    const row = placeBids(size, present);
    drawHead(size);
    const used = new Set();
    // a card lies where it is most alive: trick, hands, then piles
    drawTrick(used, size, present.length || list(scene.trick).length); // before the first deal, the cards that were cut
    for (const parts of present) drawSeat(parts, used, size);
    drawTalon(used, size);
    // before the play nothing lies in the middle: whoever speaks then has its room
    middle.classList.toggle("is-talk", present.length > 0 && !isAround() && !["play", "bidding"].includes(scene.phase) && !list(scene.trick).length);
    fitSpeeches(present);
    drawStake();
    drawKeys();
    drawPrompt(size);
    fitPrompt(size);
    drawBids(row);
    if (drawnOnce) travel(before);
    drawnOnce = true;
    focusAgain(was);
  }

  const stopLight = listen("piquet:light", () => scene.group, (detail) => {
    lightedCards = new Set(list(detail.cards).filter(isCard));
    lightedSeat = detail.seat || null;
    if (drawnOnce) draw(scene);
  });
  let frameRequest = 0;
  let seenWidth = 0;
  function drawAgain() {
    cancelAnimationFrame(frameRequest);
    frameRequest = requestAnimationFrame(() => { drawnOnce = false; draw(scene); });
  }
  const watcher = new ResizeObserver(() => {
    if (!drawnOnce || root.clientWidth === seenWidth || !root.clientWidth) return;
    seenWidth = root.clientWidth;
    drawAgain();
  });
  watcher.observe(root);
  // On a telephone the window's height changes whenever the address bar hides, and no card hangs on it.
  const heightChanged = () => { if (drawnOnce && sizeOf(root.clientWidth) !== "s") drawAgain(); };
  window.addEventListener("resize", heightChanged);

  return {
    draw,
    close() { stopLight(); watcher.disconnect(); document.removeEventListener("keydown", fromPage); window.removeEventListener("resize", heightChanged); cancelAnimationFrame(frameRequest); },
  };
}
