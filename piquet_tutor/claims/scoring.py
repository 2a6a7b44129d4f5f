"""Hears the deals that a claim calls to witness: each is scored by the engine, just now, under each book asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from piquet_tutor.claims.model import Testimony, Witness
from piquet_tutor.deal.partie import Partie
from piquet_tutor.deal.state import Deal
from piquet_tutor.examples import find
from piquet_tutor.records import form
from piquet_tutor.records.faults import RecordError
from piquet_tutor.records.io import read_deal, read_partie, rules_from
from piquet_tutor.rules.loader import load
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.rulings import total

Scored = dict[str, dict[str, dict[str, int]]]


def hear(witness: Witness) -> Testimony:
    """Score a deal of the gallery and hold it against what is stated of it.

    Raises:
        UnknownExample: the gallery has no such deal.
    """
    example = find(witness.example)
    scored: Scored = {}
    faults: list[str] = []
    figures: list[int] = []
    for name, rules in _books(witness, example.record["rules"]):
        try:
            scored[name], figure, wrong = _scored(witness, example.record, rules)
        except RecordError as error:
            figure, wrong = None, [str(error).rstrip(".")]
        faults += [f"{witness.example} under {name}: {each}." for each in wrong]
        figures += [] if figure is None else [figure]
    return Testimony(witness, example.title, scored, figures[0] if figures else None, tuple(faults))


def _scored(
    witness: Witness, record: Mapping[str, Any], rules: RuleSet
) -> tuple[dict[str, dict[str, int]], int | None, list[str]]:
    if record["format"] == form.PARTIE:
        return _of_partie(witness, read_partie(record, rules))
    return _of_deal(witness, read_deal(record, rules))


def _books(witness: Witness, own: Any) -> Iterator[tuple[str, RuleSet]]:
    options = dict(witness.options or {})
    for name in witness.rules:
        yield _named(name, options), load(name, options)
    if not witness.rules:
        rules = rules_from(own)
        yield _named(rules.id, dict(rules.changed)), rules


def _named(name: str, options: Mapping[str, Any]) -> str:
    changed = ", ".join(f"{option} = {str(value).lower()}" for option, value in options.items())
    return f"{name} with {changed}" if changed else name


# --- a deal ---------------------------------------------------------------------------------------------------------


def _of_deal(witness: Witness, deal: Deal) -> tuple[dict[str, dict[str, int]], int | None, list[str]]:
    tally = {side: dict(kinds) for side, kinds in deal.tally().items()}
    mine = tally[witness.side]
    wrong = [] if deal.done else ["the deal is not played out"]
    for kind, points in {**(witness.counts or {}), **(witness.also or {})}.items():
        if mine.get(kind, 0) != points:
            wrong.append(f"{witness.side} has {mine.get(kind, 0)} for {kind}, not {points}")
    wrong += [f"{witness.side} scores {mine[kind]} for {kind}" for kind in witness.lacks if kind in mine]
    if witness.total is not None and mine["total"] != witness.total:
        wrong.append(f"{witness.side} has {mine['total']} in all, not {witness.total}")
    if witness.denied is not None and not _denied(deal, *witness.denied):
        wrong.append(f"{witness.denied[0]} is not denied by {witness.denied[1]}")
    figure = None
    if witness.comes_to is not None:
        figure = sum(mine.get(kind, 0) for kind in witness.counts) if witness.counts else mine["total"]
        if figure != witness.comes_to:
            wrong.append(f"{witness.side}'s count comes to {figure}, not {witness.comes_to}")
    return tally, figure, wrong


def _denied(deal: Deal, clause: str, by: str) -> bool:
    return any(
        one.rule == clause and one.verdict.value == "denied" and one.facts.get("by", "") == by for one in deal.rulings
    )


# --- a partie -------------------------------------------------------------------------------------------------------


def _of_partie(witness: Witness, partie: Partie) -> tuple[dict[str, dict[str, int]], int | None, list[str]]:
    wrong = [] if partie.over else ["the partie is not over"]
    winner = max(partie.totals, key=partie.totals.__getitem__)
    paid = total(partie.ledger, winner)
    clauses = [one.rule for one in partie.ledger if one.awards]
    if witness.totals is not None and sorted(partie.totals.values()) != sorted(witness.totals):
        wrong.append(f"the totals are {sorted(partie.totals.values())}, not {sorted(witness.totals)}")
    if witness.pays is not None and paid != witness.pays:
        wrong.append(f"the winner is paid {paid}, not {witness.pays}")
    if witness.clause and clauses != [witness.clause]:
        wrong.append(f"it is paid under {', '.join(clauses)}, not under {witness.clause}")
    scored = {player: {"total": points} for player, points in partie.totals.items()}
    scored[winner]["paid"] = paid
    return scored, paid if witness.pays is not None else None, wrong
