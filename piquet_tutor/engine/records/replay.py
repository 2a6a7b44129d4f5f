"""A record played through the engine, and a deal written back as a record's parts.

A record's ``calls`` list what was called in the order of calling: the first sequence or set listed is the one
announced, the rest were counted when the class was good.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from piquet_tutor.engine.actions import (
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
)
from piquet_tutor.engine.cards import Cards
from piquet_tutor.engine.combinations import KINDS, Combination, Kind
from piquet_tutor.engine.deal import declarations, dialogue, requests
from piquet_tutor.engine.deal.asking import refused
from piquet_tutor.engine.deal.engine import apply, start, start_from_hands
from piquet_tutor.engine.deal.phases.round import cards_called, full_word
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rules.parts import Standing
from piquet_tutor.engine.rules.policies import calling, counting, showing
from piquet_tutor.engine.rules.policies.bidding import said as said_of
from piquet_tutor.engine.rules.policies.blank import names_number
from piquet_tutor.engine.table import Seat

BEFORE_CALLS: Final = "before_calls"
AFTER_LEAD: Final = "after_lead"
AFTER_SHOW: Final = "after_show"
FACED: Final = (BEFORE_CALLS, AFTER_LEAD, AFTER_SHOW)
"""When younger can turn up what is left of the talon: before the calls, after the lead, or having shown his own."""

Given = tuple[Cards, ...]
"""What a seat declares of one kind, in the order of calling; empty: sunk."""


@dataclass(frozen=True)
class Calls:
    """What one seat declares; a kind that is not named is declared in full."""

    kinds: Mapping[Kind, Given] = field(default_factory=dict)
    carte_blanche: bool | None = None


_MOVES: Final = (FaceUntaken, Call, Reply, Count, Show, Play)


class Asked(NamedTuple):
    """That a seat asked to see what the opponent had declared.

    Attributes:
        after: how many calls, answers, counts, showings and cards came before it (and the talon turned up); None: it
            was asked as soon as it could be.
    """

    seat: Seat
    kind: Kind
    after: int | None = None


@dataclass(frozen=True)
class Score:
    """A record, read and checked for form, not yet ruled on: a score as musicians have one, which says what to play.

    Attributes:
        rules: the rule set.
        dealt: twelve cards a seat; empty when the record gives the hands after the exchange.
        hands: twelve cards a seat after the exchange; empty when it gives the deal.
        talon: top first.
        exchange: cards discarded by each seat that has exchanged.
        calls: what each seat declares.
        play: cards in the order played.
        bids: what was said in the bidding, in order.
        faced: when younger turned up the talon cards he left (:data:`FACED`); empty when he did not.
        conceded: who gave up the play; empty when nobody did.
        asked: what a seat asked the other to show.
        standing: what the partie brought to a deal that stands alone.
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
    asked: tuple[Asked, ...] = ()


def opening(score: Score, standing: Standing | None = None) -> Deal:
    """The deal as the record begins, before anything is done.

    Args:
        score: the record.
        standing: what the partie brings; without it, what the record itself says of that.
    """
    standing = standing or score.standing
    if score.hands:
        blanks = tuple(seat for seat, calls in score.calls.items() if calls.carte_blanche)
        return start_from_hands(score.rules, score.hands, blanks, score.title, standing)
    return start(score.rules, score.dealt, score.talon, standing, score.title)


def replay(score: Score, standing: Standing | None = None) -> Deal:
    """The deal as far as the record goes.

    Raises:
        Refused: the record does something the rules do not allow; its ruling says what and why.
    """
    return deque(followed(score, opening(score, standing)), maxlen=1).pop()


def followed(score: Score, deal: Deal) -> Iterator[Deal]:
    """A deal as it stands, and again after each thing the record does from there on, as far as the record goes.

    Args:
        score: the record.
        deal: where to begin: its opening, or a later state of it.

    Raises:
        Refused: the record does something the rules do not allow; its ruling says what and why.
    """
    yield deal
    while not deal.done:
        action = next_action(score, deal)
        if action is None:
            return
        deal = apply(deal, action)
        yield deal


def next_action(score: Score, deal: Deal) -> Action | None:
    """What the record does next, or None where it stops."""
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
    if showing.may_show(deal):
        return _show(score, deal)
    if score.conceded == seat:
        return Concede(seat)
    played = len(deal.table.seats) * len(deal.tricks) + len(deal.trick)
    return Play(seat, score.play[played]) if played < len(score.play) else None


def asked_of(deal: Deal) -> frozenset[tuple[Seat, Kind]]:
    """Which seats have asked to see what of the other's."""
    return frozenset((each.seat, each.kind) for each in deal.actions if isinstance(each, AskToSee))


def _now_asked(asked: Iterable[Asked], deal: Deal) -> AskToSee | None:
    """What a record has a seat ask to see just now."""
    done, now, open_now = asked_of(deal), _moves(deal), set(requests.open_requests(deal))
    for seat, kind, after in asked:
        request = AskToSee(seat, kind)
        if (seat, kind) not in done and (after == now or (after is None and request in open_now)):
            return request
    return None


def _moves(deal: Deal) -> int:
    """How many calls, answers, counts, showings and cards there have been, and the talon turned up."""
    return sum(isinstance(each, _MOVES) for each in deal.actions)


def _now_faced(faced: str, deal: Deal) -> bool:
    """Whether the moment has come at which a record has the talon turned up."""
    if deal.faced:
        return False
    if faced == BEFORE_CALLS:
        return deal.phase == "declare" and not any(contest.spoken for contest in deal.contests.values())
    led = deal.phase == "play" and bool(deal.trick) and not deal.tricks
    return led and (faced == AFTER_LEAD or not showing.may_show(deal))


