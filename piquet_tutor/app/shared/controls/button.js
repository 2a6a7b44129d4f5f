// A button with words on it.

/** @import { Build } from "../../views.js" */

import { node, text } from "../drawing/kit.js";
import { CONTROLS } from "../../views.js";

/** @type {Build} */
function buildButton(place, send) {
  const button = node("button", { type: "button", class: "pq-press pq-button" });
  button.addEventListener("click", () => send({ kind: "press" }));
  place.append(button);

  function draw(scene) {
    button.textContent = text(scene.label);
    button.classList.toggle("is-primary", Boolean(scene.primary));
    button.classList.toggle("is-dismissing", Boolean(scene.dismisses));
    button.disabled = scene.disabled === true;
  }
  return { draw };
}

CONTROLS.button = buildButton;
