"""A record played through the engine, and a deal turned back into the parts of a record.

A record's ``calls`` list combinations in the order of calling: the first sequence or set listed is the one announced;
the others were counted after the class was good.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import (
    Action,
    Answer,
    AskToSee,
    Bidding,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Exchange,
    FaceUntaken,
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
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies import calling, counting, younger_showing
from piquet_tutor.game.rules.policies.bidding import said as said_of
from piquet_tutor.game.rules.policies.blank import names_number
from piquet_tutor.game.state import Deal

BEFORE_CALLS: Final = "before_calls"
AFTER_LEAD: Final = "after_lead"
AFTER_SHOW: Final = "after_show"
FACED: Final = (BEFORE_CALLS, AFTER_LEAD, AFTER_SHOW)
"""When younger can turn up the cards left in the talon: before the calls, after the lead, or after showing."""

Given = tuple[Cards, ...]
"""What a seat declares of one kind, in the order of calling; empty if it is sunk."""


@dataclass(frozen=True)
class Calls:
    """What one seat declares; a kind that is not named is declared in full."""

    kinds: Mapping[Kind, Given] = field(default_factory=dict)
    carte_blanche: bool | None = None


_MOVES: Final = (FaceUntaken, Call, Reply, Count, Show, Play)


class ShowRequest(NamedTuple):
    """A seat's request to see what the opponent declared.

    Attributes:
        after: how many calls, answers, counts, showings, cards and turnings-up of the talon came before it; None if it
            was asked as soon as possible.
    """

    seat: Seat
    kind: Kind
    after: int | None = None


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
        faced: when younger turned up the talon cards they left (:data:`FACED`); empty if they did not.
        conceded: who gave up the play; empty if nobody did.
        asked: the requests to show.
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
    faced: str = ""
    conceded: Seat = ""
    standing: Standing | None = None
    asked: tuple[ShowRequest, ...] = ()


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
    request = _now_asked(score.asked, deal) if score.asked else None
    if request is not None:
        return request
    if score.faced and _now_faced(score.faced, deal):
        return FaceUntaken(deal.table.seats[1])
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
    if score.conceded == seat:
        return Concede(seat)
    played = len(deal.table.seats) * len(deal.tricks) + len(deal.trick)
    return playing(seat, score.play[played]) if played < len(score.play) else None


def asked_of(deal: Deal) -> frozenset[tuple[Seat, Kind]]:
    """The requests to show that have been made: seat and kind."""
    return frozenset((each.seat, each.kind) for each in deal.actions if isinstance(each, AskToSee))


def _now_asked(asked: Iterable[ShowRequest], deal: Deal) -> AskToSee | None:
    """The request to show that a record has at this moment, if any."""
    done, now, open_now = asked_of(deal), _moves(deal), deal.requests
    for seat, kind, after in asked:
        request = AskToSee(seat, kind)
        if (seat, kind) not in done and (after == now or (after is None and request in open_now)):
            return request
    return None


def _moves(deal: Deal) -> int:
    """How many calls, answers, counts, showings, cards and turnings-up of the talon there have been."""
    return sum(isinstance(each, _MOVES) for each in deal.actions)


def _now_faced(faced: str, deal: Deal) -> bool:
    """Whether this is the moment at which a record has the talon turned up."""
    if deal.faced:
        return False
    if faced == BEFORE_CALLS:
        return deal.phase == "declare" and not any(contest.spoken for contest in deal.contests.values())
    led = deal.phase == "play" and bool(deal.trick) and not deal.tricks
    return led and (faced == AFTER_LEAD or not younger_showing.may_show(deal))


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
    faced = conceded = ""
    asked: list[ShowRequest] = []
    opened: dict[AskToSee, int] = {}
    for action, (state, after) in zip(deal.actions, pairwise(states_of(deal)), strict=True):
        _listen(state, action, said, plain, blanks, order)
        if isinstance(action, FaceUntaken):
            faced = _when_faced(state)
        elif isinstance(action, Concede):
            conceded = action.seat
        elif isinstance(action, AskToSee):
            now = _moves(state)
            asked.append(ShowRequest(action.seat, action.kind, None if opened[action] == now else now))
        for request in after.requests:
            opened.setdefault(request, _moves(after))
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
        faced=faced,
        conceded=conceded,
        standing=deal.standing,
        asked=tuple(asked),
    )


def _exchanged(deal: Deal) -> dict[Seat, Cards]:
    """What each seat exchanged; empty while elder has named a number but not yet exchanged.

    A record cannot hold a number without cards, so such a deal is written as it was before the number was named.
    """
    discards = {action.seat: action.cards for action in deal.actions if isinstance(action, Exchange)}
    first = deal.table.seats[0]
    return {} if deal.claimed.get(first) is not None and first not in discards else discards


def _when_faced(state: Deal) -> str:
    if state.phase == "declare":
        return BEFORE_CALLS
    return AFTER_SHOW if any(isinstance(action, Show) for action in state.actions) else AFTER_LEAD


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
