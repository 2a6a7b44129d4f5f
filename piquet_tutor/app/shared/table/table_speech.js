// What the players say: where it stands, and how it finds room.

/** @import { Table } from "./table_parts.js" */

import { speechPlaces } from "../drawing/geometry.js";
import { list, node, text, attribute, word, askRulings, arrange } from "../drawing/kit.js";
import { isAround } from "./table_layout.js";

export function drawSpeech(/** @type {Table} */ table, parts, size) {
  const most = size === "s" && isAround(table) ? 1 : 2;
  const said = list(parts.scene.speech).slice(-most);
  const drawing = JSON.stringify(said);
  if (parts.speech.dataset.drawing === drawing) return;
  parts.speech.dataset.drawing = drawing;
  parts.speech.replaceChildren(...said.map((bubble, i) => {
    const linked = typeof bubble.ruling === "number";
    const element = node(linked ? "button" : "p", { class: `pq-bubble${bubble.fresh ? " is-fresh" : ""}${i === said.length - 1 ? " is-last" : ""}`, type: linked ? "button" : null }, text(bubble.text));
    if (linked) {
      attribute(element, "title", word(table.scene, "show_rulings"));
      element.addEventListener("click", () => askRulings(table.scene.group, [bubble.ruling]));
    }
    return element;
  }));
}

/** While bids are made everybody speaks beside his name, where no cards lie yet; else in the middle. */
export function placeWords(/** @type {Table} */ table, present) {
  const byName = table.scene.phase === "bidding" && !isAround(table);
  table.cloth.classList.toggle("is-bidding", byName);
  for (const parts of present) arrange(parts.strip, byName ? [parts.plate, parts.speech, parts.won] : [parts.plate, parts.won]);
  if (!byName) arrange(table.speeches, present.map((parts) => parts.speech));
}

/** Words keep to their own room, clear of every card: older ones give way, then the letters grow smaller. */
export function fitSpeeches(/** @type {Table} */ table, present) {
  const tall = (parts) => [...parts.speech.children].filter((one) => !one.hidden).reduce((all, one) => all + one.offsetHeight + 4, 12);
  for (const parts of present) {
    parts.speech.classList.remove("is-tight");
    parts.speech.removeAttribute("style");
    for (const bubble of parts.speech.children) bubble.hidden = false;
  }
  if (table.scene.phase === "bidding" && !isAround(table)) {
    const wide = (parts) => parts.speech.scrollWidth > parts.speech.clientWidth + 1;
    for (const parts of present) {
      if (wide(parts) && parts.speech.children.length > 1) parts.speech.firstChild.hidden = true;
      if (parts.speech.offsetHeight > parts.strip.clientHeight + 1) parts.speech.classList.add("is-tight");
    }
    return;
  }
  if (!isAround(table)) {
    const room = table.speeches.clientHeight;
    const speaks = (parts) => [...parts.speech.children].some((one) => !one.hidden);
    const all = () => present.reduce((sum, parts) => sum + (speaks(parts) ? tall(parts) : 0), 0);
    for (const parts of present) if (all() > room && parts.speech.children.length > 1) parts.speech.firstChild.hidden = true;
    if (all() > room) for (const parts of present) parts.speech.classList.add("is-tight");
    const newest = (parts) => Math.max(-1, ...list(parts.scene.speech).map((one) => Number(one.ruling)));
    for (const parts of [...present].sort((a, b) => newest(a) - newest(b))) {
      if (all() > room && present.filter(speaks).length > 1) for (const one of parts.speech.children) one.hidden = true;
    }
    return;
  }
  const lying = list(table.scene.trick).length > 0 || table.scene.phase === "play";
  const places = speechPlaces({ ...table.trickBox, trick: lying, talon: table.talon.hidden ? 0 : table.talon.offsetWidth });
  for (const parts of present) {
    const boxes = (places[parts.at] || []).filter((box) => box.width > 30);
    if (!parts.speech.children.length || !boxes.length) continue;
    const into = (box) => Object.assign(parts.speech.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    const fits = (box) => { into(box); return tall(parts) <= box.height + 4 && [...parts.speech.children].every((one) => one.scrollWidth <= one.clientWidth + 20); };
    if (boxes.some(fits)) continue;
    if (parts.speech.children.length > 1) parts.speech.firstChild.hidden = true;
    if (boxes.some(fits)) continue;
    parts.speech.classList.add("is-tight");
    if (!boxes.some(fits)) into(boxes.reduce((best, box) => (box.height > best.height ? box : best)));
  }
}
