"""Bidding to be elder: by pairs, which the dealer names and the opponent answers, or by numbers with a sign."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.engine.table import Seat, Table
from piquet_tutor.game.actions import Accept, Action, Bid, Bidding, Double, Pass
from piquet_tutor.game.deal.asking import ask, refused
from piquet_tutor.game.deal.phases.base import Phase
from piquet_tutor.game.parts import Undertaking
from piquet_tutor.game.rules.events import BidSaid, PassedOut
from piquet_tutor.game.rules.policies.bidding import (
    BID_PAIRS_CLAUSE,
    BID_SIGNED_CLAUSE,
    factor,
    pairs,
    said,
    signed,
    standing_bid,
    value,
)
from piquet_tutor.game.state import DealState


class BiddingPhase(Phase):
    """The players bid; the last bidder becomes elder."""

    name = "bidding"

    def opener(self, deal: DealState) -> Seat:
        """The dealer names pairs; signed bids are opened by the other."""
        return deal.rules.table.seats[-1 if BID_PAIRS_CLAUSE in deal.rules.clauses else 0]

    def begin(self, deal: DealState) -> bool:
        """The opener is to speak."""
        deal.to_act = self.opener(deal)
        return True

    def awaits(self, deal: DealState) -> tuple[type[Action], ...]:
        """Any word of the bidding."""
        return (Bid, Accept, Pass, Double)

    def act(self, deal: DealState, action: Bidding) -> None:
        """Make the bid, and continue or end the bidding."""
        ask(deal, "bid_said", BidSaid(action))
        if BID_PAIRS_CLAUSE in deal.rules.clauses:
            self._go_on_in_pairs(deal, action)
        else:
            self._go_on_signed(deal, action)

    def _go_on_in_pairs(self, deal: DealState, action: Bidding) -> None:
        words, other, dealer = said(deal), *deal.rules.table.seats
        if action.seat == dealer:
            deal.to_act = other  # to answer, to bid after a first pass, or to raise what they have won
            return None
        if isinstance(action, Accept):
            deal.to_act = dealer
            return None
        raising = len(words) > 1 and isinstance(words[-2], Pass)
        if isinstance(action, Bid) or raising:
            return self._end(deal, other)
        return self._end(deal, dealer if standing_bid(deal) is not None else other)

    def _go_on_signed(self, deal: DealState, action: Bidding) -> None:
        words, last = said(deal), standing_bid(deal)
        if isinstance(action, Pass) and last is not None:
            return self._end(deal, last.seat)
        if isinstance(action, Pass) and len(words) > 1:
            ask(deal, "passed_out", PassedOut())
            deal.phase, deal.to_act = "done", None
            return None
        deal.to_act = deal.rules.table.after(action.seat)
        return None

    def _end(self, deal: DealState, elder: Seat) -> None:
        """The winner of the bidding sits as elder from now on."""
        last = standing_bid(deal)
        seats = deal.rules.table.seats
        order = seats if seats[0] == elder else seats[::-1]
        if last is None:
            won = Undertaking(elder)
        elif last.sign:
            won = Undertaking(elder, last.tricks, 0, last.sign, 0, factor(deal))
        else:
            won = Undertaking(elder, last.tricks, last.left, "", value(last.tricks, last.left))
        deal.undertaking, deal.table, deal.leader = won, Table(order, order), elder
        ask(deal, "undertaken", None)
        deal.phase, deal.to_act = "next", None

    def legal(self, deal: DealState) -> Iterator[Action]:
        """Pass, yes, double, and every bid that may be made."""
        seat = deal.to_act or ""
        if BID_PAIRS_CLAUSE in deal.rules.clauses:
            bids = [Bid(seat, tricks, left) for tricks, left in pairs(deal.rules.clauses[BID_PAIRS_CLAUSE].params)]
        else:
            bids = [Bid(seat, tricks, 0, sign) for tricks, sign in signed(deal.rules.clauses[BID_SIGNED_CLAUSE].params)]
        words: tuple[Bidding, ...] = (Pass(seat), Accept(seat), Double(seat), *bids)
        for action in words:
            if refused(deal, action) is None:
                yield action
