// The odds: subjects in a row, one of them as bars with their figures, numbers to change, and how far a run is.
// Bars are kept while their plot stays, so that a number that is changed moves them.

/** @import { Build } from "../../views.js" */

import { svg } from "../../shared/drawing/card_shapes.js";
import { node, text, attribute, uid, list } from "../../shared/drawing/kit.js";
import { axisOf, drawCards } from "./odds_cards.js";
import { VIEWS } from "../../views.js";

/** The fixed elements. */
function oddsParts() {
  const tabs = node("nav", { class: "pq-tabs" });
  const title = node("h2", { class: "pq-odds-title" });
  const lead = node("p", { class: "pq-odds-lead" });
  const presets = node("div", { class: "pq-odds-presets", role: "group" });
  const fields = node("div", { class: "pq-odds-fields" });
  const buttons = node("div", { class: "pq-odds-buttons" });
  const desk = node("div", { class: "pq-odds-desk" }, fields, buttons);
  const about = node("p", { class: "pq-odds-about" });
  const busy = node("div", { class: "pq-odds-busy" });
  const busyText = node("p", { class: "pq-odds-busy-text" });
  const bar = node("progress", { class: "pq-odds-progress", max: "1000", value: "0" });
  busy.append(busyText, bar);
  const status = node("p", { class: "pq-odds-status", role: "status" });
  const plots = node("div", { class: "pq-odds-plots" });
  const cards = node("figure", { class: "pq-odds-cards" });
  const basis = node("p", { class: "pq-odds-basis" });
  const notes = node("div", { class: "pq-odds-notes" });
  const prints = node("div", {});
  const box = node("section", { class: "pq-box pq-odds" }, title, lead, cards, presets, about, desk, busy, status, plots, basis, notes);
  return { tabs, title, lead, presets, fields, buttons, about, busy, busyText, bar, status, plots, cards, basis, notes, prints, box };
}

function button(one, kind, act) {
  const made = node("button", { type: "button", class: kind, "data-id": text(one.id) }, text(one.label));
  made.addEventListener("click", act);
  return made;
}

/** Buttons are made anew only where they are others, so that the keyboard stays where it is. */
function keepButtons(place, listed, kind, act) {
  const now = [...place.querySelectorAll("button")];
  if (now.map((one) => one.dataset.id).join() !== listed.map((one) => text(one.id)).join()) {
    const held = place.contains(document.activeElement);
    place.replaceChildren(...listed.map((one) => button(one, kind, () => act(text(one.id)))));
    if (held && place.firstChild) place.firstChild.focus({ preventScroll: true });
  }
  [...place.querySelectorAll("button")].forEach((made, at) => {
    made.textContent = text(listed[at].label);
    made.classList.toggle("is-primary", Boolean(listed[at].first));
    if ("chosen" in listed[at]) attribute(made, "aria-pressed", listed[at].chosen ? "true" : "false");
  });
}

function makeField(view, one) {
  const id = uid("odds");
  // A field of numbers takes no parted thousands.
  const input = node("input", { id, type: one.grouped ? "text" : "number", inputmode: "numeric", autocomplete: "off", step: one.grouped ? null : "1", "data-id": text(one.id) });
  let waiting = 0;
  const tell = () => {
    window.clearTimeout(waiting);
    if (input.value !== input.dataset.told) {
      input.dataset.told = input.value;
      view.send({ kind: "number", id: text(one.id), value: input.value });
    }
  };
  input.addEventListener("input", () => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(tell, 350);
  });
  input.addEventListener("change", tell);
  input.addEventListener("blur", () => {
    if (one.grouped && !input.hasAttribute("aria-invalid") && input.value !== input.dataset.shown) view.send({ kind: "number", id: text(one.id), value: input.value });
  });
  const wrong = node("p", { class: "pq-odds-wrong", id: `${id}-wrong`, role: "alert" });
  return node("div", { class: "pq-odds-field" }, node("label", { for: id }), input, wrong);
}

