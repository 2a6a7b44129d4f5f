"""A widget that stands as an output of its own below what a notebook shows without a kernel.

A notebook is saved without its widgets: in the place of one a line says what to do to have it. Where JupyterLab trusts
the notebook, it looks for the widget all the same, and puts an error of its own there; a rule of style that goes with
what stands above has the same line stand there instead. Whoever does not trust it drops the rule, and shows the line.
"""

from __future__ import annotations

import json
from typing import Any, Final

from IPython.display import display

from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.app.stage import Stage
from piquet_tutor.cells.shown import Displayable
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.documents import Document, Paragraph
from piquet_tutor.narration.render import document_of_deal
from piquet_tutor.narration.rendering import html

VIEW: Final = "application/vnd.jupyter.widget-view+json"
HTML: Final = "text/html"
_GONE: Final = ".jp-OutputArea-child:has(.{name}) + .jp-OutputArea-child > .jupyter-widgets:not(:has(*))"
"""In JupyterLab's page, a widget that was not found, next to what stands above it: its place holds a text alone."""
_NAME: Final = "pqn-form"


class FormStage(Stage):
    """A stage whose output is the view, and where there is none, a line that says what to do for it.

    It says nothing as plain text: in a terminal there is no form to be had by running anything.
    """

    def __init__(self, *page: Any, lacking: str = "", language: str = "en", **traits: Any) -> None:
        """Put a page on a stage.

        Args:
            page: the page, and what else :class:`~piquet_tutor.app.stage.Stage` is given.
            lacking: what whoever only reads the notebook lacks: ``ask``, ``table`` or ``race``; empty where what
                stands above says what to do.
            language: of the line.
            traits: of the stage.
        """
        self._lacking, self._language = lacking, language
        super().__init__(*page, **traits)

    @property
    def _line(self) -> str:
        """What to do to have it."""
        return message(f"cell-run-{self._lacking}", self._language) if self._lacking else ""

    def _ipython_display_(self) -> None:
        """Show the view; in its place where there is no kernel, the line."""
        view: dict[str, Any] = {VIEW: {"version_major": 2, "version_minor": 0, "model_id": self.model_id}}
        if self._line:
            view[HTML] = html.text(Document((Paragraph(self._line),), self._language))
        display(view, raw=True)  # type: ignore[no-untyped-call]

    def show_below(self, *above: Displayable) -> None:
        """Show what a notebook says without a kernel, and below it, as an output of its own, the form."""
        for each in above[:-1]:
            display(each)  # type: ignore[no-untyped-call]
        name = "-".join(filter(None, (_NAME, self._lacking, self._language)))
        display(_Above(above[-1], name, self._line))  # type: ignore[no-untyped-call]
        FormStage._ipython_display_(self)


class _Above:
    """What stands next above a form, with the rule by which the form's line stands there where its widget is gone."""

    def __init__(self, shown: Displayable, name: str, line: str) -> None:
        self._shown, self._name, self._line = shown, name, line

    def _repr_html_(self) -> str:
        gone = _GONE.format(name=self._name)
        rule = f"{gone}{{visibility:hidden;font-size:0}}"
        if self._line:
            quoted = json.dumps(self._line, ensure_ascii=False)
            rule += f"{gone}::before{{visibility:visible;font-size:14px;content:{quoted}}}"
        return f'{self._shown._repr_html_()}<style class="{self._name}">{rule}</style>'

    def __repr__(self) -> str:
        return repr(self._shown)


class Still(Displayable):
    """What stands of a table where no kernel runs.

    Attributes:
        deal: the deal that lies there; None where none does yet.
        note: what the table is for, in a line, where there is no deal to say it.
        language: the language in which it is shown.
    """

    def __init__(self, deal: Deal | None, note: str = "", language: str = "en") -> None:
        self.deal = deal
        self.note = note
        self.language = language

    def document(self) -> Document:
        """The note alone, or else the deal."""
        if self.deal is None:
            return Document((Paragraph(self.note),), self.language)
        return document_of_deal(self.deal, self.language)


class TableStage(FormStage):
    """A table in a cell, with what stands of it where no kernel runs."""

    def __init__(self, page: Page, still: Displayable, lacking: str = "", language: str = "en") -> None:
        """Put a page with a table on a stage.

        Args:
            page: the page.
            still: what is shown above it.
            lacking: as a :class:`~piquet_tutor.cells.stages.FormStage` has it.
            language: in which that is said.
        """
        self._still = still
        super().__init__(page, page_at, trouble_page, lacking=lacking, language=language)

    def _ipython_display_(self) -> None:
        """What stands without a kernel; and as an output of its own the table."""
        self.show_below(self._still)

    def __repr__(self) -> str:
        return repr(self._still)
