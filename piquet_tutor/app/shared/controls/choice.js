// One of several: a labelled select whose options stand under the name of their group, where that has one.

/** @import { Build } from "../../views.js" */

import { node, text, list, uid } from "../drawing/kit.js";
import { CONTROLS } from "../../views.js";

const BROKEN = 1.75; // lines that words rarely break into two of
const ARROW = 44; // pixels that the padding and the arrow of a list take

function option([title, value]) {
  return node("option", { value: text(value) }, text(title));
}

function options(groups) {
  return list(groups).flatMap(([name, inside]) => {
    const drawn = list(inside).map(option);
    return name ? [node("optgroup", { label: text(name) }, ...drawn)] : drawn;
  });
}

/** @type {Build} */
function buildChoice(place, send) {
  place.classList.add("pq-field", "pq-choice");
  const id = uid("select");
  const label = node("label", { class: "pq-label", for: id });
  const select = node("select", { id });
  const ruler = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  let drawn = "";
  place.append(label, select);

  /** Two lines where the name chosen is long, or three, so that the whole of it can be read. */
  function drawTall() {
    const chosen = select.selectedOptions[0];
    if (!chosen || !select.clientWidth) return;
    ruler.font = getComputedStyle(select).font;
    const lines = ruler.measureText(chosen.text).width / (select.clientWidth - ARROW);
    place.classList.toggle("is-tall", lines > 1);
    place.classList.toggle("is-taller", lines > BROKEN);
  }
  select.addEventListener("change", () => {
    drawTall();
    send({ kind: "set", value: select.value });
  });
  const watcher = new ResizeObserver(drawTall);
  watcher.observe(select);

  function draw(scene) {
    label.textContent = text(scene.label);
    const offered = JSON.stringify(scene.groups);
    if (offered !== drawn) {
      drawn = offered;
      select.replaceChildren(...options(scene.groups));
    }
    if (select.value !== text(scene.value)) select.value = text(scene.value);
    drawTall();
  }
  return { draw, close: () => watcher.disconnect() };
}

CONTROLS.choice = buildChoice;
