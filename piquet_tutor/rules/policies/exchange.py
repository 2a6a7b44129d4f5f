"""The exchange: how many each hand may take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor.rules.events import Drawn
from piquet_tutor.rules.model import Finding, Rule
from piquet_tutor.rules.registry import policy
from piquet_tutor.rulings import Facts, Verdict


def first_limits(rule: Rule, stock: int) -> tuple[int, int]:
    """Fewest and most cards elder may exchange with so many in the talon."""
    return min(rule.params["minimum"], stock), min(rule.params["maximum"], stock)


def second_limits(rule: Rule, left: int) -> tuple[int, int]:
    """Fewest and most cards younger may exchange with so many left to him."""
    most = min(left, 5) if rule.params["maximum"] == "five" else left
    least = left // 2 + 1 if rule.params["minimum"] == "majority" and left else rule.params["minimum"]
    return (0 if least == "majority" else min(least, most)), most


@policy("exchange_limits", "minimum", "maximum")
def exchange_limits(deal: Any, rule: Rule, event: Drawn) -> Iterable[Finding]:
    """A lawful exchange, told to the table: how many, and how many are left."""
    facts = Facts(count=event.number, maximum=event.maximum, left=event.left)
    yield Finding(Verdict.ALLOWED, deal.table.side_of(event.seat), facts)
