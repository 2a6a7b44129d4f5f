"""Which brute scorer reads which form, and the one door to them all."""

from __future__ import annotations

from . import bidding_scorer, round_scorer, scorer

FOR_TWO = {
    **dict.fromkeys(scorer.PRESETS, scorer.score),
    **dict.fromkeys(bidding_scorer.SCORERS, bidding_scorer.score),
}
FOR_MORE = dict.fromkeys(round_scorer.SIDES, round_scorer.score)
SCORERS = {**FOR_TWO, **FOR_MORE}
"""By the id of the rule set a record names, alone or with options set otherwise."""


def score(record: dict) -> dict:
    """The tally of one finished deal by the scorer of its form."""
    return SCORERS[scorer.form_of(record)](record)


def race_won_by(record: dict) -> str | None:
    """Who wins a race of two in the deal of this record, if anybody; for the forms without bidding."""
    return scorer.race_won_by(record)
