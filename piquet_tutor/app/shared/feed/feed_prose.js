// The words of a ruling, in which the terms that live here are little disclosures.

import { node, text, uid, attribute } from "../drawing/kit.js";
import { splitAtTerm } from "./feed_model.js";

/** Text in which the terms that live here become little disclosures. */
export function prose(feed, passage, value, terms, cls) {
  const holder = node("p", { class: cls });
  const meanings = [];
  const parts = [text(value)];
  for (const one of [...terms]) {
    for (let i = 0; i < parts.length; i += 1) {
      const split = typeof parts[i] === "string" ? splitAtTerm(parts[i], one.term) : null;
      if (!split) continue;
      terms.delete(one);
      const key = `${passage.number} ${one.term}`;
      const id = uid("term");
      const button = node("button", { type: "button", class: "pq-term", "aria-expanded": String(feed.openTerms.has(key)), "aria-controls": id }, split[1]);
      const meaning = node("span", { class: "pq-meaning", id, role: "note" }, node("b", {}, text(one.term)), " ", text(one.meaning));
      meaning.hidden = !feed.openTerms.has(key);
      button.addEventListener("click", (event) => {
        event.stopPropagation();
        const show = meaning.hidden;
        meaning.hidden = !show;
        if (show) feed.openTerms.add(key); else feed.openTerms.delete(key);
        attribute(button, "aria-expanded", String(show));
      });
      button.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && !meaning.hidden) { event.stopPropagation(); button.click(); }
      });
      meanings.push(meaning);
      parts.splice(i, 1, ...together(split[0], button, split[2]));
      break;
    }
  }
  holder.append(...parts.filter((part) => part !== ""));
  return [holder, ...meanings];
}

/** A term keeps the bracket or stop that touches it: a button is a word of its own, and a line could break there. */
function together(before, button, after) {
  const head = before.match(/\S*$/)[0];
  const tail = after.match(/^[^\s\p{L}\p{N}]*/u)[0];
  const whole = head || tail ? node("span", { class: "pq-together" }, head, button, tail) : button;
  return [before.slice(0, before.length - head.length), whole, after.slice(tail.length)];
}
