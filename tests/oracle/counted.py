"""Deals counted by hand: the cases of ``tests/cases`` that say what each side ``counts``, and not how it comes about.

Such a case has ``hands`` (after the exchange) or ``dealt`` (with the ``talon``) by seat, ``bids``, ``exchange``,
``calls`` (``silent`` sinks all of a hand, an empty point the point) and ``play``. Of a side it names what it ``counts``
(``point 5, sequence 15``, and nothing besides; their sum is its total) or ``has`` among others (``no pique``: not
that); or why the record is ``unlawful``. It is held against the brute scorer of its form and against the engine, and
its record is read back to an equal ledger.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from piquet_tutor.game.records.io import read_deal
from tests.oracle.agreement import trouble
from tests.oracle.bidding_scorer import Unlawful
from tests.oracle.scorers import score

KEYS: Final = {"dealt", "bids", "exchange", "calls", "counts", "has", "unlawful"}
SILENT: Final = {"point": None, "sequences": [], "sets": []}


def record_of(told: dict[str, Any], hands: dict[str, str]) -> dict[str, Any]:
    """The record that a case tells of; the cards of a hand and a play may have a name."""
    record: dict[str, Any] = {"format": "piquet-record/1", "rules": told["rules"]}
    if told.get("options"):
        record["rules"] = {"base": told["rules"], "options": told["options"]}
    for key, name in (("hands", "hands"), ("dealt", "deal")):
        if key in told:
            record[name] = {seat: hands.get(each, each) for seat, each in told[key].items()}
    if "bids" in told:
        record["bids"] = [each.split() for each in told["bids"].split(", ")]
    calls = {seat: _calls(each) for seat, each in told.get("calls", {}).items()}
    play = {"play": hands.get(told["play"], told["play"])}
    return {**record, **{key: told[key] for key in ("exchange",) if told.get(key)}, "calls": calls, **play}


def _calls(told: Any) -> dict[str, Any]:
    if told == "silent":
        return SILENT
    said = {**SILENT, **told} if told.get("silent") else dict(told)
    said.pop("silent", None)
    return {key: None if each == "" else each for key, each in said.items()}


def check(told: dict[str, Any], hands: dict[str, str]) -> None:
    """Whether the brute scorer of its form, and the engine, count it as it was counted by hand."""
    record = record_of(told, hands)
    if told.get("unlawful"):
        with pytest.raises(Unlawful) as caught:
            score(record)
        assert told["unlawful"] in str(caught.value)
        return
    deal = read_deal(record)
    assert not (trouble(deal) if deal.done else "")
    for tally in (score(record), deal.tally()):
        for side, text in told.get("counts", {}).items():
            wanted = points_of(text)
            in_all = sum(points for kind, points in wanted.items() if kind not in ("above", "below"))
            found = {kind: points for kind, points in tally[side].items() if points}
            assert found == {**wanted, **({"total": in_all} if in_all else {})}, (side, tally)
        for side, text in told.get("has", {}).items():
            assert points_of(text).items() <= tally[side].items(), (side, tally)
            assert not {each[3:] for each in text.split(", ") if each.startswith("no ")} & set(tally[side])


def points_of(text: str) -> dict[str, int]:
    """What a side scored by kind: ``point 5, sequence 15``, or ``nothing``."""
    parts = [each.split() for each in text.split(", ") if text != "nothing" and not each.startswith("no ")]
    return {kind: int(points) for kind, points in parts}
