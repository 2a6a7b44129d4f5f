"""On a telephone a thumb hits what it means, and every word can be read: how that is measured."""

from __future__ import annotations

LEAST = 44
"""The least width and height of what can be pressed, in CSS pixels."""
SMALLEST = 14
"""The least size of letters."""
MEASURED = """
([least, smallest]) => {
  const shows = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && !one.closest(".pq-hidden");
  };
  const named = (one) => one.className.baseVal ?? one.className;
  const told = (one) => `${one.tagName}.${named(one)}: ${one.textContent.trim().slice(0, 30)}`;
  const targets = "a[href], button, summary, select, input, textarea, label:has(input), [role=button]";
  const small = [...document.querySelectorAll(targets)].filter((one) => {
    // a box to tick is as large as its label; a bubble of speech is a second way to what stands in the feed
    if (!shows(one) || one.disabled || one.matches("label input, .pq-bubble")) return false;
    const box = one.getBoundingClientRect();
    return box.width < least - 0.5 || box.height < least - 0.5;
  }).map((one) => `${told(one)} ${one.getBoundingClientRect().width} by ${one.getBoundingClientRect().height}`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const tiny = new Set();
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    if (!words.currentNode.textContent.trim() || one.matches("script, style, noscript")) continue;
    if (!shows(one) || one.matches(".has-sides .pq-bubble")) continue;
    // (what is said at a table with hands all round is left out: larger, it would lie over the cards of the trick)
    const own = parseFloat(getComputedStyle(one).fontSize);
    const size = own || parseFloat(getComputedStyle(one, "::after").fontSize); // two letters stand for a language
    if (size < smallest) tiny.add(`${told(one)} ${size}`);
  }
  return [small, [...tiny]];
}
"""


def assert_an_eye_reads(page) -> None:
    """Fail on words that are too small to be read."""
    assert page.evaluate(MEASURED, [0, SMALLEST])[1] == []


def assert_a_thumb_hits_and_an_eye_reads(page) -> None:
    """Fail on a control that is too small for a thumb, and on words that are too small to be read."""
    small, tiny = page.evaluate(MEASURED, [LEAST, SMALLEST])
    assert small == []
    assert tiny == []
