// Short lines in groups: each opens to what stands behind it, which is worked out when it is asked for.

/** @import { Build } from "../../views.js" */

import { node, arrange, text, list, icon, miniCard, uid, still } from "../../shared/drawing/kit.js";
import { citations } from "../../shared/drawing/clause_parts.js";

function folded(title, lines) {
  return node("details", { class: "pq-lookup-fold" }, node("summary", {}, text(title)),
    ...list(lines).map((line) => node("p", {}, text(line))));
}

function cardRow(block, scene) {
  return node("div", { class: "pq-lookup-cards", role: "group", "aria-label": text(block.label) }, node("span", { class: "pq-small-head" }, text(block.label)),
    node("span", { class: "pq-evidence" }, ...list(block.cards).map((code) => miniCard(code, scene))));
}

function ruling(block, words) {
  return node("div", { class: `pq-lookup-ruling${block.dim ? " is-dim" : ""}` }, node("p", {}, text(block.ruling)),
    citations(block.cites, words), list(block.lines).length ? folded(words.why, block.lines) : null);
}

function tableButton(view, block) {
  const button = node("button", { type: "button", class: "pq-clause-show" }, icon("play"), text(block.label));
  button.addEventListener("click", () => view.send({ kind: "table", id: text(block.table) }));
  return node("p", {}, button);
}

function drawBlock(view, block) {
  const words = view.scene.words || {};
  if (block.head !== undefined) return node(view.level, { class: "pq-lookup-part" }, text(block.head));
  if (block.cards) return cardRow(block, view.scene);
  if (block.ruling !== undefined) return ruling(block, words);
  if (block.fold !== undefined) return folded(block.fold, block.lines);
  if (block.table !== undefined) return tableButton(view, block);
  if (block.cites) return citations(block.cites, words);
  return node("p", {}, text(block.text));
}

function line(one) {
  return [one.number ? node("span", { class: "pq-lookup-number" }, text(one.number)) : null,
    node("span", { class: "pq-lookup-line" }, one.title ? node("strong", {}, text(one.title)) : null, node("span", {}, text(one.short))),
    one.mark ? node("span", { class: "pq-lookup-mark", "data-tone": text(one.tone) }, text(one.mark)) : null];
}

/** One that opens: its line is a button, and what stands behind it follows. */
function opening(view, one) {
  const id = uid("lookup");
  const button = node("button", { type: "button", class: "pq-lookup-open", "aria-expanded": String(Boolean(one.open)), "aria-controls": id }, ...line(one), icon("chevron"));
  button.addEventListener("click", () => view.send({ kind: "open", id: text(one.id), open: !one.open }));
  const link = node("p", { class: "pq-lookup-link" }, node("a", { href: text(one.link) }, text((view.scene.words || {}).link)));
  const body = node("div", { class: "pq-lookup-body", id }, one.waiting ? node("p", { role: "status" }, text(one.waiting)) : null,
    ...list(one.blocks).map((block) => drawBlock(view, block)), one.open && !one.waiting ? link : null);
  body.hidden = !one.open;
  return node("li", { class: "pq-lookup-item", "data-id": text(one.id) }, button, body);
}

function item(view, one) {
  if (one.opens) return opening(view, one);
  return node("li", { class: "pq-lookup-item", "data-id": text(one.id) }, node("div", { class: "pq-lookup-flat" }, ...line(one)),
    citations(one.cites, view.scene.words || {}));
}

/** The element of an item, made anew only where it stands otherwise: what was unfolded in the others stays. */
function kept(view, one) {
  const drawing = JSON.stringify(one);
  const old = view.items.get(one.id);
  if (old && old.drawing === drawing) return old.element;
  const held = old && old.element.contains(document.activeElement);
  const element = item(view, one);
  view.items.set(one.id, { element, drawing });
  if (held) requestAnimationFrame(() => element.querySelector(".pq-lookup-open")?.focus());
  return element;
}

function draw(view, next) {
  view.scene = next || {};
  view.level = list(view.scene.groups).some((group) => group.title) ? "h3" : "h2";
  view.count.textContent = text(view.scene.count);
  arrange(view.body, list(view.scene.groups).map((group) => node("section", {},
    group.title ? node("h2", { class: "pq-lookup-head" }, text(group.title)) : null,
    node("ul", { class: "pq-lookup" }, ...list(group.items).map((one) => kept(view, one))))));
  const target = text(view.scene.target);
  const found = target && target !== view.gone && view.items.get(target);
  if (!found) return;
  view.gone = target;
  requestAnimationFrame(() => found.element.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" }));
}

/** @type {Build} */
export function buildLookUp(root, send) {
  const view = { send, /** @type {any} */ scene: {}, items: new Map(), gone: "", level: "h3",
    count: node("p", { class: "pq-rulebook-count", role: "status" }), body: node("div", { class: "pq-lookup-groups" }) };
  root.append(view.count, view.body);
  return { draw: (next) => draw(view, next) };
}
