// A pupil's telephone in a live class: joins a room by its code, shows what is asked, and sends the answer that was
// chosen; or, with #deals behind the code, shows the deals of the lesson alone. Whatever the server says is written as
// text; nothing here knows which answer is right before it is told.

import { meant } from "../../app/language_range.js";
import { drawDeals } from "./pupil_deals.js";

const { words, languages } = JSON.parse(document.getElementById("words").textContent);
const page = document.getElementById("page");
const FOLDER = location.pathname.replace(/[^/]*$/, "");
const CAME_WITH = location.pathname.slice(FOLDER.length);
const AGAIN_MS = [500, 1000, 2000, 4000, 8000];
const PLACE = "piquet-class"; // the seat of this browser: all its tabs have one and the same, and so one vote
const LOOKS = location.hash === "#deals";

const state = {
  language: firstLanguage(), code: letters(CAME_WITH), seat: "", seated: false, name: "", called: "", named: false,
  shows: "door", asked: null, deals: {}, mine: [], kept: "", unsent: false, typed: false, struck: 0, trouble: "", tried: 0, socket: null,
};

function firstLanguage() {
  const asked = [new URLSearchParams(location.search).get("lang"), ...(navigator.languages || [])];
  const known = Object.keys(words);
  return asked.map((one) => meant(String(one || ""), known)).find(Boolean) || known[0];
}

const say = (name) => words[state.language][name] || "";
const said = (table) => (table && (table[state.language] || Object.values(table)[0])) || {};
const text = (value) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const list = (value) => (Array.isArray(value) ? value : []);

/** An element with its attributes, the children after them; text stays text. */
function node(name, about = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(about)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((one) => one !== null && one !== ""));
  return made;
}

// --- the socket ---------------------------------------------------------------------------------------------------

function send(message) {
  if (state.socket && state.socket.readyState === WebSocket.OPEN) state.socket.send(JSON.stringify(message));
}

function connect() {
  const socket = new WebSocket(new URL(`${FOLDER}socket/pupil`, location.href.replace(/^http/, "ws")));
  state.socket = socket;
  socket.addEventListener("open", () => { state.tried = 0; state.trouble = ""; join(); });
  socket.addEventListener("message", (event) => { hear(JSON.parse(event.data)); draw(); });
  socket.addEventListener("close", () => { if (state.socket === socket) lost(); });
}

/** A code as the big screen shows it has blanks between its letters, and is typed so. */
function letters(typed) {
  return typed.toUpperCase().replace(/[^A-Z]/g, "");
}

const join = () => send(LOOKS ? { look: { code: state.code } } : { join: { code: state.code, seat: state.seat, name: state.name } });

function lost() {
  state.socket = null;
  if (state.shows === "door" || state.shows === "over") return;
  state.trouble = "lost";
  draw();
  setTimeout(() => { if (!state.socket && state.shows !== "over") connect(); }, AGAIN_MS[Math.min(state.tried, AGAIN_MS.length - 1)]);
  state.tried += 1;
}

/** What each message of the server does; the name of the message is its only key. */
const HEARD = {
  seat(message) {
    Object.assign(state, { seat: text(message.token), seated: true, code: text(message.code), named: message.named === true, name: text(message.name) || state.name, called: text(message.called), shows: "rest", trouble: "" });
    remember({ code: state.code, seat: state.seat });
    if (location.pathname.slice(FOLDER.length).toUpperCase() !== state.code) history.replaceState(null, "", FOLDER + state.code + location.search + location.hash);
  },
  rest() { Object.assign(state, { shows: "rest", asked: null, mine: [] }); },
  step(message) { ask(message, "step"); },
  told(message) { ask(message, "told"); },
  kept(message) { if (state.asked && message.number === state.asked.number) state.kept = text(message.mine); },
  deals(message) { Object.assign(state, { code: text(message.code), seated: true, deals: message.said, shows: "deals", trouble: "" }); },
  turn() { state.shows = "turn"; },
  over() { Object.assign(state, { shows: "over", seat: "", seated: false, trouble: "" }); forget(); },
  nowhere() {
    if (state.seated) { HEARD.over(); return; }
    if (state.typed || CAME_WITH) state.trouble = "nowhere"; // else it was a seat kept from a class that is long over
    else state.code = "";
    door();
  },
  full() { state.trouble = "full"; door(); },
  crowded() { state.trouble = "crowded"; door(); },
  out() { putOut("out"); },
  shut() { putOut("shut"); },
  unread() { state.trouble = "unread"; },
};

