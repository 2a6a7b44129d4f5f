"""Bids as records write them: ``7-3``, ``8+``, ``yes``, ``pass``, ``double``.

>>> write_bid(Bid("dealer", 9, 4)), write_bid(Bid("dealer", 8, 0, "minus")), write_bid(Pass("dealer"))
('9-4', '8-', 'pass')
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Accept, Bid, Bidding, Double, Pass
from piquet_tutor.game.records.faults import Phrase, RecordError, quoted
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.bidding import BID_PAIRS_CLAUSE, pairs_worth

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
