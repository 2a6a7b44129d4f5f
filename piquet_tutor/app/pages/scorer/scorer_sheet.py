"""The scorer's sheet: the cards as they lie, and the boxes to fill."""

from __future__ import annotations

from piquet_tutor.app.part import Part, Scene


class ScorerSheet(Part):
    """Boxes to fill beside the cards they are about.

    Scene: ``title``, ``subtitle``, ``key`` (changes with the deal), ``table`` (``rows`` of ``label``, ``cards`` and
    ``small``; ``tricks``), ``given``, ``said``, ``boxes`` (with ``lit`` the cards that are lit while one is tried
    again, and ``what``: ``label``, ``paragraphs``, ``rows``, what such a box is), ``done``, ``status``, ``buttons``,
    ``recent``, ``words``; ``whole`` where it is a whole deal at once.
    Intents: ``answer`` (``box``, ``answer``: points by side as typed, or nothing), ``skip``, ``hint`` (``box``), and
    ``press`` (``action``).

    Every intent is answered, even one that changes nothing, such as a second wrong number about which there is no more
    to say: the scene counts them as ``heard``, and a view that waits for an answer learns that it has come.
    """

    view = "scorer"

    def __init__(self, scene: Scene | None = None) -> None:
        """Begin with a scene, or with nothing to show."""
        super().__init__(scene)
        self._heard = 0

    def handle(self, content: object) -> None:
        """Take in what a stranger sent, and answer it whatever becomes of it."""
        super().handle(content)
        self._heard += 1
        if self.scene is not None:
            self.show({**self.scene, "heard": self._heard})
