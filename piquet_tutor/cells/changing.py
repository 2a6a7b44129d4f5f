"""What a cell of the book invites to change: a name, the values worth trying, and the cell with one of them in place.

A cell says so in its metadata, ``{"change": {"seed": [3, 5, 9]}}``, and to its reader in a comment behind the line.
In Jupyter the reader types another value; where the code is folded away, a control stands in its place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.controls import Choice
from piquet_tutor.app.shared.controls.plain_parts import Markup
from piquet_tutor.app.shared.page_parts import controls
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.cells.stages import FormStage
from piquet_tutor.narration.documents import Verbatim
from piquet_tutor.narration.rendering import html

Value = int | str | bool | list[str] | dict[str, int]
Changes = Mapping[str, Sequence[Value]]
"""The values that a name may take, beside the one it has."""

MOST_LETTERS: Final = 60
"""Of a value, in a list to choose from: a deal in words is longer."""


def value_of(source: str, name: str) -> Value:
    r"""The value that a cell gives a name.

    Raises:
        ValueError: the cell gives it none, or none that is written out.

    >>> value_of("seed = 7  # change this\ndeal(seed=seed)", "seed")
    7
    """
    value: Value = ast.literal_eval(_assigned(source, name))
    return value


def changed(source: str, name: str, value: Value) -> str:
    r"""A cell with another value for a name, and all else as it was.

    Raises:
        ValueError: the cell gives the name no value.

    >>> changed("seed = 7  # change this\ndeal(seed=seed)", "seed", 3)
    'seed = 3  # change this\ndeal(seed=seed)'
    """
    old = _assigned(source, name)
    lines = source.encode().splitlines(keepends=True)  # the places of a syntax tree are counted in bytes
    before = b"".join(lines[: old.lineno - 1]) + lines[old.lineno - 1][: old.col_offset]
    end = (old.end_lineno or old.lineno) - 1
    after = lines[end][old.end_col_offset :] + b"".join(lines[end + 1 :])
    return (before + repr(value).encode() + after).decode()


def _assigned(source: str, name: str) -> ast.expr:
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign) and [ast.unparse(each) for each in statement.targets] == [name]:
            return statement.value
    raise ValueError(f"the cell gives {name} no value")


class Invitation:
    """Lists to choose from, and below them what the cell shows with what is chosen.

    Attributes:
        lists: the list of each name that may be given another value.
        shown: what the cell shows now; a widget in it stands as it is drawn without a kernel.
        page: both, below each other.
    """

    def __init__(self, source: str, changes: Changes) -> None:
        """Run the cell as it is written.

        Args:
            source: the cell.
            changes: what it invites to change.
        """
        self._source = source
        self._values = {
            name: (now, *(each for each in values if each != now))
            for name, values in changes.items()
            for now in (value_of(source, name),)
        }
        self.lists = {
            name: Choice(name.replace("_", " "), options=[(_short(each), str(at)) for at, each in enumerate(values)])
            for name, values in self._values.items()
        }
        self.shown = Markup()
        for chosen in self.lists.values():
            chosen.on_change(lambda _: self.run())
        self.page = Page("change", [controls(self.lists.values()), self.shown], wide=True)
        self.run()

    def run(self) -> None:
        """Run the cell with what is chosen, in the notebook's own names."""
        text = self._source
        for name, chosen in self.lists.items():
            text = changed(text, name, self._values[name][chosen.index])
        self.shown.value = "".join(_outputs(text))


def control(source: str, changes: Changes) -> FormStage:
    """The controls of a cell with what it shows below them: another value runs it again, in the notebook's own names.

    Args:
        source: the cell.
        changes: what it invites to change.
    """
    return FormStage(Invitation(source, changes).page, sorry=trouble_page)


def _outputs(source: str) -> Iterator[str]:
    """Everything that a cell shows, as HTML: an output's own, or else its text."""
    shell: Any = InteractiveShell.instance()
    with capture_output() as caught:
        result = shell.run_cell(source, silent=False, store_history=False)
    if caught.stdout and result.error_in_exec is None and not caught.stdout.startswith("Out["):
        yield _text(caught.stdout)
    for each in caught.outputs:
        yield _html_of(each.data)
    error = result.error_before_exec or result.error_in_exec
    if error is not None:
        yield _text(str(error))
    elif result.result is not None and not hasattr(result.result, "_ipython_display_"):
        yield _html_of(shell.display_formatter.format(result.result)[0])


def _html_of(data: Mapping[str, Any]) -> str:
    return str(data["text/html"]) if "text/html" in data else _text(data.get("text/plain", ""))


def _text(text: str) -> str:
    """What a kernel printed, as it stands there."""
    return html.element(Verbatim(text), "") if text.strip() else ""


def _short(value: Value) -> str:
    text = str(value)
    return text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
