"""Scores the deals that are evidence for a claim, with the engine, under each rule set named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from piquet_tutor.engine.rulings import total
from piquet_tutor.explore.claims.model import BookName, Fact, Sentence, Testimony, Witness
from piquet_tutor.explore.examples import find
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records import form
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import read_deal, read_partie, rules_from
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal

Sides = dict[str, dict[str, int]]
Scored = tuple[Sides, int | None, list[Sentence]]
"""What each side scores, the figure where one is stated, and where the scores differ from what is stated."""


def hear(witness: Witness) -> Testimony:
    """Score a deal of the gallery and compare it with what is stated about it.

    Raises:
        UnknownExample: the gallery has no such deal.
    """
    example = find(witness.example)
    scored: dict[BookName, Sides] = {}
    faults: list[Sentence] = []
    figures: list[int] = []
    for book, rules in _books(witness, example.record["rules"]):
        wrong: Sequence[Sentence | RecordError]
        try:
            scored[book], figure, wrong = _scored(witness, example.record, rules)
        except RecordError as error:
            figure, wrong = None, [error]
        faults += [_fault("heard", example=witness.example, book=book, said=each) for each in wrong]
        figures += [] if figure is None else [figure]
    return Testimony(witness, example.title, scored, figures[0] if figures else None, tuple(faults))


def _fault(name: str, /, **facts: Fact) -> Sentence:
    return Sentence.of(f"claims-fault-{name}", **facts)


def _scored(witness: Witness, record: Mapping[str, Any], rules: RuleSet) -> Scored:
    if record["format"] == form.PARTIE:
        return _of_partie(witness, read_partie(record, rules))
    return _of_deal(witness, read_deal(record, rules))


def _books(witness: Witness, own: Any) -> Iterator[tuple[BookName, RuleSet]]:
    options = dict(witness.options or {})
    for name in witness.rules:
        yield BookName(name, tuple(options.items())), load(name, options)
    if not witness.rules:
        rules = rules_from(own)
        yield BookName(rules.id, tuple(rules.changed)), rules


# --- a deal ---------------------------------------------------------------------------------------------------------


def _of_deal(witness: Witness, deal: Deal) -> Scored:
    tally = {side: dict(kinds) for side, kinds in deal.tally().items()}
    side = witness.side
    mine = tally[side]
    wrong = [] if deal.done else [_fault("unplayed")]
    for kind, points in {**(witness.counts or {}), **(witness.also or {})}.items():
        if mine.get(kind, 0) != points:
            wrong.append(_fault("kind", side=side, kind=kind, points=mine.get(kind, 0), stated=points))
    wrong += [_fault("lacks", side=side, kind=kind, points=mine[kind]) for kind in witness.lacks if kind in mine]
    if witness.total is not None and mine["total"] != witness.total:
        wrong.append(_fault("total", side=side, points=mine["total"], stated=witness.total))
    if witness.denied is not None and not _denied(deal, *witness.denied):
        clause, by = witness.denied
        wrong.append(_fault("denied", clause=clause, by=by or None))
    figure = None
    if witness.comes_to is not None:
        figure = sum(mine.get(kind, 0) for kind in witness.counts) if witness.counts else mine["total"]
        if figure != witness.comes_to:
            wrong.append(_fault("count", side=side, points=figure, stated=witness.comes_to))
    return tally, figure, wrong


def _denied(deal: Deal, clause: str, by: str) -> bool:
    return any(
        one.rule == clause and one.verdict.value == "denied" and one.facts.get("by", "") == by for one in deal.rulings
    )


# --- a partie -------------------------------------------------------------------------------------------------------


def _of_partie(witness: Witness, partie: Partie) -> Scored:
    wrong = [] if partie.over else [_fault("unfinished")]
    winner = max(partie.totals, key=partie.totals.__getitem__)
    paid = total(partie.ledger, winner)
    clauses = [one.rule for one in partie.ledger if one.awards]
    totals = tuple(sorted(partie.totals.values()))
    if witness.totals is not None and totals != tuple(sorted(witness.totals)):
        wrong.append(_fault("totals", totals=totals, stated=tuple(sorted(witness.totals))))
    if witness.pays is not None and paid != witness.pays:
        wrong.append(_fault("pays", points=paid, stated=witness.pays))
    if witness.clause and clauses != [witness.clause]:
        wrong.append(_fault("clause", clauses=tuple(clauses), stated=witness.clause))
    scored = {player: {"total": points} for player, points in partie.totals.items()}
    scored[winner]["paid"] = paid
    return scored, paid if witness.pays is not None else None, wrong
