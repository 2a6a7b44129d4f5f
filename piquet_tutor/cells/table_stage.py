"""A table in a cell as a widget, and what stands of it where no kernel runs."""

from __future__ import annotations

from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.cells.form import FormStage
from piquet_tutor.cells.laid import LaidDeal
from piquet_tutor.cells.shown import Displayable
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Document, Paragraph
from piquet_tutor.narration.render import document_of_deal


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

    deal = LaidDeal(default_value=None, allow_none=True, help="the deal on the table; set it to put another there")

    def __init__(self, page: Page, still: Displayable, lacking: str = "", language: str = "en") -> None:
        """Put a page with a table on a stage.

        Args:
            page: the page.
            still: what is shown above it.
            lacking: as a :class:`~piquet_tutor.cells.form.FormStage` has it.
            language: in which that is said.
        """
        self._still = still
        super().__init__(page, page_at, trouble_page, lacking=lacking, language=language)

    def _ipython_display_(self) -> None:
        """What stands without a kernel; and as an output of its own the table."""
        self.show_below(self._still)

    def __repr__(self) -> str:
        return repr(self._still)
