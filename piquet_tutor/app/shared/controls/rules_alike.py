"""Rule sets that one deal can be played by alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor.app.shared.page_parts import rule_sets
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies.bidding import pair_bids, signed_bids


def rules_alike(value: Mapping[str, Any]) -> list[RuleSet]:
    """The other rule sets by which a record's deal could be played; its own among them where the record changes it."""
    spoken = value.get("rules", "")
    name, changed = (spoken, {}) if isinstance(spoken, str) else (spoken.get("base", ""), spoken.get("options"))
    if name not in rule_set_names():
        return []  # such a record is refused
    own = load(name)
    return [each for each in rule_sets() if shape(each) == shape(own) and (changed or each.id != name)]


def shape(rules: RuleSet) -> tuple[object, ...]:
    """What two rule sets must have alike for one deal to be played by both: seats, cards, and what is done in order."""
    return (rules.table, rules.pack, rules.hand_size, rules.phases, pair_bids(rules), signed_bids(rules))
