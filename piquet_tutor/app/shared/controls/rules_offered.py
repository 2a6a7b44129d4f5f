"""The choice of a rule set, the forms of the game in groups; and the rule sets that one deal can be played by alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.shared.page_parts import rule_sets
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.rule_set import RuleSet, why_incompatible
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, rule_set_names


def grouped(offered: list[RuleSet], language: str = "en") -> list[list[Any]]:
    """The rule sets in groups of like games, in the order in which the groups first come up.

    Args:
        offered: in the order in which they are offered.
        language: of their titles.
    """
    words = PageWords("play", language)
    groups: dict[str, list[list[str]]] = {}
    for rules in offered:
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


def rules_alike(value: Mapping[str, Any]) -> list[RuleSet]:
    """The other rule sets by which a record's deal could be played; its own among them where the record changes it."""
    spoken = value.get("rules", "")
    name, changed = (spoken, {}) if isinstance(spoken, str) else (spoken.get("base", ""), spoken.get("options"))
    if name not in rule_set_names():
        return []  # such a record is refused
    own = load(name)
    return [each for each in rule_sets() if not why_incompatible(each, own) and (changed or each.id != name)]
