"""Cards for three or four hands, led to what is wanted swap by swap, as ``guessing`` does for two.

What is measured here only guides: how far the cards are from what is asked for, as far as that can be told before play.
Whether a deal is what was asked for is for its ledger to say, and nothing is proved from these measures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from piquet_tutor.engine.cards import Card, Cards, Rank, sort_hand
from piquet_tutor.engine.records.replay import Score
from piquet_tutor.engine.rules.law import law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explore.finder.guessing import COARSE
from piquet_tutor.explore.finder.judging import EQUAL, SUBJECT_OF
from piquet_tutor.explore.finder.layout import shuffled_cards
from piquet_tutor.explore.finder.leading import Led
from piquet_tutor.explore.finder.measures import CLASSES, HAND_MEASURES, RANK_MASKS, SCALE, Hand, terms_of
from piquet_tutor.explore.finder.query import AskedRuling, Condition
from piquet_tutor.explore.finder.sides import BARRED, seats_called, sides_called

BOTH_WAYS: Final = 0.5
"""How often the dealer takes the talon, where he may leave it."""
WINNERS: Final = ((Rank.ACE, 3), (Rank.KING, 2), (Rank.QUEEN, 1))
"""What high cards are worth to whoever wants many tricks, roughly."""
MEASURED: Final = ("repique", "pique", "capot", "blank", *CLASSES)
"""Conditions that take a side, and that the hands say something of."""
WORD_FOR: Final = {SUBJECT_OF[name]: name for name in MEASURED}
"""What rulings are asked for, and the condition that leads to the same hands."""


class TableMarks:
    """Every hand of a table measured, and what each side could count."""

    def __init__(self, hands: Mapping[Seat, int], rules: RuleSet) -> None:
        self.rules, self.table = rules, rules.table
        self.hands = {seat: Hand(mask, mask, terms_of(rules)) for seat, mask in hands.items()}
        self.sides: tuple[Side, ...] = tuple(dict.fromkeys(rules.table.sides))
        self.best = {
            kind: {side: max(self.hands[seat].strength(kind) for seat in self.of(side)) for side in self.sides}
            for kind in CLASSES
        }
        self.counts = {side: self._counts(side) for side in self.sides}

    def of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(seat for seat in self.table.seats if self.table.side_of(seat) == side)

    def blank(self, side: Side) -> bool:
        """Whether a hand of this side has no court cards."""
        return any(self.hands[seat].dealt_courts == 0 for seat in self.of(side))

    def holder(self, kind: str) -> Side:
        """The side a class is good for; empty where nobody has it or two are level."""
        first, *others = sorted(self.sides, key=lambda side: -self.best[kind][side])
        top = self.best[kind][first]
        return first if top and all(self.best[kind][side] < top for side in others) else ""

    def level(self, kind: str) -> bool:
        """Whether the best of a class is held by two sides."""
        return not self.holder(kind) and any(self.best[kind].values())

    def _counts(self, side: Side) -> tuple[int, ...]:
        """What a side counts before play: carte blanche, point, sequences, sets."""
        blank = terms_of(self.rules).blank if self.blank(side) else 0
        mine = [self.hands[seat] for seat in self.of(side)]
        classes = (
            max((hand.points(kind) for hand in mine), default=0) if self.holder(kind) == side else 0 for kind in CLASSES
        )
        return (blank, *classes)

    def strength(self, side: Side) -> int:
        """How many tricks a side promises to take, roughly: its high cards."""
        return sum(
            weight * (self.hands[seat].mask & RANK_MASKS[rank]).bit_count()
            for seat in self.of(side)
            for rank, weight in WINNERS
        )


def miss_at(condition: Condition, marks: TableMarks) -> float:
    """How far the hands of a table are from meeting a condition, roughly; nought where that is for the play to say."""
    if condition.ruling is not None:
        return _miss_ruling(condition.ruling, marks)
    if condition.name in MEASURED:
        if condition.sign == "!=":
            return 0.0
        return min(_miss_word(condition.name, str(value), marks) for value in condition.accepted)
    name, _, what = condition.name.partition(".")
    if what not in HAND_MEASURES:
        return _miss_in_hand(condition, name, marks) if what == "in_hand" else 0.0
    found = [HAND_MEASURES[what](marks.hands[seat]) for seat in seats_called(name, marks.table)]
    return min((_gap(condition, number, what) for number in found), default=0.0)


def _gap(condition: Condition, found: int, what: str) -> float:
    if condition.holds(found):
        return 0.0
    gaps = [abs(found - value) for value in condition.accepted if isinstance(value, int)]
    return max(0.5, min(gaps) / COARSE.get(what, 1.0))


def _miss_in_hand(condition: Condition, name: str, marks: TableMarks) -> float:
    found = [sum(marks.counts[side]) for side in sides_called(name, marks.table)]
    return min((_gap(condition, number, "in_hand") for number in found), default=0.0)


def _miss_ruling(asked: AskedRuling, marks: TableMarks) -> float:
    rule, verdict, name = marks.rules.clause(asked.clause), asked.verdict, asked.side
    if rule is None or rule.subject is None:
        return 0.0
    for kind, equal in EQUAL.items():
        if rule.subject is equal:
            return _miss_word(kind, "equal", marks)
    word = WORD_FOR.get(rule.subject)
    if word is None or verdict not in ("", "awarded", "denied"):
        return 0.0
    barred = BARRED if verdict == "denied" and word in ("repique", "pique") else ""
    return min(_miss_word(word, f"{side}{barred}", marks) for side in ([name] if name else marks.sides))


def _miss_word(name: str, value: str, marks: TableMarks) -> float:
    sides = sides_called(value.removesuffix(BARRED), marks.table)
    if name in CLASSES and value in ("equal", "none"):
        return _miss_level(name, value, marks)
    if name == "blank" and value == "both":
        return sum(sorted(_courts(side, marks) for side in marks.sides)[:2])
    barred = value.endswith(BARRED)
    return min((_miss_side(name, side, marks, barred=barred) for side in sides), default=0.0)


def _miss_level(kind: str, value: str, marks: TableMarks) -> float:
    strengths = sorted(marks.best[kind].values())
    if value == "none":
        return strengths[-1] / SCALE
    return 0.0 if marks.level(kind) else 0.3 + min(4.0, (strengths[-1] - strengths[-2]) / SCALE)


def _courts(side: Side, marks: TableMarks) -> float:
    return float(min(marks.hands[seat].dealt_courts for seat in marks.of(side)))


def _miss_side(name: str, side: Side, marks: TableMarks, *, barred: bool) -> float:
    if name == "blank":
        return _courts(side, marks)
    if name in CLASSES:
        top = max(marks.best[name].values())
        return 0.0 if marks.holder(name) == side else 0.3 + min(4.0, (top - marks.best[name][side]) / SCALE)
    if name == "capot":
        return max(0.0, sum(marks.strength(other) for other in marks.sides if other != side) - 3) / 6
    return _miss_bonus(name, side, marks, barred=barred)


def _miss_bonus(name: str, side: Side, marks: TableMarks, *, barred: bool) -> float:
    """A repique wants its line in hand; a pique some of it, and tricks for the rest."""
    law = law_of(marks.rules)
    bonus = law.repique if name == "repique" else law.pique
    if bonus is None:
        return 0.0
    line = bonus.target
    mine = sum(marks.counts[side])
    theirs = sum(1 for other in marks.sides if other != side for points in marks.counts[other] if points)
    wanted = line if name == "repique" else line - 5
    over = max(0, mine - line + 1) if name == "pique" else 0
    return max(0, wanted - mine + over) / COARSE["in_hand"] + (float(theirs == 0) if barred else theirs / 2)


class TableGuess(Led):
    """Cards for a table on their way; the last slots are what the dealer puts out and what lies in the talon."""

    def __init__(self, wanted: Sequence[Condition], rules: RuleSet, rng: Random) -> None:
        """Begin.

        Args:
            wanted: what is looked for.
            rules: by which rules.
            rng: where it gets its randomness from.
        """
        super().__init__(shuffled_cards(rules, rng), rng)
        self.wanted, self.rules = wanted, rules
        seats, size = rules.table.seats, rules.hand_size
        self.part = [place // size for place in range(rules.pack)]
        self.talon = rules.pack - len(seats) * size
        self.drawn = self.talon if self._dealer_draws() else 0
        self.missing = self._miss()

    def _dealer_draws(self) -> bool:
        return law_of(self.rules).dealer_may_exchange and self.rng.random() < BOTH_WAYS

    def hands(self) -> dict[Seat, list[Card]]:
        """What each seat holds after any exchange."""
        size = self.rules.hand_size
        return {
            seat: self.cards[place * size : (place + 1) * size] for place, seat in enumerate(self.rules.table.seats)
        }

    def _miss(self) -> float:
        masks = {seat: sum(1 << one.index for one in cards) for seat, cards in self.hands().items()}
        marks = TableMarks(masks, self.rules)
        return sum(miss_at(each, marks) for each in self.wanted)

    def score(self) -> Score:
        """The cards as a record without play; everything held is declared."""
        held = self.hands()
        dealer = self.rules.table.seats[-1]
        rest = self.cards[len(self.cards) - self.talon :] if self.talon else []
        exchange: dict[Seat, Cards] = {dealer: ()} if law_of(self.rules).has(Subject.DEALER_EXCHANGE) else {}
        talon = tuple(rest)
        if self.drawn:  # what he holds last came from the talon, for what stands in the slots behind
            out, talon = sort_hand(rest), tuple(held[dealer][-self.drawn :])
            held[dealer] = [*held[dealer][: -self.drawn], *rest]
            exchange = {dealer: out}
        dealt = {seat: sort_hand(cards) for seat, cards in held.items()}
        return Score(self.rules, dealt, {}, talon, exchange, {}, ())
