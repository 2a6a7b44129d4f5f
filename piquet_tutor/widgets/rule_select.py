"""The choice of a rule set, the forms of the game in groups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from piquet_tutor.rules.model import RuleSet
from piquet_tutor.widgets import assets


class RuleSelect(anywidget.AnyWidget):
    """A labelled select with the rule sets in groups.

    Attributes:
        description: the label.
        groups: for each group its name and its options, pairs of a title and a rule set's id.
        value: the id chosen; whatever a page sends that is not among the options is refused.
    """

    _esm = assets.esm("rule_select.js")

    description = traitlets.Unicode("").tag(sync=True)
    groups: Any = traitlets.List().tag(sync=True)
    value = traitlets.Unicode("").tag(sync=True)

    @traitlets.validate("value")
    def _among_the_options(self, proposal: Any) -> str:
        """An id of the list, or the one that stands: a message of the page is a stranger's word."""
        offered = [value for _, options in self.groups for _, value in options]
        return str(proposal["value"]) if proposal["value"] in offered else self.value

    def __repr__(self) -> str:
        return f"RuleSelect({self.value!r})"


def grouped(rule_sets: list[RuleSet], words: Mapping[str, str]) -> list[list[Any]]:
    """The rule sets in groups of like games, in the order in which the groups first come up.

    Args:
        rule_sets: in the order in which they are offered.
        words: how the groups are called, by ``group_`` and their name.
    """
    groups: dict[str, list[list[str]]] = {}
    for rules in rule_sets:
        groups.setdefault(group_of(rules), []).append([rules.title, rules.id])
    return [[words[f"group_{name}"], options] for name, options in groups.items()]


def group_of(rules: RuleSet) -> str:
    """Which group a rule set belongs to: how many play it, with what, and for what."""
    if len(rules.table.seats) > 2:
        return "more"
    if "bidding" in rules.phases:
        return "bidding"
    if rules.pack > 32:
        return "long_pack"
    return "race" if rules.option("match_format") == "race" else "deals"
