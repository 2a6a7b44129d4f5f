// The short address of a lesson's deals, in a fold below the room's code: to be copied into a chat, or scanned.

import { node, text, word } from "../../shared/drawing/kit.js";
import { scanned } from "./live_code.js";

const COPIED_MS = 4000;

async function copy(field, said, scene) {
  let done = true;
  try { await navigator.clipboard.writeText(field.value); } catch {
    field.focus();
    field.select();
    done = document.execCommand("copy");
  }
  said.textContent = word(scene, done ? "copied" : "not-copied");
  setTimeout(() => { said.textContent = ""; }, COPIED_MS);
}

/**
 * The fold of the address.
 *
 * @param {any} scene
 * @param {boolean} open whether it lies open
 */
export function liveLook(scene, open) {
  const look = scene.look || {}, code = scanned(look.qr, "pq-live-small-code");
  const field = node("input", { type: "text", readonly: true, class: "pq-live-address", "aria-label": text(look.label), value: text(look.address) });
  const button = node("button", { type: "button", class: "pq-live-button" }, word(scene, "copy")), said = node("span", { role: "status" });
  button.addEventListener("click", () => copy(field, said, scene));
  field.addEventListener("focus", () => field.select());
  return node("details", { class: "pq-live-fold pq-live-look", open }, node("summary", {}, text(look.label)), node("p", { class: "pq-live-note" }, text(look.hint)),
    node("div", { class: "pq-live-row" }, code, field, button, said));
}
