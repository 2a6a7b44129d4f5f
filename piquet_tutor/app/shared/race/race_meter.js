// The race meter: both reckonings as bars in the order they are made, against the line.

/** @import { Build } from "../../views.js" */

import { node, attribute, word, beside, text, list, icon, askRulings } from "../drawing/kit.js";
import { raceScale } from "../drawing/geometry.js";
import { whenAllIsSaid } from "../drawing/telling.js";

const KINDS = { carte_blanche: 1, point: 2, sequence: 3, sequences: 3, set: 4, sets: 4, play: 5, cards: 5, capot: 5, repique: 6, pique: 6, carte_rouge: 1 };
const STATES = { open: "wait", crossed: "flag", blocked: "lock", none: "denied" };

/** @type {Build} */
export function buildMeter(root) {
  const title = node("h2", { class: "pq-title" });
  const order = node("ol", { class: "pq-order" });
  const bars = node("div", { class: "pq-bars" });
  const panel = node("section", { class: "pq-meter pq-box" }, node("header", { class: "pq-side-head" }, title), bars, order);
  root.append(panel);

  function draw(scene) {
    title.textContent = text(scene.title);
    attribute(panel, "aria-label", text(scene.title));
    const target = Number(scene.target) || 30;
    const sides = list(scene.sides).filter(Boolean);
    panel.hidden = !sides.length; // before the first deal, and where no pique can come of the deal
    const scale = raceScale({ sides, target, max: scene.max });
    const kindsSeen = new Map();
    for (const side of sides) for (const segment of list(side.segments)) kindsSeen.set(text(segment.label), KINDS[segment.kind] || 5);
    attribute(order, "aria-label", word(scene, "order"));
    order.hidden = !list(scene.order).length;
    order.replaceChildren(...list(scene.order).map((label, i) => node("li", { "data-kind": String(kindsSeen.get(text(label)) || i + 1) }, node("span", { class: "pq-swatch", "aria-hidden": "true" }), text(label))));
    bars.replaceChildren(...sides.map((side, n) => {
      const state = Object.hasOwn(STATES, side.state) ? side.state : "none";
      const track = node("div", { class: "pq-track" });
      list(side.segments).forEach((segment, i) => {
        const { from, to, over } = scale.bars[n][i];
        if (to - from <= 0 && !over) return;
        const numbers = list(segment.rulings);
        const label = beside(scene, segment.label, segment.points);
        const part = node(numbers.length ? "button" : "span", { class: "pq-segment", type: numbers.length ? "button" : null, "data-kind": String(KINDS[segment.kind] || 5), title: label, "aria-label": numbers.length ? `${text(side.label)}, ${label}` : null }, node("span", {}, text(segment.points)));
        part.style.left = `${from}%`;
        part.style.width = `${Math.max(to - from, 0.5)}%`;
        if (numbers.length) part.addEventListener("click", () => askRulings(scene.group, numbers));
        track.append(part);
      });
      // What became of the line stands at its head, above the bar: no number of a bar is ever under it.
      const settled = state === "crossed" || state === "blocked";
      const line = node("span", { class: "pq-line-at", "aria-hidden": "true" },
        node("span", { class: "pq-line-label" }, settled ? icon(STATES[state]) : null, text(target)));
      line.style.left = `${scale.line}%`;
      track.append(line);
      const words = list(side.segments).map((segment) => `${text(segment.label)} ${text(segment.points)}`).join(" · ");
      return node("div", { class: "pq-bar", "data-state": state, role: "group", "aria-label": text(side.label) },
        node("div", { class: "pq-bar-head" }, node("span", { class: "pq-bar-name" }, text(side.label)),
          node("span", { class: "pq-state" }, icon(STATES[state]), word(scene, state)),
          node("span", { class: "pq-bar-total" }, text(side.total ?? ""), node("span", { class: "pq-bar-of" }, ` / ${target}`))),
        track,
        words ? node("p", { class: "pq-bar-words" }, words) : null,
        side.note ? node("p", { class: "pq-bar-note" }, text(side.note)) : null);
    }));
  }
  return whenAllIsSaid(draw);
}
