"""One of a few sentences to be chosen, right if the deal has the ruling that it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import text_of
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.filling import filled
from piquet_tutor.teach.lessons.laying import laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step, nameless
from piquet_tutor.teach.lessons.tables import LessonError, StepTexts
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.scoring.cases import cards_behind


@dataclass(frozen=True)
class WhichHolds(Offering):
    """Which sentences are true of a deal; any of those that are is a right answer.

    Attributes:
        deal: the deal.
        text: the question.
        sentences: the answers.
        found: the rulings for which those that hold stand.
        ledger: what those may rest on: the rulings of the deal, or of its match as well.
    """

    deal: Deal
    text: str
    sentences: tuple[OfferedAnswer, ...]
    found: Sequence[Ruling]
    ledger: Sequence[Ruling]

    @property
    def ruling(self) -> Ruling | None:
        """The first of the rulings that the true sentences stand for."""
        return self.found[0] if self.found else None

    @property
    def lit(self) -> Cards:
        """The cards of these rulings, and of what they rest on."""
        return cards_behind(self.found, self.deal.rulings)

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The sentences, in the language in which they were given."""
        return self.sentences

    def rulings_told(self, language: str) -> tuple[str, ...]:
        """The ruling for which the first true sentence stands."""
        return (text_of(self.found[0], "short", language, self.ledger),) if self.found else ()


@dataclass(frozen=True, eq=False, kw_only=True)
class AskSentence(Ask):
    """Which of several sentences holds.

    Attributes:
        holds: by sentence, the ruling it names, as :meth:`laying.Laid.found` reads it. Their words are ``choice-1``
            and so on, and ``reply-1`` what is said to whoever chooses one wrongly.
    """

    holds: tuple[str, ...]
    kind: ClassVar[str] = "choice"
    keys: ClassVar[frozenset[str]] = frozenset({"then"})
    steps: ClassVar[tuple[str, ...]] = ("hook", "idea", "question")

    @classmethod
    def read(cls, value: Mapping[str, Any], where: str, rulings: Mapping[str, str], texts: StepTexts) -> Self:
        """Read it; see :meth:`~piquet_tutor.teach.lessons.model.Ask.read`."""
        given = value["choice"]
        if not isinstance(given, list) or not 2 <= len(given) <= 4:
            raise LessonError(f"{where}: give two to four choices.")
        for each in given:
            tables.keys(each, f"{where}, a choice", {"holds"})
        named = [tables.text(each, "holds", where) for each in given]
        holds = tuple(rulings.get(each, each) for each in named)
        return cls(texts=texts, then=tables.what_follows(value, rulings), holds=holds)

    @property
    def others(self) -> tuple[str, ...]:
        """The sentences, and the replies that there are."""
        return (*self._texts("choice"), *filter(None, self._texts("reply")))

    def _texts(self, part: str) -> list[str]:
        return [self.texts.one(f"{part}-{number}") for number in range(1, len(self.holds) + 1)]

    @property
    def named(self) -> tuple[str, ...]:
        """The rulings that its sentences name."""
        return self.holds

    def lacks(self) -> str:
        """Whether a sentence lacks its words."""
        return "" if all(self._texts("choice")) else "each of its choices needs a text"

    def question(self, lesson: Lesson, step: Step, language: str) -> WhichHolds:
        """The question, its sentences in an order of no meaning."""
        assert step.place is not None  # a step that asks it has a deal
        table = laid(step.place)
        rulings = [table.found(each) for each in self.holds]
        found = [each for each in rulings if each is not None]
        sentences = [
            OfferedAnswer(
                nameless(lesson, step, str(number)),
                filled(lesson, step, text, language),
                ruling is not None,
                reply=filled(lesson, step, reply, language),
            )
            for number, (ruling, text, reply) in enumerate(
                zip(rulings, self._texts("choice"), self._texts("reply"), strict=True), 1
            )
        ]
        Random(f"{lesson.id} {step.id}").shuffle(sentences)
        ledger = table.rulings_among(found[0]) if found else ()
        return WhichHolds(table.deal, filled(lesson, step, self.text, language), tuple(sentences), found, ledger)

    def withheld(self, step: Step) -> frozenset[str]:
        """All clauses of that part of the law that the sentences name: one often tells what another says."""
        if step.place is None:
            return frozenset()
        table, parts = laid(step.place), {each.partition(".")[0] for each in self.holds}
        of_these = {name for name in table.rules.clauses if name.partition(".")[0] in parts}
        return frozenset(each.rule for each in table.ledger if each.rule in of_these)
