// Keeps one text in this browser, under a name of the page's own: read once at the start, written soon after every scene
// that carries it. A browser that keeps nothing (private, full, forbidden) answers that nothing was kept.

/** @import { Build } from "../../views.js" */

import { text, atLeisure } from "../drawing/kit.js";

const SHELF = "piquet-tutor.";

/** @type {Build} */
export function buildKeeper(root, send) {
  let asked = "";
  root.hidden = true;
  root.style.display = "none";

  function recalled(name) {
    try { return window.localStorage.getItem(SHELF + name); } catch { return null; }
  }

  const written = atLeisure(({ name, value }) => {
    try {
      if (value === null) window.localStorage.removeItem(SHELF + name);
      else window.localStorage.setItem(SHELF + name, text(value));
    } catch { /* the page goes on; it only cannot be taken up again */ }
  });

  function draw(scene) {
    const name = text(scene.name);
    if (scene.value !== undefined) written.later({ name, value: scene.value });
    else if (asked !== name) {
      asked = name;
      send({ kind: "kept", value: recalled(name) });
    }
  }
  return { draw, close: written.close };
}
