// Where the table and the notes say all there is to say, the rulings lie folded: one line, which opens to them.

import { attribute, icon, node, text, uid } from "../drawing/kit.js";

/** The line. */
export function foldParts() {
  const label = node("span", {});
  return { button: node("button", { type: "button", class: "pq-feed-fold", hidden: true }, icon("chevron"), label), label };
}

/** Open or close them. */
export function setFold(feed, isOpen) {
  feed.unfolded = isOpen;
  attribute(feed.fold.button, "aria-expanded", String(isOpen));
  feed.panel.classList.toggle("is-closed", feed.scene.folded === true && !isOpen);
}

/** Draw the line; there is none where nothing has been ruled. */
export function drawFold(feed, all) {
  const folds = feed.scene.folded === true;
  feed.fold.button.hidden = !folds;
  feed.title.hidden = folds;
  feed.panel.hidden = folds && !all.length;
  feed.fold.label.textContent = text(feed.scene.title);
  setFold(feed, feed.unfolded);
}

/** Let the line be pressed. */
export function listenToFold(feed) {
  feed.scroll.id = uid("feed");
  feed.fold.button.setAttribute("aria-controls", feed.scroll.id);
  feed.fold.button.addEventListener("click", () => setFold(feed, !feed.unfolded));
}
