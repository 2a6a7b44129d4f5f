"""The exchange: discarding and drawing as many cards from the talon."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Exchange, FaceUntaken
from piquet_tutor.game.cards import Cards, sort_hand
from piquet_tutor.game.deal.asking import ask
from piquet_tutor.game.deal.phases.base import Phase
from piquet_tutor.game.deal.phases.carte_blanche import prove_blank, show_at_once
from piquet_tutor.game.rules.events import BlankTold, Drawn, Peeked, Took, TurnedUp, Untaken
from piquet_tutor.game.rules.policies.carte_blanche import first_sets_aside
from piquet_tutor.game.rules.policies.exchange import EXCHANGE_DEALER_CLAUSE, left_to_peek, limits, numbers
from piquet_tutor.game.state import DealState


def bare(deal: DealState) -> bool:
    """Whether nobody bid, so that the hands are played as dealt."""
    return deal.undertaking is not None and not deal.undertaking.tricks


class ExchangePhase(Phase):
    """Elder exchanges, then younger; elder's carte blanche may reverse the order."""

    name = "exchange"
    out_of_turn = (FaceUntaken,)

    def begin(self, deal: DealState) -> bool:
        """Elder goes first, unless younger alone must discard before elder shows a carte blanche."""
        if not deal.dealt or bare(deal):
            return False
        if EXCHANGE_DEALER_CLAUSE in deal.rules.clauses:
            return self._begin_for_dealer(deal)
        deal.to_act = self.opener(deal)
        return True

    def opener(self, deal: DealState) -> Seat:
        """Elder; or the dealer, if only they exchange or must discard before elder shows a carte blanche."""
        named = deal.claimed.get(deal.table.seats[0]) is not None and not first_sets_aside(deal)
        return deal.table.seats[-1 if EXCHANGE_DEALER_CLAUSE in deal.rules.clauses or named else 0]

    def _begin_for_dealer(self, deal: DealState) -> bool:
        if deal.rules.clauses[EXCHANGE_DEALER_CLAUSE].params["how"] == "none":
            deal.kept = deal.hands
            return False
        deal.to_act = self.opener(deal)
        return True

    def _exchange_of_dealer(self, deal: DealState, seat: Seat, out: Cards, most: int) -> None:
        deal.discards = Frozen({**deal.discards, seat: out})
        ask(deal, "younger_exchanged", Drawn(seat, len(out), most, len(deal.stock) - len(out)))
        draw(deal, seat)
        deal.kept = deal.hands
        ask(deal, "exchanged", None)
        if deal.phase != "done":
            deal.phase = "next"

    def awaits(self, deal: DealState) -> tuple[type[Action], ...]:
        """A discard."""
        return (Exchange,)

    def act(self, deal: DealState, action: Exchange | FaceUntaken) -> None:
        """Discard and draw; how many is public, which cards is known to the player only."""
        if isinstance(action, FaceUntaken):
            deal.faced = True
            ask(deal, "talon_turned_up", TurnedUp(action.seat))
            return
        for claimant in deal.claimed:
            show_at_once(deal, claimant)
        if deal.phase == "done":
            return
        seat = action.seat
        _, most = limits(deal, seat)
        out = sort_hand(action.cards)
        if EXCHANGE_DEALER_CLAUSE in deal.rules.clauses:
            self._exchange_of_dealer(deal, seat, out, most)
            return
        first, second = deal.table.seats
        named = deal.claimed.get(first)
        set_aside_first = first_sets_aside(deal)
        if seat == second and named is not None and first not in deal.drawn:
            self._set_aside(deal, second, out, most)
            if first not in deal.proved:
                prove_blank(deal, first)
            if deal.phase != "done":
                self._after_proof(deal)
            return
        deal.discards = Frozen({**deal.discards, seat: out})
        name = "elder_exchanged" if seat == first else "younger_exchanged"
        ask(deal, name, Drawn(seat, len(out), most, len(deal.stock) - len(out)))
        if seat == first and deal.rules.options.younger_blank_proof == "after_elder_discard":
            self._prove_second(deal, second)
        if deal.phase == "done":
            return
        if set_aside_first and seat == first:
            deal.to_act = second
        else:
            self._draw(deal, seat)

    def _after_proof(self, deal: DealState) -> None:
        """Elder exchanges; where both have put their cards apart, both draw."""
        first, second = deal.table.seats
        if first not in deal.discards:
            deal.to_act = first
            return
        if deal.rules.options.elder_blank_draw_order == "younger_first":
            draw(deal, second)
            deal.waiting_to_draw = None
        self._draw(deal, first)

    def _draw(self, deal: DealState, seat: Seat) -> None:
        first, second = deal.table.seats
        draw(deal, seat)
        if seat == first:
            self._peek(deal, first)
            self._prove_second(deal, second)
            if deal.phase == "done":
                return
        if deal.waiting_to_draw is not None:
            draw(deal, deal.waiting_to_draw)
            deal.waiting_to_draw = None
        if len(deal.discards) == len(deal.table.seats):
            self._end(deal)
        else:
            deal.to_act = second

    def _prove_second(self, deal: DealState, second: Seat) -> None:
        if second not in deal.claimed or second in deal.proved:
            return
        side = deal.table.side_of(second)
        if not any(
            each.rule == "carte_blanche.claimed" and each.side == side and not each.audience for each in deal.rulings
        ):
            ask(deal, "carte_blanche_told", BlankTold(second, late=True))
        prove_blank(deal, second)

    def _set_aside(self, deal: DealState, seat: Seat, out: Cards, most: int) -> None:
        deal.discards = Frozen({**deal.discards, seat: out})
        left = len(deal.stock) - len(out) - (deal.claimed.get(deal.table.seats[0]) or 0)
        ask(deal, "younger_exchanged", Drawn(seat, len(out), most, left))
        both = deal.table.seats[0] in deal.discards
        if deal.rules.options.elder_blank_draw_order == "younger_first" and not both:
            draw(deal, seat)
        else:
            deal.waiting_to_draw = seat

    def _peek(self, deal: DealState, seat: Seat) -> None:
        seen = left_to_peek(deal)
        if seen:
            deal.peeked = seen
            ask(deal, "talon_peeked", Peeked(seat, seen))

    def _end(self, deal: DealState) -> None:
        deal.kept = deal.hands
        if deal.stock:
            ask(deal, "talon_left", Untaken(deal.table.seats[1], len(deal.stock)))
        ask(deal, "exchanged", None)
        if deal.phase != "done":
            deal.phase = "next"

    def legal(self, deal: DealState) -> Iterator[Action]:
        """Every allowed discard."""
        seat = deal.to_act or ""
        for count in numbers(deal, seat):
            for cards in combinations(deal.hands[seat], count):
                yield Exchange(seat, cards)


def draw(deal: DealState, seat: Seat) -> None:
    """Draw as many cards from the top of the stock as were discarded; only the player is told which."""
    out = deal.discards[seat]
    taken, rest = deal.stock[: len(out)], deal.stock[len(out) :]
    gone = set(out)
    kept = [one for one in deal.hands[seat] if one not in gone]
    deal.hands, deal.drawn, deal.stock = (
        Frozen({**deal.hands, seat: sort_hand((*kept, *taken))}),
        Frozen({**deal.drawn, seat: taken}),
        rest,
    )
    ask(deal, "cards_drawn", Took(seat, out, taken))
