"""A rule file says the law of each of its clauses, and says what the rulebook says."""

from __future__ import annotations

import pytest

from piquet_tutor.game.rules.loader import load, options, rule_file, rule_set_names
from piquet_tutor.narration.clauses import clause
from piquet_tutor.narration.plain_text import flowed

BASES = {name: rule_file(name).data["base"] for name in rule_set_names()}
CLAUSES = [
    (file, entry)
    for file in dict.fromkeys((*filter(None, BASES.values()), *BASES))
    for entry in rule_file(file).data.get("rule", ())
]
AMENDMENTS = [(name, each, change) for name in BASES for each, change in rule_file(name).data.get("amend", {}).items()]


def first_in_force(file, entry):
    """The first rule set of a file with a clause in force; where none has, one with the option that brings it in."""
    names = [name for name, base in BASES.items() if file in (name, base)]
    found = next((name for name in names if entry["id"] in load(name).clauses), None)
    if found is not None:
        return load(found)
    when = entry["when"]
    values = options()[when["option"]].values
    return load(names[0], {when["option"]: when.get("is", next(one for one in values if one != when.get("isnt")))})


@pytest.mark.parametrize(("file", "entry"), CLAUSES, ids=lambda each: each if isinstance(each, str) else each["id"])
def test_a_clause_says_in_its_file_what_the_rulebook_says_of_it(file, entry):
    assert flowed(entry["says"].strip()) == clause(first_in_force(file, entry), entry["id"])


@pytest.mark.parametrize(("name", "amended", "change"), AMENDMENTS)
def test_an_amendment_says_what_the_law_is_then(name, amended, change):
    assert flowed(change["says"].strip()) == clause(name, amended)
