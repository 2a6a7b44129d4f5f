"""Deals and parties written as records, with canonical cards and without what is the default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records import form
from piquet_tutor.game.records.beside import BESIDE
from piquet_tutor.game.records.notation import KEY_OF, write_bid
from piquet_tutor.game.records.replay import Calls, ParsedRecord, score_of
from piquet_tutor.game.state import Deal

TEXTS: Final = ("title", "source", "note")
"""What a record says beside its deal."""


def write_record(deal: Deal | ParsedRecord, **texts: str) -> dict[str, Any]:
    """A deal as ``piquet-record/1``, with canonical cards and without the calls of a seat that declares everything.

    A record cannot hold half a dialogue: a deal that stops during the calls is replayed to the end of them, with the
    missing calls made in full.

    Args:
        deal: a deal, or the parts of a record.
        **texts: ``title``, ``source`` and ``note``; an empty one is left out.

    Raises:
        TypeError: there is no such text.
    """
    _check_texts(texts)
    score = score_of(deal) if isinstance(deal, Deal) else deal
    record: dict[str, Any] = {"format": form.RECORD}
    for name in TEXTS:
        words = texts.get(name, getattr(score, name))
        if words:
            record[name] = words
    record["rules"] = score.rules.spoken
    seats = score.rules.table.seats
    if score.hands:
        record["hands"] = {seat: format_cards(score.hands[seat]) for seat in seats}
    else:
        record["deal"] = {seat: format_cards(score.dealt[seat]) for seat in seats}
        if score.talon:
            record["deal"]["talon"] = format_cards(score.talon)
    if score.bids:
        record["bids"] = [[each.seat, write_bid(each)] for each in score.bids]
    if score.exchange:
        discards = {seat: format_cards(score.exchange[seat]) for seat in seats if seat in score.exchange}
        record["exchange"] = discards
    calls = {seat: _written_calls(score.calls[seat]) for seat in seats if seat in score.calls}
    calls = {seat: said for seat, said in calls.items() if said}
    if calls:
        record["calls"] = calls
    if score.play:
        record["play"] = format_cards(score.play)
    for key, each in BESIDE.items():
        if key in score.beside:
            record[key] = each.written(score.beside[key])
    if score.standing is not None and _hangs_on_the_partie(score):
        points, number, deals = score.standing
        record["standing"] = {"points": dict(points), "deal": number, "deals": deals}
    return record


def _hangs_on_the_partie(score: ParsedRecord) -> bool:
    """Whether the ledger of a deal depends on its partie: the play was given up, or a race may end the deal."""
    return "conceded" in score.beside or "race.reached" in score.rules.clauses


def _check_texts(texts: Mapping[str, str]) -> None:
    for name in texts:
        if name not in TEXTS:
            raise TypeError(f"a record has no text {name!r}; it has {', '.join(TEXTS)}.")


def _written_calls(calls: Calls) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if calls.carte_blanche is not None:
        said["carte_blanche"] = calls.carte_blanche
    for kind in calls.kinds if len(calls.kinds) == len(KINDS) else [each for each in KINDS if each in calls.kinds]:
        given = [format_cards(cards) for cards in calls.kinds[kind]]
        said[KEY_OF[kind]] = (given[0] if given else None) if kind == "point" else given
    return said


def write_partie(partie: Partie, **texts: str) -> dict[str, Any]:
    """A partie as ``piquet-partie/1``; its deals do not repeat the rules.

    Args:
        partie: the partie so far.
        **texts: ``title``, ``source`` and ``note``.

    Raises:
        TypeError: there is no such text.
    """
    _check_texts(texts)
    deals = []
    for deal in partie.deals:
        record = write_record(deal)
        del record["rules"]
        record.pop("standing", None)
        deals.append(record)
    return {
        "format": form.PARTIE,
        **{name: texts[name] for name in TEXTS if texts.get(name)},
        "rules": partie.rules.spoken,
        "players": list(partie.players),
        "first_dealer": partie.first_dealer,
        "deals": deals,
    }
