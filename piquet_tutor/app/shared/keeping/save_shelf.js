// A button that saves everything this browser keeps for the tutor as one file. Python need not be there for it.

/** @import { Build } from "../../views.js" */

import { kept } from "../../shelf.js";
import { node, text, write } from "../drawing/kit.js";
import { saveFile } from "../drawing/saving.js";
import { CONTROLS } from "../../views.js";

/** @type {Build} */
function buildSaveShelf(place) {
  const button = node("button", { type: "button", class: "pq-press pq-button" });
  const note = node("p", { class: "pq-hint", role: "status" });
  let scene = /** @type {any} */ ({});
  place.append(button, note);
  button.addEventListener("click", () => {
    const found = kept() || {};
    const none = !Object.keys(found).length;
    write(note, none ? text(scene.none) : "");
    if (!none) saveFile(place, { name: scene.file, type: "application/json", text: JSON.stringify({ format: scene.format, kept: found }, null, 1) });
  });

  function draw(next) {
    scene = next;
    write(button, text(scene.label));
  }
  return { draw };
}

CONTROLS["save-shelf"] = buildSaveShelf;
