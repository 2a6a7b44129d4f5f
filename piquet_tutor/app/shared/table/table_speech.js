// What the players say: where it stands, and how it finds room.

/** @import { Table } from "./table_parts.js" */

import { speechPlaces } from "../drawing/geometry.js";
import { list, node, text, attribute, word, askRulings, arrange } from "../drawing/kit.js";
import { isAround } from "./table_layout.js";
import { saidSoFar } from "./table_talk.js";

const SLACK = 2; // pixels by which words may be higher than their room
const WORDS_AROUND = 2; // of each player, where everybody speaks from a corner

/** A bubble: what was said, and a way to its ruling. */
function bubble(/** @type {Table} */ table, one, last) {
  const linked = typeof one.ruling === "number";
  const classes = ["pq-bubble", one.fresh ? "is-fresh" : "", last ? "is-last" : ""].filter(Boolean).join(" ");
  const element = node(linked ? "button" : "p", { class: classes, "data-at": text(one.at), "data-who": one.who || null, "data-name": one.name || null, "data-ruling": linked ? one.ruling : null, type: linked ? "button" : null }, text(one.text));
  if (linked) {
    attribute(element, "title", word(table.scene, "show_rulings"));
    element.addEventListener("click", () => askRulings(table.scene.group, [one.ruling]));
  }
  return element;
}

/** Put what is said into a place; a bubble that stands there already stays. */
function fillWith(/** @type {Table} */ table, place, said) {
  const old = new Map([...place.children].map((one) => [one.dataset.drawing, one]));
  arrange(place, said.map((one, i) => {
    const drawing = JSON.stringify([one.at, one.who, one.ruling, one.text, one.fresh, i === said.length - 1]);
    const element = old.get(drawing) || bubble(table, one, i === said.length - 1);
    element.dataset.drawing = drawing;
    return element;
  }));
}

/** Whether the words of both stand below each other, as in a letter; else everybody speaks from their own place. */
const inOneColumn = (/** @type {Table} */ table) => table.scene.phase !== "bidding" && !isAround(table);

/** In one column whoever begins to speak is named. */
function named(/** @type {Table} */ table, said) {
  const names = new Map(list(table.scene.seats).map((seat) => [seat.at, text(seat.name)]));
  return said.map((one, i) => ({ ...one, name: names.get(one.at), who: i && said[i - 1].at === one.at ? "" : names.get(one.at) }));
}

/** What has been said so far, in the order in which it was said. */
export function drawWords(/** @type {Table} */ table, present, size) {
  const said = saidSoFar(table);
  if (inOneColumn(table)) { fillWith(table, table.talk, named(table, said)); return; }
  const most = size === "s" && isAround(table) ? 1 : WORDS_AROUND;
  for (const parts of present) fillWith(table, parts.speech, said.filter((one) => one.at === parts.at).slice(-most));
}

/** While bids are made everybody speaks beside his name, where no cards lie yet; else in the middle. */
export function placeWords(/** @type {Table} */ table, present) {
  const byName = table.scene.phase === "bidding" && !isAround(table);
  table.cloth.classList.toggle("is-bidding", byName);
  for (const parts of present) arrange(parts.strip, byName ? [parts.plate, parts.speech, parts.won] : [parts.plate, parts.won]);
  if (!byName) arrange(table.speeches, inOneColumn(table) ? [table.talk] : present.map((parts) => parts.speech));
}

/** Whoever says the first words that are in sight is named, even where they had begun to speak before. */
function nameFirst(talk) {
  const first = [...talk.children].find((one) => !one.hidden);
  for (const one of talk.children) one.classList.toggle("is-first", one === first);
}

/** By how many pixels the words that are in sight, the first of these and all after it, are higher than their room. */
function tooHigh(talk, words) {
  const { paddingTop, paddingBottom } = getComputedStyle(talk);
  const last = talk.lastElementChild;
  const high = words.length ? last.offsetTop + last.offsetHeight - words[0].offsetTop : 0;
  return high + parseFloat(paddingTop) + parseFloat(paddingBottom) - talk.clientHeight;
}

/**
 * Of these words as few as must go give way, the oldest first; gives back whether the others have room. After each
 * measurement all go that must at least: to measure after each of them would have the browser lay out everything as often.
 */
function giveWay(talk, words) {
  nameFirst(talk);
  const left = words.map((one) => ({ one, height: one.nextElementSibling ? one.nextElementSibling.offsetTop - one.offsetTop : one.offsetHeight }));
  for (;;) {
    let over = tooHigh(talk, [...talk.children].filter((one) => !one.hidden));
    if (over <= SLACK || !left.length) return over <= SLACK;
    for (; left.length && over > SLACK; left.shift()) {
      left[0].one.hidden = true;
      over -= left[0].height;
    }
    nameFirst(talk);
  }
}

/** In one column older words give way to newer ones, after all have been set smaller. */
function fitColumn(/** @type {Table} */ table) {
  const { talk } = table;
  talk.classList.remove("is-tight");
  for (const one of talk.children) one.hidden = false;
  if (giveWay(talk, [...talk.children].filter((one) => !one.classList.contains("is-fresh")))) return;
  talk.classList.add("is-tight");
  giveWay(talk, [...talk.children].slice(0, -1).filter((one) => !one.hidden)); // the last words alone stay in sight
}

/** Words keep to their own room, clear of every card: older ones give way, then the letters grow smaller. */
export function fitSpeeches(/** @type {Table} */ table, present) {
  if (inOneColumn(table)) { fitColumn(table); return; }
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
