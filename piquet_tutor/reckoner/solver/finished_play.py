"""A play that is only supposed, as the clauses on finished tricks see it, and what they award for it.

These clauses depend on who has won which tricks, and not on the cards, so they are asked without dealing any.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import cast

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.engine.decide import decide
from piquet_tutor.engine.rulings import Award
from piquet_tutor.engine.table import Side, Table
from piquet_tutor.game.parts import Score, Trick, Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import DealState


@dataclass(frozen=True)
class FinishedPlay:
    """The part of a deal that the clauses on finished tricks read.

    Attributes:
        rules: the rule set.
        table: the seats, after the bidding if there was one.
        undertaking: the result of the bidding; None if there was none.
        tricks: the tricks.
        scores: what has been scored already.
        spoken: which clauses have been applied already, and to which side.
    """

    rules: RuleSet
    table: Table
    undertaking: Undertaking | None = None
    tricks: tuple[Trick, ...] = ()
    scores: tuple[Score, ...] = ()
    spoken: frozenset[tuple[str, Side | None]] = frozenset()


def awards(play: FinishedPlay, clauses: Iterable[Rule], event: object) -> Iterator[Award]:
    """What clauses award at one moment of a play, exceptions applied.

    Args:
        play: the play; the clauses may read nothing else of a deal.
        clauses: the clauses to ask.
        event: what has happened.
    """
    deal = cast(DealState, play)
    answers = [(rule, finding) for rule in clauses for finding in rule.decide(deal, rule, event)]
    for rule, finding in decide(answers):
        if finding.side is not None:
            yield from rule.award(finding.side, finding.points)
