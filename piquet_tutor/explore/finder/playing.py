"""Deals played out by simple players who see every hand: the aim is to find a deal quickly, not to play it well.

Each seat has a manner: ``strong`` leads cards that cannot be beaten and wins tricks as cheaply as possible, ``weak``
plays its lowest cards and wins no trick it can avoid, ``any`` plays at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import followed_after, led_after
from piquet_tutor.game.records.replay import ParsedRecord, next_action, opening
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal

Manners = Mapping[Seat, str]


def played(score: ParsedRecord, manners: Manners, rng: Random) -> Deal:
    """The deal played to its end: declared in full and played in these manners where the record says nothing.

    Raises:
        Refused: the record does something the rules do not allow.
    """
    deal = opening(score)
    while not deal.done:
        seat = deal.to_act or ""
        if deal.phase == "play" and not younger_showing.may_show(deal):
            deal = apply(deal, Play(seat, _card(deal, seat, manners[seat], rng)))
            continue
        action = next_action(score, deal)
        if action is None:
            break
        deal = apply(deal, action)
    return deal


def _card(deal: Deal, seat: Seat, manner: str, rng: Random) -> Card:
    cards = playable(deal)
    if manner == "any":
        return rng.choice(cards)
    if deal.trick:
        return followed_after("weak" if _partner_has_it(deal, seat) else manner, cards, deal.trick)
    side_of = deal.table.side_of
    against = (other for other in deal.table.seats if side_of(other) != side_of(seat))
    return led_after(manner, cards, [one for other in against for one in deal.hands[other]])


def _partner_has_it(deal: Deal, seat: Seat) -> bool:
    """Whether a partner played the best card of the trick so far."""
    seats = deal.table.seats
    best = max((one for one in deal.trick if one.suit is deal.trick[0].suit), key=lambda one: one.rank)
    holder = seats[(seats.index(deal.leader) + deal.trick.index(best)) % len(seats)]
    return deal.table.side_of(holder) == deal.table.side_of(seat)
