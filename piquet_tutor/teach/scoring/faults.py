"""What practice cannot take: an answer, a question, a file of what is known; each is a sentence of the catalogue."""

from __future__ import annotations

from piquet_tutor.narration.spoken import Spoken


class ScoringFault(Spoken, ValueError):
    """An answer, a question or a file that practice cannot take."""

    family = "scorer-fault-"


class AnswerError(ScoringFault):
    """Something written in a box that cannot be an answer."""


class NoQuestion(ScoringFault):
    """There is no such question."""


class MasteryFault(ScoringFault):
    """A mastery file is broken."""
