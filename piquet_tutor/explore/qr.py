"""A QR code of a link as a drawing for any page, such as a projected one that people scan with their phones.

>>> svg("piquet=1.abc").startswith("<svg ")
True
"""

from __future__ import annotations

from io import BytesIO
from typing import Final

from piquet_tutor.explore.lab.faults import Worded

MOST: Final = 2_953
"""The most characters that a code can hold."""
EASY: Final = 1_000
"""The most characters that a telephone reads easily from a screen."""


class CodeFault(Worded):
    """A text that cannot be made into a code."""

    family = "qr-fault"


def svg(text: str, scale: int = 4, label: str = "") -> str:
    """Return the code of a text as SVG, dark on light whatever the page's colours, with the margin that readers need.

    Args:
        text: a link or a whole address.
        scale: pixels per module; the drawing can be shown at any size.
        label: what the drawing is, for those who cannot see it.

    Raises:
        CodeFault: the text is empty, or longer than a code can hold.
    """
    import segno
    from segno.encoder import DataOverflowError

    if not text:
        raise CodeFault("empty")
    try:
        code = segno.make_qr(text, error="l", boost_error=True)
    except (DataOverflowError, ValueError):
        raise CodeFault("long", length=len(text), limit=MOST) from None
    drawing = BytesIO()
    code.save(
        drawing,
        kind="svg",
        scale=scale,
        border=4,
        dark="#000",
        light="#fff",
        xmldecl=False,
        title=label or None,
        nl=False,
    )
    return drawing.getvalue().decode("utf-8")
