"""A deal gone through once more with something changed: everybody else does what he did, as far as it may be done.

Whoever cannot do what he did does the nearest thing that is plain: a call that is no longer possible is made in full;
of cards put out that can no longer be, as many as may be; and each seat plays its cards in the order in which it played
them, at each turn the first that may be played, with the lowest of what is new when none of those may.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from piquet_tutor.engine.actions import Action, AskToSee, Call, Concede, Count, Exchange, FaceUntaken, Play, Reply, Show
from piquet_tutor.engine.cards import Card, Cards
from piquet_tutor.engine.combinations import Kind
from piquet_tutor.engine.deal.engine import Refused, apply
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.replay import Calls, Score, next_action, opening, score_of
from piquet_tutor.engine.rules.parts import Standing
from piquet_tutor.engine.rules.policies import showing
from piquet_tutor.engine.rules.policies.exchange import numbers
from piquet_tutor.engine.rules.policies.following import playable
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat


@dataclass(frozen=True)
class Pin:
    """A card that is to be played by a seat to a trick, come what may."""

    seat: Seat
    trick: int
    card: Card


@dataclass(frozen=True)
class Course:
    """How a deal went, so that it can go that way again.

    Attributes:
        score: its record.
        order: the cards each seat played, in order.
        length: how many cards were played.
        standing: what the partie brought.
        pin: a card that is to be played otherwise.
        bound: what was changed and must stand as it is: a kind of call of a seat, or a seat's exchange.
        strict: whether everything must be done as it was, or is refused.
    """

    score: Score
    order: Mapping[Seat, Cards]
    length: int
    standing: Standing | None = None
    pin: Pin | None = None
    bound: frozenset[tuple[Seat, str]] = field(default_factory=frozenset)
    strict: bool = False


@dataclass(frozen=True)
class Outcome:
    """Where a course led: the deal, or the refusal of what could not be done."""

    deal: Deal
    refused: Ruling | None = None


def course_of(deal: Deal) -> Course:
    """How a deal went."""
    plays = [each for each in deal.actions if isinstance(each, Play)]
    order = {seat: tuple(each.card for each in plays if each.seat == seat) for seat in deal.table.seats}
    return Course(score_of(deal), order, len(plays), deal.standing)


def run(course: Course, until_declared: bool = False, begun: Deal | None = None) -> Outcome:
    """Go through a course.

    Args:
        course: what is to be done.
        until_declared: stop when the declarations are over and settled, where only the hands matter.
        begun: how far this course has been gone through already; None for not at all.
    """
    deal = begun if begun is not None else opening(course.score, course.standing)
    while not deal.done and not (until_declared and deal.declared):
        action = _next(course, deal)
        if action is None:
            break
        try:
            deal = apply(deal, action)
        except Refused as refused:
            if isinstance(action, AskToSee):  # no point hangs on it
                course = replace(course, score=replace(course.score, asked=()))
                continue
            if not course.strict and isinstance(action, FaceUntaken | Concede):
                course = replace(course, score=replace(course.score, faced="", conceded=""))
                continue
            if _is_bound(course, deal, action):
                return Outcome(deal, refused.ruling)
            try:
                deal = apply(deal, _instead(course, deal, action))
            except Refused as again:
                return Outcome(deal, again.ruling)
    return Outcome(deal)


def _is_bound(course: Course, deal: Deal, action: Action) -> bool:
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


def _next(course: Course, deal: Deal) -> Action | None:
    action = next_action(course.score, deal)
    if deal.phase != "play" or not (action is None or isinstance(action, Play)):
        return action
    played = sum(len(trick.cards) for trick in deal.tricks) + len(deal.trick)
    return _play(course, deal) if played < course.length else None


def _pinned(course: Course, deal: Deal) -> Card | None:
    pin = course.pin
    if pin is None or pin.seat != deal.to_act or pin.trick != len(deal.tricks) + 1:
        return None
    return pin.card


def _play(course: Course, deal: Deal) -> Play:
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


def _instead(course: Course, deal: Deal, action: Action) -> Action:
    """The plain thing to do where what was done may not be done any more."""
    if isinstance(action, Exchange):
        return _as_many_as_may_be(deal, action)
    if isinstance(action, Call | Reply | Count):
        found = next_action(_in_full(course.score, action.seat, (action.kind,)), deal)
        return found if found is not None else action
    if isinstance(action, Show):
        return showing.full_show(deal)
    return action


def _in_full(score: Score, seat: Seat, kinds: tuple[Kind, ...]) -> Score:
    """The same, with some kinds declared in full by a seat."""
    calls = score.calls.get(seat, Calls())
    left = {kind: given for kind, given in calls.kinds.items() if kind not in kinds}
    return replace(score, calls={**score.calls, seat: Calls(left, calls.carte_blanche)})


def _as_many_as_may_be(deal: Deal, action: Exchange) -> Exchange:
    hand = deal.hands[action.seat]
    out = tuple(one for one in action.cards if one in hand)
    number = min(numbers(deal, action.seat), key=lambda each: (abs(each - len(out)), each))
    more = sorted((one for one in hand if one not in out), key=lambda one: int(one.rank))
    return Exchange(action.seat, (*out, *more)[:number])
