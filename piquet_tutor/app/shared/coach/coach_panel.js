// The coach's panel: a hint told a step at a time below a button that stays where it is, and an exchange beside the best.
// Every text of a scene becomes a text node.

import { node, attribute, arrange, text, list, icon, miniCard, light, still } from "../drawing/kit.js";

export function buildCoach(root, send) {
  let scene = {};
  let group = "";    // the table's, remembered: an empty scene names none
  let lit = "";      // what of the panel has its cards lit on the table: the number of a step, or nothing
  let newest = 0;    // how many steps stood there last
  let drawnSteps = "";
  let drawnExchange = "";
  let drawnBeside = "";

  const title = node("h2", { class: "pq-title" });
  const ask = node("button", { type: "button", class: "pq-coach-ask" });
  const steps = node("ol", { class: "pq-coach-steps" });
  const rest = node("p", { class: "pq-coach-rest" });
  const thinking = node("p", { class: "pq-coach-thinking" });
  const exchange = node("div", { class: "pq-coach-exchange" });
  const heard = node("p", { class: "pq-hidden", role: "status" });
  const beside = node("div", { class: "pq-coach-cards", "aria-hidden": "true", hidden: true }); // the table tells them to who listens
  const head = node("header", { class: "pq-side-head" }, node("span", { class: "pq-coach-name" }, icon("coach"), title), ask, beside);
  const panel = node("section", { class: "pq-coach pq-box" }, head,
    node("div", { class: "pq-coach-body" }, rest, steps, thinking), exchange, heard);
  root.append(panel);
  ask.addEventListener("click", () => { if (ask.getAttribute("aria-disabled") !== "true") send({ kind: "hint" }); });

  /** Scroll the page, where it must, as little as shows the whole of a new step; a long one from its head. */
  function bringIntoSight(item) {
    requestAnimationFrame(() => {
      const box = item.getBoundingClientRect();
      const top = box.top - head.getBoundingClientRect().height - 8;
      const by = Math.min(box.bottom - window.innerHeight + 12, top);
      if (by > 1) window.scrollBy({ top: by, behavior: still() ? "auto" : "smooth" });
    });
  }

  /** Light the cards of a step; of none, no card. */
  function lightStep(place) {
    const step = list(scene.steps)[place];
    const key = step ? `${place} ${list(step.cards).join(" ")}` : "";
    if (key === lit) return;
    lit = key;
    light(group, step ? step.cards : [], null);
    lightBeside(step ? list(step.cards) : []);
  }

  /** The learner's cards above the advice, for a page on which the table is a scroll away. */
  function drawBeside() {
    const given = scene.beside || {};
    const told = JSON.stringify([given, scene.words || null]);
    if (told === drawnBeside) return;
    drawnBeside = told;
    const row = (codes, name) => (list(codes).length ? node("span", { class: `pq-coach-${name}` }, ...list(codes).map((code) => Object.assign(miniCard(code, scene), { code }))) : null);
    arrange(beside, [row(given.trick, "trick"), row(given.hand, "hand")].filter(Boolean));
    beside.hidden = !beside.children.length;
  }

  function lightBeside(codes) {
    for (const card of beside.querySelectorAll(".pq-mini")) card.classList.toggle("is-lit", codes.includes(card.code));
  }

  /** Bars beside each other in rows, each with its name and its figure in words. */
  function rowsOf(bars) {
    const rows = list(bars).filter(Boolean);
    if (!rows.length) return null;
    return node("ul", { class: "pq-coach-bars" }, ...rows.map((bar) => node("li", {},
      node("span", { class: "pq-coach-bar-name" }, text(bar.label)),
      node("span", { class: "pq-coach-track", "aria-hidden": "true" }, node("i", { style: `inline-size: ${percent(bar.share)}%` })),
      node("span", { class: "pq-coach-bar-text" }, text(bar.text)))));
  }

  const percent = (share) => (100 * Math.max(0, Math.min(1, Number(share) || 0))).toFixed(2);

  function stepItem(step, place) {
    const cards = list(step.cards);
    const [first, ...more] = list(step.paragraphs).map((each) => node("p", {}, text(each)));
    const item = node("li", { class: "pq-coach-step", "data-step": text(step.step), tabindex: cards.length ? "0" : null },
      node("h3", {}, text(step.title)), first, rowsOf(step.bars), ...more);
    item.addEventListener("mouseenter", () => lightStep(place));
    item.addEventListener("focusin", () => lightStep(place));
    return item;
  }

  function drawSteps() {
    const told = JSON.stringify([scene.group, scene.steps, scene.words || null]);
    if (told === drawnSteps) return;
    drawnSteps = told;
    const given = list(scene.steps);
    // Steps that stand there stay as they are: only what is new is added below them.
    const same = given.every((step, i) => !steps.children[i] || steps.children[i].dataset.told === JSON.stringify(step));
    if (!same || given.length < steps.children.length) steps.replaceChildren();
    given.slice(steps.children.length).forEach((step) => {
      const item = stepItem(step, steps.children.length);
      item.dataset.told = JSON.stringify(step);
      steps.append(item);
    });
    if (given.length > newest) {
      lightStep(given.length - 1);
      bringIntoSight(steps.lastElementChild);
    }
    if (!given.length) lightStep(-1);
    newest = given.length;
  }

  function optionItem(option) {
    const cards = list(option.kept);
    return node("li", { class: "pq-coach-option", "data-yours": option.yours ? "yes" : null },
      node("p", { class: "pq-coach-option-head" }, node("b", {}, text(option.title)), node("span", { class: "pq-coach-points" }, text(option.points))),
      node("div", { class: "pq-coach-kept", role: "group", "aria-label": text(option.keeps) }, ...cards.map((code) => miniCard(code, scene))),
      node("p", { class: "pq-coach-out" }, text(option.out)),
      ...list(option.why).map((each) => node("p", { class: "pq-coach-why" }, text(each))), 
      list(option.bars).length ? node("p", { class: "pq-coach-plot" }, text(scene.exchange.plot)) : null, rowsOf(option.bars));
  }

  function drawExchange() {
    const told = JSON.stringify([scene.exchange, scene.words || null]);
    if (told === drawnExchange) return;
    drawnExchange = told;
    const given = scene.exchange;
    exchange.hidden = !given;
    if (!given) { exchange.replaceChildren(); return; }
    if (given.told) { exchange.replaceChildren(node("p", { class: "pq-coach-note" }, text(given.told))); return; }
    if (given.working) { exchange.replaceChildren(node("p", { class: "pq-coach-thinking" }, icon("wait"), text(given.working))); return; }
    const before = exchange.querySelector("details");
    const held = before && before.open && before.querySelector("summary").textContent === text(given.summary);
    const had = before && before.contains(root.ownerDocument.activeElement);
    const folded = node("details", { class: "pq-coach-compared" }, node("summary", {}, text(given.summary)),
      given.short ? node("p", { class: "pq-coach-why" }, text(given.short)) : null,
      node("ol", {}, ...list(given.options).filter(Boolean).map(optionItem)), given.note ? node("p", { class: "pq-coach-note" }, text(given.note)) : null);
    folded.open = Boolean(held);
    folded.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && folded.open) { event.stopPropagation(); folded.open = false; folded.querySelector("summary").focus(); }
    });
    exchange.replaceChildren(folded);
    if (had) folded.querySelector("summary").focus({ preventScroll: true });
  }

  panel.addEventListener("mouseleave", () => lightStep(newest - 1));

  function draw(next) {
    scene = next;
    if (scene.group && scene.group !== group) { lightStep(-1); group = text(scene.group); lit = ""; }
    root.hidden = !scene.title;
    if (root.hidden) { lightStep(-1); newest = 0; drawnSteps = ""; steps.replaceChildren(); return; }
    if (title.textContent !== text(scene.title)) title.textContent = text(scene.title);
    attribute(panel, "aria-label", text(scene.title));
    const button = scene.ask || {};
    if (ask.textContent !== text(button.label)) ask.textContent = text(button.label);
    attribute(ask, "aria-disabled", button.open ? null : "true");
    rest.hidden = !scene.rest || Boolean(scene.thinking);
    rest.textContent = text(scene.rest);
    thinking.hidden = !scene.thinking;
    arrange(thinking, scene.thinking ? [icon("wait"), document.createTextNode(text(scene.thinking))] : []);
    drawBeside();
    drawSteps();
    lightBeside(list((list(scene.steps)[newest - 1] || {}).cards));
    steps.hidden = !steps.children.length;
    drawExchange();
    if (heard.textContent !== text(scene.said)) heard.textContent = text(scene.said);
  }
  return { draw };
}
