// A score sheet that counts up, a row at a time, when a first deal is over; any key or press shows the rest.

import { list, still, text } from "../drawing/kit.js";

const ROW_MS = 650; // between one row and the next

/** Show the first rows of the deal, and the totals as they stand after them. */
function showRows(view, many) {
  const counted = list(view.scene.counted);
  const whole = many >= counted.length;
  [...view.deal.querySelectorAll("tbody tr")].forEach((row, at) => row.classList.toggle("is-uncounted", at >= many));
  const totals = [...view.deal.querySelectorAll("tfoot .pq-number")];
  const shown = whole ? list(view.scene.totals).map((one) => one && one.points) : many ? counted[many - 1] : totals.map(() => 0);
  totals.forEach((number, at) => { number.textContent = text(shown[at]); });
}

/** Count up what has just been drawn, if it is to be counted and was not before. */
export function countUp(view) {
  const counted = list(view.scene.counted);
  const told = counted.length ? JSON.stringify([view.scene.group, counted]) : "";
  const first = view.counting === null;
  if (told === view.counting) { if (view.countedTo < counted.length) showRows(view, view.countedTo); return; }
  view.counting = told;
  clearTimeout(view.countTimer);
  view.countedTo = counted.length;
  if (!told || first || still() || document.hidden) return;
  const stop = () => {
    clearTimeout(view.countTimer);
    for (const kind of ["keydown", "pointerdown"]) window.removeEventListener(kind, stop, true);
    view.countedTo = counted.length;
    if (view.counting === told) showRows(view, view.countedTo);
  };
  for (const kind of ["keydown", "pointerdown"]) window.addEventListener(kind, stop, true);
  view.countedTo = 0;
  const next = () => {
    if (view.counting !== told) return;
    showRows(view, view.countedTo);
    if (view.countedTo >= counted.length) { stop(); return; }
    view.countTimer = setTimeout(() => { view.countedTo += 1; next(); }, ROW_MS);
  };
  next();
}
