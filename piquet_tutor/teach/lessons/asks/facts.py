"""Explaining a ruling back: which facts decide it, and which are merely true of the same deal.

The right facts are the reasons for the ruling, taken from its tree of reasons; the wrong ones are reasons for other
rulings of the deal but not for this one. So the engine can mark what is picked, and every sentence is true.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Self, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why import why
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.tree import Reason
from piquet_tutor.explain.why.wording import DealWords, line_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import ANSWERED, SAID, Subject
from piquet_tutor.narration import message
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step, nameless
from piquet_tutor.teach.lessons.tables import LessonError, StepTexts
from piquet_tutor.teach.questions.asked import Feedback, Marked, chosen
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering

MOST_RIGHT: Final = 4
MOST_WRONG: Final = 4
FEW: Final = 2
"""With fewer premises than this, the rulings that a ruling rests on are offered as facts too."""
PRICE: Final = "price"
"""The premise of how many points something scores."""
_FORMALITIES: Final = SAID | ANSWERED | {Subject.CARTE_BLANCHE_CLAIMED, Subject.SHOWN}
"""Subjects of rulings on what is said at the table, which explain nothing."""


@dataclass(frozen=True)
class WhichFacts(Offering):
    """Which true sentences about a deal are the reasons for a ruling; all of them are to be chosen, and no other.

    Attributes:
        deal: the deal.
        text: the question.
        explains: the ruling that is to be explained.
        facts: the sentences.
        explained: the tutor's own explanation: the line of the ruling, then the reason for it.
    """

    deal: Deal
    text: str
    explains: Ruling
    facts: tuple[OfferedAnswer, ...]
    explained: tuple[str, ...]

    @property
    def ruling(self) -> Ruling:
        """The ruling that is to be explained."""
        return self.explains

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The sentences, in the language in which they were given."""
        return self.facts

    def read(self, given: object) -> frozenset[str]:
        """Read the names of some of them.

        Raises:
            QuestionFault: one is the name of none.
        """
        several = given if isinstance(given, list | tuple | set | frozenset) else (given,)
        return frozenset(chosen(each, self.offered) for each in several)

    def mark(self, given: object) -> Marked:
        """Mark what was picked; None, or nothing picked, gives the question up.

        Raises:
            QuestionFault: something picked is none of the sentences.
        """
        picked = self.read(given) if given is not None else frozenset()
        return Marked(picked or None, bool(picked) and picked == self._deciding)

    @property
    def _deciding(self) -> frozenset[str]:
        return frozenset(each.id for each in self.facts if each.right)

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """The explanation; before it may be told, how many of those picked are idle, and how many are left."""
        verdict = marked.verdict
        picked = cast("frozenset[str]", marked.given or frozenset())
        counts = {"idle": len(picked - self._deciding), "left": len(self._deciding - picked)}
        told = "right" if verdict == "right" else "wrong"
        return Feedback(
            verdict,
            message(f"course-{verdict}", language),
            message(f"course-facts-{told}", language) if whole else "",
            why=() if whole else (message("course-facts-again", language, **counts),),
            reasons=self.explained if whole else (),
            whole=whole,
        )


@dataclass(frozen=True, eq=False, kw_only=True)
class AskFacts(Ask):
    """A ruling to be explained back.

    Attributes:
        about: its short name among the rulings of the step.
        beside: the rulings from whose premises the wrong facts are taken.
    """

    about: str
    beside: tuple[str, ...]
    kind: ClassVar[str] = "facts"
    steps: ClassVar[tuple[str, ...]] = ("explain",)
    worded = "usual"
    many: ClassVar[bool] = True

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it from the table of its step; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        name = tables.text(value, "ruling", where)
        if name not in rulings:
            raise LessonError(f"{where}: “ruling” must be a name of its rulings.")
        beside = tables.texts(value.get("beside", []), where, "beside")
        return cls(texts=texts, about=rulings[name], beside=tuple(rulings.get(each, each) for each in beside))

    @property
    def named(self) -> tuple[str, ...]:
        """The ruling, and those beside it."""
        return (self.about, *self.beside)

    def question(self, lesson: Lesson, step: Step, language: str) -> WhichFacts:
        """The question, its facts in an order of no meaning.

        Raises:
            PlaceError: the ruling has no reasons, or the rulings beside it add none of their own.
        """
        assert step.place is not None  # a step that explains has a deal
        table = laid(step.place)
        ruling = table.ruling(self.about)
        full = narration.text(ruling, "full", language, table.rulings_among(ruling), table.rules).split("\n")
        explained = (narration.text(ruling, "short", language), *(each for each in full if each.strip()))
        facts = _facts(lesson, step, table, self, language)
        return WhichFacts(table.deal, message("course-facts", language), ruling, facts, explained)


def _facts(lesson: Lesson, step: Step, table: Laid, ask: AskFacts, language: str) -> tuple[OfferedAnswer, ...]:
    reason, words = _why(table, ask.about, language)
    whole = {line_of(each, words).text for each in reason.walk()}
    right = list(_first_level(reason, words))[:MOST_RIGHT]
    wrong: dict[str, str] = {}
    for name in ask.beside:
        other, spoken = _why(table, name, language)
        fitting = [(key, text) for key, text in _first_level(other, spoken) if text not in whole]
        for key, text in fitting[:2]:
            if text not in wrong.values() and len(wrong) < MOST_WRONG:
                wrong[key] = text
    if not right or not wrong:
        raise PlaceError(f"“{ask.about}” gives no right and wrong facts; name other rulings under “beside”.")
    listed = [*((key, text, True) for key, text in right), *((key, text, False) for key, text in wrong.items())]
    found = [OfferedAnswer(nameless(lesson, step, key), text, decides) for key, text, decides in listed]
    Random(f"{lesson.id} {step.id}").shuffle(found)
    return tuple(found)


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
