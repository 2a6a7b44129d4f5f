// The gallery of examples: subjects in a row, and of the one chosen every example as a picture of its cards.

/** @import { Build } from "../../views.js" */

import { attribute, list, node, text } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

const SIGNS = { S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663" };

/** A card as small as a stamp: its rank and its suit. */
function stamp(code) {
  const rank = code[0] === "T" ? "10" : code[0];
  return node("i", { "data-suit": code[1] }, node("b", {}, rank), SIGNS[code[1]] || "");
}

/** Buttons are made anew only where they are others, so that the keyboard stays where it is. */
function keep(row, listed, make) {
  const ids = listed.map((one) => text(one.id)).join();
  if (row.dataset.ids !== ids) {
    row.dataset.ids = ids;
    row.replaceChildren(...listed.map(make));
  }
  [...row.children].forEach((button, at) => attribute(button, "aria-pressed", String(Boolean(listed[at].chosen))));
}

/** @type {Build} */
export function buildGallery(root, send) {
  const subjects = node("div", { class: "pq-gal-subjects", role: "group" });
  const pictures = node("div", { class: "pq-gal-pictures", role: "group" });
  root.append(node("section", { class: "pq-gal" }, subjects, pictures));
  const button = (kind, one, ...inside) => {
    const made = node("button", { type: "button", class: `pq-gal-${kind}`, "data-id": text(one.id) }, ...inside);
    made.addEventListener("click", () => send({ kind, id: text(one.id) }));
    return made;
  };

  function draw(scene) {
    for (const row of [subjects, pictures]) attribute(row, "aria-label", text(scene.label));
    keep(subjects, list(scene.subjects), (one) => button("subject", one, text(one.title)));
    keep(pictures, list(scene.examples), (one) => button("example", one,
      node("span", { class: "pq-gal-cards", "aria-hidden": "true" }, ...list(one.cards).map(stamp)), node("span", { class: "pq-gal-title" }, text(one.title))));
    pictures.hidden = !pictures.children.length;
  }
  return { draw };
}

VIEWS.gallery = buildGallery;
