// The short address of a lesson's deals, in a fold below the room's code: to be copied into a chat, or scanned.

import { copyFrom } from "../../shared/drawing/copying.js";
import { node, text, word } from "../../shared/drawing/kit.js";
import { scanned } from "./live_code.js";

/**
 * The fold of the address.
 *
 * @param {any} scene
 * @param {boolean} open whether it lies open
 */
export function liveLook(scene, open) {
  const look = scene.look || {}, code = scanned(look.qr, "pq-live-small-code");
  const field = node("input", { type: "text", readonly: true, class: "pq-live-address", "aria-label": text(look.label), value: text(look.address) });
  const button = node("button", { type: "button", class: "pq-press pq-live-button" }, word(scene, "copy")), said = node("span", { role: "status" });
  button.addEventListener("click", () => copyFrom(field, said, (done) => word(scene, done ? "copied" : "not-copied")));
  field.addEventListener("focus", () => field.select());
  return node("details", { class: "pq-unfold pq-live-fold pq-live-look", open }, node("summary", {}, text(look.label)), node("p", { class: "pq-live-note" }, text(look.hint)),
    node("div", { class: "pq-live-row" }, code, field, button, said));
}
