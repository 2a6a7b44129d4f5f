// One seat: its plate and its hand.

/** @import { Table } from "./table_parts.js" */

import { isCard } from "../drawing/card_art.js";
import { text, attribute, word, node, icon, list, arrange, beside, write } from "../drawing/kit.js";
import { setRover } from "./hand_touch.js";
import { fill } from "./table_buttons.js";
import { cardElement, dress, place } from "./table_card.js";
import { saidSoFar, talking } from "./table_talk.js";

export function drawSeat(/** @type {Table} */ table, parts, used, size) {
  const s = parts.scene;
  const at = parts.at;
  const name = text(s.name);
  attribute(parts.seat, "data-seat", text(s.seat));
  attribute(parts.seat, "aria-label", [name, text(s.role)].filter(Boolean).join(", "));
  parts.seat.classList.toggle("is-to-act", Boolean(s.to_act));
  parts.seat.classList.toggle("is-lit", Boolean(s.lit) || (table.lightedSeat !== null && table.lightedSeat === s.seat));
  write(parts.token, name.trim().slice(0, 1).toUpperCase());
  write(parts.name, name);
  const crowded = size === "s" || Number((s.tricks || {}).count) > 0 || list((s.discards || {}).cards).length > 0;
  write(parts.role, (crowded && s.role_short) || s.role);
  parts.role.hidden = !parts.role.textContent || parts.role.textContent === name;
  attribute(parts.role, "title", text(s.role) || null);
  drawScore(table, parts);
  const chips = [];
  if (s.leads) chips.push(["leads", "lead"]);
  if (s.to_act) chips.push(["to_act", "play"]);
  const chipKey = chips.map(([key]) => word(table.scene, key)).join("|");
  if (parts.chips.dataset.drawing !== chipKey) {
    parts.chips.dataset.drawing = chipKey;
    parts.chips.replaceChildren(...chips.map(([key, picture]) => node("span", { class: `pq-chip pq-chip-${key}`, title: word(table.scene, key) }, icon(picture), node("span", {}, word(table.scene, key)))));
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
    const element = cardElement(table, spec.card, used, parts.spare, i);
    dress(table, element, spec, { width: frame.card, look: frame.look, choosing: choosable && (table.scene.choose === "play" || table.scene.choose === "many"), button: own && known && isCard(spec.card), known: isCard(spec.card) ? why : "", silent: !known });
    const spot = parts.spots[i];
    place(element, spot.x, spot.y, spot.turn, i + 1);
    return element;
  });
  arrange(parts.hand, elements);
  write(parts.count, at === "bottom" || known || !hand.length ? "" : hand.length);
  parts.hand.classList.toggle("is-choosing", choosable && table.scene.choose !== "none" && Boolean(table.scene.choose));
  parts.hand.classList.toggle("is-known", known);
  attribute(parts.hand, "role", known ? "group" : "img");
  attribute(parts.hand, "aria-label", text(s.hand_label) || beside(table.scene, name, `${hand.length} ${word(table.scene, known ? "cards" : "cards_down")}`));
  if (known) {
    const codes = hand.filter((card) => card && isCard(card.card)).map((card) => card.card);
    const kept = table.rovers.get(at);
    const first = hand.find((card) => card && card.enabled === true && isCard(card.card));
    setRover(table, parts, codes.includes(kept) ? kept : first ? first.card : codes[0]);
  }
  drawKnown(parts, size);
}

/** The score beside a name: as far as it has been told. */
export function drawScore(/** @type {Table} */ table, parts) {
  const s = parts.scene;
  const last = talking(table) ? saidSoFar(table).at(-1) : null;
  const score = last ? (last.scores || {})[text(s.seat)] : s.score;
  const hasScore = score !== null && score !== undefined;
  parts.score.hidden = !hasScore;
  write(parts.score, hasScore ? score : "");
  attribute(parts.score, "title", word(table.scene, "score"));
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
