"""What fits the schema is told as JSON Schema's own validator tells it."""

from __future__ import annotations

import copy
import json
from random import Random

from jsonschema import Draft202012Validator

from piquet_tutor.explore.examples import gallery
from piquet_tutor.game.records import form
from piquet_tutor.game.records.fitting import fits
from tests.game.records.test_damaged import damage

DEFINITIONS = form.schema()["$defs"]


def validator(part):
    return Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": DEFINITIONS})


def test_every_example_fits_and_needs_no_validator():
    for one in gallery():
        assert fits(one.record, "partie" if "deals" in one.record else "record", DEFINITIONS), one.id


def test_a_damaged_record_fits_where_the_validator_finds_it_valid():
    rng = Random(11)
    records = [one.record for one in gallery()]
    told = {part: validator(part) for part in ("record", "partie")}
    verdicts = set()
    for _ in range(600):
        record = copy.deepcopy(rng.choice(records))
        for _ in range(rng.randrange(1, 3)):
            damage(record, rng)
        for part, whole in told.items():
            valid = whole.is_valid(record)
            verdicts.add(valid)
            assert fits(record, part, DEFINITIONS) is valid, json.dumps(record)
    assert verdicts == {True, False}


def test_the_limits_of_each_word_are_those_of_the_validator():
    """Of every small schema in ours, the values around its limits."""
    values = [
        None,
        True,
        False,
        0,
        1,
        2,
        -1,
        1.0,
        1.5,
        200,
        201,
        10**9,
        "",
        "a",
        "AS",
        "a\nb",
        "é" * 20,
        "x" * 401,
        [],
        ["a"],
    ]
    values += [
        ["a", "b", "c"],
        [1, 2],
        ["elder", "point", 3],
        ["elder", "tierce", 3],
        [[]],
        {},
        {"elder": 1},
        {"a": {}},
    ]
    rng = Random(3)
    for name in DEFINITIONS:
        whole = validator(name)
        assert all(fits(each, name, DEFINITIONS) is whole.is_valid(each) for each in values), name
        for _ in range(200):
            keys = rng.sample(sorted(DEFINITIONS[name].get("properties", {"x": 1})), k=1)
            made = {key: rng.choice(values) for key in keys}
            assert fits(made, name, DEFINITIONS) is whole.is_valid(made), (name, made)


def test_a_word_that_is_not_known_counts_as_not_fitting():
    assert not fits(1, "new", {"new": {"multipleOf": 1}})
