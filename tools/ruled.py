"""What a Python rules on records, in the public format and in both languages: run by CPython and by the browser's."""

from __future__ import annotations

import hashlib
import json
from functools import partial
from random import Random
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.records.rulings import rulings_of
from piquet_tutor.game.records.writing import write_record
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names

LANGUAGES: Final = ("en", "fr")
DEPTHS: Final = ("call", "short", "full")


def records(number: int, seed: int) -> list[dict[str, Any]]:
    """So many random deals, of every rule set in turn, played out by random legal actions."""
    found = []
    for place in range(number):
        rng, rules = Random(f"{seed}/{place}"), load(rule_set_names()[place % len(rule_set_names())])
        found.append(write_record(play_out(shuffled(rules, rng), rng)))
    return found


def ruled(record: dict[str, Any]) -> str:
    """Everything that is ruled on a record, and every word said of it, as one text of JSON."""
    deal = read_deal(json.dumps(record))
    told = {language: rulings_of(deal, partial(_words, language)) for language in LANGUAGES}
    return json.dumps(told, ensure_ascii=False, sort_keys=True)


def _words(language: str, ruling: Ruling, ledger: tuple[Ruling, ...], rules: RuleSet) -> dict[str, str]:
    return {depth: narration.text(ruling, depth, language, ledger, rules) for depth in DEPTHS}


def answered(given: str) -> str:
    """Of each record of a JSON list, a mark of what is ruled on it; as a JSON list."""
    return json.dumps([hashlib.sha256(ruled(record).encode()).hexdigest() for record in json.loads(given)])
