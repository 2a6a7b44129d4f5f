// What a seat has put out and won, beside its plate.

/** @import { Table } from "./table_parts.js" */

import { isCard } from "../drawing/card_art.js";
import { pilePlaces, ASPECT, rowPlaces } from "../drawing/geometry.js";
import { list, text, arrange, attribute, write } from "../drawing/kit.js";
import { cardElement, dress, place } from "./table_card.js";
import { isAround } from "./table_layout.js";

const REMEMBERED = 60; // words whose widths are known: the names, chips and scores of a deal come back

/** Write the words of what every seat has put out and won, and tell what room they and the plate take. */
export function labelWon(/** @type {Table} */ table, present, size) {
  const found = present.map((parts) => drawLabels(table, parts, size));
  const wide = (parts, element) => widthOf(table, parts.widths, element);
  return present.map((parts, i) => ({ ...found[i], parts, widths: { away: wide(parts, parts.discardLabel), won: wide(parts, parts.trickLabel), plate: wide(parts, parts.plate) } }));
}

/** How wide an element is: the same words are not measured twice, for to measure is to lay out the page. Every figure is
 * as wide as another. */
function widthOf(/** @type {Table} */ table, known, element) {
  const left = [...element.querySelectorAll("*")].map((one) => one.hidden);
  const words = [table.width, table.root.className, element.textContent.replace(/\d/g, "0"), left].join("|");
  if (!known.has(words)) {
    if (known.size >= REMEMBERED) known.clear();
    known.set(words, element.offsetWidth);
  }
  return known.get(words);
}

function drawLabels(/** @type {Table} */ table, parts, size) {
  const s = parts.scene;
  const small = size === "s";
  const side = parts.at === "left" || parts.at === "right";
  const slim = side || (small && isAround(table) && parts.at !== "bottom"); // no room for more than the words
  const away = s.discards;
  const awayCards = away && !slim ? list(away.cards).length ? list(away.cards) : Array(Math.min(8, Number(away.count) || 0)).fill(null) : [];
  const won = s.tricks || {};
  const piles = slim ? [] : list(won.won).length ? list(won.won) : Array(Math.min(13, Number(won.count) || 0)).fill({});
  write(parts.discardLabel, away ? away.label : "");
  parts.discards.hidden = awayCards.length === 0 && !parts.discardLabel.textContent;
  write(parts.trickLabel, won.label);
  parts.tricks.hidden = piles.length === 0 && !won.label;
  parts.trickRow.hidden = slim;
  parts.discardCards.hidden = slim;
  return { small, side, won, awayCards, piles };
}

/** Lay what a seat has put out and won: in the room that its plate leaves, so that neither ever lies over the other. */
export function layWon(/** @type {Table} */ table, used, { parts, small, side, won, awayCards, piles, widths }) {
  const mini = small ? 31 : 33;
  const beside = small ? 0 : widths.away + widths.won + 16;
  const free = side ? 230 : Math.max(110, parts.room - widths.plate - (small ? 18 : 34) - beside);
  const awayRoom = Math.min(small ? 86 : 118, free * 0.5);
  const awayPile = pilePlaces({ width: awayRoom, count: awayCards.length, item: mini, step: mini * 0.62 });
  arrange(parts.discardCards, awayCards.map((card, i) => {
    const spec = card && typeof card === "object" ? card : { card };
    const element = cardElement(table, spec.card, used, parts.discardSpare, i);
    dress(table, element, { ...spec, enabled: undefined, mark: null }, { width: mini, look: "small", silent: !isCard(spec.card) });
    place(element, awayPile.places[i], 0, 0, i + 1);
    return element;
  }));
  parts.discards.classList.toggle("is-empty", awayCards.length === 0);
  parts.discardCards.style.width = `${Math.round(awayPile.width)}px`;
  parts.discardCards.style.height = `${Math.round(mini * ASPECT)}px`;

  const items = piles.map((one) => (one && one.two_point ? Math.round(mini * ASPECT) : mini + 3));
  const least = Math.max(awayPile.width, small && awayCards.length ? widths.away : 0);
  const room = side ? 110 : Math.max(50, Math.min(free - least, small ? 130 : 330));
  const pile = rowPlaces({ width: room, items, gap: small ? 1 : 4 });
  let spareAt = 0;
  arrange(parts.trickRow, piles.flatMap((one, i) => {
    const codes = (list(one.cards).length ? list(one.cards) : [null, null]).slice(0, 4);
    return codes.map((code, j) => {
      const element = cardElement(table, code, used, parts.trickSpare, spareAt++);
      const cross = Boolean(one.two_point);
      dress(table, element, { card: code }, { width: mini, look: "small", down: !cross, silent: true });
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
