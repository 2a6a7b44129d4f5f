// The cloth with mouse, pen and finger: cards are dragged, or touched and then laid by touching a place. A finger that
// moves at once scrolls the page; held still for a moment, it lifts the card.

import { text } from "../../shared/drawing/kit.js";

const FAR = 6;       // pixels a press moves before it is a drag
const LIFT = 220;    // milliseconds a finger rests before it lifts a card
const EDGE = 64;     // pixels from the window's edge at which the page begins to scroll along
/** @returns {HTMLElement | null} */
const cardAt = (target) => (target instanceof Element ? target.closest(".pq-lab-card") : null);
/** @returns {HTMLElement | null} */
const placeAt = (target) => (target instanceof Element ? target.closest(".pq-lab-place") : null);

function lift(view, event) {
  view.carry.pick(view.press.card, true);
  const box = view.press.card.getBoundingClientRect();
  const ghost = view.press.card.cloneNode(true);
  ghost.className = "pq-lab-card pq-lab-ghost";
  ghost.removeAttribute("aria-label");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  view.cloth.element.parentElement.append(ghost); // not in the cloth itself, which contains what is fixed to the window
  Object.assign(view.press, { ghost, dx: view.press.x - box.left, dy: view.press.y - box.top });
  view.cloth.element.setPointerCapture(view.press.id);
  follow(view, event);
}

function follow(view, event) {
  view.press.ghost.style.transform = `translate(${event.clientX - view.press.dx}px, ${event.clientY - view.press.dy}px)`;
  const there = under(view, event);
  if (there.place) view.carry.point(there.place, there.code);
  const by = event.clientY < EDGE ? -12 : event.clientY > window.innerHeight - EDGE ? 12 : 0;
  if (by) window.scrollBy(0, by);
}

/** The place and the card below the pointer. */
function under(view, event) {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  const place = placeAt(found);
  if (!place || !view.cloth.element.contains(place)) return { place: "", code: "" };
  const card = cardAt(found);
  return { place: text(place.dataset.place), code: card ? card.dataset.card : "" };
}

function end(view) {
  if (!view.press) return;
  clearTimeout(view.press.timer);
  if (view.press.ghost) view.press.ghost.remove();
  view.press = null;
}

export function editorDrag(cloth, carry, keys) {
  const view = {
    cloth,
    carry,
    /** @type {any} */ press: null, // {card, id, x, y, timer, ghost}
    quiet: false, // the click that ends a drag is none
    keyed: 0, // when a key was pressed last: on a button it clicks too, and has been heard already
  };

  cloth.element.addEventListener("pointerdown", (event) => {
    const card = cardAt(event.target);
    if (!card || view.press || event.button !== 0) return;
    view.quiet = false;
    view.press = { card, id: event.pointerId, x: event.clientX, y: event.clientY, timer: 0, ghost: null };
    if (event.pointerType === "touch") view.press.timer = setTimeout(() => { if (view.press && !view.press.ghost) lift(view, event); }, LIFT);
  });
  cloth.element.addEventListener("pointermove", (event) => {
    if (!view.press || event.pointerId !== view.press.id) return;
    if (view.press.ghost) { follow(view, event); return; }
    if (Math.hypot(event.clientX - view.press.x, event.clientY - view.press.y) < FAR) return;
    if (event.pointerType === "touch") end(view); else lift(view, event);
  });
  cloth.element.addEventListener("pointerup", (event) => {
    if (!view.press || event.pointerId !== view.press.id) return;
    const dragged = Boolean(view.press.ghost);
    view.press.ghost?.remove();
    if (dragged) {
      view.quiet = true;
      setTimeout(() => { view.quiet = false; }, 0);
      const there = under(view, event);
      const sent = carry.drop(there.place, there.code);
      if (sent) keys.go(sent.to, sent.code);
    }
    end(view);
  });
  cloth.element.addEventListener("pointercancel", () => { if (view.press && view.press.ghost) carry.giveUp(); end(view); });
  // Once a finger has lifted a card the page stays where it is.
  cloth.element.addEventListener("touchmove", (event) => { if (view.press && view.press.ghost) event.preventDefault(); }, { passive: false });
  cloth.element.addEventListener("contextmenu", (event) => { if (view.press) event.preventDefault(); });

  cloth.element.addEventListener("keydown", (event) => { view.keyed = event.timeStamp; }, true);
  cloth.element.addEventListener("keyup", (event) => { if (event.key === " " || event.key === "Enter") view.keyed = event.timeStamp; }, true);
  cloth.element.addEventListener("click", (event) => {
    if (view.quiet || (event.detail === 0 && event.timeStamp - view.keyed < 400)) return;
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

  return { close: () => end(view) };
}
