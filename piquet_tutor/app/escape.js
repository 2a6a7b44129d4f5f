// Escape closes what lies open: that in which the keyboard stands, else a question, else what was opened last and is still open.

const KEYS = '.pq-tool[data-id="help"]'; // the list of keys: a tool that stays pressed while it lies open
const OPENERS = `summary, button[aria-expanded], ${KEYS}`;
const MOST = 30; // openers that are remembered

/** What an opener opens is open, and can be seen. */
function isOpen(opener) {
  if (opener.matches(KEYS)) return opener.isConnected && opener.getAttribute("aria-pressed") === "true"; // it may be in a menu that is closed
  if (!opener.isConnected || !opener.getClientRects().length) return false;
  if (opener.tagName === "SUMMARY") return opener.parentElement.open === true;
  return opener.getAttribute("aria-expanded") === "true";
}

/** The opener of the innermost open thing around the focus. */
function around(el, focus) {
  if (!(focus instanceof HTMLElement) || !el.contains(focus)) return null;
  if (focus.matches(OPENERS) && isOpen(focus)) return focus;
  for (let at = /** @type {HTMLElement | null} */ (focus); at && at !== el; at = at.parentElement) {
    if (at.tagName === "DETAILS" && /** @type {HTMLDetailsElement} */ (at).open) return at.querySelector(":scope > summary");
    const opener = at.id ? el.querySelector(`button[aria-expanded="true"][aria-controls="${CSS.escape(at.id)}"]`) : null;
    if (opener) return opener;
  }
  return null;
}

/** How an opener is found that was drawn anew since: by what it stands in, where that has a name. */
function nameOf(opener) {
  const home = opener.parentElement ? opener.parentElement.closest("[data-number], [data-id], [data-clause]") : null;
  const key = home ? ["number", "id", "clause"].find((each) => home.dataset[each] !== undefined) : null;
  return key && opener.classList.length ? `[data-${key}="${CSS.escape(home.dataset[key])}"] .${CSS.escape(opener.classList[0])}` : "";
}

/** The button that takes away a question, where one is asked. */
const dismissing = (el) => [...el.querySelectorAll("button.is-dismissing")].find((one) => one.getClientRects().length);

/** Let Escape close what is open in `el`; gives back the way to stop. */
export function closeOnEscape(el) {
  /** @type {{ opener: any, name: string }[]} */
  let pressed = [];
  const now = ({ opener, name }) => (opener.isConnected || !name ? opener : el.querySelector(name) || opener);
  const note = (event) => {
    const opener = event.target instanceof Element && event.target.closest(OPENERS);
    if (opener && el.contains(opener)) pressed = [...pressed.filter((one) => now(one) !== opener), { opener, name: nameOf(opener) }].slice(-MOST);
  };
  const close = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector("dialog:modal")) return; // it lies over all else, and the browser closes it
    const opener = around(el, document.activeElement) || dismissing(el) || pressed.map(now).findLast(isOpen);
    if (!opener) return;
    event.preventDefault();
    if (opener.tagName === "SUMMARY") /** @type {HTMLDetailsElement} */ (opener.parentElement).open = false;
    else opener.click();
    if (opener.isConnected) opener.focus();
  };
  document.addEventListener("click", note, true);
  document.addEventListener("keydown", close);
  return () => {
    document.removeEventListener("click", note, true);
    document.removeEventListener("keydown", close);
  };
}
