"""The words of the tutor's own pages: titles, links, labels and sentences, by page."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

FIRST: Final = "en"
"""The language in which every text exists; another language falls back to it."""


@cache
def _pages(language: str) -> dict[str, Any]:
    """Return the words of every page; texts that the language lacks are in ``FIRST``."""
    pages: dict[str, Any] = {}
    for each in dict.fromkeys((FIRST, language)):
        file = resources.files(__package__ or "").joinpath("data", each, "pages.toml")
        if file.is_file():
            for page, words in tomllib.loads(file.read_text(encoding="utf-8")).items():
                pages[page] = {**pages.get(page, {}), **words}
    return pages


def page_words(page: str, language: str = "en") -> Mapping[str, Any]:
    """Return every text of a page, by name.

    Raises:
        KeyError: there is no such page.
    """
    words: Mapping[str, Any] = _pages(language)[page]
    return words
