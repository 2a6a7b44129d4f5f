// Keeps the whole site in the visitor's browser: later visits ask the host for nothing, and need no network. A new version
// is fetched as a whole beside the old one, and takes its place when no page of the old one is open any more: never is
// half of the one shown with half of the other.

const VERSION = "[[VERSION]]";
const FILES = [/* FILES */];
const scope = new URL(self.registration.scope);
const OURS = `piquet-tutor ${scope.pathname} site `;
const NAME = OURS + VERSION;

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
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

/** The file of this site that is asked for; empty where it is none, or of another version. */
function fileOf(asked) {
  const url = new URL(asked);
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return "";
  const file = url.pathname.slice(scope.pathname.length) || "index.html";
  const version = url.searchParams.get("v");
  return FILES.includes(file) && (version === null || version === VERSION || file.endsWith(".html")) ? file : "";
}

async function answer(request, file) {
  const found = await (await caches.open(NAME)).match(address(file));
  return found || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const file = event.request.method === "GET" ? fileOf(event.request.url) : "";
  if (file) event.respondWith(answer(event.request, file));
});
