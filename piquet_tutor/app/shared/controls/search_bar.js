// How far a search is, and the button that stops it.

/** @import { Build } from "../../views.js" */

import { node, text } from "../drawing/kit.js";
import { VIEWS } from "../../views.js";

/** @type {Build} */
function buildSearchBar(root, send) {
  const said = node("p", { class: "pq-search-said", id: "pq-search-said" });
  const bar = node("progress", { class: "pq-search-bar", max: "100", value: "0" });
  const stop = node("button", { type: "button", class: "pq-press pq-search-stop" });
  stop.addEventListener("click", () => send({ kind: "press", action: "cancel" }));
  const panel = node("div", { class: "pq-search pq-box" }, said, bar, stop);
  root.append(panel);

  function draw(scene) {
    panel.hidden = !scene.busy;
    said.textContent = text(scene.text);
    bar.value = Math.round(100 * (Number(scene.share) || 0));
    bar.setAttribute("aria-label", text(scene.label));
    stop.textContent = text(scene.cancel);
  }
  return { draw };
}

VIEWS.search = buildSearchBar;
