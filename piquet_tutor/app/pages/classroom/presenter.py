"""A presentation on a screen: big cards, one step at a time."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class Presenter(Part):
    """A deal shown to a class, stepped by a clicker, the keyboard or a touch.

    Scene: as ``presenter_scene.beat_scene`` makes it, ``everywhere`` (whether keys count that are pressed anywhere on
    the page, as on a page that is nothing else), ``room`` (where a live class joins, empty for none), ``phones``
    (whether anybody has joined with one) and ``join`` (how to join, over the whole screen; None for none). Of a score
    told on the beat ``swaps`` (whether two cards might turn it), ``swap`` (their board, once found) and ``swap_words``.
    An answer may be ``chosen``, by the votes of a class, where none is right; a seat without a label for its ``eye``
    cannot be shown or hidden.
    Intents: ``press`` (``action``: ``next``, ``back``, ``first``, ``last``, ``earlier``, ``later``, ``join``),
    ``tally`` (``choice``, and ``count`` hands or ``by`` one more or less), ``hand`` (``seat``: shown or hidden from now
    on), ``swap`` (look for the two cards).
    """

    view = "presenter"
