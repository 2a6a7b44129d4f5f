"""The words of the tutor's own pages: titles, doors, labels and sentences, by page."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any


@cache
def _pages(language: str) -> dict[str, Any]:
    file = resources.files(__package__ or "").joinpath("data", language, "pages.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def page_words(page: str, language: str = "en") -> Mapping[str, Any]:
    """Every text of a page, by name.

    Raises:
        KeyError: there is no such page.
    """
    words: Mapping[str, Any] = _pages(language)[page]
    return words
