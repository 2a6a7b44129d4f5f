"""Dealing and carte blanche."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.clauses import Finding, Rule, allowed, awarded, denied
from piquet_tutor.engine.rulings import Facts
from piquet_tutor.game.cards import Card, Rank
from piquet_tutor.game.rules.events import Blank
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState

COURTS = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})


def courts_in(cards: Iterable[Card], ten_is_court: bool) -> tuple[Card, ...]:
    """The cards that spoil a carte blanche."""
    return tuple(each for each in cards if each.rank in COURTS or (ten_is_court and each.rank is Rank.TEN))


@policy("hands_dealt", "first_dealer", decides=("deal.first", "deal.hands"))
def hands_dealt(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """Who is elder and what lies in the talon."""
    facts = Facts(hand=len(deal.dealt[deal.table.seats[0]]), talon=len(deal.talon))
    yield allowed(None, facts)


@policy("carte_blanche", "points", "ten_is_court", decides=("carte_blanche.award",))
def carte_blanche(deal: DealState, rule: Rule, event: Blank) -> Iterable[Finding]:
    """A hand dealt without court cards scores, unless the opponent's carte blanche cancels it."""
    side = deal.table.side_of(event.seat)
    holder = {} if event.seat == side else {"seat": event.seat}  # one of two partners
    facts = Facts(cards=event.cards, points=rule.params["points"], proved=bool(event.cards), **holder)
    undone = _undone(deal, event.seat)
    if undone:
        yield denied(side, Facts(**facts, why=undone), because=event.because)
    else:
        yield awarded(side, facts, rule.params["points"], event.because)


def _undone(deal: DealState, seat: str) -> str:
    """Why one of two cartes blanches does not count: ``both`` cancel, or ``younger`` wins; empty if it counts."""
    others = [other for other in deal.claimed if deal.table.side_of(other) != deal.table.side_of(seat)]
    if not others or len(deal.table.seats) > 2:
        return ""
    how = deal.rules.options.double_blank
    if how == "both_void":
        return "both"
    return "" if how == "both_score" or deal.table.side_of(seat) == deal.table.sides[-1] else "younger"


@policy("carte_blanche_again", "points", "ten_is_court", decides=("carte_blanche.again",))
def carte_blanche_again(deal: DealState, rule: Rule, event: object) -> Iterable[Finding]:
    """A carte blanche that counted, and is blank again after the exchange, scores again."""
    for seat in deal.table.seats if rule.params["points"] else ():
        hand = deal.kept[seat]
        if _counted(deal, seat) and not courts_in(hand, rule.params["ten_is_court"]):
            facts = Facts(cards=hand, points=rule.params["points"])
            yield awarded(deal.table.side_of(seat), facts, rule.params["points"])


def _counted(deal: DealState, seat: str) -> bool:
    side = deal.table.side_of(seat)
    return seat in deal.proved and any(score.kind == "carte_blanche" and score.side == side for score in deal.scores)
