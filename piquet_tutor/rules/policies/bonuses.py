"""Carte rouge, repique and pique: what is added to the reckoning, and what bars it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from piquet_tutor.cards import Card
from piquet_tutor.rules.model import Finding, Rule
from piquet_tutor.rules.policies.declaring import scored_by
from piquet_tutor.rules.registry import policy
from piquet_tutor.rulings import Facts, Verdict
from piquet_tutor.table import Side

ROUGE: Final = "carte_rouge"
IN_HAND: Final = frozenset({"carte_blanche", "point", "sequence", "set", ROUGE})


def _counts(rule: Rule, side: Side, kind: str, first: Side) -> bool:
    if kind != ROUGE:
        return kind in rule.params["kinds"] or (kind == "cards" and bool(rule.params.get("cards")))
    how = rule.params["rouge"]
    return how == "true" or (how == "elder_only" and side == first)


def _first_waiting(deal: Any, side: Side) -> tuple[tuple[int, int], str, int] | None:
    """The earliest class that the other side is to score, the second hand having said “not good”, and has not yet."""
    best: tuple[tuple[int, int], str, int] | None = None
    for kind, contest in deal.contests.items():
        waiting = contest.winner and contest.result in ("not_good", "nothing")
        if (
            waiting
            and scored_by(deal, contest.winner) != side
            and not any(score.kind == kind and score.side != side for score in deal.scores)
        ):
            place = (deal.rules.place[kind], 0)
            if best is None or place < best[0]:
                best = (place, kind, contest.reply)
    return best


def _open_before(deal: Any, place: tuple[int, int]) -> bool:
    return any(
        (deal.rules.place[kind], 0) < place and (not contest.settled or loser_may_count(deal, contest))
        for kind, contest in deal.contests.items()
    )


def loser_may_count(deal: Any, contest: Any) -> bool:
    """Whether the second hand may yet count in a class it has not won, where the rules let both sides count."""
    if deal.declared or contest.kind == "point" or contest.called is None:
        return False
    params = deal.rules.clauses[f"{contest.kind}.good"].params
    if contest.result == "equal":
        return bool(params.get("equal_voids") == "none")
    return bool(contest.result == "good" and params["lesser"] == "both")


@policy("repique", "points", "target", "kinds", "rouge")
def repique(deal: Any, rule: Rule, event: Any) -> Iterable[Finding]:
    """Thirty in hand, by scores that reckon before anything the other side can count."""
    for side in deal.table.sides:
        if (rule.id, side) not in deal.spoken:
            yield from _repique_of(deal, rule, side)


def _repique_of(deal: Any, rule: Rule, side: Side) -> Iterable[Finding]:
    first = deal.table.sides[0]
    inside = [score for score in deal.scores if score.kind in IN_HAND]
    if sum(score.points for score in inside if score.side == side) < rule.params["target"]:
        return
    inside.sort(key=lambda score: score.order)
    sum_so_far = 0
    mine: list[int] = []
    barred = None
    for score in inside:
        if score.side != side:
            barred = barred or score
            continue
        if not _counts(rule, side, score.kind, first):
            continue
        sum_so_far += score.points
        mine.append(score.number)
        if sum_so_far < rule.params["target"]:
            continue
        waiting = _first_waiting(deal, side)
        if waiting is not None and waiting[0] < score.order and (barred is None or waiting[0] < barred.order):
            facts = Facts(total=sum_so_far, by=waiting[1], by_points=0, place=score.kind)
            yield Finding(Verdict.DENIED, side, facts, because=(*mine, waiting[2]))
        elif barred is not None:
            facts = Facts(total=sum_so_far, by=barred.kind, by_points=barred.points, place=score.kind)
            yield Finding(Verdict.DENIED, side, facts, because=(*mine, barred.number))
        elif not _open_before(deal, score.order):
            facts = Facts(total=sum_so_far, points=rule.params["points"], place=score.kind)
            yield Finding(Verdict.AWARDED, side, facts, rule.params["points"], tuple(mine))
        return


@policy("pique", "points", "target", "kinds", "rouge", "cards", "reckoning", "younger")
def pique(deal: Any, rule: Rule, event: Any) -> Iterable[Finding]:
    """Thirty in hand and play before the other side has counted anything."""
    by_order = rule.params["reckoning"] == "precedence"
    if (by_order and not deal.declared) or _too_late(deal, event):
        return ()
    sides = deal.table.sides if rule.params["younger"] else deal.table.sides[:1]
    return [
        finding
        for side in sides
        if (event is None or event.side == side) and (rule.id, side) not in deal.spoken
        for finding in _pique_of(deal, rule, side, by_order)
    ]


def _too_late(deal: Any, event: Any) -> bool:
    """The cards counted at the end of the play help no pique; only those taken early can."""
    return event is not None and event.kind == "cards" and len(deal.tricks) == deal.rules.hand_size


def _pique_of(deal: Any, rule: Rule, side: Side, by_order: bool) -> Iterable[Finding]:
    if sum([score.points for score in deal.scores if score.side == side]) < rule.params["target"]:
        return  # most often by far; spares looking at what counts
    if all(score.kind in IN_HAND for score in deal.scores if score.side == side):
        return  # in hand and play: a line below the repique's does not make a pique of the hand alone
    reached, mine = _reached(deal, rule, side)
    if reached < rule.params["target"] or any(score.kind == "repique" and score.side == side for score in deal.scores):
        return
    if not by_order and _repique_pending(deal, rule, side):
        return
    barred = _barring(deal, side, by_order)
    if barred is None:
        facts = Facts(total=reached, points=rule.params["points"], reckoning=rule.params["reckoning"])
        yield Finding(Verdict.AWARDED, side, facts, rule.params["points"], mine)
    else:
        facts = Facts(
            total=reached,
            by=barred.kind,
            by_points=barred.points,
            in_hand=barred.kind in IN_HAND,
            reckoning=rule.params["reckoning"],
        )
        yield Finding(Verdict.DENIED, side, facts, because=(*mine, barred.number))


def _reached(deal: Any, rule: Rule, side: Side) -> tuple[int, tuple[int, ...]]:
    first = deal.table.sides[0]
    reached = 0
    mine: list[int] = []
    for score in deal.scores:
        if score.side == side and _counts(rule, side, score.kind, first):
            reached += score.points
            mine.append(score.number)
    return reached, tuple(mine)


def _repique_pending(deal: Any, rule: Rule, side: Side) -> bool:
    """Thirty in hand whose repique hangs on what the other side may yet count: that is settled first."""
    if deal.declared or ("repique.award", side) in deal.spoken:
        return False
    in_hand = sum(score.points for score in deal.scores if score.side == side and score.kind in IN_HAND)
    return bool(in_hand >= rule.params["target"])


def _barring(deal: Any, side: Side, by_order: bool) -> Any:
    """The other side's score that stands first: in the order of reckoning, or by the clock.

    By the clock, a pique that had to wait for the repique to be settled is judged as of the first card led.
    """
    theirs = [score for score in deal.scores if score.side != side]
    if by_order:
        return min(theirs, key=lambda score: score.order, default=None)
    if not deal.tricks and deal.declared:
        led = [score.number for score in deal.scores if score.side == side and score.kind == "play"]
        theirs = [score for score in theirs if not led or score.number < led[0]]
    return theirs[0] if theirs else None


@policy("carte_rouge", "points")
def carte_rouge(deal: Any, rule: Rule, event: Any) -> Iterable[Finding]:
    """Every card of the hand is in a combination that scored."""
    if event is None or event.kind not in ("point", "sequence", "set"):
        return
    side = event.side
    if (rule.id, side) in deal.spoken:
        return
    scored: set[Card] = set()
    because = []
    for score in deal.scores:
        if score.side == side and score.kind in ("point", "sequence", "set"):
            scored.update(score.cards)
            because.append(score.number)
    for seat in deal.table.seats:
        hand = deal.kept.get(seat, ())
        if deal.table.side_of(seat) == side and hand and scored.issuperset(hand):
            facts = Facts(cards=hand, points=rule.params["points"], place=event.kind)
            yield Finding(Verdict.AWARDED, side, facts, rule.params["points"], tuple(because))
