"""A deal replayed with something changed: everything else is done as before, as far as the rules allow.

An action that is no longer possible is replaced by a simple one: a kind is called in full; a discard keeps the cards
still in the hand and is brought to an allowed number; and each seat plays its cards in their original order, at each
turn the first that is allowed, or the lowest allowed card if none of those is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Call, Count, Exchange, Play, Reply, Show
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.deal.engine import Refused, apply
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.beside import BESIDE, beside_of
from piquet_tutor.game.records.replay import Calls, ParsedRecord, next_action, opening, score_of
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.exchange import numbers
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class Pin:
    """A card that a seat must play to a given trick."""

    seat: Seat
    trick: int
    card: Card


@dataclass(frozen=True)
class DealHistory:
    """How a deal went, so that it can be replayed.

    Attributes:
        score: its record.
        order: the cards each seat played, in order.
        length: how many cards were played.
        standing: the score and the deal's number in the partie.
        pin: a card that the change makes a seat play.
        bound: changed actions that must not be replaced: (seat, kind of call) or (seat, ``exchange``).
        strict: whether an action that is not allowed is refused rather than replaced.
    """

    score: ParsedRecord
    order: Mapping[Seat, Cards]
    length: int
    standing: Standing | None = None
    pin: Pin | None = None
    bound: frozenset[tuple[Seat, str]] = field(default_factory=frozenset)
    strict: bool = False


@dataclass(frozen=True)
class ReplayResult:
    """The result of a replay: the deal, and the refusal that stopped it, if any."""

    deal: Deal
    refused: Ruling | None = None


def course_of(deal: Deal) -> DealHistory:
    """What has happened so far, so that it can be played again with other cards."""
    plays = [each for each in deal.actions if isinstance(each, Play)]
    order = {seat: tuple(each.card for each in plays if each.seat == seat) for seat in deal.table.seats}
    return DealHistory(score_of(deal), order, len(plays), deal.standing)


def run(course: DealHistory, until_declared: bool = False, begun: Deal | None = None) -> ReplayResult:
    """Replay a course.

    Args:
        course: the course.
        until_declared: stop when the declarations are over and settled, if only the hands matter.
        begun: the deal to continue from, reached by the same course; None to begin anew.
    """
    deal = begun if begun is not None else opening(course.score, course.standing)
    while not deal.done and not (until_declared and deal.declared):
        action = _next(course, deal)
        if action is None:
            break
        try:
            deal = apply(deal, action)
        except Refused as refused:
            beside = beside_of(action)
            if beside is not None and (beside.quiet or not course.strict):
                course = replace(course, score=_without(course.score, beside.quiet))
                continue
            if _is_bound(course, deal, action):
                return ReplayResult(deal, refused.ruling)
            try:
                deal = apply(deal, _instead(course, deal, action))
            except Refused as again:
                return ReplayResult(deal, again.ruling)
    return ReplayResult(deal)


def _without(score: ParsedRecord, quiet: bool) -> ParsedRecord:
    """A record without what is done beside words and cards: the quiet part of it, or the rest."""
    kept = {key: told for key, told in score.beside.items() if BESIDE[key].quiet != quiet}
    return replace(score, beside=kept)


def _is_bound(course: DealHistory, deal: Deal, action: Action) -> bool:
    if course.strict:
        return True
    if isinstance(action, Play):
        return _pinned(course, deal) is not None
    if isinstance(action, Exchange):
        return (action.seat, "exchange") in course.bound
    if isinstance(action, Call | Reply | Count):
        return (action.seat, action.kind) in course.bound
    if isinstance(action, Show):
        return any(seat == action.seat for seat, _ in course.bound)
    return False


def _next(course: DealHistory, deal: Deal) -> Action | None:
    action = next_action(course.score, deal)
    if deal.phase != "play" or not (action is None or isinstance(action, Play)):
        return action
    played = sum(len(trick.cards) for trick in deal.tricks) + len(deal.trick)
    return _play(course, deal) if played < course.length else None


def _pinned(course: DealHistory, deal: Deal) -> Card | None:
    pin = course.pin
    if pin is None or pin.seat != deal.to_act or pin.trick != len(deal.tricks) + 1:
        return None
    return pin.card


def _play(course: DealHistory, deal: Deal) -> Play:
    seat = deal.to_act or ""
    pinned = _pinned(course, deal)
    if pinned is not None:
        return Play(seat, pinned)
    pin = course.pin
    hand = deal.hands[seat]
    later = pin is not None and pin.seat == seat and pin.trick > len(deal.tricks)
    saved = pin.card if pin is not None and later else None
    queue = [one for one in course.order.get(seat, ()) if one in hand and one is not saved]
    if course.strict:
        return Play(seat, queue[0] if queue else hand[-1])
    may = playable(deal)
    lowest = sorted(may, key=lambda one: (one is saved, int(one.rank)))
    return Play(seat, next((one for one in queue if one in may), lowest[0]))


def _instead(course: DealHistory, deal: Deal, action: Action) -> Action:
    """The action that replaces one that is no longer allowed."""
    if isinstance(action, Exchange):
        return _as_many_as_may_be(deal, action)
    if isinstance(action, Call | Reply | Count):
        found = next_action(_in_full(course.score, action.seat, (action.kind,)), deal)
        return found if found is not None else action
    if isinstance(action, Show):
        return younger_showing.full_show(deal)
    return action


def _in_full(score: ParsedRecord, seat: Seat, kinds: tuple[Kind, ...]) -> ParsedRecord:
    """The record with some kinds declared in full by a seat."""
    calls = score.calls.get(seat, Calls())
    left = {kind: given for kind, given in calls.kinds.items() if kind not in kinds}
    return replace(score, calls={**score.calls, seat: Calls(left, calls.carte_blanche)})


def _as_many_as_may_be(deal: Deal, action: Exchange) -> Exchange:
    hand = deal.hands[action.seat]
    out = tuple(one for one in action.cards if one in hand)
    number = min(numbers(deal, action.seat), key=lambda each: (abs(each - len(out)), each))
    more = sorted((one for one in hand if one not in out), key=lambda one: int(one.rank))
    return Exchange(action.seat, (*out, *more)[:number])
