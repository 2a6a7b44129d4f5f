"""Options of a rule set in words: an option's title, and a value as the answer to the option's question."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from piquet_tutor.engine.clauses import Value
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration.books import rules_title
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.texts import whole
from piquet_tutor.narration.values import Number


@cache
def option_title(name: str, language: str = "en") -> str:
    """The title of an option in a list.

    Raises:
        MissingText: the catalogue has no such option.
    """
    return catalogue(language).format(f"option-{name}", {})


@lru_cache(maxsize=2048)
def value_words(name: str, value: Value, language: str = "en") -> str:
    """A value of an option as the answer to the option's question, without a capital or a full stop.

    Args:
        name: the option.
        value: one it can take, as the rule data has it.
        language: a language the catalogue has.

    Raises:
        MissingText: the catalogue has no such option.
    """
    found = catalogue(language)
    own = f"option-{name}.set"
    key = own if own in found else _plain_key(value)
    given = {"value": _argument(value)}
    return found.format(key, {each: given[each] for each in found.entry(key).names})


@lru_cache(maxsize=256)
def rules_called(rules: RuleSet, language: str = "en") -> str:
    """The title of a rule set, with the number of options that were changed, if any."""
    title = rules_title(rules, language)
    if not rules.changed:
        return title
    return whole("rules-changed", language, title=title, count=len(rules.changed))


def settings_told(rules: RuleSet, language: str = "en") -> tuple[str, ...]:
    """Every option that was changed, with what it says now, a line each; nothing for a rule set as it is printed."""
    texts = ((option_title(name, language), value_words(name, value, language)) for name, value in rules.changed)
    return tuple(whole("option-told", language, title=title, value=value) for title, value in texts)


def _plain_key(value: Value) -> str:
    return f"option-{_argument(value)}" if _argument(value) in ("yes", "no") else "option-number"


def _argument(value: Value) -> Any:
    """A value as a message argument: yes or no, a number, or the word in the rule data."""
    if isinstance(value, bool) or value in ("true", "false"):
        return "yes" if value in (True, "true") else "no"
    if isinstance(value, int) or value.isdecimal():
        return Number(int(value))
    return value


def kinds_in_words(kinds: Iterable[str], language: str = "en") -> str:
    """A list of kinds of score, such as the order of reckoning, in words."""
    found = catalogue(language)
    keys = {kind: f"kind-{kind}.one" for kind in kinds}
    said = (found.word(key) if key in found else kind.replace("_", " ") for kind, key in keys.items())
    return found.format("list-comma", {}).join(said)
