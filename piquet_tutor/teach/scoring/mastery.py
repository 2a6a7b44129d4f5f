"""What a learner knows: for each rule a Leitner box, and when it is due to be asked again.

Every rule starts in the first box. A right answer moves it up one box, a wrong answer back to the first; the higher the
box, the later it is asked again (Sebastian Leitner, “So lernt man lernen”, 1972). Time is counted in answers, so that
the same answers always lead to the same state. What was missed comes back by the day as well: with the question stands
the day on which it is asked once more, tomorrow at first, then later and later.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from piquet_tutor.engine.rulings import RuleId
from piquet_tutor.game.records.nesting import loaded
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.players.coach.maxims import MAXIMS
from piquet_tutor.teach.scoring.faults import MasteryFault
from piquet_tutor.teach.scoring.misconceptions import known_clauses

FORMAT: Final = "piquet-mastery/1"
BOXES: Final = 5
WAITS: Final = {1: 2, 2: 5, 3: 12, 4: 30, 5: 75}
"""For each box, after how many more answers its rules are asked again."""
GAPS: Final = (1, 3, 7, 21)
"""Days until a question that was missed is asked once more, then again after each right answer."""
MOST: Final = 1_000_000
LAST_DAY: Final = 3_652_059
"""The number of the last day that the calendar knows (31 December 9999)."""
MOST_MISSED: Final = 50
LONGEST: Final = 1_200
"""The most characters of a question's name; that of a choice in a deal holds the deal."""
LARGEST: Final = 200_000
"""The most characters of a file; a larger file is refused."""
OWN: Final = "review/"
"""What the names of choices in a learner's own deals begin with, among the questions."""
PRINCIPLE: Final = "principle."
"""What the name of a principle of good play begins with, among the rules."""


@dataclass(frozen=True)
class Familiarity:
    """How well a rule is known.

    Attributes:
        box: from 1 (to be learned) to 5 (known).
        due: at which count of answers it is to be asked again.
        right: right answers so far.
        wrong: wrong answers so far.
    """

    box: int = 1
    due: int = 0
    right: int = 0
    wrong: int = 0


@dataclass(frozen=True)
class Later:
    """When a question that was missed is asked once more.

    Attributes:
        day: from which day on, as :meth:`datetime.date.toordinal` counts them.
        gap: how many times it has been answered rightly since, the place in ``GAPS``.
    """

    day: int
    gap: int = 0