function makeChoice(view) {
  const id = uid("odds");
  const select = node("select", { id });
  select.addEventListener("change", () => view.send({ kind: "book", chosen: select.value }));
  return node("div", { class: "pq-odds-field is-choice" }, node("label", { for: id }), select);
}

function drawFields(view, scene) {
  const listed = list(scene.fields);
  const wanted = `${listed.map((one) => text(one.id)).join()}${scene.choice ? "+" : ""}`;
  if (view.fields.dataset.made !== wanted) {
    view.fields.dataset.made = wanted;
    view.fields.replaceChildren(...(scene.choice ? [makeChoice(view)] : []), ...listed.map((one) => makeField(view, one)));
  }
  if (scene.choice) {
    const select = view.fields.querySelector("select");
    view.fields.querySelector(".is-choice label").textContent = text(scene.choice.label);
    const options = list(scene.choice.options);
    if (select.options.length !== options.length) select.replaceChildren(...options.map(([value, name]) => node("option", { value: text(value) }, text(name))));
    select.value = text(scene.choice.value);
  }
  listed.forEach((one) => {
    const input = view.fields.querySelector(`input[data-id="${text(one.id)}"]`);
    const field = input.parentNode;
    field.querySelector("label").textContent = text(one.label);
    attribute(input, "min", one.grouped ? null : one.least);
    attribute(input, "max", one.grouped ? null : one.most);
    const wrong = field.querySelector(".pq-odds-wrong");
    wrong.textContent = text(one.wrong);
    wrong.hidden = !one.wrong;
    attribute(input, "aria-invalid", one.wrong ? "true" : null);
    attribute(input, "aria-describedby", one.wrong ? wrong.id : null);
    if (!one.wrong && document.activeElement !== input) input.value = text(one.value);
    if (!one.wrong) input.dataset.told = input.dataset.shown = text(one.value);
  });
  view.fields.hidden = !wanted;
}

const scaled = (share) => `scaleX(${Math.max(0, Math.min(1, Number(share) || 0)).toFixed(5)})`;

function makeBar() {
  const fill = svg("rect", { class: "pq-odds-fill", x: 0, y: 0, width: 100, height: 10 });
  const error = svg("rect", { class: "pq-odds-error", x: 0, y: 3.5, width: 0, height: 3 });
  const drawing = svg("svg", { class: "pq-odds-bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" }, fill, error);
  return node("li", { class: "pq-odds-row" }, node("span", { class: "pq-odds-name" }), drawing, node("span", { class: "pq-odds-figure" }));
}

function drawBar(row, one) {
  row.querySelector(".pq-odds-name").textContent = text(one.label);
  row.querySelector(".pq-odds-figure").textContent = text(one.figure);
  attribute(row, "data-tone", text(one.tone) || null);
  row.querySelector(".pq-odds-fill").style.transform = scaled(one.length);
  const error = row.querySelector(".pq-odds-error");
  const reach = Number(one.error) || 0;
  error.setAttribute("x", String(100 * Math.max(0, one.length - reach)));
  error.setAttribute("width", String(200 * reach));
}

function makeStack(stack) {
  const drawing = svg("svg", { class: "pq-odds-stack-bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" });
  list(stack.parts).forEach(() => drawing.append(svg("rect", { x: 0, y: 0, width: 100, height: 10 })));
  const legend = node("ul", { class: "pq-odds-legend" }, ...list(stack.parts).map(() => node("li", {}, node("span", { class: "pq-odds-swatch" }), node("span", { class: "pq-odds-part" }))));
  return node("div", { class: "pq-odds-stack" }, node("h4", {}), drawing, legend);
}

function drawStack(place, stack) {
  place.querySelector("h4").textContent = text(stack.label);
  const rects = place.querySelectorAll("rect");
  const names = place.querySelectorAll("li");
  let start = 0;
  list(stack.parts).forEach((part, at) => {
    rects[at].style.transform = `translateX(${(100 * start).toFixed(3)}px) ${scaled(part.length)}`;
    attribute(rects[at], "data-tone", text(part.tone));
    attribute(names[at], "data-tone", text(part.tone));
    names[at].querySelector(".pq-odds-part").replaceChildren(text(part.label), " ", node("b", {}, text(part.figure)));
    start += Number(part.length) || 0;
  });
}

