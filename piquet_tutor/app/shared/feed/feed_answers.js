// The questions to a ruling, each with its answer below it once that was asked for.

import { node, uid, word, icon, text, list } from "../drawing/kit.js";
import { saveDots, saveFile } from "../drawing/saving.js";
import { lightLine } from "./feed_sight.js";
import { reasonTree } from "./reason_tree.js";
import { bookTabs, swapBoard } from "./swap_board.js";
import { tellTable } from "./swap_sight.js";

/** The two questions to a ruling, each with its answer below it once that was asked for. */
export function buildAnswers(feed, passage) {
  const number = passage.number;
  const row = node("div", { class: "pq-ask-row" });
  const question = (name, cls, given, answer) => {
    const key = `${number} ${name}`;
    const shown = feed.openReasons.has(key);
    const id = uid(name);
    const label = word(feed.scene, name);
    const button = node("button", { type: "button", class: `pq-press pq-ask-why ${cls}`, "aria-expanded": String(shown), "aria-controls": id }, icon("chevron"), label);
    const holder = node("div", { class: "pq-answer", id, "data-answer": key });
    holder.hidden = !shown;
    if (given) holder.append(...answer(key));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      if (shown) feed.openReasons.delete(key); else { feed.openReasons.add(key); feed.awaited = key; }
      if (!shown && !given) feed.send({ kind: name, number });
      feed.draw(feed.scene);
    });
    row.append(button, holder);
  };
  // Asked of a player, not of the law: an empty object is a question that stands open.
  if (passage.did) question("did", "pq-did", passage.did.lines || passage.did.working ? passage.did : null, () => (passage.did.working
    ? [node("p", { class: "pq-working" }, icon("wait"), node("span", {}, text(passage.did.working)))]
    : list(passage.did.lines).map((line) => node("p", { class: "pq-answer-line" }, text(line)))));
  const tree = (lines, key) => reasonTree(list(lines), { label: word(feed.scene, key.split(" ")[1]), key, open: feed.openReasons, lit: (line) => lightLine(feed, key, line, passage) });
  question("why", "pq-why", passage.why, (key) => [tree(passage.why, key)]);
  if (passage.turns) question("turn", "pq-turn", passage.turn, (key) => {
    const said = passage.turn;
    if (!said.working) return [node("p", { class: "pq-answer-head" }, text(said.text)), ...(said.take ? [taking(feed, said.take, number)] : []), ...(list(said.below).length ? [tree(said.below, key)] : [])];
    const stopping = node("button", { type: "button", class: "pq-press pq-stop" }, word(feed.scene, "stop"));
    stopping.addEventListener("click", (event) => { event.stopPropagation(); feed.send({ kind: "turn_stop", number }); });
    return [node("p", { class: "pq-working" }, icon("wait"), node("span", {}, text(said.working)), stopping)];
  });
  return row;
}

/** The two cards that would turn it, and the books that rule otherwise; nothing until they have been looked for. */
export function buildSwap(feed, passage) {
  const swap = passage.swap, key = String(passage.number);
  const found = [];
  if (swap && swap.working) found.push(node("p", { class: "pq-working" }, icon("wait"), node("span", {}, text(swap.working))));
  if (swap && swap.board) {
    found.push(swapBoard(feed.scene, swap.board, key, feed.swapped, () => tellTable(feed, passage.number)));
    if (swap.take && !passage.turn) found.push(taking(feed, swap.take, passage.number));
  }
  if (swap && list(swap.books).length) found.push(bookTabs(feed.scene, list(swap.books), passage.short, key, feed.bookAt));
  return found;
}

/** The button that asks the other player to show what the ruling is about. */
export function asksToSee(feed, offer) {
  const button = node("button", { type: "button", class: "pq-press pq-ask-to-see", "data-id": text(offer.id) }, icon("eye"), text(offer.label));
  button.addEventListener("click", (event) => { event.stopPropagation(); feed.asked = true; feed.send({ kind: "press", action: offer.id }); });
  return button;
}

/** The buttons that save the ruling as a picture, in dots or as a drawing: it is drawn when it is asked for, and saved when it comes. */
export function savesPicture(feed, passage) {
  const button = (name, save, ...inside) => {
    const made = node("button", { type: "button", class: "pq-press" }, ...inside, word(feed.scene, name));
    made.addEventListener("click", (event) => {
      event.stopPropagation();
      Object.assign(feed, { pictured: passage.number, savePicture: save });
      feed.send({ kind: "picture", number: passage.number });
    });
    return made;
  };
  return [button("picture", saveDots, icon("picture")), button("drawing", saveFile)];
}

/** Save the picture that was asked for, once it is there. */
export function savePictured(feed) {
  const picture = feed.scene.picture;
  if (!feed.pictured || !picture || picture.number !== feed.pictured) return;
  feed.pictured = 0;
  feed.savePicture(feed.root, picture);
}

/** The button that makes the change which was found. */
function taking(feed, label, number) {
  const button = node("button", { type: "button", class: "pq-press is-primary pq-take" }, text(label));
  button.addEventListener("click", (event) => { event.stopPropagation(); feed.send({ kind: "take", number }); });
  return button;
}
