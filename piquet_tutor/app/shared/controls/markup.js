// Markup of the tutor's own: the kernel escapes whatever a reader or a record has put in.

/** @import { Build } from "../../views.js" */

import { text } from "../drawing/kit.js";
import { CONTROLS } from "../../views.js";

/** @type {Build} */
function buildMarkup(place) {
  let drawn = "";
  place.classList.add("pq-markup");

  function draw(scene) {
    const html = text(scene.html);
    if (html === drawn) return;
    drawn = html;
    place.innerHTML = html;
  }
  return { draw };
}

CONTROLS.markup = buildMarkup;
