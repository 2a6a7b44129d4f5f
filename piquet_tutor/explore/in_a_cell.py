"""A deal as two lines of code, for a cell of anybody's notebook: by the shortest that says which deal it is.

>>> print(lines(play_through(score_from(find("equal-points").told()))))
from piquet_tutor import deal
deal("equal-points")
>>> print(lines(play_through(score_from(links.dealt_from("cavendish", 7, "Seed 7")))))
from piquet_tutor import deal
deal(seed=7, rules="cavendish")
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from piquet_tutor.explore import links
from piquet_tutor.explore.examples import find, gallery
from piquet_tutor.explore.given import FIRST_RULES
from piquet_tutor.game.records import form
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import partie_from, play_through, score_from, write_record
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal

IMPORT: Final = "from piquet_tutor import deal"
"""The first of the lines."""
Places = frozenset[tuple[str, frozenset[str]]]
"""Which cards lay where when they were dealt."""


def lines(deal: Deal) -> str:
    """The two lines that give a deal in a cell: an example by its name, what a seed dealt by that, any other by a link.

    Args:
        deal: as far as it has been played. All of it is given, and with it every card.

    Returns:
        The lines; nothing where the deal is too long for a link.
    """
    record = write_record(deal, title=deal.title)
    try:
        given = _by_name(deal, record) or _by_seed(record) or _by_link(record)
    except links.LinkFault:
        return ""
    return f"{IMPORT}\ndeal({given})"


def _by_name(deal: Deal, record: Mapping[str, Any]) -> str:
    """The name of the example that a deal is, and by which rules where they are not the example's own."""
    for name, number, _ in _with_cards(_places(record)):
        one = _records(name)[number - 1]
        which = json.dumps(name) + (f", number={number}" if number > 1 else "")
        if _played(one) == deal:
            return which
        if not deal.rules.changed and _played(one, deal.rules) == deal:
            return f"{which}, rules={json.dumps(deal.rules.id)}"
    return ""


def _with_cards(places: Places) -> Iterator[tuple[str, int, Places]]:
    return (each for each in _dealt() if each[2] == places)


@cache
def _dealt() -> tuple[tuple[str, int, Places], ...]:
    """Every deal of the gallery: the name of its example, its number in it, and its cards."""
    return tuple(
        (one.id, number, _places(deal))
        for one in gallery()
        for number, deal in enumerate(one.record.get("deals", [one.record]), 1)
    )


def _places(record: Mapping[str, Any]) -> Places:
    """The cards of a record: as they were dealt, or where only that is known, as they were after the exchange."""
    cards = record.get("deal") or record["hands"]
    return frozenset((place, frozenset(cards.split())) for place, cards in cards.items())


@lru_cache(maxsize=128)  # the worked examples there are, and room
def _records(name: str) -> tuple[Mapping[str, Any], ...]:
    """The deals of an example, each as a record of its own."""
    value = find(name).told()
    return tuple(map(write_record, partie_from(value).deals)) if value["format"] == form.PARTIE else (value,)


def _played(record: Mapping[str, Any], rules: RuleSet | None = None) -> Deal | None:
    """A record played through; None where the rules do not allow it."""
    try:
        return play_through(score_from(record, rules))
    except RecordError:
        return None


def _by_seed(record: Mapping[str, Any]) -> str:
    """The seed that a deal's title names, where it says all there is to the deal."""
    seed, rules = links.seed_of(record), record["rules"]
    if seed is None or not isinstance(rules, str):
        return ""
    return f"seed={seed}" if rules == FIRST_RULES else f"seed={seed}, rules={json.dumps(rules)}"


def _by_link(record: Mapping[str, Any]) -> str:
    return json.dumps(links.shortest(links.Link((record,))))
