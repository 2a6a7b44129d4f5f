"""What the play scores according to the clauses: leads, tricks, the last trick, the cards and the capot.

The policies of the play use these same functions, so that the prices read here cannot differ from those awarded. Each
way of scoring tricks is one line of :data:`SCORINGS`.

>>> from piquet_tutor.game.rules.loader import load
>>> paid = play_prices_of(load("rubicon"))
>>> paid.scoring, paid.cards, paid.capot
(TrickScoring(lead=1, kept=0, captured=1, each_high=0, high_only=False, first_lead=0), 10, 40)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.game.cards import Card, Rank, Suit
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.subjects import Subject

LOWEST_HIGH_CARD: Final = Rank.TEN
HIGH_CARDS: Final = len(Suit) * (Rank.ACE - LOWEST_HIGH_CARD + 1)
"""How many high cards there are in a pack."""


def is_high(card: Card) -> bool:
    """Whether a card is a ten or higher; where only high cards score, these do."""
    return card.rank >= LOWEST_HIGH_CARD


class TrickScoring(NamedTuple):
    """How leads and tricks score.

    Attributes:
        lead: points for leading a card, whichever trick it is.
        kept: points for taking a trick that the same side led.
        captured: points for taking a trick that another side led.
        each_high: points to the taker for each high card in the trick.
        high_only: whether a lead scores only with a high card, and a trick only when a high card takes it.
        first_lead: points for the first card led in a deal, besides.
    """

    lead: int = 0
    kept: int = 0
    captured: int = 0
    each_high: int = 0
    high_only: bool = False
    first_lead: int = 0

    @property
    def by_cards(self) -> bool:
        """Whether any price depends on which cards are played."""
        return self.high_only or bool(self.each_high)

    @property
    def by_tricks_won(self) -> bool:
        """Whether every trick scores the same for whoever takes it, and nothing else does."""
        return not self.lead and not self.first_lead and not self.by_cards and self.kept == self.captured

    def for_leading(self, high: bool, first: bool = False) -> int:
        """Points for leading a card.

        Args:
            high: whether it is a high card.
            first: whether it is the first card led in the deal.
        """
        return (self.lead if high or not self.high_only else 0) + (self.first_lead if first else 0)

    def for_taking(self, captured: bool, high: bool, high_cards: int) -> int:
        """Points for taking a trick, apart from anything extra for the last.

        Args:
            captured: whether another side led it.
            high: whether a high card took it.
            high_cards: how many high cards it holds.
        """
        points = self.captured if captured else self.kept
        return (points if high or not self.high_only else 0) + self.each_high * high_cards


SCORINGS: Final[Mapping[str, TrickScoring]] = {
    "lead_capture": TrickScoring(lead=1, captured=1),
    "high_lead_capture": TrickScoring(lead=1, captured=1, high_only=True),
    "flat_won": TrickScoring(kept=1, captured=1),
    "high_cards_won": TrickScoring(each_high=1),
    "double_capture": TrickScoring(kept=1, captured=2, first_lead=1),
}
"""The scoring for each value of the option ``trick_scoring``."""


class LastTrick(NamedTuple):
    """The extra points for the last trick.

    Attributes:
        points: points added to what taking it scores.
        in_all: instead, the total for leading to it and taking it, with a low card and with a high one; None if points
            are simply added.
    """

    points: int = 0
    in_all: tuple[int, int] | None = None

    def extra(self, counted: int, high: bool) -> int:
        """The extra points.

        Args:
            counted: what the winner has scored for leading to it and taking it.
            high: whether a high card took it.
        """
        return self.points if self.in_all is None else max(0, self.in_all[high] - counted)


NOTHING_FOR_THE_LAST: Final = LastTrick()
_LAST_IN_ALL: Final[Mapping[object, tuple[int, int]]] = {"two_with_high_card": (1, 2)}


def scoring_of(rule: Rule) -> TrickScoring:
    """How leads and tricks score by a clause on either."""
    return SCORINGS[str(rule.params["scoring"])]


def last_trick_of(rule: Rule) -> LastTrick:
    """The extra points for the last trick, from the clause on it."""
    extra = rule.params["extra"]
    return LastTrick(in_all=_LAST_IN_ALL[extra]) if extra in _LAST_IN_ALL else LastTrick(int(extra))


@dataclass(frozen=True)
class PlayPrices:
    """What the play scores.

    Attributes:
        tricks: the number of tricks.
        scoring: how leads and tricks score.
        last: the extra points for the last trick.
        last_gives_way: whether these are not counted in addition to a capot.
        cards: for the majority of tricks; ``cards_shared`` for each of those who share it.
        capot: for all tricks, in place of the cards; ``capot_shared`` for each of two who took all of them among three.
        early: whether the first hand scores the cards as soon as they are certain, if the opponent has scored nothing.
    """

    tricks: int
    scoring: TrickScoring
    last: LastTrick = NOTHING_FOR_THE_LAST
    last_gives_way: bool = False
    cards: int = 0
    cards_shared: int = 0
    capot: int = 0
    capot_shared: int = 0
    early: bool = False

    @property
    def by_cards(self) -> bool:
        """Whether any price depends on which cards are played."""
        return self.scoring.by_cards or self.last.in_all is not None

    def leading(self, high: bool = False, first: bool = False) -> int:
        """Points for leading a card: high or not, the first of the deal or a later one."""
        return self.scoring.for_leading(high, first)

    def taking(self, led: bool, answer: bool, captured: bool) -> int:
        """Points for taking a trick of two cards, apart from anything extra for the last.

        Args:
            led: whether the card led is high.
            answer: whether the card that followed is.
            captured: whether the card that followed took the trick.
        """
        return self.scoring.for_taking(captured, answer if captured else led, led + answer)

    def last_extra(self, led: bool, answer: bool, captured: bool, every: bool) -> int:
        """The extra points for the last trick.

        Args:
            led: whether the card led is high.
            answer: whether the card that followed is.
            captured: whether the card that followed took the trick.
            every: whether its winner has taken all the tricks.
        """
        if every and self.last_gives_way:
            return 0
        counted = self.taking(led, answer, captured) + (0 if captured else self.leading(led))
        return self.last.extra(counted, answer if captured else led)

    @property
    def most_in_tricks(self) -> int:
        """The most a side can make of leads and tricks, the last among them; the cards and the capot are apart."""
        high = self.scoring.each_high * min(2 * self.tricks, HIGH_CARDS)
        both = (False, True)
        last = max(self.last_extra(*trick, False) for trick in product(both, both, both))
        return max(self._most_from(leads) for leads in both) + high + last

    def _most_from(self, leads: bool) -> int:
        """The most that leading and taking can bring a side that leads to the first trick, or does not."""
        scoring = self.scoring
        rest = {True: 0, False: 0}
        for _ in range(self.tricks):
            rest = {
                True: scoring.lead + max(scoring.kept + rest[True], rest[False]),
                False: max(scoring.captured + rest[True], rest[False]),
            }
        return rest[leads] + (scoring.first_lead if leads else 0)

    def at_the_end(self, won: Sequence[int]) -> list[int]:
        """The score of each side for the cards or the capot, from the tricks of each."""
        takers = [side for side, tricks in enumerate(won) if tricks]
        most = [side for side in takers if won[side] == max(won)]
        if len(takers) == 1:
            scoring, points = takers, self.capot
        elif len(takers) == 2 and len(won) > 2 and self.capot_shared:
            scoring, points = takers, self.capot_shared
        else:
            scoring, points = most, self.cards if len(most) == 1 else self.cards_shared
        return [points if side in scoring else 0 for side in range(len(won))]

    def for_tricks(self, won: int, lost: int) -> int:
        """The same as the difference between two sides."""
        mine, theirs = self.at_the_end((won, lost))
        return mine - theirs


_LAST_FOR_CARDS: Final = 10
"""If the last trick scores this much and the cards nothing, the last trick takes the place of the cards."""


def last_gives_way(rules: RuleSet) -> bool:
    """Whether the last trick's extra takes the place of the cards, so that a capot replaces it."""
    last, most = rules.clause_on(Subject.LAST_TRICK), rules.clause_on(Subject.CARDS)
    stands_for_cards = last is not None and last.params["extra"] == _LAST_FOR_CARDS
    return (
        stands_for_cards
        and most is not None  # asked of the clause: a form may have a price of its own
        and most.params["points"] == 0
        and rules.options.capot_last_trick != "kept"
    )


