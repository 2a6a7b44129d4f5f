"""Good records, damaged at random: each is ruled on or refused with a sentence, and nothing else ever happens."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given, settings

from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.rules.registry import reasons
from piquet_tutor.game.state import Deal
from tests.game.records.codes import CODES
from tests.samples import sample
from tests.strategies import deals, generators

JUNK = (None, True, 0, -1, 10**8, "", " ", "AS", "AS AS", "XX", "rubicon", [], ["AS KS QS"], {}, {"elder": "AS"})


def places(value: Any, path: tuple = ()) -> list[tuple]:
    """Every place in a record."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, child in value.items():
            found += places(child, (*path, key))
    elif isinstance(value, list):
        for number, child in enumerate(value):
            found += places(child, (*path, number))
    return found


def damage(record: dict, rng: Random) -> None:
    """One piece of damage: something missing, something else in its place, or other cards."""
    *above, last = rng.choice(places(record))
    inside: Any = record
    for key in above:
        inside = inside[key]
    kind = rng.randrange(4)
    if kind == 0:
        del inside[last]
    elif kind == 1:
        inside[last] = rng.choice(JUNK)
    elif isinstance(inside[last], str):
        inside[last] = shuffled_cards(inside[last], rng)
    elif isinstance(inside, dict):
        inside[rng.choice(["elder", "younger", "point", "sequences", "sets", "carte_blanche", "x"])] = inside[last]


def shuffled_cards(text: str, rng: Random) -> str:
    """The same text with words swapped, dropped, doubled or made up."""
    words = text.split()
    if not words:
        return "7C"
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    kind = rng.randrange(4)
    if kind == 0:
        words[one], words[other] = words[other], words[one]
    elif kind == 1:
        del words[one]
    elif kind == 2:
        words.insert(one, words[other])
    else:
        words[one] = rng.choice("AKQJT987") + rng.choice("SHDC")
    return " ".join(words)


def call_something(record: dict, deal: Deal, rng: Random) -> None:
    """Calls of random cards, mostly held."""
    calls = record.setdefault("calls", {})
    for seat in deal.table.seats:
        hand = deal.kept.get(seat) or deal.hands[seat]
        some = [format_cards(rng.sample(hand, min(len(hand), rng.randint(1, 5)))) for _ in range(3)]
        said = calls.setdefault(seat, {})
        if rng.random() < 0.5:
            said[rng.choice(["sequences", "sets"])] = some[: rng.randint(0, 3)]
        if rng.random() < 0.5:
            said["point"] = rng.choice([some[0], None])
        if rng.random() < 0.2:
            said["carte_blanche"] = rng.choice([True, False])


def assert_ruled_or_refused(record: dict) -> None:
    ruled = ruling_or_refusal(record)
    if isinstance(ruled, Deal):
        assert read_deal(write_record(ruled)).rulings == ruled.rulings
        return
    assert ruled.code in CODES or ruled.code in reasons()
    assert ruled.message.endswith(".")
    assert ruled.message.isprintable()


def ruling_or_refusal(record: dict) -> Deal | RecordError:
    try:
        return read_deal(json.dumps(record))
    except RecordError as error:
        return error


@settings(max_examples=sample(35), deadline=None)
@given(deal=deals(), rng=generators())
def test_a_damaged_record_is_ruled_on_or_refused(deal, rng):
    record = json.loads(json.dumps(write_record(deal)))
    for _ in range(rng.randint(1, 3)):
        damage(record, rng)
    assert_ruled_or_refused(record)


@settings(max_examples=sample(35), deadline=None)
@given(deal=deals(), rng=generators())
def test_calls_of_anything_are_ruled_on_or_refused(deal, rng):
    record = json.loads(json.dumps(write_record(deal)))
    call_something(record, deal, rng)
    assert_ruled_or_refused(record)
