// The score sheet: the tally of the deal and the partie so far. Every number asks for the rulings that are it.

/** @import { Build } from "../../views.js" */

import { node, list, text, word, beside, askRulings, attribute, priceList, listen } from "../drawing/kit.js";
import { whenAllIsSaid } from "../drawing/telling.js";
import { countUp } from "./sheet_counting.js";
import { VIEWS } from "../../views.js";

/** The fixed elements. */
function sheetParts() {
  const title = node("h2", { class: "pq-title" });
  const deal = node("table", { class: "pq-sheet" });
  const partie = node("div", { class: "pq-partie" });
  const prices = node("div", { class: "pq-sheet-prices" });
  const panel = node("section", { class: "pq-score-sheet pq-box" }, node("header", { class: "pq-side-head" }, title), deal, partie, prices);
  return { title, deal, partie, prices, panel };
}

function number(scene, cell, name) {
  if (cell === null || cell === undefined) return node("span", { class: "pq-none" }, "\u2013");
  const shown = typeof cell === "object" ? cell : { points: cell };
  const numbers = list(shown.rulings);
  if (!numbers.length) return node("span", { class: "pq-number" }, text(shown.points));
  const button = node("button", { type: "button", class: "pq-number", title: word(scene, "show_rulings"), "aria-label": `${beside(scene, name, shown.points)}, ${word(scene, "show_rulings")}` }, text(shown.points));
  button.dataset.rulings = numbers.join(" ");
  button.addEventListener("click", () => askRulings(scene.group, numbers));
  return button;
}

/** The numbers that the ruling looked at in the feed is part of. */
function showLit(view) {
  for (const button of view.root.querySelectorAll("button.pq-number")) {
    button.classList.toggle("is-lit", button.dataset.rulings.split(" ").some((number) => view.lit.has(number)));
  }
}

/** The deal: a row for each thing that scores, in accounts where the scene has any, and a total. */
function drawDeal(view, scene) {
  const sides = list(scene.sides);
  const names = sides.map((side) => text(side && side.label));
  const head = node("thead", {}, node("tr", {}, node("td", {}), ...names.map((name) => node("th", { scope: "col" }, name))));
  const line = (row, account) => node("tr", { "data-kind": text(row.kind) }, node("th", { scope: "row" }, text(row.label)),
    ...names.map((name, i) => node("td", {}, number(scene, list(row.cells)[i], [name, account, text(row.label)].filter(Boolean).join(", ")))));
  const accounts = list(scene.accounts);
  const bodies = accounts.length ? accounts.map((account) => node("tbody", { class: "pq-account", "data-account": text(account.id) },
    node("tr", { class: "pq-account-head" }, node("th", { scope: "row" }, text(account.label)),
      ...names.map((name, i) => node("td", {}, number(scene, list(account.totals)[i], `${name}, ${text(account.label)}`)))),
    ...list(scene.rows).filter((row) => row.account === account.id).map((row) => line(row, text(account.label)))))
    : [node("tbody", {}, ...list(scene.rows).map((row) => line(row, "")))];
  const totals = list(scene.totals);
  const foot = totals.length ? node("tfoot", {}, node("tr", {}, node("th", { scope: "row" }, word(scene, "total")),
    ...names.map((name, i) => node("td", {}, number(scene, totals[i], `${name}, ${word(scene, "total")}`))))) : null;
  view.deal.replaceChildren(head, ...bodies, ...(foot ? [foot] : []));
  attribute(view.deal, "data-columns", names.length);
  view.deal.hidden = !sides.length;
}

function drawPrices(view, scene) {
  const offered = JSON.stringify(scene.prices || null);
  if (offered !== view.priced) { // kept as it is otherwise, so that it stays unfolded from press to press
    view.priced = offered;
    view.prices.replaceChildren(...[priceList(scene.prices)].filter(Boolean));
  }
  view.prices.hidden = !view.prices.childNodes.length;
}

