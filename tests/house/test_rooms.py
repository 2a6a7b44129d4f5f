"""The house keeps its order: rooms import only those below them, and the engine knows no form by name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "piquet_tutor"

ROOMS = [
    "cards",
    "table",
    "combinations",
    "sources",
    "rulings",
    "doors",
    "rules",
    "deal",
    "records",
    "narration",
    "referee",
    "compare",
    "why",
    "coach",
    "opponents",
    "review",
    "odds",
    "examples",
    "lessons",
    "worksheets",
    "claims",
    "finder",
    "rulebook",
    "editing",
    "links",
    "qr",
    "widgets",
    "serving",
    "printing",
    "commands",
    "cli",
]
"""From the ground up: a room may import only those before it. `__init__` and `__main__` are the roof."""

ENGINE = ROOMS[: ROOMS.index("records") + 1]
PURE = ROOMS[: ROOMS.index("why") + 1]
PURE_LIBRARIES = {"fluent", "jsonschema", "rich"}
"""What the rooms up to `why` may use beyond the standard library: one day they run in a browser's Python."""

FORMS = re.compile(r"contract|saunt|auction|normand|voleur|tournant|imperial|ecrire|écrire|chouette", re.I)
"""Forms of the game whose names mean nothing else. (A rubicon is also a line to be crossed: see below.)"""


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def modules(rooms=None):
    """List every module, or those of some rooms; the roof belongs to none."""
    return [
        pytest.param(path, id=path.relative_to(PACKAGE).as_posix())
        for path in sorted(PACKAGE.rglob("*.py"))
        if room_of(path) not in ("__init__", "__main__") and (rooms is None or room_of(path) in rooms)
    ]


def imported(path: Path):
    """Yield every module imported anywhere in a file, in a function or for type checking only, in full."""
    package = ["piquet_tutor", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *(node.module or "").split(".")]).strip(".")
            # `from piquet_tutor import x` names a room; `from piquet_tutor.x import Y` has named it already.
            for alias in node.names:
                yield f"{module}.{alias.name}" if module == "piquet_tutor" else module


@pytest.mark.parametrize("path", modules())
def test_imports_go_downward_only(path):
    room = room_of(path)
    assert room in ROOMS, f"give the room {room!r} its place in the order"
    allowed = ROOMS[: ROOMS.index(room) + 1]
    for name in imported(path):
        if name.split(".")[0] == "piquet_tutor":
            assert name.split(".")[1] in allowed, f"{room} imports {name}, which is not below it"


@pytest.mark.parametrize("path", modules(PURE))
def test_the_lower_rooms_are_pure(path):
    foreign = {name.split(".")[0] for name in imported(path)} - set(sys.stdlib_module_names) - {"piquet_tutor"}
    assert foreign <= PURE_LIBRARIES


@pytest.mark.parametrize("path", modules(ENGINE))
def test_the_engine_names_no_form(path):
    text = path.read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        assert not FORMS.search(line), f"{path.name}:{number}: {line.strip()}"
    # The rubicon is a word of the game; as a value of its own it could only be the form's identifier.
    values = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    assert "rubicon" not in values


def test_the_engine_imports_without_the_widgets():
    program = "import sys, piquet_tutor; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    heavy = {"IPython", "anywidget", "ipywidgets", "jupyterlab", "tornado", "traitlets", "voila"}
    assert not heavy & set(loaded.split())
