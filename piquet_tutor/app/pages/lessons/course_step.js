// A step of a lesson: one thing at a time. It draws what it is told and sends what was touched; nothing is judged here.

import { node, attribute, text, list, icon, still } from "../../shared/drawing/kit.js";
import { drawCard, isCard } from "../../shared/drawing/card_art.js";
import { termParagraph } from "../../shared/drawing/term_paragraph.js";

const STEP_ICONS = { hook: "ask", idea: "book", question: "help", explain: "awarded", score: "bars", summary: "flag" };
const REPLY_ICONS = { right: "awarded", wrong: "denied", skipped: "forward" };
const STEP_NOTEBOOK = /^[a-z0-9_]+\.ipynb(\?[a-z]+=[a-z0-9_-]+(&[a-z]+=[a-z0-9_-]+)*)?$/;
const OWN_PAUSE = 400; // milliseconds without a key before what is being written is sent

export function buildStep(root, send) {
  let scene = {};
  let wanted = "";           // where the keyboard goes on once the next scene stands
  let chosen = new Set();
  let drawing = "";
  let writing = 0;
  const field = node("textarea", { class: "pq-cs-own-text", rows: "3", maxlength: "1500", autocomplete: "off" });
  const label = node("p", { class: "pq-cs-label" });
  const count = node("p", { class: "pq-cs-count" });
  const bar = node("div", { class: "pq-cs-bar", "aria-hidden": "true" }, node("i", {}));
  const title = node("h2", { class: "pq-title", tabindex: "-1" });
  const words = node("div", { class: "pq-cs-text" });
  const glossary = node("dl", { class: "pq-cs-terms" });
  const laws = node("div", { class: "pq-cs-laws" });
  const strip = node("div", { class: "pq-cs-cards", "aria-hidden": "true" }); // the same cards as on the table, which tells them
  const asking = node("div", { class: "pq-cs-ask" });
  const reply = node("div", { class: "pq-cs-reply" });
  const told = node("p", { class: "pq-hidden", role: "status" });
  const links = node("p", { class: "pq-cs-links" });
  const nav = node("div", { class: "pq-cs-nav" });
  const steps = node("details", { class: "pq-prices pq-cs-steps" }, node("summary", {}), node("ol", {}));
  const card = node("section", { class: "pq-box pq-cs" }, node("header", { class: "pq-cs-head" }, label, count), bar, title, words, glossary, strip, asking, reply, told, laws, links, nav, steps);
  root.append(card);
  field.addEventListener("input", () => {
    clearTimeout(writing);
    writing = setTimeout(sendOwn, OWN_PAUSE);
  });
  field.addEventListener("blur", sendOwn);

  function sendOwn() {
    clearTimeout(writing);
    if (!scene.own || field.value === text(scene.own.value)) return;
    scene.own.value = field.value;
    send({ kind: "own", step: scene.key, text: field.value });
  }

  function press(action, next) {
    sendOwn();
    wanted = next;
    send({ kind: "press", action, step: scene.key });
  }

  function button(spec, act) {
    const made = node("button", { type: "button", class: "pq-lesson-button pq-cs-button", "data-id": text(spec.id), "aria-disabled": spec.enabled === false ? "true" : null }, text(spec.label));
    made.classList.toggle("is-primary", Boolean(spec.primary));
    made.classList.toggle("is-plain", Boolean(spec.quiet));
    made.addEventListener("click", () => { if (spec.enabled !== false) act(); });
    return made;
  }

  function choiceOf(one, ask) {
    const made = node("button", { type: "button", class: "pq-cs-choice", "data-id": text(one.id), "data-mark": text(one.mark) || null, "aria-disabled": ask.open ? null : "true" },
      node("span", { class: "pq-cs-choice-box", "aria-hidden": "true" }, icon(one.mark ? REPLY_ICONS[one.mark] || "awarded" : "awarded")),
      node("span", { class: "pq-cs-choice-text" }, text(one.text), one.said ? node("span", { class: "pq-cs-choice-said" }, text(one.said)) : null, one.heard ? node("span", { class: "pq-hidden" }, text(one.heard)) : null));
    attribute(made, "aria-pressed", String(chosen.has(one.id)));
    made.addEventListener("click", () => {
      if (!ask.open) return;
      if (!ask.many) chosen = new Set([one.id]);
      else if (chosen.has(one.id)) chosen.delete(one.id);
      else chosen.add(one.id);
      for (const other of asking.querySelectorAll(".pq-cs-choice")) attribute(other, "aria-pressed", String(chosen.has(other.dataset.id)));
    });
    return made;
  }

  function drawOwn() {
    if (!scene.own) return [];
    attribute(field, "aria-label", text(scene.own.label));
    attribute(field, "placeholder", text(scene.own.hint));
    if (document.activeElement !== field) field.value = text(scene.own.value);
    return [node("div", { class: "pq-cs-own" }, node("p", { class: "pq-cs-own-label" }, text(scene.own.label)), field, node("p", { class: "pq-cs-small" }, text(scene.own.hint)))];
  }

  function drawAsk() {
    const ask = scene.ask;
    const parts = drawOwn();
    if (ask) {
      if (ask.text) parts.push(node("h3", { class: "pq-cs-question" }, text(ask.text)));
      if (ask.hint) parts.push(node("p", { class: "pq-cs-small" }, text(ask.hint)));
      if (list(ask.choices).length) parts.push(node("div", { class: `pq-cs-choices${ask.many ? " is-many" : ""}`, role: "group", "aria-label": text(ask.text) }, ...ask.choices.map((one) => choiceOf(one, ask))));
      if (ask.note) parts.push(node("p", { class: "pq-cs-note", role: "alert" }, text(ask.note)));
      if (list(ask.buttons).length) parts.push(node("div", { class: "pq-cs-buttons" }, ...ask.buttons.map((spec) => button(spec, () => {
        if (spec.id === "check") {
          sendOwn();
          wanted = "reply";
          send({ kind: "choose", step: scene.key, choices: [...chosen] });
        } else press(spec.id, "reply");
      }))));
    }
    asking.replaceChildren(...parts);
    asking.hidden = !parts.length;
  }

  function drawStrip() {
    const rows = list(scene.cards).filter((row) => list(row.cards).length);
    strip.hidden = !rows.length;
    strip.replaceChildren(...rows.map((row) => node("div", { class: "pq-cs-row" }, node("p", {}, text(row.name)),
      node("div", {}, ...row.cards.filter((one) => isCard(one.card)).map((one) => node("span", { class: one.lit ? "is-lit" : null, "data-suit": one.card[1] }, drawCard(one.card, "small")))))));
  }

  function drawReply() {
    const got = scene.reply;
    reply.hidden = !got;
    if (!got) { reply.replaceChildren(); told.textContent = ""; return; }
    attribute(reply, "data-verdict", text(got.verdict));
    reply.replaceChildren(
      node("h3", { class: "pq-cs-verdict", tabindex: "-1" }, icon(REPLY_ICONS[got.verdict] || "awarded"), text(got.word)),
      ...list(got.paragraphs).map((one) => node("p", {}, text(one))),
      ...(list(got.columns).length ? [node("div", { class: "pq-cs-columns" }, ...got.columns.map((one) => node("div", {}, node("h4", {}, text(one.title)), ...list(one.paragraphs).map((line) => node("p", {}, text(line))))))] : []));
  }

  function drawNav() {
    const parts = [];
    const { back, enough, next } = scene.nav || {};
    if (back) parts.push(button({ id: "back", label: back.label, enabled: back.enabled }, () => press("back", "top")));
    if (enough) parts.push(button({ id: "enough", label: enough.label, quiet: true }, () => press("enough", "top")));
    if (next && next.page && STEP_NOTEBOOK.test(text(next.page))) parts.push(node("a", { class: "pq-lesson-button pq-cs-button is-primary", "data-id": "next", href: text(next.page) }, text(next.label)));
    else if (next && next.label) parts.push(button({ id: "next", label: next.label, enabled: next.enabled, primary: next.primary }, () => press("next", "top")));
    nav.replaceChildren(...parts);
    steps.firstChild.textContent = text(scene.words.steps);
    steps.lastChild.replaceChildren(...list(scene.steps).map((one) => {
      const made = node("button", { type: "button", class: "pq-cs-step", "data-id": text(one.id), "aria-current": one.here ? "step" : null },
        node("span", { class: "pq-cs-step-mark", "aria-hidden": "true" }, one.state ? icon(one.state === "wrong" ? "denied" : one.state === "skipped" ? "forward" : "awarded") : null),
        text(one.label), one.state ? node("span", { class: "pq-hidden" }, text(one.said)) : null);
      made.addEventListener("click", () => {
        sendOwn();
        wanted = "top";
        steps.open = false;
        send({ kind: "go", step: one.id });
      });
      return node("li", { "data-state": text(one.state) || null }, made);
    }));
  }

  function draw(next) {
    const before = scene;
    const had = root.contains(document.activeElement) || document.activeElement === document.body;
    const at = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.id : "";
    const inChoice = document.activeElement && document.activeElement.classList.contains("pq-cs-choice");
    const inReply = reply.contains(document.activeElement);
    if (scene.key !== next.key) sendOwn();
    scene = { ...next, words: next.words || {} };
    if (before.key !== scene.key || (before.ask && before.ask.open) !== (scene.ask && scene.ask.open)) chosen = new Set(list(scene.ask && scene.ask.chosen));
    card.dataset.kind = text(scene.kind);
    card.classList.toggle("is-bare", Boolean(scene.bare));
    attribute(card, "aria-label", text(scene.label));
    label.replaceChildren(...[icon(STEP_ICONS[scene.kind] || "book"), text(scene.label)].filter(Boolean));
    count.textContent = text(scene.progress && scene.progress.text);
    const { now = 0, count: whole = 1 } = scene.progress || {};
    bar.firstChild.style.width = `${Math.round((100 * now) / Math.max(1, whole))}%`;
    const fresh = JSON.stringify([scene.title, scene.paragraphs, scene.terms, scene.laws, scene.links]);
    if (fresh !== drawing) {
      drawing = fresh;
      title.textContent = text(scene.title);
      const terms = list(scene.terms);
      words.replaceChildren(...list(scene.paragraphs).map((one) => termParagraph(one, terms.map((each) => text(each.term)))));
      glossary.replaceChildren(...terms.map((one) => node("div", {}, node("dt", {}, text(one.term)), node("dd", {}, text(one.meaning)))));
      glossary.hidden = !terms.length;
      laws.replaceChildren(...list(scene.laws).map((one) => node("blockquote", { class: "pq-cs-law" }, node("p", {}, text(one.text)), node("cite", {}, icon("book"), text(one.cite)))));
      laws.hidden = !laws.children.length;
      const ways = list(scene.links).filter((one) => STEP_NOTEBOOK.test(text(one.page)));
      links.replaceChildren(...ways.map((one) => node("a", { class: "pq-lesson-link", href: text(one.page) }, text(one.label))));
      links.hidden = !ways.length;
    }
    drawStrip();
    drawAsk();
    drawReply();
    drawNav();
    if (before.key === scene.key && scene.reply && !before.reply) told.textContent = [scene.reply.word, ...list(scene.reply.paragraphs)].map(text).join(" ");
    else if (!scene.reply) told.textContent = "";
    if (had && wanted) goOn(wanted);
    else if (had && inChoice && at) {
      const same = [...asking.querySelectorAll(".pq-cs-choice")].find((one) => one.dataset.id === at);
      if (same) same.focus({ preventScroll: true });
    } else if (inReply && !reply.hidden) reply.querySelector(".pq-cs-verdict").focus({ preventScroll: true });
    // What was on its way when the answer was given may be drawn before its reply.
    if (wanted !== "reply" || scene.reply || before.key !== scene.key) wanted = "";
  }

  /** Let the keyboard go on where something has just come. */
  function goOn(where) {
    const target = where === "reply" && !reply.hidden ? reply.querySelector(".pq-cs-verdict") : where === "top" ? title : asking.querySelector(".pq-cs-note") ? asking.querySelector("button") : null;
    if (!target) return;
    target.focus({ preventScroll: true });
    const box = (where === "top" ? card : reply).getBoundingClientRect();
    if (box.top < 0 || box.top > window.innerHeight * 0.7) (where === "top" ? card : reply).scrollIntoView({ block: where === "top" ? "start" : "nearest", behavior: still() ? "auto" : "smooth" });
  }
  return { draw, close: sendOwn };
}
