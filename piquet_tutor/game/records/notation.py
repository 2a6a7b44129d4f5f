"""How things are written in records and rulings: cards, kinds of call, bids, facts.

>>> written(dict(rank=Rank.QUEEN, suit=Suit.HEARTS, cards=(parse_card("AS"), parse_card("KS")), length=5))
{'rank': 'Q', 'suit': 'H', 'cards': 'AS KS', 'length': 5}
>>> write_bid(Bid("dealer", 9, 4)), write_bid(Bid("dealer", 8, 0, "minus")), write_bid(Pass("dealer"))
('9-4', '8-', 'pass')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from piquet_tutor.engine.faults import Phrase, quoted
from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Accept, Bid, Bidding, Double, Pass
from piquet_tutor.game.cards import Card, CardError, Cards, Pack, Rank, Suit, Void, format_cards, parse_card
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.bidding import BID_PAIRS_CLAUSE, pairs_worth

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


_WORDS: Final[dict[str, Callable[[Seat], Bidding]]] = {
    **{each.word: each for each in (Accept, Pass, Double)},
    "redouble": Double,
}
_SIGNS: Final = {"+": "plus", "-": "minus"}
_PAIR: Final = re.compile(r"(\d{1,2})\s*-\s*(\d)")
_SIGNED: Final = re.compile(r"(\d{1,2})\s*([+-])")


def read_bid(text: str, seat: Seat, rules: RuleSet, where: str) -> Bidding:
    """Read one bid. A bare number stands for the pair that is worth it, if there is only one.

    Raises:
        RecordError: it is not a bid, or a number that could mean several bids, which the error names.
    """
    word = text.strip().lower()
    if word in _WORDS:
        return _WORDS[word](seat)
    if BID_PAIRS_CLAUSE not in rules.clauses:
        found = _SIGNED.fullmatch(word)
        if found:
            return Bid(seat, int(found[1]), 0, _SIGNS[found[2]])
        raise RecordError("bids.unknown", where, text=quoted(text), hint=Phrase("bid-signed"))
    found = _PAIR.fullmatch(word)
    if found:
        return Bid(seat, int(found[1]), int(found[2]))
    if word.isascii() and word.isdigit():
        return _worth(int(word), seat, rules, where)
    raise RecordError("bids.unknown", where, text=quoted(text), hint=Phrase("bid-pair"))


def _worth(number: int, seat: Seat, rules: RuleSet, where: str) -> Bid:
    meant = pairs_worth(rules.clauses[BID_PAIRS_CLAUSE].params, number)
    if len(meant) == 1:
        return Bid(seat, *meant[0])
    if not meant:
        raise RecordError("bids.unknown", where, text=str(number), hint=Phrase("bid-worth"))
    listed = tuple(f"{tricks}-{left}" for tricks, left in meant)
    raise RecordError("bids.ambiguous", where, number=number, pairs=listed)


def write_bid(said: Bidding) -> str:
    """One bid as records write it; a redouble is written ``double``, as the bids before it tell which it is."""
    if isinstance(said, Bid):
        if said.sign:
            return f"{said.tricks}{'+' if said.sign == 'plus' else '-'}"
        return f"{said.tricks}-{said.left}"
    return said.word
