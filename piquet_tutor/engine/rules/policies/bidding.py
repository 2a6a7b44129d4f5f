"""Bidding for the elder hand: what a bid is worth, which bids there are, and what the last one comes to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from piquet_tutor.engine.rules.model import Finding, Rule
from piquet_tutor.engine.rules.parts import Undertaking
from piquet_tutor.engine.rules.registry import policy
from piquet_tutor.engine.rules.view import DealView
from piquet_tutor.engine.rulings import Facts, Verdict

Pair = tuple[int, int]
"""Tricks undertaken, and cards left in the talon."""


def pairs(params: Mapping[str, Any]) -> tuple[Pair, ...]:
    """Every bid of tricks and cards left, the cheapest first.

    >>> every = pairs({"tricks": [7, 13], "left": [3, 8]})
    >>> len(every), len({value(*pair) for pair in every}), every[0], value(*every[-1])
    (42, 36, (7, 3), 104)
    """
    tricks, left = (range(low, high + 1) for low, high in (params["tricks"], params["left"]))
    return tuple(sorted(product(tricks, left), key=lambda pair: (value(*pair), pair)))


def value(tricks: int, left: int) -> int:
    """What making a bid pays: the tricks times the cards left."""
    return tricks * left


def pairs_worth(params: Mapping[str, Any], number: int) -> tuple[Pair, ...]:
    """The bids that a bare number can mean: none, one, or two.

    >>> pairs_worth({"tricks": [7, 13], "left": [3, 8]}, 36)
    ((9, 4), (12, 3))
    """
    return tuple(pair for pair in pairs(params) if value(*pair) == number)


def signed(params: Mapping[str, Any]) -> tuple[tuple[int, str], ...]:
    """Every bid of a number and a sign, the lowest number first."""
    low, high = params["tricks"]
    return tuple((number, sign) for number in range(low, high + 1) for sign in ("plus", "minus"))


def sign_of(deal: DealView) -> str:
    """Whether the tricks of a deal are to be won (``plus``) or lost (``minus``): won, where no bid says otherwise."""
    return _sign(deal.undertaking)


def _sign(undertaking: Undertaking | None) -> str:
    return str(undertaking.sign) if undertaking is not None and undertaking.sign else "plus"


def line_under(rule: Rule, undertaking: Undertaking | None) -> int:
    """The points that earn a bonus: by the sign of what was undertaken, where its clause has a line for each.

    Args:
        rule: the clause of a repique or pique.
        undertaking: what the bidding came to; None where there was none.
    """
    return int(rule.params[_sign(undertaking) if "plus" in rule.params else "target"])


def to_lose(deal: DealView) -> bool:
    """Whether the hand was bid for to lose the tricks of it."""
    return sign_of(deal) == "minus"


@policy("bid_pairs", "tricks", "left")
def bid_pairs(deal: DealView, rule: Rule, event: object) -> Iterable[Finding]:
    """The hand goes to the bidder: who plays elder, for how many tricks, leaving how many cards."""
    if deal.undertaking is not None:
        yield _undertaken(deal, deal.undertaking)


@policy("bid_signed", "tricks", "combinations", "sinking")
def bid_signed(deal: DealView, rule: Rule, event: object) -> Iterable[Finding]:
    """The hand goes to the last bidder: who plays elder, to win or to lose how many tricks, doubled or not."""
    if deal.undertaking is not None:
        yield _undertaken(deal, deal.undertaking)


def _undertaken(deal: DealView, mine: Undertaking) -> Finding:
    facts = Facts(
        elder=mine.seat,
        tricks=mine.tricks,
        left=mine.left,
        sign=mine.sign,
        points=mine.value,
        factor=mine.factor,
        bare=not mine.tricks,
    )
    return Finding(Verdict.ALLOWED, deal.table.side_of(mine.seat), facts)
