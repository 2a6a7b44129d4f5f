"""Errors in an answer, a question or a file, each with one sentence from the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from piquet_tutor.engine.faults import Said
from piquet_tutor.narration import rules_title
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.plain_text import clean
from piquet_tutor.narration.texts import whole


class CatalogueText(NamedTuple):
    """Part of a sentence that is itself a text of the catalogue, so that it can be translated."""

    key: str
    values: tuple[tuple[str, str], ...] = ()


class ScoringFault(Said, ValueError):
    """Something given that cannot be used; the sentence says what, where, why and what to do next.

    Attributes:
        key: what is wrong; its message is ``scorer-fault-<key>``.
        values: the values in the sentence.
    """

    def __init__(self, key: str, **values: Any) -> None:
        """Keep the values of the sentence."""
        super().__init__(key)
        self.key = key
        self.values = {name: _cleaned(value) for name, value in values.items()}

    def text(self, language: str = FIRST_LANGUAGE) -> str:
        """The sentence in a language."""
        told = {
            name: whole(value.key, language, **dict(value.values)) if isinstance(value, CatalogueText) else value
            for name, value in self.values.items()
        }
        if isinstance(title := self.values.get("title"), str):
            told["title"] = rules_title(title, language)
        return whole(f"scorer-fault-{self.key}", language, **told)

    def __str__(self) -> str:
        return self.text(self.language or FIRST_LANGUAGE)


class AnswerError(ScoringFault):
    """Something written in a box that cannot be an answer."""


class NoQuestion(ScoringFault):
    """There is no such question."""


class MasteryFault(ScoringFault):
    """A mastery file is broken."""


def _cleaned(value: Any) -> str | CatalogueText:
    return value if isinstance(value, CatalogueText) else clean(str(value))


def listed(names: Iterable[str]) -> CatalogueText:
    """Names as a list inside a sentence."""
    return CatalogueText("scorer-listed", (("names", ", ".join(names)),))
