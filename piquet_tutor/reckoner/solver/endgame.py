"""The last tricks of a deal in a match: a full search by points, with both hands known.

In a match the worth of a trick depends on who scores what and when: a race may end at a lead, and a loser may be better
off with fewer points for both. So near the end each line of play is searched and its points valued in the match.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.game.cards import Card
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.reckoner.masks import Masks, bit_of
from piquet_tutor.reckoner.match_equity import BothSides, Match
from piquet_tutor.reckoner.solver.last_tricks import LastTricks, Trick, TrickPosition

TRICKS: Final = 4
"""The number of tricks left from which every line of play is searched."""


class Endgame:
    """The rest of the play between two known hands.

    Args:
        rules: of a form for two, without bidding.
        match: the match the deal belongs to.
        tricks: how many tricks have been played.
    """

    def __init__(self, rules: RuleSet, match: Match, tricks: int) -> None:
        self._play, self._tricks = LastTricks(rules, rules.table, match), tricks

    def lead(self, mine: Masks, other: Masks, one: Card, now: BothSides, won: int) -> float:
        """What leading a card is worth.

        Args:
            mine: this seat's hand.
            other: the opponent's hand.
            one: the card.
            now: the points each player has scored in the deal.
            won: the tricks this seat has won.
        """
        return self._worth((mine, other), 0, (), one, now, won)

    def answer(self, mine: Masks, other: Masks, led: Card, one: Card, now: BothSides, won: int) -> float:
        """What following with a card is worth; the card led is no longer in the opponent's hand."""
        return self._worth((mine, other), 1, ((int(led.suit), bit_of(led)),), one, now, won)

    def _worth(
        self, held: tuple[Masks, Masks], leader: int, trick: Trick, one: Card, now: BothSides, won: int
    ) -> float:
        moment = TrickPosition(held, leader, trick, (won, self._tricks - won), scores=tuple(now))
        return self._play.comes_to(moment, (int(one.suit), bit_of(one)))[0]
