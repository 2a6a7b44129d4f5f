// A card in the hand of whoever lays out the deal: picked up with keys, a touch or the mouse, pointed at a place, and
// laid there. Where it may lie is nobody's business here: every place says whether it has room, and the kernel judges.

import { text } from "../../shared/drawing/kit.js";

/**
 * What is carried, and where it is pointed at.
 * `heard(...texts)` is read out; `send(intent)` goes to the kernel; `words()` are the scene's words.
 */
export function editorCarry(cloth, send, heard, words) {
  let held = null; // {code, from, card}
  let aim = null;  // {place, code}

  const nameOf = (code) => text((words().cards || {})[code]);
  const placeOf = (element) => text(element.closest(".pq-lab-place").dataset.place);

  function mark() {
    for (const one of cloth.element.querySelectorAll(".is-aimed")) one.classList.remove("is-aimed");
    cloth.element.classList.toggle("is-carrying", Boolean(held));
    if (!aim) return;
    const place = cloth.place(aim.place);
    if (place) place.classList.add("is-aimed");
    const card = aim.code && cloth.cards(aim.place).find((one) => one.dataset.card === aim.code && one !== held.card);
    if (card) card.classList.add("is-aimed");
  }

  function pick(card, touched = false) {
    release();
    held = { code: card.dataset.card, from: placeOf(card), card };
    aim = null;
    card.setAttribute("aria-pressed", "true");
    card.classList.add("is-held");
    mark();
    heard(nameOf(held.code), touched ? words()["held-touch"] : words().held);
  }

  function release() {
    if (!held) return;
    held.card.removeAttribute("aria-pressed");
    held.card.classList.remove("is-held");
    held = aim = null;
    mark();
  }

  /** After a redraw: what is carried stays in hand while it lies where it was taken from. */
  function again() {
    if (!held) return;
    if (held.card.isConnected && placeOf(held.card) === held.from) mark();
    else release();
  }

  function giveUp() {
    if (!held) return;
    release();
    heard(words()["given-up"]);
  }

  /** Point at a place, and at a card there to change places with. */
  function point(name, code = "") {
    const scene = cloth.scene(name);
    if (!held || !scene) return;
    const other = !aim || aim.place !== name || aim.code !== code;
    aim = { place: name, code: code === held.code ? "" : code };
    mark();
    const place = cloth.place(name);
    if (place && place.scrollIntoView && other) place.scrollIntoView({ block: "nearest" });
    if (other) heard(...(aim.code ? [nameOf(aim.code), words()["change-with"]] : [scene.aim]));
  }

  /** What laying the card there asks for; null for nothing at all. */
  function asked(name, code) {
    const scene = cloth.scene(name);
    const from = cloth.scene(held.from);
    const source = held.from;
    const own = from && from.sort === "discards" && from.seat === name; // back into the hand it is part of
    if (!scene || own || !code || code === held.code) {
      return !scene || (name === source && !scene.ordered) || (name === source && !code) ? null : { kind: "move", card: held.code, to: name, source };
    }
    if (name === source) return scene.ordered ? { kind: "swap", one: held.code, other: code } : null;
    if (!scene.target) return { kind: "swap", one: held.code, other: code };
    const at = scene.ordered ? cloth.cards(name).findIndex((one) => one.dataset.card === code) : null;
    return { kind: "move", card: held.code, to: name, source, ...(at === null || at < 0 ? {} : { at }) };
  }

  /** Lay it where it is pointed at; gives back what was sent, or null. */
  function drop(name = aim && aim.place, code = aim && aim.code) {
    if (!held) return null;
    const intent = name ? asked(name, code || "") : null;
    const was = { code: held.code, from: held.from };
    if (!intent) { giveUp(); return null; }
    release();
    send(intent);
    return { ...was, to: name };
  }

  return { pick, giveUp, release, again, point, drop, held: () => held, aim: () => aim };
}
