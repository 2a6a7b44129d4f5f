"""How the browser tests look at a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from axe_playwright_python.sync_playwright import Axe

from piquet_tutor.app.kept_text import unveiled


@dataclass(frozen=True)
class Look:
    """A window and a taste: a desk or a telephone, light or dark."""

    width: int = 1280
    scheme: str = "light"
    tall: int = 0

    @property
    def height(self) -> int:
        return self.tall or (844 if self.width < 600 else 900)

    def __str__(self) -> str:
        return f"{self.width}-{self.scheme}"


LOOKS = [Look(width, scheme) for width in (1280, 390) for scheme in ("light", "dark")]
FAR_APART = [Look(1280, "light"), Look(390, "dark")]


def comes_to(read: Callable[[], object], wanted: object, seconds: float = 30) -> None:
    """Wait until what is read is what is wanted: the parts of a page are painted one after another."""
    end = monotonic() + seconds
    while (found := read()) != wanted and monotonic() < end:
        sleep(0.05)
    assert found == wanted, found


def kept_in(page, name: str) -> str:
    """What the browser keeps for a page under a name, as the page reads it; empty where it keeps nothing."""
    text = page.evaluate("(name) => localStorage.getItem('piquet-tutor.' + name)", name)
    return unveiled(text or "") or ""


PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def seen_in(page, looks, check) -> None:
    """Check a page as it stands in one window and colour after another, and put it back as it was."""
    size, dark = page.viewport_size, page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    for look in looks:
        _put(page, {"width": look.width, "height": look.height}, look.scheme)
        check(page)
    _put(page, size, "dark" if dark else "light")


def _put(page, size, scheme) -> None:
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)
    page.evaluate(PAINTED)


AXE = Axe()
KINDS_OF_WORDS = (Path(__file__).parent / "kinds_of_words.js").read_text(encoding="utf-8")
RUN_AXE = """
async ([context, options]) => {
  const where = context === "one of each kind" ? {include: window.oneOfEachKind} : context || document;
  return (await window.axe.run(where, {resultTypes: ["violations"], preload: false, ...options})).violations;
}
"""
"""Without fetching every style sheet and recording anew, which no rule that is on for these pages reads."""
CONTRAST = "color-contrast"
LEFT_OUT = """
(contrast) => Object.fromEntries(window.axe._audit.rules
  .filter((rule) => rule.id === contrast || ["minor", "moderate"].includes(rule.impact))
  .map((rule) => [rule.id, {enabled: false}]))
"""
"""Rules that are not asked with the others: what they find is never grave; and contrast, which is measured apart."""
LOOKED_AT = """
(context) => {
  const looked = (window.lookedAt ??= new Set());
  const part = context ? [...document.querySelectorAll(context)] : [document.documentElement];
  const key = [innerWidth, context, ...part.map((one) => one.outerHTML)].join(" ");
  return looked.has(key) || (looked.add(key), false);
}
"""


class Kinds:
    """The kinds of words that stood out from what is behind them: they do so wherever they come again.

    All processes of a run write them into one file, once they share a folder.
    """

    def __init__(self) -> None:
        """Know none."""
        self.file: Path | None = None
        self._own: set[str] = set()

    def known(self) -> set[str]:
        """Those that have been measured, here or by another process."""
        if self.file and self.file.exists():
            self._own.update(self.file.read_text(encoding="ascii").split())
        return self._own

    def learn(self, kinds: list[str]) -> None:
        """These stood out."""
        self._own.update(kinds)
        if self.file and kinds:
            with self.file.open("a", encoding="ascii") as file:
                file.write(" ".join(kinds) + "\n")


READABLE = Kinds()


def assert_accessible(page, context=None) -> None:
    """Fail on what axe calls serious or critical, on the page or in the part `context` (a CSS selector).

    Nine tenths of axe's time go to measuring the contrast of words, most of them as like as rows of a table. So each
    kind of words is measured once: same elements, colours, size and weight, on the same colours. And the other rules
    are not asked again of a page that stands as it stood, in a window as wide.
    """
    if not page.evaluate("Boolean(window.axe)"):  # it is half a megabyte, and stays until the page is left
        page.evaluate(AXE.axe_script)
        page.evaluate(KINDS_OF_WORDS)
    stood = page.evaluate(LOOKED_AT, context)
    found = [] if stood else page.evaluate(RUN_AXE, [context, {"rules": page.evaluate(LEFT_OUT, CONTRAST)}])
    kinds = page.evaluate(
        "([context, known]) => window.kindsOfWords(context, known.split(' '))", [context, " ".join(READABLE.known())]
    )
    if kinds:
        found += page.evaluate(RUN_AXE, ["one of each kind", {"runOnly": [CONTRAST]}])
    grave = [violation for violation in found if violation["impact"] in ("serious", "critical")]
    assert not grave, "\n".join(
        f"{violation['impact']}: {violation['help']} ({violation['id']})\n    "
        + "\n    ".join(node["html"][:300] for node in violation["nodes"])
        for violation in grave
    )
    READABLE.learn(kinds)


def assert_no_sideways_scroll(page) -> None:
    """Fail when the page is wider than its window."""
    width, window = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width <= window, f"the page is {width} px wide in a window of {window}"


UNSEEN = """
() => {
  const told = (one) => {
    const style = getComputedStyle(one);
    return [style.backgroundColor, style.color, style.outlineStyle, style.outlineColor, style.outlineWidth].join(" ");
  };
  const STATES = ["aria-pressed", "aria-selected", "aria-current"];
  const isChosen = (one) => STATES.some((name) => one.hasAttribute(name) && one.getAttribute(name) !== "false");
  const seen = (one) => one.offsetParent !== null;
  const all = document.querySelectorAll(".piquet :is([aria-pressed], [aria-selected], [aria-current])");
  const chosen = [...all].filter((one) => isChosen(one) && seen(one));
  const isLike = (one, other) => other.tagName === one.tagName && other.classList[0] === one.classList[0];
  const listed = (item) => item.parentElement.querySelectorAll(":scope > li > *");
  const isItem = (one) => one.parentElement.tagName === "LI";
  const around = (one) => isItem(one) ? listed(one.parentElement) : one.parentElement.children;
  const beside = (one) => [...around(one)].filter((other) => isLike(one, other) && seen(other));
  const pairs = chosen.map((one) => [one, beside(one).find((other) => !isChosen(other))]).filter(([, other]) => other);
  const unseen = pairs.filter(([one, other]) => told(one) === told(other));
  return { pairs: pairs.length, unseen: unseen.map(([one]) => one.outerHTML.slice(0, 120)) };
}
"""
"""Of what is chosen among others like it: how many there are, and which look like those that are not."""
