"""What each source states, statement by statement, and which clauses, options and tests implement it.

There is one file for each source beside this one. An entry is one statement, in our own words, with its place and its
number in the order of the source. It is *mapped* if it names what implements it and the tests that check it:

- ``clauses`` (in force under the file's rule set, or the entry's own ``rules``), ``options`` with the values that rule
  set has, ``frame`` (pack, size of the hand, order of reckoning ...), or ``carried_by`` for what is not implemented by
  rules (but by the texts, the table or the players);
- ``variant``, changed options, for a statement about a variation; a list of values means each of them;
- ``contradicts``, such as ``"younger_exchange_least | parlett 27"``: another source's statement differs, and the
  options on that topic can have both values. Each of the two names the other;
- ``corrected``, why the statement is wrong as it is written; its tests show that, and what is true instead;
- ``custom``, for a habit at the table that leaves no trace in a deal, so that nothing could check it;
- ``pending``, what is still to be done; such a statement is unmapped.

>>> first = statements("club")[0]
>>> first.number, first.place, first.mapped
(1, 'Players', True)
>>> statement("club 1") is first
True
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.clauses import OptionError, RuleFileError, Value
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.engine.rulings import RuleId
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import bibliography, load, options, rule_set_names

_FILE_KEYS: Final = {"source", "rules", "about", "statement"}
_NEEDED: Final = {"number", "place", "says"}
_LISTS: Final = {"clauses", "contradicts", "tests"}
_TABLES: Final = {"options", "variant", "frame"}
_TEXTS: Final = {"place", "says", "rules", "carried_by", "corrected", "custom", "pending"}
_FRAME: Final = {"pack", "hand_size", "phases", "kinds", "reckoning", "accounts"}
_NODE: Final = re.compile(r"tests/[\w/]+\.py::test_\w+|tests/cases/\w+\.toml::\w+")
_REFERENCE: Final = re.compile(r"([a-z_]+) \| (\w+ \d+)")


class Contradiction(NamedTuple):
    """A differing statement of another source: the topic of the options with both readings, and its name."""

    topic: str
    other: str


class Statement(NamedTuple):
    """One rule statement of one source.

    Attributes:
        source: the source's tag in the bibliography.
        number: its place in the order of the source, from 1.
        place: the section of the source.
        says: the statement, in our words.
        rules: the rule set under which it holds.
        clauses: the clauses that implement it.
        options: options that implement it, with the values of that rule set.
        variant: options that must be changed for it to hold, each with every value it is about.
        frame: other parts of the rule set that implement it.
        contradicts: the statements of other sources that differ.
        tests: what checks it: pytest nodes, such as ``tests/game/deal/test_play.py::test_elder_leads_first``, or worked
            cases, such as ``tests/cases/dialogue.toml::reply_must_be_true``.
        carried_by: what implements it, if not clauses and options.
        corrected: why it is wrong as written; empty if it is right.
        custom: why nothing in a deal could show it; empty if something does.
        pending: what is still to be done; empty if nothing is.
    """

    source: str
    number: int
    place: str
    says: str
    rules: str
    clauses: tuple[RuleId, ...] = ()
    options: Mapping[str, Value] = MappingProxyType({})
    variant: Mapping[str, tuple[Value, ...]] = MappingProxyType({})
    frame: Mapping[str, Any] = MappingProxyType({})
    contradicts: tuple[Contradiction, ...] = ()
    tests: tuple[str, ...] = ()
    carried_by: str = ""
    corrected: str = ""
    custom: str = ""
    pending: str = ""

    @property
    def name(self) -> str:
        """How other statements refer to it, such as ``parlett 27``."""
        return f"{self.source} {self.number}"

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics, on which sources disagree, of its options."""
        named = (*self.options, *self.variant)
        return tuple(dict.fromkeys(options()[name].topic for name in named if options()[name].topic))

    @property
    def carried(self) -> bool:
        """Whether anything implements it."""
        return bool(self.clauses or self.options or self.variant or self.frame or self.carried_by)

    @property
    def mapped(self) -> bool:
        """Whether it is implemented and tested (a custom needs neither), and nothing is left to do."""
        return not self.pending and (bool(self.custom) or (self.carried and bool(self.tests)))