_PRICED: Final[Mapping[Subject, frozenset[str]]] = {
    Subject.LEAD: frozenset({"lead_point"}),
    Subject.TRICK: frozenset({"trick_point"}),
    Subject.LAST_TRICK: frozenset({"last_trick"}),
    Subject.CARDS: frozenset({"most_tricks", "most_tricks_shared"}),
    Subject.CAPOT: frozenset({"capot", "capot_shared"}),
    Subject.CARDS_EARLY: frozenset({"early_cards"}),
    Subject.PIQUE: frozenset({"pique"}),
}
"""The policies whose prices this module covers, by subject."""


@lru_cache(maxsize=256)
def play_prices_of(rules: RuleSet) -> PlayPrices | None:
    """What the play scores under a rule set; None if a clause of its play is scored in another way."""
    clauses = {subject: rules.clause_on(subject) for subject in _PRICED}
    if any(rule is not None and rule.policy not in _PRICED[subject] for subject, rule in clauses.items()):
        return None
    trick, last = clauses[Subject.TRICK], clauses[Subject.LAST_TRICK]
    if trick is None or last is None or clauses[Subject.LEAD] is None:
        return None
    cards, shared = _paid(clauses[Subject.CARDS])
    capot, capot_shared = _paid(clauses[Subject.CAPOT])
    return PlayPrices(
        tricks=rules.hand_size,
        scoring=scoring_of(trick),
        last=last_trick_of(last),
        last_gives_way=last_gives_way(rules),
        cards=cards,
        cards_shared=shared,
        capot=capot or cards,
        capot_shared=capot_shared,
        early=clauses[Subject.CARDS_EARLY] is not None,
    )


def _paid(rule: Rule | None) -> tuple[int, int]:
    """What a clause scores for one side, and for each of several that share it."""
    return (0, 0) if rule is None else (int(rule.params["points"]), int(rule.params.get("half", 0)))
