"""What pages show beside their controls: cards to read, markup, folds, tabs, and how far a search is."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from piquet_tutor.app.part import Group, Part


class LessonCard(Part):
    """Something to read, such as a page of a lesson or the note of an example: paragraphs, ways on, and buttons.

    Scene: ``title``, ``paragraphs``, ``terms`` (``term``, ``meaning``), ``page`` (such as “2 of 5”), ``buttons``
    (``id``, ``label``, ``enabled``, ``primary``), ``links`` (``label``, ``page``), ``label`` (what kind of card it is),
    ``tone`` (``lesson``, ``note`` or ``refused``), ``folded`` (only the title and the buttons), ``arrival`` (changes
    when a page has come by itself, which brings the card into sight), ``mark`` (``targets``: what the page stands on;
    ``dim``: all else is dimmed, for it shows a place for the first time; ``beside``: it lies beside what is looked at,
    and over nothing). An empty scene shows nothing.
    Every text becomes a text node.
    """

    view = "lesson"


def small_line(text: str) -> str:
    """One small line of words, as markup: whatever they are, they are shown as they stand."""
    return f'<p class="pq-hint">{escape(text)}</p>'


class Markup(Part):
    """Markup of the tutor's own. Whatever comes from a reader or a record must be escaped before it is put in.

    Scene: ``html``.
    """

    view = "markup"

    def __init__(self, html: str = "", *classes: str) -> None:
        """Show markup.

        Args:
            html: the markup.
            classes: names that the style sheets know.
        """
        super().__init__({"html": html})
        self._classes = classes

    @property
    def value(self) -> str:
        """The markup."""
        return str((self._scene or {})["html"])

    @value.setter
    def value(self, html: str) -> None:
        if html != self.value:
            self.show({"html": html})


class Fold(Group):
    """Parts that are folded away below their name.

    The view opens and folds it by itself; Python opens it only where something inside has to be read.

    Scene: ``label`` (its name), ``opened`` (how often it has been opened from here: a higher number opens it).
    """

    view = "fold"

    def __init__(self, label: str, parts: Iterable[Part] = (), *classes: str) -> None:
        """Begin folded.

        Args:
            label: its name.
            parts: what is folded away.
            classes: names that the style sheets know.
        """
        super().__init__(parts, *classes)
        self._scene = {"label": label, "opened": 0}

    @property
    def label(self) -> str:
        """Its name."""
        return str((self._scene or {})["label"])

    @label.setter
    def label(self, label: str) -> None:
        if label != self.label:
            self.show({**(self._scene or {}), "label": label})

    def open(self) -> None:
        """Open it, so that what is inside can be read."""
        scene = self._scene or {}
        self.show({**scene, "opened": int(scene["opened"]) + 1})


class PageTabs(Part):
    """The parts of the page, one shown at a time.

    Scene: ``label``, ``tabs`` (``id``, ``label``), ``chosen``, ``arrived`` (changes when something has come to the
    ``place``, a class, which is then brought into sight).
    """

    view = "tabs"


class SearchBar(Part):
    """How far a search is.

    Scene: ``busy``, ``text``, ``share`` (0 to 1), ``label``, ``cancel``. Nothing is shown unless it is busy.
    """

    view = "search"
