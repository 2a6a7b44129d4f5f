"""A document in each of the forms in which it is read: one module a form, and one function a kind of block.

``plain`` reads well in a terminal and aloud; ``markdown`` and ``html`` escape every text; ``html`` stands without a
script, a style sheet or a network; ``terminal`` is for ``rich``.
"""

from __future__ import annotations

import re
from typing import Final

RED_CARD: Final = re.compile("(?:10|[AKQJRDV9876])[♥♦]")
"""A red card as a text shows it, in the letters of every language: drawn in red where a form has colours."""
