"""Deals played out by simple players who see every hand: the aim is to find a deal quickly, not to play it well.

Each seat has a manner: ``strong`` leads cards that cannot be beaten and wins tricks as cheaply as possible, ``weak``
plays its lowest cards and wins no trick it can avoid, ``any`` plays at random.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from random import Random

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Play
from piquet_tutor.game.deal.random_play import card_in_manner
from piquet_tutor.game.deal.retelling import carried_on
from piquet_tutor.game.records.replay import ParsedRecord, next_action, opening
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.state import Deal

Manners = Mapping[Seat, str]


def played(score: ParsedRecord, manners: Manners, rng: Random) -> Deal:
    """The deal played to its end: declared in full and played in these manners where the record says nothing.

    Raises:
        Refused: the record does something the rules do not allow.
    """

    def following(deal: Deal) -> Action | None:
        if deal.phase != "play" or younger_showing.may_show(deal):
            return next_action(score, deal)
        seat = deal.to_act or ""
        return Play(seat, card_in_manner(deal, manners[seat], rng))

    return deque(carried_on(opening(score), following), maxlen=1).pop()
