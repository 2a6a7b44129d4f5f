"""A record played through the engine; whatever in it breaks the rules is reported with its place."""

from __future__ import annotations

from typing import Any

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import (
    Action,
    Bidding,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Exchange,
    KeepCarteBlanche,
    Play,
    Reply,
)
from piquet_tutor.game.cards import Cards, Void, format_cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.deal.phases.exchange import bare
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.beside import BESIDE, beside_of
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.notation import KEY_OF, write_bid
from piquet_tutor.game.records.replay import ParsedRecord, followed
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.bidding import said
from piquet_tutor.game.state import Deal


def play_through(score: ParsedRecord, standing: Standing | None = None) -> Deal:
    """The deal as far as the record goes.

    Raises:
        RecordError: it breaks the rules, or has entries that the deal never reaches.
    """
    declaring = False
    try:
        for deal in followed(score, standing):
            if deal.kept and not declaring and not deal.done:
                declaring = True
                _check_calls(score, deal)
    except Refused as refusal:
        raise _refused(refusal, score, deal) from None
    _check_rest(score, deal)
    _check_done(score, deal)
    return deal


def _check_done(score: ParsedRecord, deal: Deal) -> None:
    """Check that the actions with a moment of their own (turning up, asking, conceding) have taken place."""
    for key, told in score.beside.items():
        missed = BESIDE[key].missed(told, deal)
        if missed is not None:
            raise missed


def _refused(refusal: Refused, score: ParsedRecord, deal: Deal) -> RecordError:
    ruling, action = refusal.ruling, refusal.action
    where, place = _where(score, deal, action)
    if isinstance(action, Concede) and deal.standing is None and deal.rules.options.concede_last_deal:
        return RecordError("concede.alone", where)
    return RecordError(str(ruling.facts["reason"]), where, place, ruling=ruling)


def _where(score: ParsedRecord, deal: Deal, action: Action) -> tuple[str, str]:
    beside = beside_of(action)
    if beside is not None:
        return beside.where(score.beside[beside.key], action)
    if isinstance(action, Play):
        number = len(deal.table.seats) * len(deal.tricks) + len(deal.trick)
        return f"play[{number}]", f"play, #{number + 1} ({action.card})"
    if isinstance(action, Bidding):
        number = len(said(deal))
        return f"bids[{number}]", f"bids, № {number + 1} ({action.seat}: {write_bid(action)})"
    if isinstance(action, (Exchange, ClaimCarteBlanche)):
        where = f"exchange.{action.seat}"
    elif isinstance(action, (Call, Count, Reply)):
        where = f"calls.{action.seat}.{KEY_OF[action.kind]}"
    elif isinstance(action, KeepCarteBlanche):
        where = f"calls.{action.seat}.carte_blanche"
    else:
        where = f"calls.{action.seat}"
    return where, where


def _check_calls(score: ParsedRecord, deal: Deal) -> None:
    """Check that everything called is held and is such a combination, even if it scores nothing."""
    for seat, calls in score.calls.items():
        for kind, given in calls.kinds.items():
            where = f"calls.{seat}.{KEY_OF[kind]}"
            used: set[Any] = set()
            runs: set[Any] = set()
            for number, cards in enumerate(given):
                place = where if kind == "point" else f"{where}[{number}]"
                _check_combination(deal, seat, kind, cards, place)
                larger = number and set(given[0]) < set(cards)  # a whole may follow a part of it that was called
                for one in cards:
                    if one in used and not (larger and one in given[0]):
                        raise RecordError("calls.once", place, card=one, kind=kind)
                used.update(cards)
                if kind == "sequence":
                    run = calling.run_of(deal, seat, calling.read(deal, kind, cards))
                    if not larger and not runs.isdisjoint(run):
                        raise RecordError("calls.one_run", place, cards=format_cards(cards), run=format_cards(run))
                    runs.update(run)


def _check_combination(deal: Deal, seat: Seat, kind: Kind, cards: Cards, where: str) -> None:
    hand = deal.kept[seat]
    for one in cards:
        if isinstance(one, Void):
            _check_void(deal, seat, one, where)
        elif one not in hand:
            raise RecordError("calls.not_held", where, seat=seat, card=one)
    if calling.combination(deal, kind, cards) is None:
        raise RecordError("calls.no_such", where, cards=format_cards(cards), kind=kind)


def _check_void(deal: Deal, seat: Seat, one: Void, where: str) -> None:
    if deal.rules.options.nought_value == "off":
        raise RecordError("calls.no_nought", where, void=one)
    of_it = [each for each in deal.kept[seat] if each.suit is one.suit]
    if of_it:
        raise RecordError("calls.not_void", where, seat=seat, card=of_it[0], void=one)


def _check_rest(score: ParsedRecord, deal: Deal) -> None:
    """Check that nothing in the record is left over where the deal stops."""
    first, second = deal.table.seats[0], deal.table.seats[-1]
    played = len(deal.table.seats) * len(deal.tricks) + len(deal.trick)
    waiting = deal.phase in ("carte_blanche", "bidding", "exchange")
    if len(said(deal)) < len(score.bids):
        raise RecordError("bids.over", f"bids[{len(said(deal))}]", "bids", count=len(score.bids), limit=len(said(deal)))
    if waiting and "bidding" in deal.rules.phases and deal.undertaking is None:
        if score.play or score.exchange or any(calls.kinds for calls in score.calls.values()):
            raise RecordError("bids.missing", "bids")
        return
    if waiting and len(deal.table.seats) == 2 and first not in score.exchange and second in score.exchange:
        raise RecordError("exchange.early", f"exchange.{second}", seat=second, other=first)
    missing = next((seat for seat in deal.table.seats if seat not in score.exchange), "")
    if waiting and score.play:
        raise RecordError("play.early", "play", seat=missing)
    if waiting and any(calls.kinds for calls in score.calls.values()):
        raise RecordError("calls.early", "calls", seat=missing)
    if not waiting:
        _check_what_is_skipped(score, deal)
    if played < len(score.play):
        raise RecordError("play.over", f"play[{played}]", "play", count=len(score.play), limit=played)


def _check_what_is_skipped(score: ParsedRecord, deal: Deal) -> None:
    """Check that there are no exchanges or calls in a deal without that phase, as when nobody bid."""
    for seat, cards in score.exchange.items():
        if cards and seat not in deal.discards:
            raise RecordError("exchange.none", f"exchange.{seat}", seat=seat)
    if bare(deal):
        for seat, calls in score.calls.items():
            for kind, given in calls.kinds.items():
                if given:
                    raise RecordError("calls.none", f"calls.{seat}.{KEY_OF[kind]}", seat=seat)
