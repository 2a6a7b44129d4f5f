"""What an undertaking scores: tricks bid and made, tricks bid and missed, or no bid at all."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Nature, Rule, allowed, awarded, denied
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Side
from piquet_tutor.game.parts import Score, Undertaking
from piquet_tutor.game.rules.events import Ended, Taken
from piquet_tutor.game.rules.policies.bidding import counts_for, sign_of
from piquet_tutor.game.rules.policies.bonuses import (
    IN_HAND,
    ROUGE,
    Bar,
    TowardsBonus,
    adding_up,
    firsts,
    in_order,
    named,
    opened_by,
    opening,
    pique,
    repique,
    rouge_counts,
)
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState


def nominal(deal: DealState, side: Side, extra: int) -> int:
    """The number of tricks a side has won, with the extra for the last trick.

    Args:
        deal: a deal in play.
        side: the side.
        extra: what the last trick counts in addition to one.
    """
    own = [seat for seat in deal.table.seats if deal.table.side_of(seat) == side]
    won = [trick.winner in own for trick in deal.tricks]
    whole = len(won) == deal.rules.hand_size
    return won.count(True) + (extra if whole and won[-1] else 0)


def extra_of(rule: Rule) -> int:
    """What the last trick counts in addition to one; 1 if its price depends on its card, which is not used here."""
    extra = rule.params["extra"]
    return extra if isinstance(extra, int) else 1


def _bid(deal: DealState) -> Undertaking | None:
    """The bid; None if there was no bidding, or nobody bid."""
    return deal.undertaking if deal.undertaking is not None and deal.undertaking.tricks else None


@policy("trick_counted", "extra", decides=("tricks.counted",))
def trick_counted(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """A trick counts towards the undertaking, but scores nothing by itself."""
    bid, elder = _bid(deal), deal.table.sides[0]
    facts = Facts(
        cards=event.cards,
        card=event.best,
        trick=event.trick,
        worth=1 + (extra_of(rule) if event.last else 0),
        tricks=nominal(deal, event.winner, extra_of(rule)),
        wanted=bid.tricks if bid is not None and event.winner == elder else None,
    )
    yield allowed(event.winner, facts)


@policy("undertaking_made", "extra", decides=("bid.made",))
def undertaking_made(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """The tricks bid are won: elder scores the value of the bid, and nothing for overtricks."""
    mine, elder = _bid(deal), deal.table.sides[0]
    if mine is None:
        return
    tricks = nominal(deal, elder, extra_of(rule))
    if tricks >= mine.tricks:
        facts = Facts(tricks=mine.tricks, left=mine.left, points=mine.value)
        yield awarded(elder, facts, mine.value)


@policy("undertaking_beaten", "extra", decides=("bid.beaten",))
def undertaking_beaten(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Elder falls short: the opponent scores the value of the bid for every missing trick."""
    mine, elder = _bid(deal), deal.table.sides[0]
    if mine is None:
        return
    tricks = nominal(deal, elder, extra_of(rule))
    short = mine.tricks - tricks
    if short > 0:
        points = mine.value * short
        facts = Facts(tricks=tricks, wanted=mine.tricks, short=short, worth=mine.value, points=points)
        yield awarded(deal.table.sides[1], facts, points)


