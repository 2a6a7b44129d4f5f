"""A presentation on a screen: big cards, one step at a time."""

from __future__ import annotations

from piquet_tutor.app import assets
from piquet_tutor.app.base import SceneWidget


class Presenter(SceneWidget):
    """A deal shown to a class, stepped by a clicker, the keyboard or a touch.

    Scene: as ``presenter_scene.beat_scene`` makes it, and ``everywhere``: whether keys count that are pressed anywhere
    on the page, as on a page that is nothing else.
    Intents: ``press`` (``action``: ``next``, ``back``, ``first``, ``last``, ``earlier``, ``later``), ``tally``
    (``choice``, and ``count`` hands or ``by`` one more or less), ``hand`` (``seat``: shown or hidden from now on).
    """

    _esm = assets.esm("pages/classroom/presenter.js")
    _css = assets.css("pages/classroom/presenter.css")
    _repr_keys = ("title", "subtitle")
