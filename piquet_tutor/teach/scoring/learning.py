"""What an answer shows of whoever gave it: the wrong rule behind it, and what is known from then on."""

from __future__ import annotations

import logging
from collections.abc import Collection

from piquet_tutor.teach.scoring.diagnosis import Diagnosis, Response, diagnose
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import misconceptions


def diagnosed(history: list[Response]) -> Diagnosis:
    """The diagnosis of the last answer; where the search for one fails, the answer is marked without it."""
    try:
        return diagnose(history)
    except Exception:  # whatever it is, a number that was written is right or wrong all the same
        logging.getLogger("piquet_tutor").exception("An answer was marked without its diagnosis.")
        return Diagnosis(history[-1].right, (), (), ())


def learned(
    mastery: Mastery, box: str, named: Collection[str], law: str, right: bool, *, name: str = "", day: int = 0
) -> Mastery:
    """What is known after an answer: of the clauses that were misread, else of the one asked about.

    Args:
        mastery: what was known before.
        box: which box was answered.
        named: the wrong rules named for the answer.
        law: the clause asked about; empty for none.
        right: whether the answer was right.
        name: the name under which it is asked again after a wrong answer; empty if it is not.
        day: the day, as :meth:`datetime.date.toordinal` counts them; 0 if nothing comes back by the day.
    """
    misread = list(dict.fromkeys(misconceptions()[each].law_of(box) for each in named))
    for rule in misread or [each for each in (law,) if each]:
        mastery = mastery.answered(rule, right, name, day)
    return mastery
