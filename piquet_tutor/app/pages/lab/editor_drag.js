// The cloth with mouse, pen and finger: cards are dragged, or touched and then laid by touching a place. A finger that
// moves at once scrolls the page; held still for a moment, it lifts the card.

import { text } from "../../shared/drawing/kit.js";

const FAR = 6;       // pixels a press moves before it is a drag
const LIFT = 220;    // milliseconds a finger rests before it lifts a card
const EDGE = 64;     // pixels from the window's edge at which the page begins to scroll along

export function editorDrag(cloth, carry, keys) {
  let press = null; // {card, id, x, y, timer, ghost}
  let quiet = false; // the click that ends a drag is none
  let keyed = 0;     // when a key was pressed last: on a button it clicks too, and has been heard already

  const cardAt = (target) => (target instanceof Element ? target.closest(".pq-lab-card") : null);
  const placeAt = (target) => (target instanceof Element ? target.closest(".pq-lab-place") : null);

  function lift(event) {
    carry.pick(press.card, true);
    const box = press.card.getBoundingClientRect();
    const ghost = press.card.cloneNode(true);
    ghost.className = "pq-lab-card pq-lab-ghost";
    ghost.removeAttribute("aria-label");
    ghost.setAttribute("aria-hidden", "true");
    ghost.tabIndex = -1;
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    cloth.element.parentElement.append(ghost); // not in the cloth itself, which contains what is fixed to the window
    Object.assign(press, { ghost, dx: press.x - box.left, dy: press.y - box.top });
    cloth.element.setPointerCapture(press.id);
    follow(event);
  }

  function follow(event) {
    press.ghost.style.transform = `translate(${event.clientX - press.dx}px, ${event.clientY - press.dy}px)`;
    const there = under(event);
    if (there.place) carry.point(there.place, there.code);
    const by = event.clientY < EDGE ? -12 : event.clientY > window.innerHeight - EDGE ? 12 : 0;
    if (by) window.scrollBy(0, by);
  }

  /** The place and the card below the pointer. */
  function under(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const place = placeAt(found);
    if (!place || !cloth.element.contains(place)) return { place: "", code: "" };
    const card = cardAt(found);
    return { place: text(place.dataset.place), code: card ? card.dataset.card : "" };
  }

  function end() {
    if (!press) return;
    clearTimeout(press.timer);
    if (press.ghost) press.ghost.remove();
    press = null;
  }

  cloth.element.addEventListener("pointerdown", (event) => {
    const card = cardAt(event.target);
    if (!card || press || event.button !== 0) return;
    quiet = false;
    press = { card, id: event.pointerId, x: event.clientX, y: event.clientY, timer: 0, ghost: null };
    if (event.pointerType === "touch") press.timer = setTimeout(() => { if (press && !press.ghost) lift(event); }, LIFT);
  });
  cloth.element.addEventListener("pointermove", (event) => {
    if (!press || event.pointerId !== press.id) return;
    if (press.ghost) { follow(event); return; }
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return;
    if (event.pointerType === "touch") end(); else lift(event);
  });
  cloth.element.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.id) return;
    const dragged = Boolean(press.ghost);
    press.ghost?.remove();
    if (dragged) {
      quiet = true;
      setTimeout(() => { quiet = false; }, 0);
      const there = under(event);
      const sent = carry.drop(there.place, there.code);
      if (sent) keys.go(sent.to, sent.code);
    }
    end();
  });
  cloth.element.addEventListener("pointercancel", () => { if (press && press.ghost) carry.giveUp(); end(); });
  // Once a finger has lifted a card the page stays where it is.
  cloth.element.addEventListener("touchmove", (event) => { if (press && press.ghost) event.preventDefault(); }, { passive: false });
  cloth.element.addEventListener("contextmenu", (event) => { if (press) event.preventDefault(); });

  cloth.element.addEventListener("keydown", (event) => { keyed = event.timeStamp; }, true);
  cloth.element.addEventListener("keyup", (event) => { if (event.key === " " || event.key === "Enter") keyed = event.timeStamp; }, true);
  cloth.element.addEventListener("click", (event) => {
    if (quiet || (event.detail === 0 && event.timeStamp - keyed < 400)) return;
    const card = cardAt(event.target), place = placeAt(event.target);
    if (!place) return;
    const held = carry.held();
    if (!held) { if (card) carry.pick(card, true); return; }
    if (card === held.card) { carry.giveUp(); return; }
    const name = text(place.dataset.place);
    if (card && name === held.from && !(cloth.scene(name) || {}).ordered) { carry.pick(card, true); return; }
    const sent = carry.drop(name, card ? card.dataset.card : "");
    if (sent) keys.go(sent.to, sent.code);
  });

  return { close: end };
}
