"""Players and positions that several of these tests need."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Exchange
from piquet_tutor.game.cards import Cards, Pack, parse_cards, sort_hand
from piquet_tutor.game.deal.engine import start_from_hands
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.parts import Trick
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.policies.exchange import EXCHANGE_DEALER_CLAUSE
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.interface import Opponent


class Careless:
    """Plays anything that may be played."""

    name = "Careless"

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> Action:
        if view.phase == "exchange" and view.limits is not None:
            least, most = view.limits
            counts = (least, most) if EXCHANGE_DEALER_CLAUSE in view.rules.clauses else range(least, most + 1)
            count = self.rng.choice(counts)
            return Exchange(view.seat, tuple(self.rng.sample(view.hand, count)))
        return self.rng.choice(view.choices)


def late_in_the_play(mine: str, other: str, led: str = "", won: int = 0, hidden: str = "") -> View:
    """Elder's view of the last tricks of a deal, the declarations over and nothing scored.

    Args:
        mine: the cards elder holds.
        other: the cards younger holds, with the card he has led.
        led: the card younger has led; elder is on lead when there is none.
        won: how many of the tricks played elder has taken.
        hidden: cards that younger may hold for all elder knows; every other card is out of play.
    """
    hand, others = sort_hand(parse_cards(mine)), sort_hand(parse_cards(other))
    unseen = {*hand, *others, *parse_cards(hidden)}
    gone = [one for one in Pack(32).cards if one not in unseen]
    past = 12 - len(hand)
    tricks = tuple(
        Trick("younger", (gone[2 * each], gone[2 * each + 1]), "elder" if each < won else "younger")
        for each in range(past)
    )
    discards: Cards = tuple(gone[2 * past :])
    played = tuple(one for trick in tricks for one in trick.cards)
    deal = start_from_hands(
        load("rubicon"),
        {"elder": (*hand, *played[:past]), "younger": (*others, *played[past:])},
    )
    lead = parse_cards(led)
    deal = replace(
        deal,
        hands={"elder": hand, "younger": tuple(one for one in others if one not in lead)},
        discards={"elder": discards},
        phase="play",
        to_act="elder",
        leader="younger" if lead else "elder",
        trick=lead,
        tricks=tricks,
        declared=True,
    )
    return seen_by(deal, "elder")


def everywhere(
    rules: RuleSet, player: Opponent, otherwise: Opponent | None = None, side: int = 0
) -> dict[Seat, Opponent]:
    """Sit a player in every seat; with another given, only in the seats of one side, and the other elsewhere."""
    mine = tuple(dict.fromkeys(rules.table.sides))[side]
    return {
        seat: player if otherwise is None or of == mine else otherwise
        for seat, of in zip(rules.table.seats, rules.table.sides, strict=True)
    }


def dealt_otherwise(deal: Deal, seat: Seat, rng: Random) -> Deal:
    """The same deal with the cards this seat cannot place changed about among themselves."""
    unseen = sorted(seen_by(deal, seat).unseen, key=lambda one: one.index)
    shuffled = list(unseen)
    rng.shuffle(shuffled)
    instead = dict(zip(unseen, shuffled, strict=True))

    def changed(cards: Cards) -> Cards:
        return tuple(instead.get(one, one) for one in cards)

    return replace(
        deal,
        hands=_with(deal.hands, seat, changed),
        kept=_with(deal.kept, seat, changed),
        dealt=_with(deal.dealt, seat, changed),
        discards=_with(deal.discards, seat, changed),
        drawn=_with(deal.drawn, seat, changed),
        talon=changed(deal.talon),
        stock=changed(deal.stock),
    )


def _with(cards, but, changed):
    return {seat: held if seat == but else sort_hand(changed(held)) for seat, held in cards.items()}