function hear(message) {
  const [name] = Object.keys(message);
  if (Object.hasOwn(HEARD, name)) HEARD[name](message[name]);
}

function door() {
  Object.assign(state, { shows: "door", seat: "", seated: false });
  forget();
  const { socket } = state;
  state.socket = null;
  if (socket) socket.close();
}

/** The seat was closed, or nobody is let in. This browser keeps its seat: with it a pupil who joins again has the row that was theirs. */
function putOut(why) {
  const { seat, code, asked, kept, shows, name } = state;
  if (asked && kept && shows === "step") state.struck = asked.number; // an answer that was not revealed goes with the seat
  door();
  Object.assign(state, { seat, name, trouble: why, asked: null, mine: [], kept: "", unsent: false });
  if (seat) remember({ code, seat, out: why });
}

function remember(place) {
  try { localStorage.setItem(PLACE, JSON.stringify(place)); } catch { /* it may be denied */ }
}

function forget() {
  try { localStorage.removeItem(PLACE); } catch { /* it may be denied */ }
}

function ask(message, shows) {
  const same = state.asked && state.asked.number === message.number;
  const mine = text(message.mine).split(" ").filter(Boolean);
  state.unsent = shows === "told" && same && !mine.length && state.mine.length > 0;
  state.mine = mine.length || !same || shows === "told" ? mine : state.mine;
  state.kept = mine.length || !same ? text(message.mine) : state.kept;
  Object.assign(state, { asked: message, shows });
}

function choose(id) {
  const many = state.asked.most > 1;
  if (!many) { state.mine = [id]; send({ answer: { number: state.asked.number, choices: [id] } }); }
  else state.mine = state.mine.includes(id) ? state.mine.filter((one) => one !== id) : [...state.mine, id].slice(-state.asked.most);
  draw();
}

// --- what is seen -------------------------------------------------------------------------------------------------

