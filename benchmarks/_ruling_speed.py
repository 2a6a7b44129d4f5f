"""How fast a Python rules on records: run as it is by CPython and, in a site's own Python, by ``site_python.mjs``."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

from piquet_tutor import narration
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.state import Deal


def ruled(records: list[dict[str, Any]]) -> list[Deal]:
    """Every record read and replayed, with its whole ledger."""
    return [read_deal(json.dumps(each)) for each in records]


def told(deals: list[Deal]) -> None:
    """Tell every ruling in a line."""
    for deal in deals:
        for ruling in deal.rulings:
            narration.text(ruling, "short")


def answered(given: str) -> str:
    """How many rulings a JSON list of records comes to, and how many a second are made and told; as JSON.

    The first of each rule set is not timed: with it the rules and the words are loaded.
    """
    records = json.loads(given)
    first = len({each["rules"] for each in records})
    told(ruled(records[:first]))
    del records[:first]
    begun = perf_counter()
    deals = ruled(records)
    made = perf_counter()
    told(deals)
    ended = perf_counter()
    count = sum(len(deal.rulings) for deal in deals)
    speeds = {"ruled": count / (made - begun), "told": count / (ended - made)}
    return json.dumps({"python": sys.version.split()[0], "rulings": count, **speeds})
