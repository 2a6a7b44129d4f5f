// The cloth by keys alone. One stop for Tab; arrows walk the cards, Enter or Space picks one up. With a card in hand up
// and down, a number or a place's first letter point at a place, left and right at a card there; Enter lays it, Escape
// gives it up.

import { attribute, text } from "../../shared/drawing/kit.js";

export function editorKeys(cloth, carry) {
  let at = null; // {place, code, index}: where the keys are, remembered through every redraw

  const cardOf = (target) => (target instanceof Element ? target.closest(".pq-lab-card") : null);
  const placeOf = (card) => text(card.closest(".pq-lab-place").dataset.place);
  const names = () => cloth.places().map((one) => text(one.name));

  function remember(card) {
    const place = placeOf(card);
    at = { place, code: card.dataset.card, index: cloth.cards(place).indexOf(card) };
    stop();
  }

  /** The one card that Tab stops at. */
  function stop() {
    const all = [...cloth.element.querySelectorAll(".pq-lab-card")];
    const here = at && cloth.cards(at.place).find((one) => one.dataset.card === at.code);
    const first = here || all[0];
    for (const card of all) attribute(card, "tabindex", card === first ? "0" : "-1");
  }

  function go(card) {
    if (!card) return;
    card.focus();
    remember(card);
  }

  /** A place further up or down that has cards, the same way along its row. */
  function beside(name, step, index) {
    const all = names();
    for (let i = all.indexOf(name) + step; i >= 0 && i < all.length; i += step) {
      const cards = cloth.cards(all[i]);
      if (cards.length) return cards[Math.min(index, cards.length - 1)];
    }
    return null;
  }

  function walk(event, card) {
    const name = placeOf(card), cards = cloth.cards(name), index = cards.indexOf(card);
    const moves = {
      ArrowRight: () => cards[index + 1] || beside(name, 1, 0), ArrowLeft: () => cards[index - 1] || beside(name, -1, 99),
      ArrowDown: () => beside(name, 1, index), ArrowUp: () => beside(name, -1, index), Home: () => cards[0], End: () => cards[cards.length - 1],
    };
    if (Object.hasOwn(moves, event.key)) { go(moves[event.key]()); return true; }
    const place = cloth.places().find((one) => one.key && one.key === event.key);
    if (place) { go(cloth.cards(place.name)[0]); return true; }
    if (event.key !== "Enter" && event.key !== " ") return false;
    carry.pick(card);
    return true;
  }

  function steer(event) {
    const all = names(), held = carry.held(), aim = carry.aim();
    const now = all.indexOf(aim ? aim.place : held.from);
    const place = (step) => carry.point(all[(now + step + all.length) % all.length]);
    const card = (step) => {
      const name = aim ? aim.place : held.from;
      const cards = cloth.cards(name).filter((one) => one !== held.card);
      if (!cards.length) return;
      const index = cards.findIndex((one) => aim && one.dataset.card === aim.code);
      const next = index < 0 ? (step > 0 ? 0 : cards.length - 1) : index + step;
      carry.point(name, cards[next] ? cards[next].dataset.card : "");
    };
    const moves = {
      ArrowDown: () => place(1), ArrowUp: () => place(-1), ArrowRight: () => card(1), ArrowLeft: () => card(-1),
      Escape: () => carry.giveUp(), Enter: () => lay(), " ": () => lay(),
    };
    if (Object.hasOwn(moves, event.key)) { moves[event.key](); return true; }
    const named = cloth.places().find((one) => one.key && one.key === event.key) || byInitial(event.key, now);
    if (named) carry.point(named.name);
    return Boolean(named);
  }

  /** The next place from here whose name begins with this letter. */
  function byInitial(key, now) {
    if (key.length !== 1 || !/\p{L}/u.test(key)) return null;
    const places = cloth.places();
    const order = [...places.slice(now + 1), ...places.slice(0, now + 1)];
    return order.find((one) => text(one.label).toLowerCase().startsWith(key.toLowerCase())) || null;
  }

  /** Lay the card, and let the keys go on where that helps: the next card of a heap, else the card itself. */
  function lay() {
    const sent = carry.drop();
    if (!sent) return;
    const heap = (cloth.scene(sent.from) || {}).sort === "loose";
    at = heap ? { place: sent.from, code: "", index: at ? at.index : 0, focus: true } : { place: sent.to, code: sent.code, index: 0, focus: true };
  }

  cloth.element.addEventListener("keydown", (event) => {
    const card = cardOf(event.target);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (carry.held() ? steer(event) : walk(event, card)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === "Tab") carry.giveUp();
  });
  cloth.element.addEventListener("focusin", (event) => { const card = cardOf(event.target); if (card && !(at && at.focus)) remember(card); });

  return {
    /** After a redraw: the keys stand where they stood, or where a card went. */
    draw(hadFocus) {
      const wanted = at && (at.focus || hadFocus);
      if (at && !cloth.cards(at.place).some((one) => one.dataset.card === at.code)) {
        const cards = cloth.cards(at.place);
        const card = cards[Math.min(at.index, cards.length - 1)] || cloth.element.querySelector(".pq-lab-card");
        if (card) at = { place: placeOf(card), code: card.dataset.card, index: cloth.cards(placeOf(card)).indexOf(card) };
      }
      if (at) at.focus = false;
      stop();
      if (!wanted) return;
      const card = cloth.cards(at.place).find((one) => one.dataset.card === at.code);
      if (card && document.activeElement !== card) card.focus();
    },
    go(place, code) { at = { place, code, index: 0, focus: true }; },
  };
}
