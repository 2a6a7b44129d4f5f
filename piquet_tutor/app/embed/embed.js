// A deal in anyone's page: `<piquet-deal link="...">`, `src="record.json"`, or the record inside it. It shows a picture at
// once; when it is touched, a frame of the site with the deal after the #, which no server is told. This file asks its own
// page for the record, if that is a file, and nobody else for anything.

import { linkIn, linkOf, recordIn, textOf } from "./embed_link.js";
import { drawnHands } from "./embed_hands.js";
import { meant } from "../language_range.js";

const WORDS = /** @type {any} */ ("[[WORDS]]"); // by language: put in when the site is built
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const site = new URL("./", script ? script.src : document.baseURI);
const LEAST = 320, MOST = 6000, FIRST = 760; // pixels: how high a frame may be, and is until it has told
const PICTURES = "img, picture, svg, figure, object";
const STYLE = `
:host { display: block; margin: 1em 0; font: 1rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
:host([hidden]) { display: none; }
.box { display: grid; gap: .75em; padding: 1em; border: 1px solid #b9ab8d; border-radius: 12px; }
img, ::slotted(img), ::slotted(svg) { display: block; max-width: 100%; height: auto; border-radius: 6px; }
.hands { display: grid; gap: .6em; margin: 0; }
.hands dt { font-weight: 600; }
.hands dd { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; }
.hands svg { width: clamp(30px, 6.2vw, 54px); height: auto; }
button { justify-self: start; min-height: 44px; padding: .5em 1.2em; border: 0; border-radius: 10px; background: #7c1f3a; color: #fff; font: inherit; font-weight: 650; cursor: pointer; }
button:focus-visible, iframe:focus-visible { outline: 3px solid #0b5cd6; outline-offset: 2px; }
p { margin: 0; }
iframe { display: block; width: 100%; border: 1px solid #b9ab8d; border-radius: 12px; background: #f6f1e6; }
`;

/**
 * An element with a text.
 *
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {string} said
 * @returns {any}
 */
function made(tag, attributes = {}, said = "") {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = said;
  return element;
}

/** The language that is asked for nearest to the element, if the tutor speaks it. */
function languageOf(element) {
  const known = Object.keys(WORDS);
  return meant(element.closest("[lang]")?.getAttribute("lang") || "", known) || known[0];
}

/** The deal of an element as a link: from its `link`, from the file it names, or from what stands in it. */
async function givenLink(element, language) {
  const link = element.getAttribute("link");
  if (link !== null) return linkIn(link);
  const src = element.getAttribute("src");
  const inside = element.querySelector('script[type="application/json"]');
  if (src === null) return linkOf(recordIn((inside || element).textContent), language);
  const answer = await fetch(new URL(src, document.baseURI), { credentials: "omit" });
  if (!answer.ok) throw new Error("not-read");
  return linkOf(recordIn(textOf(await answer.arrayBuffer())), language);
}

/** Keep a frame as high as what is in it, as that tells; it is believed where it is the site that tells. */
function fitted(frame) {
  addEventListener("message", (event) => {
    if (event.source !== frame.contentWindow || event.origin !== site.origin) return;
    const high = event.data && event.data.piquet === "height" ? Number(event.data.height) : NaN;
    if (Number.isFinite(high)) frame.style.height = `${Math.min(MOST, Math.max(LEAST, Math.ceil(high)))}px`;
  });
}

/** The frame of the site, in the place of the picture. */
function opened(root, link, language, title) {
  const address = new URL("table.html", site);
  address.search = String(new URLSearchParams({ embed: location.origin, lang: language }));
  address.hash = link;
  const frame = made("iframe", { title, src: address.href, referrerpolicy: "no-referrer", allow: "fullscreen" });
  frame.style.height = `${FIRST}px`;
  fitted(frame);
  root.querySelector(".box").replaceWith(frame);
  frame.focus();
}

/** What is seen before anything is touched: the page's own picture, the one it names, or the hands. */
async function picture(element, link, words) {
  const poster = element.getAttribute("poster");
  if (poster !== null) return made("img", { src: new URL(poster, document.baseURI).href, alt: element.title || words.title });
  if (element.querySelector(PICTURES)) return made("slot");
  return await drawnHands(link, words) || "";
}

async function show(element) {
  const root = element.shadowRoot || element.attachShadow({ mode: "open" });
  const language = languageOf(element), words = WORDS[language];
  const box = made("div", { class: "box" });
  try {
    const link = await givenLink(element, language);
    const button = made("button", { type: "button" }, words.open);
    button.addEventListener("click", () => opened(root, link, language, element.title || words.title));
    box.append(await picture(element, link, words), button);
  } catch (error) {
    const why = error instanceof Error && Object.hasOwn(words, error.message) ? error.message : "not-read";
    box.append(made("p", { role: "alert" }, words[why]));
  }
  root.replaceChildren(made("style", {}, STYLE), box);
}

class PiquetDeal extends HTMLElement {
  connectedCallback() { if (!this.shadowRoot) show(this); }
}

/** What stands inside an element is there once the page has been read. */
function begin() {
  if (!customElements.get("piquet-deal")) customElements.define("piquet-deal", PiquetDeal);
}
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin); else begin();
