"""The declarations of three or four hands: class by class round the table; the best of all wins the class."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.engine.rulings import Frozen
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.actions import Action, Call, Count
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import Combination, Kind
from piquet_tutor.game.deal import declarations, dialogue
from piquet_tutor.game.deal.asking import ask, refused
from piquet_tutor.game.deal.phases.base import Phase
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.events import CalledOut, Compared, Counted, NothingCalled
from piquet_tutor.game.rules.policies.calling import clause, read
from piquet_tutor.game.rules.policies.declaring import rank_of
from piquet_tutor.game.rules.policies.round import (
    best_call,
    calls_of,
    current_kind,
    may_count,
    others,
    waiting_to_count,
)
from piquet_tutor.game.state import DealState


class RoundPhase(Phase):
    """Each seat in turn calls something at least as good as the best so far, or passes; then the best counts."""

    name = "round"

    def begin(self, deal: DealState) -> bool:
        """The eldest speaks first."""
        deal.to_act, deal.kept = deal.table.seats[0], deal.kept or deal.hands
        return True

    def awaits(self, deal: DealState) -> tuple[type[Action], ...]:
        """A call, or the counting of what is good."""
        return (Call, Count)

    def act(self, deal: DealState, action: Call | Count) -> None:
        """Make the call or count; when all have called, the class is settled and counted."""
        if isinstance(action, Count):
            _count(deal, action)
        else:
            _call(deal, action)
            if len(calls_of(deal, action.kind)) == len(deal.table.seats):
                _settle(deal, action.kind)
        if deal.phase != "done":
            self._turn(deal)

    def _turn(self, deal: DealState) -> None:
        counting = waiting_to_count(deal)
        kind = current_kind(deal)
        if counting is not None:
            deal.to_act = counting[1]
        elif kind is not None:
            deal.to_act = deal.table.seats[len(calls_of(deal, kind))]
        else:
            dialogue.declarations_over(deal)
            if deal.phase != "done":
                deal.phase, deal.to_act = "next", None

    def legal(self, deal: DealState) -> Iterator[Action]:
        """What may be called (the best first), or counted, or passed over."""
        seat = deal.to_act or ""
        counting = waiting_to_count(deal)
        if counting is not None:
            rest = others(deal, seat, counting[0])
            for size in range(len(rest), -1, -1):
                yield Count(seat, counting[0], tuple(one.cards for one in rest[:size]))
            return
        kind = current_kind(deal)
        assert kind is not None  # the phase would be over
        for one in declarations.callable_combinations(deal, seat, kind):
            action = Call(seat, kind, one.cards)
            if refused(deal, action) is None:
                yield action
        if refused(deal, Call(seat, kind)) is None:
            yield Call(seat, kind)


def _call(deal: DealState, action: Call) -> None:
    kind, seat = action.kind, action.seat
    if not action.cards:
        (number,) = ask(deal, "nothing_called", NothingCalled(seat, kind))
    else:
        (number,) = ask(deal, f"{kind}_called", CalledOut(seat, read(deal, kind, action.cards), True))
    _update(deal, kind, number)


def _update(deal: DealState, kind: Kind, number: int) -> None:
    contest = deal.contests[kind]._replace(spoken=True, stated=True, call=number)
    deal.contests = Frozen({**deal.contests, kind: contest})


def _settle(deal: DealState, kind: Kind) -> None:
    best = best_call(deal, kind)
    if best is None:
        _close(deal, deal.contests[kind]._replace(result="nothing"))
        return
    rule = clause(deal, kind)
    calls = tuple((each.seat, read(deal, kind, each.cards)) for each in calls_of(deal, kind) if each.cards)
    top = rank_of(rule, best[1])
    level = [seat for seat, one in calls if rank_of(rule, one) == top]
    sides = dict.fromkeys(deal.table.side_of(seat) for seat in level)
    equal = len(sides) > 1
    winner = "" if equal else next(iter(sides))
    contest = deal.contests[kind]._replace(called=best[1], winner=winner, result="equal" if equal else "good")
    _close(deal, contest, calls)


def _close(deal: DealState, contest: Contest, calls: tuple[tuple[Seat, Combination], ...] = ()) -> None:
    kind = contest.kind
    deal.contests = Frozen({**deal.contests, kind: contest})
    if contest.called is not None:
        ask(deal, f"{kind}_settled", Compared(kind, calls, contest.called, contest.winner))
        holder = best_call(deal, kind)
        if contest.winner and holder is not None:
            _award(deal, contest.winner, holder[0], contest.called, False)
            for seat, one in calls:
                if seat != holder[0] and kind != "point" and may_count(deal, seat, kind):
                    _award(deal, deal.table.side_of(seat), seat, one, True)
    if deal.phase != "done":
        ask(deal, "class_closed", None)


def _award(deal: DealState, side: Side, seat: Seat, one: Combination, lesser: bool) -> None:
    if deal.phase != "done":
        because = tuple(
            ruling.number
            for ruling in deal.rulings
            if ruling.rule == f"{one.kind}.called" and ruling.facts.get("seat") == seat
        )
        event = Counted(side, one, lesser, True, because, None, "winner", seat=seat)
        ask(deal, f"{one.kind}_counted", event)


def _count(deal: DealState, action: Count) -> None:
    for cards in action.combinations:
        _award(deal, deal.table.side_of(action.seat), action.seat, read(deal, action.kind, cards), True)


def full_word(deal: DealState) -> Call | Count:
    """The full declaration of the seat to act: the best it may call, or all it may count."""
    return next(iter(RoundPhase().legal(deal)))  # type: ignore[return-value]  # it yields calls and counts only


def cards_called(deal: DealState, seat: Seat, kind: Kind) -> Cards:
    """What a seat has called of a class."""
    return next((each.cards for each in calls_of(deal, kind) if each.seat == seat), ())
