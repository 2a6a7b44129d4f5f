"""The phases of a deal, by name: what each asks of whom, refuses, and does. Rule sets list them in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from piquet_tutor.cards import Card, Cards, sort_hand, twice
from piquet_tutor.deal import dialogue
from piquet_tutor.deal.actions import (
    Action,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Exchange,
    FaceUntaken,
    KeepCarteBlanche,
    Play,
    Reply,
    Show,
)
from piquet_tutor.deal.asking import ask, tell
from piquet_tutor.deal.state import Deal, Trick
from piquet_tutor.rules.events import Blank, Conceded, Drawn, Ended, Led, Taken
from piquet_tutor.rules.policies.dealing import courts_in
from piquet_tutor.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.rulings import Facts, Frozen
from piquet_tutor.table import Seat

Refusal = tuple[str, Facts] | None


class Phase(ABC):
    """One phase. ``begin`` says whether there is anything to do; ``act`` sets ``phase`` to ``next`` when it ends."""

    name: str
    accepts: tuple[type, ...]
    out_of_turn: tuple[type, ...] = ()

    @abstractmethod
    def begin(self, deal: Deal) -> bool:
        """Open the phase on a draft; False when it has nothing to ask."""

    @abstractmethod
    def refusal(self, deal: Deal, action: Any) -> Refusal:
        """Why an action may not be done: the reason and its facts; None when it may."""

    @abstractmethod
    def act(self, deal: Deal, action: Any) -> None:
        """Do it, on a draft."""

    @abstractmethod
    def legal(self, deal: Deal) -> Iterator[Action]:
        """What may be done now."""


# --- carte blanche --------------------------------------------------------------------------------


class CarteBlanche(Phase):
    """Whoever was dealt no court card says so, or keeps quiet where the rules let him."""

    name = "carte_blanche"
    accepts = (ClaimCarteBlanche, KeepCarteBlanche)
    out_of_turn: tuple[type, ...] = ()

    def _holders(self, deal: Deal) -> list[Seat]:
        tens = bool(deal.rules.values["blank_ten_is_court"])
        return [seat for seat in deal.table.seats if not courts_in(deal.dealt[seat], tens)]

    def begin(self, deal: Deal) -> bool:
        """Ask the first who holds one."""
        if not deal.dealt:
            deal.put(to_act=None)
            return False
        holders = self._holders(deal)
        if not holders:
            return False
        deal.put(to_act=holders[0])
        return True

    def refusal(self, deal: Deal, action: ClaimCarteBlanche | KeepCarteBlanche) -> Refusal:
        """A blank may be bound to be told; elder names how many he will exchange."""
        if isinstance(action, KeepCarteBlanche):
            if not deal.rules.values["blank_optional"]:
                return "carte_blanche.bound", Facts()
            return None
        if self._must_name(deal, action.seat):
            least, most = first_limits(deal.rules.clauses["exchange.elder"], len(deal.stock))
            if action.exchange is None or not least <= action.exchange <= most:
                return "carte_blanche.number", Facts(count=action.exchange, minimum=least, maximum=most)
        return None

    def _must_name(self, deal: Deal, seat: Seat) -> bool:
        return seat == deal.table.seats[0] and names_number(deal)

    def act(self, deal: Deal, action: ClaimCarteBlanche | KeepCarteBlanche) -> None:
        """Tell it; show it at once or when the rules say."""
        seat = action.seat
        if isinstance(action, KeepCarteBlanche):
            tell(deal, "carte_blanche.kept", seat, Facts(), audience=(seat,))
        else:
            named = action.exchange if self._must_name(deal, seat) else None
            deal.put(claimed=Frozen({**deal.claimed, seat: named}))
            first = deal.table.seats[0]
            late = seat != first and deal.rules.values["younger_blank_announce"] == "after_elder_exchange"
            tell(
                deal,
                "carte_blanche.claimed",
                seat,
                Facts(exchange=named, late=late),
                audience=(seat,) if late else None,
            )
            if seat == first and deal.rules.values["elder_blank_proof"] == "immediate":
                prove_blank(deal, seat)
                if deal.phase == "done":
                    return
        waiting = self._holders(deal)
        rest = waiting[waiting.index(seat) + 1 :]
        deal.put(phase="carte_blanche" if rest else "next", to_act=rest[0] if rest else None)

    def legal(self, deal: Deal) -> Iterator[Action]:
        """Claim it (naming each number that may be named), or keep it."""
        seat = deal.to_act or ""
        if self._must_name(deal, seat):
            least, most = first_limits(deal.rules.clauses["exchange.elder"], len(deal.stock))
            for count in range(least, most + 1):
                yield ClaimCarteBlanche(seat, count)
        else:
            yield ClaimCarteBlanche(seat)
        if deal.rules.values["blank_optional"]:
            yield KeepCarteBlanche(seat)


def names_number(deal: Deal) -> bool:
    """Whether elder, telling a carte blanche, names how many cards he will exchange: younger needs to know it first."""
    values = deal.rules.values
    return values["elder_blank_proof"] != "immediate" or values["elder_blank_draw_order"] == "younger_first"


def prove_blank(deal: Deal, seat: Seat) -> None:
    """The blank is shown and scores."""
    deal.put(proved=deal.proved | {seat})
    because = tuple(
        ruling.number
        for ruling in deal.rulings
        if ruling.rule == "carte_blanche.claimed" and ruling.side == deal.table.side_of(seat)
    )
    ask(deal, "blank_shown", Blank(seat, deal.dealt.get(seat, ()), because))


# --- the exchange ---------------------------------------------------------------------------------


class ExchangePhase(Phase):
    """Elder exchanges, then younger; a blank of elder's may turn the order."""

    name = "exchange"
    accepts = (Exchange,)
    out_of_turn = (FaceUntaken,)

    def begin(self, deal: Deal) -> bool:
        """Elder first, unless younger must set his discard aside for elder's blank."""
        if not deal.dealt:
            return False
        first, second = deal.table.seats
        deal.put(to_act=second if deal.claimed.get(first) is not None else first)
        return True

    def limits(self, deal: Deal, seat: Seat) -> tuple[int, int]:
        """Fewest and most cards this seat may exchange now."""
        first = deal.table.seats[0]
        named = deal.claimed.get(first)
        if seat == first:
            if named is not None:
                return named, named
            return first_limits(deal.rules.clauses["exchange.elder"], len(deal.stock))
        left = len(deal.stock) - (named if named is not None and first not in deal.discards else 0)
        return second_limits(deal.rules.clauses["exchange.younger"], left)

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
        first, second = deal.table.seats
        seat = action.seat
        _, most = self.limits(deal, seat)
        out = sort_hand(action.cards)
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
        if deal.rules.values["younger_blank_announce"] == "after_elder_exchange":
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
        if seen and deal.rules.values["elder_peek"]:
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
        least, most = self.limits(deal, seat)
        for count in range(least, most + 1):
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


