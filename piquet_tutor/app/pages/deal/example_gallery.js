// The gallery of examples: subjects beside, and every example as a picture of its cards, below the name of its subject.

/** @import { Build } from "../../views.js" */

import { rankSign } from "../../shared/drawing/card_art.js";
import { attribute, list, node, still, text } from "../../shared/drawing/kit.js";
import { VIEWS } from "../../views.js";
import { own } from "../../whereabouts.js";

const SIGNS = { S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663" };

/** A card as small as a stamp: its rank and its suit. */
function stamp(code) {
  return node("i", { "data-suit": code[1], "data-rank": code[0] }, node("b", {}, rankSign(code[0])), SIGNS[code[1]] || "");
}

/** @type {Build} */
function buildGallery(root, send) {
  const subjects = node("nav", { class: "pq-gal-subjects" });
  const sections = node("div", { class: "pq-gal-sections" });
  root.append(node("section", { class: "pq-gal" }, subjects, sections));
  let hung = "";

  function picture(one) {
    const made = node("a", { href: text(one.page), class: "pq-gal-example", "data-id": text(one.id) },
      node("span", { class: "pq-gal-cards", "aria-hidden": "true" }, ...list(one.cards).map(stamp)), node("span", { class: "pq-gal-title" }, text(one.title)));
    made.addEventListener("click", (event) => {
      if (own() && made.href !== location.href.split("#")[0]) return; // a link like any other, from which Back leads here
      event.preventDefault();
      send({ kind: "example", id: text(one.id) });
    });
    return made;
  }

  function section(subject) {
    const title = node("h2", { tabindex: "-1" }, text(subject.title));
    const there = node("button", { type: "button", class: "pq-gal-subject" }, text(subject.title));
    there.addEventListener("click", () => {
      title.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
      title.focus({ preventScroll: true });
    });
    subjects.append(there);
    sections.append(node("section", {}, title, node("div", { class: "pq-gal-pictures" }, ...list(subject.examples).map(picture))));
  }

  function draw(scene) {
    attribute(subjects, "aria-label", text(scene.label));
    const all = list(scene.subjects).flatMap((subject) => list(subject.examples));
    const ids = all.map((one) => text(one.id)).join();
    if (ids !== hung) { // links are made once, so that the keyboard stays where it is
      hung = ids;
      subjects.replaceChildren();
      sections.replaceChildren();
      list(scene.subjects).forEach(section);
    }
    sections.querySelectorAll(".pq-gal-example").forEach((link, at) => attribute(link, "aria-current", all[at].chosen ? "true" : null));
  }
  return { draw };
}

VIEWS.gallery = buildGallery;
