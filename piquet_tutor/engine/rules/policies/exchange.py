"""The exchange: how many each hand may take."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.engine.rules.events import Drawn
from piquet_tutor.engine.rules.model import Finding, Rule
from piquet_tutor.engine.rules.registry import policy
from piquet_tutor.engine.rules.view import DealView
from piquet_tutor.engine.rulings import Facts, Verdict


def first_limits(rule: Rule, stock: int) -> tuple[int, int]:
    """Fewest and most cards elder may exchange with so many in the talon."""
    return min(rule.params["minimum"], stock), min(rule.params["maximum"], stock)


def second_limits(rule: Rule, left: int) -> tuple[int, int]:
    """Fewest and most cards younger may exchange with so many left to him."""
    most = min(left, 5) if rule.params["maximum"] == "five" else left
    fewest = {"majority": left // 2 + 1 if left else 0, "all_but_two": max(0, left - 2)}
    least = rule.params["minimum"]
    return min(fewest.get(least, least), most), most


@policy("exchange_limits", "minimum", "maximum")
def exchange_limits(deal: DealView, rule: Rule, event: Drawn) -> Iterable[Finding]:
    """A lawful exchange, told to the table: how many, and how many are left."""
    facts = Facts(count=event.number, maximum=event.maximum, left=event.left)
    yield Finding(Verdict.ALLOWED, deal.table.side_of(event.seat), facts)


@policy("dealer_exchange", "how")
def dealer_exchange(deal: DealView, rule: Rule, event: Drawn) -> Iterable[Finding]:
    """The dealer alone exchanges: the whole talon, or nothing."""
    yield Finding(Verdict.ALLOWED, deal.table.side_of(event.seat), Facts(count=event.number, maximum=event.maximum))
