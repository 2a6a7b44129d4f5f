// What stands after the # of the page's address: told when the view opens and whenever it changes, and written when a
// scene asks for it. Only on the tutor's own pages is it written: elsewhere (JupyterLab) the address belongs to others.

import { mount, text } from "./kit.js";

function buildAddressBar(root, send) {
  let told = null;
  root.hidden = true;
  root.style.display = "none";

  function tell() {
    if (location.hash === told) return;
    told = location.hash;
    send({ kind: "fragment", value: told.slice(1), page: location.href.split("#")[0] });
  }

  function draw(scene) {
    const own = document.documentElement.dataset.ready !== undefined;
    if (scene.value !== undefined && own) {
      told = scene.value ? `#${text(scene.value)}` : "";
      history.replaceState(history.state, "", told || location.pathname + location.search);
    }
    tell();
  }
  window.addEventListener("hashchange", tell);
  return { draw, close: () => window.removeEventListener("hashchange", tell) };
}

export default { render: (context) => mount(context, "address-bar", buildAddressBar) };
