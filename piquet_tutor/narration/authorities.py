"""Citations without repetition: the numbered laws of one book are listed together, and no place twice."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from piquet_tutor.engine.sources import Citation

_LAWS: Final = re.compile(r"^Laws? (\d+(?:, \d+)*(?: and \d+)?)$")
"""Places that are only law numbers, one or several; a range is left as it is cited."""


def named_once(cites: Iterable[Citation]) -> tuple[Citation, ...]:
    """Citations without repetition: numbered laws of one book with the same reading become one citation.

    Args:
        cites: the citations; their order is kept.

    >>> laws = [Citation("cavendish", locus) for locus in ("Law 69", "Laws 67 and 69", "Law 67", "Calling", "Calling")]
    >>> [one.locus for one in named_once(laws)]
    ['Laws 67 and 69', 'Calling']
    """
    given = tuple(dict.fromkeys(cites))
    found: dict[Citation, None] = {}
    for cite in given:
        numbers = _numbers(cite)
        if numbers:
            alike = [each for each in given if (each.source, each.reading) == (cite.source, cite.reading)]
            numbers = sorted({number for each in alike for number in _numbers(each)})
            cite = cite._replace(locus=_laws(numbers))
        found[cite] = None
    return tuple(found)


def _numbers(cite: Citation) -> list[int]:
    laws = _LAWS.match(cite.locus)
    return [int(each) for each in re.findall(r"\d+", laws[1])] if laws else []


def _laws(numbers: list[int]) -> str:
    *first, last = map(str, numbers)
    return f"Laws {', '.join(first)} and {last}" if first else f"Law {last}"
