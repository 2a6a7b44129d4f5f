// The stage: puts the parts of a page where they belong, lets their views draw them, and sends on what is done to them.
// It holds nothing but what it was sent; a scene it lacks it asks for.

import { node, list, text, speak } from "./shared/drawing/kit.js";
import { CONTROLS, VIEWS } from "./views.js";

const LAST = "address-bar"; // it says that a link has been taken in: when everything else has been drawn

/** One part of the page: its place, and the view that draws it there. */
function makePart(name, view, send) {
  const place = node("div", { class: "piquet-part", "data-part": name });
  if (view === "group") return { place, view, own: [], draw() {}, close() {} };
  const say = (intent) => send(intent.kind === "ready" ? { kind: "again", part: name } : { kind: "intent", part: name, intent });
  if (CONTROLS[view]) return { place, view, own: [], ...CONTROLS[view](place, say) };
  const root = node("div", { class: `piquet pq-root pq-root-${view}`, hidden: true }); // until there is something to show
  place.append(root);
  const built = VIEWS[view](root, say);
  return { place, view, own: [], root, ...built };
}

/** What a scene says of the colours and the size of everything in it. */
function look(root, scene) {
  root.hidden = false;
  root.classList.toggle("piquet-dark", scene.dark === true);
  root.classList.toggle("piquet-light", scene.dark === false);
  root.classList.toggle("pq-four", Boolean(scene.four_colour));
  root.classList.toggle("pq-big", Boolean(scene.big));
}

function part(stage, name, view) {
  if (stage.parts.has(name) && stage.parts.get(name).view === view) return stage.parts.get(name);
  drop(stage, name);
  stage.parts.set(name, makePart(name, view, stage.send));
  return stage.parts.get(name);
}

function drop(stage, name) {
  const gone = stage.parts.get(name);
  if (!gone) return;
  stage.parts.delete(name);
  if (gone.close) gone.close();
  gone.place.remove();
}

function known(view) {
  return view === "group" || Object.hasOwn(VIEWS, view) || Object.hasOwn(CONTROLS, view);
}

/** Where a part stands and how: its classes, its children in their order, and whether it is seen. */
function arrange(stage, found, sent) {
  const classes = list(sent.classes).map(text);
  for (const old of found.own.filter((each) => !classes.includes(each))) found.place.classList.remove(old);
  found.place.classList.add(...classes);
  found.own = classes;
  found.place.hidden = sent.hidden === true;
  if (found.view !== "group") return;
  const wanted = list(sent.children).map((name) => stage.parts.get(name)).filter(Boolean).map((one) => one.place);
  wanted.forEach((place, at) => {
    if (found.place.children[at] !== place) found.place.insertBefore(place, found.place.children[at] || null);
  });
  while (found.place.children.length > wanted.length) found.place.lastElementChild.remove();
}

function draw(stage, sent) {
  const changed = Object.entries(sent).filter(([, one]) => one && known(one.view));
  for (const [name, one] of Object.entries(sent)) if (one === null) drop(stage, name);
  for (const [name, one] of changed) part(stage, name, one.view);
  for (const [name, one] of changed) arrange(stage, stage.parts.get(name), one); // in the page first: a view measures where it stands
  const last = (one) => one[1].view === LAST;
  for (const [name, one] of [...changed.filter((each) => !last(each)), ...changed.filter(last)]) {
    const found = stage.parts.get(name);
    if (!one.scene || !found) continue;
    if (found.root) look(found.root, one.scene);
    found.draw(one.scene);
  }
}

function page(stage, message) {
  speak(message.words);
  for (const name of [...stage.parts.keys()]) if (!Object.hasOwn(message.parts, name)) drop(stage, name);
  draw(stage, message.parts);
  const root = stage.parts.get(message.root);
  if (root && root.place.parentNode !== stage.el) stage.el.replaceChildren(root.place);
}

function take(stage, message) {
  if (!message || typeof message.parts !== "object" || !message.parts) return;
  if (message.kind === "page") page(stage, message);
  else if (message.kind === "parts") draw(stage, message.parts);
}

/** A stage in `el`: `take` is given what the kernel sends, and `send` what is done on the page. */
export function makeStage(el, send) {
  const stage = { el, send, parts: new Map() }; // name -> part

  // JupyterLab would read a plain letter pressed on a card as its own shortcut (x cuts the cell). It looks for this mark on
  // the focused element itself, from a listener on the document, so the mark is set from the window, just before.
  const guard = (event) => {
    const target = event.target;
    if (target instanceof Element && el.contains(target)) target.toggleAttribute("data-lm-suppress-shortcuts", !(event.ctrlKey || event.metaKey || event.altKey));
  };
  window.addEventListener("keydown", guard, true);
  return {
    take: (message) => take(stage, message),
    close() {
      window.removeEventListener("keydown", guard, true);
      for (const name of [...stage.parts.keys()]) drop(stage, name);
    },
  };
}

function render({ model, el }) {
  const send = (message) => {
    try {
      model.send(message);
    } catch (error) {
      console.warn("piquet: no kernel", error);
    }
  };
  const stage = makeStage(el, send);
  model.on("msg:custom", stage.take);
  send({ kind: "ready" });
  return () => {
    model.off("msg:custom", stage.take);
    stage.close();
  };
}

export default { render };
