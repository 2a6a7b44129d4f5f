"""The play of the tricks, and giving it up."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.engine.actions import Action, Concede, Play, Show
from piquet_tutor.engine.cards import Card, Cards
from piquet_tutor.engine.deal import dialogue
from piquet_tutor.engine.deal.asking import ask
from piquet_tutor.engine.deal.phases.base import Phase, Refusal
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.events import Conceded, Ended, Led, Taken
from piquet_tutor.engine.rules.parts import Trick
from piquet_tutor.engine.rulings import Facts, Frozen
from piquet_tutor.engine.table import Seat


class PlayPhase(Phase):
    """Elder leads; younger shows what is good, then plays; twelve tricks."""

    name = "play"
    accepts = (Play, Show, Concede)
    out_of_turn: tuple[type, ...] = ()

    def begin(self, deal: Deal) -> bool:
        """Elder is to lead."""
        first = deal.table.seats[0]
        deal.put(to_act=first, leader=first)
        return True

    def refusal(self, deal: Deal, action: Play | Show | Concede) -> Refusal:
        """Show before playing; follow suit; hold the card; concede only what is lost."""
        if isinstance(action, Concede):
            return _concede_refusal(deal, action)
        showing = dialogue.may_show(deal)
        if isinstance(action, Show):
            return dialogue.show_refusal(deal, action) if showing else ("turn.not_now", Facts(phase=deal.phase))
        if showing:
            return "show.first", Facts()
        hand = deal.hands[action.seat]
        if action.card not in hand:
            return "cards.not_held", Facts(card=action.card)
        if deal.trick and action.card not in playable(deal):
            led = deal.trick[0]
            could = playable(deal)
            if any(one.suit is led.suit for one in hand) and action.card.suit is not led.suit:
                suited = tuple(one for one in hand if one.suit is led.suit)
                return "play.follow_suit", Facts(card=action.card, suit=led.suit, cards=suited)
            return "play.head", Facts(card=action.card, led=led, cards=could)
        return None

    def act(self, deal: Deal, action: Play | Show | Concede) -> None:
        """Show, lead or follow; or give up."""
        if isinstance(action, Concede):
            _concede(deal, action)
        elif isinstance(action, Show):
            dialogue.show(deal, action)
            if deal.phase != "done":
                dialogue.declarations_over(deal)
        else:
            self._play(deal, action.seat, action.card)

    def _play(self, deal: Deal, seat: Seat, one: Card) -> None:
        left = tuple([each for each in deal.hands[seat] if each is not one])
        hands = Frozen({**deal.hands, seat: left})
        if not deal.trick:
            self._lead(deal, seat, one, hands)
        elif len(deal.trick) + 1 < len(deal.table.seats):
            deal.put(hands=hands, trick=(*deal.trick, one), to_act=deal.table.after(seat))
        else:
            self._follow(deal, one, hands)

    def _lead(self, deal: Deal, seat: Seat, one: Card, hands: Frozen[Seat, Cards]) -> None:
        number = len(deal.tricks) + 1
        follower = deal.table.after(seat)
        deal.put(hands=hands, trick=(one,), leader=seat, to_act=follower)
        led = ask(deal, "led", Led(deal.table.side_of(seat), one, number))
        deal.put(lead_ruling=led[0] if led else 0)
        if number == 1 and not deal.declared and deal.phase != "done" and not dialogue.may_show(deal):
            dialogue.declarations_over(deal)

    def _follow(self, deal: Deal, one: Card, hands: Frozen[Seat, Cards]) -> None:
        leader = deal.leader
        follower = deal.to_act or ""
        cards = (*deal.trick, one)
        winner, best = _winner(deal, cards)
        tricks = (*deal.tricks, Trick(leader, cards, winner))
        last = not hands[follower]
        deal.put(hands=hands, trick=(), tricks=tricks, leader=winner, to_act=winner)
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
            deal.put(phase="next", to_act=None)

    def legal(self, deal: Deal) -> Iterator[Action]:
        """Show everything, or each card that may be played."""
        seat = deal.to_act or ""
        if dialogue.may_show(deal):
            yield from dialogue.legal_shows(deal)
            return
        for one in playable(deal):
            yield Play(seat, one)


def _winner(deal: Deal, cards: Cards) -> tuple[Seat, Card]:
    """Who takes a whole trick, and with which card: the highest of the suit led."""
    place = taking(cards)
    seat = deal.leader
    for _ in range(place):
        seat = deal.table.after(seat)
    return seat, cards[place]


def _concede_refusal(deal: Deal, action: Concede) -> Refusal:
    """Only in the last deal, before one's own first card, where the rules let one, and when nothing can be saved."""
    standing = deal.standing
    begun = deal.tricks or (deal.trick and action.seat == deal.table.seats[0])
    last = standing is not None and standing.deals > 0 and standing.deal >= standing.deals
    known = "concede.play" in deal.rules.clauses
    if standing is None or not known or not last or begun or not deal.rules.values["concede_last_deal"]:
        return "concede.now", Facts()
    side = deal.table.side_of(action.seat)
    line = deal.rules.clauses["settlement.rubicon"].params["line"]
    weight = 2 if deal.rules.values["match_format"] == "four_deals_ends_double" else 1
    has = standing.points[side] + weight * deal.total(side)
    yet = dialogue.yet_to_show(deal) if action.seat != deal.table.seats[0] else 0
    within = weight * (_most_in_play(deal) + deal.rules.number("capot") + yet)
    if has + within >= line:
        return "concede.needless", Facts(total=has, within=within, line=line)
    return None


def _most_in_play(deal: Deal) -> int:
    """Every trick, and a pique: what the play can bring beside the capot."""
    values = deal.rules.values
    tricks = 20 if values["trick_scoring"] == "s001_classic" else deal.rules.hand_size
    last = values["last_trick"]
    return tricks + (last if isinstance(last, int) else 1) + 30


def _concede(deal: Deal, action: Concede) -> None:
    second = deal.table.seats[1]
    if not deal.declared:
        full = dialogue.full_show(deal)
        if full != Show(second):
            dialogue.show(deal, full)
        dialogue.declarations_over(deal)
    side = deal.table.side_of(action.seat)
    if deal.phase != "done":
        ask(deal, "conceded", Conceded(side, deal.table.opponents(side)[0]))
    deal.put(phase="next", to_act=None)


def playable(deal: Deal) -> Cards:
    """The cards of whoever is to act that may be played to this trick."""
    hand = deal.hands[deal.to_act or ""]
    return may_follow(hand, deal.trick[0], bool(deal.rules.values["must_head"])) if deal.trick else hand


def may_follow(hand: Cards, led: Card, must_head: bool) -> Cards:
    """The cards of a hand that may be played to a card led.

    Args:
        hand: the cards held.
        led: the first card of the trick.
        must_head: whether whoever can beat the card led must.
    """
    suited = tuple([one for one in hand if one.suit is led.suit])
    if suited and must_head:
        return tuple([one for one in suited if one.rank > led.rank]) or suited
    return suited or hand


def taking(cards: Cards) -> int:
    """The place, from nought, of the card that takes a trick: the highest of the suit led."""
    led = cards[0].suit
    return max(range(len(cards)), key=lambda place: (cards[place].suit is led, cards[place].rank))
