// The stage: puts the parts of a page where they belong, lets their views draw them, and sends on what is done to them.
// It holds nothing but what it was sent; a scene it lacks it asks for.

import { closeOnEscape } from "./escape.js";
import { makeKeeping } from "./keeping.js";
import { guardKeys, handOn } from "./keyboard.js";
import { buildFold } from "./shared/controls/fold.js";
import { node, list, text, speak } from "./shared/drawing/kit.js";
import { whenLaidOut } from "./shared/drawing/laid_out.js";
import { remember, wholePart } from "./seen.js";
import { kept } from "./shelf.js";
import { CONTROLS, VIEWS } from "./views.js";
import { firstPaint, makeWay, storedScene } from "./waking.js";
import { address, followInside, makeWhereabouts, own, tellAround, writeFragment } from "./whereabouts.js";

const TROUBLE = "trouble"; // the page that says that another failed: no page to come back to

/** One part of the page: its place, and the view that draws it there. */
function makePart(name, view, send) {
  const place = node("div", { class: "piquet-part", "data-part": name });
  if (view === "group") return { place, view, own: [], inside: place, draw() {}, close() {} };
  if (view === "fold") return { place, view, own: [], ...buildFold(place) };
  const say = (intent, unasked = false) => send(intent.kind === "ready" ? { kind: "again", part: name } : { kind: "intent", part: name, intent }, unasked);
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

const known = (view) => view === "group" || view === "fold" || Object.hasOwn(VIEWS, view) || Object.hasOwn(CONTROLS, view);

/** Where a part stands and how: its classes, its children in their order, and whether it is seen. */
function arrange(stage, found, sent) {
  const classes = list(sent.classes).map(text);
  for (const old of found.own.filter((each) => !classes.includes(each))) found.place.classList.remove(old);
  found.place.classList.add(...classes);
  found.own = classes;
  found.place.hidden = sent.hidden === true;
  const { inside } = found; // where its parts stand, if it has any
  if (!inside) return;
  const wanted = list(sent.children).map((name) => stage.parts.get(name)).filter(Boolean).map((one) => one.place);
  wanted.forEach((place, at) => {
    if (inside.children[at] !== place) inside.insertBefore(place, inside.children[at] || null);
  });
  while (inside.children.length > wanted.length) inside.lastElementChild.remove();
}

/** Draw what was sent; what a view can only measure afterwards, it settles when the page has been laid out, once for all. */
function draw(stage, sent, root = "") {
  const changed = Object.entries(sent).filter(([, one]) => one && known(one.view));
  const away = changed.map(([name]) => stage.parts.get(name)).filter((one) => one && one.place.hidden);
  for (const [name, one] of Object.entries(sent)) if (one === null) drop(stage, name);
  for (const [name, one] of changed) part(stage, name, one.view);
  for (const [name, one] of changed) arrange(stage, stage.parts.get(name), one); // in the page first: a view measures where it stands
  const outer = stage.parts.get(root);
  if (outer && outer.place.parentNode !== stage.el) stage.el.replaceChildren(outer.place);
  if (outer) tellAround(stage.el);
  const unsettled = [];
  for (const [name, one] of changed) {
    const found = stage.parts.get(name);
    if (!one.scene || !found) continue;
    if (found.root) look(found.root, one.scene);
    if (found.write) { found.write(one.scene); unsettled.push(found); } else found.draw(one.scene);
  }
  handOn(stage.el, away.map((one) => one.place).filter((place) => !place.hidden));
  if (unsettled.length) whenLaidOut(() => { for (const found of unsettled) found.settle(); });
}

/** By what two messages are known to be of one page, which its views need not draw from the beginning. */
function whichPage(message) {
  return own() ? location.pathname + location.search : text(message.page) + text(message.language) + text(message.at);
}

/** Have the page around the stage show it: what is drawn is measured where it is seen. */
const reveal = () => { if (own()) document.dispatchEvent(new CustomEvent("piquet:paint")); };

function page(stage, message) {
  reveal();
  speak(message.words);
  const shows = whichPage(message);
  if (shows !== stage.shows) for (const name of [...stage.parts.keys()]) drop(stage, name); // views remember what they drew
  stage.shows = shows;
  for (const name of [...stage.parts.keys()]) if (!Object.hasOwn(message.parts, name)) drop(stage, name);
  draw(stage, message.parts, message.root);
}

/** What is known of the page as it stands, to be painted again at a later visit. */
function note(stage, message) {
  if (message.kind === "page") {
    const { kind, kept: _kept, anew: _anew, holds: _holds, heard: _heard, fragment: _fragment, ...shown } = message;
    stage.whole = { ...shown, kind };
    return;
  }
  if (!stage.whole) return;
  const parts = { ...stage.whole.parts };
  for (const [name, sent] of Object.entries(message.parts)) {
    if (sent === null) delete parts[name];
    else parts[name] = wholePart(parts[name], sent);
  }
  stage.whole = { ...stage.whole, parts };
}

function take(stage, message) {
  if (!message || typeof message.parts !== "object" || !message.parts) return;
  if (message.kind === "page") page(stage, message);
  else if (message.kind === "parts") draw(stage, message.parts);
  else return;
  note(stage, message);
}

/** A stage in `el`: `take` is given what the kernel sends, and `send` what is done on the page. */
function makeStage(el, send) {
  const stage = { el, send, parts: new Map(), /** @type {any} */ whole: null, shows: "" }; // name -> part
  const unguard = guardKeys(el), stopEscape = closeOnEscape(el);
  return {
    take: (message) => take(stage, message),
    whole: () => stage.whole,
    close() {
      unguard();
      stopEscape();
      for (const name of [...stage.parts.keys()]) drop(stage, name);
    },
  };
}

/** The version of the front end that a page of the app was served with. */
const version = () => document.documentElement.dataset.piquet || "";

/** Remember how a page looked that is left; `bare`: it was opened without anything after the #. */
function keepLook(stage, at, bare) {
  const whole = stage.whole();
  if (own() && whole && whole.page !== TROUBLE) remember(at, version(), whole, bare ? at.split("#")[0] : "");
}

/** A stage in a page: with the way to the kernel, the address, and what the browser keeps. */
function makeLiveStage(el) {
  const way = makeWay(el);
  const stage = makeStage(el, way.send);
  const keeping = makeKeeping(way.tell);
  let bare = !location.hash; // what stands after the # since then, the page has written itself
  const place = makeWhereabouts((left, leaves) => {
    if (leaves) leave(left);
    bare = !location.hash;
    if (!way.connected()) return; // Python is told where the reader is when it asks
    way.tell({ kind: "go", ...address(), kept: leaves ? keeping.told() : kept() });
    if (leaves) void turn();
  });

  const inside = followInside(el, stage.whole, (there) => way.tell({ kind: "go", ...there, kept: keeping.told() }));

  /** Until Python has the page that was gone to, it stands as it can be painted; nothing is pressed on the one that is left. */
  async function turn() {
    const at = location.href;
    way.sleep();
    el.inert = true;
    const found = firstPaint(await storedScene(), version());
    if (found && way.asleep() && location.href === at) paint(found);
  }

  function paint(message) {
    el.inert = false;
    stage.take({ ...message, kind: "page" });
    show(message, false);
  }

  const leave = (at) => keepLook(stage, at, bare);
  const hide = () => leave(location.href);
  window.addEventListener("pagehide", hide);

  function take(message) {
    if (message && message.kind === "elsewhere") { location.assign(text(message.address)); return; }
    if (message && message.kind === "page" && isLeft(message)) return;
    stage.take(message);
    if (message) keeping.take(message);
    if (message && typeof message.fragment === "string") { writeFragment(message.fragment); place.wrote(); }
    if (!message || message.kind !== "page") return;
    el.inert = false;
    place.arrived(message.home === true);
    way.woke();
    keeping.woke();
    show(message, true);
  }
  return {
    paint,
    connect(model) {
      model.on("msg:custom", take);
      way.connect(model, { kind: "ready", ...address(), kept: keeping.told() });
      return () => {
        model.off("msg:custom", take);
        window.removeEventListener("pagehide", hide);
        for (const one of [place, inside, keeping, way, stage]) one.close();
      };
    },
  };
}

/** Whether a page was sent for an address that has been left since: another is on its way. */
function isLeft(message) {
  return own() && Boolean(message.at) && message.at !== location.href.split("#")[0];
}

/** Tell the page around the stage what stands on it: its title and its language are the page's. */
function show(message, awake) {
  if (own()) document.dispatchEvent(new CustomEvent("piquet:page", { detail: { awake, language: text(message.language) } }));
}

/** @type {ReturnType<typeof makeLiveStage> | null} */
let woken = null;

/** On a page of the app, before Python is there: paint what can be painted; tells whether there was anything. */
function wake(el, stored) {
  woken = makeLiveStage(el);
  const found = firstPaint(stored, version());
  if (found) woken.paint(found);
  return Boolean(found);
}

function render({ model, el }) {
  return (woken || makeLiveStage(el)).connect(model);
}

export default { render, wake };
