"""The declarations of three or four hands: class by class round the table; the best of all wins the class."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from piquet_tutor.engine.actions import Action, Call, Count
from piquet_tutor.engine.cards import Card, Cards
from piquet_tutor.engine.combinations import KINDS, Combination, Kind
from piquet_tutor.engine.deal import dialogue
from piquet_tutor.engine.deal.asking import ask, tell
from piquet_tutor.engine.deal.phases.base import Phase, Refusal
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.events import Compared, Counted
from piquet_tutor.engine.rules.parts import Contest
from piquet_tutor.engine.rules.policies.declaring import facts_told, rank_of
from piquet_tutor.engine.rulings import Facts, Frozen, OnlyFor
from piquet_tutor.engine.table import Seat, Side

LESSER: Final[dict[Kind, str]] = {"sequence": "sequence.lesser", "set": "set.lesser"}


def calls_of(deal: Deal, kind: Kind) -> tuple[Call, ...]:
    """What has been said of a class, in the order of speaking."""
    return tuple(each for each in deal.actions if isinstance(each, Call) and each.kind == kind)


def best_call(deal: Deal, kind: Kind) -> tuple[Seat, Combination] | None:
    """The best said of a class so far, and by whom (of equals, the first)."""
    return _best_of(deal, kind, calls_of(deal, kind))


def _best_of(deal: Deal, kind: Kind, calls: tuple[Call, ...]) -> tuple[Seat, Combination] | None:
    best: tuple[Seat, Combination] | None = None
    rule = dialogue.clause(deal, kind)
    for each in calls:
        one = dialogue.combination(deal, kind, each.cards) if each.cards else None
        if one is not None and (best is None or rank_of(rule, one) > rank_of(rule, best[1])):
            best = (each.seat, one)
    return best


def current_kind(deal: Deal) -> Kind | None:
    """The class that is being called; None when all have been."""
    return next((kind for kind in KINDS if len(calls_of(deal, kind)) < len(deal.table.seats)), None)


def counters(deal: Deal, kind: Kind) -> tuple[Seat, ...]:
    """The seats that may count their other combinations of a class that has been won, in the order of the table."""
    contest = deal.contests[kind]
    if kind == "point" or contest.result != "good" or contest.called is None:
        return ()
    mine = [seat for seat in deal.table.seats if _may_count(deal, seat, kind)]
    done = {each.seat for each in deal.actions if isinstance(each, Count) and each.kind == kind}
    return tuple(seat for seat in mine if seat not in done and others(deal, seat, kind))


def _may_count(deal: Deal, seat: Seat, kind: Kind) -> bool:
    """Whether this seat counts its combinations of a class that has been won: by the reading of the rule set."""
    who = deal.rules.clauses[LESSER[kind]].params["who"]
    holder = best_call(deal, kind)
    if who == "everyone" or (holder is not None and seat == holder[0]):
        return True
    return bool(who == "side" and deal.table.side_of(seat) == deal.contests[kind].winner)


def others(deal: Deal, seat: Seat, kind: Kind) -> tuple[Combination, ...]:
    """What a seat holds of a class beside what it won it with; what it passed over when it could be called is sunk."""
    calls = calls_of(deal, kind)
    place = next((number for number, each in enumerate(calls) if each.seat == seat), len(calls))
    if place < len(calls) and calls[place].cards:
        return dialogue.others_of(deal, seat, kind, dialogue.combination(deal, kind, calls[place].cards))
    best = _best_of(deal, kind, calls[:place])
    return tuple(one for one in dialogue.others_of(deal, seat, kind, None) if not _beats(deal, seat, one, best))


def _beats(deal: Deal, seat: Seat, one: Combination, best: tuple[Seat, Combination] | None) -> bool:
    """Whether a seat may set this against the best so far: an opponent's it may equal, its partner's not."""
    if best is None:
        return True
    rule = dialogue.clause(deal, one.kind)
    mine, standing = rank_of(rule, one), rank_of(rule, best[1])
    partner = deal.table.side_of(best[0]) == deal.table.side_of(seat)
    return mine > standing or (mine == standing and not partner)


def waiting_to_count(deal: Deal) -> tuple[Kind, Seat] | None:
    """The class just won in which somebody may yet count, and who is next."""
    for kind in KINDS:
        left = counters(deal, kind)
        if left:
            return kind, left[0]
    return None


class RoundPhase(Phase):
    """Each seat in turn calls something at least as good as the best so far, or passes; then the best counts."""

    name = "round"
    accepts = (Call, Count)
    out_of_turn: tuple[type, ...] = ()

    def begin(self, deal: Deal) -> bool:
        """The eldest speaks first."""
        deal.put(to_act=deal.table.seats[0], kept=deal.kept or deal.hands)
        return True

    def refusal(self, deal: Deal, action: Call | Count) -> Refusal:
        """Only the class in hand, only what is held, and nothing worse than the best so far."""
        counting = waiting_to_count(deal)
        if isinstance(action, Count):
            if counting is None or counting[0] != action.kind:
                return "declare.order", Facts(kind=action.kind, expected=current_kind(deal) or "")
            return _count_refusal(deal, action)
        kind = current_kind(deal)
        if counting is not None or kind != action.kind:
            return "declare.order", Facts(kind=action.kind, expected=(counting[0] if counting else kind) or "")
        return _call_refusal(deal, action)

    def act(self, deal: Deal, action: Call | Count) -> None:
        """Say it; when all have spoken the class is settled and counted."""
        if isinstance(action, Count):
            _count(deal, action)
        else:
            _call(deal, action)
            if len(calls_of(deal, action.kind)) == len(deal.table.seats):
                _settle(deal, action.kind)
        if deal.phase != "done":
            self._turn(deal)

    def _turn(self, deal: Deal) -> None:
        counting = waiting_to_count(deal)
        kind = current_kind(deal)
        if counting is not None:
            deal.put(to_act=counting[1])
        elif kind is not None:
            deal.put(to_act=deal.table.seats[len(calls_of(deal, kind))])
        else:
            dialogue.declarations_over(deal)
            if deal.phase != "done":
                deal.put(phase="next", to_act=None)

    def legal(self, deal: Deal) -> Iterator[Action]:
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
        for one in dialogue.callable_combinations(deal, seat, kind):
            action = Call(seat, kind, one.cards)
            if _call_refusal(deal, action) is None:
                yield action
        if _call_refusal(deal, Call(seat, kind)) is None:
            yield Call(seat, kind)


def _call_refusal(deal: Deal, action: Call) -> Refusal:
    best = best_call(deal, action.kind)
    if not action.cards:
        return _pass_refusal(deal, action)
    found = dialogue.read(deal, action.seat, action.kind, action.cards)
    if isinstance(found, tuple):
        return found
    if best is not None and not _beats(deal, action.seat, found, best):
        partner = deal.table.side_of(best[0]) == deal.table.side_of(action.seat)
        return "round.not_better", Facts(kind=action.kind, cards=found.cards, partner=partner)
    return dialogue.short(deal, action.seat, action.kind, found)


def _pass_refusal(deal: Deal, action: Call) -> Refusal:
    if dialogue.sinking(deal) != "none":
        return None
    own = dialogue.best_of(deal, action.seat, action.kind)
    if own is None or _call_refusal(deal, Call(action.seat, action.kind, own.cards)) is not None:
        return None
    return "sinking.allowed", Facts(kind=action.kind, how="none", cards=own.cards)


def _count_refusal(deal: Deal, action: Count) -> Refusal:
    used: set[Card] = set()
    may = {card for one in others(deal, action.seat, action.kind) for card in one.cards}
    for cards in action.combinations:
        found = dialogue.read(deal, action.seat, action.kind, cards)
        if isinstance(found, tuple):
            return found
        if not used.isdisjoint(found.cards) or not may.issuperset(found.cards):
            return "declare.once", Facts(kind=action.kind, cards=found.cards)
        used.update(found.cards)
    return None


def _call(deal: Deal, action: Call) -> None:
    kind, seat = action.kind, action.seat
    if not action.cards:
        number = tell(
            deal, "declare.nothing", seat, Facts(kind=kind, seat=seat, passed=best_call(deal, kind) is not None)
        )
        _update(deal, kind, number)
        return
    called = dialogue.combination(deal, kind, action.cards)
    assert called is not None  # the judge has read it
    facts = Facts(seat=seat, cards=OnlyFor(seat, called.cards), **facts_told(called, True))
    _update(deal, kind, tell(deal, f"{kind}.called", seat, facts))


def _update(deal: Deal, kind: Kind, number: int) -> None:
    contest = deal.contests[kind]._replace(spoken=True, stated=True, call=number)
    deal.put(contests=Frozen({**deal.contests, kind: contest}))


def _settle(deal: Deal, kind: Kind) -> None:
    best = best_call(deal, kind)
    if best is None:
        _close(deal, deal.contests[kind]._replace(result="nothing"))
        return
    rule = dialogue.clause(deal, kind)
    read = [(each.seat, dialogue.combination(deal, kind, each.cards)) for each in calls_of(deal, kind) if each.cards]
    calls = tuple((seat, one) for seat, one in read if one is not None)
    top = rank_of(rule, best[1])
    level = [seat for seat, one in calls if rank_of(rule, one) == top]
    sides = dict.fromkeys(deal.table.side_of(seat) for seat in level)
    equal = len(sides) > 1
    winner = "" if equal else next(iter(sides))
    contest = deal.contests[kind]._replace(called=best[1], winner=winner, result="equal" if equal else "good")
    _close(deal, contest, calls)


def _close(deal: Deal, contest: Contest, calls: tuple[tuple[Seat, Combination], ...] = ()) -> None:
    kind = contest.kind
    deal.put(contests=Frozen({**deal.contests, kind: contest}))
    if contest.called is not None:
        ask(deal, f"{kind}_settled", Compared(kind, calls, contest.called, contest.winner))
        holder = best_call(deal, kind)
        if contest.winner and holder is not None:
            _award(deal, contest.winner, holder[0], contest.called, False)
            for seat, one in calls:
                if seat != holder[0] and kind != "point" and _may_count(deal, seat, kind):
                    _award(deal, deal.table.side_of(seat), seat, one, True)
    if deal.phase != "done":
        ask(deal, "class_closed", None)


def _award(deal: Deal, side: Side, seat: Seat, one: Combination, lesser: bool) -> None:
    if deal.phase != "done":
        because = tuple(
            ruling.number
            for ruling in deal.rulings
            if ruling.rule == f"{one.kind}.called" and ruling.facts.get("seat") == seat
        )
        event = Counted(side, one, lesser, True, because, None, "winner", seat=seat)
        ask(deal, f"{one.kind}_counted", event)


def _count(deal: Deal, action: Count) -> None:
    for cards in action.combinations:
        one = dialogue.combination(deal, action.kind, cards)
        assert one is not None  # the judge has read it
        _award(deal, deal.table.side_of(action.seat), action.seat, one, True)


def full_word(deal: Deal) -> Call | Count:
    """What somebody says who says everything: the best he may call, all he may count."""
    return next(iter(RoundPhase().legal(deal)))  # type: ignore[return-value]  # calls and counts are all there is


def cards_called(deal: Deal, seat: Seat, kind: Kind) -> Cards:
    """What a seat has called of a class."""
    return next((each.cards for each in calls_of(deal, kind) if each.seat == seat), ())
