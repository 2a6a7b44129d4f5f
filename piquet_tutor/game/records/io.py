"""Records read and written: JSON in, a deal that has been played through the engine out; and back.

>>> deal = read_deal({"format": "piquet-record/1", "rules": "rubicon", "deal": {
...     "elder": "AS KS JS AH QH JH 8H JC 8C 7C 9D 8D", "younger": "TS 7S TH 9H 7H KC QC TC AD QD JD TD",
...     "talon": "9S 8S KH 9C KD QS AC 7D"}, "exchange": {"elder": "KS 8C 7C 9D 8D", "younger": "7S 9H 7H"}})
>>> deal.tally()["elder"]
{'point': 5, 'sequence': 4, 'total': 9}
>>> write_record(deal, title="Cavendish's example")["exchange"]["younger"]
'7S 9H 7H'
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from os import PathLike
from typing import Any

from piquet_tutor.engine.faults import quoted
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records import form, text
from piquet_tutor.game.records.checking import play_through
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.reading import rules_from, score_from
from piquet_tutor.game.records.replay import ParsedRecord
from piquet_tutor.game.records.writing import write_partie, write_record
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

__all__ = [
    "Source",
    "partie_from",
    "play_through",
    "read_deal",
    "read_partie",
    "read_score",
    "read_value",
    "rules_from",
    "score_from",
    "write_partie",
    "write_record",
]

Source = Mapping[str, Any] | str | bytes | PathLike[str]
"""A record: a mapping, JSON text, or a path object (a string is always text, never a path)."""


def read_value(source: Source) -> dict[str, Any]:
    """A record of either format; its shape is checked, but not yet its cards.

    Raises:
        RecordError: it cannot be read.
    """
    if isinstance(source, PathLike):
        source = text.read_bytes(source)
    elif isinstance(source, Mapping):
        try:
            source = json.dumps(dict(source))
        except (TypeError, ValueError, RecursionError):
            raise RecordError("json.mapping", "") from None
    elif not isinstance(source, str | bytes):
        raise RecordError("record.kind", "", found=quoted(repr(source)))
    value = text.parse(source)
    form.check(value)
    found: dict[str, Any] = value
    return found


def read_deal(source: Source, rules: RuleSet | None = None) -> Deal:
    """A deal, played through the engine as far as its record goes.

    Args:
        source: the record.
        rules: a rule set to use instead of the record's own.

    Raises:
        RecordError: the record is invalid, or breaks the rules.
    """
    return play_through(read_score(source, rules))


def read_score(source: Source, rules: RuleSet | None = None) -> ParsedRecord:
    """A record of one deal, its form and cards checked, not yet ruled on.

    Raises:
        RecordError: the record is invalid.
    """
    value = read_value(source)
    if value["format"] == form.PARTIE:
        raise RecordError("partie.one_deal", "", "")
    return score_from(value, rules)


def read_partie(source: Source, rules: RuleSet | None = None) -> Partie:
    """A partie, its deals played through the engine in order, each with the standing of the partie before it.

    Raises:
        RecordError: the record or one of its deals is invalid, or breaks the rules.
    """
    value = read_value(source)
    if value["format"] != form.PARTIE:
        raise RecordError("partie.wanted", "", "")
    return partie_from(value, rules)


def partie_from(value: Mapping[str, Any], rules: RuleSet | None = None) -> Partie:
    """The partie in a value whose shape has been checked (:func:`read_value`).

    Raises:
        RecordError: see :func:`read_partie`.
    """
    own = rules_from(value["rules"])
    players = tuple(value["players"])
    table = (rules or own).table
    if len(players) != len(table.seats):
        raise RecordError("partie.seats", "players", count=len(players), wanted=len(table.seats))
    if len(set(players)) < len(players):
        raise RecordError("partie.players", "players")
    dealer = value["first_dealer"]
    if dealer not in players:
        listed = tuple(quoted(player) for player in players)
        raise RecordError("partie.first_dealer", "first_dealer", name=quoted(dealer), players=listed)
    partie = begin(rules or own, players, dealer)
    for number, record in enumerate(value["deals"]):
        try:
            partie = partie.with_deal(_deal_of(partie, record, own))
        except RecordError as error:
            raise error.inside(f"deals[{number}]") from None
    return partie


def _deal_of(partie: Partie, record: Mapping[str, Any], own: RuleSet) -> Deal:
    if "rules" in record and rules_from(record["rules"]) != own:
        raise RecordError("partie.rules", "rules")
    if partie.over:
        raise RecordError("partie.over", "", "")
    if "standing" in record:
        raise RecordError("partie.standing", "standing")
    written_by = own if partie.rules != own else None
    deal = play_through(score_from(record, partie.rules_now, written_by), partie.standing)
    if not deal.done:
        raise RecordError("partie.unfinished", "", "")
    return deal
