// What is folded away below its name until somebody opens it; its parts stand inside.

import { node, text, write } from "../drawing/kit.js";

export function buildFold(place) {
  const summary = node("summary", {});
  const inside = node("div", { class: "pq-fold-inside" });
  const details = node("details", { class: "pq-unfold pq-fold" }, summary, inside);
  place.append(details);
  let opened = 0;

  function draw(scene) {
    write(summary, text(scene.label));
    if (Number(scene.opened) > opened) details.open = true;
    opened = Number(scene.opened) || 0;
  }
  return { inside, draw, close() {} };
}
