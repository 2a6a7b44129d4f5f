"""A learner's session: each answer is marked, diagnosed in the light of those before it, and kept in the mastery."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.diagnosis import Diagnosis, Response
from piquet_tutor.teach.scoring.editions import NEWEST
from piquet_tutor.teach.scoring.faults import NoQuestion, listed
from piquet_tutor.teach.scoring.items import Answer, Item, clauses_of, key_of, read_answer
from piquet_tutor.teach.scoring.learning import diagnosed, learned
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import applicable
from piquet_tutor.teach.scoring.practice import Question, from_id, question, stream

MOST_REMEMBERED = 60
"""How many answers the diagnosis looks back on; older ones would hardly count."""


@dataclass(frozen=True)
class Mark:
    """The mark of one box.

    Attributes:
        item: the box, with the right answer and the reasons for it, which are shown even if the learner was right.
        given: what was written; None if the box was skipped.
        diagnosis: the wrong rules found behind it; None if the box was skipped.
        again: those of the wrong rules named that were already named for another question.
    """

    item: Item
    given: Answer | None
    diagnosis: Diagnosis | None
    again: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the box was answered rightly."""
        return self.given is not None and self.item.right(self.given)


@dataclass
class Sitting:
    """One learner's session: their answers so far, and what they know.

    Attributes:
        rules: the rule set that is practised.
        mastery: what the learner knows.
        history: the answers that the diagnosis looks back on.
        day: the day on which it is, as :meth:`datetime.date.toordinal` counts them; 0 if nothing comes back by the day.
    """

    rules: RuleSet
    mastery: Mastery = field(default_factory=Mastery)
    history: list[Response] = field(default_factory=list)
    day: int = 0
    _streams: dict[tuple[tuple[str, ...], int, str, int], Iterator[Question]] = field(default_factory=dict)
    _again: dict[str, int] = field(default_factory=dict)
    _hopeless: set[str] = field(default_factory=set)
    _found: dict[str, set[str]] = field(default_factory=dict)
    """The questions for which each wrong rule was named."""

    def answer(self, case: ScoredDeal, box: str, given: Any, *, told: bool = False, name: str = "") -> Mark:
        """Mark one box of a whole sheet.

        Args:
            case: the deal.
            box: which box.
            given: the answer, as ``items.read_answer`` reads it.
            told: whether the learner had been shown the answer, so that writing it down proves no knowledge.
            name: the name under which it is asked again after a wrong answer; empty if it is not.

        Raises:
            AnswerError: what was written cannot be an answer.
            NoQuestion: the deal has no such box.
        """
        mark = self._mark(case, self._item(case, box), given, focused=False)
        self._learn(case, mark, _law_of(case, box), name, told)
        return mark

    def answer_question(self, asked: Question, given: Any, *, told: bool = False) -> Mark:
        """Mark a practice question.

        Args:
            asked: the question.
            given: the answer, as ``items.read_answer`` reads it.
            told: whether the learner had been shown the answer, so that writing it down proves no knowledge.

        Raises:
            AnswerError: what was written cannot be an answer.
        """
        mark = self._mark(asked.case, asked.item, given, focused=True)
        self._learn(asked.case, mark, asked.law, asked.id, told)
        return mark

    def skip(self, case: ScoredDeal, box: str) -> Mark:
        """Skip a box of a sheet.

        Raises:
            NoQuestion: the deal has no such box.
        """
        item = self._item(case, box)
        self._forget(_law_of(case, box))
        return Mark(item, None, None)

    def skip_question(self, asked: Question) -> Mark:
        """Skip a practice question."""
        self._forget(asked.law)
        return Mark(asked.item, None, None)

    def next_question(
        self,
        boxes: tuple[str, ...] = (),
        seed: int = 0,
        difficulty: str = "any",
        start: int = 0,
        edition: int = NEWEST,
    ) -> Question:
        """What to ask next: a question that was missed, else one on a rule that is due, else a new one.

        Args:
            boxes: which boxes are practised; empty for all.
            seed: another seed gives other questions.
            difficulty: one of ``practice.DIFFICULTIES``.
            start: how many new questions were asked in earlier sittings.
            edition: of the deals of new questions; one of ``editions.EDITIONS``.

        Raises:
            NoQuestion: none of these boxes can be practised in this rule set.
        """
        due = self._missed(boxes) or self._due(boxes, seed, difficulty)
        return due or self._fresh(boxes, seed, difficulty, start, edition)

    @staticmethod
    def _item(case: ScoredDeal, box: str) -> Item:
        try:
            return case.item(box)
        except StopIteration:
            raise NoQuestion("box", found=box, listed=listed(each.id for each in case.items)) from None

    def _mark(self, case: ScoredDeal, item: Item, given: Any, *, focused: bool) -> Mark:
        answer = read_answer(item.sides, given)
        response = Response(case, item.id, key_of(answer), focused)
        self.history = [*self.history, response][-MOST_REMEMBERED:]
        found = diagnosed(self.history)
        return Mark(item, answer, found, self._found_before(found, f"{item.id} {case.deal.dealt}"))

    def _found_before(self, found: Diagnosis, place: str) -> tuple[str, ...]:
        """Those of the wrong rules named that were named before for another question.

        An answer that is marked again, after a reload, is still the same question.
        """
        again = tuple(name for name in found.named if self._found.get(name, set()) - {place})
        for name in found.named:
            self._found.setdefault(name, set()).add(place)
        return again

    def _learn(self, case: ScoredDeal, mark: Mark, law: str, name: str, told: bool) -> None:
        """Record an answer in the mastery: for the clauses that were misread, else for the one asked about."""
        law = law or _law_of(case, mark.item.id)
        if told:
            self._forget(law)
            return
        named = mark.diagnosis.named if mark.diagnosis else ()
        self.mastery = learned(self.mastery, mark.item.id, named, law, mark.right, name=name, day=self.day)

    def _forget(self, law: str) -> None:
        """Record in the mastery that a question about a clause was skipped."""
        if law:
            self.mastery = self.mastery.skipped(law)

    def _missed(self, boxes: tuple[str, ...]) -> Question | None:
        """The question missed longest ago, once a few others have been asked since; None if there is none."""
        today = self.mastery.due_on(self.day)
        for name in dict.fromkeys((*today, *self.mastery.missed)):
            try:
                asked = from_id(name)
            except (NoQuestion, ValueError):
                continue
            later = self._again.get(name, 0) <= self.mastery.clock
            waited = name in today or asked.law in self.mastery.due()
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
                        self._hopeless.add(each.id)  # the search takes long, and another seed would hardly do better
        return None

    def _fresh(self, boxes: tuple[str, ...], seed: int, difficulty: str, start: int, edition: int) -> Question:
        key = (boxes, seed, difficulty, edition)
        if key not in self._streams:
            self._streams[key] = stream(self.rules, boxes, seed, difficulty, start, edition)
        try:
            return next(self._streams[key])
        except StopIteration:
            raise NoQuestion("rules", title=self.rules.id) from None


def _law_of(case: ScoredDeal, box: str) -> str:
    """The first clause that scores in a box; empty if none does."""
    return next(iter(clauses_of(case.deal.rules, box)), "")
