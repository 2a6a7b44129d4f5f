// The review panel: what could have been had in a finished deal, folded to a few lines; each opens the table at its moment.
// Every text of a scene becomes a text node.

/** @import { Build } from "../../views.js" */

import { node, icon, text, uid, attribute, list, miniCard, arrange, light, still } from "../drawing/kit.js";
import { VIEWS } from "../../views.js";

const REVIEW_GROUPS = ["open", "seen", "luck"];

/** The fixed elements. */
function reviewParts() {
  const lines = new Map();
  const seats = new Map();
  const title = node("h2", { class: "pq-title", tabindex: "-1" });
  const whose = node("div", { class: "pq-review-seats", role: "group" });
  const summary = node("p", { class: "pq-review-summary" });
  const nothing = node("p", { class: "pq-review-nothing" }, icon("awarded"), node("span"));
  const findings = node("ol", { class: "pq-review-list" });
  const notes = node("div", { class: "pq-review-notes" });
  const working = node("p", { class: "pq-review-working", role: "status" });
  const more = node("button", { type: "button", class: "pq-press is-quiet", "aria-expanded": "false" });
  const back = node("button", { type: "button", class: "pq-press is-quiet pq-review-back" });
  const reveal = node("button", { type: "button", class: "pq-press is-quiet pq-review-reveal" });
  const bar = node("div", { class: "pq-review-bar" }, more, reveal, back);
  const panel = node("section", { class: "pq-review pq-box" },
    node("header", { class: "pq-review-head" }, title, whose), summary, nothing, findings, notes, working, bar);
  return { lines, seats, title, whose, summary, nothing, findings, notes, working, more, reveal, back, bar, panel };
}

function line(view, spec) {
  const id = text(spec.id);
  if (!view.lines.has(id)) {
    const reasons = node("div", { class: "pq-review-why", id: uid("review") });
    const button = node("button", { type: "button", class: "pq-review-line", "aria-controls": reasons.id });
    button.addEventListener("click", () => view.send({ kind: "review", finding: id }));
    const reason = node("p", { class: "pq-review-reason" });
    view.lines.set(id, { item: node("li", { class: "pq-review-item" }, button, reason, reasons), button, reason, reasons, told: "" });
  }
  const made = view.lines.get(id);
  const told = JSON.stringify([spec, view.scene.hint]);
  if (told !== made.told) {
    made.told = told;
    write(view, made, spec);
  }
  const open = view.opened === id;
  attribute(made.button, "aria-expanded", String(open));
  made.item.classList.toggle("is-opened", open);
  made.reasons.hidden = !open || Boolean(spec.question);
  return made.item;
}

/** The texts of one finding: a question has no more than its own; what has been told gives its first reason at once. */
function write(view, made, spec) {
  made.item.dataset.group = REVIEW_GROUPS.includes(spec.group) ? spec.group : "luck";
  made.item.classList.toggle("is-question", Boolean(spec.question));
  made.button.replaceChildren(
    node("span", { class: "pq-review-text" }, text(spec.text)), " ",
    node("span", { class: "pq-review-points" }, text(spec.points)), " ",
    node("span", { class: "pq-review-tag" }, text(spec.tag)));
  attribute(made.button, "title", spec.question ? null : text(view.scene.hint));
  const cards = evidence(view, spec);
  const [first, ...others] = list(spec.why).map(text);
  const principle = [text(spec.verdict), text(spec.principle)].filter(Boolean).join(" ");
  made.reason.replaceChildren(...(principle ? [node("strong", { class: "pq-review-principle" }, principle), " "] : []), first || "");
  made.reason.hidden = !made.reason.textContent;
  made.reasons.replaceChildren(
    ...cards,
    ...others.map((reason) => node("p", {}, reason)),
    ...(list(spec.watch).length ? [watch(view, spec)] : []));
}

/** The cards of a finding: what was done and what was better, each under its name, where there are two such choices. */
function evidence(view, spec) {
  const cards = (codes) => list(codes).map((code) => miniCard(code, view.scene));
  const choices = list(spec.choices);
  if (choices.length) {
    return [node("dl", { class: "pq-review-choices" }, ...choices.map((one) => node("div", { "data-choice": text(one.id) },
      node("dt", {}, text(one.label)), node("dd", { class: "pq-review-cards" }, ...cards(one.cards)))))];
  }
  return list(spec.cards).length ? [node("p", { class: "pq-review-cards" }, ...cards(spec.cards))] : [];
}

