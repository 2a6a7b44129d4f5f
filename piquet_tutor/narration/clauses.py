"""What a clause says in one rule set: the rule in our own words, with its numbers taken from the rule data.

>>> clause("rubicon", "play.last")
'The last trick scores 1 more than any other.'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.narration.catalogue import Catalogue, catalogue
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.texts import whole
from piquet_tutor.narration.values import Number

Words = Mapping[str, Any]


def clause(rules: RuleSet | str, name: str, language: str = "en") -> str:
    """The statement of a clause as this rule set has it, on one line.

    Args:
        rules: a rule set, with whatever options are set; or the name of one.
        name: a clause in force in it, such as ``repique.award``.
        language: a language the catalogue has.

    Raises:
        KeyError: the rule set has no such clause in force.
        MissingText: the catalogue has no statement of it, or it asks for a variable that the clause does not have.
    """
    return _stated(load(rules) if isinstance(rules, str) else rules, name, language)


@lru_cache(maxsize=4096)
def _stated(rules: RuleSet, name: str, language: str) -> str:
    found = catalogue(language)
    rule = rules.clauses[name]
    key = key_of(rules, name, language)
    return _statement(key, language, tuple(variables(rules, rule, found, found.entry(key).names).items()))


@lru_cache(maxsize=4096)
def _statement(key: str, language: str, given: tuple[tuple[str, Any], ...]) -> str:
    """The words of a statement; rule sets that differ elsewhere have them in common."""
    return whole(key, language, **dict(given))


def key_of(rules: RuleSet, name: str, language: str = "en") -> str:
    """The key of a clause's statement: the one for its policy if there is one, else one for a phase of the deal.

    The same clause may be decided in different ways: trick points are counted differently where bids have signs, and
    who has a carte blanche to show differs where there is a bidding.
    """
    plain = f"clause-{name.replace('.', '-')}"
    narrower = (rules.clauses[name].policy, *reversed(rules.phases))
    words = catalogue(language)
    return next((key for each in narrower if (key := f"{plain}-{each}") in words), plain)


def has_statement(rules: RuleSet, name: str, language: str = "en") -> bool:
    """Whether the catalogue states this clause."""
    return key_of(rules, name, language) in catalogue(language)


@lru_cache(maxsize=64)
def telling(rules: RuleSet) -> frozenset[str]:
    """The options that a clause in force reads and whose other values change the statement of some clause.

    A form may keep a clause of its parent game, and with it options that no longer mean anything: who draws first,
    where nothing is drawn; whether a carte rouge helps, where none is played.
    """
    return frozenset(
        name for name in {each for one in rules.clauses.values() for each in one.options} if tells(rules, name)
    )


@lru_cache(maxsize=4096)
def tells(rules: RuleSet, name: str) -> bool:
    """Whether an option is one of :func:`telling`."""
    readers = [each for each, clause in rules.clauses.items() if name in clause.options]
    return bool(readers) and any(
        other.clauses.keys() != rules.clauses.keys()
        or any(_stated(other, each, FIRST_LANGUAGE) != _stated(rules, each, FIRST_LANGUAGE) for each in readers)
        for other in otherwise(rules, name)
    )


def otherwise(rules: RuleSet, name: str) -> Iterator[RuleSet]:
    """The rule set with each other value of an option."""
    own, changed = rules.settings[name].value, dict(rules.changed)
    for value in options()[name].values or (int(own) + 1,):
        if value != own:
            yield load(rules.id, {**changed, name: value})


def variables(rules: RuleSet, rule: Rule, words: Catalogue, names: Iterable[str] | None = None) -> Words:
    """The variables of a statement: the frame, every option by name, and the clause's own params, which win.

    Args:
        rules: the rule set.
        rule: a clause of it.
        words: the catalogue that is to take them.
        names: those that are wanted, of some eighty; None for all.
    """
    seats = len(rules.table.seats)
    given: dict[str, Any] = {
        "pack": rules.pack,
        "hand": rules.hand_size,
        "talon": rules.pack - seats * rules.hand_size,
        "seats": seats,
        "round": "round" in rules.phases,
        "partners": len(set(rules.table.sides)) < seats,
        "bids": "" if names is not None and "bids" not in names else _bids(rules),
        "order": rules.reckoning,
        **rules.values,
        **rule.params,
    }
    for name, value in rule.params.items():
        if isinstance(value, list) and all(isinstance(each, int) for each in value):
            given |= {f"{name}_from": value[0], f"{name}_to": value[-1]}
    return {name: _argument(given[name], words) for name in (given if names is None else names) if name in given}


def _bids(rules: RuleSet) -> str:
    """The policy by which bids are priced; empty where nobody bids."""
    return next((each.policy for each in rules.clauses.values() if each.id.startswith("bid.") and each.params), "")


def _argument(value: Any, words: Catalogue) -> Any:
    """Rule data as a message argument: numerals as numbers, several kinds of score as a list in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) or (isinstance(value, str) and value.isdecimal()):
        return Number(int(value))
    if isinstance(value, (list, tuple)):
        return ", ".join(_kind(str(each), words) for each in value)
    return value


def _kind(kind: str, words: Catalogue) -> str:
    key = f"kind-{kind}.one"
    return words.word(key) if key in words else kind.replace("_", " ")
