"""Explaining a ruling back: which facts decide it, and which are merely true of the same deal.

The right facts are the reasons for the ruling, taken from its tree of reasons; the wrong ones are reasons for other
rulings of the deal but not for this one. So the engine can mark what is picked, and every sentence is true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why import why
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.tree import Reason
from piquet_tutor.explain.why.wording import DealWords, line_of
from piquet_tutor.game.subjects import ANSWERED, SAID, Subject
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Lesson, Step, nameless

MOST_RIGHT: Final = 4
MOST_WRONG: Final = 4
FEW: Final = 2
"""With fewer premises than this, the rulings that a ruling rests on are offered as facts too."""
PRICE: Final = "price"
"""The premise of how many points something scores."""
_FORMALITIES: Final = SAID | ANSWERED | {Subject.CARTE_BLANCHE_CLAIMED, Subject.SHOWN}
"""Subjects of rulings on what is said at the table, which explain nothing."""


@dataclass(frozen=True)
class Fact:
    """A true sentence about the deal.

    Attributes:
        id: its name, the same in every language.
        text: the sentence.
        decides: whether it is a reason for the ruling.
    """

    id: str
    text: str
    decides: bool


def facts_of(lesson: Lesson, step: Step, language: str = "en") -> tuple[Fact, ...]:
    """The facts to pick from, in the order offered; empty where nothing is to be explained.

    Raises:
        PlaceError: the ruling has no reasons, or the rulings under ``beside`` add none of their own.
    """
    if step.kind != "explain" or step.place is None:
        return ()
    table = laid(step.place)
    reason, words = _why(table, step.rulings[step.ruling], language)
    whole = {line_of(each, words).text for each in reason.walk()}
    right = [(key, each) for key, each in _first_level(reason, words)][:MOST_RIGHT]
    wrong: dict[str, str] = {}
    for name in step.beside:
        other, spoken = _why(table, name, language)
        fitting = [(key, text) for key, text in _first_level(other, spoken) if text not in whole]
        for key, text in fitting[:2]:
            if text not in wrong.values() and len(wrong) < MOST_WRONG:
                wrong[key] = text
    if not right or not wrong:
        raise PlaceError(
            f"“{step.rulings[step.ruling]}” gives no right and wrong facts; name other rulings under “beside”."
        )
    listed = [*((key, text, True) for key, text in right), *((key, text, False) for key, text in wrong.items())]
    found = [Fact(nameless(lesson, step, key), text, decides) for key, text, decides in listed]
    Random(f"{lesson.id} {step.id}").shuffle(found)
    return tuple(found)


def explained(step: Step, language: str = "en") -> tuple[str, ...]:
    """The tutor's own explanation: the line of the ruling, then the reason for it."""
    if step.place is None:
        return ()
    table = laid(step.place)
    ruling = table.ruling(step.rulings[step.ruling])
    full = narration.text(ruling, "full", language, table.rulings_among(ruling), table.rules).split("\n")
    return (narration.text(ruling, "short", language), *(each for each in full if each.strip()))


def told_right(facts: Iterable[Fact], picked: Iterable[str]) -> bool:
    """Whether exactly the facts that decide were picked."""
    return {each.id for each in facts if each.decides} == set(picked)


def _why(table: Laid, name: str, language: str) -> tuple[Reason, DealWords]:
    ruling: Ruling = table.ruling(name)
    seat = table.seat or None
    partie = table.partie
    thing = table.deal if partie is None or any(each is ruling for each in table.deal.rulings) else partie
    return why(thing, ruling, seat if thing is table.deal else None), words_for(thing, seat, language)


def _first_level(reason: Reason, words: DealWords) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each immediate reason for a ruling: its premises.

    If there are fewer than ``FEW``, the rulings it rests on count too, except those on what was merely said.
    """
    few = sum(each.kind == "premise" for each in reason.because) < FEW
    named = [each.premise.name for each in reason.because if each.premise is not None]
    for place, each in enumerate(reason.because):
        if each.premise is not None and each.premise.name == PRICE and set(named) != {PRICE}:
            continue  # what it scores is no reason why it does
        ruled = few and each.ruling is not None and each.ruling.subject not in _FORMALITIES
        if each.kind == "premise" or ruled:
            yield f"{reason.number}-{place}", line_of(each, words).text
