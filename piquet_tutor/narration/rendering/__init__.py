"""A document in each of the forms in which it is read: one module a form, and one function a kind of block.

``plain`` reads well in a terminal and aloud; ``markdown``, ``html`` and ``page`` escape every text; ``html`` stands
without a script, a style sheet or a network; ``page`` is a page of its own, to read or to print; ``terminal`` is for
``rich``; ``svg`` draws a document as a picture for a slide.
"""

from __future__ import annotations

import re
from typing import Final

RED_CARD: Final = re.compile("(?:10|[AKQJRDV9876])[♥♦]")
"""A red card as a text shows it, in the letters of every language: drawn in red where a form has colours."""
VERDICTS: Final = {
    "awarded": ("#1d6840", "#e3f1e6"),
    "denied": ("#a3291f", "#fbe7e2"),
    "refused": ("#a3291f", "#fbe7e2"),
}
"""The ink and the paper of a verdict; its ink can also be read as an edge on black."""
QUIET: Final = ("#5d564a", "#eee7d8")
"""The same for the other verdicts, which gain and bar nothing."""
