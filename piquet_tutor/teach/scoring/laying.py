"""The cards that a box is about, laid out in labelled rows and tricks, for a page, a worksheet or a notebook."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import side_name
from piquet_tutor.narration.players import named

Scene = dict[str, Any]

NO_NAMES: Final[Mapping[Seat, str]] = MappingProxyType({})
AS_DEALT: Final = "carte_blanche"
"""The box that is about the hands before the exchange."""
WITH_TRICKS: Final = frozenset({"pique", "play", "cards", "bid", "total"})


def table_scene(deal: Deal) -> Scene:
    """The cards of a deal as it stands: every hand, what was dealt, the talon, the tricks.

    Nothing is hidden: a scorer sees both hands. Cards are canonical codes, separated by spaces.
    """
    return {
        "seats": list(deal.table.seats),
        "dealt": {seat: format_cards(cards) for seat, cards in deal.dealt.items()},
        "kept": {seat: format_cards(cards) for seat, cards in deal.kept.items()},
        "hands": {seat: format_cards(cards) for seat, cards in deal.hands.items()},
        "discards": {seat: format_cards(cards) for seat, cards in deal.discards.items()},
        "talon": format_cards(deal.stock),
        "tricks": [
            {"number": number, "leader": trick.leader, "cards": format_cards(trick.cards), "winner": trick.winner}
            for number, trick in enumerate(deal.tricks, 1)
        ],
        "trick": {"leader": deal.leader, "cards": format_cards(deal.trick)},
        "phase": deal.phase,
    }


def table_for(box: str, table: Scene, language: str, called: Mapping[Seat, str] = NO_NAMES) -> Scene:
    """The cards that one box is about.

    Args:
        box: the box.
        table: the deal as :func:`table_scene` returns it.
        language: a language that the catalogue has.
        called: who sits in a seat, by name: a row is then called “Anna (elder)”, and a trick is Anna's.
    """
    return table_of(table, "only" if box == AS_DEALT else "", box in WITH_TRICKS, language, called)


def table_of(
    table: Scene, as_dealt: str, with_tricks: bool, language: str, called: Mapping[Seat, str] = NO_NAMES
) -> Scene:
    """The cards of a deal: ``rows`` of hands and discards, and ``tricks``.

    Args:
        table: the deal as :func:`table_scene` returns it.
        as_dealt: ``only`` to show the hands as dealt, ``also`` to show them besides the hands kept, or empty.
        with_tricks: whether to show the tricks.
        language: a language that the catalogue has.
        called: who sits in a seat, by name.
    """
    rows = []
    for seat in table["seats"]:
        name = named(called[seat], seat, language) if seat in called else side_name(seat, language)
        dealt, kept = table["dealt"].get(seat, ""), table["kept"].get(seat, "")
        exchanged = bool(kept and dealt) and set(kept.split()) != set(dealt.split())
        if exchanged and as_dealt:
            rows.append(_row("dealt", name, dealt, as_dealt == "also", language))
        if not exchanged or as_dealt != "only":
            cards = kept or dealt or table["hands"].get(seat, "")
            rows.append(_row("kept" if exchanged else "held", name, cards, False, language))
        if not as_dealt:
            rows.append(_row("out", name, table["discards"].get(seat, ""), True, language))
    tricks = [_trick(each, language, called) for each in table["tricks"]] if with_tricks else []
    return {"rows": [row for row in rows if row["cards"]], "tricks": tricks}


def _row(key: str, name: str, cards: str, small: bool, language: str) -> Scene:
    label = narration.whole(f"scorer-page-{key}", language, name=name)
    return {"label": label, "cards": cards.split(), "small": small}


def _trick(trick: Scene, language: str, called: Mapping[Seat, str]) -> Scene:
    leader, winner = (called.get(trick[who]) or side_name(trick[who], language) for who in ("leader", "winner"))
    label = narration.whole("scorer-page-trick", language, number=str(trick["number"]), leader=leader, winner=winner)
    cards = trick["cards"].split()
    return {"number": trick["number"], "cards": cards, "leader": leader, "winner": winner, "label": label}