def _blank(score: Score, deal: Deal, seat: Seat) -> Action | None:
    if score.calls.get(seat, Calls()).carte_blanche is False:
        return KeepCarteBlanche(seat)
    first = seat == deal.table.seats[0]
    if first and names_number(deal):
        if seat not in score.exchange:
            return None
        return ClaimCarteBlanche(seat, len(score.exchange[seat]))
    return ClaimCarteBlanche(seat)


def _given(score: Score, seat: Seat, kind: Kind) -> Given | None:
    return score.calls.get(seat, Calls()).kinds.get(kind)


def _word(score: Score, deal: Deal, seat: Seat) -> Action:
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


def _round_word(score: Score, deal: Deal, seat: Seat) -> Action:
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


def _next_kind(score: Score, deal: Deal, seat: Seat) -> Kind:
    kinds = calling.callable_kinds(deal)
    written = [kind for kind in score.calls.get(seat, Calls()).kinds if kind in kinds]
    return written[0] if len(written) == len(kinds) else kinds[0]


def _show(score: Score, deal: Deal) -> Show:
    seat = deal.table.seats[1]
    full = showing.full_show(deal)
    parts: dict[Kind, Given] = {}
    for kind in KINDS:
        given = _given(score, seat, kind)
        must, others = showing.shows(deal, kind)
        if given is None:
            parts[kind] = full.of(kind)
        elif others:
            parts[kind] = tuple(cards for cards in _shown(given) if not _kept(deal, kind, cards))
        else:
            parts[kind] = _shown(given)[:1] if must is not None else ()
    point = parts["point"][0] if parts["point"] else ()
    return Show(seat, point, parts["sequence"], parts["set"])


def _shown(given: Given) -> Given:
    """What is shown of what is listed: the whole, where a part was answered with and the whole follows it."""
    wholes = [cards for cards in given[1:] if set(given[0]) < set(cards)]
    return (wholes[0], *(cards for cards in given[1:] if cards != wholes[0])) if wholes else given


def _kept(deal: Deal, kind: Kind, cards: Cards) -> bool:
    """Listed, but waived by having said “good” without asking: it simply does not count."""
    found: Combination | None = calling.combination(deal, kind, cards)
    return found is not None and showing.waived(deal, kind, found)


# --- and back -------------------------------------------------------------------------------------


def score_of(deal: Deal) -> Score:
    """What would replay to this deal's ledger."""
    calls: dict[Seat, Calls] = {}
    if deal.dealt:
        state = start(deal.rules, deal.dealt, deal.talon, deal.standing, deal.title)
    else:
        state = start_from_hands(deal.rules, deal.kept, tuple(deal.claimed), deal.title, deal.standing)
    said: dict[Seat, dict[Kind, list[Cards]]] = {seat: {} for seat in deal.table.seats}
    plain: dict[Seat, set[Kind]] = {seat: set(KINDS) for seat in deal.table.seats}
    blanks: dict[Seat, bool] = {} if deal.dealt else dict.fromkeys(deal.claimed, True)
    order: list[Kind] = []
    faced = conceded = ""
    asked: list[Asked] = []
    opened: dict[AskToSee, int] = {}
    for action in deal.actions:
        _listen(state, action, said, plain, blanks, order)
        if isinstance(action, FaceUntaken):
            faced = _when_faced(state)
        elif isinstance(action, Concede):
            conceded = action.seat
        elif isinstance(action, AskToSee):
            now = _moves(state)
            asked.append(Asked(action.seat, action.kind, None if opened[action] == now else now))
        state = apply(state, action)
        for request in requests.open_requests(state):
            opened.setdefault(request, _moves(state))
    for seat in deal.table.seats:
        _straighten(deal, seat, said[seat], plain[seat], order)
        kinds = {kind: tuple(said[seat][kind]) for kind in said[seat] if kind not in plain[seat]}
        if kinds or seat in blanks:
            calls[seat] = Calls(kinds, blanks.get(seat))
    return Score(
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
    """What each seat exchanged; nothing yet while the first has named a number and the other went before it.

    A record has no place for a number without cards, so such a deal is written as it stood before it was named.
    """
    discards = {action.seat: action.cards for action in deal.actions if isinstance(action, Exchange)}
    first = deal.table.seats[0]
    return {} if deal.claimed.get(first) is not None and first not in discards else discards


def _when_faced(state: Deal) -> str:
    if state.phase == "declare":
        return BEFORE_CALLS
    return AFTER_SHOW if any(isinstance(action, Show) for action in state.actions) else AFTER_LEAD


def _straighten(deal: Deal, seat: Seat, said: dict[Kind, list[Cards]], plain: set[Kind], order: list[Kind]) -> None:
    """Where the classes were called in another order, write them all, in that order."""
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
        _listen_to_show(state, showing.full_show(state), said, plain)  # giving up shows all that is good


def _listen_to_show(
    state: Deal, action: Show, said: dict[Seat, dict[Kind, list[Cards]]], plain: dict[Seat, set[Kind]]
) -> None:
    full = showing.full_show(state)
    for kind in KINDS:
        given = said[action.seat].setdefault(kind, [])
        there = {frozenset(cards) for cards in given}  # the same cards in another order are the same combination
        given.extend(cards for cards in action.of(kind) if frozenset(cards) not in there)
        if action.of(kind) != full.of(kind):
            plain[action.seat].discard(kind)


def _mark(plain: dict[Seat, set[Kind]], action: Call | Count | Reply, usual: bool) -> None:
    if not usual:
        plain[action.seat].discard(action.kind)
