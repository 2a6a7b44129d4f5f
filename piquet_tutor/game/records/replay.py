"""A record played through the engine, and a deal turned back into the parts of a record.

A record's ``calls`` list combinations in the order of calling: the first sequence or set listed is the one announced;
the others were counted after the class was good.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import (
    Action,
    Answer,
    Bidding,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Exchange,
    KeepCarteBlanche,
    Play,
    Reply,
    Show,
    playing,
)
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import KINDS, Combination, Kind
from piquet_tutor.game.deal import declarations, dialogue
from piquet_tutor.game.deal.asking import refused
from piquet_tutor.game.deal.engine import start, start_from_hands
from piquet_tutor.game.deal.phases.round import cards_called, full_word
from piquet_tutor.game.deal.retelling import carried_on, states_of
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.beside import due_now, told_beside
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies import calling, counting, younger_showing
from piquet_tutor.game.rules.policies.bidding import said as said_of
from piquet_tutor.game.rules.policies.carte_blanche import names_number
from piquet_tutor.game.state import Deal

Given = tuple[Cards, ...]
"""What a seat declares of one kind, in the order of calling; empty if it is sunk."""


@dataclass(frozen=True)
class Calls:
    """What one seat declares; a kind that is not named is declared in full."""

    kinds: Mapping[Kind, Given] = field(default_factory=dict)
    carte_blanche: bool | None = None


@dataclass(frozen=True)
class ParsedRecord:
    """A record, read and checked for form but not yet ruled on.

    Attributes:
        rules: the rule set.
        dealt: each seat's cards as dealt; empty if the record gives the hands after the exchange.
        hands: each seat's cards after the exchange; empty if it gives the deal.
        talon: top first.
        exchange: cards discarded by each seat that has exchanged.
        calls: what each seat declares.
        play: cards in the order played.
        bids: the bids, in order.
        beside: what is done beside words and cards, by its key (:data:`~piquet_tutor.game.records.beside.BESIDE`).
        standing: the standing of the partie, for a deal recorded on its own.
    """

    rules: RuleSet
    dealt: Mapping[Seat, Cards]
    hands: Mapping[Seat, Cards]
    talon: Cards
    exchange: Mapping[Seat, Cards]
    calls: Mapping[Seat, Calls]
    play: Cards
    bids: tuple[Bidding, ...] = ()
    title: str = ""
    source: str = ""
    note: str = ""
    beside: Mapping[str, Any] = field(default_factory=dict)
    standing: Standing | None = None


def opening(score: ParsedRecord, standing: Standing | None = None) -> Deal:
    """The deal at the beginning of a record, before any action.

    Args:
        score: the record.
        standing: the standing of the partie; None for the one in the record, if any.
    """
    standing = standing or score.standing
    if score.hands:
        blanks = tuple(seat for seat, calls in score.calls.items() if calls.carte_blanche)
        return start_from_hands(score.rules, score.hands, blanks, score.title, standing)
    return start(score.rules, score.dealt, score.talon, standing, score.title)


def replay(score: ParsedRecord, standing: Standing | None = None) -> Deal:
    """The deal as far as the record goes.

    Raises:
        Refused: the record breaks the rules; the ruling says what and why.
    """
    return deque(followed(score, standing), maxlen=1).pop()


def followed(score: ParsedRecord, standing: Standing | None = None) -> Iterator[Deal]:
    """The deal at the beginning of a record, and after each of its actions.

    Args:
        score: the record.
        standing: the standing of the partie; None for the one in the record, if any.

    Raises:
        Refused: the record breaks the rules; the ruling says what and why.
    """
    return carried_on(opening(score, standing), partial(next_action, score))


def next_action(score: ParsedRecord, deal: Deal) -> Action | None:
    """The next action of a record, or None at its end."""
    seat = deal.to_act or ""
    beside = due_now(score.beside, deal)
    if beside is not None:
        return beside
    if deal.phase == "carte_blanche":
        return _blank(score, deal, seat)
    if deal.phase == "exchange":
        return Exchange(seat, score.exchange[seat]) if seat in score.exchange else None
    if deal.phase == "bidding":
        words = len(said_of(deal))
        return score.bids[words] if words < len(score.bids) else None
    if deal.phase == "declare":
        return _word(score, deal, seat)
    if deal.phase == "round":
        return _round_word(score, deal, seat)
    if younger_showing.may_show(deal):
        return _show(score, deal)
    played = len(deal.table.seats) * len(deal.tricks) + len(deal.trick)
    return playing(seat, score.play[played]) if played < len(score.play) else None


def _blank(score: ParsedRecord, deal: Deal, seat: Seat) -> Action | None:
    if score.calls.get(seat, Calls()).carte_blanche is False:
        return KeepCarteBlanche(seat)
    first = seat == deal.table.seats[0]
    if first and names_number(deal):
        if seat not in score.exchange:
            return None
        return ClaimCarteBlanche(seat, len(score.exchange[seat]))
    return ClaimCarteBlanche(seat)


def _given(score: ParsedRecord, seat: Seat, kind: Kind) -> Given | None:
    return score.calls.get(seat, Calls()).kinds.get(kind)


def _word(score: ParsedRecord, deal: Deal, seat: Seat) -> Action:
    word = dialogue.expected(deal)
    if word is Call:
        kind = _next_kind(score, deal, seat)
        given = _given(score, seat, kind)
        if given is None:
            return declarations.full_call(deal, kind)
        return Call(seat, kind, given[0] if given else ())
    if word is Count:
        contest = counting.class_to_count(deal)
        assert contest is not None  # a count is expected
        given = _given(score, seat, contest.kind)
        return declarations.full_count(deal) if given is None else Count(seat, contest.kind, given[1:])
    contest = calling.current(deal)
    assert contest is not None  # an answer is expected
    given = _given(score, seat, contest.kind)
    if given is None:
        return declarations.full_reply(deal)
    return _reply(deal, seat, contest.kind, given)


def _round_word(score: ParsedRecord, deal: Deal, seat: Seat) -> Action:
    full = full_word(deal)
    given = _given(score, seat, full.kind)
    if given is None:
        return full
    called = cards_called(deal, seat, full.kind)
    if isinstance(full, Count):
        return Count(seat, full.kind, tuple(cards for cards in given if cards != called))
    call = Call(seat, full.kind, given[0] if given else ())
    return call if refused(deal, call) is None else Call(seat, full.kind)


def _reply(deal: Deal, seat: Seat, kind: Kind, given: Given) -> Action:
    if not given:
        return declarations.full_reply(deal, sunk=True)
    claim = calling.combination(deal, kind, given[0])
    if claim is None:
        return Reply(seat, kind, Answer.NOT_GOOD, given[0])
    return declarations.full_reply(deal, claim)


def _next_kind(score: ParsedRecord, deal: Deal, seat: Seat) -> Kind:
    kinds = calling.callable_kinds(deal)
    written = [kind for kind in score.calls.get(seat, Calls()).kinds if kind in kinds]
    return written[0] if len(written) == len(kinds) else kinds[0]


def _show(score: ParsedRecord, deal: Deal) -> Show:
    seat = deal.table.seats[1]
    full = younger_showing.full_show(deal)
    parts: dict[Kind, Given] = {}
    for kind in KINDS:
        given = _given(score, seat, kind)
        must, others = younger_showing.shows(deal, kind)
        if given is None:
            parts[kind] = full.of(kind)
        elif others:
            parts[kind] = tuple(cards for cards in _combinations_to_show(given) if not _kept(deal, kind, cards))
        else:
            parts[kind] = _combinations_to_show(given)[:1] if must is not None else ()
    point = parts["point"][0] if parts["point"] else ()
    return Show(seat, point, parts["sequence"], parts["set"])


def _combinations_to_show(given: Given) -> Given:
    """The listed combinations that are shown: if a part answered the call and the whole follows, only the whole."""
    wholes = [cards for cards in given[1:] if set(given[0]) < set(cards)]
    return (wholes[0], *(cards for cards in given[1:] if cards != wholes[0])) if wholes else given


def _kept(deal: Deal, kind: Kind, cards: Cards) -> bool:
    """Whether a listed combination was waived by answering “good” without asking, so that it does not count."""
    found: Combination | None = calling.combination(deal, kind, cards)
    return found is not None and younger_showing.waived(deal, kind, found)


# --- and back -------------------------------------------------------------------------------------


def score_of(deal: Deal) -> ParsedRecord:
    """The record that replays to this deal's ledger."""
    calls: dict[Seat, Calls] = {}
    said: dict[Seat, dict[Kind, list[Cards]]] = {seat: {} for seat in deal.table.seats}
    plain: dict[Seat, set[Kind]] = {seat: set(KINDS) for seat in deal.table.seats}
    blanks: dict[Seat, bool] = {} if deal.dealt else dict.fromkeys(deal.claimed, True)
    order: list[Kind] = []
    course = list(zip(deal.actions, pairwise(states_of(deal)), strict=True))
    for action, (state, _) in course:
        _listen(state, action, said, plain, blanks, order)
    for seat in deal.table.seats:
        _straighten(deal, seat, said[seat], plain[seat], order)
        kinds = {kind: tuple(said[seat][kind]) for kind in said[seat] if kind not in plain[seat]}
        if kinds or seat in blanks:
            calls[seat] = Calls(kinds, blanks.get(seat))
    return ParsedRecord(
        deal.rules,
        deal.dealt,
        {} if deal.dealt else deal.kept,
        deal.talon,
        _exchanged(deal),
        calls,
        tuple(action.card for action in deal.actions if isinstance(action, Play)),
        said_of(deal),
        deal.title,
        beside=told_beside(course),
        standing=deal.standing,
    )


