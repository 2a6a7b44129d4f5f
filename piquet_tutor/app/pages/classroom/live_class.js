// The teacher's end of a live class: opens a room on this page's own server, hands it each question and each answer as
// the presentation comes to them, and sends on what the room says. How many have answered is all that is said of a
// question before its answer is told.

/** @import { Build } from "../../views.js" */

import { node, list, text, word, arrange } from "../../shared/drawing/kit.js";
import { saveFile } from "../../shared/drawing/saving.js";
import { letters, noted, scanned } from "./live_code.js";
import { liveLook } from "./live_look.js";
import { liveSeats } from "./live_seats.js";
import { VIEWS } from "../../views.js";

const PLACE = "piquet-class-key"; // the room this browser has opened, for a page that is opened again
const SERVED = "/voila/render/";
const AGAIN_MS = [500, 1000, 2000, 4000, 8000];

const NOTE = { class: "pq-live-note", role: "status" };

/** Whether the page is the tutor's own server's: that puts its front end's version on it. */
const isOwn = () => Boolean(document.documentElement.dataset.piquet);

/** Where the server's rooms are; empty on a page that no server of the tutor's own stands behind. */
function folder() {
  const at = location.pathname.indexOf(SERVED);
  if (at >= 0) return `${location.pathname.slice(0, at)}/class/`;
  const config = document.getElementById("jupyter-config-data");
  const base = config ? text(JSON.parse(config.textContent || "{}").baseUrl) : "";
  return base ? `${base}class/` : "";
}

