"""By which rules: whatever may name a rule set in a cell, with options set otherwise.

>>> rule_set("wikipedia").id, rule_set("Rubicon Piquet", {"carte_rouge": 20}).changed
('wikipedia', (('carte_rouge', 20),))
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from inspect import Parameter, signature
from typing import Any, Final, Protocol

from piquet_tutor.engine.faults import nearest
from piquet_tutor.explore.given import FIRST_RULES
from piquet_tutor.explore.lab.notation.rules_named import rules_called
from piquet_tutor.game.records import io
from piquet_tutor.game.records.form import RECORD
from piquet_tutor.game.records.io import rules_from
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.loader import options as known_options
from piquet_tutor.narration.spoken import Spoken, cut

_SHOWN: Final = 40


class HasRules(Protocol):
    """What goes by rules: a book, or a deal."""

    @property
    def rules(self) -> RuleSet:
        """Its rule set."""


Rules = str | RuleSet | HasRules | Mapping[str, Any]
"""What names a rule set: its id or its title, the rule set, what goes by one, or the mapping that records have."""


class RulesError(Spoken, ValueError):
    """Something that names no rule set."""

    family = "cell-rules-"


def rule_set(
    given: Rules | None = None, options: Mapping[str, object] | None = None, beside: Collection[str] = ()
) -> RuleSet:
    """The rule set that is meant.

    Args:
        given: what names it; None for the club game.
        options: options to set otherwise than it does.
        beside: the names by which something else can be given in the same place, one of which may be misspelt.

    Raises:
        OptionError: there is no such rule set, or an option has no such value.
        RulesError: it is nothing that could name a rule set; or there is no such option.
    """
    found = _named(FIRST_RULES if given is None else given)
    if not options:
        return found
    refuse_unknown_options(options, found.id, beside)
    return load(found.id, {**dict(found.changed), **options})


def refuse_unknown_options(given: Mapping[str, object], rules: str, beside: Collection[str] = ()) -> None:
    """Say what is likely meant by a name that no option has.

    Args:
        given: options by name.
        rules: the rule set for which they are meant.
        beside: the names by which something else can be given in the same place.

    Raises:
        RulesError: there is no such option.

    >>> refuse_unknown_options({"playd": True}, "rubicon", ("played", "seed"))
    Traceback (most recent call last):
    piquet_tutor.cells.rule_sets.RulesError: There is no option “playd”; perhaps “played=True” is meant.
    """
    for name, value in given.items():
        if name not in known_options():
            near = nearest(name.lower(), (*beside, *known_options()))
            meant = f"{near}={value!r}" if near in beside else near
            raise RulesError("option", name=cut(name, _SHOWN), near=cut(meant, _SHOWN) or None, rules=rules)


def named_beside(function: Callable[..., object]) -> tuple[str, ...]:
    """The names by which a function takes anything beside the options of the rules."""
    by_name = (Parameter.KEYWORD_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    return tuple(each.name for each in signature(function).parameters.values() if each.kind in by_name)


def _named(given: Rules) -> RuleSet:
    if isinstance(given, str):
        return load(rules_called(given) or given)
    if isinstance(given, Mapping):
        return rules_from(io.read_value({"format": RECORD, "rules": given, "deal": {"talon": ""}})["rules"])
    found = given if isinstance(given, RuleSet) else getattr(given, "rules", None)
    if not isinstance(found, RuleSet):
        raise RulesError("what", found=cut(repr(given), _SHOWN))
    return found
