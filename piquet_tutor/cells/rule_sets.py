"""By which rules: whatever may name a rule set in a cell, with options set otherwise.

>>> rule_set("wikipedia").id, rule_set("Rubicon Piquet", {"carte_rouge": 20}).changed
('wikipedia', (('carte_rouge', 20),))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from piquet_tutor.explore.given import FIRST_RULES
from piquet_tutor.explore.lab.notation.rules_named import rules_called
from piquet_tutor.game.records.io import rules_from
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
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


def rule_set(given: Rules | None = None, options: Mapping[str, object] | None = None) -> RuleSet:
    """The rule set that is meant.

    Args:
        given: what names it; None for the club game.
        options: options to set otherwise than it does.

    Raises:
        OptionError: there is no such rule set or option, or the option has no such value.
        RulesError: it is nothing that could name a rule set.
    """
    found = _named(FIRST_RULES if given is None else given)
    return load(found.id, {**dict(found.changed), **options}) if options else found


def _named(given: Rules) -> RuleSet:
    if isinstance(given, str):
        return load(rules_called(given) or given)
    if isinstance(given, Mapping):
        return rules_from(given)
    found = given if isinstance(given, RuleSet) else getattr(given, "rules", None)
    if not isinstance(found, RuleSet):
        raise RulesError("what", found=cut(repr(given), _SHOWN))
    return found
