"""A card with something to read: a page of a lesson, the note of an example, a reason why not."""

from __future__ import annotations

from piquet_tutor.app.part import Part


class LessonCard(Part):
    """A title, a few paragraphs, the words of the game in them, ways on, and buttons.

    Scene: ``title``, ``paragraphs``, ``terms`` (``term``, ``meaning``), ``page`` (such as “2 of 5”), ``buttons``
    (``id``, ``label``, ``enabled``, ``primary``), ``links`` (``label``, ``page``), ``label`` (what kind of card it is),
    ``tone`` (``lesson``, ``note`` or ``refused``), ``folded`` (only the title and the buttons), ``arrival`` (changes
    when a page has come by itself, which brings the card into sight), ``mark`` (``targets``: what the page stands on;
    ``dim``: all else is dimmed, for it shows a place for the first time; ``beside``: it lies beside what is looked at,
    and over nothing). An empty scene shows nothing.
    Every text becomes a text node.
    """

    view = "lesson"