/** How far each player has come, as a track with the line that ends the partie. */
function progressOf(game, players, sums) {
  const line = game.line || null;
  const goal = line ? Number(line.at) || 100 : 0;
  const top = Math.max(goal * 1.25, ...sums, 1);
  return node("div", { class: "pq-progress" }, ...players.map((name, i) => {
    const track = node("div", { class: "pq-progress-track" });
    const done = node("span", { class: "pq-progress-done" });
    done.style.width = `${Math.max(0, Math.min(100, (sums[i] / top) * 100))}%`;
    track.append(done);
    if (line) {
      const mark = node("span", { class: "pq-progress-line" }, i === 0 ? node("span", { class: "pq-progress-label" }, `${text(line.label)} ${goal}`) : null);
      mark.style.left = `${(goal / top) * 100}%`;
      track.append(mark);
    }
    const past = line && sums[i] >= goal;
    return node("div", { class: `pq-progress-row${past ? " is-past" : ""}` },
      node("span", { class: "pq-progress-name" }, name), track, node("span", { class: "pq-progress-sum" }, String(sums[i])));
  }));
}

/** The deals of the partie so far, or the lines of a rubber, with their totals; nothing where there are none. */
function partieSheet(scene, game, players, whole) {
  const rows = list(game.rows);
  if (!rows.length) return null;
  return node("table", { class: "pq-sheet pq-partie-sheet" },
    node("caption", { class: "pq-hidden" }, text(game.label)),
    node("thead", {}, node("tr", {}, node("td", {}), ...players.map((name) => node("th", { scope: "col" }, name)))),
    node("tbody", {}, ...rows.map((row) => (row.heading
      ? node("tr", { class: `pq-heading${row.line ? " has-line" : ""}` }, node("th", { scope: "rowgroup", colspan: String(players.length + 1) }, text(row.heading)))
      : node("tr", {}, node("th", { scope: "row" }, text(row.label)),
        ...players.map((name, i) => node("td", {}, number(scene, list(row.cells)[i], `${name}, ${text(row.label)}`))))))),
    node("tfoot", {}, node("tr", {}, node("th", { scope: "row" }, text(game.total_label) || word(scene, "total")), ...players.map((_, i) => node("td", {}, node("span", { class: "pq-number" }, text(whole[i])))))));
}

function drawPartie(view, scene) {
  const game = scene.partie;
  view.partie.hidden = !game;
  if (!game) return;
  const players = list(game.players).map(text);
  const sums = list(game.totals).map((value) => Number(typeof value === "object" && value ? value.points : value) || 0);
  const whole = list(game.sums).length ? list(game.sums) : sums; // a rubber is added up above and below its line
  const games = game.games ? node("p", { class: "pq-partie-games" }, node("b", {}, text(game.games.text)), " ", text(game.games.wanted)) : null;
  const note = game.note ? node("p", { class: "pq-partie-note" }, text(game.note)) : null;
  view.partie.replaceChildren(...[node("h3", { class: "pq-partie-title" }, text(game.label)), progressOf(game, players, sums), games, partieSheet(scene, game, players, whole), note].filter(Boolean));
}

function draw(view, scene) {
  view.group = scene.group;
  view.scene = scene;
  const active = view.root.ownerDocument.activeElement;
  const at = active && view.root.contains(active) ? [...view.root.querySelectorAll("button")].indexOf(active) : -1;
  view.title.textContent = text(scene.title);
  attribute(view.panel, "aria-label", text(scene.title));
  drawDeal(view, scene);
  countUp(view);
  drawPrices(view, scene);
  drawPartie(view, scene);
  if (at >= 0) {
    const again = view.root.querySelectorAll("button")[at];
    if (again) again.focus({ preventScroll: true });
  }
  showLit(view);
}

/** @type {Build} */
function buildSheet(root) {
  const view = {
    root,
    group: "",
    lit: new Set(),
    priced: "",
    /** @type {any} */ scene: {},
    /** @type {string | null} */ counting: null, // what is counted up, or was
    countedTo: 0,
    countTimer: 0,
    ...sheetParts(),
  };
  root.append(view.panel);

  const stop = listen("piquet:light", () => view.group, (detail) => { view.lit = new Set(list(detail.numbers).map(String)); showLit(view); });
  const told = whenAllIsSaid((scene) => draw(view, scene));
  return { draw: told.draw, close() { stop(); told.close(); } };
}

VIEWS.sheet = buildSheet;
