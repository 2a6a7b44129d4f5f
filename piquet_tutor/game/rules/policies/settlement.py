"""The partie: who has won, the rubicon, what is paid; and the race to a hundred."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Nature, Rule, allowed, awarded, denied
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Side
from piquet_tutor.game.parts import Contest, Score
from piquet_tutor.game.rules.events import Matched, Reached
from piquet_tutor.game.rules.policies.bonuses import announced, loser_may_count
from piquet_tutor.game.rules.policies.declaring import scored_by
from piquet_tutor.game.rules.policies.requests import barring
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


def _standing(event: Matched) -> Reached | None:
    """The winner and loser by the totals; None if they are level."""
    (first, second), (one, two) = event.players, event.totals
    if one == two:
        return None
    return Reached(first, one, second, two) if one > two else Reached(second, two, first, one)


@policy("settle_difference", "bonus", decides=("settlement.difference",))
def settle_difference(deal: object, rule: Rule, event: Matched) -> Iterable[Finding]:
    """The winner is paid the difference and the bonus for the game."""
    found = _standing(event)
    if found is None:
        return
    winner, high, loser, low = found
    points = high - low + rule.params["bonus"]
    facts = Facts(winner=winner, loser=loser, high=high, low=low, bonus=rule.params["bonus"], points=points)
    yield awarded(winner, facts, points)


@policy("settle_rubicon", "bonus", "line", "winner_short", decides=("settlement.rubicon",))
def settle_rubicon(deal: object, rule: Rule, event: Matched) -> Iterable[Finding]:
    """A loser under the rubicon pays the sum instead of the difference."""
    found = _standing(event)
    if found is None:
        return
    winner, high, loser, low = found
    line = rule.params["line"]
    if low >= line or (high < line and not rule.params["winner_short"]):
        return
    points = high + low + rule.params["bonus"]
    facts = Facts(
        winner=winner,
        loser=loser,
        high=high,
        low=low,
        line=line,
        bonus=rule.params["bonus"],
        points=points,
    )
    yield awarded(winner, facts, points)


@policy("settle_tie", "extra", "repeat", decides=("settlement.tie",))
def settle_tie(deal: object, rule: Rule, event: Matched) -> Iterable[Finding]:
    """Level totals: more deals, or a drawn partie."""
    if _standing(event) is None:
        again = rule.params["extra"] > 0 and (event.extra == 0 or rule.params["repeat"] == "until_decided")
        facts = Facts(points=event.totals[0], extra=rule.params["extra"] if again else 0)
        yield allowed(None, facts) if again else denied(None, facts)


@policy("settle_race", "target", "under", "games", decides=("settlement.race",))
def settle_race(deal: object, rule: Rule, event: Matched) -> Iterable[Finding]:
    """The race is won by whoever the last deal says reached the target, or has more where deals are played out.

    A win counts double if the loser is under the agreed line. Points of the loser that are reckoned only after the
    winner's last point do not count.
    """
    found = event.reached or _standing(event)
    if found is None or found[1] < rule.params["target"]:
        return
    winner, high, loser, low = found
    games = 2 if low < rule.params["under"] else 1
    facts = Facts(
        winner=winner,
        loser=loser,
        high=high,
        low=low,
        later=event.totals[event.players.index(loser)] - low,
        target=rule.params["target"],
        under=rule.params["under"],
        games=games,
    )
    yield allowed(winner, facts)


@policy("race_reached", "target", "stop", nature=Nature(needs_match=True), decides=("race.reached",))
def race_reached(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """In a race the deal stops once it is certain who reaches the target first, and that side has won it.

    First means first in time, or first in the order of reckoning; in the latter case a score waits while the opponents
    may still count one that is reckoned before it.
    """
    if deal.standing is None or rule.params["stop"] == "end_of_deal":
        return
    target = rule.params["target"]
    by_order = rule.params["stop"] == "at_once_in_order"
    running = dict(deal.standing.points)
    for score in sorted(deal.scores, key=lambda each: each.order) if by_order else deal.scores:
        running[score.side] += score.points
        if running[score.side] < target:
            continue
        if by_order and _may_be_overtaken(deal, score):
            return
        others = max(points for side, points in running.items() if side != score.side)
        facts = Facts(points=running[score.side], other_points=others, target=target, stop=rule.params["stop"])
        yield allowed(score.side, facts, because=(score.number,))
        return


def _may_be_overtaken(deal: DealState, score: Score) -> bool:
    """Whether another side may still count something that is reckoned before this score."""
    if any(each.order < score.order for each in announced(deal, score.side)):
        return True
    return not deal.declared and any(
        (deal.rules.place[kind], 0) < score.order
        and (not contest.settled or _belongs_to_another(deal, contest, score.side) or loser_may_count(deal, contest))
        for kind, contest in deal.contests.items()
    )


def _belongs_to_another(deal: DealState, contest: Contest, side: Side) -> bool:
    """Whether another side has won a class and so may have more of it to count until all is declared."""
    owed = bool(contest.winner) and scored_by(deal, contest.winner) != side
    return owed and barring(deal, contest.kind) is None
