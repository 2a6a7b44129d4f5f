"""The last tricks by points and not by tricks: both hands known, every card tried, as the match stands.

In a match the worth of a trick depends on who scores what and when: a race may end at the lead, and a loser may be
better off with fewer points for both. So near the end each line is played out and its points taken to the match.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.engine.cards import Card, Rank
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.players.analysis.match_equity import Match, Pair
from piquet_tutor.players.opponents.shapes import Masks, bit_of

TRICKS: Final = 4
"""So many tricks before the end every line is tried."""
_HIGH: Final = 1 << Rank.TEN - Rank.SIX
_FAR: Final = 1e9

Key = tuple[Masks, Masks, bool, float, float, int]


class Ending:
    """The rest of the play between two known hands.

    Args:
        rules: of a form for two, without bidding.
        match: what the deal is part of.
        tricks: how many tricks have been played.
    """

    def __init__(self, rules: RuleSet, match: Match, tricks: int) -> None:
        values = rules.values
        scoring = str(values["trick_scoring"])
        last = values["last_trick"]
        self._match = match
        self._whole = rules.hand_size
        self._played = tricks
        self._any = scoring == "flat_won"
        self._each_high = scoring == "s001_classic"
        self._high = scoring in ("lead_capture_T_up", "p1651")
        self._alike = not (self._each_high or self._high)
        self._last = last if isinstance(last, int) else 1
        self._cards, self._capot = int(values["cards"]), int(values["capot"])
        self._known: dict[Key, float] = {}

    def lead(self, mine: Masks, other: Masks, one: Card, now: Pair, won: int) -> float:
        """What leading a card is worth.

        Args:
            mine: this seat's hand.
            other: the other hand.
            one: the card.
            now: what each has scored in the deal.
            won: tricks this seat has won.
        """
        return self._led(mine, other, (one.suit, bit_of(one)), True, now, won, -_FAR, _FAR)

    def answer(self, mine: Masks, other: Masks, led: Card, one: Card, now: Pair, won: int) -> float:
        """What following with a card is worth; the card led is no longer in the other hand."""
        return self._taken(mine, other, (led.suit, bit_of(led)), (one.suit, bit_of(one)), False, now, won, -_FAR, _FAR)

    # Hands, points and tricks are always this seat's first; ``leads`` says whether it leads.

    def _on_lead(self, mine: Masks, other: Masks, leads: bool, now: Pair, won: int, alpha: float, beta: float) -> float:
        if not any(mine):
            return self._over(now, won)
        key = (mine, other, leads, now.mine, now.theirs, won)
        if key in self._known:
            return self._known[key]
        low, high = alpha, beta
        best = -_FAR if leads else _FAR
        for card in self._different(mine if leads else other, other if leads else mine):
            value = self._led(mine, other, card, leads, now, won, low, high)
            if leads:
                best, low = max(best, value), max(low, value)
            else:
                best, high = min(best, value), min(high, value)
            if low >= high:
                return best
        if alpha < best < beta:
            self._known[key] = best
        return best

    def _led(
        self,
        mine: Masks,
        other: Masks,
        card: tuple[int, int],
        leads: bool,
        now: Pair,
        won: int,
        alpha: float,
        beta: float,
    ) -> float:
        """A card is led; the best answer to it."""
        scores = not self._any and not self._each_high and (not self._high or card[1] >= _HIGH)
        now = _plus(now, leads, int(scores))
        stopped = self._match.reached(now)
        if stopped is not None:
            return stopped
        if leads:
            mine = _without(mine, *card)
        else:
            other = _without(other, *card)
        follows = other if leads else mine
        beside = mine if leads else other
        own: Masks = follows
        if follows[card[0]]:
            suited = [0, 0, 0, 0]
            suited[card[0]] = follows[card[0]]
            own = (suited[0], suited[1], suited[2], suited[3])
        best = _FAR if leads else -_FAR
        for reply in self._different(own, beside, card):
            value = self._taken(mine, other, card, reply, leads, now, won, alpha, beta)
            if leads:
                best, beta = min(best, value), min(beta, value)
            else:
                best, alpha = max(best, value), max(alpha, value)
            if alpha >= beta:
                break
        return best

    def _taken(
        self,
        mine: Masks,
        other: Masks,
        card: tuple[int, int],
        reply: tuple[int, int],
        leads: bool,
        now: Pair,
        won: int,
        alpha: float,
        beta: float,
    ) -> float:
        """The trick is taken; the card led has left its hand, the reply has not."""
        takes = reply[0] == card[0] and reply[1] > card[1]
        ours = takes != leads
        if leads:
            other = _without(other, *reply)
        else:
            mine = _without(mine, *reply)
        best = reply[1] if takes else card[1]
        points = 0
        if self._each_high:
            points = (card[1] >= _HIGH) + (reply[1] >= _HIGH)
        elif self._any or (takes and (not self._high or best >= _HIGH)):
            points = 1
        now = _plus(now, ours, points)
        if not any(mine):
            now = _plus(now, ours, self._last)
        stopped = self._match.reached(now)
        if stopped is not None:
            return stopped
        return self._on_lead(mine, other, ours, now, won + ours, alpha, beta)

    def _over(self, now: Pair, won: int) -> float:
        """The ten for the cards or the capot, and what the deal comes to in the match."""
        lost = self._whole - won
        if not won or not lost:
            now = _plus(now, bool(won), self._capot)
        elif won != lost:
            now = _plus(now, won > lost, self._cards)
        stopped = self._match.reached(now)
        return self._match.worth(now, now, 0.0) if stopped is None else stopped

    def _different(self, hand: Masks, beside: Masks, card: tuple[int, int] | None = None) -> list[tuple[int, int]]:
        """Cards of a hand that differ: of neighbours with nothing between them in the other hand, the lowest."""
        found = []
        for suit, mask in enumerate(hand):
            between = beside[suit] | (card[1] if card is not None and card[0] == suit else 0)
            seen = False
            for bit in range(mask.bit_length()):
                if mask >> bit & 1:
                    if not seen or not self._alike:
                        found.append((suit, 1 << bit))
                    seen = True
                elif between >> bit & 1:
                    seen = False
        return found


def _plus(now: Pair, ours: bool, points: float) -> Pair:
    return Pair(now.mine + points, now.theirs) if ours else Pair(now.mine, now.theirs + points)


def _without(hand: Masks, suit: int, bit: int) -> Masks:
    suits = list(hand)
    suits[suit] &= ~bit
    return (suits[0], suits[1], suits[2], suits[3])
