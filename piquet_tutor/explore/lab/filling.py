"""Filling in the rest of a sheet at random; and the hands after an exchange that has been made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.explore.lab.faults import EditFault
from piquet_tutor.explore.lab.judging import judged
from piquet_tutor.explore.lab.recording import of_deal
from piquet_tutor.explore.lab.sheet import Lists, Sheet
from piquet_tutor.game.deal.layout import Place, filled_places
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.state import Deal

PARTS: Final = ("cards", "exchange", "play")


def filled(sheet: Sheet, seed: int, part: str = "cards") -> Sheet:
    """The sheet with what is missing filled in at random; the rest stays as it is.

    Args:
        sheet: the sheet.
        seed: the same seed fills the same sheet in the same way.
        part: ``cards``: every place gets the cards it lacks from those not placed, as far as they go. ``exchange`` or
            ``play``: after that the deal goes on from where it stops, with random legal moves, to the end of that part.

    Raises:
        EditFault: there is no such part, or the deal cannot go on because of a fault.
    """
    if part not in PARTS:
        raise EditFault("fill", part=str(part), parts=", ".join(PARTS))
    rng = Random(seed)
    sheet = _with_cards(sheet, rng)
    return sheet if part == "cards" else _going_on(sheet, rng, part)


def _with_cards(sheet: Sheet, rng: Random) -> Sheet:
    rules = sheet.rule_set
    loose = list(sheet.loose)
    rng.shuffle(loose)
    seats = rules.table.seats
    hands = [Place(sheet.hands.get(seat, ()), rules.hand_size) for seat in seats]
    *full, talon, _ = filled_places(
        [*hands, Place(sheet.talon, sheet.talon_size if sheet.basis == "deal" else 0)], loose
    )
    kept = {**sheet.hands, **dict(zip(seats, full, strict=True))}
    return replace(sheet, hands=Frozen({seat: cards for seat, cards in kept.items() if cards}), talon=talon)


_ENOUGH: Final[dict[str, Callable[[Deal], bool]]] = {
    "exchange": lambda deal: bool(deal.kept),
    "play": lambda deal: deal.done,
}


def _going_on(sheet: Sheet, rng: Random, part: str) -> Sheet:
    found = judged(sheet)
    if found.faults or found.deal is None:
        raise EditFault("fill_unsound", fault=found.faults[0].where)
    done = of_deal(play_out(found.deal, rng, _ENOUGH[part]))
    return replace(done, title=sheet.title, source=sheet.source, note=sheet.note, standing=sheet.standing)


def hands_after_exchange(sheet: Sheet) -> Lists | None:
    """The hands after the exchange; None where the sheet does not go that far."""
    if sheet.basis == "hands":
        return sheet.hands
    deal = judged(replace(sheet, calls=Frozen(), play=(), beside=Frozen())).deal
    return Frozen(deal.kept) if deal is not None and deal.kept else None
