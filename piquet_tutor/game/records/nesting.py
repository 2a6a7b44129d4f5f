r"""Untrusted JSON is read only where it is not nested too deep, which is counted before it is parsed.

A parser that calls itself for every bracket runs out of stack. CPython says so with an exception; in a browser, where
the stack is WebAssembly's, Python ends without a word.

>>> loaded('{"a": ["[[["]}', levels=2)
{'a': ['[[[']}
>>> is_deeper("[" * 20_000, LEVELS)
True
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

LEVELS: Final = 60
"""The most levels of lists and objects in what a page keeps or a file holds; a dozen occur."""
_TEXTS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_BRACKETS: Final = re.compile(r"[\[\]{}]")


def is_deeper(text: str, levels: int) -> bool:
    """Whether lists and objects in JSON are nested in more levels than these."""
    if text.count("[") + text.count("{") <= levels:
        return False
    level = 0
    for bracket in _BRACKETS.findall(_TEXTS.sub("", text)):
        level += 1 if bracket in "[{" else -1
        if level > levels:
            return True
    return False


def loaded(text: str | bytes, levels: int = LEVELS) -> Any:
    """The value of a JSON text.

    Raises:
        ValueError: it is none, or is nested too deep.
    """
    readable = text if isinstance(text, str) else text.decode(json.detect_encoding(text))
    if is_deeper(readable, levels):
        raise ValueError(f"it is nested in more than {levels} levels")
    return json.loads(readable)
