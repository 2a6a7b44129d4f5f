"""The problems on a sheet, made from one seed: as many as wanted, on the topics wanted, no two on the same cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.deal.random_play import LARGEST_SEED
from piquet_tutor.game.deal.search import search
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration.spoken import Spoken
from piquet_tutor.teach.scoring.editions import FIRST, NEWEST
from piquet_tutor.teach.scoring.faults import NoQuestion
from piquet_tutor.teach.scoring.practice import DIFFICULTIES, Question, question, targets, topics

FEWEST: Final = 1
MOST: Final = 60
_ROOM: Final = 1000
"""The number of questions of one kind reserved for a seed, so that neighbouring seeds share none."""


class WorksheetFault(Spoken, ValueError):
    """A sheet that cannot be made."""

    family = "worksheet-fault-"


@dataclass(frozen=True)
class Worksheet:
    """A sheet.

    Attributes:
        rules: the rule set.
        topics: the boxes it is about, in the order of the game.
        difficulty: one of ``DIFFICULTIES``.
        seed: the seed it was made from.
        edition: of the deals; one of ``editions.EDITIONS``.
        questions: its problems, one box after another and then again, so that a sheet on several is mixed.
    """

    rules: RuleSet
    topics: tuple[str, ...]
    difficulty: str
    seed: int
    questions: tuple[Question, ...]
    edition: int = NEWEST

    @property
    def name(self) -> str:
        """The stem of its file names, such as ``piquet-rubicon-7``."""
        return f"piquet-{self.rules.id}-{self.seed}"

    @property
    def command(self) -> str:
        """The command that makes the same sheet again."""
        parts = ["piquet-tutor worksheet", f"--rules {self.rules.id}"]
        if self.topics != topics(self.rules, self.edition):
            parts += [f"--topic {each}" for each in self.topics]
        parts += [f"--difficulty {self.difficulty}", f"--count {len(self.questions)}", f"--seed {self.seed}"]
        parts += [f"--edition {self.edition}"] if self.edition != FIRST else []
        return " ".join(parts)

    def __repr__(self) -> str:
        return f"Worksheet({self.name!r}, {len(self.questions)} problems)"


def worksheet(
    rules: RuleSet,
    about: Iterable[str] = (),
    difficulty: str = "any",
    count: int = 10,
    seed: int = 0,
    edition: int = NEWEST,
) -> Worksheet:
    """Make the sheet of a seed.

    Args:
        rules: the rule set.
        about: the boxes it is about; empty for all that can be practised.
        difficulty: one of ``DIFFICULTIES``.
        count: how many problems, ``FEWEST`` to ``MOST``.
        seed: a whole number from 0 to ``LARGEST_SEED``.
        edition: one of ``editions.EDITIONS``; of an earlier one, the sheet is what this seed made then.

    Raises:
        WorksheetFault: nothing can be practised under this rule set, or a number is out of bounds.
    """
    offered = topics(rules, edition)
    wanted = tuple(about)
    if not offered:
        raise WorksheetFault("rules", title=rules.id)
    for each in wanted:
        if each not in offered:
            raise WorksheetFault("topic", found=each, title=rules.id, listed=offered)
    if difficulty not in DIFFICULTIES:
        raise WorksheetFault("difficulty", found=difficulty, listed=DIFFICULTIES)
    count, seed = whole(str(count), "count"), whole(str(seed), "seed")
    boxes = tuple(box for box in offered if not wanted or box in wanted)
    found = list(_chosen(rules, boxes, difficulty, count, seed, edition))
    if len(found) < count:
        raise WorksheetFault("too-few", wanted=count, found=len(found), title=rules.id)
    return Worksheet(rules, boxes, difficulty, seed, tuple(found), edition)


def whole(text: str, what: str) -> int:
    """Read a number of problems or a seed from typed text.

    Args:
        text: the text.
        what: ``count`` or ``seed``.

    Raises:
        WorksheetFault: it is nothing, not a whole number, or out of bounds.
    """
    low, high = (FEWEST, MOST) if what == "count" else (0, LARGEST_SEED)
    word = text.strip()
    if not word:
        raise WorksheetFault(f"no-{what}", low=low, high=high)
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(high)) and low <= int(word) <= high):
        raise WorksheetFault(what, found=text, low=low, high=high)
    return int(word)


def _chosen(
    rules: RuleSet, boxes: tuple[str, ...], difficulty: str, count: int, seed: int, edition: int
) -> Iterator[Question]:
    """Yield problems in turn: one box after another, and within a box one misconception after another, shuffled."""
    rng = Random(f"worksheet {rules.id} {seed}")
    shuffled = rng.sample(boxes, len(boxes))
    wheels = {box: _Wheel(rules, box, difficulty, seed, rng, edition) for box in shuffled}
    seen: set[str] = set()
    made = 0
    while wheels:
        for box, wheel in tuple(wheels.items()):
            asked = wheel.turn(seen)
            if asked is None:
                del wheels[box]
                continue
            yield asked
            made += 1
            if made == count:
                return


class _Wheel:
    """The misconceptions about one box in turn; one for which no deal can be found drops out."""

    def __init__(self, rules: RuleSet, box: str, difficulty: str, seed: int, rng: Random, edition: int) -> None:
        self.edition = edition
        self.rules, self.box, self.difficulty, self.seed = rules, box, difficulty, seed
        held = [each.id for each in targets(rules, (box,), edition)]
        self.waiting = deque((name, 0) for name in rng.sample(held, len(held)))

    def turn(self, seen: set[str]) -> Question | None:
        """The next problem on cards not used yet; None when there are no more."""
        asked = search(self._questions(), lambda each: each if _cards_of(each) not in seen else None).first
        seen |= {_cards_of(asked)} if asked is not None else set()
        return asked

    def _questions(self) -> Iterator[Question]:
        while self.waiting:
            target, number = self.waiting.popleft()
            if number == _ROOM:
                continue
            try:
                turn = self.seed * _ROOM + number
                asked = question(self.rules, target, turn, self.difficulty, self.box, self.edition)
            except NoQuestion:
                continue
            self.waiting.append((target, number + 1))
            yield asked


def _cards_of(asked: Question) -> str:
    """The cards of a problem, to avoid two with the same hands: one could give away the other's answer."""
    deal = asked.case.deal
    return " | ".join(format_cards(deal.dealt.get(seat) or deal.hands[seat]) for seat in deal.table.seats)
