// A press that is never lost: what the mouse pressed is done, even if it has moved from under the pointer meanwhile.

const NEAR = 24; // pixels: a pointer that has gone no further was not dragged away to take the press back

/**
 * Watch the presses on some buttons and links in `root`: where one is pressed, and something new moves it aside before the
 * press ends, the browser sends no click; then it is clicked here. Gives back the way to stop.
 *
 * @param {HTMLElement} root
 * @param {string} which a selector
 */
export function steadyPresses(root, which) {
  /** @type {{ on: HTMLElement, x: number, y: number } | null} */
  let pressed = null;
  /** @param {PointerEvent} event */
  const down = (event) => {
    const on = event.pointerType === "mouse" && event.button === 0 && event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(which)) : null;
    pressed = on && { on, x: event.clientX, y: event.clientY };
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    const was = pressed;
    pressed = null;
    if (!was || !was.on.isConnected || Math.hypot(event.clientX - was.x, event.clientY - was.y) > NEAR) return;
    const box = was.on.getBoundingClientRect();
    const over = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!over) was.on.click();
  };
  root.addEventListener("pointerdown", down, true);
  window.addEventListener("pointerup", up, true);
  return () => {
    root.removeEventListener("pointerdown", down, true);
    window.removeEventListener("pointerup", up, true);
  };
}
