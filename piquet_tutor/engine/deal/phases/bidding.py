"""Bidding to be elder: by pairs, where the dealer names and the other answers, or by numbers with a sign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from piquet_tutor.engine.actions import Accept, Action, Bid, Bidding, Double, Pass
from piquet_tutor.engine.deal.asking import ask, tell
from piquet_tutor.engine.deal.phases.base import Phase, Refusal
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.parts import Undertaking
from piquet_tutor.engine.rules.policies.bidding import pairs, signed, value
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Seat, Table

PAIRS: Final = "bid.pairs"
SIGNED: Final = "bid.signed"


def said(deal: Deal) -> tuple[Bidding, ...]:
    """Everything said in the bidding so far."""
    return tuple(each for each in deal.actions if isinstance(each, Bidding))


def standing_bid(deal: Deal) -> Bid | None:
    """The last bid made."""
    return next((each for each in reversed(said(deal)) if isinstance(each, Bid)), None)


def factor(deal: Deal) -> int:
    """1, 2 or 4 as the standing bid is plain, doubled or redoubled: a new bid cancels what was doubled."""
    doubles = 0
    for each in said(deal):
        doubles = 0 if isinstance(each, Bid) else doubles + isinstance(each, Double)
    return int(2**doubles)


def won_already(deal: Deal, seat: Seat) -> bool:
    """Whether the other player has passed what this one said “yes” to: he may raise it, or keep it."""
    words = said(deal)
    return len(words) > 1 and isinstance(words[-1], Pass) and words[-1].seat != seat


class BiddingPhase(Phase):
    """The hands are bid for; the last bidder becomes elder."""

    name = "bidding"
    accepts = (Bid, Accept, Pass, Double)
    out_of_turn: tuple[type, ...] = ()

    def opener(self, deal: Deal) -> Seat:
        """The dealer names pairs; signed bids are opened by the other."""
        return deal.rules.table.seats[-1 if PAIRS in deal.rules.clauses else 0]

    def begin(self, deal: Deal) -> bool:
        """Whoever opens is to speak."""
        deal.put(to_act=self.opener(deal))
        return True

    def refusal(self, deal: Deal, action: Bidding) -> Refusal:
        """Bids that do not exist, that are no higher, or that are not this player's to make."""
        if isinstance(action, Bid):
            return self._bid_refusal(deal, action)
        if isinstance(action, Accept) and not self._may_accept(deal):
            return "bid.answer", Facts(word="yes")
        if isinstance(action, Double) and not self._may_double(deal):
            return "bid.double", Facts(factor=factor(deal))
        return None

    def _bid_refusal(self, deal: Deal, action: Bid) -> Refusal:
        last = standing_bid(deal)
        if PAIRS in deal.rules.clauses:
            if action.sign or (action.tricks, action.left) not in pairs(deal.rules.clauses[PAIRS].params):
                return "bid.no_such", Facts(tricks=action.tricks, left=action.left, sign=action.sign)
            if not self._may_name(deal):
                return "bid.answer", Facts(word="bid")
            if last is not None and value(action.tricks, action.left) <= value(last.tricks, last.left):
                facts = Facts(tricks=action.tricks, left=action.left, points=value(action.tricks, action.left))
                return "bid.higher", Facts(**facts, over=value(last.tricks, last.left))
            return None
        if action.left or (action.tricks, action.sign) not in signed(deal.rules.clauses[SIGNED].params):
            return "bid.no_such", Facts(tricks=action.tricks, left=action.left, sign=action.sign)
        if last is not None and action.tricks <= last.tricks:
            return "bid.higher", Facts(tricks=action.tricks, left=0, points=action.tricks, over=last.tricks)
        return None

    def _may_name(self, deal: Deal) -> bool:
        """The dealer names bids; the other does when nobody has, or raises the one he has won."""
        other, dealer = deal.rules.table.seats
        return deal.to_act == dealer or self._first_passed(deal) or won_already(deal, other)

    def _first_passed(self, deal: Deal) -> bool:
        words = said(deal)
        return len(words) == 1 and isinstance(words[0], Pass)

    def _may_accept(self, deal: Deal) -> bool:
        words = said(deal)
        return (
            PAIRS in deal.rules.clauses and bool(words) and isinstance(words[-1], Bid) and words[-1].seat != deal.to_act
        )

    def _may_double(self, deal: Deal) -> bool:
        last = standing_bid(deal)
        if SIGNED not in deal.rules.clauses or last is None:
            return False
        return (last.seat != deal.to_act) == (factor(deal) == 1) and factor(deal) < 4

    def act(self, deal: Deal, action: Bidding) -> None:
        """Say it; go on, or end the bidding."""
        seat = action.seat
        tell(deal, "bid.said", seat, _spoken(deal, action))
        if PAIRS in deal.rules.clauses:
            self._go_on_in_pairs(deal, action)
        else:
            self._go_on_signed(deal, action)

    def _go_on_in_pairs(self, deal: Deal, action: Bidding) -> None:
        words, other, dealer = said(deal), *deal.rules.table.seats
        if action.seat == dealer:
            deal.put(to_act=other)  # to answer, to bid after a first pass, or to raise what he has won
            return None
        if isinstance(action, Accept):
            deal.put(to_act=dealer)
            return None
        raising = len(words) > 1 and isinstance(words[-2], Pass)
        if isinstance(action, Bid) or raising:
            return self._end(deal, other)
        return self._end(deal, dealer if standing_bid(deal) is not None else other)

    def _go_on_signed(self, deal: Deal, action: Bidding) -> None:
        words, last = said(deal), standing_bid(deal)
        if isinstance(action, Pass) and last is not None:
            return self._end(deal, last.seat)
        if isinstance(action, Pass) and len(words) > 1:
            tell(deal, "bid.passed_out", None, Facts())
            deal.put(phase="done", to_act=None)
            return None
        deal.put(to_act=deal.rules.table.after(action.seat))
        return None

    def _end(self, deal: Deal, elder: Seat) -> None:
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
        deal.put(undertaking=won, table=Table(order, order), leader=elder)
        ask(deal, "undertaken", None)
        deal.put(phase="next", to_act=None)

    def legal(self, deal: Deal) -> Iterator[Action]:
        """Pass, yes, double, and every bid that may be made."""
        seat = deal.to_act or ""
        if PAIRS in deal.rules.clauses:
            bids = [Bid(seat, tricks, left) for tricks, left in pairs(deal.rules.clauses[PAIRS].params)]
        else:
            bids = [Bid(seat, tricks, 0, sign) for tricks, sign in signed(deal.rules.clauses[SIGNED].params)]
        words: tuple[Bidding, ...] = (Pass(seat), Accept(seat), Double(seat), *bids)
        for action in words:
            if self.refusal(deal, action) is None:
                yield action


def _spoken(deal: Deal, action: Bidding) -> Facts:
    if isinstance(action, Bid):
        points = value(action.tricks, action.left)
        return Facts(word="bid", tricks=action.tricks, left=action.left, sign=action.sign, points=points)
    word = {Accept: "yes", Pass: "pass", Double: "double"}[type(action)]
    if isinstance(action, Double) and factor(deal) == 4:
        word = "redouble"
    return Facts(word=word)
