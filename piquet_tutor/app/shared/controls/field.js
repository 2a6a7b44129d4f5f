// A labelled field of one line or several, and below it why what was typed will not do.

/** @import { Build } from "../../views.js" */

import { node, text, attribute, uid } from "../drawing/kit.js";
import { CONTROLS } from "../../views.js";

/** @type {Build} */
function buildField(place, send) {
  place.classList.add("pq-field");
  const id = uid("field");
  const wrongId = uid("wrong");
  const label = node("label", { class: "pq-label", for: id });
  const wrong = node("p", { class: "pq-hint is-wrong", id: wrongId, role: "alert" });
  let input = null;
  let sent = null;

  function make(scene) {
    const large = Number(scene.lines) > 1;
    input = large ? node("textarea", { id, rows: text(scene.lines) }) : node("input", { id, type: "text", autocomplete: "off" });
    if (scene.numeric) input.setAttribute("inputmode", "numeric");
    if (large) input.setAttribute("spellcheck", "false");
    place.classList.add(large ? "is-text" : "is-line");
    input.addEventListener("input", () => { // at once: the next press may be about what was written
      sent = input.value;
      send({ kind: "set", value: sent });
    });
    if (scene.enters) input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault(); // JupyterLab has uses of its own for the key
      send({ kind: "enter" });
    });
    place.append(label, input, wrong);
  }

  function draw(scene) {
    if (!input) make(scene);
    label.textContent = text(scene.label);
    attribute(input, "placeholder", text(scene.placeholder) || null);
    const value = text(scene.value);
    // what is being written is not put back to what has been heard of it so far
    if (input.value !== value && !(sent !== null && sent.startsWith(value) && document.activeElement === input)) input.value = value;
    if (value === sent) sent = null;
    const said = text(scene.wrong);
    place.classList.toggle("is-checked", Boolean(scene.numeric) || Boolean(said));
    wrong.textContent = said;
    wrong.hidden = !said;
    attribute(input, "aria-invalid", said ? "true" : null);
    attribute(input, "aria-describedby", said ? wrongId : null);
  }
  return { draw };
}

CONTROLS.field = buildField;
