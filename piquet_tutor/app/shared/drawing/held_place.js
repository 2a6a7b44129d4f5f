// What stands below something that has just grown stays where it is on the screen.

/**
 * A mark is higher than the form whose place it takes: the boxes below stay where they were, for the next press is there.
 * The page is scrolled by as much, unless the mark itself would go out of sight.
 *
 * @param {Element | null | undefined} below the box after the one that was marked
 * @param {number} stood where it stood before
 */
export function holdBelow(below, stood) {
  const box = below && below.isConnected ? below.previousElementSibling : null;
  if (!below || !box || !box.querySelector(".pq-sc-verdict")) return;
  const by = below.getBoundingClientRect().top - stood;
  if (Math.abs(by) > 1 && box.getBoundingClientRect().top - by >= 0) window.scrollBy({ top: by, behavior: "instant" });
}
