"""What the play of a form pays, read off its rule set, and whether the half-tricks alone decide it.

The solved play knows one number, ``2 * tricks + the last``. Best play for that number is best play for points whenever
points never fall as it rises: then ``by_half_tricks`` gives them. Where they do fall (a last trick worth ten; points
for high cards only) the points themselves have to be searched (see ``points``); where tricks are bid for, or more than
two play, neither will do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.cards import Card, Rank
from piquet_tutor.engine.rules.model import RuleSet

HALF_TRICKS: Final = "half_tricks"
"""Points go by half-tricks: the table serves, or the search of the same number."""
POINTS: Final = "points"
"""Points have to be searched, and only so far before the end."""
NOTHING: Final = "nothing"
"""The play is about something else."""

_CLAUSES: Final = {"play.lead": "lead_point", "play.trick": "trick_point", "play.last": "last_trick"}
_COUNTED: Final = {"cards.most": "most_tricks", "cards.capot": "capot", "cards.early": "early_cards"}
_HIGH_CARDS: Final = frozenset({"lead_capture_T_up", "p1651", "s001_classic"})


class Service(NamedTuple):
    """How the solved play serves a rule set.

    Attributes:
        how: ``half_tricks``, ``points`` or ``nothing``.
        reason: why not by half-tricks: ``players``, ``bidding``, ``clauses``, ``high_cards``, ``must_head``,
            ``last_trick`` or ``cards``; empty where it does.
    """

    how: str
    reason: str = ""


class Line(NamedTuple):
    """What a pique asks for.

    Attributes:
        points: what it brings.
        target: how many in hand and play.
        by_order: whether what the other has in hand bars it whenever it was counted; else the clock decides.
        second: whether the second hand can make one too.
    """

    points: int
    target: int
    by_order: bool
    second: bool


@dataclass(frozen=True)
class Prices:
    """What the play pays.

    Attributes:
        tricks: how many there are.
        scoring: how leads and tricks count, as the option ``trick_scoring`` has it.
        last: what the last trick counts besides; ``p1651`` where that depends on its card.
        cards: for most tricks.
        capot: for all of them, in place of the cards.
        gives_way: whether what the last trick counts is not counted beside a capot.
        early: whether the first hand has the cards as soon as they are sure, while the other has counted nothing.
        must_head: whether whoever can take a trick must.
        pique: what a pique asks for; None where there is none.
    """

    tricks: int
    scoring: str
    last: int | str
    cards: int
    capot: int
    gives_way: bool
    early: bool
    must_head: bool
    pique: Line | None

    @property
    def alike(self) -> bool:
        """Whether no price hangs on which cards are in a trick."""
        return self.scoring not in _HIGH_CARDS and isinstance(self.last, int)

    def leading(self, card: Card | None = None) -> int:
        """What leading scores; the card matters where only high cards count."""
        if self.scoring == "lead_capture":
            return 1
        return int(self.scoring in ("lead_capture_T_up", "p1651") and card is not None and is_high(card))

    def taking(self, led: Card | None, answer: Card | None, captured: bool) -> int:
        """What taking a trick scores, beside the last trick's extra; the cards matter where only high ones count."""
        if self.scoring == "flat_won":
            return 1
        if self.scoring == "lead_capture" or led is None or answer is None:
            return int(captured)
        if self.scoring == "s001_classic":
            return is_high(led) + is_high(answer)
        return int(captured and is_high(answer))

    def last_extra(self, led: Card | None, answer: Card | None, captured: bool, every: bool) -> int:
        """What the last trick counts besides.

        Args:
            led: the card led to it.
            answer: the card that followed.
            captured: whether the answer took it.
            every: whether its winner has won all the tricks.
        """
        if isinstance(self.last, int):
            return 0 if every and self.gives_way else self.last
        best = answer if captured else led
        counted = self.taking(led, answer, captured) + (0 if captured else self.leading(led))
        return max(0, (2 if best is not None and is_high(best) else 1) - counted)

    def for_tricks(self, won: int, lost: int) -> int:
        """What the cards or the capot come to at the end, mine less the other's."""
        if not won or not lost:
            return self.capot if won else -self.capot
        return self.cards * ((won > lost) - (won < lost))

    def by_half_tricks(self, won: int, lost: int, leads: bool, led: bool = False) -> tuple[int, ...]:
        """What the rest of the play brings me more than the other, by all the half-tricks I may make of it.

        Args:
            won: tricks I have won.
            lost: tricks the other has won.
            leads: whether I lead to the next trick, or have led to this one.
            led: whether the card has been led, and what leading scores has been counted.
        """
        left = self.tricks - won - lost
        return tuple(self._rest(won, lost, leads, led, *divmod(half, 2)) if left else 0 for half in range(2 * left + 2))

    def _rest(self, won: int, lost: int, leads: bool, led: bool, made: int, last: int) -> int:
        left = self.tricks - won - lost
        points = 2 * made - left
        if self.scoring == "lead_capture":
            # A trick won after the other's lead counts for taking it, one kept for leading: what the first lead and
            # the last trick add or leave out of that is this.
            points += int(leads) - last
            points += (-1 if leads else 1) if led else 0
        every = not (lost + left - made if last else won + made)
        points += (1 if last else -1) * self.last_extra(None, None, False, every)
        return points + self.for_tricks(won + made, lost + left - made)


