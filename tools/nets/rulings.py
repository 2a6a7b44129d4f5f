"""Whole ledgers: of every shipped example, and of random deals of every rule set, ruled as records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from .net import LANGUAGES, Net, Question, module, plain

DEALS = 2000
"""Random deals of each rule set."""
TOLD = 60
"""Of each rule set, how many are told in words as well."""
DEPTHS = ("call", "short", "full")


def _random(number: int) -> Iterator[Question]:
    loader = module("rules.loader", "engine", "game", "")
    chance = module("deal.random_play", "engine", "game", "")
    write_record = module("records.writing", "engine", "game", "").write_record
    for name in loader.rule_set_names():
        rules = loader.load(name)
        for place in range(number):
            rng = Random(f"{name}/{place}")
            yield Question(f"{name} {place}", write_record(chance.play_out(chance.shuffled(rules, rng), rng)))


def _examples() -> Iterator[Question]:
    for one in module("examples", "explore", "deals").gallery():
        yield Question(f"example {one.id}", json.loads(json.dumps(one.record, default=dict)))


def questions(size: float) -> Iterator[Question]:
    """Every example, then random deals."""
    yield from _examples()
    yield from _random(max(1, round(DEALS * size)))


def questions_told(size: float) -> Iterator[Question]:
    """The same, fewer."""
    yield from _examples()
    yield from _random(max(1, round(TOLD * size)))


def _read(record: dict[str, Any]) -> tuple[Any, ...]:
    """The deals of a record, and the match they make up, if any."""
    io = module("records.io", "engine", "game", "")
    if "deals" in record:
        partie = io.read_partie(record)
        return (*partie.deals, partie)
    return (io.read_deal(record),)


def answer(record: dict[str, Any]) -> Any:
    """Every ruling with all that is in it, and the tally."""
    found = _read(record)
    ledgers = [each.rulings if hasattr(each, "rulings") else each.ledger for each in found]
    return {
        "rulings": [[_terms(ruling) for ruling in ledger] for ledger in ledgers],
        "tallies": [plain(each.tally()) for each in found if hasattr(each, "tally")],
    }


def _terms(ruling: Any) -> dict[str, Any]:
    """What every checkout's rulings have, whatever else newer ones carry."""
    return {
        "number": ruling.number,
        "rule": ruling.rule,
        "verdict": ruling.verdict.value,
        "side": ruling.side,
        "facts": {name: repr(value) for name, value in sorted(ruling.facts.items())},
        "awards": repr(ruling.awards),
        "because": list(ruling.because),
        "cites": [repr(each) for each in ruling.cites],
        "audience": plain(ruling.audience),
    }


def told(record: dict[str, Any]) -> Any:
    """Every word that is said of it, in every language and at every depth."""
    narration = module("narration", "", "words")
    subject = _read(record)[-1]
    return {
        f"{language} {depth}": str(narration.explain(subject, depth, None, language))
        for language in LANGUAGES
        for depth in DEPTHS
    }


NET = Net(questions, answer)
NET_TOLD = Net(questions_told, told)
