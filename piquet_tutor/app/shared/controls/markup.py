"""Markup of the tutor's own; never a stranger's words."""

from __future__ import annotations

from html import escape

from piquet_tutor.app.part import Part


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
