// Keeps the whole site in the visitor's browser: later visits ask the host for nothing, and need no network. A new version
// is fetched as a whole beside the old one, and takes its place when no page of the old one is open any more: never is
// half of the one shown with half of the other. Docs that lie beside it are of the same version, and as large as all else:
// they are kept, every page of them, once somebody opens one.

const VERSION = "[[VERSION]]";
const FILES = [/* FILES */];
const DOCS = [/* DOCS */];
const scope = new URL(self.registration.scope);
const OURS = `piquet-tutor ${scope.pathname} site `;
const NAME = OURS + VERSION;
const DOCS_NAME = `${NAME} docs`;

/** The address at which a file is kept: pages by their name alone, all else by its version too. */
const address = (file) => new URL(file.endsWith(".html") ? file : `${file}?v=${VERSION}`, scope).href;

async function fill() {
  const store = await caches.open(NAME);
  await Promise.all(FILES.map(async (file) => {
    const found = await fetch(address(file), { cache: file.endsWith(".html") ? "no-cache" : "default" });
    if (!found.ok) throw new Error(`${file}: ${found.status}`);
    await store.put(address(file), found);
  }));
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
  return FILES.includes(file) && (version === null || version === VERSION || file.endsWith(".html")) ? file : "";
}

async function answer(request, file) {
  const found = await (await caches.open(NAME)).match(address(file));
  return found || fetch(request);
}

/** @type {Promise<void> | null} */
let docsComing = null;

/** Keep all of the docs, or none of them where one does not come. */
function fillDocs() {
  docsComing = docsComing || caches.open(DOCS_NAME)
    .then((store) => store.addAll(DOCS.map((file) => new Request(new URL(file, scope), { cache: "no-cache" }))))
    .catch(() => {}) // the next page of them tries again
    .finally(() => { docsComing = null; });
  return docsComing;
}

async function answerDocs(event, file) {
  const found = await (await caches.open(DOCS_NAME)).match(new URL(file, scope));
  if (!found && file.endsWith(".html")) event.waitUntil(fillDocs());
  return found || fetch(event.request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const url = new URL(event.request.url), file = fileOf(url), page = below(url);
  if (file) event.respondWith(answer(event.request, file));
  else if (DOCS.includes(page)) event.respondWith(answerDocs(event, page));
});