/** The two lines of a choice, each to be watched to its end. */
function watch(view, spec) {
  return node("p", { class: "pq-review-watch" }, ...list(spec.watch).map((one) => {
    const button = node("button", { type: "button", class: "pq-press pq-review-line-to-watch", "data-line": text(one.id) }, text(one.label));
    button.addEventListener("click", () => view.send({ kind: "review", finding: text(spec.id), watch: text(one.id) }));
    return button;
  }));
}

function seat(view, spec) {
  const id = text(spec.id);
  if (!view.seats.has(id)) {
    const made = node("button", { type: "button", class: "pq-press" });
    made.addEventListener("click", () => view.send({ kind: "review", seat: id }));
    view.seats.set(id, made);
  }
  const made = view.seats.get(id);
  made.textContent = text(spec.label);
  attribute(made, "aria-pressed", String(Boolean(spec.pressed)));
  return made;
}

function draw(view, next) {
  view.scene = next;
  view.panel.hidden = !view.scene.title;
  if (view.panel.hidden) { view.all = false; view.lines.clear(); return show(view, ""); }
  view.title.textContent = text(view.scene.title);
  attribute(view.panel, "aria-label", text(view.scene.title));
  view.summary.textContent = text(view.scene.summary);
  view.nothing.lastChild.textContent = text(view.scene.nothing);
  view.nothing.hidden = !view.scene.nothing;
  arrange(view.whose, list(view.scene.seats).map((spec) => seat(view, spec)));
  attribute(view.whose, "aria-label", text(view.scene.whose));
  view.whose.hidden = !view.whose.childNodes.length;
  const before = [view.opened, view.aside].join();
  view.opened = text(view.scene.opened);
  view.aside = text(view.scene.aside);
  const every = list(view.scene.findings).filter((one) => one && one.id);
  arrange(view.findings, every.filter((one) => view.all || one.first || text(one.id) === view.opened).map((spec) => line(view, spec)));
  view.findings.hidden = !every.length;
  const said = list(view.scene.notes).map(text);
  if (view.notes.dataset.told !== JSON.stringify(said)) {
    view.notes.dataset.told = JSON.stringify(said);
    view.notes.replaceChildren(...said.map((one) => node("p", {}, one)));
  }
  const hides = every.some((one) => !one.first) || said.length > 0;
  view.notes.hidden = !said.length || !view.all;
  view.working.textContent = text(view.scene.working);
  view.working.hidden = !view.scene.working;
  view.more.textContent = text(view.all ? view.scene.fewer : view.scene.more);
  attribute(view.more, "aria-expanded", String(view.all));
  view.more.hidden = !hides;
  view.back.textContent = text(view.scene.back);
  view.back.hidden = !view.scene.back;
  view.reveal.textContent = text(view.scene.reveal);
  view.reveal.hidden = !view.scene.reveal;
  view.bar.hidden = view.more.hidden && view.back.hidden && view.reveal.hidden;
  for (const one of view.panel.querySelectorAll(".is-opened .pq-review-line-to-watch")) attribute(one, "aria-pressed", String(one.dataset.line === view.aside));
  if (before !== [view.opened, view.aside].join()) show(view, view.opened, every.find((one) => text(one.id) === view.opened));
  return undefined;
}

/** Light the cards of the finding that is on the table, once the table is drawn, and bring it into sight where it is not. */
function show(view, id, spec) {
  if (!id) return light(view.scene.group, [], null);
  return requestAnimationFrame(() => {
    light(view.scene.group, list(spec && spec.cards), null, list(spec && spec.numbers));
    const app = view.root.closest(".piquet-app");
    const table = app && app.querySelector(".pq-table");
    if (table && (table.getBoundingClientRect().bottom < 220 || table.getBoundingClientRect().top < -200)) table.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
  });
}

/** @type {Build} */
function buildReview(root, send) {
  const view = {
    root,
    send,
    all: false,
    opened: "",
    aside: "",
    scene: {},
    ...reviewParts(),
  };
  root.append(view.panel);
  view.panel.hidden = true;

  view.more.addEventListener("click", () => { view.all = !view.all; draw(view, view.scene); });
  view.reveal.addEventListener("click", () => {
    view.title.focus({ preventScroll: true }); // this button goes
    send({ kind: "review", all: true });
  });
  view.back.addEventListener("click", () => {
    const line = view.lines.get(view.opened) || [...view.lines.values()][0];
    if (line) line.button.focus({ preventScroll: true }); // this button goes; what was looked at stays
    send({ kind: "review", back: true });
  });

  return { draw: (next) => draw(view, next) };
}

VIEWS.review = buildReview;
