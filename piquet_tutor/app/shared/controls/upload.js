// A button that opens a file, and sends what is in it.

/** @import { Build } from "../../views.js" */

import { node, text } from "../drawing/kit.js";
import { CONTROLS } from "../../views.js";

/** Bytes in letters, as an intent holds a file: what they mean is read in Python, whatever their encoding. */
export function base64(bytes) {
  let letters = "";
  for (const each of bytes) letters += String.fromCharCode(each);
  return btoa(letters);
}

/** @type {Build} */
function buildUpload(place, send) {
  const button = node("button", { type: "button", class: "pq-press pq-button" });
  const input = node("input", { type: "file", hidden: true });
  let largest = 0;
  place.append(button, input);
  button.addEventListener("click", () => input.click());
  input.addEventListener("change", async () => {
    const file = input.files[0];
    input.value = ""; // so that the same file, corrected, can be opened again
    if (file) send({ kind: "file", content: base64(new Uint8Array(await file.slice(0, largest).arrayBuffer())) });
  });

  function draw(scene) {
    largest = Number(scene.largest);
    button.textContent = text(scene.label);
    input.accept = text(scene.accept);
  }
  return { draw };
}

CONTROLS.upload = buildUpload;
