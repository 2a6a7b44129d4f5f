"""Random races of every form, each from totals near the target: the deal and its partie must name one winner.

    python -m tests.game.races --deals 10000
    python -m tests.game.races --deals 2000 --rules saunt cent-1651 --seed 3

A race stands at sixty to ninety-nine points a side and one more deal is played by random legal actions. The partie must
go on exactly when the deal names no winner, and otherwise be won by the very player it names, who is also the one the
independent scorer finds; its score sheet must end with the totals it is settled by.

Exit status 1 when a deal fails; it is printed as a record with what is wrong.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random, SystemRandom

from piquet_tutor.engine.rulings import Award, Facts, Ruling, Verdict
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from tests.oracle.scorers import FOR_TWO, race_won_by

PLAYERS = ("Ann", "Ben", "Cis", "Dan")
LOT = 50
"""Deals given to a worker at once."""
LEAST, MOST = 60, 99
"""Points a side brings to the deal."""


def racing_forms() -> tuple[str, ...]:
    """The rule sets whose matches are races, for any number of players."""
    return tuple(name for name in rule_set_names() if law_of(load(name)).has(Subject.RACE_REACHED))


def standing_at(rules: RuleSet, points: Sequence[int], rng: Random) -> Partie:
    """A race in which the players have so many points already, out of one deal of which nothing else is known."""
    match = begin(rules, PLAYERS[: len(rules.table.seats)], PLAYERS[0])
    deal = match.deal(rng).draft()
    awards = dict(zip(dict.fromkeys(rules.table.sides), points, strict=False))
    brought = tuple(
        Ruling(number, "point.good", Verdict.AWARDED, side, Facts(), (Award(side, "game", each),), (), ())
        for number, (side, each) in enumerate(awards.items(), 1)
    )
    deal.rulings, deal.phase, deal.to_act = brought, "done", None
    return match.with_deal(deal.sealed())


def settled(deal: Deal) -> tuple[str, int, int, int]:
    """What the partie of such a deal says: who won, with how much, against how much, and what no longer counts."""
    match = standing_at(deal.rules, [deal.standing.points[side] for side in ("younger", "elder")], Random(1))
    found = match.with_deal(deal)
    if not found.ledger:
        return "nobody", 0, 0, 0
    facts = found.ledger[0].facts
    return found.seats_of(2)[found.ledger[0].side], facts["high"], facts["low"], facts["later"]


def trouble(match: Partie, deal: Deal) -> str:
    """How a match and the last deal of it disagree about who has won; empty when they do not."""
    after = match.with_deal(deal)
    number = len(after.deals)
    said = next((ruling for ruling in deal.rulings if ruling.subject is Subject.RACE_REACHED), None)
    settled = [ruling for ruling in after.ledger if ruling.subject in (Subject.SETTLEMENT_RACE, Subject.RACE_HOME)]
    seats = after.seats_of(number)
    first = {player for player, seat in seats.items() if said and deal.rules.table.side_of(seat) == said.side}
    won = settled[0].side if settled else None
    if won not in (first or {None}):
        return f"the deal is won by {sorted(first) or 'nobody'}, the match by {won}\n{_shown(deal)}"
    if settled and said and settled[0].subject is Subject.SETTLEMENT_RACE:
        facts = settled[0].facts
        told = {facts["winner"]: facts["high"], facts["loser"]: facts["low"]}
        if after.totals != told:
            return f"the score sheet ends {after.totals}, the settlement {told}\n{_shown(deal)}"
    if deal.rules.id in FOR_TWO:
        found = race_won_by(write_record(deal))
        if found != (said.side if said else None):
            return f"the independent scorer lets {found or 'nobody'} win, the deal {sorted(first)}\n{_shown(deal)}"
    return ""


def _shown(deal: Deal) -> str:
    return json.dumps(write_record(deal))


@cache
def _plain(form: str) -> RuleSet:
    return load(form)


def lot(task: tuple[str, int, int, int]) -> tuple[str, int, Counter[str], list[str]]:
    """Play and check one lot of races of a form; returns which, how many, how they ended, and what was wrong."""
    form, seed, first, count = task
    ended: Counter[str] = Counter()
    wrong = []
    for number in range(first, first + count):
        rng = Random(f"{seed} {number}")
        rules = _plain(form)
        match = standing_at(rules, [rng.randint(LEAST, MOST) for _ in rules.table.seats], rng)
        deal = play_out(match.deal(rng), rng)
        ended["stopped" if any(each.subject is Subject.RACE_REACHED for each in deal.rulings) else "goes on"] += 1
        found = trouble(match, deal)
        if found:
            wrong.append(f"race {number} of seed {seed} by {form}: {found}")
    return form, count, ended, wrong


def run(seed: int, deals: int, workers: int | None = None, asked: Iterable[str] = ()) -> list[str]:
    """Play so many races of each form; returns what was wrong."""
    forms = tuple(asked) or racing_forms()
    tasks = [(form, seed, first, min(LOT, deals - first)) for form in forms for first in range(0, deals, LOT)]
    ended: dict[str, Counter[str]] = {form: Counter() for form in forms}
    wrong: dict[str, list[str]] = {form: [] for form in forms}
    with multiprocessing.Pool(workers) as pool:
        for form, _, how, found in pool.imap_unordered(lot, tasks):
            ended[form] += how
            wrong[form] += found
    for form in forms:
        how = ", ".join(f"{count} {name}" for name, count in sorted(ended[form].items()))
        print(f"{form}: {deals} races ({how}), {len(wrong[form])} with two winners or none", flush=True)
        for each in wrong[form][:3]:
            print(each, flush=True)
    return [each for found in wrong.values() for each in found]


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.game.races", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=10_000, help="races of each form")
    parser.add_argument("--rules", nargs="+", default=(), metavar="ID", choices=racing_forms(), help="these alone")
    parser.add_argument("--seed", type=int, default=None, help="else a fresh one, which is printed")
    parser.add_argument("--workers", type=int, default=None, help="processes; else one a core")
    asked = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    return 1 if run(seed, asked.deals, asked.workers, asked.rules) else 0


if __name__ == "__main__":
    sys.exit(main())
