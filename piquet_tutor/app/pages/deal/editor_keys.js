// The cloth by keys alone. One stop for Tab; arrows walk the cards, Enter or Space picks one up. With a card in hand up
// and down, a number or a place's first letter point at a place, left and right at a card there; Enter lays it, Escape
// gives it up.

import { text, attribute } from "../../shared/drawing/kit.js";

const cardOf = (target) => (target instanceof Element ? target.closest(".pq-lab-card") : null);
const placeOf = (card) => text(card.closest(".pq-lab-place").dataset.place);
const names = (view) => view.cloth.places().map((one) => text(one.name));

function remember(view, card) {
  const place = placeOf(card);
  view.at = { place, code: card.dataset.card, index: view.cloth.cards(place).indexOf(card) };
  stop(view);
}

/** The one card that Tab stops at. */
function stop(view) {
  const all = [...view.cloth.element.querySelectorAll(".pq-lab-card")];
  const here = view.at && view.cloth.cards(view.at.place).find((one) => one.dataset.card === view.at.code);
  const first = here || all[0];
  for (const card of all) attribute(card, "tabindex", card === first ? "0" : "-1");
}

function go(view, card) {
  if (!card) return;
  card.focus();
  remember(view, card);
}

/** A place further up or down that has cards, the same way along its row. */
function beside(view, name, step, index) {
  const all = names(view);
  for (let i = all.indexOf(name) + step; i >= 0 && i < all.length; i += step) {
    const cards = view.cloth.cards(all[i]);
    if (cards.length) return cards[Math.min(index, cards.length - 1)];
  }
  return null;
}

function walk(view, event, card) {
  const name = placeOf(card), cards = view.cloth.cards(name), index = cards.indexOf(card);
  const moves = {
    ArrowRight: () => cards[index + 1] || beside(view, name, 1, 0), ArrowLeft: () => cards[index - 1] || beside(view, name, -1, 99),
    ArrowDown: () => beside(view, name, 1, index), ArrowUp: () => beside(view, name, -1, index), Home: () => cards[0], End: () => cards[cards.length - 1],
  };
  if (Object.hasOwn(moves, event.key)) { go(view, moves[event.key]()); return true; }
  const place = view.cloth.places().find((one) => one.key && one.key === event.key);
  if (place) { go(view, view.cloth.cards(place.name)[0]); return true; }
  if (event.key !== "Enter" && event.key !== " ") return false;
  view.carry.pick(card);
  return true;
}

function steer(view, event) {
  const all = names(view), held = view.carry.held(), aim = view.carry.aim();
  const now = all.indexOf(aim ? aim.place : held.from);
  const place = (step) => view.carry.point(all[(now + step + all.length) % all.length]);
  const card = (step) => {
    const name = aim ? aim.place : held.from;
    const cards = view.cloth.cards(name).filter((one) => one !== held.card);
    if (!cards.length) return;
    const index = cards.findIndex((one) => aim && one.dataset.card === aim.code);
    const next = index < 0 ? (step > 0 ? 0 : cards.length - 1) : index + step;
    view.carry.point(name, cards[next] ? cards[next].dataset.card : "");
  };
  const moves = {
    ArrowDown: () => place(1), ArrowUp: () => place(-1), ArrowRight: () => card(1), ArrowLeft: () => card(-1),
    Escape: () => view.carry.giveUp(), Enter: () => lay(view), " ": () => lay(view),
  };
  if (Object.hasOwn(moves, event.key)) { moves[event.key](); return true; }
  const named = view.cloth.places().find((one) => one.key && one.key === event.key) || byInitial(view, event.key, now);
  if (named) view.carry.point(named.name);
  return Boolean(named);
}

/** The next place from here whose name begins with this letter. */
function byInitial(view, key, now) {
  if (key.length !== 1 || !/\p{L}/u.test(key)) return null;
  const places = view.cloth.places();
  const order = [...places.slice(now + 1), ...places.slice(0, now + 1)];
  return order.find((one) => text(one.label).toLowerCase().startsWith(key.toLowerCase())) || null;
}

/** Lay the card, and let the keys go on where that helps: the next card of a heap, else the card itself. */
function lay(view) {
  const sent = view.carry.drop();
  if (!sent) return;
  const heap = (view.cloth.scene(sent.from) || {}).sort === "loose";
  view.at = heap ? { place: sent.from, code: "", index: view.at ? view.at.index : 0, focus: true } : { place: sent.to, code: sent.code, index: 0, focus: true };
}

export function editorKeys(cloth, carry) {
  const view = {
    cloth,
    carry,
    /** @type {any} */ at: null, // {place, code, index}: where the keys are, remembered through every redraw
  };

  cloth.element.addEventListener("keydown", (event) => {
    const card = cardOf(event.target);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (carry.held() ? steer(view, event) : walk(view, event, card)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Tab") carry.giveUp();
  });
  cloth.element.addEventListener("focusin", (event) => { const card = cardOf(event.target); if (card && !(view.at && view.at.focus)) remember(view, card); });

  return {
    /** After a redraw: the keys stand where they stood, or where a card went. */
    draw(hadFocus) {
      const wanted = view.at && (view.at.focus || hadFocus);
      if (view.at && !cloth.cards(view.at.place).some((one) => one.dataset.card === view.at.code)) {
        const cards = cloth.cards(view.at.place);
        const card = cards[Math.min(view.at.index, cards.length - 1)] || cloth.element.querySelector(".pq-lab-card");
        if (card) view.at = { place: placeOf(card), code: card.dataset.card, index: cloth.cards(placeOf(card)).indexOf(card) };
      }
      if (view.at) view.at.focus = false;
      stop(view);
      if (!wanted) return;
      const card = cloth.cards(view.at.place).find((one) => one.dataset.card === view.at.code);
      if (card && document.activeElement !== card) card.focus();
    },
    go(place, code) { view.at = { place, code, index: 0, focus: true }; },
  };
}
