"""Deals played out by simple players who see every hand: the aim is to find a deal quickly, not to play it well.

Each seat has a style: ``strong`` leads cards that cannot be beaten and wins tricks as cheaply as possible, ``weak``
plays its lowest cards and wins no trick it can avoid, ``any`` plays at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import led_after
from piquet_tutor.game.records.replay import ParsedRecord, next_action, opening
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal

STYLES: Final = ("strong", "weak", "any")
Styles = Mapping[Seat, str]


def played(score: ParsedRecord, styles: Styles, rng: Random) -> Deal:
    """The deal played to its end: declared in full and played by these styles where the record says nothing.

    Raises:
        Refused: the record does something the rules do not allow.
    """
    deal = opening(score)
    while not deal.done:
        seat = deal.to_act or ""
        if deal.phase == "play" and not younger_showing.may_show(deal):
            deal = apply(deal, Play(seat, _card(deal, seat, styles[seat], rng)))
            continue
        action = next_action(score, deal)
        if action is None:
            break
        deal = apply(deal, action)
    return deal


def _card(deal: Deal, seat: Seat, style: str, rng: Random) -> Card:
    cards = playable(deal)
    if style == "any":
        return rng.choice(cards)
    if deal.trick:
        return _followed(deal, seat, cards, style)
    side_of = deal.table.side_of
    against = (other for other in deal.table.seats if side_of(other) != side_of(seat))
    return led_after(style, cards, [one for other in against for one in deal.hands[other]])


def _followed(deal: Deal, seat: Seat, cards: Cards, style: str) -> Card:
    led = deal.trick[0]
    best = max((one for one in deal.trick if one.suit is led.suit), key=lambda one: one.rank)
    by_rank = sorted(cards, key=lambda one: (one.rank, one.suit))
    winning = [one for one in by_rank if one.suit is led.suit and one.rank > best.rank]
    if style == "strong" and not _partner_has_it(deal, seat, best):
        return winning[0] if winning else by_rank[0]
    losing = [one for one in by_rank if one not in winning]
    return losing[0] if losing else by_rank[0]


def _partner_has_it(deal: Deal, seat: Seat, best: Card) -> bool:
    """Whether a partner played the best card of the trick so far."""
    seats = deal.table.seats
    holder = seats[(seats.index(deal.leader) + deal.trick.index(best)) % len(seats)]
    return deal.table.side_of(holder) == deal.table.side_of(seat)
