"""Trick points, the last trick, the cards and the capot."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.cards import Card, Rank
from piquet_tutor.engine.rules.events import Conceded, Ended, Led, Taken
from piquet_tutor.engine.rules.model import Finding, Nature, Rule
from piquet_tutor.engine.rules.registry import policy
from piquet_tutor.engine.rules.view import DealView
from piquet_tutor.engine.rulings import Facts, Verdict


def _high(card: Card) -> bool:
    return card.rank >= Rank.TEN


def _player(deal: DealView, side: str) -> dict[str, str]:
    """Which partner it was, where a side has more than one seat: whoever leads now led, or took the trick."""
    return {} if deal.leader == side else {"seat": deal.leader}


@policy("lead_point", "scoring")
def lead_point(deal: DealView, rule: Rule, event: Led) -> Iterable[Finding]:
    """One for leading, where leading scores."""
    scoring = rule.params["scoring"]
    points = for_leading(scoring, event.card)
    facts = Facts(card=event.card, trick=event.trick, points=points, scoring=scoring, **_player(deal, event.side))
    return (Finding(Verdict.AWARDED if points else Verdict.ALLOWED, event.side, facts, points),)


@policy("trick_point", "scoring")
def trick_point(deal: DealView, rule: Rule, event: Taken) -> Iterable[Finding]:
    """What taking a trick scores: in most forms one, when the other side led it."""
    scoring = rule.params["scoring"]
    captured = event.winner != event.leader
    points = for_taking(scoring, event)
    facts = Facts(
        cards=event.cards,
        card=event.best,
        trick=event.trick,
        points=points,
        captured=captured,
        scoring=scoring,
        **_player(deal, event.winner),
    )
    return (Finding(Verdict.AWARDED if points else Verdict.ALLOWED, event.winner, facts, points, (event.lead_ruling,)),)


def for_taking(scoring: str, event: Taken) -> int:
    """What the taker of a trick scores for taking it."""
    captured = event.winner != event.leader
    if scoring == "flat_won":
        return 1
    if scoring == "s001_classic":
        return sum(1 for card in event.cards if _high(card))
    if scoring == "lead_capture":
        return 1 if captured else 0
    return 1 if captured and _high(event.best) else 0


def for_leading(scoring: str, card: Card) -> int:
    """What the leader of a trick scores for the card led."""
    if scoring == "lead_capture":
        return 1
    return 1 if scoring in ("lead_capture_T_up", "p1651") and _high(card) else 0


@policy("last_trick", "extra", nature=Nature(price="extra", silent_at_nought=True))
def last_trick(deal: DealView, rule: Rule, event: Taken) -> Iterable[Finding]:
    """The last trick counts something more, unless what it counts is the cards and a capot takes their place."""
    points = _for_the_last(deal, rule, event) if event.last else 0
    if not points:
        return ()
    facts = Facts(card=event.best, trick=event.trick, points=points, **_player(deal, event.winner))
    if _gives_way_to_the_capot(deal, rule, event):
        return (Finding(Verdict.DENIED, event.winner, facts),)
    return (Finding(Verdict.AWARDED, event.winner, facts, points),)


def _for_the_last(deal: DealView, rule: Rule, event: Taken) -> int:
    """So many more; or by the oldest rule what makes it two in all with a ten or higher, and one with less."""
    if rule.params["extra"] != "p1651":
        return int(rule.params["extra"])
    scoring = str(deal.rules.values["trick_scoring"])
    led = for_leading(scoring, event.cards[0]) if event.winner == event.leader else 0
    return max(0, (2 if _high(event.best) else 1) - led - for_taking(scoring, event))


def _gives_way_to_the_capot(deal: DealView, rule: Rule, event: Taken) -> bool:
    most = deal.rules.clauses.get("cards.most")  # asked of the clause: a form may have a price of its own
    stands_for_cards = rule.params["extra"] == 10 and most is not None and most.params["points"] == 0
    return (
        stands_for_cards
        and deal.rules.values["capot_last_trick"] != "kept"
        and all(deal.table.side_of(trick.winner) == event.winner for trick in deal.tricks)
    )


@policy("early_cards", "points", nature=Nature(price="points", silent_at_nought=True, first_side_only=True))
def early_cards(deal: DealView, rule: Rule, event: Taken) -> Iterable[Finding]:
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


@policy("most_tricks", "points", nature=Nature(price="points", silent_at_nought=True))
def most_tricks(deal: DealView, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Ten for the cards to whoever has most tricks; divided, nobody."""
    if any(score.kind == "cards" for score in deal.scores) or not rule.params["points"]:
        return
    (side, tricks), (_, other) = sorted(event.tricks, key=lambda each: -each[1])[:2]
    facts = Facts(tricks=tricks, other_tricks=other, points=rule.params["points"])
    if tricks == other:
        yield Finding(Verdict.DENIED, None, facts)
    else:
        yield Finding(Verdict.AWARDED, side, facts, rule.params["points"])


@policy("capot", "points", nature=Nature(price="points", silent_at_nought=True))
def capot(deal: DealView, rule: Rule, event: Ended) -> Iterable[Finding]:
    """All the tricks: the capot in place of the cards."""
    for side, tricks in event.tricks:
        if tricks == deal.rules.hand_size and rule.params["points"]:
            early = [score for score in deal.scores if score.kind == "cards"]
            already = sum(score.points for score in early)
            points = rule.params["points"] - already
            facts = Facts(tricks=tricks, points=points, whole=rule.params["points"], already=already)
            because = tuple(score.number for score in early)
            yield Finding(Verdict.AWARDED, side, facts, points, because)


@policy("most_tricks_shared", "points", "half")
def most_tricks_shared(deal: DealView, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Among three: ten to whoever has most tricks; two who are level share them."""
    most = max(tricks for _, tricks in event.tricks)
    best = [side for side, tricks in event.tricks if tricks == most]
    yield from _shared(best, most, rule.params["points"], rule.params["half"])


@policy("capot_shared", "points", "half")
def capot_shared(deal: DealView, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Among three: all the tricks to one, or all of them shared by two while the third has none."""
    takers = [side for side, tricks in event.tricks if tricks]
    if len(takers) == 1 or (len(takers) == 2 and len(event.tricks) == 3):
        yield from _shared(takers, deal.rules.hand_size, rule.params["points"], rule.params["half"])


def _shared(sides: list[str], tricks: int, points: int, half: int) -> Iterable[Finding]:
    each = points if len(sides) == 1 else half
    for side in sides:
        facts = Facts(tricks=tricks, points=each, sharers=len(sides))
        yield Finding(Verdict.AWARDED, side, facts, each)


@policy("conceded_play", "points")
def conceded_play(deal: DealView, rule: Rule, event: Conceded) -> Iterable[Finding]:
    """The play given up: the other side counts every trick, less what it has counted already."""
    already = sum(score.points for score in deal.scores if score.side == event.winner and score.kind == "play")
    points = rule.params["points"] - already
    facts = Facts(points=points, whole=rule.params["points"], already=already)
    yield Finding(Verdict.AWARDED, event.winner, facts, points)


@policy("conceded_cards", "points")
def conceded_cards(deal: DealView, rule: Rule, event: Conceded) -> Iterable[Finding]:
    """With every trick counted the other side has the cards; no capot is claimed."""
    points = rule.params["points"]
    if points:
        yield Finding(Verdict.AWARDED, event.winner, Facts(points=points), points)
