// Short lines in groups: each opens to what stands behind it, which is worked out when it is asked for.

/** @import { Build } from "../../views.js" */

import { node, arrange, attribute, text, list, icon, miniCard, uid, still } from "../../shared/drawing/kit.js";
import { citations, optionLines } from "../../shared/drawing/clause_parts.js";
import { VIEWS } from "../../views.js";

function folded(title, lines) {
  return node("details", { class: "pq-unfold pq-lookup-fold" }, node("summary", {}, text(title)),
    ...list(lines).map((line) => node("p", {}, text(line))));
}

function cardRow(block, scene) {
  return node("div", { class: "pq-lookup-cards", role: "group", "aria-label": text(block.label) }, node("span", { class: "pq-small-head" }, text(block.label)),
    node("span", { class: "pq-evidence" }, ...list(block.cards).map((code) => miniCard(code, scene))));
}

function ruling(block, words) {
  return node("div", { class: `pq-lookup-ruling${block.dim ? " is-dim" : ""}` }, node("p", {}, text(block.ruling)),
    citations(block.cites, words.sources), list(block.lines).length ? folded(words.why, block.lines) : null);
}

function tableButton(view, block) {
  const button = node("button", { type: "button", class: "pq-press pq-clause-show" }, icon("play"), text(block.label));
  button.addEventListener("click", () => view.send({ kind: "table", id: text(block.table) }));
  return node("p", {}, button);
}

function drawBlock(view, block) {
  const words = view.scene.words || {};
  if (block.head !== undefined) return node(view.level === "h3" ? "h4" : "h3", { class: "pq-lookup-part" }, text(block.head));
  if (block.cards) return cardRow(block, view.scene);
  if (block.ruling !== undefined) return ruling(block, words);
  if (block.fold !== undefined) return folded(block.fold, block.lines);
  if (block.table !== undefined) return tableButton(view, block);
  if (block.options) return optionLines(block.options, words);
  if (block.cites) return citations(block.cites, words.sources);
  return node("p", {}, text(block.text));
}

const answers = (one) => node("dl", { class: "pq-lookup-answers" }, ...list(one.answers).flatMap((each) => [
  node("dt", {}, text(each.words)), node("dd", {}, text(each.places))]));

const goes = (one, label) => node("p", { class: "pq-lookup-link" }, node("a", { href: text(one.link) }, text(label)));

const markOf = (one) => node("span", { class: "pq-lookup-mark", "data-tone": text(one.tone) }, text(one.mark));

/** The line of an item: its number, its title, what it says, and a word beside it. */
function line(view, one, title) {
  const heading = one.title ? node(view.level, {}, title) : null;
  const name = heading ? node("div", { class: "pq-lookup-title" }, heading, one.link && !one.opens ? goes(one, one.go) : null) : null;
  const said = node("div", { class: "pq-lookup-said" }, one.short ? node("p", {}, text(one.short)) : null,
    list(one.answers).length ? answers(one) : null, one.opens ? null : citations(one.cites, (view.scene.words || {}).sources));
  return node("div", { class: "pq-lookup-line" }, one.number ? node("span", { class: "pq-lookup-number" }, text(one.number)) : null,
    name, said, one.mark ? markOf(one) : null, one.opens ? icon("chevron") : null);
}

/** One that opens: its title is a button, and what stands behind it follows; the words of its line can be copied. */
function opening(view, one) {
  const id = uid("lookup");
  const button = node("button", { type: "button", class: "pq-lookup-open", "aria-expanded": String(Boolean(one.open)), "aria-controls": id }, text(one.title));
  const row = line(view, one, button);
  row.classList.add("opens");
  row.addEventListener("click", (event) => {
    if (button.contains(event.target) || window.getSelection()?.isCollapsed) view.send({ kind: "open", id: text(one.id), open: !one.open });
  });
  const body = node("div", { class: "pq-lookup-body", id }, one.waiting ? node("p", { role: "status" }, text(one.waiting)) : null,
    ...list(one.blocks).map((block) => drawBlock(view, block)), one.open && !one.waiting ? goes(one, (view.scene.words || {}).link) : null);
  body.hidden = !one.open;
  return [row, body];
}

function item(view, one) {
  const inside = one.opens ? opening(view, one) : [line(view, one, text(one.title))];
  return node("li", { class: "pq-lookup-item", "data-id": text(one.id) }, ...inside);
}

/** The element of an item, made anew only where it stands otherwise: what was unfolded in the others stays. */
function kept(view, one) {
  const drawing = JSON.stringify([view.level, one]);
  const old = view.items.get(one.id);
  if (old && old.drawing === drawing) return old.element;
  const held = old && old.element.contains(document.activeElement);
  const element = item(view, one);
  view.items.set(one.id, { element, drawing });
  if (held) requestAnimationFrame(() => element.querySelector(".pq-lookup-open")?.focus());
  return element;
}

const bring = (element, block) => element.scrollIntoView({ block, behavior: still() ? "auto" : "smooth" });

/** The groups, and a list of them with the way to each. */
function drawGroups(view, groups) {
  const sections = groups.map((group) => node("section", {},
    group.title ? node("h2", { class: "pq-lookup-head", tabindex: "-1" }, text(group.title)) : null,
    node("ul", { class: "pq-lookup" }, ...list(group.items).map((one) => kept(view, one)))));
  arrange(view.body, sections);
  const label = text(view.scene.contents);
  view.contents.hidden = !label;
  view.root.classList.toggle("has-contents", Boolean(label));
  view.summary.textContent = label;
  attribute(view.contents, "aria-label", label || null);
  arrange(view.ways, label ? groups.map((group, at) => way(view, group, sections[at])) : []);
}

function way(view, group, section) {
  const button = node("button", { type: "button" }, node("span", {}, text(group.title)), node("span", { class: "pq-lookup-many" }, text(list(group.items).length)));
  button.addEventListener("click", () => {
    if (view.folds.matches) view.fold.open = false;
    bring(section, "start");
    section.querySelector("h2").focus({ preventScroll: true });
  });
  return node("li", {}, button);
}

function drawLegend(view) {
  const marks = list(view.scene.legend);
  view.legend.hidden = !marks.length;
  arrange(view.legend, marks.map((one) => node("li", {}, markOf(one), " ", text(one.note))));
}

function draw(view, next) {
  view.scene = next || {};
  const groups = list(view.scene.groups);
  view.level = groups.some((group) => group.title) ? "h3" : "h2";
  view.count.textContent = text(view.scene.count);
  drawLegend(view);
  drawGroups(view, groups);
  const target = text(view.scene.target);
  const found = target && target !== view.gone && view.items.get(target);
  if (!found) return;
  view.gone = target;
  found.element.classList.add("is-pointed");
  requestAnimationFrame(() => bring(found.element, "start"));
}

/** @type {Build} */
function buildLookUp(root, send) {
  const summary = node("summary", {});
  const ways = node("ul", {});
  const fold = node("details", {}, summary, ways);
  const view = { send, root, summary, ways, fold, /** @type {any} */ scene: {}, items: new Map(), gone: "", level: "h3",
    folds: window.matchMedia("(max-width: 960px)"), contents: node("nav", { class: "pq-lookup-contents" }, fold),
    count: node("p", { class: "pq-lookup-count", role: "status" }), legend: node("ul", { class: "pq-lookup-legend" }), body: node("div", { class: "pq-lookup-groups" }) };
  fold.open = !view.folds.matches;
  root.append(view.contents, node("div", {}, view.count, view.legend, view.body));
  return { draw: (next) => draw(view, next) };
}

VIEWS.lookup = buildLookUp;
