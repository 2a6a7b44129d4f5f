// The parts of a page, one shown at a time; and the place to go to when something has been put on the table below.

/** @import { Build } from "../../views.js" */

import { node, attribute, text, list, still } from "../drawing/kit.js";
import { VIEWS } from "../../views.js";

const PLACE_NAME = /^[a-z-]+$/;
const STIRS = ["wheel", "touchstart", "pointerdown", "keydown"];
const WAITS = [30, 350, 900, 1600]; // milliseconds

/** @type {Build} */
function buildTabs(root, send) {
  const nav = node("nav", { class: "pq-tabs" });
  root.append(nav);
  const buttons = new Map();
  let arrived = null;

  function button(one) {
    const id = text(one.id);
    if (!buttons.has(id)) {
      const made = node("button", { type: "button", class: "pq-tab", "data-id": id });
      made.addEventListener("click", () => send({ kind: "press", action: id }));
      buttons.set(id, made);
      nav.append(made);
    }
    return buttons.get(id);
  }

  /** Bring what has just come into sight, and let the keyboard go on from there. A table takes a while to stand, and may
   *  push things down meanwhile: look again, unless the reader has gone somewhere else by then. */
  function goTo(place) {
    if (!PLACE_NAME.test(place)) return;
    let stirred = false;
    const stir = () => { stirred = true; };
    for (const name of STIRS) window.addEventListener(name, stir, { once: true, passive: true });
    const look = (last) => {
      const found = document.querySelector(`.${place}`);
      if (!found || stirred) return;
      if (Math.abs(found.getBoundingClientRect().top) > 24) found.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
      const heading = found.querySelector("h2");
      if (last || !heading || heading === document.activeElement) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    for (const [number, after] of WAITS.entries()) setTimeout(() => look(number === WAITS.length - 1), after);
  }

  function draw(scene) {
    attribute(nav, "aria-label", text(scene.label));
    nav.hidden = !list(scene.tabs).length;
    for (const one of list(scene.tabs)) {
      const made = button(one);
      made.textContent = text(one.label);
      attribute(made, "aria-current", one.id === scene.chosen ? "true" : null);
    }
    const first = arrived === null;
    const fresh = scene.arrived !== arrived;
    arrived = scene.arrived === undefined ? null : scene.arrived;
    if (fresh && (!first || scene.arrived) && scene.place) goTo(text(scene.place));
  }
  return { draw };
}

VIEWS.tabs = buildTabs;
