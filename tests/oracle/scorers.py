"""Which brute scorer reads which form, and the one door to them all."""

from __future__ import annotations

from . import bidding_scorer, scorer

SCORERS = {
    **dict.fromkeys(scorer.PRESETS, scorer.score),
    **dict.fromkeys(bidding_scorer.SCORERS, bidding_scorer.score),
}
"""By the id of the rule set a record names, alone or with options set otherwise."""


def score(record: dict) -> dict:
    """The tally of one finished deal by the scorer of its form."""
    rules = record["rules"]
    return SCORERS[rules if isinstance(rules, str) else rules["base"]](record)
