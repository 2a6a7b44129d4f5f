"""A learner at work: each answer marked alone, diagnosed in the light of those before it, and kept in the mastery."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.lessons.scoring.cases import Case
from piquet_tutor.lessons.scoring.diagnosis import Diagnosis, Response, diagnose
from piquet_tutor.lessons.scoring.faults import NoQuestion, listed
from piquet_tutor.lessons.scoring.items import Answer, Item, clauses_of, key_of, read_answer
from piquet_tutor.lessons.scoring.mastery import Mastery
from piquet_tutor.lessons.scoring.misconceptions import applicable, misconceptions
from piquet_tutor.lessons.scoring.practice import Question, from_id, question, stream

MOST_REMEMBERED = 60
"""Answers that diagnosis looks back on: older ones have faded."""


@dataclass(frozen=True)
class Mark:
    """What became of one box.

    Attributes:
        item: the box, with its answer and the rulings that are its reason, which are told also when it was right.
        given: what was written; None when it was skipped.
        diagnosis: what was found behind it; None when it was skipped.
        again: the misreadings found that had been found before, behind the answer to another question.
    """

    item: Item
    given: Answer | None
    diagnosis: Diagnosis | None
    again: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Whether it was answered, and rightly."""
        return self.given is not None and self.item.right(self.given)


@dataclass
class Sitting:
    """One learner's session: their answers so far, and what they know.

    Attributes:
        rules: the rule set that is practised.
        mastery: what is known.
        history: the answers that diagnosis looks back on.
    """

    rules: RuleSet
    mastery: Mastery = field(default_factory=Mastery)
    history: list[Response] = field(default_factory=list)
    _streams: dict[tuple[tuple[str, ...], int, str], Iterator[Question]] = field(default_factory=dict)
    _again: dict[str, int] = field(default_factory=dict)
    _hopeless: set[str] = field(default_factory=set)
    _found: dict[str, set[str]] = field(default_factory=dict)
    """Behind which answers each misreading was found."""

    def answer(self, case: Case, box: str, given: Any, *, told: bool = False) -> Mark:
        """Mark one box of a whole sheet.

        Args:
            case: the deal.
            box: which box.
            given: see ``items.read_answer``.
            told: the answer had been told: nobody knows it by writing it down.

        Raises:
            AnswerError: what was written cannot be an answer.
            NoQuestion: the deal has no such box.
        """
        mark = self._mark(case, self._item(case, box), given, focused=False)
        self._learn(case, mark, _law_of(case, box), "", told)
        return mark

    def answer_question(self, asked: Question, given: Any, *, told: bool = False) -> Mark:
        """Mark a practice question.

        Args:
            asked: the question.
            given: see ``items.read_answer``.
            told: the answer had been told: nobody knows it by writing it down.

        Raises:
            AnswerError: what was written cannot be an answer.
        """
        mark = self._mark(asked.case, asked.item, given, focused=True)
        self._learn(asked.case, mark, asked.law, asked.id, told)
        return mark

    def skip(self, case: Case, box: str) -> Mark:
        """Leave a box of a sheet out.

        Raises:
            NoQuestion: the deal has no such box.
        """
        item = self._item(case, box)
        self._forget(_law_of(case, box))
        return Mark(item, None, None)

    def skip_question(self, asked: Question) -> Mark:
        """Leave a practice question out."""
        self._forget(asked.law)
        return Mark(asked.item, None, None)

    def next_question(
        self, boxes: tuple[str, ...] = (), seed: int = 0, difficulty: str = "any", start: int = 0
    ) -> Question:
        """What to ask now: what was missed, then a rule that is due, then the next of the endless stream.

        Args:
            boxes: which boxes are practised; empty for all.
            seed: another seed is another stream.
            difficulty: one of ``practice.DIFFICULTIES``.
            start: how far the stream had come in an earlier sitting.

        Raises:
            NoQuestion: nothing of that can be practised in this rule set.
        """
        return self._missed(boxes) or self._due(boxes, seed, difficulty) or self._fresh(boxes, seed, difficulty, start)

    @staticmethod
    def _item(case: Case, box: str) -> Item:
        try:
            return case.item(box)
        except StopIteration:
            raise NoQuestion("box", found=box, listed=listed(each.id for each in case.items)) from None

    def _mark(self, case: Case, item: Item, given: Any, *, focused: bool) -> Mark:
        answer = read_answer(item.sides, given)
        response = Response(case, item.id, key_of(answer), focused)
        self.history = [*self.history, response][-MOST_REMEMBERED:]
        found = diagnose(self.history)
        return Mark(item, answer, found, self._found_before(found, f"{item.id} {case.deal.dealt}"))

    def _found_before(self, found: Diagnosis, place: str) -> tuple[str, ...]:
        """Those of the misreadings that had been found elsewhere; an answer marked twice, after a reload, is one."""
        again = tuple(name for name in found.named if self._found.get(name, set()) - {place})
        for name in found.named:
            self._found.setdefault(name, set()).add(place)
        return again

    def _learn(self, case: Case, mark: Mark, law: str, name: str, told: bool) -> None:
        """What an answer shows to be known: of the clauses that were misread, else of the one asked about."""
        law = law or _law_of(case, mark.item.id)
        if told:
            self._forget(law)
            return
        named = mark.diagnosis.named if mark.diagnosis else ()
        misread = list(dict.fromkeys(misconceptions()[each].law_of(mark.item.id) for each in named))
        for rule in misread or [each for each in (law,) if each]:
            self.mastery = self.mastery.answered(rule, mark.right, name)

    def _forget(self, law: str) -> None:
        """Nothing was shown to be known of a clause."""
        if law:
            self.mastery = self.mastery.skipped(law)

    def _missed(self, boxes: tuple[str, ...]) -> Question | None:
        """The question missed longest ago, once a few others have been asked since."""
        for name in self.mastery.missed:
            try:
                asked = from_id(name)
            except (NoQuestion, ValueError):
                continue
            later = self._again.get(name, 0) <= self.mastery.clock
            waited = asked.law in self.mastery.due()
            if later and waited and asked.rules == self.rules and (not boxes or asked.box in boxes):
                self._again[name] = self.mastery.clock + 2
                return asked
        return None

    def _due(self, boxes: tuple[str, ...], seed: int, difficulty: str) -> Question | None:
        due = self.mastery.due()
        for rule in due:
            for each in applicable(self.rules):
                fitting = [box for box in each.items if not boxes or box in boxes]
                if fitting and each.law_of(fitting[0]) == rule and each.id not in self._hopeless:
                    try:
                        return question(
                            self.rules, each.id, seed * 1000 + 500 + self.mastery.clock, difficulty, fitting[0]
                        )
                    except NoQuestion:
                        self._hopeless.add(each.id)  # the search is long, and another seed would hardly fare better
        return None

    def _fresh(self, boxes: tuple[str, ...], seed: int, difficulty: str, start: int) -> Question:
        key = (boxes, seed, difficulty)
        if key not in self._streams:
            self._streams[key] = stream(self.rules, boxes, seed, difficulty, start)
        try:
            return next(self._streams[key])
        except StopIteration:
            raise NoQuestion("rules", title=self.rules.title) from None


def _law_of(case: Case, box: str) -> str:
    """The first clause that scores in a box; empty where none does."""
    return next(iter(clauses_of(case.deal.rules, box)), "")