# --- the declarations -----------------------------------------------------------------------------


class Declare(Phase):
    """The dialogue: elder calls, younger answers, class by class; elder counts what is good."""

    name = "declare"
    accepts = (Call, Reply, Count)
    out_of_turn: tuple[type, ...] = ()

    def begin(self, deal: Deal) -> bool:
        """Elder speaks first."""
        deal.put(to_act=deal.table.seats[0])
        return True

    def refusal(self, deal: Deal, action: Call | Reply | Count) -> Refusal:
        """Delegates to the dialogue."""
        expected = dialogue.expected(deal)
        if not isinstance(action, expected):
            return "turn.not_now", Facts(phase=deal.phase)
        if isinstance(action, Call):
            return dialogue.call_refusal(deal, action)
        if isinstance(action, Reply):
            return dialogue.reply_refusal(deal, action)
        return dialogue.count_refusal(deal, action)

    def act(self, deal: Deal, action: Call | Reply | Count) -> None:
        """Delegates to the dialogue; the phase ends when every class has had its last word."""
        if isinstance(action, Call):
            dialogue.call(deal, action)
        elif isinstance(action, Reply):
            dialogue.reply(deal, action)
        else:
            dialogue.count(deal, action)
        if deal.phase != "done" and dialogue.finished(deal):
            deal.put(phase="next")

    def legal(self, deal: Deal) -> Iterator[Action]:
        """Calls, answers or counts."""
        return dialogue.legal(deal)


# --- the play -------------------------------------------------------------------------------------


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
        else:
            self._follow(deal, one, hands)

    def _lead(self, deal: Deal, seat: Seat, one: Card, hands: Frozen[Seat, Cards]) -> None:
        number = len(deal.tricks) + 1
        follower = deal.table.after(seat)
        deal.put(hands=hands, trick=(one,), leader=seat, to_act=follower)
        led = ask(deal, "led", Led(deal.table.side_of(seat), one, number))
        deal.put(lead_ruling=led[0] if led else 0)
        if number == 1 and deal.phase != "done" and not dialogue.may_show(deal):
            dialogue.declarations_over(deal)

    def _follow(self, deal: Deal, one: Card, hands: Frozen[Seat, Cards]) -> None:
        led = deal.trick[0]
        leader = deal.leader
        follower = deal.to_act or ""
        cards = (led, one)
        wins = one.suit is led.suit and one.rank > led.rank
        winner, best = (follower, one) if wins else (leader, led)
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


def _concede_refusal(deal: Deal, action: Concede) -> Refusal:
    """Only in the last deal, before one's own first card, where the rules let one, and when nothing can be saved."""
    standing = deal.standing
    begun = deal.tricks or (deal.trick and action.seat == deal.table.seats[0])
    last = standing is not None and standing.deals > 0 and standing.deal >= standing.deals
    if standing is None or not last or begun or not deal.rules.values["concede_last_deal"]:
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
    if not deal.trick:
        return hand
    led = deal.trick[0]
    suited = tuple([one for one in hand if one.suit is led.suit])
    if not suited:
        return hand
    if deal.rules.values["must_head"]:
        return tuple(one for one in suited if one.rank > led.rank) or suited
    return suited


PHASES: Final[dict[str, Phase]] = {
    phase.name: phase for phase in (CarteBlanche(), ExchangePhase(), Declare(), PlayPhase())
}
