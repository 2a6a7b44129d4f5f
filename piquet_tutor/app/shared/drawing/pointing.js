// Whether somebody points at something, or a page that was drawn anew has only put it under a mouse that rests.

let at = { x: NaN, y: NaN }; // where the mouse was seen last
let moving = false; // whether it came there from elsewhere

const follow = (event) => {
  moving = event.clientX !== at.x || event.clientY !== at.y;
  at = { x: event.clientX, y: event.clientY };
};
for (const kind of ["mousemove", "mousedown"]) window.addEventListener(kind, follow, { capture: true, passive: true });

/**
 * Act when the mouse is moved onto an element, or on it; not when the element has come under a mouse that rests.
 *
 * @param {HTMLElement} element
 * @param {(entered: boolean) => void} act told whether the mouse has only just come onto it
 */
export function whenPointedAt(element, act) {
  // the mouse enters before it is told to have moved
  element.addEventListener("mouseenter", (event) => { if (event.clientX !== at.x || event.clientY !== at.y) act(true); });
  element.addEventListener("mousemove", () => { if (moving) act(false); });
}
