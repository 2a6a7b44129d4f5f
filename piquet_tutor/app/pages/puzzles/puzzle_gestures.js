// How cards are touched on the board of a puzzle: tapped, dragged onto each other, and reached by the arrow keys.

const FAR = 6; // pixels a press moves before it is a drag
const MOVE_MS = 320;

/**
 * Hear when a card is tapped, or dragged onto another.
 *
 * @param {HTMLElement} card
 * @param {{ onto: string, tap: () => void, drop: (other: HTMLElement) => void }} does
 */
export function dropped(card, does) {
  /** @type {{ x: number, y: number, far: boolean } | null} */
  let press = null;
  let quiet = false;
  card.addEventListener("pointerdown", (event) => {
    press = { x: event.clientX, y: event.clientY, far: false };
    card.setPointerCapture(event.pointerId);
  });
  card.addEventListener("pointermove", (event) => {
    if (!press) return;
    const dx = event.clientX - press.x, dy = event.clientY - press.y;
    press.far = press.far || Math.hypot(dx, dy) > FAR;
    if (press.far) { card.style.translate = `${dx}px ${dy}px`; card.classList.add("is-carried"); }
  });
  const end = () => { card.style.translate = ""; card.classList.remove("is-carried"); press = null; };
  card.addEventListener("pointerup", (event) => {
    const far = press && press.far;
    end();
    if (!far) return;
    quiet = true; // the click that ends a drag is none
    setTimeout(() => { quiet = false; }, 0);
    const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest(does.onto)).find((one) => one && one !== card);
    if (under instanceof HTMLElement) does.drop(under);
  });
  card.addEventListener("pointercancel", end);
  card.addEventListener("click", () => { if (!quiet) does.tap(); });
}

/** Left and right go along a row, up and down to the next one. */
export function moveByKeys(cloth, event) {
  const card = event.target instanceof HTMLElement ? event.target.closest(".pq-puzzle-card") : null;
  const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -99], End: [0, 99] };
  const step = steps[event.key];
  if (!card || !step) return;
  event.preventDefault();
  const rows = [...cloth.querySelectorAll(".pq-puzzle-row")].map((row) => [...row.querySelectorAll(".pq-puzzle-card")]);
  const down = rows.findIndex((row) => row.includes(card)), across = rows[down].indexOf(card);
  const row = rows[Math.max(0, Math.min(rows.length - 1, down + step[0]))];
  const share = step[0] ? Math.round(across * (row.length - 1) / Math.max(1, rows[down].length - 1)) : across + step[1];
  const there = row[Math.max(0, Math.min(row.length - 1, share))];
  for (const one of row) one.tabIndex = one === there ? 0 : -1;
  there.focus({ preventScroll: false });
}

/** Every card is seen to go from where it was to where it is. */
export function travel(cloth, before) {
  for (const card of cloth.querySelectorAll(".pq-puzzle-card")) {
    const was = before.get(card.dataset.code), is = card.getBoundingClientRect();
    if (!was || (Math.abs(was.left - is.left) < 1 && Math.abs(was.top - is.top) < 1)) continue;
    card.animate([{ transform: `translate(${was.left - is.left}px, ${was.top - is.top}px)` }, { transform: "none" }], { duration: MOVE_MS, easing: "ease-out" });
  }
}
