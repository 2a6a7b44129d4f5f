"""The choice of a rule set, the forms of the game in groups."""

from __future__ import annotations

from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of


class RuleSelect(Choice):
    """A labelled list of the rule sets in groups; its values are their ids."""


def grouped(rule_sets: list[RuleSet], language: str = "en") -> list[list[Any]]:
    """The rule sets in groups of like games, in the order in which the groups first come up.

    Args:
        rule_sets: in the order in which they are offered.
        language: of their titles.
    """
    words = PageWords("play", language)
    groups: dict[str, list[list[str]]] = {}
    for rules in rule_sets:
        groups.setdefault(group_of(rules), []).append([narration.rules_title(rules, language), rules.id])
    return [[words[f"group_{name}"], options] for name, options in groups.items()]


def group_of(rules: RuleSet) -> str:
    """Which group a rule set belongs to: how many play it, with what, and for what."""
    if len(rules.table.seats) > 2:
        return "more"
    if "bidding" in rules.phases:
        return "bidding"
    if rules.pack > 32:
        return "long_pack"
    return "race" if law_of(rules).race_target is not None else "deals"
