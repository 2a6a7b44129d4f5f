"""The play of the tricks, and giving it up."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Concede, Play, Show, playing
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal import declarations, dialogue, requests
from piquet_tutor.game.deal.asking import ask
from piquet_tutor.game.deal.phases.base import Phase
from piquet_tutor.game.parts import Trick
from piquet_tutor.game.rules.events import MAY, Conceded, Ended, Led, Taken
from piquet_tutor.game.rules.policies.following import playable, taking
from piquet_tutor.game.rules.policies.younger_showing import full_show, may_show
from piquet_tutor.game.state import DealState


class PlayPhase(Phase):
    """Elder leads; younger shows what is good, then plays; twelve tricks."""

    name = "play"

    def begin(self, deal: DealState) -> bool:
        """Elder is to lead."""
        first = deal.table.seats[0]
        deal.to_act, deal.leader = first, first
        return True

    def awaits(self, deal: DealState) -> tuple[type[Action], ...]:
        """A card; a showing, if younger has something to show first; or giving up, if the rules allow it at all."""
        kinds: tuple[type[Action], ...] = (Play, Concede) if MAY[Concede] in deal.rules.by_event else (Play,)
        return (*kinds, Show) if may_show(deal) else kinds

    def act(self, deal: DealState, action: Play | Show | Concede) -> None:
        """Show, lead or follow; or give up."""
        if isinstance(action, Concede):
            _concede(deal, action)
            return
        if isinstance(action, Show):
            dialogue.show(deal, action)
            if deal.phase != "done":
                dialogue.declarations_over(deal)
            return
        seat, one = action.seat, action.card
        hand = deal.hands[seat]
        place = hand.index(one)
        hands = Frozen({**deal.hands, seat: hand[:place] + hand[place + 1 :]})
        if not deal.trick:
            self._lead(deal, seat, one, hands)
        elif len(deal.trick) + 1 < len(deal.table.seats):
            deal.hands, deal.trick, deal.to_act = hands, (*deal.trick, one), deal.table.after(seat)
        else:
            self._follow(deal, one, hands)

    def _lead(self, deal: DealState, seat: Seat, one: Card, hands: Frozen[Seat, Cards]) -> None:
        number = len(deal.tricks) + 1
        follower = deal.table.after(seat)
        deal.hands, deal.trick, deal.leader, deal.to_act = hands, (one,), seat, follower
        led = ask(deal, "led", Led(deal.table.side_of(seat), one, number))
        deal.lead_ruling = led[0] if led else 0
        if number == 1 and len(deal.table.seats) == 2:
            requests.name_second(deal)
        if number == 1 and not deal.declared and deal.phase != "done" and not may_show(deal):
            dialogue.declarations_over(deal)

    def _follow(self, deal: DealState, one: Card, hands: Frozen[Seat, Cards]) -> None:
        leader = deal.leader
        follower = deal.to_act or ""
        cards = (*deal.trick, one)
        winner, best = _winner(deal, cards)
        tricks = (*deal.tricks, Trick(leader, cards, winner))
        last = not hands[follower]
        deal.hands, deal.trick, deal.tricks, deal.leader, deal.to_act = hands, (), tricks, winner, winner
        side_of = deal.table.side_of
        taken = Taken(len(tricks), side_of(leader), side_of(winner), cards, best, last, deal.lead_ruling)
        ask(deal, "trick_taken", taken)
        if deal.phase != "done":
            ask(deal, "trick_reckoned", taken)
        if last and deal.phase != "done":
            won = dict.fromkeys(deal.table.sides, 0)
            for trick in tricks:
                won[side_of(trick.winner)] += 1
            ask(deal, "play_ended", Ended(tuple(won.items())))
            deal.phase, deal.to_act = "next", None

    def legal(self, deal: DealState) -> Iterator[Action]:
        """Show everything, or each card that may be played."""
        seat = deal.to_act or ""
        if may_show(deal):
            yield from declarations.legal_shows(deal)
            return
        for one in playable(deal):
            yield playing(seat, one)


def _winner(deal: DealState, cards: Cards) -> tuple[Seat, Card]:
    """Who takes a complete trick, and with which card: the highest of the suit led."""
    place = taking(cards)
    seat = deal.leader
    for _ in range(place):
        seat = deal.table.after(seat)
    return seat, cards[place]


def _concede(deal: DealState, action: Concede) -> None:
    second = deal.table.seats[1]
    if not deal.declared:
        full = full_show(deal)
        if full != Show(second):
            dialogue.show(deal, full)
        dialogue.declarations_over(deal)
    side = deal.table.side_of(action.seat)
    if deal.phase != "done":
        ask(deal, "conceded", Conceded(side, deal.table.opponents(side)[0]))
    deal.phase, deal.to_act = "next", None
