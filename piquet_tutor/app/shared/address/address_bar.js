// What stands after the # of the page's address: told when the view opens and whenever it changes, and written soon after
// a scene asks for it. A page held back for its link is let go when that has been taken in. Only on the tutor's own
// pages is it written: elsewhere (JupyterLab) the address belongs to others.

/** @import { Build } from "../../views.js" */

import { text, atLeisure } from "../drawing/kit.js";

/** @type {Build} */
export function buildAddressBar(root, send) {
  let told = null;
  root.hidden = true;
  root.style.display = "none";

  function tell() {
    if (location.hash === told) return;
    told = location.hash;
    send({ kind: "fragment", value: told.slice(1), page: location.href.split("#")[0] });
  }

  // To write an address takes a browser as long as a frame or two, so what has been ruled is painted first.
  const written = atLeisure((value) => {
    told = value ? `#${value}` : "";
    if (location.hash !== told) history.replaceState(history.state, "", told || location.pathname + location.search);
  });

  function draw(scene) {
    const own = document.documentElement.dataset.ready !== undefined;
    if (scene.heard) delete document.documentElement.dataset.link; // the page need not be held back any longer
    if (scene.value !== undefined && own) written.later(text(scene.value));
    else tell();
  }

  /** The reader has gone elsewhere: what was to be written is of a deal that is left. */
  function gone() {
    written.drop();
    tell();
  }
  window.addEventListener("hashchange", gone);
  return { draw, close: () => { written.close(); window.removeEventListener("hashchange", gone); } };
}
