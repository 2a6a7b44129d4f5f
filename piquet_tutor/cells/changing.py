"""What a cell of the book invites to change: a name, the values worth trying, and the cell with one of them in place.

A cell says so in its metadata, ``{"change": {"seed": [3, 5, 9]}}``, and to its reader in a comment behind the line.
In Jupyter the reader types another value; where the code is folded away, a control stands in its place.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import ipywidgets

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


def control(source: str, changes: Changes) -> ipywidgets.VBox:
    """The controls of a cell with what it shows below them: another value runs it again, in the notebook's own names.

    Args:
        source: the cell.
        changes: what it invites to change.
    """
    import ipywidgets
    from IPython.core.getipython import get_ipython

    shown = ipywidgets.Output()
    lists = {name: _list(name, value_of(source, name), values) for name, values in changes.items()}

    def run(_: Any = None) -> None:
        text = source
        for name, chosen in lists.items():
            text = changed(text, name, chosen.value)
        shown.clear_output(wait=True)
        with shown:
            shell = get_ipython()
            if shell is not None:
                shell.run_cell(text)  # type: ignore[no-untyped-call]

    for chosen in lists.values():
        chosen.observe(run, "value")
    run()
    return ipywidgets.VBox([*lists.values(), shown])


def _list(name: str, now: Value, values: Sequence[Value]) -> Any:
    import ipywidgets

    every = (now, *(each for each in values if each != now))
    options = [(_short(each), each) for each in every]
    return ipywidgets.Dropdown(description=name.replace("_", " "), options=options, value=now)


def _short(value: Value) -> str:
    text = str(value)
    return text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