class Coverage(NamedTuple):
    """How many statements a source makes, how many are mapped, and how many of those are customs."""

    source: str
    stated: int
    mapped: int
    customs: int

    @property
    def unmapped(self) -> int:
        """How many are not mapped."""
        return self.stated - self.mapped


@cache
def sources() -> tuple[str, ...]:
    """The sources whose statements are listed, in the order of the bibliography."""
    listed = {entry.name.removesuffix(".toml") for entry in _shelf().iterdir() if entry.name.endswith(".toml")}
    strange = sorted(listed - set(bibliography()))
    if strange:
        raise RuleFileError(f"statements/{strange[0]}.toml speaks for {strange[0]}, which sources.toml does not name.")
    return tuple(name for name in bibliography() if name in listed)


@cache
def statements(source: str) -> tuple[Statement, ...]:
    """Every statement of a source, in its order.

    Args:
        source: its tag, one of :func:`sources`.

    Raises:
        RuleFileError: there is no such list, or something in it is unknown, missing or wrong.
    """
    if source not in sources():
        raise RuleFileError(f"no statements are listed for {source[:40]!r}; use one of {', '.join(sources())}.")
    text = _shelf().joinpath(f"{source}.toml").read_text(encoding="utf-8")
    found = tuple(read(RuleFile(f"statements/{source}", text)))
    if found and found[0].source != source:
        raise RuleFileError(f"statements/{source}.toml says that it speaks for {found[0].source}; name it after that.")
    return found


def statement(name: str) -> Statement:
    """The statement of this name, such as ``parlett 27``.

    Raises:
        RuleFileError: there is none.
    """
    source, _, number = name.partition(" ")
    for one in statements(source):
        if str(one.number) == number:
            return one
    raise RuleFileError(f"there is no statement {name[:40]!r}; {source} has {len(statements(source))}.")


def every() -> Iterator[Statement]:
    """Every statement of every source."""
    for source in sources():
        yield from statements(source)


def by_clause(clause: RuleId, source: str | None = None) -> tuple[Statement, ...]:
    """The statements that a clause implements, of one source or of all."""
    return tuple(one for one in every() if clause in one.clauses and source in (None, one.source))


def unmapped() -> tuple[Statement, ...]:
    """The statements that are not implemented, not tested, or not finished."""
    return tuple(one for one in every() if not one.mapped)


def coverage() -> tuple[Coverage, ...]:
    """How far each source is mapped."""
    found = []
    for source in sources():
        listed = statements(source)
        customs = sum(bool(one.custom) for one in listed)
        found.append(Coverage(source, len(listed), sum(one.mapped for one in listed), customs))
    return tuple(found)


# --- reading -------------------------------------------------------------------------------------------------------


def _shelf() -> Path:
    return Path(__file__).parent


def read(file: RuleFile) -> Iterator[Statement]:
    """The statements of one file, each checked against its rule set.

    Raises:
        RuleFileError: an unknown key, a gap in the numbers, a clause not in force, an option with another value.
    """
    data = file.data
    wrong = sorted(set(data) ^ _FILE_KEYS)
    if wrong:
        raise file.fail(f"a list of statements has exactly the keys {', '.join(sorted(_FILE_KEYS))}; see {wrong[0]}.")
    if data["source"] not in bibliography():
        raise file.fail(f"there is no source {data['source']}; sources.toml names them.", "source")
    for place, entry in enumerate(data["statement"], 1):
        if entry.get("number") != place:
            raise file.fail(f"statement {place} has the number {entry.get('number')}; number them without a gap.")
        yield _statement(file, entry)


