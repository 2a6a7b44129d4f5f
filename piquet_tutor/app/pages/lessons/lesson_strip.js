// The cards a question is about, above its answers where the table lies below them.

import { drawCard, isCard } from "../../shared/drawing/card_art.js";
import { list, node, text } from "../../shared/drawing/kit.js";

export function drawStrip(view) {
  const rows = list(view.scene.cards).filter((row) => list(row.cards).length);
  view.strip.hidden = !rows.length;
  view.strip.replaceChildren(...rows.map((row) => node("div", { class: "pq-cs-row" }, node("p", {}, text(row.name)),
    node("div", {}, ...row.cards.filter((one) => isCard(one.card)).map((one) => node("span", { class: one.lit ? "is-lit" : null, "data-suit": one.card[1] }, drawCard(one.card, "small")))))));
}
