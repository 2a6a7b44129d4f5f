// The talon, in its two parts.

/** @import { Table } from "./table_parts.js" */

import { isCard } from "../drawing/card_art.js";
import { ASPECT, pilePlaces } from "../drawing/geometry.js";
import { list, arrange, write } from "../drawing/kit.js";
import { cardElement, dress, place } from "./table_card.js";
import { isAround } from "./table_layout.js";

export function drawTalon(/** @type {Table} */ table, used, size) {
  const shown = table.scene.talon || {};
  const most = table.scene.big ? 54 : size === "s" ? 31 : size === "m" ? 42 : 46;
  const width = Math.max(24, Math.min(most, Math.floor((table.trickBox.middle - 26) / 2 / ASPECT)));
  const counts = list(shown.counts).length ? shown.counts : [5, 3];
  const there = list(shown.five).length + list(shown.three).length;
  table.talon.hidden = !counts.some(Boolean) || (isAround(table) && !there) || (!table.seats.size && list(table.scene.trick).length > 2);
  table.middle.classList.toggle("has-talon", !table.talon.hidden);
  table.middle.classList.toggle("is-cut", !table.seats.size && list(table.scene.trick).length > 2);
  for (const [name, full] of [["five", counts[0]], ["three", counts[1]]]) {
    const part = table.talonParts[name];
    part.box.hidden = !full;
    const items = list(shown[name]).map((card) => (card && typeof card === "object" ? card : { card }));
    const known = items.some((card) => isCard(card.card));
    const step = known ? Math.max(width * 0.42, 17) : width * 0.24;
    const wanted = Math.round(width + (full - 1) * Math.max(width * 0.42, 17));
    const room = full > 5 && table.talon.clientWidth ? Math.min(wanted, table.talon.clientWidth) : wanted;
    const pile = pilePlaces({ width: room, count: items.length, item: width, step });
    part.box.style.width = `${room}px`;
    part.box.style.height = `${Math.round(width * ASPECT)}px`;
    part.box.style.setProperty("--pq-slot-w", `${width}px`);
    arrange(part.box, items.map((spec, i) => {
      const element = cardElement(table, spec.card, used, part.spare, i);
      dress(table, element, { ...spec, enabled: undefined }, { width, look: "small", silent: !isCard(spec.card) });
      place(element, pile.places[i], 0, 0, i + 1);
      return element;
    }));
  }
  write(table.talonLabel, shown.label);
}
