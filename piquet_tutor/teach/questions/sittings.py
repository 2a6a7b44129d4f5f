"""A learner's session: each answer is marked, diagnosed in the light of those before it, and kept in the mastery."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.teach.questions.asked import Marked
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.scoring.diagnosis import Response
from piquet_tutor.teach.scoring.editions import NEWEST
from piquet_tutor.teach.scoring.faults import NoQuestion
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import applicable
from piquet_tutor.teach.scoring.practice import Question, from_id, question, stream

MOST_REMEMBERED = 60
"""How many answers the diagnosis looks back on; older ones would hardly count."""


def practised(asked: Question) -> Points:
    """A practice question as the one question it is, with the numbers of the boxes before it lying open."""
    return Points(asked.case, asked.box, law=asked.law, name=asked.id, focused=True)


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

    def mark(self, asked: Points, given: object) -> Marked:
        """Mark an answer in the light of those before it; None gives the question up. Nothing is learned from it.

        Raises:
            QuestionFault: what was written cannot be an answer.
        """
        mark = asked.mark(given, self.history)
        if mark.given is None:
            return mark
        self.history = [*self.history, asked.response(mark)][-MOST_REMEMBERED:]
        return replace(mark, again=self._found_before(mark.named, f"{asked.subject} {asked.deal.dealt}"))

    def learn(self, asked: Points, mark: Marked, *, told: bool = False) -> None:
        """Record an answer in the mastery: for the clauses that were misread, else for the one asked about.

        Args:
            asked: the question.
            mark: of the answer.
            told: whether the learner had been shown the answer, so that writing it down proves no knowledge.
        """
        self.mastery = asked.learned(replace(mark, given=None) if told else mark, self.mastery, self.day)

    def answer(self, asked: Points, given: object, *, told: bool = False) -> Marked:
        """Mark an answer, and learn from it; see :meth:`mark` and :meth:`learn`.

        Raises:
            QuestionFault: what was written cannot be an answer.
        """
        mark = self.mark(asked, given)
        self.learn(asked, mark, told=told)
        return mark

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

    def _found_before(self, named: Collection[str], place: str) -> tuple[str, ...]:
        """Those of the wrong rules named that were named before for another question.

        An answer that is marked again, after a reload, is still the same question.
        """
        again = tuple(name for name in named if self._found.get(name, set()) - {place})
        for name in named:
            self._found.setdefault(name, set()).add(place)
        return again

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
