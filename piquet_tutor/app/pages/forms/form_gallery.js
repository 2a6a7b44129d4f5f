// The other forms: a picture each while none is chosen, then a line of their names.

/** @import { Build } from "../../views.js" */

import { arrange, attribute, list, miniCard, node, text } from "../../shared/drawing/kit.js";
import { CONTROLS } from "../../views.js";

/** Some cards of a hand, and opposite a card's back for each other player. */
function drawing(picture, scene) {
  const others = Array.from({ length: Number(picture.others) || 0 }, () => node("span", { class: "pq-mini" }, miniCard("", scene).firstChild));
  return node("span", { class: "pq-form-cloth", "aria-hidden": "true" }, node("span", { class: "pq-form-others" }, ...others),
    node("span", { class: "pq-form-hand" }, ...list(picture.cards).map((code) => miniCard(code, scene))));
}

/** @type {Build} */
function buildForms(place, send) {
  const group = node("div", { class: "pq-forms", role: "group" });
  const buttons = new Map();
  place.append(group);

  function button(title, name, scene) {
    const picture = (scene.pictures || {})[name] || {};
    const made = node("button", { type: "button", class: "pq-form", "data-id": name }, drawing(picture, scene),
      node("span", { class: "pq-form-title" }, title), node("span", { class: "pq-form-about" }, text(picture.about)));
    made.addEventListener("click", () => send({ kind: "set", value: name }));
    return made;
  }

  function draw(scene) {
    attribute(group, "aria-label", text(scene.label));
    group.classList.toggle("is-line", Boolean(scene.value));
    arrange(group, list(scene.groups).flatMap(([, options]) => list(options)).map(([title, name]) => {
      if (!buttons.has(name)) buttons.set(name, button(text(title), text(name), scene));
      attribute(buttons.get(name), "aria-pressed", String(name === scene.value));
      return buttons.get(name);
    }));
  }
  return { draw };
}

CONTROLS.forms = buildForms;
