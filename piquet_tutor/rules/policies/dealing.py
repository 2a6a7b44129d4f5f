"""Dealing and carte blanche."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor.cards import Card, Rank
from piquet_tutor.rules.events import Blank
from piquet_tutor.rules.model import Finding, Rule
from piquet_tutor.rules.registry import policy
from piquet_tutor.rulings import Facts, Verdict

COURTS = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})


def courts_in(cards: Iterable[Card], ten_is_court: bool) -> tuple[Card, ...]:
    """The cards that spoil a carte blanche."""
    return tuple(each for each in cards if each.rank in COURTS or (ten_is_court and each.rank is Rank.TEN))


@policy("hands_dealt", "first_dealer")
def hands_dealt(deal: Any, rule: Rule, event: Any) -> Iterable[Finding]:
    """Who is elder and what lies in the talon."""
    facts = Facts(hand=len(deal.dealt[deal.table.seats[0]]), talon=len(deal.talon))
    yield Finding(Verdict.ALLOWED, None, facts)


@policy("carte_blanche", "points", "ten_is_court")
def carte_blanche(deal: Any, rule: Rule, event: Blank) -> Iterable[Finding]:
    """A hand dealt without court cards scores."""
    facts = Facts(cards=event.cards, points=rule.params["points"], proved=bool(event.cards))
    side = deal.table.side_of(event.seat)
    yield Finding(Verdict.AWARDED, side, facts, rule.params["points"], event.because)


@policy("carte_blanche_again", "points", "ten_is_court")
def carte_blanche_again(deal: Any, rule: Rule, event: Any) -> Iterable[Finding]:
    """A claimed blank hand that is blank again after the exchange scores again."""
    for seat in deal.table.seats if rule.params["points"] else ():
        hand = deal.kept[seat]
        if seat in deal.proved and not courts_in(hand, rule.params["ten_is_court"]):
            facts = Facts(cards=hand, points=rule.params["points"])
            yield Finding(Verdict.AWARDED, deal.table.side_of(seat), facts, rule.params["points"])


@policy("procedure")
def procedure(deal: Any, rule: Rule, event: Any) -> Iterable[Finding]:
    """A clause the engine itself acts on and cites; it is never asked for a finding."""
    return ()
