// A paragraph in which the terms explained beside it stand out, each where it first occurs.

import { node, text } from "./kit.js";
import { splitAtTerm } from "../feed/feed_model.js";

/** Every text becomes a text node; `terms` are the words themselves. */
export function termParagraph(value, terms) {
  const parts = [text(value)];
  for (const term of terms) {
    for (let i = 0; i < parts.length; i += 1) {
      const split = typeof parts[i] === "string" ? splitAtTerm(parts[i], term) : null;
      if (!split) continue;
      parts.splice(i, 1, split[0], node("dfn", { class: "pq-lesson-term" }, split[1]), split[2]);
      break;
    }
  }
  return node("p", {}, ...parts.filter((part) => part !== ""));
}