function drawDoor() {
  const code = node("input", { class: "code", name: "code", maxlength: 20, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", required: true, value: state.code });
  const name = node("input", { name: "name", maxlength: 40, autocomplete: "nickname", value: state.name });
  const enter = (event) => {
    event.preventDefault();
    Object.assign(state, { code: letters(code.value), name: name.value.trim(), trouble: "", typed: true });
    if (state.socket) join(); else connect();
  };
  return [
    node("h1", {}, say(LOOKS ? "deals" : "title")),
    node("form", { onsubmit: enter }, node("label", {}, say("code"), code), ...(LOOKS ? [] : [node("label", {}, say("name"), name),
      node("p", { class: "note" }, say("name-hint"))]), node("button", { class: "way" }, say(LOOKS ? "see" : "join"))),
  ];
}

const verdictOf = (id) => {
  if (state.shows !== "told") return "";
  if (state.asked.kind === "vote") return list(state.asked.right).includes(id) ? " chosen" : "";
  if (list(state.asked.right).includes(id)) return " right";
  const several = state.asked.kind === "better" && state.asked.most > 1; // other cards may be as good together
  return state.mine.includes(id) && !several ? " wrong" : "";
};

/** Whether the server has the answer as it stands here. */
const isKept = () => state.mine.length > 0 && state.mine.slice().sort().join(" ") === state.kept;

function choiceButton(one) {
  const id = text(one.id), label = text(one.label), told = state.shows === "told";
  const mark = verdictOf(id) === " right" ? "✓" : verdictOf(id) === " wrong" ? "✗" : "";
  return node("button", {
    type: "button", class: `choice${verdictOf(id)}`, "data-id": id, "aria-pressed": String(state.mine.includes(id)), disabled: told,
    "aria-label": one.name ? text(one.name) : null, onclick: () => choose(id),
  }, node("span", { class: /^\S*[♥♦]$/.test(label) ? "red" : "" }, label), mark ? node("span", { "aria-hidden": "true" }, mark) : "");
}

function drawStep() {
  const asked = said(state.asked.said), many = state.asked.most > 1;
  const mine = `${say("yours")} ${list(asked.choices).filter((one) => state.mine.includes(one.id)).map((one) => one.label).join(", ")}`;
  return [
    ...list(asked.before).map((one) => node("p", { class: "before" }, text(one))),
    node("h1", {}, text(asked.text)),
    many && state.shows === "step" ? node("p", { class: "note" }, say("many")) : "",
    node("div", { class: `choices${asked.cards ? " cards" : ""}`, role: "group", "aria-label": text(asked.text) }, ...list(asked.choices).map(choiceButton)),
    many && state.shows === "step" ? node("button", { class: "way", disabled: !state.mine.length || isKept(), onclick: () => send({ answer: { number: state.asked.number, choices: state.mine } }) }, say("send")) : "",
    state.shows === "told" ? drawTold(mine) : node("p", { class: "note", role: "status" }, isKept() ? say("answered") : ""),
  ];
}

/** What is said of the answer: of a vote what came of it, and no more; where several answers are as good, any of them is right. */
function verdictOn(right) {
  const { kind, most } = state.asked;
  if (kind === "vote") return right.length ? "voted" : "counting";
  const all = state.mine.length === right.length && right.every((one) => state.mine.includes(one));
  const hit = kind === "better" && most === 1 ? right.includes(state.mine[0]) : all;
  if (!state.mine.length) return state.struck === state.asked.number ? "struck" : "unanswered";
  return hit ? "right" : kind === "better" && most > 1 ? "better" : "wrong";
}

function drawTold(mine) {
  const why = said(state.asked.why), verdict = verdictOn(list(state.asked.right));
  const misread = verdict === "wrong" ? text((why.misread || {})[state.mine.slice().sort().join(" ")]) : "";
  return node("div", { class: `said ${verdict}`, role: "status" }, node("strong", {}, say(state.unsent ? "unsent" : verdict)),
    state.mine.length && verdict !== "right" ? node("p", {}, mine) : "", misread ? node("p", {}, misread) : "", node("p", {}, text(why.told)));
}

const VIEWS = {
  door: drawDoor,
  deals: () => drawDeals(node, say, said(state.deals)),
  turn: () => [node("h1", {}, say("moment")), node("p", { role: "status" }, say("turn"))],
  moment: () => [node("h1", {}, say("moment"))],
  rest: () => [node("h1", {}, say("wait")), node("p", {}, say("look"))],
  step: drawStep,
  told: drawStep,
  over: () => [node("h1", {}, say("over")), node("button", { class: "way", onclick: () => { Object.assign(state, { shows: "door", code: "", asked: null }); history.replaceState(null, "", FOLDER); draw(); } }, say("again"))],
};

function header() {
  const chosen = node("select", { "aria-label": say("language"), onchange: (event) => { state.language = event.target.value; draw(); } },
    ...Object.entries(languages).map(([id, name]) => node("option", { value: id, lang: id, selected: id === state.language }, name)));
  const inside = state.shows !== "door" && state.shows !== "over";
  return node("header", {}, node("span", {}, inside ? node("b", {}, state.code) : "Piquet Tutor", inside && state.named && state.called ? ` · ${state.called}` : ""), chosen);
}

function draw() {
  document.documentElement.lang = state.language;
  document.title = `${say("title")} – Piquet Tutor`;
  const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.id : undefined;
  const trouble = state.trouble ? node("p", { class: "said wrong", role: "alert" }, say(state.trouble)) : "";
  page.replaceChildren(...[header(), trouble, ...VIEWS[state.shows]()].filter(Boolean));
  const again = held && [...page.querySelectorAll("[data-id]")].find((one) => one.dataset.id === held);
  if (again) again.focus();
}

try {
  const kept = JSON.parse(localStorage.getItem(PLACE) || "{}");
  if (!LOOKS && kept.code && (!state.code || kept.code === state.code)) {
    const trouble = ["out", "shut"].find((one) => one === kept.out) || ""; // then it joins when the pupil says so
    Object.assign(state, { code: text(kept.code), seat: text(kept.seat), trouble, shows: trouble ? "door" : "moment" });
  }
} catch { /* nothing is kept, or it may not be read */ }
if (LOOKS && state.code) state.shows = "moment";
if (state.shows === "moment") connect();
draw();
