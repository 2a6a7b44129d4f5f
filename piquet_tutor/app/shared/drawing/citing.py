"""Authorities as views draw them: where each stands, and how firmly it says a thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.sources import Citation
from piquet_tutor.narration.books import named_once

Scene = dict[str, Any]


def reading_word(reading: str, language: str) -> str:
    """How firmly a source says a thing, in a word."""
    return narration.message(f"reading-{reading}", language)


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
