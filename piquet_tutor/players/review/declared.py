"""What a seat held but did not call, or called short: the deal is ruled again with it declared in full.

All other actions are repeated as far as the rules allow. The review ignores what the opponents would have learned from
the call; hiding it is what sinking is for, and the review's text says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why import Change, Difference
from piquet_tutor.explain.why.differing import difference
from piquet_tutor.explain.why.replaying import DealHistory, course_of, run
from piquet_tutor.game.actions import Action, Answer, Call, Count, KeepCarteBlanche, Reply, Show
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Point, Set, combination_of, is_nought
from piquet_tutor.game.combinations import Sequence as Run
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.phases.round import full_word
from piquet_tutor.game.parts import Score
from piquet_tutor.game.records.replay import Calls
from piquet_tutor.game.rules.policies import calling, younger_showing
from piquet_tutor.game.state import Deal
from piquet_tutor.players.review.model import OPEN, MissedChance, TakenAction, gain


def undeclared(deal: Deal, seat: Seat, steps: Sequence[TakenAction]) -> Iterator[MissedChance]:
    """The combinations in a seat's hand that would have scored, had they been declared.

    Args:
        deal: a deal that is over.
        seat: whose hand.
        steps: every action of the deal.
    """
    by_kind = {kind: each for kind in KINDS if (each := _of_kind(deal, seat, steps, kind)) is not None}
    together = _together(deal, seat, by_kind)
    if together is not None:
        yield together
    else:
        yield from (each for each in by_kind.values() if each.points > 0)
    blank = _blank(deal, seat, steps)
    if blank is not None:
        yield blank


def _of_kind(deal: Deal, seat: Seat, steps: Sequence[TakenAction], kind: Kind) -> MissedChance | None:
    """The finding for one kind declared in full; None if it was, or if the rules do not allow it."""
    step = next((each for each in steps if each.action.seat == seat and _is_less(each, kind)), None)
    if step is None:
        return None
    changed = _declared(deal, seat, (kind,))
    if changed is None or changed.deal is None:
        return None
    missed = _missed(deal, changed.deal, seat, kind)
    best = calling.best_of(step.before, seat, kind)
    if best is None:
        return None
    cards = missed[0].cards if missed else best.cards
    facts = {
        **measured(combination_of(kind, cards) or best),
        "cards": cards,
        "called": _called(steps, seat, kind),
    }
    name = _name(step, facts["called"], missed)
    lit = tuple(dict.fromkeys(one for each in missed for one in each.cards)) or cards
    points = gain(deal, changed.deal, deal.table.side_of(seat))
    behind = _behind(step, kind, points)
    return MissedChance(name, OPEN, points, step.place, lit, facts, step.rulings, difference=changed, behind=behind)


def _behind(step: TakenAction, kind: Kind, points: float) -> Callable[[Action], float]:
    """How many points another word at that moment gives away: none if it says all that is held."""
    return lambda action: points if _is_less(step._replace(action=action), kind) else 0.0


def _is_less(step: TakenAction, kind: Kind) -> bool:
    """Whether this action called less of a kind than possible, or gave a weaker answer."""
    action, before = step.action, step.before
    if isinstance(action, Show):
        return {*map(frozenset, younger_showing.full_show(before).of(kind))} > {*map(frozenset, action.of(kind))}
    if not isinstance(action, Call | Reply | Count) or action.kind != kind:
        return False
    if before.phase == "round":
        return action != full_word(before)
    if isinstance(action, Call):
        return action != declarations.full_call(before, kind)
    return action != (declarations.full_reply(before) if isinstance(action, Reply) else declarations.full_count(before))


def _name(step: TakenAction, called: Cards, missed: Sequence[Score]) -> str:
    if isinstance(step.action, Reply) and step.action.answer is Answer.GOOD and _answers(step):
        return "let-pass"
    if not missed and _answers(step):
        return "less-said"
    if not called:
        return "nor-have-i" if isinstance(step.action, Reply) else "not-called"
    return "called-short" if not missed or set(called) < set(missed[0].cards) else "not-counted"


def _answers(step: TakenAction) -> bool:
    """Whether this is an answer to something called; who speaks first, or to nothing, answers nobody."""
    if not isinstance(step.action, Reply):
        return False
    contest = step.before.contests.get(step.action.kind)
    return contest is not None and contest.called is not None


def _called(steps: Sequence[TakenAction], seat: Seat, kind: Kind) -> Cards:
    """The cards a seat called of a kind; none if it called nothing."""
    said = (each.action for each in steps if each.action.seat == seat)
    return next((one.cards for one in said if isinstance(one, Call | Reply) and one.kind == kind and one.cards), ())


def _declared(deal: Deal, seat: Seat, kinds: Sequence[Kind]) -> Difference | None:
    """The deal ruled again with these kinds declared in full by a seat; None if the rules refuse it."""
    course = course_of(deal)
    said = course.score.calls.get(seat, Calls())
    calls = Calls({kind: given for kind, given in said.kinds.items() if kind not in kinds}, said.carte_blanche)
    bound = frozenset((seat, kind) for kind in kinds)
    return _ruled(deal, _with(course, seat, calls, bound), Change("declare", seat, about=kinds[0]))


def _with(course: DealHistory, seat: Seat, calls: Calls, bound: frozenset[tuple[Seat, str]]) -> DealHistory:
    score = replace(course.score, calls={**course.score.calls, seat: calls})
    return replace(course, score=score, bound=bound)


def _ruled(deal: Deal, course: DealHistory, change: Change) -> Difference | None:
    outcome = run(course)
    return None if outcome.refused is not None else difference(change, deal, outcome.deal)


def _missed(before: Deal, after: Deal, seat: Seat, kind: Kind) -> list[Score]:
    """What the seat's side would have scored in a kind and did not, the best first."""
    side = before.table.side_of(seat)
    had = {frozenset(one.cards) for one in before.scores if one.side == side and one.kind == kind}
    held = set(before.kept.get(seat, ()))
    new = [one for one in after.scores if one.side == side and one.kind == kind and held.issuperset(one.cards)]
    return [one for one in new if frozenset(one.cards) not in had]


