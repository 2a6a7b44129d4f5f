"""Rulings as ``piquet-rulings/1``: the tally, and every ruling with its facts, citations and texts.

The texts come from a later wing, so the caller passes a function for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from piquet_tutor.engine.rulings import Ruling, known_to
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records.form import RULINGS
from piquet_tutor.game.records.notation import written, written_cites
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

Words = Callable[[Ruling, tuple[Ruling, ...], RuleSet], Mapping[str, str]]
"""Gives the text of a ruling at each depth, from its ledger (the running total in calls) and rule set (the law)."""


def rulings_of(deal: Deal, words: Words, seat: Seat | None = None) -> dict[str, Any]:
    """One deal's rulings.

    Args:
        deal: the deal so far.
        words: gives the texts of a ruling.
        seat: include only what this seat may know; None includes everything.
    """
    return {
        "format": RULINGS,
        "rules": deal.rules.spoken,
        "complete": deal.done,
        "tally": deal.tally(),
        "rulings": _written(deal.rulings, deal.rules, words, seat),
    }


def rulings_of_partie(partie: Partie, words: Words, seat: Seat | None = None) -> dict[str, Any]:
    """A partie's rulings: those of each deal, the points of the players, and those of the settlement.

    Args:
        partie: the partie so far.
        words: gives the texts of a ruling.
        seat: include only what this seat of each deal may know; None includes everything.
    """
    return {
        "format": RULINGS,
        "rules": partie.rules.spoken,
        "complete": partie.over,
        "points": partie.totals,
        "deals": [rulings_of(deal, words, seat) for deal in partie.deals],
        "rulings": _written(partie.ledger, partie.rules, words, None),
    }


def _written(rulings: Iterable[Ruling], rules: RuleSet, words: Words, seat: Seat | None) -> list[dict[str, Any]]:
    told = known_to(rulings, seat)
    numbers = {ruling.number for ruling in told}
    return [
        written_ruling(ruling, words(ruling, told, rules), [number for number in ruling.because if number in numbers])
        for ruling in told
    ]


def written_ruling(ruling: Ruling, words: Mapping[str, str], because: Iterable[int]) -> dict[str, Any]:
    """One ruling as a JSON object.

    Args:
        ruling: the ruling.
        words: its text at each depth.
        because: the numbers of the rulings it rests on, as far as they are included.
    """
    return {
        **written_verdict(ruling),
        "awards": [award._asdict() for award in ruling.awards],
        "because": list(because),
        "cites": written_cites(ruling.cites),
        "text": dict(words),
    }


def written_verdict(ruling: Ruling) -> dict[str, Any]:
    """The first part of a ruling's JSON object: its number, clause, verdict, side and facts."""
    return {
        "number": ruling.number,
        "rule": ruling.rule,
        "verdict": ruling.verdict.value,
        "side": ruling.side,
        "facts": written(ruling.facts),
    }
