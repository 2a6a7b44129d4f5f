// The sheet on paper where the browser prints the page itself: laid out in the page, since a frame is cut at its own end.

import { node } from "../../shared/drawing/kit.js";

const ALONE = `@media screen { .pq-ws-paper { display: none; } }
@media print {
  html, body { display: block !important; position: static !important; height: auto !important; min-height: 0 !important; margin: 0 !important; padding: 0 !important; overflow: visible !important; background: #fff !important; }
  body > :not(.pq-ws-paper) { display: none !important; }
}`;

const isOfPages = (rule) => rule.cssText.startsWith("@page");

/** A copy of the sheet that a frame shows, apart from the styles of the page; what its style says of pages is for the page. */
function copied(sheet) {
  const rules = [...sheet.styleSheets].filter((one) => one.ownerNode.id !== "desk").flatMap((one) => [...one.cssRules]);
  const told = (some) => some.map((one) => one.cssText).join("\n");
  const paper = node("div", { class: "pq-ws-paper", lang: sheet.documentElement.lang });
  const inside = paper.attachShadow({ mode: "open" });
  inside.append(node("style", {}, told(rules.filter((one) => !isOfPages(one))).replaceAll(":root", ":host")), document.importNode(sheet.body, true));
  paper.append(node("style", {}, `${told(rules.filter(isOfPages))}\n${ALONE}`));
  return paper;
}

/**
 * Keep a sheet ready for the browser's own printing.
 *
 * @param {HTMLIFrameElement} frame shows the sheet; hidden while there is none
 * @returns {() => void} to end it
 */
export function onPaper(frame) {
  /** @type {HTMLElement | null} */ let paper = null;
  const clear = () => { if (paper) paper.remove(); paper = null; };
  const lay = () => {
    const sheet = frame.contentDocument;
    if (paper || frame.hidden || !frame.isConnected || !sheet || !sheet.body) return;
    document.body.append(paper = copied(sheet));
  };
  const printing = matchMedia("print");
  const turn = () => (printing.matches ? lay() : clear());
  /** @type {[EventTarget, string, () => void][]} */ const listened = [[window, "beforeprint", lay], [window, "afterprint", clear], [printing, "change", turn]];
  for (const [where, what, act] of listened) where.addEventListener(what, act);
  return () => {
    clear();
    for (const [where, what, act] of listened) where.removeEventListener(what, act);
  };
}
