"""The book as the tests read it: its sources, its stored notebooks, and a session that runs the cells of one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import make_book
import nbformat
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from piquet_tutor.narration.catalogue import languages

ROAD = ("first_deal", "exchange", "tricks", "point", "sequences", "sets", "race_to_thirty", "the_match")
"""The stops of the road in its order; the number of each stands before it in the names of its notebooks."""


def named() -> tuple[str, ...]:
    """The names of all notebooks of the book."""
    return tuple(make_book.sources())


def is_of_the_road(name: str) -> bool:
    """Whether a notebook is a stop of the road."""
    return name[:2].isdigit()


@cache
def stored(name: str, language: str = "en") -> Any:
    """A notebook as it is stored: read once, and only looked at."""
    return nbformat.read(make_book.place_of(name, language), 4)


@cache
def made(name: str, language: str = "en") -> Any:
    """A notebook as its source has it, not yet run."""
    return make_book.edition(make_book.sources()[name], language)


def all_stored() -> list[tuple[Path, Any]]:
    """Every stored notebook of the book, in every language, with its place."""
    return [
        (make_book.place_of(name, language), stored(name, language)) for name in named() for language in languages()
    ]


def code(notebook: Any) -> list[Any]:
    """The cells of code."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def prose(notebook: Any) -> str:
    """Everything a notebook says in words."""
    return "\n\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")


def links(notebook: Any) -> list[str]:
    """Every address that its prose leads to."""
    return re.findall(r"\]\(([^)\s]+)\)", prose(notebook))


class Ran(NamedTuple):
    """What a cell gave.

    Attributes:
        shown: every output of it, each by its forms.
        failed: what went wrong; None where nothing did.
        value: of its last line; None where that has none.
    """

    shown: tuple[Mapping[str, Any], ...]
    failed: BaseException | None
    value: Any = None


class Session:
    """A Python session of its own in which cells are run as Jupyter runs them, without a kernel."""

    def __init__(self) -> None:
        InteractiveShell.clear_instance()  # what a cell displays goes to the one session there is
        self.shell = InteractiveShell.instance()
        self.shell.display_formatter.active_types = ["text/plain", "text/html"]

    def run(self, source: str) -> Ran:
        """Run a cell."""
        with capture_output() as caught:
            result = self.shell.run_cell(source)
        shown = [each.data for each in caught.outputs]
        if result.result is not None and not hasattr(result.result, "_ipython_display_"):
            shown.append(self.shell.display_formatter.format(result.result)[0])
        return Ran(tuple(shown), result.error_before_exec or result.error_in_exec, result.result)