def _statement(file: RuleFile, entry: Mapping[str, Any]) -> Statement:
    _check_form(file, entry)
    source = file.data["source"]
    found = Statement(
        source=source,
        number=entry["number"],
        place=entry["place"],
        says=entry["says"],
        rules=entry.get("rules", file.data["rules"]),
        clauses=tuple(entry.get("clauses", ())),
        options=MappingProxyType(dict(entry.get("options", {}))),
        variant=MappingProxyType({name: _values(value) for name, value in entry.get("variant", {}).items()}),
        frame=MappingProxyType(dict(entry.get("frame", {}))),
        contradicts=tuple(_contradiction(file, entry, text) for text in entry.get("contradicts", ())),
        tests=tuple(entry.get("tests", ())),
        **{name: entry.get(name, "") for name in ("carried_by", "corrected", "custom", "pending")},
    )
    _check_standing(file, found)
    if not found.pending:
        _check_rules(file, found)
    return found


def _check_form(file: RuleFile, entry: Mapping[str, Any]) -> None:
    number = entry["number"]
    for key in sorted(_NEEDED - set(entry)):
        raise _fault(file, number, f"lacks its {key}")
    for key, value in entry.items():
        if key in _TEXTS:
            sound = isinstance(value, str) and bool(value.strip())
        elif key in _LISTS:
            sound = isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value)
        elif key in _TABLES:
            sound = isinstance(value, dict) and bool(value)
        elif key != "number":
            raise _fault(file, number, f"has the unknown key {key}")
        else:
            sound = type(value) is int
        if not sound:
            raise _fault(file, number, f"has a {key} that is empty or of the wrong kind")
        if key in _LISTS and len(set(value)) < len(value):
            raise _fault(file, number, f"names something twice in its {key}")
    for node in entry.get("tests", ()):
        if not _NODE.fullmatch(node):
            raise _fault(
                file,
                number,
                f"names the test {node!r}; write tests/folder/test_file.py::test_name or tests/cases/file.toml::name",
            )


def _check_standing(file: RuleFile, found: Statement) -> None:
    """Check that its fields are consistent."""
    if found.custom and (found.carried or found.tests or found.corrected or found.pending):
        raise _fault(file, found.number, "is a custom, and so has nothing that carries it, no test and nothing to do")
    if found.corrected and not found.tests and not found.pending:
        raise _fault(file, found.number, "is corrected, and names no test that shows it")


def _check_rules(file: RuleFile, found: Statement) -> None:
    """Check that its clauses are in force, and that options and frame have the values it states."""
    if found.rules not in rule_set_names():
        raise _fault(file, found.number, f"is to hold under {found.rules}, which is no rule set")
    known = options()
    for name in (*found.options, *found.variant):
        if name not in known:
            raise _fault(file, found.number, f"names the option {name}, which does not exist")
    for rules in _under(file, found):
        for clause in found.clauses:
            if clause not in rules.clauses:
                raise _fault(file, found.number, f"names the clause {clause}, which is not in force under {rules.id}")
        for name, value in found.options.items():
            has = rules.values[name]
            if type(has) is not type(value) or has != value:
                raise _fault(file, found.number, f"says that {name} is {value!r}; {rules.id} has {has!r}")
        for name, value in found.frame.items():
            if name not in _FRAME:
                raise _fault(file, found.number, f"names {name}, which is no part of a rule set's frame")
            if _plain(getattr(rules, name)) != value:
                raise _fault(file, found.number, f"says that {name} is {value!r}; in {rules.id} it is otherwise")


def _under(file: RuleFile, found: Statement) -> Iterator[RuleSet]:
    """Every rule set under which it is to hold: its own, with each combination of the changed options."""
    for values in product(*found.variant.values()):
        try:
            yield load(found.rules, dict(zip(found.variant, values, strict=True)))
        except OptionError as error:
            raise _fault(file, found.number, f"cannot be tried: {error}") from error


def _values(value: Any) -> tuple[Value, ...]:
    return tuple(value) if isinstance(value, list) else (value,)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _contradiction(file: RuleFile, entry: Mapping[str, Any], text: str) -> Contradiction:
    match = _REFERENCE.fullmatch(text)
    if match is None:
        raise _fault(file, entry["number"], f"contradicts {text!r}; write it as “younger_exchange_least | source 27”")
    return Contradiction(match[1], match[2])


def _fault(file: RuleFile, number: int, why: str) -> RuleFileError:
    return file.fail(f"statement {number} {why}.", f"number = {number}")
