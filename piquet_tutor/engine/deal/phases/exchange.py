"""The exchange: putting cards out and drawing as many from the talon."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from piquet_tutor.engine.actions import Action, Exchange, FaceUntaken
from piquet_tutor.engine.cards import Cards, sort_hand, twice
from piquet_tutor.engine.deal.asking import ask, tell
from piquet_tutor.engine.deal.phases.base import Phase, Refusal
from piquet_tutor.engine.deal.phases.carte_blanche import prove_blank, show_at_once
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.events import Drawn
from piquet_tutor.engine.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.engine.rulings import Facts, Frozen
from piquet_tutor.engine.table import Seat

DEALER: Final = "exchange.dealer"
"""The clause of the forms in which the dealer alone exchanges: the whole talon, or nothing."""


def bare(deal: Deal) -> bool:
    """Whether nobody bid for the hands: then they are played as they were dealt."""
    return deal.undertaking is not None and not deal.undertaking.tricks


class ExchangePhase(Phase):
    """Elder exchanges, then younger; a blank of elder's may turn the order."""

    name = "exchange"
    accepts = (Exchange,)
    out_of_turn = (FaceUntaken,)

    def begin(self, deal: Deal) -> bool:
        """Elder first, unless younger must set his discard aside for elder's blank."""
        if not deal.dealt or bare(deal):
            return False
        if DEALER in deal.rules.clauses:
            return self._begin_for_dealer(deal)
        first, second = deal.table.seats
        deal.put(to_act=second if deal.claimed.get(first) is not None else first)
        return True

    def opener(self, deal: Deal) -> Seat:
        """Elder; the dealer where he alone exchanges, and where elder has named a number with a carte blanche."""
        named = deal.claimed.get(deal.table.seats[0]) is not None
        return deal.table.seats[-1 if DEALER in deal.rules.clauses or named else 0]

    def _begin_for_dealer(self, deal: Deal) -> bool:
        if deal.rules.clauses[DEALER].params["how"] == "none":
            deal.put(kept=deal.hands)
            return False
        deal.put(to_act=self.opener(deal))
        return True

    def _exchange_of_dealer(self, deal: Deal, seat: Seat, out: Cards, most: int) -> None:
        deal.put(discards=Frozen({**deal.discards, seat: out}))
        ask(deal, "younger_exchanged", Drawn(seat, len(out), most, len(deal.stock) - len(out)))
        draw(deal, seat)
        deal.put(kept=deal.hands)
        ask(deal, "exchanged", None)
        if deal.phase != "done":
            deal.put(phase="next")

    def limits(self, deal: Deal, seat: Seat) -> tuple[int, int]:
        """Fewest and most cards this seat may exchange now."""
        if DEALER in deal.rules.clauses:
            return 0, len(deal.stock)
        first = deal.table.seats[0]
        named = deal.claimed.get(first)
        if seat == first:
            if named is not None:
                return named, named
            promised = deal.undertaking.left if deal.undertaking is not None else 0
            return first_limits(deal.rules.clauses["exchange.elder"], len(deal.stock) - promised)
        left = len(deal.stock) - (named if named is not None and first not in deal.discards else 0)
        return second_limits(deal.rules.clauses["exchange.younger"], left)

    def counts(self, deal: Deal, seat: Seat) -> tuple[int, ...]:
        """How many cards this seat may exchange now."""
        least, most = self.limits(deal, seat)
        return (0, most) if DEALER in deal.rules.clauses else tuple(range(least, most + 1))

    def refusal(self, deal: Deal, action: Exchange | FaceUntaken) -> Refusal:
        """Too many, too few, or cards not held."""
        if isinstance(action, FaceUntaken):
            return self._facing_refusal(deal, action)
        again = twice(action.cards)
        if again is not None:
            return "cards.twice", Facts(card=again)
        hand = deal.hands[action.seat]
        for one in action.cards:
            if one not in hand:
                return "cards.not_held", Facts(card=one)
        least, most = self.limits(deal, action.seat)
        if DEALER in deal.rules.clauses:
            facts = Facts(count=len(action.cards), maximum=most)
            return None if len(action.cards) in (0, most) else (DEALER, facts)
        if not least <= len(action.cards) <= most:
            first = action.seat == deal.table.seats[0]
            facts = Facts(count=len(action.cards), minimum=least, maximum=most, left=len(deal.stock))
            if first and deal.claimed.get(action.seat) is not None:
                return "carte_blanche.named", facts
            return "exchange.elder" if first else "exchange.younger", facts
        return None

    def _facing_refusal(self, deal: Deal, action: FaceUntaken) -> Refusal:
        how = deal.rules.values["younger_untaken"]
        second = deal.table.seats[1]
        before_calls = deal.phase == "declare" and not any(each.spoken for each in deal.contests.values())
        after_lead = len(deal.trick) == 1 and not deal.tricks
        in_time = (how == "expose_or_hide_now" and before_calls) or (how == "look_after_lead_shared" and after_lead)
        if action.seat != second or not deal.stock or deal.faced or not in_time:
            return "talon.untaken", Facts(left=len(deal.stock), how=str(how))
        return None

    def act(self, deal: Deal, action: Exchange | FaceUntaken) -> None:
        """Put out and draw, telling the table how many and the player which."""
        if isinstance(action, FaceUntaken):
            deal.put(faced=True)
            tell(deal, "talon.faced", action.seat, Facts(cards=deal.stock))
            return
        for claimant in deal.claimed:
            show_at_once(deal, claimant)
        if deal.phase == "done":
            return
        seat = action.seat
        _, most = self.limits(deal, seat)
        out = sort_hand(action.cards)
        if DEALER in deal.rules.clauses:
            self._exchange_of_dealer(deal, seat, out, most)
            return
        first, second = deal.table.seats
        named = deal.claimed.get(first)
        if seat == second and named is not None and first not in deal.discards:
            self._set_aside(deal, second, out, most)
            if first not in deal.proved:
                prove_blank(deal, first)
            if deal.phase != "done":
                deal.put(to_act=first)
            return
        deal.put(discards=Frozen({**deal.discards, seat: out}))
        moment = "elder_exchanged" if seat == first else "younger_exchanged"
        ask(deal, moment, Drawn(seat, len(out), most, len(deal.stock) - len(out)))
        if seat == first and deal.rules.values["younger_blank_proof"] == "after_elder_discard":
            self._prove_second(deal, second)
        if deal.phase != "done":
            self._draw(deal, seat)

    def _draw(self, deal: Deal, seat: Seat) -> None:
        first, second = deal.table.seats
        draw(deal, seat)
        if seat == first:
            self._peek(deal, first)
            self._prove_second(deal, second)
            if deal.phase == "done":
                return
        if deal.aside is not None:
            draw(deal, deal.aside)
            deal.put(aside=None)
        if len(deal.discards) == len(deal.table.seats):
            self._end(deal)
        else:
            deal.put(to_act=second)

    def _prove_second(self, deal: Deal, second: Seat) -> None:
        if second not in deal.claimed or second in deal.proved:
            return
        side = deal.table.side_of(second)
        if not any(
            each.rule == "carte_blanche.claimed" and each.side == side and not each.audience for each in deal.rulings
        ):
            tell(deal, "carte_blanche.claimed", second, Facts(exchange=None, late=True))
        prove_blank(deal, second)

    def _set_aside(self, deal: Deal, seat: Seat, out: Cards, most: int) -> None:
        deal.put(discards=Frozen({**deal.discards, seat: out}))
        left = len(deal.stock) - len(out) - (deal.claimed.get(deal.table.seats[0]) or 0)
        ask(deal, "younger_exchanged", Drawn(seat, len(out), most, left))
        if deal.rules.values["elder_blank_draw_order"] == "younger_first":
            draw(deal, seat)
        else:
            deal.put(aside=seat)

    def _peek(self, deal: Deal, seat: Seat) -> None:
        taken = len(deal.drawn[seat])
        entitled = deal.rules.clauses["exchange.elder"].params["maximum"]
        seen = deal.stock[: max(0, entitled - taken)] if not deal.drawn.get(deal.table.seats[1]) else ()
        if seen and deal.rules.values["elder_peek"] and "talon.peek" in deal.rules.clauses:
            deal.put(peeked=seen)
            tell(deal, "talon.peek", seat, Facts(cards=seen), audience=(seat,))

    def _end(self, deal: Deal) -> None:
        deal.put(kept=deal.hands)
        second = deal.table.seats[1]
        if deal.stock:
            how = str(deal.rules.values["younger_untaken"])
            tell(deal, "talon.left", second, Facts(left=len(deal.stock), how=how))
        ask(deal, "exchanged", None)
        if deal.phase != "done":
            deal.put(phase="next")

    def legal(self, deal: Deal) -> Iterator[Action]:
        """Every lawful discard."""
        seat = deal.to_act or ""
        for count in self.counts(deal, seat):
            for cards in combinations(deal.hands[seat], count):
                yield Exchange(seat, cards)


def draw(deal: Deal, seat: Seat) -> None:
    """Take as many from the top of the stock as were put out, and tell the player alone which."""
    out = deal.discards[seat]
    taken, rest = deal.stock[: len(out)], deal.stock[len(out) :]
    kept = [one for one in deal.hands[seat] if one not in out]
    deal.put(
        hands=Frozen({**deal.hands, seat: sort_hand((*kept, *taken))}),
        drawn=Frozen({**deal.drawn, seat: taken}),
        stock=rest,
    )
    tell(deal, "exchange.cards", seat, Facts(discarded=out, drawn=taken), audience=(seat,))
