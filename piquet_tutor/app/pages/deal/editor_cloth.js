// The cloth of the deal editor: every place with its cards, how many it has and wants, and what is wrong there.

import { drawCard } from "../../shared/drawing/card_art.js";
import { node, list, text, uid, attribute, arrange } from "../../shared/drawing/kit.js";

/** What is wrong in a place, one sentence a line; lacking cards are no mistake yet, and look so. */
export function editorFaults(faults) {
  return node("ul", { class: "pq-lab-faults" }, ...list(faults).map((one) => node("li", { class: one.missing ? "is-missing" : "is-wrong" }, text(one.text))));
}

/** A card as a button; `code` alone decides how it looks. */
export function editorCard(code, label, cls = "") {
  const card = node("button", { type: "button", class: `pq-lab-card ${cls}`, "aria-label": label, "data-card": code, "data-suit": code[1] });
  card.append(drawCard(code, "small"));
  return card;
}

/** The fixed elements. */
function clothParts() {
  const element = node("div", { class: "pq-lab-cloth", role: "group" });
  const known = new Map(); // name -> {element, title, key, told, row, faults, drawn, scene}
  return { element, known };
}

function build(name) {
  const id = uid("place");
  const key = node("kbd", { "aria-hidden": "true" });
  const title = node("h2", { id: `${id}-name` });
  const told = node("span", { class: "pq-lab-told", id: `${id}-told` });
  const row = node("div", { class: "pq-lab-cards" });
  const faults = node("div", { class: "pq-lab-said" });
  const place = node("section", { class: "pq-lab-place", "data-place": name, role: "group", "aria-labelledby": `${id}-name ${id}-told` },
    node("header", {}, key, title, told), node("div", {}, row, faults));
  return { element: place, title, key, told, row, faults, drawn: "", cards: new Map() };
}

function drawPlace(view, scene) {
  const name = text(scene.name);
  if (!view.known.has(name)) view.known.set(name, build(name));
  const place = view.known.get(name);
  const drawing = JSON.stringify(scene);
  if (place.drawn === drawing) return place.element;
  place.drawn = drawing;
  place.element.dataset.sort = text(scene.sort);
  place.element.classList.toggle("is-whole", Boolean(scene.whole));
  place.element.classList.toggle("is-bare", !list(scene.cards).length);
  place.key.textContent = text(scene.key);
  place.key.hidden = !scene.key;
  place.title.textContent = text(scene.label);
  place.told.textContent = text(scene.told);
  const twice = new Map();
  const children = list(scene.cards).map((one) => {
    const code = text(one.code);
    twice.set(code, (twice.get(code) || 0) + 1);
    const key = `${code} ${twice.get(code)}`;
    if (!place.cards.has(key)) place.cards.set(key, editorCard(code, ""));
    const card = place.cards.get(key);
    attribute(card, "aria-label", text(one.label));
    card.classList.toggle("is-out", Boolean(one.out));
    card.classList.toggle("is-wrong", Boolean(one.fault));
    return card;
  });
  const there = new Set(children);
  for (const [key, card] of place.cards) if (!there.has(card)) place.cards.delete(key);
  if (!children.length && !list(scene.faults).length) children.push(node("p", { class: "pq-empty" }, text(scene.empty)));
  arrange(place.row, children);
  place.faults.replaceChildren(...(list(scene.faults).length ? [editorFaults(scene.faults)] : []));
  return place.element;
}

/** The cloth: {element, draw(places, words), cardAt(place, code), placeOf(name), cards(name), places()}. */
export function editorCloth() {
  const view = {
    /** @type {any[]} */ scenes: [],
    ...clothParts(),
  };

  return {
    element: view.element,
    draw(places, words) {
      view.scenes = list(places);
      attribute(view.element, "aria-label", words.cloth);
      arrange(view.element, view.scenes.map((scene) => drawPlace(view, scene)));
      const names = new Set(view.scenes.map((one) => one.name));
      for (const name of [...view.known.keys()]) if (!names.has(name)) view.known.delete(name);
    },
    places: () => view.scenes,
    scene: (name) => view.scenes.find((one) => one.name === name) || null,
    place: (name) => (view.known.has(name) ? view.known.get(name).element : null),
    cards: (name) => (view.known.has(name) ? [...view.known.get(name).row.querySelectorAll(".pq-lab-card")] : []),
    light(codes) {
      const lit = new Set(list(codes));
      view.element.classList.toggle("has-lit", lit.size > 0);
      for (const card of view.element.querySelectorAll(".pq-lab-card")) card.classList.toggle("is-lit", lit.has(card.dataset.card));
    },
  };
}