def _exchanged(deal: Deal) -> dict[Seat, Cards]:
    """What each seat exchanged; empty while elder has named a number but not yet exchanged.

    A record cannot hold a number without cards, so such a deal is written as it was before the number was named.
    """
    discards = {action.seat: action.cards for action in deal.actions if isinstance(action, Exchange)}
    first = deal.table.seats[0]
    return {} if deal.claimed.get(first) is not None and first not in discards else discards


def _straighten(deal: Deal, seat: Seat, said: dict[Kind, list[Cards]], plain: set[Kind], order: list[Kind]) -> None:
    """If the classes were called in another than the usual order, list them all in that order."""
    usual = [kind for kind in KINDS if kind in order]
    if seat == deal.table.seats[0] and order != usual:
        for kind in order:
            said[kind] = said.pop(kind, [])
        plain.clear()


def _listen(
    state: Deal,
    action: Action,
    said: dict[Seat, dict[Kind, list[Cards]]],
    plain: dict[Seat, set[Kind]],
    blanks: dict[Seat, bool],
    order: list[Kind],
) -> None:
    if isinstance(action, KeepCarteBlanche):
        blanks[action.seat] = False
    elif state.phase == "round" and isinstance(action, Call | Count):
        given = said[action.seat].setdefault(action.kind, [])
        given.extend(action.combinations if isinstance(action, Count) else [action.cards] if action.cards else [])
        _mark(plain, action, action == full_word(state))
    elif isinstance(action, Call):
        order.append(action.kind)
        said[action.seat][action.kind] = [action.cards] if action.cards else []
        _mark(plain, action, action == declarations.full_call(state, action.kind))
    elif isinstance(action, Count):
        said[action.seat][action.kind].extend(action.combinations)
        _mark(plain, action, action == declarations.full_count(state))
    elif isinstance(action, Reply):
        given = said[action.seat].setdefault(action.kind, [])
        if action.cards and not given:
            given.append(action.cards)
        _mark(plain, action, action == declarations.full_reply(state))
    elif isinstance(action, Show):
        _listen_to_show(state, action, said, plain)
    elif isinstance(action, Concede) and not state.declared:
        _listen_to_show(state, younger_showing.full_show(state), said, plain)  # giving up shows all that is good


def _listen_to_show(
    state: Deal, action: Show, said: dict[Seat, dict[Kind, list[Cards]]], plain: dict[Seat, set[Kind]]
) -> None:
    full = younger_showing.full_show(state)
    for kind in KINDS:
        given = said[action.seat].setdefault(kind, [])
        there = {frozenset(cards) for cards in given}  # the same cards in another order are the same combination
        given.extend(cards for cards in action.of(kind) if frozenset(cards) not in there)
        if action.of(kind) != full.of(kind):
            plain[action.seat].discard(kind)


def _mark(plain: dict[Seat, set[Kind]], action: Call | Count | Reply, usual: bool) -> None:
    if not usual:
        plain[action.seat].discard(action.kind)
