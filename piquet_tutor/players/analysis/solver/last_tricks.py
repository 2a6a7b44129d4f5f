"""The last tricks of a play of more than two, all hands known: every line tried, everybody for his own side.

Where there are two sides, what one makes the other loses. Where each of three plays for himself, each is taken to play
for what he makes more than the others on the average; of cards that come to the same for him he plays the first.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.cards import Rank
from piquet_tutor.engine.rules.decide import decide
from piquet_tutor.engine.rules.events import Ended
from piquet_tutor.engine.rules.law import law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.registry import policies
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import Table
from piquet_tutor.players.analysis.masks import Masks
from piquet_tutor.players.analysis.prices import prices_of

_HIGH: Final = 1 << Rank.TEN - Rank.SIX
_ENDS: Final = frozenset({Subject.CARDS, Subject.CAPOT})

Points = tuple[int, ...]
"""Points of each side, in the order of the sides."""
Held = tuple[Masks, ...]
"""Every hand, in the order of the seats."""
Played = tuple[int, int]
"""A card as the place of its suit and the bit of its rank."""
Trick = tuple[Played, ...]


class Hunt(NamedTuple):
    """A pique that may still be made: by which side, and what counts towards it; no other has counted anything."""

    side: int
    had: int


class Moment(NamedTuple):
    """Where the play stands.

    Attributes:
        held: the hands.
        leader: the place of whoever leads or has led.
        trick: the cards of the trick so far.
        won: tricks of each side.
        hunt: a pique that may still be made.
    """

    held: Held
    leader: int
    trick: Trick
    won: Points
    hunt: Hunt | None = None


class LastTricks:
    """The play of one form, as it is scored.

    Args:
        rules: of a form that :func:`reads` finds readable.
        table: its seats.

    Attributes:
        tried: cards tried so far: how much work it was, whatever the machine.
    """

    def __init__(self, rules: RuleSet, table: Table) -> None:
        self._rules, self._table = rules, table
        names = list(dict.fromkeys(table.sides))
        self._side = tuple(names.index(table.side_of(seat)) for seat in table.seats)
        self._sides = tuple(names)
        paid = prices_of(rules)
        self._scoring, self._last, self._line = paid.scoring, paid.last.points, paid.pique
        self._known: dict[Moment, Points] = {}
        self.tried = 0

    def comes_to(self, moment: Moment, one: Played) -> Points:
        """What the rest of the play brings each side when this card is played next."""
        return self._with(moment, one)

    def ahead(self, points: Points, side: int) -> float:
        """What a side has more than the others, on their average."""
        return points[side] - (sum(points) - points[side]) / (len(points) - 1)

    def _rest(self, moment: Moment) -> Points:
        """What is to come, whoever is to play playing the best for his side."""
        if not moment.trick:
            if not any(moment.held[moment.leader]):
                return self.ends(moment.won)
            if moment in self._known:
                return self._known[moment]
        place = (moment.leader + len(moment.trick)) % len(self._side)
        side, best = self._side[place], None
        for one in self._different(moment, place):
            points = self._with(moment, one)
            if best is None or self.ahead(points, side) > self.ahead(best, side):
                best = points
        assert best is not None  # whoever is to play has a card
        if not moment.trick:
            self._known[moment] = best
        return best

    def _with(self, moment: Moment, one: Played) -> Points:
        """What is to come of a card."""
        self.tried += 1
        place = (moment.leader + len(moment.trick)) % len(self._side)
        held = (*moment.held[:place], _without(moment.held[place], one), *moment.held[place + 1 :])
        gained: list[tuple[int, int]] = []
        if not moment.trick:
            gained.append((self._side[place], self._scoring.for_leading(one[1] >= _HIGH)))
        after = moment._replace(held=held, trick=(*moment.trick, one))
        if len(after.trick) == len(self._side):
            taker, best = _taken(after)
            side = self._side[taker]
            captured = side != self._side[moment.leader]
            gained.append((side, self._scoring.for_taking(captured, best >= _HIGH, _high_cards(after.trick))))
            if not any(held[taker]):
                gained.append((side, self._last))
            won = tuple(tricks + (each == side) for each, tricks in enumerate(moment.won))
            after = Moment(held, taker, (), won, moment.hunt)
        points = [0] * len(self._sides)
        hunt = moment.hunt
        for side, number in gained:
            points[side] += number
            bonus, hunt = self._towards(hunt, side, number)
            points[side] += bonus
        rest = self._rest(after._replace(hunt=hunt))
        return tuple(number + more for number, more in zip(points, rest, strict=True))

    def _towards(self, hunt: Hunt | None, side: int, number: int) -> tuple[int, Hunt | None]:
        """A pique that these points complete, and what is left of it."""
        if hunt is None or self._line is None or not number:
            return 0, hunt
        if hunt.side != side:
            return 0, None
        hunt = Hunt(side, hunt.had + number)
        return (self._line.points, None) if hunt.had >= self._line.target else (0, hunt)

    def ends(self, won: Points) -> Points:
        """What the cards or the capot bring each side at the end: the clauses themselves are asked."""
        return _ends(self._rules, self._sides, won)

    def _different(self, moment: Moment, place: int) -> list[Played]:
        """The cards that may be played and differ: of neighbours as high, with nobody's card between, the lowest."""
        mine = moment.held[place]
        suits = range(4)
        if moment.trick and mine[moment.trick[0][0]]:
            suits = range(moment.trick[0][0], moment.trick[0][0] + 1)
        found = []
        for suit in suits:
            beside = 0
            for other, hand in enumerate(moment.held):
                beside |= hand[suit] if other != place else 0
            for thrown, bit in moment.trick:
                beside |= bit if thrown == suit else 0
            seen = 0
            for place_of in range(mine[suit].bit_length()):
                bit = 1 << place_of
                if beside & bit:
                    seen = 0
                elif mine[suit] & bit:
                    if not seen or (seen >= _HIGH) != (bit >= _HIGH):
                        found.append((suit, bit))
                    seen = bit
        return found


def reads(rules: RuleSet) -> bool:
    """Whether the clauses of the play are decided by the policies whose sums are done here."""
    law = law_of(rules)
    return law.play is not None and law.play.last.in_all is None and not law.play.early and not law.must_head


@lru_cache(maxsize=1024)
def _ends(rules: RuleSet, sides: tuple[str, ...], won: Points) -> Points:
    deal: Any = SimpleNamespace(rules=rules, scores=(), tricks=())
    event = Ended(tuple(zip(sides, won, strict=True)))
    asked = [rule for rule in rules.clauses.values() if rule.subject in _ENDS]
    answers = [(rule, finding) for rule in asked for finding in policies()[rule.policy](deal, rule, event)]
    points = dict.fromkeys(sides, 0)
    for rule, finding in decide(answers):
        for award in rule.award(finding.side, finding.points) if finding.side is not None else ():
            points[award.side] += award.points
    return tuple(points.values())


def _taken(moment: Moment) -> tuple[int, int]:
    """Who takes a whole trick, and the bit of the rank he takes it with."""
    suit, best = moment.trick[0]
    taker = 0
    for place, (other, bit) in enumerate(moment.trick):
        if other == suit and bit > best:
            taker, best = place, bit
    return (moment.leader + taker) % len(moment.held), best


def _high_cards(trick: Trick) -> int:
    return sum(bit >= _HIGH for _, bit in trick)


def _without(hand: Masks, one: Played) -> Masks:
    suits = list(hand)
    suits[one[0]] &= ~one[1]
    return (suits[0], suits[1], suits[2], suits[3])
