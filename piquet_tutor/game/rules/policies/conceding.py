"""Giving up the play of the last deal: when a player may, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Nature, Rule, awarded, refuse
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.game.actions import Concede
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Conceded
from piquet_tutor.game.rules.play_prices import play_prices_of
from piquet_tutor.game.rules.policies.younger_showing import yet_to_show
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState
from piquet_tutor.game.subjects import Subject


@policy(
    "conceded_play",
    "points",
    nature=Nature(needs_match=True),
    refuses=("concede.now", "concede.needless"),
    decides=("concede.play",),
)
def conceded_play(deal: DealState, rule: Rule, event: Concede | Conceded) -> Iterable[Finding]:
    """The play is given up: the opponents score for every trick, less what they have scored in it already."""
    if isinstance(event, Concede):
        return _too_soon(deal, event)
    already = sum(score.points for score in deal.scores if score.side == event.winner and score.kind == "play")
    points = rule.params["points"] - already
    facts = Facts(points=points, whole=rule.params["points"], already=already)
    return (awarded(event.winner, facts, points),)


def _too_soon(deal: DealState, event: Concede) -> Iterable[Finding]:
    """A refusal, unless it is the last deal, before the player's first card, the rules allow it, and no play helps."""
    standing = deal.standing
    begun = deal.tricks or (deal.trick and event.seat == deal.table.seats[0])
    last = standing is not None and standing.deals > 0 and standing.deal >= standing.deals
    if standing is None or not last or begun or not deal.rules.options.concede_last_deal:
        return refuse("concede.now")
    side = deal.table.side_of(event.seat)
    line = deal.rules.clauses["settlement.rubicon"].params["line"]
    weight = 2 if deal.rules.options.match_format == "four_deals_ends_double" else 1
    has = standing.points[side] + weight * deal.total(side)
    yet = yet_to_show(deal) if event.seat != deal.table.seats[0] else 0
    within = weight * (_most_in_play(deal.rules) + deal.rules.options.capot + yet)
    if has + within >= line:
        return refuse("concede.needless", total=has, within=within, line=line)
    return ()


def _most_in_play(rules: RuleSet) -> int:
    """What the play can bring besides the capot: leads and tricks, and a pique."""
    paid = play_prices_of(rules)
    assert paid is not None  # where the play is paid by other sums there is no giving it up
    return paid.most_in_tricks + int(rules.rule_on(Subject.PIQUE).params["points"])


@policy("conceded_cards", "points", nature=Nature(needs_match=True), decides=("concede.cards",))
def conceded_cards(deal: DealState, rule: Rule, event: Conceded) -> Iterable[Finding]:
    """As every trick counts for them, the opponents score the cards, but no capot."""
    points = rule.params["points"]
    if points:
        yield awarded(event.winner, Facts(points=points), points)
