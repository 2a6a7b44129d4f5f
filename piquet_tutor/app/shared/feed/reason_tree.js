// A tree of reasons, folded: each line one sentence. One stop for Tab, arrows inside, as trees have it everywhere.

import { list, uid, node, icon, text, attribute } from "../drawing/kit.js";

const items = (view) => [...view.root.querySelectorAll("[role=treeitem]")].filter((one) => !one.parentElement.closest("ul[hidden]"));

function item(view, line, path) {
  const below = list(line.below);
  const isOpen = view.open.has(path);
  const id = uid("reason");
  const row = node("div", { class: "pq-reason-row", id },
    node("span", { class: "pq-twist" }, below.length ? icon("chevron") : null),
    node("span", { class: "pq-reason-words" }, text(line.text),
      line.number ? node("span", { class: "pq-reason-number" }, text(line.number)) : null,
      list(line.cites).length ? node("cite", {}, list(line.cites).map(text).join("; ")) : null));
  const element = node("li", { role: "treeitem", class: `pq-reason is-${/^[a-z]+$/.test(line.kind) ? line.kind : "answer"}`, tabindex: "-1", "data-path": path, "aria-labelledby": id, "aria-expanded": below.length ? String(isOpen) : null }, row);
  if (below.length) {
    const group = node("ul", { role: "group" }, ...below.map((each, i) => item(view, each, `${path}/${i}`)));
    group.hidden = !isOpen;
    element.append(group);
  }
  view.known.set(element, line);
  return element;
}

function fold(view, element, wanted) {
  if (!element.hasAttribute("aria-expanded")) return;
  if (wanted) view.open.add(element.dataset.path); else view.open.delete(element.dataset.path);
  element.lastChild.hidden = !wanted;
  attribute(element, "aria-expanded", String(wanted));
}

const isOpen = (element) => element.getAttribute("aria-expanded") === "true";
/** @returns {HTMLElement | null} */
const itemOf = (target) => (target instanceof Element ? target.closest("[role=treeitem]") : null);

/** What a key does on a line: gives back the line it goes to, or null where it folds or unfolds this one. */
function byKey(view, key, element) {
  const shown = items(view), at = shown.indexOf(element);
  const turn = (wanted) => { fold(view, element, wanted); return null; };
  const go = {
    ArrowDown: () => shown[at + 1], ArrowUp: () => shown[at - 1], Home: () => shown[0], End: () => shown[shown.length - 1],
    ArrowRight: () => (element.hasAttribute("aria-expanded") && !isOpen(element) ? turn(true) : isOpen(element) ? shown[at + 1] : null),
    ArrowLeft: () => (isOpen(element) ? turn(false) : itemOf(element.parentElement)),
    Enter: () => turn(!isOpen(element)), " ": () => turn(!isOpen(element)),
  };
  return Object.hasOwn(go, key) ? go[key] : undefined;
}

/**
 * The lines as a tree.
 * `open` holds the paths that are unfolded, each beginning with `key`; `lit(line)` is told which line is pointed at,
 * `lit(null)` that none is any more.
 */
export function reasonTree(lines, { label, key, open, lit }) {
  const known = new Map(); // element -> its line
  const root = node("ul", { class: "pq-reasons", role: "tree", "aria-label": label });
  const view = { root, known, open };
  root.append(...lines.map((line, i) => item(view, line, `${key} ${i}`)));
  if (root.firstChild) root.firstChild.tabIndex = 0;

  root.addEventListener("click", (event) => {
    const element = itemOf(event.target);
    if (!element || String(window.getSelection())) return;
    event.stopPropagation();
    element.focus({ preventScroll: true });
    fold(view, element, !isOpen(element));
  });
  root.addEventListener("focusin", (event) => {
    const element = itemOf(event.target);
    if (!element) return;
    event.stopPropagation(); // else the whole ruling would be lit
    for (const one of root.querySelectorAll("[role=treeitem][tabindex='0']")) one.tabIndex = -1;
    element.tabIndex = 0;
    lit(known.get(element));
  });
  root.addEventListener("mouseover", (event) => { const element = itemOf(event.target); if (element) lit(known.get(element)); });
  root.addEventListener("mouseleave", () => {
    const focused = itemOf(root.ownerDocument.activeElement);
    lit(focused && known.has(focused) ? known.get(focused) : null);
  });
  root.addEventListener("focusout", (event) => { if (!root.contains(event.relatedTarget)) lit(null); });
  root.addEventListener("keydown", (event) => {
    const element = itemOf(event.target);
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const go = byKey(view, event.key, element);
    if (!go) return;
    event.preventDefault();
    event.stopPropagation();
    const next = go();
    if (next) next.focus();
  });
  return root;
}
