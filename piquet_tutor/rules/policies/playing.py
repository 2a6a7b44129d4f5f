"""Trick points, the last trick, the cards and the capot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor.cards import Card, Rank
from piquet_tutor.rules.events import Conceded, Ended, Led, Taken
from piquet_tutor.rules.model import Finding, Rule
from piquet_tutor.rules.registry import policy
from piquet_tutor.rulings import Facts, Verdict


def _high(card: Card) -> bool:
    return card.rank >= Rank.TEN


@policy("lead_point", "scoring")
def lead_point(deal: Any, rule: Rule, event: Led) -> Iterable[Finding]:
    """One for leading, where leading scores."""
    scoring = rule.params["scoring"]
    points = 0
    if scoring == "lead_capture":
        points = 1
    elif scoring in ("lead_capture_T_up", "p1651"):
        points = 1 if _high(event.card) else 0
    facts = Facts(card=event.card, trick=event.trick, points=points, scoring=scoring)
    return (Finding(Verdict.AWARDED if points else Verdict.ALLOWED, event.side, facts, points),)


@policy("trick_point", "scoring")
def trick_point(deal: Any, rule: Rule, event: Taken) -> Iterable[Finding]:
    """What taking a trick scores: in most forms one, when the other side led it."""
    scoring = rule.params["scoring"]
    captured = event.winner != event.leader
    if scoring == "flat_won":
        points = 1
    elif scoring == "s001_classic":
        points = sum(1 for card in event.cards if _high(card))
    elif scoring == "lead_capture":
        points = 1 if captured else 0
    else:
        points = 1 if captured and _high(event.best) else 0
    facts = Facts(
        cards=event.cards,
        card=event.best,
        trick=event.trick,
        points=points,
        captured=captured,
        scoring=scoring,
    )
    return (Finding(Verdict.AWARDED if points else Verdict.ALLOWED, event.winner, facts, points, (event.lead_ruling,)),)


@policy("last_trick", "extra")
def last_trick(deal: Any, rule: Rule, event: Taken) -> Iterable[Finding]:
    """The last trick counts something more."""
    if event.last:
        extra = rule.params["extra"]
        points = 1 if extra == "p1651" else int(extra)
        if points:
            facts = Facts(card=event.best, trick=event.trick, points=points)
            return (Finding(Verdict.AWARDED, event.winner, facts, points),)
    return ()


@policy("early_cards", "points")
def early_cards(deal: Any, rule: Rule, event: Taken) -> Iterable[Finding]:
    """Elder has more than half the tricks before the other side has counted anything: the cards at once."""
    half = deal.rules.hand_size // 2
    if event.trick != half + 1 or not rule.params["points"]:
        return
    side = event.winner
    if side != deal.table.sides[0]:
        return
    if any(trick.winner != side for trick in deal.tricks):
        return
    if any(score.side != side or score.kind in ("pique", "repique") for score in deal.scores):
        return
    facts = Facts(tricks=event.trick, points=rule.params["points"])
    yield Finding(Verdict.AWARDED, side, facts, rule.params["points"])


@policy("most_tricks", "points")
def most_tricks(deal: Any, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Ten for the cards to whoever has most tricks; divided, nobody."""
    if any(score.kind == "cards" for score in deal.scores) or not rule.params["points"]:
        return
    (side, tricks), (_, other) = sorted(event.tricks, key=lambda each: -each[1])[:2]
    facts = Facts(tricks=tricks, other_tricks=other, points=rule.params["points"])
    if tricks == other:
        yield Finding(Verdict.DENIED, None, facts)
    else:
        yield Finding(Verdict.AWARDED, side, facts, rule.params["points"])


@policy("capot", "points")
def capot(deal: Any, rule: Rule, event: Ended) -> Iterable[Finding]:
    """All the tricks: the capot in place of the cards."""
    for side, tricks in event.tricks:
        if tricks == deal.rules.hand_size and rule.params["points"]:
            early = [score for score in deal.scores if score.kind == "cards"]
            already = sum(score.points for score in early)
            points = rule.params["points"] - already
            facts = Facts(tricks=tricks, points=points, whole=rule.params["points"], already=already)
            because = tuple(score.number for score in early)
            yield Finding(Verdict.AWARDED, side, facts, points, because)


@policy("conceded_play", "points")
def conceded_play(deal: Any, rule: Rule, event: Conceded) -> Iterable[Finding]:
    """The play given up: the other side counts every trick, less what it has counted already."""
    already = sum(score.points for score in deal.scores if score.side == event.winner and score.kind == "play")
    points = rule.params["points"] - already
    facts = Facts(points=points, whole=rule.params["points"], already=already)
    yield Finding(Verdict.AWARDED, event.winner, facts, points)


@policy("conceded_cards", "points")
def conceded_cards(deal: Any, rule: Rule, event: Conceded) -> Iterable[Finding]:
    """With every trick counted the other side has the cards; no capot is claimed."""
    points = rule.params["points"]
    if points:
        yield Finding(Verdict.AWARDED, event.winner, Facts(points=points), points)
