"""What the sources say beyond the questions that an option decides: at the end of a lesson, beside those.

>>> [each.question for each in notes("06_sets")]
['Can two sets be equal?']
>>> notes("06_sets")[0].answers[1].places
('Club rules, Declarations',)
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.sources import Citation
from piquet_tutor.explore.rulebook.other_answers import Alternative, placed
from piquet_tutor.game.rules.loader import citation
from piquet_tutor.teach.lessons.sources import Readings


@lru_cache(maxsize=64)
def notes(lesson: str, language: str = "en") -> tuple[Readings, ...]:
    """What the sources say on the subject of a lesson that no option decides; empty where there is nothing.

    Args:
        lesson: its name.
        language: a language that the catalogue has.
    """
    return tuple(_note(each, language) for each in _listed() if each["lesson"] == lesson)


def _note(one: dict[str, Any], language: str) -> Readings:
    message = f"note-{one['id']}"
    answers = tuple(
        Alternative(
            narration.message(f"{message}.{name}", language), tuple(placed(each, language) for each in _places(cites))
        )
        for name, cites in one["answers"].items()
    )
    return Readings(narration.message(message, language), answers, ())


def _places(cites: list[str]) -> list[Citation]:
    """The citations; what is none is a mistake in the file, which the tests of it find."""
    return [found for each in cites if (found := citation(each)) is not None]


@cache
def _listed() -> tuple[dict[str, Any], ...]:
    text = resources.files(__package__ or "").joinpath("notes.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["note"])
