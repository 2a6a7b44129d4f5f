"""Text for a terminal that no line breaks at a space which may not break, as French has before a colon.

``rich`` takes every blank for a place to break a line. While it measures and wraps, such spaces are letters here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Console, ConsoleOptions
from rich.containers import Lines
from rich.measure import Measurement
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import JustifyMethod, OverflowMethod

_NARROW: Final = "\u202f"
_NO_BREAK: Final = "\u00a0"
_LETTERS: Final = {_NARROW: "\ue000", _NO_BREAK: "\ue001"}
"""Each such space and the letter that stands for it: one that no text has, and as wide as it is."""
_AS_LETTERS: Final = str.maketrans(_LETTERS)
_AS_SPACES: Final = str.maketrans({letter: space for space, letter in _LETTERS.items()})


class NonBreakingText(Text):
    """A text of ``rich`` that keeps such spaces with the word before them."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """The text in lines of this width."""
        lettered = _translated(self, _AS_LETTERS)
        lines = lettered.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        return Lines(_translated(line, _AS_SPACES) for line in lines)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return _translated(self, _AS_LETTERS).__rich_measure__(console, options)


def _translated(text: Text, letters: dict[int, Any]) -> Text:
    """The same text, its styles where they were; each letter is put for one other."""
    return Text(
        text.plain.translate(letters),
        text.style,
        justify=text.justify,
        overflow=text.overflow,
        no_wrap=text.no_wrap,
        end=text.end,
        tab_size=text.tab_size,
        spans=list(text.spans),
    )
