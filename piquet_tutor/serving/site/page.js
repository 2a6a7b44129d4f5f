// What a page of the site does beside its stage: it starts Python in a worker, and is the way between the two.

import { meant } from "../../app/language_range.js";

const version = new URL(import.meta.url).search;
const LEISURE = 4000; // milliseconds after the first answer: what only helps the next visit must not cost this one
const listeners = new Set();
let imageless = false; // this browser has kept no image from which Python could have been started
const { worker, heard } = piquetPython; // begun in the page's head, before there was anything here to hear it
worker.onmessage = ({ data }) => hear(data);
worker.onerror = (event) => failed(event.message);
heard.forEach(hear);

function hear(text) {
  const message = JSON.parse(text);
  if (message.kind === "failed") failed(message.why);
  else if (message.kind === "imageless") imageless = true;
  else for (const each of [...listeners]) each(message);
}

/** Python is not there, and will not be. */
function failed(why) {
  console.warn("piquet: no Python", why);
  const note = document.getElementById("pq-lost");
  if (note) note.hidden = false;
  document.documentElement.dataset.ready = "lost";
}

/** Keep everything for the next visit, which may have no network, and an image of Python, from which it starts sooner. */
function keepForNextTime() {
  navigator.serviceWorker?.register(new URL("./sw.js", import.meta.url)).catch((error) => console.warn("piquet: not kept", error));
  if (!imageless) return;
  const maker = new Worker(new URL(`./python/worker.js${version}&image`, import.meta.url), { type: "module" });
  maker.onmessage = () => {
    maker.terminate();
    document.documentElement.dataset.kept = "yes";
  };
}

/** In a frame of somebody's page: tell that page how high this one is, and open links beside it; nothing is kept there. */
function embedded(host) {
  document.documentElement.dataset.embed = "yes";
  const main = document.getElementById("rendered_cells");
  const tell = () => {
    if (!main || !main.offsetHeight) return;
    try { parent.postMessage({ piquet: "height", height: main.offsetTop + main.offsetHeight + 2 }, host); } catch { /* a page without an origin: it scrolls */ }
  };
  if (main) new ResizeObserver(tell).observe(main);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (link && !link.getAttribute("href").startsWith("#")) Object.assign(link, { target: "_blank", rel: "noopener" });
  }, true);
}
const host = parent === window ? null : new URLSearchParams(location.search).get("embed");
if (host !== null) embedded(host);

let later = 0;
document.addEventListener("piquet:page", (event) => {
  if (event instanceof CustomEvent && event.detail.awake && !later && host === null) later = setTimeout(keepForNextTime, LEISURE);
});

/** What a stage knows of its host. */
const model = {
  on(_event, listener) { listeners.add(listener); },
  off(_event, listener) { listeners.delete(listener); },
  send(message) { worker.postMessage(JSON.stringify(message)); },
};

/** The page as whoever comes first sees it: in the page itself in the first language, beside it in the others. */
async function firstScene() {
  const { languages = "", piquetScenes: folder } = document.documentElement.dataset;
  const [, ...others] = languages.split(" ");
  const asked = meant(new URLSearchParams(location.search).get("lang") || "", languages.split(" "));
  const own = document.getElementById("piquet-first");
  if (!others.includes(asked)) return JSON.parse((own && own.textContent) || "null");
  const file = (location.pathname.split("/").pop() || "index.html").replace(/\.html$/, ".json");
  const answer = await fetch(`${folder}${asked}/${file}${version}`);
  return answer.ok ? answer.json() : null;
}

const [{ default: stage }, first] = await Promise.all([import(`./stage.js${version}`), firstScene().catch(() => null)]);
const el = document.getElementById("piquet-stage");
stage.wake(el, first);
stage.render({ model, el });
