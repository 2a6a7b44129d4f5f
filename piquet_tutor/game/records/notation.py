"""How things are written in records and rulings: cards, kinds of call, facts.

>>> written(dict(rank=Rank.QUEEN, suit=Suit.HEARTS, cards=(parse_card("AS"), parse_card("KS")), length=5))
{'rank': 'Q', 'suit': 'H', 'cards': 'AS KS', 'length': 5}
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.engine.sources import Citation
from piquet_tutor.game.cards import Card, CardError, Cards, Pack, Rank, Suit, Void, format_cards, parse_card
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.records.faults import RecordError, quoted

KEY_OF: Final[dict[Kind, str]] = {"point": "point", "sequence": "sequences", "set": "sets"}
"""The key under which records list each kind of call."""
KIND_OF: Final[dict[str, Kind]] = {key: kind for kind, key in KEY_OF.items()}

_TOKEN: Final = re.compile(r"[^\s,;]+")


def cards_at(text: str, where: str, pack: Pack, voids: bool = False) -> Cards:
    """Cards as written in a record, in their order.

    Args:
        text: cards separated by spaces or commas.
        where: the place in the record, for the error.
        pack: the pack to which they must belong.
        voids: whether the marker of a void suit, such as -S, is allowed.

    Raises:
        RecordError: one of them is not a card, or not in the pack.
    """
    found = []
    for number, token in enumerate(_TOKEN.findall(text)):
        place = (f"{where}[{number}]", f"{where}, #{number + 1}")
        try:
            one = parse_card(token)
        except CardError:
            raise RecordError("card.unknown", *place, text=quoted(token)) from None
        if one not in pack and not (voids and isinstance(one, Void)):
            raise RecordError("card.not_in_pack", *place, card=one, size=pack.size)
        found.append(one)
    return tuple(found)


def written(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a ruling as JSON values."""
    return {name: written_fact(value) for name, value in facts.items()}


def written_cites(cites: Iterable[Citation]) -> list[dict[str, str]]:
    """Citations as JSON values: the source's id, and the place in it."""
    return [{"source": cite.source, "locus": cite.locus} for cite in cites]


def written_fact(value: Any) -> Any:
    """One fact as a JSON value.

    Cards become text (no cards an empty one), ranks and suits their letter (``"Q"``, ``"T"``, ``"H"``), several groups
    of cards a list of texts. Numbers, strings, booleans and None are unchanged.
    """
    if isinstance(value, OnlyFor):
        return written_fact(value.value)
    if isinstance(value, (Rank, Suit)):
        return value.letter
    if isinstance(value, Card):
        return value.code
    if isinstance(value, (tuple, list)):
        if all(isinstance(each, Card) for each in value):
            return format_cards(value)
        return [written_fact(each) for each in value]
    return value
