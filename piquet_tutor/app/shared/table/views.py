"""A deal on a page: the table itself, the rulings in words, and the score sheet."""

from __future__ import annotations

from typing import Any

from piquet_tutor.app.part import Part, Scene


class RulingFeed(Part):
    """The rulings in words, in the order in which they were made, each opening to its reasons.

    A deal's rulings grow to some fifty, and a scene is sent at every press: a passage that the views already have is
    sent as its number alone. A view that lacks one says that it is ready and is sent the whole.
    """

    view = "feed"

    def since(self, before: Scene | None) -> Scene | None:
        """The scene, a passage that was in an earlier one by its number alone."""
        known = {one["number"]: one for one in (before or {}).get("passages", ())}
        scene = self.scene or {}
        passages: list[Any] = [
            one["number"] if known.get(one["number"]) == one else one for one in scene.get("passages", ())
        ]
        sent = {**scene, "passages": passages}
        if before and sent.get("picture") == before.get("picture"):
            sent.pop("picture", None)  # it has been saved
        return sent


class CardTable(Part):
    """The table: hands, talon, trick, speech, what is asked and what may be done."""

    view = "table"


class ScoreSheet(Part):
    """The score sheet of a deal and of the partie."""

    view = "sheet"
