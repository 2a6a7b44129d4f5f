"""The price list of the play: what its points come to between two players, and whether half-tricks alone decide it.

What leads, tricks, the cards, the capot and a pique pay is the engine's own reading of a rule set; this adds what a
search has to know. The solver knows one number, ``2 * tricks + the last``. Best play for that number is best play for
points whenever points never fall as it rises: then :meth:`Prices.by_half_tricks` gives them. Where they do fall (a last
trick worth ten; points for high cards only) the points themselves have to be searched (see ``solver.points``); where
tricks are bid for, or more than two play, neither will do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from piquet_tutor.engine.rules.law import Bonus, law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.parts import Undertaking
from piquet_tutor.engine.rules.play_prices import PlayPrices, TrickScoring
from piquet_tutor.engine.rules.policies.bidding import line_under
from piquet_tutor.engine.subjects import Subject

HALF_TRICKS: Final = "half_tricks"
"""Points go by half-tricks: the table serves, or the search of the same number."""
POINTS: Final = "points"
"""Points have to be searched."""
NOTHING: Final = "nothing"
"""The play is about something else."""

EVEN: Final = TrickScoring(kept=1, captured=1)
"""A point for every trick: how tricks are reckoned where what they score depends on their cards."""


class Service(NamedTuple):
    """How the solver serves a rule set.

    Attributes:
        how: ``half_tricks``, ``points`` or ``nothing``.
        reason: why not by half-tricks: ``players``, ``bidding``, ``clauses``, ``high_cards``, ``heading``,
            ``last_trick`` or ``cards``; empty where it does.
    """

    how: str
    reason: str = ""


@dataclass(frozen=True)
class Prices(PlayPrices):
    """What the play pays two players.

    Attributes:
        must_head: whether whoever can take a trick must.
        pique: what a pique asks for; None where there is none.
    """

    must_head: bool = False
    pique: Bonus | None = None

    def by_half_tricks(self, won: int, lost: int, leads: bool, led: bool = False) -> tuple[int, ...]:
        """What the rest of the play brings me more than my opponent, by all the half-tricks I may make of it.

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
        lead, kept, captured, *_ = EVEN if self.scoring.by_cards else self.scoring
        # Whoever takes a trick leads to the next, so these are the tricks I lead; how many of them I keep cancels out.
        leading = int(leads) + made - last
        points = lead * (2 * leading - left) + kept * (made + leading - left) + captured * (made - leading)
        points += lead * (-1 if leads else 1) if led else 0
        every = not (lost + left - made if last else won + made)
        points += (1 if last else -1) * self.last_extra(False, False, False, every)
        return points + self.for_tricks(won + made, lost + left - made)


@lru_cache(maxsize=64)
def supports(rules: RuleSet) -> Service:
    """How the solver serves a rule set."""
    law = law_of(rules)
    if len(rules.table.seats) != 2:
        return Service(NOTHING, "players")
    if "bidding" in rules.phases:
        return Service(NOTHING, "bidding")
    if law.play is None:
        return Service(NOTHING, "clauses")
    prices = prices_of(rules)
    if prices.scoring.by_cards:
        return Service(POINTS, "high_cards")
    if prices.must_head:
        return Service(POINTS, "heading")
    if prices.by_cards:
        return Service(POINTS, "last_trick")
    paid = prices.by_half_tricks(0, 0, leads=True)
    # Nobody can make the last trick and none, nor all of them and not the last.
    possible = [paid[0], *paid[2:-2], paid[-1]]
    if any(less > more for less, more in pairwise(possible)):
        return Service(POINTS, "last_trick" if prices.last.points != 1 else "cards")
    return Service(HALF_TRICKS)


def bonus_under(rules: RuleSet, subject: Subject, undertaking: Undertaking | None) -> Bonus | None:
    """What a repique or a pique brings, and the target it has under what was undertaken; None where there is none.

    Args:
        rules: of any form.
        subject: of the clause: a repique or a pique.
        undertaking: what the bidding came to; None where there was none.
    """
    law, rule = law_of(rules), rules.clause_on(subject)
    bonus = law.repique if subject == Subject.REPIQUE else law.pique
    return None if bonus is None or rule is None else bonus._replace(target=line_under(rule, undertaking))


@lru_cache(maxsize=64)
def prices_of(rules: RuleSet) -> Prices:
    """What the play of a form without bidding pays.

    Raises:
        ValueError: its play is judged by sums that are not known here.
    """
    law = law_of(rules)
    if law.play is None:
        raise ValueError(f"{rules.id}: its play is judged by other sums")
    return Prices(**vars(law.play), must_head=law.must_head, pique=law.pique)
