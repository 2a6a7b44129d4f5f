"""The partie: who has won, the rubicon, what is paid; and the race to a hundred."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.rules.events import Matched
from piquet_tutor.engine.rules.model import Finding, Nature, Rule
from piquet_tutor.engine.rules.parts import Score
from piquet_tutor.engine.rules.registry import policy
from piquet_tutor.engine.rules.view import DealView
from piquet_tutor.engine.rulings import Facts, Verdict


def _standing(event: Matched) -> tuple[str, int, str, int] | None:
    """Winner, his points, loser, his points; None when level."""
    (first, second), (one, two) = event.players, event.totals
    if one == two:
        return None
    return (first, one, second, two) if one > two else (second, two, first, one)


@policy("settle_difference", "bonus")
def settle_difference(deal: object, rule: Rule, event: Matched) -> Iterable[Finding]:
    """The winner is paid the difference and the bonus for the game."""
    found = _standing(event)
    if found is None:
        return
    winner, high, loser, low = found
    points = high - low + rule.params["bonus"]
    facts = Facts(winner=winner, loser=loser, high=high, low=low, bonus=rule.params["bonus"], points=points)
    yield Finding(Verdict.AWARDED, winner, facts, points)


@policy("settle_rubicon", "bonus", "line", "winner_short")
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
    yield Finding(Verdict.AWARDED, winner, facts, points)


@policy("settle_tie", "extra", "repeat")
def settle_tie(deal: object, rule: Rule, event: Matched) -> Iterable[Finding]:
    """Level totals: more deals, or a drawn partie."""
    if _standing(event) is None:
        again = rule.params["extra"] > 0 and (event.extra == 0 or rule.params["repeat"] == "until_decided")
        facts = Facts(points=event.totals[0], extra=rule.params["extra"] if again else 0)
        yield Finding(Verdict.ALLOWED if again else Verdict.DENIED, None, facts)


@policy("settle_race", "target", "under", "games")
def settle_race(deal: object, rule: Rule, event: Matched) -> Iterable[Finding]:
    """A race is won at the target; a win is double while the loser is under the line agreed."""
    found = _standing(event)
    if found is None:
        return
    winner, high, loser, low = found
    if high < rule.params["target"]:
        return
    games = 2 if low < rule.params["under"] else 1
    facts = Facts(
        winner=winner,
        loser=loser,
        high=high,
        low=low,
        target=rule.params["target"],
        under=rule.params["under"],
        games=games,
    )
    yield Finding(Verdict.ALLOWED, winner, facts)


@policy("race_reached", "target", "stop", nature=Nature(needs_partie=True))
def race_reached(deal: DealView, rule: Rule, event: object) -> Iterable[Finding]:
    """In a race the deal stops as soon as a side's points, taken in the order of reckoning, reach the target."""
    if deal.standing is None or rule.params["stop"] != "at_once_in_order":
        return
    target = rule.params["target"]
    running = dict(deal.standing.points)
    for score in sorted(deal.scores, key=lambda each: each.order):
        running[score.side] += score.points
        if running[score.side] < target:
            continue
        if not deal.declared and _may_be_overtaken(deal, score):
            return
        facts = Facts(points=running[score.side], target=target)
        yield Finding(Verdict.ALLOWED, score.side, facts, because=(score.number,))
        return


def _may_be_overtaken(deal: DealView, score: Score) -> bool:
    """Whether a class that reckons earlier is still open or still to be counted by the other side."""
    for kind, contest in deal.contests.items():
        earlier = (deal.rules.place[kind], 0) < score.order
        owed = contest.winner and contest.winner != score.side
        if earlier and (not contest.settled or owed):
            return True
    return False
