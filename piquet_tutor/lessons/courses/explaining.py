"""Explain it back: which facts decide a ruling, and which are merely true of the same deal.

The right ones are what the ruling itself stands on, as the tree of reasons has it; the wrong ones are what other
rulings of the deal stand on and this one does not. So the engine marks what is picked, and every sentence is true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.subjects import ANSWERED, SAID, Subject
from piquet_tutor.explain.why import why
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.tree import Reason
from piquet_tutor.explain.why.wording import Words, line_of
from piquet_tutor.lessons.courses.laying import Laid, PlaceError, laid
from piquet_tutor.lessons.courses.model import Course, Step

MOST_RIGHT: Final = 4
MOST_WRONG: Final = 4
FEW: Final = 2
"""Premises below which a ruling is explained by the rulings it rests on, too."""
_FORMALITIES: Final = SAID | ANSWERED | {Subject.CARTE_BLANCHE_CLAIMED, Subject.SHOWN}
"""What is said at the table and explains nothing."""


@dataclass(frozen=True)
class Fact:
    """A true sentence of the deal.

    Attributes:
        id: its name: the same fact has the same one in every language.
        text: the sentence.
        decides: whether the ruling stands on it.
    """

    id: str
    text: str
    decides: bool


def facts_of(course: Course, step: Step, language: str = "en") -> tuple[Fact, ...]:
    """The facts to pick from, in the order in which they are offered; none where nothing is explained.

    Raises:
        PlaceError: too little is known of the ruling, or nothing else of the deal is named.
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
        raise PlaceError(f"of “{step.rulings[step.ruling]}” there is nothing to tell apart; name other rulings beside.")
    found = [*(Fact(key, text, True) for key, text in right), *(Fact(key, text, False) for key, text in wrong.items())]
    Random(f"{course.id} {step.id}").shuffle(found)
    return tuple(found)


def explained(step: Step, language: str = "en") -> tuple[str, ...]:
    """The tutor's own explanation: the ruling's line, and its reason."""
    if step.place is None:
        return ()
    table = laid(step.place)
    ruling = table.ruling(step.rulings[step.ruling])
    full = narration.text(ruling, "full", language, table.rulings_among(ruling)).split("\n")
    return (narration.text(ruling, "short", language), *(each for each in full if each.strip()))


def told_right(facts: Iterable[Fact], picked: Iterable[str]) -> bool:
    """Whether exactly those facts were picked that decide."""
    return {each.id for each in facts if each.decides} == set(picked)


def _why(table: Laid, name: str, language: str) -> tuple[Reason, Words]:
    ruling: Ruling = table.ruling(name)
    seat = table.seat or None
    thing = table.deal if any(each is ruling for each in table.deal.rulings) else table.partie
    return why(thing, ruling, seat if thing is table.deal else None), words_for(thing, seat, language)


def _first_level(reason: Reason, words: Words) -> Iterator[tuple[str, str]]:
    """What a ruling stands on at once, each with a name of its own: its premises.

    Where it has hardly any, the rulings it rests on as well; what was merely said at the table decides nothing.
    """
    few = sum(each.kind == "premise" for each in reason.because) < FEW
    for place, each in enumerate(reason.because):
        ruled = few and each.ruling is not None and each.ruling.subject not in _FORMALITIES
        if each.kind == "premise" or ruled:
            yield f"{reason.number}-{place}", line_of(each, words).text
