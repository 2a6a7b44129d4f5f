"""A rule set of Piquet: besides what every game's has, its options as types, its pack and how many cards a hand has."""

from __future__ import annotations

from functools import cached_property

from piquet_tutor.engine.clauses import ClauseSet
from piquet_tutor.game.options import Options


class RuleSet(ClauseSet):
    """A form of Piquet, or one book's reading of it, ready to be asked."""

    @cached_property
    def options(self) -> Options:
        """What every option is set to, each a field of its own type."""
        return Options(self.values)

    @cached_property
    def pack(self) -> int:
        """How many cards there are."""
        return int(self.frame["pack"])

    @cached_property
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""
        return int(self.frame["hand_size"])
