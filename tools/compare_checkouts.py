"""Compare what two checkouts of the project rule, say and show, deal by deal.

python tools/compare_checkouts.py OLD NEW --deals 5000

The deals are every shipped example and random deals of every rule set, played out by the old checkout and written as
records. Both checkouts then replay each record; compared are the ledger (with facts, awards and citations), the whole
narration in every language and at every depth, and the scenes of the table after each action. A line for each
difference, and their number at the end; the exit status is 1 where there is one.

For a change that must not change anything: a move, a renaming, a rewriting. ``--scenes N`` shows only every N-th step.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

LANGUAGES: Final = ("en", "fr")
DEPTHS: Final = ("call", "short", "full")


def module(name: str, *folders: str) -> Any:
    """A module of the package by its name, in the first of these folders that has it: folders may have moved."""
    for folder in folders:
        try:
            return import_module(f"piquet_tutor{folder}.{name}")
        except ModuleNotFoundError as fault:
            if not fault.name or not fault.name.startswith("piquet_tutor"):
                raise
    raise SystemExit(f"no module {name} in any of {folders}")


# --- what one checkout is asked -------------------------------------------------------------------------------------


def write_records(number: int, seed: int) -> Iterator[str]:
    """Yield every shipped example, then random deals of every rule set in turn, as JSON, a line each."""
    for one in module("examples", ".explore", "").gallery():
        yield json.dumps(one.record)
    loader = module("rules.loader", ".engine", "")
    chance = module("random_play", ".engine.deal") if _has_engine() else module("deal.chance", "")
    write_record = module("records.writing", ".engine", "").write_record
    rules = [loader.load(name) for name in loader.rule_set_names()]
    for place in range(number):
        rng = Random(f"{seed}/{place}")
        deal = chance.play_out(chance.shuffled(rules[place % len(rules)], rng), rng)
        yield json.dumps(write_record(deal))


def _has_engine() -> bool:
    return find_spec("piquet_tutor.engine") is not None


def digest(text: str, every: int) -> str:
    """What a checkout makes of one record: a mark for each part of it that is compared."""
    narration = import_module("piquet_tutor.narration")
    record = json.loads(text)
    io = module("records.io", ".engine", "")
    partie = io.read_partie(record) if "deals" in record else None
    parts: dict[str, Any] = {}
    deals = partie.deals if partie is not None else (io.read_deal(record),)
    for place, deal in enumerate(deals):
        parts[f"ledger {place}"] = [_terms(each) for each in deal.rulings]
        parts[f"tally {place}"] = deal.tally()
    if partie is not None:
        parts["settlement"] = [_terms(each) for each in partie.ledger]
    for language in LANGUAGES:
        for depth in DEPTHS:
            told = narration.explain(partie or deals[0], depth, None, language)
            parts[f"narration {language} {depth}"] = str(told)
        parts[f"scenes {language}"] = list(_scenes(deals[0], language, every))
    return json.dumps({name: _mark(part) for name, part in parts.items()})


def _scenes(deal: Any, language: str, every: int) -> Iterator[Any]:
    score_of = module("records.replay", ".engine", "").score_of
    session = import_module("piquet_tutor.app.shared.review.review_session").ReviewSession(score_of(deal), language)
    session.group = "compared"  # it names the widgets of one page, by chance
    for place in range(0, len(session.states), every):
        session.go(place)
        yield session.scenes()
    session.go(len(session.states))
    yield session.scenes()


def _terms(ruling: Any) -> list[Any]:
    """What both checkouts' rulings have, whatever else newer ones carry."""
    facts = sorted((name, repr(value)) for name, value in ruling.facts.items())
    cites = [repr(each) for each in ruling.cites]
    whole = (ruling.number, ruling.rule, ruling.verdict.value, ruling.side, facts, repr(ruling.awards))
    return [*whole, ruling.because, cites, ruling.audience]


def _mark(part: Any) -> str:
    return hashlib.sha256(json.dumps(part, default=repr, sort_keys=True).encode()).hexdigest()[:16]


# --- two checkouts side by side -------------------------------------------------------------------------------------


def ask(checkout: Path, *arguments: str, lines: str = "") -> list[str]:
    """Run this script inside a checkout and return the lines it prints."""
    environment = {**os.environ, "PYTHONPATH": str(checkout), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(Path(__file__).resolve()), str(checkout), str(checkout), *arguments]
    done = subprocess.run(command, input=lines, text=True, capture_output=True, env=environment, cwd=checkout)
    if done.returncode:
        raise SystemExit(f"{checkout}: {done.stderr[-3000:]}")
    return done.stdout.splitlines()


def differences(records: list[str], old: list[str], new: list[str]) -> Iterator[str]:
    """Yield a line for each part of a record's outcome that is not the same in both."""
    for record, one, other in zip(records, old, new, strict=True):
        before, after = json.loads(one), json.loads(other)
        for name in before.keys() | after.keys():
            if before.get(name) != after.get(name):
                yield f"{name}: {record[:200]}…"


def main() -> int:
    """Compare, and print what differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenes", type=int, default=6, help="show every so many-th step")
    parser.add_argument("--ask", choices=("records", "digests"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.ask == "records":
        print(*write_records(asked.deals, asked.seed), sep="\n")
        return 0
    if asked.ask == "digests":
        for line in sys.stdin:
            print(digest(line, asked.scenes), flush=True)
        return 0
    old, new = asked.old.resolve(), asked.new.resolve()
    records = ask(old, "--ask", "records", "--deals", str(asked.deals), "--seed", str(asked.seed))
    given = "\n".join(records) + "\n"
    with ThreadPoolExecutor() as pool:
        jobs = [
            pool.submit(ask, each, "--ask", "digests", "--scenes", str(asked.scenes), lines=given)
            for each in (old, new)
        ]
        before, after = (job.result() for job in jobs)
    found = list(differences(records, before, after))
    print(*found[:50], sep="\n")
    print(f"{len(records)} deals and parties, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
