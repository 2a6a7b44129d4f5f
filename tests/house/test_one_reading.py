"""The law is read once: nothing above the engine reads an option raw or compares a clause or policy by name.

What is merely shown may be read: every option in turn, every parameter of a clause. What is named may not: whoever
wants to know how a rule set rules asks ``law_of(rules)``, ``rules.clause_on(Subject.PIQUE)`` or ``ruling.subject``.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import piquet_tutor
from piquet_tutor.game.rules.loader import load, options, rule_file, rule_set_names
from piquet_tutor.game.rules.registry import POLICIES
from piquet_tutor.game.subjects import Subject

PACKAGE = Path(piquet_tutor.__file__).parent
ABOVE = sorted(path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in ("engine", "game"))

READERS = {"option", "number"}
"""Methods of a rule set that give the value of an option."""
TABLES = {"values", "settings"}
"""Tables of a rule set from options to what they are set to."""
TAKES_APART = {"partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix"}
"""Methods of a text by which a name is taken apart."""


@cache
def clauses() -> frozenset[str]:
    """The name of every clause of every rule file, whatever the options that put it into force."""
    files = [path for path in (PACKAGE / "game" / "rules" / "data").glob("*.toml") if path.stem != "options"]
    return frozenset(entry["id"] for path in files for entry in rule_file(path.stem).data.get("rule", ()))


@cache
def telling() -> frozenset[str]:
    """The names of options, their values and policies that can be nothing else.

    Words of the game that happen to be such a name (a kind of score, a subject) mean nothing by themselves.
    """
    values = {value for option in options().values() for value in option.values if isinstance(value, str)}
    kinds = {kind for name in rule_set_names() for kind in load(name).kinds}
    common = kinds | {str(each) for each in Subject}
    return frozenset(word for word in {*options(), *values, *POLICIES.by_name} - common if "_" in word)


@cache
def parameters() -> frozenset[str]:
    """Every parameter of a policy."""
    return frozenset(name for policy in POLICIES.by_name for name in POLICIES.by_name[policy].params)


def written(tree):
    """Yield every text in a module but its docstrings, with the line it stands on."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value


def called(node):
    """The object and the name of a method that is called, or two Nones."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.value, node.func.attr
    return None, None


def named(node):
    """The last name of an attribute or a variable."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def key_of(node):
    """The table and the literal key of ``table[key]`` or ``table.get(key)``, and whether it is an attribute."""
    owner, method = called(node)
    if method == "get" and node.args:
        place, key = owner, node.args[0]
    elif isinstance(node, ast.Subscript):
        place, key = node.value, node.slice
    else:
        return "", None, False
    return named(place), key.value if isinstance(key, ast.Constant) else None, isinstance(place, ast.Attribute)


def faults(source):
    """Yield what a module does that only the engine may do, each with its line."""
    tree = ast.parse(source)
    for line, text in written(tree):
        if text in clauses():
            yield f"line {line} names the clause {text!r}"
        if text in telling():
            yield f"line {line} names the option, value or policy {text!r}"
    for node in ast.walk(tree):
        table, key, of_law = key_of(node)
        if of_law and table in TABLES and key in options():
            yield f"line {node.lineno} reads the option {key!r} raw"
        if table == "params" and key in parameters():
            yield f"line {node.lineno} reads the parameter {key!r} of a clause raw"
        owner, method = called(node)
        if (
            method in READERS
            and node.args
            and isinstance(node.args[0], ast.Constant)
            and node.args[0].value in options()
        ):
            yield f"line {node.lineno} reads the option {node.args[0].value!r} raw"
        if method in TAKES_APART and isinstance(owner, ast.Attribute) and owner.attr == "rule":
            yield f"line {node.lineno} takes the name of a clause apart"
        if isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            if any(isinstance(side, ast.Attribute) and side.attr == "policy" for side in sides):
                yield f"line {node.lineno} compares a policy"
            if any(isinstance(side, ast.Attribute) and named(side.value) == "options" for side in sides) and any(
                isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides
            ):
                yield f"line {node.lineno} compares an option with a word that stands for a value"
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("piquet_tutor.engine"):
            for alias in node.names:
                if getattr(import_module(node.module), alias.name, None) in names_of_law():
                    yield f"line {node.lineno} imports a name of the law as {alias.name}"


@cache
def names_of_law():
    """What a constant of the engine must not be, if it is to be imported from above: hashable texts alone."""
    return _Texts(clauses() | telling())


class _Texts:
    def __init__(self, texts):
        self.texts = texts

    def __contains__(self, value):
        return type(value) is str and value in self.texts


def test_nothing_above_the_engine_decodes_the_law():
    wrong = [f"{path.relative_to(PACKAGE)}: {each}" for path in ABOVE for each in faults(path.read_text("utf-8"))]
    assert wrong == []


@pytest.mark.parametrize(
    "source",
    [
        'if ruling.rule == "pique.award": pass',
        'BONUSES = frozenset({"repique.award"})',
        'RULE = {"point.good": 5}',
        'clause = rules.clauses.get("cards.capot")',
        'if ruling.rule.partition(".")[0] == kind: pass',
        'if ruling.rule.endswith(".lesser"): pass',
        'if rules.values["sinking"] == how: pass',
        'target = rules.number("target")',
        'heading = deal.rules.option("must_head")',
        'how = rules.settings.get("rubicon")',
        'free = rules.options.sinking == "none"',
        'line = rule.params["target"]',
        'params = rule.params\npoints = params.get("points")',
        "if rule.policy == name: pass",
        'if name == "pique_by_tricks": pass',
    ],
)
def test_each_way_of_decoding_the_law_is_found(source):
    assert list(faults(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""A pique (``pique.award``) is judged when must_head holds."""',
        "if ruling.subject is Subject.PIQUE: pass",
        "if rules.options.must_head: pass",
        "most = law.options.games_to_win + 1",
        "told = {name: rules.values[name] for name in options()}",
        "figures = {name: value for name, value in rule.params.items()}",
        "same = one.rule == other.rule",
        'word = self.values["title"]',
        'key = ruling.rule.replace(".", "-")',
    ],
)
def test_what_is_only_shown_may_be_read(source):
    assert not list(faults(source))
