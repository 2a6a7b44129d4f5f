"""Trick points, the last trick, the cards and the capot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from piquet_tutor.engine.clauses import Finding, Nature, Rule, allowed, awarded, denied
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.game.cards import Card
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Ended, Led, Taken
from piquet_tutor.game.rules.play_prices import is_high, last_gives_way, last_trick_of, scoring_of
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState
from piquet_tutor.game.subjects import Subject


def _player(deal: DealState, side: str) -> dict[str, str]:
    """Which partner led or took the trick, for a side of more than one seat: the present leader."""
    return {} if deal.leader == side else {"seat": deal.leader}


@policy("lead_point", "scoring", decides=("play.lead",))
def lead_point(deal: DealState, rule: Rule, event: Led) -> Iterable[Finding]:
    """One for leading, where leading scores: any card, a high one, or the first of the deal alone."""
    points = for_leading(rule, event.card, event.trick)
    scoring = rule.params["scoring"]
    facts = Facts(card=event.card, trick=event.trick, points=points, scoring=scoring, **_player(deal, event.side))
    return (awarded(event.side, facts, points) if points else allowed(event.side, facts),)


@policy("trick_point", "scoring", decides=("play.trick",))
def trick_point(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """What taking a trick scores: in most forms one when the other side led it, in some one more."""
    points = for_taking(rule, event)
    facts = Facts(
        cards=event.cards,
        card=event.best,
        trick=event.trick,
        points=points,
        captured=event.winner != event.leader,
        scoring=rule.params["scoring"],
        **_player(deal, event.winner),
    )
    led = (event.lead_ruling,)
    return (awarded(event.winner, facts, points, led) if points else allowed(event.winner, facts, led),)


def for_taking(rule: Rule, event: Taken) -> int:
    """What taking a trick scores under the clause on leads or tricks, apart from any extra for the last."""
    scoring, captured = scoring_of(rule), event.winner != event.leader
    if not scoring.by_cards:
        return scoring.for_taking(captured, False, 0)
    return scoring.for_taking(captured, is_high(event.best), sum(map(is_high, event.cards)))


def for_leading(rule: Rule, card: Card, trick: int) -> int:
    """What leading a card to the trick of this number scores by the clause on leads or on tricks."""
    return scoring_of(rule).for_leading(is_high(card), first=trick == 1)


def play_clauses(rules: RuleSet) -> tuple[Rule, ...] | None:
    """The clauses under which tricks score; None if one of them has a policy not known here.

    Clauses on giving up the play, or on tricks scored with a pique, do not score a trick and are left out.
    """
    scoring = [each for each in rules.clauses.values() if each.counts_as == "play"]
    beside = {Subject.CONCEDED_PLAY, Subject.PIQUE_TRICKS}
    tricks = tuple(each for each in scoring if each.subject not in beside)
    return tricks if all(each.policy in _OF_TRICKS for each in tricks) else None


_OF_TRICKS: Final = frozenset({"lead_point", "trick_point", "last_trick", "signed_trick"})


def for_lead(rule: Rule, card: Card, trick: int) -> int:
    """What leading a card to the trick of this number scores under one of the clauses of the play."""
    return for_leading(rule, card, trick) if rule.subject is Subject.LEAD else 0


def most_for_trick(rule: Rule, event: Taken) -> int:
    """What a trick scores for the side it counts for, under one of the clauses of the play.

    For a last trick whose price depends on its card, this is the most it can score, whatever was led.
    """
    if rule.policy == "trick_point":
        return for_taking(rule, event)
    if rule.policy == "signed_trick":
        return int(rule.params["points"])
    if rule.subject is Subject.LAST_TRICK and event.last:
        last = last_trick_of(rule)
        return last.points if last.in_all is None else max(last.in_all)
    return 0


@policy("last_trick", "extra", nature=Nature(price="extra", silent_at_nought=True), decides=("play.last",))
def last_trick(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """The last trick scores extra, unless that extra takes the place of the cards and a capot replaces it."""
    points = _for_the_last(deal, rule, event) if event.last else 0
    if not points:
        return ()
    facts = Facts(card=event.best, trick=event.trick, points=points, **_player(deal, event.winner))
    if _gives_way_to_the_capot(deal, event):
        return (denied(event.winner, facts),)
    return (awarded(event.winner, facts, points),)


def _for_the_last(deal: DealState, rule: Rule, event: Taken) -> int:
    """The extra; by the oldest rule, what makes it two in all if won with a ten or higher, and one if lower."""
    trick = deal.rules.rule_on(Subject.TRICK)
    led = for_leading(trick, event.cards[0], event.trick) if event.winner == event.leader else 0
    return last_trick_of(rule).extra(led + for_taking(trick, event), is_high(event.best))


def _gives_way_to_the_capot(deal: DealState, event: Taken) -> bool:
    every = all(deal.table.side_of(trick.winner) == event.winner for trick in deal.tricks)
    return every and last_gives_way(deal.rules)


@policy(
    "early_cards",
    "points",
    nature=Nature(price="points", silent_at_nought=True, first_side_only=True),
    decides=("cards.early",),
)
def early_cards(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """Elder has more than half the tricks before the opponent has scored anything: the cards at once."""
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
    yield awarded(side, facts, rule.params["points"])


@policy("most_tricks", "points", nature=Nature(price="points", silent_at_nought=True), decides=("cards.most",))
def most_tricks(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Ten for the cards to the side with more tricks; nobody scores if they are divided."""
    if any(score.kind == "cards" for score in deal.scores) or not rule.params["points"]:
        return
    (side, tricks), (_, other) = sorted(event.tricks, key=lambda each: -each[1])[:2]
    facts = Facts(tricks=tricks, other_tricks=other, points=rule.params["points"])
    if tricks == other:
        yield denied(None, facts)
    else:
        yield awarded(side, facts, rule.params["points"])


@policy("capot", "points", nature=Nature(price="points", silent_at_nought=True), decides=("cards.capot",))
def capot(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """All the tricks: the capot in place of the cards."""
    for side, tricks in event.tricks:
        if tricks == deal.rules.hand_size and rule.params["points"]:
            early = [score for score in deal.scores if score.kind == "cards"]
            already = sum(score.points for score in early)
            points = rule.params["points"] - already
            facts = Facts(tricks=tricks, points=points, whole=rule.params["points"], already=already)
            because = tuple(score.number for score in early)
            yield awarded(side, facts, points, because)


@policy("most_tricks_shared", "points", "half", decides=("cards.most",))
def most_tricks_shared(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Among three: ten to the player with most tricks; two who are level share them."""
    most = max(tricks for _, tricks in event.tricks)
    best = [side for side, tricks in event.tricks if tricks == most]
    yield from _shared(best, most, rule.params["points"], rule.params["half"])


@policy("capot_shared", "points", "half", decides=("cards.capot",))
def capot_shared(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Among three: all the tricks to one, or all of them shared by two while the third has none."""
    takers = [side for side, tricks in event.tricks if tricks]
    if len(takers) == 1 or (len(takers) == 2 and len(event.tricks) == 3):
        yield from _shared(takers, deal.rules.hand_size, rule.params["points"], rule.params["half"])


def _shared(sides: list[str], tricks: int, points: int, half: int) -> Iterable[Finding]:
    each = points if len(sides) == 1 else half
    for side in sides:
        facts = Facts(tricks=tricks, points=each, sharers=len(sides))
        yield awarded(side, facts, each)
