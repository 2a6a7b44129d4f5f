// A hand of cards in a fan: a picture, with a name. It answers a pointer by lifting a card, and does nothing else.

/** @import { Build } from "../../views.js" */

import { drawCard, cardName, isCard } from "../../shared/drawing/card_art.js";
import { node, attribute, text, list, beside } from "../../shared/drawing/kit.js";

const FAN_STEP = 12; // degrees between two cards

/** @type {Build} */
export function buildFan(root) {
  const fan = node("div", { class: "pq-fan-hand", role: "img" });
  root.append(fan);

  function draw(scene) {
    const codes = list(scene.cards).filter(isCard).slice(0, 12);
    const names = codes.map((code) => cardName(code, scene.words)).join(", ");
    attribute(fan, "aria-label", scene.label && names ? beside(scene, scene.label, names) : text(scene.label) || names);
    fan.replaceChildren(...codes.map((code, place) => {
      const lean = (place - (codes.length - 1) / 2) * FAN_STEP;
      const inner = node("div", { class: "pq-fan-card-in" }, drawCard(code, "full"));
      const card = node("div", { class: "pq-fan-card", "data-card": code, "data-suit": code[1], "aria-hidden": "true" }, inner);
      card.style.setProperty("--lean", `${lean}deg`);
      card.style.setProperty("--delay", `${place * 60}ms`);
      return card;
    }));
  }
  return { draw };
}
