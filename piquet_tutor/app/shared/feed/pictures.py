"""A ruling of the feed as a picture to be saved: drawn when it is asked for, as the feed's reader may know it."""

from __future__ import annotations

from dataclasses import replace

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.scene import passage_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.picture.drawing import score_of, svg, told_of
from piquet_tutor.game.state import Deal


class Pictures:
    """The picture that was asked for last at one table.

    Attributes:
        scored: whether the score may be told.
    """

    def __init__(self) -> None:
        """Begin with none."""
        self.scored = True
        self._asked = 0
        self._drawn: tuple[Deal, Scene] | None = None

    def draw(self, deal: Deal, number: int, known: tuple[Ruling, ...], viewpoint: Viewpoint) -> bool:
        """Draw a ruling; whether there is one of that number.

        Args:
            deal: the deal.
            number: the ruling, as the feed counts.
            known: the rulings of the feed.
            viewpoint: who looks.
        """
        if not 0 < number <= len(known):
            return False
        ruling, language = known[number - 1], viewpoint.language
        found, scene = told_of(deal, ruling, known, language), passage_scene(ruling, known, viewpoint)
        score = score_of(deal, ruling, known, viewpoint.side_name) if self.scored else ()
        drawing = svg(replace(found, who=scene["who"], short=scene["short"], score=score))
        name = narration.message("picture-file", language, number=number)
        self._asked += 1  # asked for again it is sent again
        file = {"number": number, "asked": self._asked, "name": f"{name}.svg", "type": "image/svg+xml", "text": drawing}
        self._drawn = deal, file
        return True

    def shown(self, deal: Deal) -> Scene | None:
        """The picture, while the deal stands as it was drawn of."""
        return self._drawn[1] if self._drawn is not None and self._drawn[0] is deal else None
