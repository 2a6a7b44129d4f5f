// One deal ruled by two books, side by side: what each side counts, and the first ruling on which they part marked.

/** @import { Build } from "../../views.js" */

import { node, arrange, text, list, icon, miniCard } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";

/** @type {Build} */
function buildLedgers(root, send) {
  const title = node("h2", { class: "pq-title" });
  const said = node("div", { class: "pq-ledgers-said" });
  const hands = node("div", { class: "pq-ledgers-hands" });
  const columns = node("div", { class: "pq-ledgers" });
  const panel = node("section", { class: "pq-ledger-pair pq-box" }, title, said, hands, columns);
  root.append(panel);
  /** Both lists begin where they part: lines break otherwise in another width, so as often as that changes. */
  const watcher = new ResizeObserver((seen) => {
    for (const { target } of seen) {
      const marked = /** @type {HTMLElement | null} */ (target.querySelector(".is-marked"));
      if (!marked) continue;
      const above = Math.max(0, Math.min(70, (target.clientHeight - marked.offsetHeight) / 2)); // a low list shows it whole
      target.scrollTop = Math.max(0, marked.offsetTop - above);
    }
  });

  function line(one, words) {
    return node("li", { class: `pq-ledger-line${one.marked ? " is-marked" : ""}${one.other ? " is-other" : ""}`, "data-verdict": text(one.verdict) },
      one.marked ? node("span", { class: "pq-ledger-mark" }, icon("flag"), text(words.marked)) : null,
      node("span", { class: "pq-ledger-words" }, text(one.short)),
      node("span", { class: "pq-ledger-points" }, text(one.points)));
  }

  function column(one, words) {
    const open = node("button", { type: "button", class: "pq-press pq-clause-show", "data-rules": text(one.rules) }, icon("play"), text(words.open),
      node("span", { class: "pq-hidden" }, `: ${text(one.title)}`));
    open.addEventListener("click", () => send({ kind: "open", column: one.column }));
    return node("section", { class: "pq-ledger" }, node("h3", {}, text(one.title)),
      node("p", { class: "pq-ledger-totals" }, text(one.totals)),
      node("div", { class: "pq-ledger-lines", tabindex: "0", role: "region", "aria-label": text(one.title) },
        node("ol", {}, ...list(one.rulings).map((each) => line(each, words)))), open);
  }

  function draw(scene) {
    const words = scene.words || {};
    root.hidden = !list(scene.columns).length;
    title.textContent = text(scene.title);
    arrange(said, list(scene.paragraphs).map((one) => node("p", {}, text(one))));
    arrange(hands, list(scene.hands).map((one) => node("div", { class: "pq-ledgers-hand", role: "group", "aria-label": text(one.label) },
      node("span", { class: "pq-small-head" }, text(one.label)), node("span", { class: "pq-evidence" }, ...list(one.cards).map((code) => miniCard(code, scene))))));
    arrange(columns, list(scene.columns).map((one, i) => column({ ...one, column: i }, words)));
    watcher.disconnect();
    for (const lines of columns.querySelectorAll(".pq-ledger-lines")) watcher.observe(lines);
  }
  return { draw, close: () => watcher.disconnect() };
}

VIEWS.ledgers = buildLedgers;
