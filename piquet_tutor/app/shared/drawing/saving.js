// A file that the page has made, saved as any download.

import { node, text } from "./kit.js";

/**
 * Save a file.
 *
 * @param {HTMLElement} root where its link may stand for a moment
 * @param {{name?: string, type?: string, text?: string}} file
 */
export function saveFile(root, file) {
  const link = node("a", { download: text(file.name), href: URL.createObjectURL(new Blob([text(file.text)], { type: text(file.type) })) });
  root.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
