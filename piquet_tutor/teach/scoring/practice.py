"""Endless practice: questions from seeds, on deals chosen so that the wrong rule in question gives a wrong number.

A question is about one box of one deal; the numbers of the boxes before it are given. The same rule set, wrong rule,
box, seed and difficulty always give the same question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from random import Random
from typing import Final

from piquet_tutor.engine.clauses import Value
from piquet_tutor.game.deal.search import search
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.dealing import is_exchanged_before, practice_deal
from piquet_tutor.teach.scoring.editions import EDITIONS, FIRST, NEWEST
from piquet_tutor.teach.scoring.faults import NoQuestion
from piquet_tutor.teach.scoring.items import Item
from piquet_tutor.teach.scoring.misconceptions import HAND_ITEMS, ITEMS, Misconception, applicable, misconceptions

DIFFICULTIES: Final = ("any", "easy", "medium", "hard")
ATTEMPTS: Final = 2000
"""The most deals tried for one question; the rarest needs some hundreds."""
COMMONEST: Final = ("point", "sequence", "set", "play", "cards", "repique", "pique")
"""The boxes that come up most often, the commonest first; those that are not among them come after."""
NEARLY: Final = 12
"""After how many deals on which another wrong rule gives the same wrong number one of them is accepted."""
CHOICE: Final = 3
"""How many deals are found for a question of a given difficulty: the easiest, the middle or the hardest is chosen."""


@dataclass(frozen=True)
class Question:
    """A question about one box of a deal chosen for it.

    Attributes:
        rules: the rule set, with its options.
        target: the wrong rule that it tests for.
        box: which box is asked.
        seed: which of the questions of this kind.
        difficulty: one of ``DIFFICULTIES``.
        case: the deal.
        apart: whether no other wrong rule about this box gives the same number as the target.
        edition: one of ``editions.EDITIONS``: of another, the same seed gives another deal.
    """

    rules: RuleSet
    target: str
    box: str
    seed: int
    difficulty: str
    case: ScoredDeal
    apart: bool
    edition: int = NEWEST

    @property
    def id(self) -> str:
        """The name from which :func:`from_id` makes the same question."""
        changed = ",".join(f"{name}={value}" for name, value in self.rules.changed)
        edition = () if self.edition == FIRST else (str(self.edition),)
        return "/".join((self.rules.id, changed, self.target, self.box, str(self.seed), self.difficulty, *edition))

    @property
    def item(self) -> Item:
        """The box, with its answer and its reasons."""
        return self.case.item(self.box)

    @property
    def law(self) -> str:
        """The clause that it is about."""
        return misconceptions()[self.target].law_of(self.box)

    @property
    def given(self) -> tuple[Item, ...]:
        """The boxes whose numbers are given with the question: those before it, and for a pique also the tricks."""
        before = ITEMS[: ITEMS.index(self.box)] + (("play",) if self.box == "pique" else ())
        return tuple(item for item in self.case.items if item.id in before and item.id != self.box)

    @property
    def temptation(self) -> tuple[tuple[str, int], ...]:
        """The wrong answer that the wrong rule gives."""
        return self.case.answer((self.target,), self.box, True) or ()


def topics(rules: RuleSet, edition: int = NEWEST) -> tuple[str, ...]:
    """The boxes that can be practised under a rule set."""
    found = {box for each in applicable(rules, edition) for box in each.items}
    return tuple(box for box in ITEMS if box in found)


def targets(rules: RuleSet, boxes: tuple[str, ...] = (), edition: int = NEWEST) -> tuple[Misconception, ...]:
    """The wrong rules about some boxes (all wrong rules if none is named), in the order of the game."""
    return tuple(each for each in applicable(rules, edition) if not boxes or set(boxes) & set(each.items))


def question(
    rules: RuleSet, target: str, seed: int, difficulty: str = "any", box: str = "", edition: int = NEWEST
) -> Question:
    """The question of this seed about one wrong rule.

    Args:
        rules: the rule set.
        target: the name of a wrong rule.
        seed: any whole number.
        difficulty: one of ``DIFFICULTIES``.
        box: which of its boxes; if empty, they take turns by seed.
        edition: one of ``editions.EDITIONS``.

    Raises:
        NoQuestion: the wrong rule does not apply here, is not about the box, or no deal was found that shows it.
    """
    if difficulty not in DIFFICULTIES:
        raise NoQuestion("difficulty", found=difficulty, listed=tuple(DIFFICULTIES))
    held = next((each for each in applicable(rules, edition) if each.id == target), None)
    if held is None:
        raise NoQuestion("target", found=target, title=rules.id)
    if box and box not in held.items:
        raise NoQuestion("not-about", found=target, listed=tuple(held.items))
    return _found(rules, target, seed, difficulty, box or held.items[seed % len(held.items)], edition)


@lru_cache(maxsize=128)
def _found(rules: RuleSet, target: str, seed: int, difficulty: str, box: str, edition: int) -> Question:
    held = misconceptions()[target]
    wanted = 1 if difficulty == "any" else CHOICE
    found, tried = _telling(rules, held, seed, box, wanted, edition)
    if not found:
        raise NoQuestion("no-deal", found=held.id, title=rules.id, tried=tried)
    found.sort(key=lambda each: _weight(each[0], box, edition))
    place = {"easy": 0, "medium": len(found) // 2, "hard": -1}.get(difficulty, 0)
    case, apart = found[place]
    return Question(rules, held.id, box, seed, difficulty, case, apart, edition)


def _telling(
    rules: RuleSet, held: Misconception, seed: int, box: str, wanted: int, edition: int
) -> tuple[list[tuple[ScoredDeal, bool]], int]:
    """Deals on which the wrong rule gives a wrong number, each with whether no other wrong rule gives the same.

    Deals on which another wrong rule gives the same number come last, and only if too few others were found; then
    comes how many deals were tried.
    """
    nearly: list[ScoredDeal] = []
    rough_first = edition != FIRST and not is_exchanged_before(rules, edition)

    def dealt(attempt: int, rough: bool) -> ScoredDeal:
        rng = Random(f"{rules.id} {rules.changed} {held.id} {box} {seed} {attempt}")
        return ScoredDeal(practice_deal(rules, rng, held.lean, box in HAND_ITEMS, edition, rough))

    def telling(attempt: int) -> ScoredDeal | None:
        if rough_first and not _shows(dealt(attempt, rough=True), held.id, box):
            return None
        case = dealt(attempt, rough=False)
        if not _shows(case, held.id, box):
            return None
        if _apart(case, held.id, box, edition):
            return case
        nearly.append(case)
        return None

    looked = search(range(ATTEMPTS), telling, wanted=wanted, stop=lambda: len(nearly) >= NEARLY)
    alike = nearly[: wanted - len(looked.found)]
    return [*((case, True) for case in looked.found), *((case, False) for case in alike)], looked.tried


def _shows(case: ScoredDeal, target: str, box: str) -> bool:
    """Whether the wrong rule gives a wrong number on a deal."""
    return box in case.truth and case.answer((target,), box, True) not in (None, case.truth[box])


def _apart(case: ScoredDeal, target: str, box: str, edition: int) -> bool:
    told = case.telling(box, True, edition)
    return Counter(told.values())[told[target]] == 1


def _weight(case: ScoredDeal, box: str, edition: int) -> tuple[int, int]:
    """How difficult a box is: how many rulings its number rests on, and how many wrong rules change it."""
    by_number = {ruling.number: ruling for ruling in case.deal.rulings}
    seen: set[int] = set()
    waiting = list(case.item(box).reasons)
    while waiting:
        number = waiting.pop()
        if number not in seen and number in by_number:
            seen.add(number)
            waiting.extend(by_number[number].because)
    return len(seen), len(case.telling(box, True, edition))


def stream(
    rules: RuleSet,
    boxes: tuple[str, ...] = (),
    seed: int = 0,
    difficulty: str = "any",
    start: int = 0,
    edition: int = NEWEST,
) -> Iterator[Question]:
    """Yield questions without end about some boxes (about all if none is named); boxes and wrong rules take turns.

    The commonest box comes first. A wrong rule for which no deal can be found is left out.

    Args:
        rules: the rule set.
        boxes: the boxes; empty for all.
        seed: another seed gives other questions.
        difficulty: one of ``DIFFICULTIES``.
        start: how many questions were asked before; the stream continues after them.
        edition: one of ``editions.EDITIONS``.

    Raises:
        NoQuestion: none of these boxes can be practised in this rule set.
    """
    wheel = list(_in_turn(rules, boxes, edition))
    if not wheel:
        raise NoQuestion("rules", title=rules.id)
    rounds, passed = divmod(start, len(wheel))
    turn = seed * 1000 + rounds
    while wheel:
        left = wheel[:passed]
        for each, box in wheel[passed:]:
            try:
                found = question(rules, each.id, turn, difficulty, box, edition)
            except NoQuestion:
                continue
            left.append((each, box))
            yield found
        wheel, turn, passed = left, turn + 1, 0


def _in_turn(rules: RuleSet, boxes: tuple[str, ...], edition: int) -> Iterator[tuple[Misconception, str]]:
    """Yield every wrong rule with every box it is about: one of each box, then the next of each."""
    asked = [box for box in topics(rules, edition) if not boxes or box in boxes]
    asked.sort(key=lambda box: COMMONEST.index(box) if box in COMMONEST else len(COMMONEST))
    by_box = [[(each, box) for each in targets(rules, (box,), edition)] for box in asked]
    for turn in zip_longest(*by_box):
        yield from (pair for pair in turn if pair is not None)


def from_id(name: str) -> Question:
    """The question of this name.

    Raises:
        NoQuestion: there is none.
    """
    parts = name.split("/")
    try:
        rules_id, changed, target, box, seed, difficulty, *later = parts
        (edition,) = map(int, later or [str(FIRST)])
        if edition not in EDITIONS:
            raise NoQuestion("question", found=name)
        options = dict(each.split("=", 1) for each in changed.split(",") if each)
        return question(load(rules_id, _values(options)), target, int(seed), difficulty, box, edition)
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
