"""Authorities as views draw them: where each stands, and how firmly it says a thing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.engine.sources import Citation


def citations(cites: Iterable[Citation], language: str) -> list[Scene]:
    """Authorities, each with how firmly it says so; what that means is told with the first of which it is true."""
    shown = [asdict(each) for each in narration.cite_lines(cites, language)]
    for at, each in enumerate(shown):
        if any(other["reading"] == each["reading"] for other in shown[:at]):
            each["note"] = ""
    return shown
