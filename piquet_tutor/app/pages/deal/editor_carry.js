// A card in the hand of whoever lays out the deal: picked up with keys, a touch or the mouse, pointed at a place, and
// laid there. Where it may lie is nobody's business here: every place says whether it has room, and the kernel judges.

import { text } from "../../shared/drawing/kit.js";

const nameOf = (view, code) => text((view.words().cards || {})[code]);
const placeOf = (element) => text(element.closest(".pq-lab-place").dataset.place);

function mark(view) {
  for (const one of view.cloth.element.querySelectorAll(".is-aimed")) one.classList.remove("is-aimed");
  view.cloth.element.classList.toggle("is-carrying", Boolean(view.held));
  if (!view.aim) return;
  const place = view.cloth.place(view.aim.place);
  if (place) place.classList.add("is-aimed");
  const card = view.aim.code && view.cloth.cards(view.aim.place).find((one) => one.dataset.card === view.aim.code && one !== view.held.card);
  if (card) card.classList.add("is-aimed");
}

function pick(view, card, touched = false) {
  release(view);
  view.held = { code: card.dataset.card, from: placeOf(card), card };
  view.aim = null;
  card.setAttribute("aria-pressed", "true");
  card.classList.add("is-held");
  mark(view);
  view.heard(nameOf(view, view.held.code), touched ? view.words()["held-touch"] : view.words().held);
}

function release(view) {
  if (!view.held) return;
  view.held.card.removeAttribute("aria-pressed");
  view.held.card.classList.remove("is-held");
  view.held = view.aim = null;
  mark(view);
}

/** After a redraw: what is carried stays in hand while it lies where it was taken from. */
function again(view) {
  if (!view.held) return;
  if (view.held.card.isConnected && placeOf(view.held.card) === view.held.from) mark(view);
  else release(view);
}

function giveUp(view) {
  if (!view.held) return;
  release(view);
  view.heard(view.words()["given-up"]);
}

/** Point at a place, and at a card there to change places with. */
function point(view, name, code = "") {
  const scene = view.cloth.scene(name);
  if (!view.held || !scene) return;
  const other = !view.aim || view.aim.place !== name || view.aim.code !== code;
  view.aim = { place: name, code: code === view.held.code ? "" : code };
  mark(view);
  const place = view.cloth.place(name);
  if (place && place.scrollIntoView && other) place.scrollIntoView({ block: "nearest" });
  if (other) view.heard(...(view.aim.code ? [nameOf(view, view.aim.code), view.words()["change-with"]] : [scene.aim]));
}

/** What laying the card there asks for; null for nothing at all. */
function asked(view, name, code) {
  const scene = view.cloth.scene(name);
  const from = view.cloth.scene(view.held.from);
  const source = view.held.from;
  const own = from && from.sort === "discards" && from.seat === name; // back into the hand it is part of
  if (!scene || own || !code || code === view.held.code) {
    return !scene || (name === source && !scene.ordered) || (name === source && !code) ? null : { kind: "move", card: view.held.code, to: name, source };
  }
  if (name === source) return scene.ordered ? { kind: "swap", one: view.held.code, other: code } : null;
  if (!scene.target) return { kind: "swap", one: view.held.code, other: code };
  const at = scene.ordered ? view.cloth.cards(name).findIndex((one) => one.dataset.card === code) : null;
  return { kind: "move", card: view.held.code, to: name, source, ...(at === null || at < 0 ? {} : { at }) };
}

/** Lay it where it is pointed at; gives back what was sent, or null. */
function drop(view, name = view.aim && view.aim.place, code = view.aim && view.aim.code) {
  if (!view.held) return null;
  const intent = name ? asked(view, name, code || "") : null;
  const was = { code: view.held.code, from: view.held.from };
  if (!intent) { giveUp(view); return null; }
  release(view);
  view.send(intent);
  return { ...was, to: name };
}

/**
 * What is carried, and where it is pointed at.
 * `heard(...texts)` is read out; `send(intent)` goes to the kernel; `words()` are the scene's words.
 */
export function editorCarry(cloth, send, heard, words) {
  const view = {
    cloth,
    send,
    heard,
    words,
    /** @type {any} */ held: null, // {code, from, card}
    /** @type {any} */ aim: null, // {place, code}
  };

  return { pick: (card, touched) => pick(view, card, touched), giveUp: () => giveUp(view), release: () => release(view), again: () => again(view), point: (name, code) => point(view, name, code), drop: (name, code) => drop(view, name, code), held: () => view.held, aim: () => view.aim };
}
