"""Practice without end: questions from seeds, each rigged so that a wrong rule being taught gives a number of its own.

A question is one box of one deal, with the numbers of the boxes before it standing beside. The same rule set, wrong
rule, box, seed and difficulty are always the same question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from piquet_tutor.engine.rules.loader import load
from piquet_tutor.engine.rules.model import RuleSet, Value
from piquet_tutor.lessons.scoring.cases import Case
from piquet_tutor.lessons.scoring.dealing import practice_deal
from piquet_tutor.lessons.scoring.faults import NoQuestion, listed
from piquet_tutor.lessons.scoring.items import Item
from piquet_tutor.lessons.scoring.misconceptions import HAND_ITEMS, ITEMS, Misconception, applicable, misconceptions

DIFFICULTIES: Final = ("any", "easy", "medium", "hard")
ATTEMPTS: Final = 2000
"""Deals looked at for one question; the rarest needs some hundreds."""
NEARLY: Final = 12
"""Deals on which the wrong rule tells, but another gives the same number, before one of them is taken all the same."""
CHOICE: Final = 3
"""Questions found for one of a given difficulty: the lightest, the middle one, or the heaviest of them is it."""


@dataclass(frozen=True)
class Question:
    """One box of a rigged deal.

    Attributes:
        rules: the rule set, options and all.
        target: the wrong rule it is rigged against.
        box: which box is asked.
        seed: which question of its kind.
        difficulty: one of ``DIFFICULTIES``.
        case: the deal.
        apart: whether no other wrong rule about this box gives the number that the target gives.
    """

    rules: RuleSet
    target: str
    box: str
    seed: int
    difficulty: str
    case: Case
    apart: bool

    @property
    def id(self) -> str:
        """A name from which :func:`from_id` makes the same question."""
        changed = ",".join(f"{name}={value}" for name, value in self.rules.changed)
        return "/".join((self.rules.id, changed, self.target, self.box, str(self.seed), self.difficulty))

    @property
    def item(self) -> Item:
        """The box, with its answer and its reasons."""
        return self.case.item(self.box)

    @property
    def law(self) -> str:
        """The clause it is about."""
        return misconceptions()[self.target].law_of(self.box)

    @property
    def given(self) -> tuple[Item, ...]:
        """The boxes whose numbers stand beside the question: those before it, and for a pique the tricks too."""
        before = ITEMS[: ITEMS.index(self.box)] + (("play",) if self.box == "pique" else ())
        return tuple(item for item in self.case.items if item.id in before and item.id != self.box)

    @property
    def temptation(self) -> tuple[tuple[str, int], ...]:
        """What the wrong rule would give: the answer this question is rigged to tell from the right one."""
        return self.case.answer((self.target,), self.box, True) or ()


def topics(rules: RuleSet) -> tuple[str, ...]:
    """The boxes that can be practised under a rule set."""
    found = {box for each in applicable(rules) for box in each.items}
    return tuple(box for box in ITEMS if box in found)


def targets(rules: RuleSet, boxes: tuple[str, ...] = ()) -> tuple[Misconception, ...]:
    """The wrong rules about some boxes (about any, where none is named), from the general to the subtle."""
    return tuple(each for each in applicable(rules) if not boxes or set(boxes) & set(each.items))


def question(rules: RuleSet, target: str, seed: int, difficulty: str = "any", box: str = "") -> Question:
    """The question of this seed about one wrong rule.

    Args:
        rules: the rule set.
        target: a wrong rule by name.
        seed: any number.
        difficulty: one of ``DIFFICULTIES``.
        box: which of its boxes; else they take turns by seed.

    Raises:
        NoQuestion: the rule is none here, the box is not its own, or no deal was found that shows it.
    """
    if difficulty not in DIFFICULTIES:
        raise NoQuestion("difficulty", found=difficulty, listed=listed(DIFFICULTIES))
    held = next((each for each in applicable(rules) if each.id == target), None)
    if held is None:
        raise NoQuestion("target", found=target, title=rules.title)
    if box and box not in held.items:
        raise NoQuestion("not-about", found=target, listed=listed(held.items))
    return _found(rules, target, seed, difficulty, box or held.items[seed % len(held.items)])


@lru_cache(maxsize=1024)
def _found(rules: RuleSet, target: str, seed: int, difficulty: str, box: str) -> Question:
    held = misconceptions()[target]
    wanted = 1 if difficulty == "any" else CHOICE
    found = list(_candidates(rules, held, seed, box, wanted))
    if not found:
        raise NoQuestion("no-deal", found=held.id, title=rules.title)
    found.sort(key=lambda each: _weight(each[0], box))
    place = {"easy": 0, "medium": len(found) // 2, "hard": -1}.get(difficulty, 0)
    case, apart = found[place]
    return Question(rules, held.id, box, seed, difficulty, case, apart)


def _candidates(rules: RuleSet, held: Misconception, seed: int, box: str, wanted: int) -> Iterator[tuple[Case, bool]]:
    """So many deals on which the wrong rule gives a number of its own; else such as it gives another number at all."""
    nearly: list[Case] = []
    for attempt in range(ATTEMPTS):
        rng = Random(f"{rules.id} {rules.changed} {held.id} {box} {seed} {attempt}")
        case = Case(practice_deal(rules, rng, held.lean, box in HAND_ITEMS))
        if box not in case.truth or case.answer((held.id,), box, True) in (None, case.truth[box]):
            continue
        if _apart(case, held.id, box):
            yield case, True
            wanted -= 1
        else:
            nearly.append(case)
        if not wanted or len(nearly) >= NEARLY:
            break
    for case in nearly[: max(0, wanted)]:
        yield case, False


def _apart(case: Case, target: str, box: str) -> bool:
    told = case.telling(box, True)
    return Counter(told.values())[told[target]] == 1


def _weight(case: Case, box: str) -> tuple[int, int]:
    """How much there is to see to: the rulings the number rests on, and the ways to go wrong."""
    by_number = {ruling.number: ruling for ruling in case.deal.rulings}
    seen: set[int] = set()
    waiting = list(case.item(box).reasons)
    while waiting:
        number = waiting.pop()
        if number not in seen and number in by_number:
            seen.add(number)
            waiting.extend(by_number[number].because)
    return len(seen), len(case.telling(box, True))


def stream(
    rules: RuleSet, boxes: tuple[str, ...] = (), seed: int = 0, difficulty: str = "any", start: int = 0
) -> Iterator[Question]:
    """Questions without end about some boxes (about all, where none is named), the wrong rules taking turns.

    They go from the general to the subtle, so that what a first answer leaves open a second one tells apart. A wrong
    rule for which no deal can be found is passed over. ``start`` is how many of them have been asked before: the stream
    goes on from there.

    Raises:
        NoQuestion: nothing of what is asked for can be practised in this rule set.
    """
    wheel = [(each, box) for each in targets(rules, boxes) for box in each.items if not boxes or box in boxes]
    if not wheel:
        raise NoQuestion("rules", title=rules.title)
    rounds, passed = divmod(start, len(wheel))
    turn = seed * 1000 + rounds
    while wheel:
        left = wheel[:passed]
        for each, box in wheel[passed:]:
            try:
                found = question(rules, each.id, turn, difficulty, box)
            except NoQuestion:
                continue
            left.append((each, box))
            yield found
        wheel, turn, passed = left, turn + 1, 0


def from_id(name: str) -> Question:
    """The question of this name.

    Raises:
        NoQuestion: there is none of this name.
    """
    parts = name.split("/")
    try:
        rules_id, changed, target, box, seed, difficulty = parts
        options = dict(each.split("=", 1) for each in changed.split(",") if each)
        return question(load(rules_id, _values(options)), target, int(seed), difficulty, box)
    except NoQuestion:
        raise
    except ValueError as error:
        raise NoQuestion("question", found=name) from error


def _values(written: dict[str, str]) -> dict[str, Value]:
    def value(text: str) -> Value:
        if text in ("True", "False"):
            return text == "True"
        return int(text) if text.isdecimal() else text

    return {name: value(text) for name, text in written.items()}
