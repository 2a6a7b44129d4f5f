// Keeps the whole site in the visitor's browser: later visits ask the host for nothing, and need no network. A new version
// is fetched as a whole beside the old one, and takes its place when no page of the old one is open any more: never is
// half of the one shown with half of the other. Docs that lie beside it are of the same version, and as large as all else:
// they are kept, every page of them, once somebody opens one. What is kept is known by its digest: a file that has been
// damaged since, or on its way, is fetched anew.

const VERSION = "[[VERSION]]";
const FILES = {/* FILES */}; // SHA-256 of each, by its name
const DOCS = {/* DOCS */};
const scope = new URL(self.registration.scope);
const OURS = `piquet-tutor ${scope.pathname} site `;
const NAME = OURS + VERSION;
const DOCS_NAME = `${NAME} docs`;

/** @typedef {{ store: string, key: string, digest: string }} Kept a file in a store */

/** A file of the site: pages are kept by their name alone, all else by its version too. @type {(file: string) => Kept} */
const ofSite = (file) => ({
  store: NAME, key: new URL(file.endsWith(".html") ? file : `${file}?v=${VERSION}`, scope).href, digest: FILES[file],
});

/** A file of the docs. @type {(file: string) => Kept} */
const ofDocs = (file) => ({ store: DOCS_NAME, key: new URL(file, scope).href, digest: DOCS[file] });

/** Whether an answer is the file to the letter. */
async function isWhole(found, digest) {
  try {
    const bytes = await found.clone().arrayBuffer();
    return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))) === digest;
  } catch { return false; } // what is kept cannot even be read
}

/** Fetch a file and keep it: whole, or not at all. The browser's own memory of the host may be what is damaged. */
async function fetchWhole({ store, key, digest }) {
  const first = key.endsWith(".html") ? "no-cache" : "default";
  for (const cache of /** @type {RequestCache[]} */ ([first, "reload"])) {
    const found = await fetch(key, { cache });
    if (!found.ok || !await isWhole(found, digest)) continue;
    await (await caches.open(store)).put(key, found.clone());
    return found;
  }
  throw new Error(`${key}: not the file that was published`);
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== NAME && name !== DOCS_NAME) await caches.delete(name);
  await self.clients.claim();
}

/** What is asked for below this site's address; a folder stands for its first page. */
function below(url) {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return "";
  return url.pathname.slice(scope.pathname.length).replace(/(^|\/)$/, "$1index.html");
}

/** The file of this site that is asked for; empty where it is none, or of another version. */
function fileOf(url) {
  const file = below(url);
  const version = url.searchParams.get("v");
  return Object.hasOwn(FILES, file) && (version === null || version === VERSION || file.endsWith(".html")) ? file : "";
}

const seenWhole = new Set(); // since this service worker began, which the browser ends after half a minute without work

/** A file as it is kept; null where it is not. One that has been damaged is fetched anew. @type {(kept: Kept) => Promise<Response | null>} */
async function whole(kept) {
  const store = await caches.open(kept.store);
  const found = await store.match(kept.key);
  if (!found) return null;
  if (!seenWhole.has(kept.key) && !await isWhole(found, kept.digest)) {
    await store.delete(kept.key);
    return fetchWhole(kept);
  }
  seenWhole.add(kept.key);
  return found;
}

/** What an earlier try has kept is not fetched again. */
const fill = () => Promise.all(Object.keys(FILES).map(async (file) => await whole(ofSite(file)) || fetchWhole(ofSite(file))));

const answer = async (request, kept) => await whole(kept).catch(() => null) || fetch(request);

/** @type {Promise<unknown> | null} */
let docsComing = null;

/** Keep all of the docs, or none of them where one does not come. */
function fillDocs() {
  docsComing = docsComing || Promise.all(Object.keys(DOCS).map((file) => fetchWhole(ofDocs(file))))
    .catch(() => caches.delete(DOCS_NAME)) // the next page of them tries again
    .finally(() => { docsComing = null; });
  return docsComing;
}

async function answerDocs(event, file) {
  const found = await whole(ofDocs(file)).catch(() => null);
  if (!found && file.endsWith(".html")) event.waitUntil(fillDocs());
  return found || fetch(event.request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const url = new URL(event.request.url), file = fileOf(url), page = below(url);
  if (file) event.respondWith(answer(event.request, ofSite(file)));
  else if (Object.hasOwn(DOCS, page)) event.respondWith(answerDocs(event, page));
});
