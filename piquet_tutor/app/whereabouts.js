// Where the reader is. On the tutor's own pages a link to another page is followed in place: the kernel is told, the
// address is the page's own, and Back, Forward, a new tab and a bookmark do what they do anywhere. Elsewhere (JupyterLab)
// the address belongs to others, and is read but never written; a link that is pressed on a stage is followed on it.

const root = document.documentElement;
const AROUND = { "has-stage": ".piquet-page", "is-wide": ".piquet-page.is-wide", "is-front": ".piquet-hero" }; // what is on it
const SLOW = 30000; // after so many milliseconds without an answer the browser goes there by itself

export const own = () => root.dataset.piquet !== undefined;

/** The file of another page of the tutor, as files are named where this one stands. */
export const pageFile = (name) => name + (root.dataset.piquetEnding || ".ipynb");

/** The page that the address of the one notebook behind all of them asks for: `app.ipynb?page=scorer`; null for any other. */
function pageAskedFor(href) {
  const at = new URL(href);
  const name = at.searchParams.get("page") || "index";
  if (!/\/app\.ipynb$/.test(at.pathname) || !/^[a-z0-9_]+$/.test(name)) return null;
  at.pathname = at.pathname.replace(/[^/]*$/, `${name}.ipynb`);
  at.searchParams.delete("page");
  return at.href;
}

/** The page for which a notebook was opened in JupyterLab, which does not leave the query in its address; null for none. */
function openedFor() {
  const [opened] = performance.getEntriesByType("navigation");
  const asks = opened && /[?&]page=/.test(opened.name) && pageAskedFor(location.href) !== null;
  return asks ? pageAskedFor(opened.name) : null;
}

/** What the kernel is told of the address. */
export function address() {
  const page = own() ? null : openedFor();
  return page ? { address: page, own: true } : { address: location.href, own: own() };
}

/** A page of the tutor stands in the folder of this one: what lies deeper, as the docs do, is another's. */
function isPage(link) {
  const folder = (place) => place.origin + place.pathname.replace(/[^/]*$/, "");
  return folder(link) === folder(location) && /\.(ipynb|html)$/.test(link.pathname) && !link.target && !link.hasAttribute("download");
}

/** The link to a page that was pressed, in the plain way; null where none was. */
function pressed(event) {
  const link = event.target instanceof Element && /** @type {HTMLAnchorElement | null} */ (event.target.closest("a[href]"));
  const plain = !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return link && plain && isPage(link) ? link : null;
}

/**
 * Where the address is not the tutor's, follow the links that are pressed on a stage on that stage, in its language.
 *
 * @param {HTMLElement} el the stage
 * @param {() => any} shown what stands on it
 * @param {(there: {address: string, own: boolean}) => void} went called with where the link leads
 */
export function followInside(el, shown, went) {
  function click(event) {
    const link = own() ? null : pressed(event);
    if (!link) return;
    event.preventDefault();
    const at = new URL(link.href);
    if (!at.searchParams.has("lang")) at.searchParams.set("lang", (shown() || {}).language || "");
    went({ address: at.href, own: true });
  }
  el.addEventListener("click", click);
  return { close: () => el.removeEventListener("click", click) };
}

function samePage(one, other) {
  return one.split("#")[0] === other.split("#")[0];
}

/** Write what stands after the #, without a new entry in the history. */
export function writeFragment(value) {
  const wanted = value ? `#${value}` : "";
  if (own() && location.hash !== wanted) history.replaceState(history.state, "", wanted || location.pathname + location.search);
}

function rememberScroll() {
  history.replaceState({ ...history.state, scroll: [window.scrollX, window.scrollY] }, "");
}

/** A server's token opens its kernels to whoever has it; once the page is here, an address that is copied need not hold it. */
function dropToken() {
  const at = new URL(location.href);
  if (!own() || !at.searchParams.has("token")) return;
  at.searchParams.delete("token");
  history.replaceState(history.state, "", at);
}

/** On a server that has one address for the notebook behind all pages, each page has its own once it is here. */
function takeOwnAddress() {
  const page = own() ? pageAskedFor(location.href) : null;
  if (page) history.replaceState(history.state, "", page);
}

/**
 * Follow links in place, once the kernel has said that this page has the address of one.
 *
 * @param {(left: string, leaves: boolean) => void} went called when the reader is somewhere else than before: where they
 *   were, and whether that was another page
 */
export function makeWhereabouts(went) {
  dropToken();
  takeOwnAddress();
  const place = { home: false, stands: location.href, waiting: 0 };

  function go() {
    if (location.href === place.stands) return;
    const left = place.stands;
    const leaves = !samePage(left, location.href);
    place.stands = location.href;
    if (leaves && own()) {
      root.dataset.going = "yes";
      clearTimeout(place.waiting);
      place.waiting = setTimeout(() => location.reload(), SLOW);
    }
    went(left, leaves);
  }

  function click(event) {
    const link = place.home && own() ? pressed(event) : null;
    if (!link) return;
    if (samePage(link.href, location.href) && link.hash) return; // a place on this page: the browser's own affair
    event.preventDefault();
    if (link.href === location.href) return;
    rememberScroll();
    history.pushState({}, "", link.href);
    go();
  }

  /** The page of this address stands there: `home` where it is one of the tutor's own. */
  function arrived(home) {
    clearTimeout(place.waiting);
    place.home = home;
    place.stands = location.href;
    if (root.dataset.going === undefined) return;
    delete root.dataset.going;
    const [x, y] = (history.state && history.state.scroll) || [0, 0];
    window.scrollTo(x, y);
    const main = document.querySelector("main");
    if (main instanceof HTMLElement) main.focus({ preventScroll: true });
  }

  document.addEventListener("click", click);
  window.addEventListener("popstate", go);
  window.addEventListener("hashchange", go);
  return {
    arrived,
    wrote: () => { place.stands = location.href; },
    close() {
      clearTimeout(place.waiting);
      document.removeEventListener("click", click);
      window.removeEventListener("popstate", go);
      window.removeEventListener("hashchange", go);
    },
  };
}

/**
 * Tell what lies around the stage which page stands on it. Its styles could ask with `:has()`, but that is looked up anew at
 * every change within.
 */
export function tellAround(/** @type {Element} */ el) {
  const around = el.closest(".pq-page");
  for (const [name, mark] of Object.entries(AROUND)) around?.classList.toggle(name, Boolean(around.querySelector(mark)));
}
