"""The button that asks to see, beside the ruling from which the wish arises: what was named, or what was answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.offers import Offer
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling, known_to
from piquet_tutor.game.actions import AskToSee
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import CLASSES, LAID_OPEN


def beside_rulings(feed: Scene, deal: Deal | None, viewpoint: Viewpoint, offered: Iterable[Offer]) -> Scene:
    """The scene of the feed with what may be asked beside its rulings.

    Args:
        feed: the rulings as they are shown.
        deal: the deal they are of.
        viewpoint: who looks.
        offered: the buttons that stand below the table; only those that ask to see are taken.
    """
    asking = [each for each in offered if isinstance(each.action, AskToSee)]
    if deal is None or not asking:
        return feed
    known = known_to(deal.rulings, viewpoint.seat)
    beside = {number: offer for offer in asking if (number := _arises_from(known, deal, offer.action))}
    passages = [
        {**one, "offer": {"id": beside[one["number"]].id, "label": beside[one["number"]].label}}
        if one["number"] in beside
        else one
        for one in feed["passages"]
    ]
    return {**feed, "passages": passages}


def _arises_from(known: tuple[Ruling, ...], deal: Deal, action: Any) -> int:
    """The ruling that one asks about: the newest of that class that names a suit or answers; nought for none."""
    mine = deal.table.side_of(action.seat)
    for each in reversed(known):
        if each.subject in LAID_OPEN and each.facts["kind"] == action.kind and each.side != mine:
            return each.number
        if each.subject == CLASSES[action.kind].answered:
            return each.number
    return 0