@dataclass(frozen=True)
class Mastery:
    """What a learner knows. It is immutable: each answer returns a new one.

    Attributes:
        clock: how many answers there have been, including skipped questions.
        rules: how well each rule is known that has been asked about; a principle of good play counts as one.
        missed: names of questions answered wrongly and not rightly since, the oldest first.
        later: by the names of questions that were missed, when each is asked once more.
    """

    clock: int = 0
    rules: Mapping[RuleId, Familiarity] = field(default_factory=dict)
    missed: tuple[str, ...] = ()
    later: Mapping[str, Later] = field(default_factory=dict)

    def answered(self, rule: RuleId, right: bool, question: str = "", day: int = 0) -> Mastery:
        """What is known after an answer about a rule.

        Args:
            rule: the clause that it was about.
            right: whether it was right.
            question: the name of the question, if it is to be asked again after a wrong answer.
            day: the day of the answer; 0 if it is not to come back by the day.
        """
        clock = self.clock + 1
        before = self.rules.get(rule, Familiarity())
        box = min(BOXES, before.box + 1) if right else 1
        after = Familiarity(box, clock + WAITS[box], before.right + right, before.wrong + (not right))
        missed = tuple(each for each in self.missed if each != question)
        if question and not right:
            missed = (*missed, question)[-MOST_MISSED:]
        known = replace(self, clock=clock, rules={**self.rules, rule: after}, missed=missed)
        return known.come_back(question, right, day) if question and day else known

    def come_back(self, question: str, right: bool, day: int) -> Mastery:
        """What is known when a question has been asked on a day that may come back on another.

        One that was missed comes back the next day. Once it is right on the day it came back, it waits for the next
        gap, and after the last it is not asked again. What is right before its day changes nothing.
        """
        before = self.later.get(question)
        others = {name: each for name, each in self.later.items() if name != question}
        missed = tuple(each for each in self.missed if each != question)
        if not right:
            others = dict(list(others.items())[1 - MOST_MISSED :])
            return replace(self, later={**others, question: Later(day + GAPS[0])})
        if before is None or day < before.day:
            return self
        gap = before.gap + 1
        kept = {**others, question: Later(day + GAPS[gap], gap)} if gap < len(GAPS) else others
        return replace(self, later=kept, missed=missed)

    def due_on(self, day: int) -> tuple[str, ...]:
        """The names of the questions that are to be asked once more by a day, the longest overdue first."""
        waiting = [(each.day, name) for name, each in self.later.items() if each.day <= day]
        return tuple(name for _, name in sorted(waiting))

    def skipped(self, rule: RuleId) -> Mastery:
        """What is known after a skipped question: it does not count as wrong, and the rule is soon due again."""
        clock = self.clock + 1
        before = self.rules.get(rule, Familiarity())
        return replace(self, clock=clock, rules={**self.rules, rule: replace(before, due=clock + WAITS[1])})

    @property
    def marked(self) -> int:
        """How many right and wrong answers there have been in all, over all rules."""
        return sum(known.right + known.wrong for known in self.rules.values())

    @property
    def idle(self) -> int:
        """How many questions were skipped, or answered only after the answer had been shown."""
        return max(0, self.clock - self.marked)

    def wait(self, rule: RuleId) -> int:
        """After how many more answers a rule is due; 0 if it is due now or has never been asked about."""
        known = self.rules.get(rule)
        return max(0, known.due - self.clock) if known is not None else 0

    def due(self) -> tuple[RuleId, ...]:
        """The rules that are due: the lowest box first, and within a box the longest overdue first."""
        waiting = [(known.box, known.due, rule) for rule, known in self.rules.items() if known.due <= self.clock]
        return tuple(rule for _, _, rule in sorted(waiting))

    def again(self) -> str:
        """The name of the question that was missed longest ago, to be asked again; empty for none."""
        return self.missed[0] if self.missed else ""

    def joined(self, before: Mastery, theirs: Mastery) -> Mastery:
        """What is known where another has gone on from the same: every answer counts, as if these came after.

        Args:
            before: what was known when the two parted.
            theirs: what the other knows.

        >>> begun = Mastery().answered("point.award", True)
        >>> here, there = begun.answered("point.award", True), begun.answered("point.award", False)
        >>> both = here.joined(begun, there)
        >>> both.clock, both.rules["point.award"].right, both.rules["point.award"].wrong, both.rules["point.award"].box
        (3, 2, 1, 1)
        """
        if before in (self, theirs):
            return theirs if self == before else self
        since = theirs.clock - before.clock
        rules = dict(theirs.rules)
        for rule in dict.fromkeys((*before.rules, *self.rules)):
            then, here, there = (each.rules.get(rule) for each in (before, self, theirs))
            if here == then:
                continue
            if here is None and there == then:
                rules.pop(rule, None)  # it was forgotten here
            elif there == then and here is not None:
                rules[rule] = replace(here, due=max(0, here.due + since))
            else:
                rules[rule] = _both(then or Familiarity(), here or Familiarity(), there or Familiarity(), since)
        missed = [each for each in theirs.missed if each in self.missed or each not in before.missed]
        missed += [each for each in self.missed if each not in before.missed and each not in missed]
        return Mastery(
            max(0, self.clock + since), rules, tuple(missed[-MOST_MISSED:]), _both_later(before, self, theirs)
        )

    def to_json(self) -> str:
        """All of it as the text of a file."""
        rules = {rule: vars(known).copy() for rule, known in sorted(self.rules.items())}
        later = {name: vars(each).copy() for name, each in self.later.items()}
        whole = {"format": FORMAT, "clock": self.clock, "rules": rules, "missed": list(self.missed)}
        return json.dumps(whole | ({"later": later} if later else {}), indent=1)

    @classmethod
    def from_json(cls, text: str) -> Mastery:
        """Read the text of a file.

        Raises:
            MasteryFault: it is broken; the message says what is wrong and where.
        """
        if len(text) > LARGEST:
            raise MasteryFault("large")
        try:
            value = loaded(text)
        except ValueError as error:
            raise MasteryFault("not-json") from error
        whole = Spoken("scorer-fault-place-file")
        _object(value, whole)
        if value.get("format") != FORMAT:
            raise MasteryFault("format", found=str(value.get("format", "")), listed=FORMAT)
        value = {"later": {}, **value}  # where nothing comes back by the day, nothing is written of it
        _keys(value, {"format", "clock", "rules", "missed", "later"}, whole)
        clock = _count(value["clock"], 0, MOST, "clock")
        rules = {rule: _known(rule, each) for rule, each in _object(value["rules"], "rules").items()}
        return cls(clock, rules, _missed(value["missed"]), _later(value["later"]))


