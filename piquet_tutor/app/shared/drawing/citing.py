"""Authorities as views draw them: where each stands, and how firmly it says a thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.sources import Citation
from piquet_tutor.narration.books import named_once, reading_word

Scene = dict[str, Any]


def citations(cites: Iterable[Citation], language: str) -> list[Scene]:
    """Authorities, each with its reading."""
    return [
        {
            "label": narration.place_of(cite, language),
            "reading": cite.reading.value,
            "word": reading_word(cite.reading.value, language),
        }
        for cite in named_once(cites)
    ]
