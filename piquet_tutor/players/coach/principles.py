"""A card to play, by a principle that fits in a sentence: found from the cards a seat can place, without a search.

What the coach weighs over every possible hand takes seconds and numpy. Somebody who plays their first deal is told one
plain reason instead, and only what they could have seen for themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards, Suit, pack_of
from piquet_tutor.game.deal.views import known_cards, known_in_hand
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal

LEAD_SURE: Final = "lead_sure"
LEAD_LIKELY: Final = "lead_likely"
WIN_CHEAPLY: Final = "win_cheaply"
FOLLOW_LOW: Final = "follow_low"
THROW: Final = "throw"
THROW_WEIGHED: Final = "throw_weighed"
FORCED: Final = "forced"
WEIGHED: Final = "weighed"
NAMES: Final = (FORCED, LEAD_SURE, LEAD_LIKELY, WIN_CHEAPLY, FOLLOW_LOW, THROW, THROW_WEIGHED, WEIGHED)
"""The only card; a sure winner; what fewest cards beat; the lowest that wins; the lowest; what is missed least, by a
plain reason or on average; and what does best on average, for which there is no plain reason."""


@dataclass(frozen=True)
class Advice:
    """A card to play and why.

    Attributes:
        principle: one of :data:`NAMES`.
        card: what to play.
        kept: of a sure lead, the cards that could be beaten, the likeliest first; of another lead and of a card
            thrown away, the cards that can still win a trick; of one thrown away by what was weighed, those missed
            most; in a suit that is followed, the other cards that would win, or all others where none would.
        beaten_by: the cards that the other may hold and that beat it.
        count: how many of one's cards nothing can beat.
    """

    principle: str
    card: Card
    kept: Cards = ()
    beaten_by: Cards = ()
    count: int = 0


def advice(deal: Deal, seat: Seat) -> Advice | None:
    """A card for a seat of a game for two, from what it can know; None where it has none to play.

    Args:
        deal: the deal in its play.
        seat: who is to play.
    """
    if deal.phase != "play" or deal.to_act != seat or len(deal.table.seats) > len(("mine", "theirs")):
        return None
    open_ = playable(deal)
    if not open_ or younger_showing.may_show(deal):
        return None
    seen = _Seen(deal, seat)
    if len(open_) == 1:
        return Advice(FORCED, open_[0])
    if not deal.trick:
        return _lead(seen, open_)
    led = deal.trick[0]
    if open_[0].suit is not led.suit:
        return _throw(seen, open_)
    return _win_cheaply(led, open_) or Advice(FOLLOW_LOW, *_lowest_and_others(open_))


def reason_for(deal: Deal, seat: Seat, card: Card, kept: Cards = ()) -> Advice:
    """The plain reason for a card that somebody else has chosen; :data:`WEIGHED` where there is none.

    Args:
        deal: the deal in its play, a game for two.
        seat: who is to play.
        card: one of the cards that may be played.
        kept: the cards that would be missed if they were thrown away, those missed most first.
    """
    open_, seen = playable(deal), _Seen(deal, seat)
    if not deal.trick:
        sure = [one for one in open_ if seen.sure(one)]
        return _sure_lead(seen, open_, card, len(sure)) if card in sure else Advice(WEIGHED, card)
    led = deal.trick[0]
    if card.suit is not led.suit:
        return Advice(THROW_WEIGHED, card, kept=kept)
    cheapest = _win_cheaply(led, open_)
    return cheapest if cheapest is not None and cheapest.card == card else Advice(WEIGHED, card)


class _Seen:
    """What a seat can tell of the cards it does not see."""

    def __init__(self, deal: Deal, seat: Seat) -> None:
        self.hand = deal.hands[seat]
        other = deal.table.after(seat)
        shown = known_in_hand(deal, other)
        played = [one for trick in deal.tricks for one in trick.cards]
        placed = {*self.hand, *deal.discards.get(seat, ()), *played, *deal.trick, *_left_over(deal, seat)}
        unseen = [one for one in pack_of(deal.rules.pack).cards if one not in placed]
        whole = len(shown) == len(deal.hands[other])
        void = _shown_out(deal, other)
        self.possible = tuple(one for one in (shown if whole else unseen) if one.suit not in void)
        """Cards the other may hold."""

    def above(self, card: Card) -> Cards:
        """The cards the other may hold that beat a card led."""
        return tuple(one for one in self.possible if one.suit is card.suit and one.rank > card.rank)

    def sure(self, card: Card) -> bool:
        """Whether nothing the other may hold beats it."""
        return not self.above(card)

    def may_be_led(self, suit: Suit) -> bool:
        """Whether the other may hold a card of a suit."""
        return any(one.suit is suit for one in self.possible)


def _left_over(deal: Deal, seat: Seat) -> frozenset[Card]:
    """Cards of the talon that a seat knows nobody took: elder does not learn what becomes of those it looked at."""
    looked_at = deal.peeked if seat == deal.table.seats[0] and not deal.faced else ()
    return known_cards(deal, seat).intersection(deal.stock).difference(looked_at)


def _shown_out(deal: Deal, seat: Seat) -> frozenset[Suit]:
    """The suits a seat did not follow: it holds none of them."""
    return frozenset(
        trick.cards[0].suit
        for trick in deal.tricks
        if trick.leader != seat and trick.cards[1].suit is not trick.cards[0].suit
    )


def _lowest(cards: Cards | list[Card]) -> Card:
    return min(cards, key=lambda one: one.rank)


def _lowest_and_others(cards: Cards) -> tuple[Card, Cards]:
    low = _lowest(cards)
    return low, tuple(one for one in cards if one != low)


def _win_cheaply(led: Card, open_: Cards) -> Advice | None:
    """The lowest card that beats the one led, in the suit that is followed; None where none does."""
    winners = tuple(one for one in open_ if one.rank > led.rank)
    return Advice(WIN_CHEAPLY, *_lowest_and_others(winners)) if winners else None


def _lead(seen: _Seen, open_: Cards) -> Advice:
    """A run of sure winners from the top; a lone one is kept to win the lead back, while another card may be lost.

    Of two runs as long, the one that is all there is of its suit: a winner with losers beside it can wait.
    """
    sure = [one for one in open_ if seen.sure(one)]
    runs = {suit: [one for one in sure if one.suit is suit] for suit in {one.suit for one in sure}}
    length = {suit: sum(1 for one in open_ if one.suit is suit) for suit in runs}
    whole = {suit: len(runs[suit]) == length[suit] for suit in runs}
    best = max(runs, key=lambda suit: (len(runs[suit]), whole[suit], length[suit]), default=None)
    others = [one for one in open_ if one not in sure]
    if best is not None and (len(sure) > 1 or not others or not seen.may_be_led(best)):
        top = max(runs[best], key=lambda one: one.rank)
        return _sure_lead(seen, open_, top, len(sure))
    likely = min(others, key=lambda one: (len(seen.above(one)), -one.rank))
    return Advice(LEAD_LIKELY, likely, kept=tuple(sure), beaten_by=seen.above(likely))


def _sure_lead(seen: _Seen, open_: Cards, card: Card, count: int) -> Advice:
    """A card that nothing can beat, and beside it those that something can."""
    beatable = sorted((one for one in open_ if not seen.sure(one)), key=lambda one: -len(seen.above(one)))
    return Advice(LEAD_SURE, card, kept=tuple(beatable), count=count)


def _throw(seen: _Seen, open_: Cards) -> Advice:
    """The lowest card that neither wins a trick nor guards one that may."""
    sure = {one for one in open_ if seen.sure(one)}
    guarded = {one for one in open_ if any(_guards(seen, open_, low, one) for low in open_)}
    guards = {low for low in open_ if any(_guards(seen, open_, low, one) for one in guarded)}
    keep = sure | guarded | guards
    loose = [one for one in open_ if one not in keep]
    if not loose:
        return Advice(THROW, _lowest(open_))
    winning = tuple(one for one in open_ if one in sure | guarded and seen.may_be_led(one.suit))
    return Advice(THROW, _lowest(loose), kept=winning)


def _guards(seen: _Seen, open_: Cards, low: Card, high: Card) -> bool:
    """Whether one card guards another: with it thrown away, the other could be beaten before it makes a trick."""
    suit = sorted((one for one in open_ if one.suit is high.suit), key=lambda one: -one.rank)
    above = len(seen.above(high))
    return low in suit[1:] and high == suit[0] and 0 < above == len(suit) - 1