/** The day it is where the class is: the server may stand elsewhere. */
function localDay() {
  const now = new Date();
  const digits = (number, length = 2) => String(number).padStart(length, "0");
  return `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}

function recalled() {
  try { return localStorage.getItem(PLACE) || ""; } catch { return ""; }
}

function remember(key) {
  try { if (key) localStorage.setItem(PLACE, key); else localStorage.removeItem(PLACE); } catch { /* it may be denied */ }
}

// --- the socket ---------------------------------------------------------------------------------------------------

function say(view, message) {
  if (view.socket && view.socket.readyState === WebSocket.OPEN) view.socket.send(JSON.stringify(message));
}

function connect(view) {
  if (!view.folder || view.socket) return;
  const socket = new WebSocket(new URL(`${view.folder}socket/teacher`, location.href.replace(/^http/, "ws")));
  view.socket = socket;
  socket.addEventListener("open", () => { view.tried = 0; say(view, { open: { key: recalled(), named: Boolean(view.scene.named) } }); });
  socket.addEventListener("message", (event) => hear(view, JSON.parse(event.data)));
  socket.addEventListener("close", () => { if (view.socket === socket) lost(view); });
}

function hangUp(view) {
  const { socket } = view;
  view.socket = null;
  view.sent = view.laid = "";
  clearTimeout(view.again);
  if (socket) socket.close();
}

/** A connection that breaks is taken up again while there is a room to take up; one that never was tells why not. */
function lost(view) {
  view.socket = null;
  view.sent = view.laid = "";
  if (!recalled()) { end(view, "nowhere"); return; }
  view.again = setTimeout(() => connect(view), AGAIN_MS[Math.min(view.tried, AGAIN_MS.length - 1)]);
  view.tried += 1;
}

function end(view, why) {
  remember("");
  hangUp(view);
  view.send({ kind: "ended", why }, why !== "closed");
}

/** What each message of the room does, by its only key. */
const HEARD = {
  room(view, message) {
    const fresh = recalled() !== text(message.key);
    remember(text(message.key));
    view.report({ kind: "opened", code: text(message.code), address: location.origin + view.folder + text(message.code), named: message.named === true, day: localDay(), fresh });
    view.seats.watch();
  },
  stood: (view, { number, tally, by, asked }) => view.report({ kind: "stood", number, tally, by, asked }),
  count(view, message) {
    const { number, joined, answered, crowd, closed, tally, by } = message;
    view.report({ kind: "counted", number, joined, answered, ...(crowd ? { crowd } : {}), ...(closed ? { closed } : {}), ...(tally ? { tally, by } : {}) });
  },
  over: (view) => end(view, "over"),
  seats: (view, message) => view.report({ kind: "seated", places: list(message.places), barred: list(message.barred) }),
  full: (view) => end(view, "full"),
  many: (view) => end(view, "many"),
  unread: (view) => view.report({ kind: "unread" }),
};

function hear(view, message) {
  const [name] = Object.keys(message);
  if (Object.hasOwn(HEARD, name)) HEARD[name](view, message[name]);
}

/** Hand the room what is asked and what is told now, once each; of a vote also what came of it. A page that was only opened says nothing. */
function tell(view) {
  if (view.scene.state !== "open" || view.scene.waits || !view.socket || view.socket.readyState !== WebSocket.OPEN) return;
  const { step, reveal, deals } = view.scene;
  const laid = JSON.stringify(deals || null);
  if (laid !== view.laid) {
    view.laid = laid;
    say(view, { deals: deals ? { said: deals } : {} });
  }
  if (!step && view.sent && text(view.scene.of) !== view.of) { // other deals are shown: the old question is none any more
    say(view, { rest: {} });
    view.sent = "";
  }
  const sent = step ? `${step.number}${reveal ? ` told ${list(reveal.right).join(" ")}` : ""}` : "";
  if (!step || sent === view.sent) return;
  view.sent = sent;
  view.of = text(view.scene.of);
  say(view, { step });
  if (reveal) say(view, { reveal });
}

// --- what is seen -------------------------------------------------------------------------------------------------

function button(label, act, primary = false) {
  const made = node("button", { type: "button", class: `pq-press pq-live-button${primary ? " is-primary" : ""}` }, label);
  made.addEventListener("click", act);
  return made;
}

function drawClosed(view) {
  const { scene } = view;
  const box = node("input", { type: "checkbox" });
  box.checked = Boolean(scene.named);
  box.addEventListener("change", () => view.send({ kind: "names", on: box.checked }));
  return [
    node("div", { class: "pq-live-row" }, button(word(scene, scene.alone ? "open-alone" : "open"), () => connect(view)), node("label", { class: "pq-live-names" }, box, word(scene, "names"))),
    noted(scene, NOTE),
  ];
}

function drawOpen(view) {
  const { scene } = view;
  const where = node("p", { class: "pq-live-where" }, word(scene, "join"), " ", node("b", {}, text(scene.address).replace(/^https?:\/\//, "").replace(/[A-Z]+$/, "")));
  return [
    node("div", { class: "pq-live-row" }, scanned(scene.qr, "pq-live-code"), node("div", { class: "pq-live-said" }, where, letters(text(scene.code), "pq-live-letters"),
      node("p", { class: "pq-live-count", role: "status" }, text(scene.count))), button(word(scene, "close"), () => { say(view, { close: {} }); end(view, "closed"); })),
    noted(scene, NOTE),
    view.seats.element,
    liveLook(scene, Boolean(view.root.querySelector(".pq-live-look[open]"))),
  ];
}

function drawReport(view) {
  const { scene } = view;
  const files = list(scene.report);
  if (!files.length) return [];
  const sheet = scene.worksheet ? [node("a", { class: "pq-live-link", href: text(scene.worksheet.href), target: "_blank", rel: "noopener" }, text(scene.worksheet.label))] : [];
  return [node("div", { class: "pq-live-row" }, ...files.map((file) => button(text(file.label), () => saveFile(view.root, file))), ...sheet)];
}

function draw(view, scene) {
  view.scene = scene;
  if (!view.folder) { view.root.hidden = true; return; }
  const shown = JSON.stringify([scene.state, scene.named, scene.code, scene.note, scene.command, scene.alone, scene.look, scene.report, scene.worksheet, scene.words]);
  if (shown !== view.shown) {
    view.shown = shown;
    arrange(view.root, [node("section", { class: `pq-live is-${text(scene.state)}`, "aria-label": word(scene, "title") },
      ...(scene.state === "open" ? drawOpen(view) : drawClosed(view)), ...drawReport(view))]);
  }
  const count = view.root.querySelector(".pq-live-count");
  if (count && count.textContent !== text(scene.count)) count.textContent = text(scene.count);
  view.seats.draw(scene.seats);
  tell(view);
}

/** @type {Build} */
function buildLiveClass(root, send) {
  const view = { root, send, report: (said) => send(said, true), scene: /** @type {any} */ ({}), socket: /** @type {WebSocket | null} */ (null), folder: folder(), sent: "", laid: "", of: "", shown: "", tried: 0, again: 0, seats: /** @type {any} */ (null) };
  view.seats = liveSeats((message) => say(view, message));
  if (view.folder) view.report({ kind: "stands", address: location.origin + view.folder, jupyter: !isOwn() });
  if (recalled()) connect(view);
  return { draw: (scene) => draw(view, scene), close: () => hangUp(view) };
}

VIEWS["live-class"] = buildLiveClass;
