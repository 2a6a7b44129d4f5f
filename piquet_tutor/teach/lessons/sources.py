"""What the sources say of a question, side by side, at the end of a lesson.

Where an option decides it, that is read from the citations of the rules, and so never unlike them; what the sources say
beyond these questions stands in ``notes.toml``.

>>> [answer.words for answer in readings("younger_exchange_min", "rubicon")[0].answers]
['one', 'none at all']
>>> [each.question for each in notes("06_sets")]
['Can two sets be equal?']
>>> notes("06_sets")[0].answers[1].places
('Club rules, Declarations',)
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.explore.rulebook.other_answers import Alternative, first_places, placed
from piquet_tutor.game.rules.loader import citation, load, options
from piquet_tutor.narration.options import option_title, value_words

TAUGHT: Final = ("cavendish", "parlett", "club", "wikipedia", "counterpique")
"""The sources that are set side by side: Cavendish, by whose laws the lessons are ruled, and those of today."""
OF_TODAY: Final = {"parlett": "parlett", "club": "club", "wikipedia": "wikipedia"}
"""The rule sets that follow one source of today each: what one of them settles without it, that source does not say."""


@dataclass(frozen=True)
class Readings:
    """A question, and what the sources answer.

    Attributes:
        question: in a few words.
        answers: what is answered, that of the lesson's own rules first.
        silent: the sources of today that do not say, so that a reader of them is left to decide.
    """

    question: str
    answers: tuple[Alternative, ...]
    silent: tuple[str, ...]


@lru_cache(maxsize=256)
def readings(option: str, rules: str, language: str = "en") -> tuple[Readings, ...]:
    """What the sources answer to the question of an option; empty where none of them does.

    Args:
        option: the option.
        rules: the rule set whose own answer comes first.
        language: a language that the catalogue has.
    """
    own = load(rules).settings[option].value
    found = {
        value: cites for value in options()[option].values or (own,) if (cites := first_places(option, value, TAUGHT))
    }
    if not found:
        return ()
    ordered = sorted(found, key=lambda value: value != own)
    answers = tuple(
        Alternative(value_words(option, value, language), tuple(placed(each, language) for each in found[value]))
        for value in ordered
    )
    spoken = {cite.source for cites in found.values() for cite in cites}
    silent = tuple(_short(each, language) for each in OF_TODAY if each not in spoken and _left_open(option, each))
    return (Readings(option_title(option, language), answers, silent),)


def _left_open(option: str, source: str) -> bool:
    """Whether the rule set that follows a source decides a question, or a clause that turns on it, as a house rule."""
    rules = load(OF_TODAY[source])
    cites = rules.settings[option].cites
    deciding = [rule.cites for rule in rules.clauses.values() if option in rule.options]
    return any(cite.reading is Reading.HOUSE for cite in cites) or any(
        each and all(cite.reading is Reading.HOUSE for cite in each) for each in deciding
    )


def _short(source: str, language: str) -> str:
    return narration.source_name(source, language)


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
