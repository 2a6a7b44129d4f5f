"""Terminal text whose lines never break at a no-break space, such as French has before a colon.

``rich`` breaks lines at any kind of space, so no-break spaces are replaced by letters while it measures and wraps.
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
"""Each no-break space and the private-use letter, of the same width, that replaces it."""
_AS_LETTERS: Final = str.maketrans(_LETTERS)
_AS_SPACES: Final = str.maketrans({letter: space for space, letter in _LETTERS.items()})


class NonBreakingText(Text):
    """A ``rich`` text that does not break at no-break spaces."""

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
        """The text wrapped to this width."""
        lettered = _translated(self, _AS_LETTERS)
        lines = lettered.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        return Lines(_translated(line, _AS_SPACES) for line in lines)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return _translated(self, _AS_LETTERS).__rich_measure__(console, options)


def _translated(text: Text, letters: dict[int, Any]) -> Text:
    """The text with its characters translated one for one, so that its styles keep their places."""
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
