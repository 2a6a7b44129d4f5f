"""A deal as lines of code for a cell of the reader's own notebook, copied with one press."""

from __future__ import annotations

from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.address.jupyter import notebook_opened
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.state import Deal


class CellCopy(Part):
    """The lines, and where a Jupyter server is behind the page, a notebook to paste them into.

    Scene: ``label``, ``code``, ``copy``, ``copied``, ``not_copied`` (words), and where there is one ``notebook`` (the
    address of a notebook) with ``open`` and ``opens`` (words). An empty scene shows nothing. No intents.
    """

    view = "cell"

    def __init__(self, language: str) -> None:
        """Offer nothing yet.

        Args:
            language: of the words, and of the notebook.
        """
        super().__init__({})
        self._language = language
        self._notebook = notebook_opened(language)
        self._offered: Deal | None = None

    def offer(self, deal: Deal | None) -> None:
        """Offer a deal of which every card may be seen; None for none."""
        if deal is not self._offered:
            self._offered = deal
            self.show(cell_scene(deal, self._language, self._notebook))


def cell_scene(deal: Deal | None, language: str, notebook: str) -> dict[str, str]:
    """What is offered of a deal; nothing where there is none, or one so long that no line of code holds it.

    Args:
        deal: every card of it may be seen.
        language: of the words.
        notebook: the address of a notebook to paste the lines into; empty where no Jupyter server is behind the page.
    """
    from piquet_tutor.explore.in_a_cell import lines  # what reads a deal in words is much to load for a table

    code, words = lines(deal) if deal is not None else "", PageWords("cell", language)
    if not code:
        return {}
    more = {"notebook": notebook, **{name: words[name] for name in ("open", "opens")}} if notebook else {}
    return {"code": code, **{name: words[name] for name in ("label", "copy", "copied", "not_copied")}, **more}