def is_high(card: Card) -> bool:
    """Whether a card is a ten or better."""
    return card.rank >= Rank.TEN


@lru_cache(maxsize=64)
def supports(rules: RuleSet) -> Service:
    """How the solved play serves a rule set."""
    if len(rules.table.seats) != 2:
        return Service(NOTHING, "players")
    if "bidding" in rules.phases:
        return Service(NOTHING, "bidding")
    if not _reads_as_expected(rules):
        return Service(NOTHING, "clauses")
    prices = prices_of(rules)
    if prices.scoring in _HIGH_CARDS:
        return Service(POINTS, "high_cards")
    if prices.must_head:
        return Service(POINTS, "must_head")
    if not isinstance(prices.last, int):
        return Service(POINTS, "last_trick")
    paid = prices.by_half_tricks(0, 0, leads=True)
    # Nobody can make the last trick and none, nor all of them and not the last.
    there_are = [paid[0], *paid[2:-2], paid[-1]]
    if any(less > more for less, more in pairwise(there_are)):
        return Service(POINTS, "last_trick" if prices.last != 1 else "cards")
    return Service(HALF_TRICKS)


def _reads_as_expected(rules: RuleSet) -> bool:
    """Whether the clauses of the play are decided by the policies whose sums are done here."""
    clauses = rules.clauses
    there = all(name in clauses and clauses[name].policy == policy for name, policy in _CLAUSES.items())
    others = all(clauses[name].policy == policy for name, policy in _COUNTED.items() if name in clauses)
    return there and others and ("pique.award" not in clauses or clauses["pique.award"].policy == "pique")


@lru_cache(maxsize=64)
def prices_of(rules: RuleSet) -> Prices:
    """What the play of a form for two without bidding pays."""
    cards, extra = _points(rules, "cards.most"), rules.clauses["play.last"].params["extra"]
    stands_for_cards = extra == 10 and "cards.most" in rules.clauses and cards == 0
    return Prices(
        tricks=rules.hand_size,
        scoring=str(rules.clauses["play.trick"].params["scoring"]),
        last=extra if isinstance(extra, int) else str(extra),
        cards=cards,
        capot=_points(rules, "cards.capot") or cards,
        gives_way=stands_for_cards and rules.values["capot_last_trick"] != "kept",
        early="cards.early" in rules.clauses,
        must_head=bool(rules.values["must_head"]),
        pique=line_of(rules),
    )


def _points(rules: RuleSet, clause: str) -> int:
    return int(rules.clauses[clause].params["points"]) if clause in rules.clauses else 0


def line_of(rules: RuleSet) -> Line | None:
    """What a pique asks for; None where there is none."""
    if "pique.award" not in rules.clauses:
        return None
    params: Any = rules.clauses["pique.award"].params
    by_order = params["reckoning"] == "precedence"
    return Line(int(params["points"]), int(params["target"]), by_order, bool(params["younger"]))