def measured(one: Combination) -> dict[str, Any]:
    """The terms of a combination for its sentence; a term that its kind does not have is None."""
    found: dict[str, Any] = {"what": one.kind, "length": None, "pips": None, "top": None, "size": None, "rank": None}
    if is_nought(one):
        return {**found, "what": "nought"}
    if isinstance(one, Point):
        return {**found, "length": one.length, "pips": one.pips}
    if isinstance(one, Set):
        return {**found, "size": one.size, "rank": one.rank}
    assert isinstance(one, Run)  # the only kind left
    return {**found, "length": one.length, "top": one.top}


def _together(deal: Deal, seat: Seat, by_kind: Mapping[Kind, MissedChance]) -> MissedChance | None:
    """Several kinds as one finding, if declaring them together scores other than the sum of each alone."""
    if len(by_kind) < 2:
        return None
    found = list(by_kind.values())
    changed = _declared(deal, seat, list(by_kind))
    if changed is None or changed.deal is None:
        return None
    points = gain(deal, changed.deal, deal.table.side_of(seat))
    if points <= 0 or points == sum(max(0, each.points) for each in found):
        return None
    cards = tuple(dict.fromkeys(one for each in found for one in each.cards))
    rulings = tuple(sorted({number for each in found for number in each.rulings}))
    facts = {"cards": cards}
    place = min(each.place for each in found)
    return MissedChance("together", OPEN, points, place, cards, facts, rulings, difference=changed)


def _blank(deal: Deal, seat: Seat, steps: Sequence[TakenAction]) -> MissedChance | None:
    """A hand without court cards that was not announced."""
    kept = (each for each in steps if isinstance(each.action, KeepCarteBlanche) and each.action.seat == seat)
    step = next(kept, None)
    if step is None:
        return None
    course = course_of(deal)
    said = course.score.calls.get(seat, Calls())
    shown = _with(course, seat, Calls(said.kinds, None), frozenset())
    changed = _ruled(deal, shown, Change("declare", seat))
    if changed is None or changed.deal is None:
        return None
    points = gain(deal, changed.deal, deal.table.side_of(seat))
    if points <= 0:
        return None
    cards = deal.dealt[seat]
    facts = {"cards": cards}
    return MissedChance("blank", OPEN, points, step.place, cards, facts, step.rulings, difference=changed)
