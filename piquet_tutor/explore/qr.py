"""A QR code of a link, for phones: as a drawing for any page, such as a projected one, and as text for a terminal.

>>> svg("piquet=1.abc").startswith("<svg ")
True
"""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Final

from piquet_tutor.explore.lab.faults import Worded

if TYPE_CHECKING:
    import segno

MOST: Final = 2_953
"""The most characters that a code can hold."""
EASY: Final = 1_000
"""The most characters that a telephone reads easily from a screen."""

MARGIN: Final = 4
"""Light modules around a code, which readers need."""

_HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


class CodeFault(Worded):
    """A text that cannot be made into a code."""

    family = "qr-fault"


def svg(text: str, scale: int = 4, label: str = "") -> str:
    """The code of a text as SVG, dark on light whatever the page's colours, with the margin that readers need.

    Args:
        text: a link or a whole address.
        scale: pixels per module; the drawing can be shown at any size.
        label: what the drawing is, for those who cannot see it.

    Raises:
        CodeFault: the text is empty, or longer than a code can hold.
    """
    code = _code(text)
    drawing = BytesIO()
    code.save(
        drawing,
        kind="svg",
        scale=scale,
        border=MARGIN,
        dark="#000",
        light="#fff",
        xmldecl=False,
        title=label or None,
        nl=False,
    )
    return drawing.getvalue().decode("utf-8")


@lru_cache(maxsize=8)  # a live class shows the same two at every answer that is counted
def image(text: str, label: str = "") -> str:
    """The code of a text as the address of an image, which holds the drawing itself.

    Args:
        text: a link or a whole address.
        label: what the drawing is, for those who cannot see it.

    Raises:
        CodeFault: the text is empty, or longer than a code can hold.
    """
    return f"data:image/svg+xml;base64,{b64encode(svg(text, label=label).encode()).decode()}"


def text(address: str, *, coloured: bool = True) -> str:
    """The code of an address in lines of half blocks, two rows of modules to a line.

    Args:
        address: a link or a whole address.
        coloured: black on white whatever the terminal's colours (by ANSI escapes); else in the terminal's own, which
            telephones read only where those are dark on light.

    Raises:
        CodeFault: the address is empty, or longer than a code can hold.
    """
    rows = [[bool(module) for module in row] for row in _code(address).matrix_iter(border=MARGIN)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ["".join(_HALVES[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs]
    return "\n".join(f"\x1b[30;107m{line}\x1b[0m" if coloured else line for line in lines)


def _code(text: str) -> segno.QRCode:
    import segno
    from segno.encoder import DataOverflowError

    if not text:
        raise CodeFault("empty")
    try:
        return segno.make_qr(text, error="l", boost_error=True)
    except (DataOverflowError, ValueError):
        raise CodeFault("long", length=len(text), limit=MOST) from None
