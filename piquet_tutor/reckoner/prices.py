"""The price list of the play between two players, and whether half-tricks alone decide it.

The engine reads what leads, tricks, the cards, the capot and a pique score; this module adds what a search needs. The
solver's table knows one number for each position, the half-tricks: ``2 * tricks``, plus one for the last trick. If
points never fall as that number rises, best play for it is best play for points, which
:meth:`Prices.by_half_tricks` gives. Where they can fall (a last trick worth ten; points for high cards only), points
must be searched (see ``solver.points``); where tricks are bid for, or more than two play, neither applies.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus, law_of
from piquet_tutor.game.rules.play_prices import PlayPrices, TrickScoring
from piquet_tutor.game.rules.policies.bidding import line_under
from piquet_tutor.game.subjects import Subject

HALF_TRICKS: Final = "half_tricks"
"""Half-tricks decide: the table, or a search for the same number, is used."""
POINTS: Final = "points"
"""Points must be searched."""
NOTHING: Final = "nothing"
"""Neither applies."""

EVEN: Final = TrickScoring(kept=1, captured=1)
"""A point for every trick: an approximation where the score depends on the cards played."""


@dataclass(frozen=True)
class Prices(PlayPrices):
    """What the play of two hands scores.

    Attributes:
        must_head: whether a player who can take a trick must.
        pique: the pique; None if there is none.
    """

    must_head: bool = False
    pique: Bonus | None = None

    def by_half_tricks(self, won: int, lost: int, leads: bool, led: bool = False) -> tuple[int, ...]:
        """My score less my opponent's in the rest of the play, for every number of half-tricks I may make of it.

        Args:
            won: tricks I have won.
            lost: tricks my opponent has won.
            leads: whether I lead to the next trick, or have led to this one.
            led: whether the card has been led, and what leading scores has been counted.
        """
        left = self.tricks - won - lost
        return tuple(self._rest(won, lost, leads, led, *divmod(half, 2)) if left else 0 for half in range(2 * left + 2))

    def _rest(self, won: int, lost: int, leads: bool, led: bool, made: int, last: int) -> int:
        left = self.tricks - won - lost
        points = self.ahead_in_tricks(left, leads, led, made, last)
        every = not (lost + left - made if last else won + made)
        points += (1 if last else -1) * self.last_extra(False, False, False, every)
        return points + self.for_tricks(won + made, lost + left - made)

    def ahead_in_tricks(self, left: int, leads: bool, led: bool, made: int, last: int) -> int:
        """What leads and tricks to come bring me more than my opponent; anything extra for the last is left out.

        Args:
            left: tricks to come, the one being played included.
            leads: whether I lead to the next trick, or have led to this one.
            led: whether the card has been led, and what leading scores has been counted.
            made: how many of them I make.
            last: 1 if the last is among them, else 0.
        """
        scoring = EVEN if self.scoring.by_cards else self.scoring
        lead, kept, captured, *_ = scoring
        # The winner of a trick leads to the next, so this is the number of tricks I lead; how many I keep cancels out.
        leading = int(leads) + made - last
        points = lead * (2 * leading - left) + kept * (made + leading - left) + captured * (made - leading)
        mine = 1 if leads else -1
        if led:
            return points - lead * mine
        return points + scoring.first_lead * mine if left == self.tricks else points


def bonus_under(rules: RuleSet, subject: Subject, undertaking: Undertaking | None) -> Bonus | None:
    """A repique or pique, with its target under the bid; None if there is none.

    Args:
        rules: any rule set.
        subject: repique or pique.
        undertaking: the result of the bidding; None if there was none.
    """
    law, rule = law_of(rules), rules.clause_on(subject)
    bonus = law.repique if subject == Subject.REPIQUE else law.pique
    return None if bonus is None or rule is None else bonus._replace(target=line_under(rule, undertaking))


@lru_cache(maxsize=64)
def prices_of(rules: RuleSet) -> Prices:
    """The prices of the play in a form without bidding.

    Raises:
        ValueError: its play is scored in a way that is not supported.
    """
    law = law_of(rules)
    if law.play is None:
        raise ValueError(f"{rules.id}: its play is scored in a way that is not supported")
    return Prices(**vars(law.play), must_head=law.options.must_head, pique=law.pique)