def of_principle(name: str) -> RuleId:
    """Under what a principle of good play is kept.

    >>> of_principle("keep_a_guard")
    'principle.keep_a_guard'
    """
    return f"{PRINCIPLE}{name}"


def _both(then: Familiarity, here: Familiarity, there: Familiarity, since: int) -> Familiarity:
    """How well a rule is known that two were asked about: one wrong answer among them, and it is to be learned."""
    right = max(0, there.right + here.right - then.right)
    wrong = max(0, there.wrong + here.wrong - then.wrong)
    steady = here.wrong == then.wrong and there.wrong == then.wrong
    box = min(BOXES, there.box + max(0, here.right - then.right)) if steady else min(here.box, there.box)
    due = here.due + since if steady else min(here.due + since, there.due)
    return Familiarity(box, max(0, due), right, wrong)


def _both_later(before: Mastery, mine: Mastery, theirs: Mastery) -> dict[str, Later]:
    """When what was missed comes back, where two went on from the same: of two days the earlier step."""
    found = dict(theirs.later)
    for name in dict.fromkeys((*before.later, *mine.later)):
        then, here, there = (each.later.get(name) for each in (before, mine, theirs))
        if here == then:
            continue
        if here is None:
            if there == then:
                found.pop(name, None)  # it was right for the last time
        elif there is None or there == then:
            found[name] = here
        else:
            found[name] = min(here, there, key=lambda each: (each.gap, each.day))
    return dict(list(found.items())[-MOST_MISSED:])


def _known(rule: str, value: Any) -> Familiarity:
    if rule not in known_clauses() and rule not in map(of_principle, MAXIMS):
        raise MasteryFault("key", where="rules", found=rule)
    where = f"rules.{rule}"
    _keys(_object(value, where), {"box", "due", "right", "wrong"}, where)
    return Familiarity(
        _count(value["box"], 1, BOXES, f"{where}.box"),
        _count(value["due"], 0, MOST + max(WAITS.values()), f"{where}.due"),
        _count(value["right"], 0, MOST, f"{where}.right"),
        _count(value["wrong"], 0, MOST, f"{where}.wrong"),
    )


def _missed(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise MasteryFault("value", where="missed", wanted=Spoken("scorer-fault-wanted-list"))
    if len(value) > MOST_MISSED:
        raise MasteryFault("many", where="missed", high=MOST_MISSED)
    for place, each in enumerate(value):
        if not isinstance(each, str) or len(each) > LONGEST:
            wanted = Spoken("scorer-fault-wanted-text", high=LONGEST)
            raise MasteryFault("value", where=f"missed[{place}]", wanted=wanted)
    return tuple(value)


def _later(value: Any) -> dict[str, Later]:
    _object(value, "later")
    _missed(list(value))  # the names are those of questions, and as many at most
    found = {}
    for name, each in value.items():
        where = f"later.{name[:40]}"
        _keys(_object(each, where), {"day", "gap"}, where)
        gap = _count(each["gap"], 0, len(GAPS) - 1, f"{where}.gap")
        found[name] = Later(_count(each["day"], 0, LAST_DAY, f"{where}.day"), gap)
    return found


def _object(value: Any, where: str | Spoken) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise MasteryFault("value", where=where, wanted=Spoken("scorer-fault-wanted-object"))
    return value


def _keys(value: Mapping[str, Any], wanted: set[str], where: str | Spoken) -> None:
    for key in sorted(set(value) - wanted):
        raise MasteryFault("key", where=where, found=key)
    for key in sorted(wanted - set(value)):
        raise MasteryFault("missing", where=where, found=key)


def _count(value: Any, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        wanted = Spoken("scorer-fault-wanted-count", low=low, high=high)
        raise MasteryFault("value", where=where, wanted=wanted)
    return value
