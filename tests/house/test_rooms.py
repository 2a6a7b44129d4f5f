"""The house keeps its order: rooms import only those below them, and the engine knows no form by name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "piquet_tutor"

ROOMS = [
    *(
        "engine/table",
        "engine/sources",
        "engine/hooks",
        "engine/naming",
        "engine/rulings",
        "engine/faults",
    ),
    *("engine/clauses", "engine/policies", "engine/rule_files", "engine/shapes"),
    *("engine/library", "engine/asking"),
    *("game/cards", "game/seats", "game/combinations", "game/subjects", "game/actions"),
    *("game/parts", "game/options", "game/rule_set", "game/state", "game/rules", "game/deal", "game/records"),
    "narration",
    *("explain/referee", "explain/compare", "explain/race", "explain/why", "explain/picture"),
    "reckoner",
    *("players/coach", "players/opponents", "players/review"),
    *("explore/odds", "explore/examples", "explore/claims", "explore/finder", "explore/rulebook"),
    *(
        "explore/lab",
        "explore/pasted",
        "explore/links",
        "explore/qr",
        "explore/titles",
        "explore/given",
        "explore/in_a_cell",
    ),
    "explore/wishes",
    *(
        "teach/path",
        "teach/scoring",
        "teach/questions",
        "teach/lessons",
        "teach/puzzles",
        "teach/worksheets",
        "teach/class_report",
    ),
    *(
        "app/assets",
        "app/address",
        "app/doors",
        "app/in_the_book",
        "app/visit",
        "app/kept_text",
        "app/held_text",
        "app/failures",
        "app/words",
        "app/shelf",
        "app/embed",
        "app/background",
        "app/part",
        "app/page",
        "app/handles",
        "app/host",
        "app/stage",
        "app/shared",
        "app/pages",
        "app/browser_host",
        "app/cell_magic",
    ),
    *("cells/shown", "cells"),
    "serving",
    "sphinx",
    "commands",
]
"""From the ground up, wing by wing: a room may import only those before it. `__init__` and `__main__` are the roof."""

WINGS = list(dict.fromkeys(room.split("/")[0] for room in ROOMS))
ENGINE = [room for room in ROOMS if room.startswith("engine/")]
LAW = [room for room in ROOMS if room.startswith(("engine/", "game/"))]
CODE_OF_THE_LAW = [room for room in LAW if room != "game/options"]
"""Without the module that is data: it has the names of all options, as the rule files do."""
PURE = ROOMS[: ROOMS.index("explain/picture") + 1]
PURE_LIBRARIES = {"babel", "fluent", "jsonschema", "rich"}
"""What the rooms up to `why` may use beyond the standard library: one day they run in a browser's Python."""

FORMS = re.compile(r"contract|saunt|auction|normand|voleur|tournant|imperial|ecrire|écrire|chouette", re.I)
"""Forms of the game whose names mean nothing else. (A rubicon is also a line to be crossed: see below.)"""


def room_of(path: Path) -> str:
    """The room a file lies in; of a wing's own `__init__`, the wing."""
    return named(path.relative_to(PACKAGE).with_suffix("").parts)


def named(parts) -> str:
    """The room that these folders lead to."""
    place = "/".join(parts)
    return next((room for room in ROOMS if f"{place}/".startswith(f"{room}/")), parts[0])


def modules(rooms=None):
    """List every module, or those of some rooms; the roof belongs to none."""
    return [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if room_of(path) not in ("__init__", "__main__") and (rooms is None or room_of(path) in rooms)
    ]


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Every module imported anywhere in a file, in a function or for type checking only, in full."""
    return tuple(_imported(path))


def _imported(path):
    package = ["piquet_tutor", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *(node.module or "").split(".")]).strip(".")
            # `from piquet_tutor.explain import compare` names a room; `from piquet_tutor.narration import x` named it.
            above = module == "piquet_tutor" or module.removeprefix("piquet_tutor.") in WINGS
            for alias in node.names:
                yield f"{module}.{alias.name}" if above else module


def test_imports_go_downward_only():
    for path in modules():
        room = room_of(path)
        if path.name == "__init__.py" and room in WINGS and room not in ROOMS:
            assert not imported(path), f"{path}: a wing's own file says what the wing is for, and imports nothing"
            continue
        assert room in ROOMS, f"give the room {room!r} its place in the order"
        allowed = ROOMS[: ROOMS.index(room) + 1]
        for name in imported(path):
            first, *rest = name.split(".")
            if first == "piquet_tutor" and rest:
                assert named(rest) in allowed, f"{path} imports {name}, which is not below {room}"


def test_the_top_folder_is_the_table_of_contents():
    folders = {each.name for each in PACKAGE.iterdir() if each.is_dir() and any(each.glob("*.py"))}
    assert folders == set(WINGS)


def test_the_lower_rooms_are_pure():
    own = sys.stdlib_module_names | PURE_LIBRARIES | {"piquet_tutor"}
    foreign = {path: {name.split(".")[0] for name in imported(path)} - own for path in modules(PURE)}
    assert {path: names for path, names in foreign.items() if names} == {}


def files_imported(path: Path):
    """Yield every file of the package that a file imports, for type checking only or not."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("piquet_tutor"):
            place = PACKAGE.joinpath(*node.module.split(".")[1:])
            for alias in node.names:
                found = [place / f"{alias.name}.py", place / alias.name / "__init__.py", place.with_suffix(".py")]
                yield next((each for each in found if each.is_file()), place / "__init__.py")


def test_no_two_files_import_each_other():
    """Nor any three in a ring, be it inside a function or for type checking: there is an order to read them in."""
    files = modules()
    order = TopologicalSorter({path: {*files_imported(path)} - {path} for path in files})
    assert set(files) <= set(order.static_order())  # CycleError names the ring


def test_the_code_of_the_law_names_no_form():
    for path in modules(CODE_OF_THE_LAW):
        text = path.read_text("utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            assert not FORMS.search(line), f"{path.name}:{number}: {line.strip()}"
        # The rubicon is a word of the game; as a value of its own it could only be the form's identifier.
        values = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
        assert "rubicon" not in values, path


def test_the_engine_imports_without_the_widgets():
    program = "import sys, piquet_tutor; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    heavy = {"IPython", "anywidget", "ipywidgets", "jupyterlab", "tornado", "traitlets", "voila"}
    assert not heavy & set(loaded.split())


def test_a_page_knows_no_widget_and_no_browser():
    """Pages are plain objects; only the stage is a widget, and only it may know how."""
    heavy = {"IPython", "anywidget", "ipywidgets", "traitlets", "tornado", "jupyterlab", "voila"}
    for path in modules(["app/shared", "app/pages"]):
        assert not heavy & {name.split(".")[0] for name in imported(path)}, path
