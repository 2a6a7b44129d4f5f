"""What a law pays for two hands, all of it in one table: read off the rule set once, for whoever reckons with it.

A count, a search or a simulation reads its prices here, so that a new option value is told to all of them at once. What
a law has beyond this table is a term that a reckoning may not know: see ``terms``.

>>> from piquet_tutor.game.rules.loader import load
>>> prices = price_table(load("wikipedia"))
>>> prices.blank, prices.point.shortest, prices.sequences[5], prices.quatorze, prices.repique.points, prices.play.capot
(10, 4, 15, 14, 60, 40)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus, law_of
from piquet_tutor.game.rules.policies.declaring import SEQUENCE_PARAMS, point_worth
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.prices import Prices, prices_of

READ: Final[Mapping[Subject, frozenset[str]]] = {
    Subject.CARTE_BLANCHE: frozenset({"points", "ten_is_court"}),
    Subject.POINT: frozenset({"compare", "score", "min_length", "min_pips"}),
    Subject.SEQUENCE: frozenset(SEQUENCE_PARAMS),
    Subject.SET: frozenset({"trio", "quatorze", "lesser"}),
    Subject.REPIQUE: frozenset({"points", "target", "plus", "minus", "kinds", "rouge"}),
}
"""The clauses on what is in hand, and the parameters of each that this table, or a term, takes into account."""


class PointPrices(NamedTuple):
    """Which point is good, and what it scores.

    Attributes:
        by_pips: whether points are compared by their pips; else by their cards, and then by their pips.
        score: by what step a good point scores.
        shortest, fewest_pips: how many cards and pips a point must have to be called.
    """

    by_pips: bool
    score: str
    shortest: int
    fewest_pips: int

    def worth(self, length: int, pips: int) -> int:
        """What a good point scores; 0 for no cards."""
        return point_worth(self.score, length, pips) if length else 0


class TrickTotals(NamedTuple):
    """What the play scores where no price depends on a card, told so that what comes to the same total looks the same.

    Where every lead scores, the point for leading to the next trick is reckoned with the trick.

    Attributes:
        leading: for the first card led in the deal.
        kept, captured: for winning a trick on one's own lead, and on the opponent's.
        last, last_with_capot: what the last trick scores beyond that, without and with a capot: its own points, less
            the point for a next lead, as there is none.
        early: whether the cards count towards a pique as soon as they are certain.
        cards, capot: for winning most of the tricks, and all of them.
    """

    leading: int
    kept: int
    captured: int
    last: int
    last_with_capot: int
    early: bool
    cards: int
    capot: int


@dataclass(frozen=True)
class PriceTable:
    """What a law pays for two hands.

    Attributes:
        blank: for a carte blanche; 0 if there is none.
        ten_spoils: whether a ten spoils a carte blanche.
        two_blanks_void: whether neither of two cartes blanches scores.
        youngers_blank_alone: whether of two younger's alone scores.
        point: for a point.
        sequences: for a sequence, by its length.
        trio, quatorze: for sets.
        order: the kinds of score in the order of reckoning.
        repique, pique: the bonuses; None if there is none. After bidding, see ``prices.bonus_under``.
        play: for leads and tricks, the last trick, the cards and the capot; None if these are scored in another way.
    """

    blank: int
    ten_spoils: bool
    two_blanks_void: bool
    youngers_blank_alone: bool
    point: PointPrices
    sequences: tuple[int, ...]
    trio: int
    quatorze: int
    order: tuple[str, ...]
    repique: Bonus | None
    pique: Bonus | None
    play: Prices | None

    @property
    def trick_totals(self) -> TrickTotals | None:
        """What the play comes to; None if a price depends on which cards are played, or the play is not priced."""
        if self.play is None or self.play.by_cards:
            return None
        play, scoring = self.play, self.play.scoring
        return TrickTotals(
            leading=scoring.first_lead + scoring.lead,
            kept=scoring.kept + scoring.lead,
            captured=scoring.captured + scoring.lead,
            last=play.last.points - scoring.lead,
            last_with_capot=(0 if play.last_gives_way else play.last.points) - scoring.lead,
            early=play.early,
            cards=play.cards,
            capot=play.capot,
        )

    def pays_like(self, other: PriceTable) -> bool:
        """Whether every deal comes to the same totals by both tables."""
        mine, theirs = self.trick_totals, other.trick_totals
        if mine is None or mine != theirs:
            return self == other
        return replace(self, play=None) == replace(other, play=None)


def price_table(rules: RuleSet) -> PriceTable:
    """The price table of a rule set, made once and stored with it (see :func:`~piquet_tutor.game.rules.law.law_of`)."""
    stored = vars(rules)
    if "_price_table" not in stored:
        stored["_price_table"] = _read(rules)
    table: PriceTable = stored["_price_table"]
    return table


def _read(rules: RuleSet) -> PriceTable:
    law = law_of(rules)
    return PriceTable(
        blank=law.carte_blanche,
        ten_spoils=law.options.blank_ten_is_court,
        two_blanks_void=law.two_blanks_void,
        youngers_blank_alone=law.youngers_blank_alone,
        point=PointPrices(
            law.points_by_pips,
            law.point_score or "",
            law.options.point_min_length,
            law.options.point_min_pips,
        ),
        sequences=law.sequences,
        trio=law.trio,
        quatorze=law.quatorze,
        order=tuple(rules.reckoning),
        repique=law.repique,
        pique=law.pique,
        play=None if law.play is None else prices_of(rules),
    )
