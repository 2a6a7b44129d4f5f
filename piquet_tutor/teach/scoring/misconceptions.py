"""Common wrong rules, each an amendment of the rules given as data, and rule sets amended by one or several of them.

A misconception amends whatever rule set is played, so that a deal can be ruled as the learner believes it should be.
Its texts (what is believed, what the law says) are in the catalogue under its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from piquet_tutor.engine.clauses import OptionError, RuleFileError, Value
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules import misreadings
from piquet_tutor.game.rules.loader import LIBRARY, build, load, options, rule_file, rule_set_names
from piquet_tutor.game.rules.policies.bonuses import IN_HAND
from piquet_tutor.game.rules.registry import POLICIES
from piquet_tutor.teach.scoring.editions import EDITIONS, FIRST, NEWEST

HOME: Final = "game/rules/data/misconceptions"
_KEYS: Final = {"law", "items", "options", "amend", "where", "needs", "laws", "pack", "seats", "lean", "order", "since"}
_AMENDS: Final = {"policy", "params", "event", "counts_as"}
ITEMS: Final = (
    *("carte_blanche", "point", "sequence", "set", "carte_rouge", "repique", "pique", "play", "cards", "bid", "total"),
)
"""Every box that a sheet can have, in order."""
HAND_ITEMS: Final = IN_HAND | {"repique"}
"""Boxes that are decided before the second card is played."""
LEANS: Final = ("any", "long", "sets", "blank", "strong", "equal", "flat", "rich", "runs", "edge", "low")
"""How the cards of practice deals can be biased so as to show a wrong rule; see ``dealing``."""


@dataclass(frozen=True)
class Misconception:
    """A wrong rule that people believe.

    Attributes:
        id: its name; its texts are ``misconception-<id>`` in the catalogue.
        law: the clause that it contradicts, whose citation is quoted.
        items: the boxes that are about it.
        options: options as the learner believes them to be set.
        amend: clauses as the learner believes them to be: ``policy``, ``params`` (which replace the true ones of the
            same names), ``moment`` and ``counts_as``.
        where: options, each with the values that a rule set must have for the belief to be wrong and to matter.
        needs: clauses that must be in force for it to apply, each with the policy that must decide it.
        laws: by box, the clause that it contradicts there, if it is not ``law``.
        pack: the size of the smallest pack with which it can make a difference.
        seats: how many players it applies to; 0 for any number.
        lean: how practice deals are biased to show it, of ``LEANS``.
        order: its place in the order of the game.
        since: the first of ``editions.EDITIONS`` that knows it: what a seed made before stays what it was.
    """

    id: str
    law: str
    items: tuple[str, ...]
    options: Mapping[str, Value]
    amend: Mapping[str, Mapping[str, Any]]
    where: Mapping[str, tuple[Value, ...]]
    needs: Mapping[str, str]
    laws: Mapping[str, str]
    pack: int = 32
    seats: int = 0
    lean: str = "any"
    order: int = 0
    since: int = FIRST

    def law_of(self, box: str) -> str:
        """The clause that it contradicts in this box."""
        return self.laws.get(box, self.law)


@cache
def misconceptions() -> Mapping[str, Misconception]:
    """Every wrong rule by name, in the order of the game.

    Raises:
        RuleFileError: a file has an unknown key, lacks one, or names what does not exist.
    """
    home = files("piquet_tutor").joinpath(HOME)
    found = [
        read_misconception(entry.name.removesuffix(".toml"), entry.read_text(encoding="utf-8"))
        for entry in home.iterdir()
        if entry.name.endswith(".toml")
    ]
    return {each.id: each for each in sorted(found, key=lambda each: (each.order, each.id))}


def read_misconception(name: str, text: str) -> Misconception:
    """A wrong rule from the text of its file.

    Raises:
        RuleFileError: the file is broken; the message names the place.
    """
    source = RuleFile(f"misconceptions/{name}", text)
    data = source.data
    extra, missing = set(data) - _KEYS, {"law", "items", "order"} - set(data)
    if extra or missing:
        said = [f"unknown key {each}" for each in sorted(extra)] + [f"missing {each}" for each in sorted(missing)]
        raise source.fail(" and ".join(said) + ".", next(iter(extra), ""))
    for item in (*data["items"], *data.get("laws", {})) or ("",):
        if item not in ITEMS:
            raise source.fail(f"there is no box {item!r}; use {', '.join(ITEMS)}.", "items")
    for clause in (data["law"], *data.get("laws", {}).values(), *data.get("amend", {}), *data.get("needs", {})):
        if clause not in known_clauses():
            raise source.fail(f"there is no clause {clause}.", clause)
    if data.get("lean", "any") not in LEANS:
        raise source.fail(f"there is no lean {data['lean']!r}; use {', '.join(LEANS)}.", "lean")
    if data.get("since", FIRST) not in EDITIONS:
        raise source.fail(f"there is no edition {data['since']}; the newest is {NEWEST}.", "since")
    where = {option: _values(asked) for option, asked in data.get("where", {}).items()}
    for option, values in (*((each, (value,)) for each, value in data.get("options", {}).items()), *where.items()):
        if option not in options():
            raise source.fail(f"there is no option {option}.", option)
        try:
            for value in values:
                options()[option].check(value)
        except OptionError as error:
            raise source.fail(str(error), option) from error
    for clause, change in data.get("amend", {}).items():
        if set(change) - _AMENDS:
            raise source.fail(f"{clause}: unknown key {', '.join(sorted(set(change) - _AMENDS))}.", f'"{clause}"')
        if "policy" in change and change["policy"] not in misreadings.STANDS_FOR:
            raise source.fail(f"{clause} names the misreading {change['policy']}, which does not exist.", f'"{clause}"')
    if not data.get("options") and not data.get("amend"):
        raise source.fail("it changes nothing: give it [options] or [amend].")
    return Misconception(
        id=name,
        law=data["law"],
        items=tuple(data["items"]),
        options=data.get("options", {}),
        amend=data.get("amend", {}),
        where=where,
        needs=data.get("needs", {}),
        laws=data.get("laws", {}),
        pack=data.get("pack", 32),
        seats=data.get("seats", 0),
        lean=data.get("lean", "any"),
        order=data["order"],
        since=data.get("since", FIRST),
    )


def _values(asked: Value | list[Value]) -> tuple[Value, ...]:
    """The values of an option that a file gives: as one value, or as a list."""
    return tuple(asked) if isinstance(asked, list) else (asked,)


@cache
def known_clauses() -> frozenset[str]:
    """Every clause of every rule set that can be named in a record."""
    return frozenset(name for each in rule_set_names() for name in load(each).clauses)


def clash(one: Misconception, other: Misconception) -> bool:
    """Whether two wrong rules exclude each other: both set the same option, policy or figure of a clause."""
    if one.id == other.id or set(one.options) & set(other.options):
        return True
    for clause in set(one.amend) & set(other.amend):
        mine, theirs = one.amend[clause], other.amend[clause]
        if "policy" in mine and "policy" in theirs:
            return True
        if set(mine.get("params", {})) & set(theirs.get("params", {})):
            return True
    return False


@lru_cache(maxsize=64)
def applicable(rules: RuleSet, edition: int = NEWEST) -> tuple[Misconception, ...]:
    """The wrong rules that change something in this rule set, in the order of the game.

    Args:
        rules: the rule set.
        edition: whatever is made of a seed names its own, so that it knows those alone that were known then.
    """
    return tuple(_applying(rules, edition))


def has_applicable(rules: RuleSet) -> bool:
    """Whether any wrong rule changes something in this rule set: told without amending it by all of them."""
    return next(_applying(rules, NEWEST), None) is not None


def _applying(rules: RuleSet, edition: int) -> Iterator[Misconception]:
    known = (each for each in misconceptions().values() if each.since <= edition)
    return (each for each in known if amended(rules, (each.id,)) is not None)


@lru_cache(maxsize=256)
def amended(rules: RuleSet, names: tuple[str, ...]) -> RuleSet | None:
    """A rule set as a learner with these wrong rules believes it to be; None if one of them does not apply.

    Args:
        rules: the rule set that is played.
        names: the names of the wrong rules.
    """
    held = [misconceptions()[name] for name in names]
    if any(not _matters(rules, each) for each in held):
        return None
    source = copy(rule_file(rules.id))
    source.data = {
        **source.data,
        "id": f"{rules.id}+{'+'.join(names)}",
        "amend": dict(source.data.get("amend", {})),
        "rule": [dict(entry) for entry in source.data.get("rule", ())],
    }
    base = LIBRARY.base_of(source)
    changes = dict(rules.changed)
    for each in held:
        changes |= each.options
        for clause, change in each.amend.items():
            if not _lay(source.data, base.data, clause, change):
                return None
    try:
        return build(source, tuple(sorted(changes.items())))
    except RuleFileError:
        return None  # this form decides the clause in another way, so the wrong rule does not apply to it


def _matters(rules: RuleSet, one: Misconception) -> bool:
    if rules.pack < one.pack or one.seats not in (0, len(rules.table.seats)) or one.law not in rules.clauses:
        return False
    if any(rules.values.get(name) not in values for name, values in one.where.items()):
        return False
    if not misreadings.decided_by(rules, one.needs):
        return False
    new = [name for name, value in one.options.items() if rules.values.get(name) != value]
    return bool(one.amend or new) and all(clause in rules.clauses for clause in one.amend)


def _lay(data: dict[str, Any], base: Mapping[str, Any], name: str, change: Mapping[str, Any]) -> bool:
    """Apply a change to a clause of the rule set or its base.

    Returns:
        False if neither has the clause, or if the change replaces a policy that does not decide it.
    """
    own = next((entry for entry in data.get("rule", ()) if entry["id"] == name), None)
    entry = own or next((entry for entry in base.get("rule", ()) if entry["id"] == name), None)
    if entry is None:
        return False
    amend = {} if own else data["amend"]
    whole = {**entry, **amend.get(name, {})}
    if misreadings.STANDS_FOR.get(change.get("policy", ""), whole["policy"]) != whole["policy"]:
        return False
    amend[name] = {**amend.get(name, {}), **_laid(whole, change)}
    if own is not None:
        own |= amend[name]
    return True


def _laid(entry: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    new = {key: value for key, value in change.items() if key != "params"}
    given = {**entry.get("params", {}), **change.get("params", {})}
    wanted = POLICIES.by_name[new.get("policy", entry["policy"])].params
    return new | {"params": {name: value for name, value in given.items() if name in wanted}}


def compatible(names: Iterable[str]) -> bool:
    """Whether one learner can believe all of these wrong rules."""
    held = [misconceptions()[name] for name in names]
    return all(not clash(one, other) for place, one in enumerate(held) for other in held[place + 1 :])