@policy("undertaking_exact", "extra", "points", decides=("bid.exact",))
def undertaking_exact(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Exactly the number of tricks bid: a bonus, under the reading that gives one."""
    mine, elder = _bid(deal), deal.table.sides[0]
    if mine is None:
        return
    tricks = nominal(deal, elder, extra_of(rule))
    points = rule.params["points"]
    exact = tricks == mine.tricks
    facts = Facts(tricks=tricks, wanted=mine.tricks, points=points)
    yield awarded(elder, facts, points) if exact else denied(elder, facts)


@policy("fewest_tricks", "extra", "points", decides=("misere.award",))
def fewest_tricks(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Nobody bid: the side with fewer tricks scores for each trick of the other."""
    if deal.undertaking is None or deal.undertaking.tricks:
        return
    counts = {side: nominal(deal, side, extra_of(rule)) for side in deal.table.sides}
    (side, tricks), (_, other) = sorted(counts.items(), key=lambda each: each[1])[:2]
    if tricks == other:
        yield denied(None, Facts(tricks=tricks, other_tricks=other, points=0, each=rule.params["points"]))
        return
    points = rule.params["points"] * other
    facts = Facts(tricks=tricks, other_tricks=other, each=rule.params["points"], points=points)
    yield awarded(side, facts, points)


@policy("pique_by_tricks", "points", "target", "extra", "rouge", "younger", decides=("pique.award",))
def pique_by_tricks(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """Thirty by combinations and tricks won, before the opponent has scored in hand or won a trick."""
    side = event.winner
    if (rule.id, side) in deal.spoken or _bid(deal) is None or _has_repique(deal, side):
        return
    if not _open_to(deal, rule, side):
        return
    towards = towards_by_tricks(deal, rule, side, deal.scores)
    if towards.total < towards.line:
        return
    parts = {"in_hand": towards.in_hand, "tricks": towards.tricks}
    made = adding_up(towards, in_order(towards.counted, by_clock=True), **parts)
    mine = made.rulings
    facts = Facts(total=towards.total, **parts, points=rule.params["points"])
    bars = [Bar.of(score) for score in in_order(towards.bars, by_clock=True)]
    if bars:
        barred, because = Facts(**facts, **named(bars)), (*mine, *(bar.number for bar in bars))
        yield denied(side, barred, because=because, grounds=(made, *firsts(towards, bars)))
    elif towards.lost:
        barred = Facts(**facts, by="trick", by_points=1)
        yield denied(side, barred, because=mine, grounds=(made,))
    else:
        opened = opening(deal, side, mine)
        grounds = (made, *opened_by(deal, opened))
        yield awarded(side, facts, rule.params["points"], (*mine, *opened), grounds=grounds)


def towards_by_tricks(deal: DealState, rule: Rule, side: Side, scores: Iterable[Score]) -> TowardsBonus:
    """How a side stands towards a pique to which tricks count: what it has in hand, and the tricks it has won.

    Args:
        deal: at any moment of the play.
        rule: the clause on pique.
        side: whose pique it would be.
        scores: those of the deal, under the numbers of whoever asks.
    """
    first, inside = deal.table.sides[0], in_order(each for each in scores if each.kind in IN_HAND)
    own = tuple(each for each in inside if each.side == side)
    mine = tuple(each for each in own if each.kind != ROUGE or rouge_counts(rule, side, first))
    bars = tuple(each for each in inside if each.side != side)
    won = [deal.table.side_of(trick.winner) == side for trick in deal.tricks]
    tricks, lost = nominal(deal, side, extra_of(rule)), won.index(False) + 1 if False in won else 0
    return TowardsBonus(rule.params["target"], mine, None, bars, tricks=tricks, lost=lost)


@policy("pique_tricks", "extra", decides=("pique.tricks",))
def pique_tricks(deal: DealState, rule: Rule, event: Score | None) -> Iterable[Finding]:
    """The tricks the second hand needed for a pique are scored with it, as they score nowhere else."""
    side = deal.table.sides[1]
    if event is None or event.kind != "pique" or event.side != side:
        return
    tricks = nominal(deal, side, extra_of(rule))
    yield awarded(side, Facts(tricks=tricks, points=tricks), tricks, (event.number,))


@policy("play_decided", "extra", "target", "stops", "exact", "rouge", "younger", decides=("play.decided",))
def play_decided(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """Elder has made the bid and nobody can still make a pique: the rest need not be played."""
    exact = rule.params["exact"] == "exact_bonus_30"  # then every trick matters to the end
    mine, elder = _bid(deal), deal.table.sides[0]
    if rule.params["stops"] != "when_decided" or exact or event.last or mine is None:
        return
    tricks = nominal(deal, elder, extra_of(rule))
    if tricks < mine.tricks or any(_may_pique(deal, rule, side) for side in deal.table.sides):
        return
    facts = Facts(tricks=tricks, wanted=mine.tricks, left=deal.rules.hand_size - event.trick)
    yield allowed(elder, facts)


def _may_pique(deal: DealState, rule: Rule, side: Side) -> bool:
    if ("pique.award", side) in deal.spoken or _has_repique(deal, side) or not _open_to(deal, rule, side):
        return False
    towards = towards_by_tricks(deal, rule, side, deal.scores)
    if towards.bars or towards.lost:
        return False
    most = deal.rules.hand_size + extra_of(rule)
    made = towards.total >= towards.line  # by this very trick, if not before
    return towards.in_hand + most >= towards.line and not made


def _has_repique(deal: DealState, side: Side) -> bool:
    return any(score.kind == "repique" and score.side == side for score in deal.scores)


def _open_to(deal: DealState, rule: Rule, side: Side) -> bool:
    return side == deal.table.sides[0] or bool(rule.params["younger"])


# --- bids with a sign: to win the tricks, or to lose them -----------------------------------------


@policy("signed_trick", "points", decides=("play.trick",))
def signed_trick(deal: DealState, rule: Rule, event: Taken) -> Iterable[Finding]:
    """One for every trick won; if the bid is to lose tricks, one for every trick lost."""
    facts = Facts(
        cards=event.cards, card=event.best, trick=event.trick, points=rule.params["points"], sign=sign_of(deal)
    )
    yield awarded(counts_for(deal, event.winner), facts, rule.params["points"])


@policy("signed_most", "points", nature=Nature(price="points"), decides=("cards.most",))
def signed_most(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Ten for winning, or for losing, the majority of the tricks."""
    (side, tricks), (_, other) = sorted(event.tricks, key=lambda each: -each[1])[:2]
    facts = Facts(tricks=tricks, other_tricks=other, points=rule.params["points"], sign=sign_of(deal))
    if tricks == other:
        yield denied(None, facts)
    elif rule.params["points"]:
        yield awarded(counts_for(deal, side), facts, rule.params["points"])


@policy("signed_capot", "points", nature=Nature(price="points", silent_at_nought=True), decides=("cards.capot",))
def signed_capot(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """All the tricks won, or all of them lost: forty in place of the ten."""
    for side, tricks in event.tricks:
        if tricks == deal.rules.hand_size and rule.params["points"]:
            facts = Facts(tricks=tricks, points=rule.params["points"], sign=sign_of(deal), already=0)
            yield awarded(counts_for(deal, side), facts, rule.params["points"])


@policy("signed_pay", "points", "doubled", "redoubled", decides=("bid.paid",))
def signed_pay(deal: DealState, rule: Rule, event: Ended) -> Iterable[Finding]:
    """Points for each trick above the bid to the bidder, or for each trick below it to the opponent."""
    mine, elder = _bid(deal), deal.table.sides[0]
    if mine is None:
        return
    won = dict(event.tricks)[elder]
    tricks = won if mine.sign == "plus" else deal.rules.hand_size - won
    over = tricks - mine.tricks
    each = rule.params[{1: "points", 2: "doubled", 4: "redoubled"}[mine.factor]]
    facts = Facts(
        tricks=tricks,
        wanted=mine.tricks,
        sign=mine.sign,
        over=max(over, 0),
        short=max(-over, 0),
        each=each,
        points=abs(over) * each,
    )
    if over == 0:
        yield allowed(elder, facts)
    else:
        side = elder if over > 0 else deal.table.sides[1]
        yield awarded(side, facts, abs(over) * each)


@policy("signed_repique", "points", "target", "plus", "minus", "kinds", "rouge", decides=("repique.award",))
def signed_repique(deal: DealState, rule: Rule, event: Score | None) -> Iterable[Finding]:
    """A repique whose target depends on the sign of the bid."""
    return repique(deal, rule, event)


@policy(
    "signed_pique",
    "points",
    "target",
    "plus",
    "minus",
    "kinds",
    "rouge",
    "cards",
    "reckoning",
    "younger",
    decides=("pique.award",),
)
def signed_pique(deal: DealState, rule: Rule, event: Score | None) -> Iterable[Finding]:
    """A pique whose target depends on the sign of the bid."""
    return pique(deal, rule, event)