function drawPlots(view, scene) {
  const listed = list(scene.plots);
  const shape = listed.map((plot) => `${list(plot.bars).length}/${list(plot.stacks).length}`).join();
  const marks = listed.map((plot) => list(plot.axis).map((one) => text(one.text)).join()).join("/");
  const key = `${marks}:${list(scene.tabs).findIndex((tab) => tab.chosen)}:${shape}`;
  if (view.plots.dataset.key !== key) {
    view.plots.dataset.key = key;
    view.plots.replaceChildren(...listed.map((plot) => node("div", {},
      node("h3", { class: "pq-odds-plot-title" }),
      list(plot.bars).length ? node("ul", { class: "pq-odds-bars" }, ...plot.bars.map(makeBar)) : null,
      axisOf(plot),
      ...list(plot.stacks).map(makeStack))));
  }
  listed.forEach((plot, at) => {
    const place = view.plots.children[at];
    place.querySelector(".pq-odds-plot-title").textContent = text(plot.title);
    const rows = place.querySelectorAll(".pq-odds-row");
    list(plot.bars).forEach((one, number) => drawBar(rows[number], one));
    const stacks = place.querySelectorAll(".pq-odds-stack");
    list(plot.stacks).forEach((one, number) => drawStack(stacks[number], one));
  });
}

function drawPrints(view, given) {
  view.prints.hidden = !given;
  if (!given) return view.prints.replaceChildren();
  const rows = list(given.rows).map((row) => {
    const [first, ...rest] = list(row.cells);
    return node("tr", { class: row.right ? null : "is-off" }, node("th", { scope: "row" }, text(first)), ...rest.map((cell) => node("td", {}, text(cell))));
  });
  const table = node("table", {}, node("thead", {}, node("tr", {}, ...list(given.heads).map((one) => node("th", { scope: "col" }, text(one))))), node("tbody", {}, ...rows));
  return view.prints.replaceChildren(node("details", { class: "pq-unfold pq-box pq-odds-printed" }, node("summary", {}, text(given.title)), node("p", {}, text(given.about)), table));
}

function draw(view, scene) {
  attribute(view.tabs, "aria-label", text(scene.label));
  keepButtons(view.tabs, list(scene.tabs), "pq-tab", (chosen) => view.send({ kind: "subject", chosen }));
  view.title.textContent = text(scene.title);
  view.lead.textContent = text(scene.lead);
  view.presets.hidden = !scene.presets;
  attribute(view.presets, "aria-label", scene.presets ? text(scene.presets.label) : null);
  keepButtons(view.presets, scene.presets ? list(scene.presets.listed) : [], "pq-press", (chosen) => view.send({ kind: "preset", chosen }));
  drawFields(view, scene);
  keepButtons(view.buttons, list(scene.buttons), "pq-press", (action) => view.send({ kind: "press", action }));
  view.about.textContent = text(scene.about);
  view.about.hidden = !scene.about;
  view.busy.hidden = !scene.busy;
  if (scene.busy) {
    view.busyText.textContent = text(scene.busy.text);
    view.bar.value = Math.round(1000 * (Number(scene.busy.share) || 0));
    attribute(view.bar, "aria-label", text(scene.busy.label));
  }
  view.status.textContent = text(scene.status);
  drawCards(view, scene);
  drawPlots(view, scene);
  view.basis.textContent = text(scene.basis);
  view.notes.replaceChildren(...list(scene.notes).map((one) => node("p", {}, text(one))));
  view.notes.hidden = !list(scene.notes).length;
  const given = JSON.stringify(scene.prints || null);
  if (given !== view.printed) {
    view.printed = given;
    drawPrints(view, scene.prints);
  }
}

/** @type {Build} */
export function buildOdds(root, send) {
  const view = {
    send,
    printed: "",
    cardsDrawn: "",
    ...oddsParts(),
  };
  root.append(view.tabs, view.box, view.prints);

  return { draw: (scene) => draw(view, scene) };
}

VIEWS.odds = buildOdds;
