// A file that the page has made, saved as any download.

import { node, text } from "./kit.js";

/**
 * Save a file.
 *
 * @param {HTMLElement} root where its link may stand for a moment
 * @param {{name?: string, type?: string, text?: string}} file
 */
export function saveFile(root, file) {
  saveBlob(root, text(file.name), new Blob([text(file.text)], { type: text(file.type) }));
}

/**
 * Save a drawing in dots, for programs that take no SVG: at twice its size, for it may be shown on a wall.
 *
 * @param {HTMLElement} root
 * @param {{name?: string, text?: string}} file the drawing, an SVG that fetches nothing
 */
export async function saveDots(root, file) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text(file.text))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const made = await new Promise((done) => { canvas.toBlob(done, "image/png"); });
  if (made) saveBlob(root, text(file.name).replace(/\.svg$/, ".png"), made);
}

function saveBlob(root, name, blob) {
  const link = node("a", { download: name, href: URL.createObjectURL(blob) });
  root.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
