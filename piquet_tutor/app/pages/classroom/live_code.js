// How a room is found: its code in letters, and an address as a drawing to be scanned.

import { node, text } from "../../shared/drawing/kit.js";

const DRAWING = /^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/;

/** The code to be scanned; none where there is no drawing of it. */
export function scanned(qr, look) {
  const drawn = text(qr && qr.image);
  return DRAWING.test(drawn) ? node("img", { class: look, src: drawn, alt: text(qr.label) }) : null;
}

/** The code in two halves, as it is read aloud. */
export function letters(code, look) {
  const half = Math.ceil(code.length / 2);
  return node("p", { class: look }, node("span", {}, code.slice(0, half)), node("span", {}, code.slice(half)));
}

/** What is said of the room, none for nothing; where no phone can reach it, with the command that lets the class in. */
export function noted({ note, command }, about) {
  if (!text(note)) return null;
  return node("p", about, text(note), " ", text(command) ? node("code", { class: "pq-live-command" }, text(command)) : null);
}
