"""What rests on another project's internals stands as it stood when it was looked at, and is all named in one place.

``python -m tests.serving.test_internals`` prints what stands there now.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import traceback
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

from piquet_tutor.serving import internals
from piquet_tutor.serving.internals import INTERNALS, PYODIDE_SEEN, read
from piquet_tutor.serving.site import building, compiling, generating

SERVING = Path(internals.__file__).parent


@pytest.mark.parametrize("each", INTERNALS, ids=lambda each: each.place)
def test_it_reads_as_it_did(each):
    assert read(each.place) == each.digest, (
        f"{each.place} is another in {each.library} {version(each.library)} than in {each.version}: "
        f"see whether piquet_tutor/{each.ours} still finds there {each.on}"
    )


def test_what_relies_on_it_is_there():
    for each in INTERNALS:
        assert (SERVING.parent / each.ours).is_file(), each


def foreign_privates(path):
    """Names with an underscore that a class of ours uses of itself and neither it nor a class of ours gives it."""
    module = import_module(f"piquet_tutor.serving.{path.stem}")
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        found = getattr(module, node.name, None) if isinstance(node, ast.ClassDef) else None
        if found is None or all(base.__module__.startswith(("piquet_tutor", "builtins")) for base in found.__mro__):
            continue
        used = {
            each.attr
            for each in ast.walk(node)
            if isinstance(each, ast.Attribute) and each.attr.startswith("_") and not each.attr.startswith("__")
        }
        own = "".join(inspect.getsource(base) for base in found.__mro__ if base.__module__.startswith("piquet_tutor"))
        yield from (
            name
            for name in used
            if f"def {name}(" not in own and f"self.{name}:" not in own and f"self.{name} =" not in own
        )
        yield from (
            name
            for name in vars(found)
            if name.startswith("_")
            and not name.startswith("__")
            and f"def {name}(" in own
            and any(name in vars(base) for base in strangers(found))
        )


def strangers(found):
    return [base for base in found.__mro__ if not base.__module__.startswith(("piquet_tutor", "builtins"))]


OURS = {"_handed_to"}
"""What one object of ours keeps in another."""


@pytest.mark.parametrize("path", sorted(SERVING.glob("*.py")), ids=lambda path: path.stem)
def test_no_other_internal_is_used(path):
    if path.stem == "__main__":
        return
    named = " ".join(f"{each.place} {each.on}" for each in INTERNALS if each.ours == f"serving/{path.name}")
    assert {name for name in foreign_privates(path) if name not in named} <= OURS


def test_dataclasses_compile_by_a_name_that_can_be_replaced():
    seen = []
    generating._execute_by(lambda text, *scopes: (seen.append(text), exec(text, *scopes)))
    try:
        made = dataclasses.make_dataclass("Made", ["one"])
    finally:
        generating._execute_by(exec)
    assert made(1) == made(1)
    assert any("__init__" in text for text in seen)


def test_without_its_lines_code_runs_and_names_its_first():
    code = compile("def fails():\n    one = 1\n\n    return one / 0\n", "made up", "exec")
    scope = {}
    exec(compiling.without_lines(code), scope)
    with pytest.raises(ZeroDivisionError) as caught:
        scope["fails"]()
    assert traceback.extract_tb(caught.value.__traceback__)[-1].lineno == 1


def test_the_image_of_the_memory_is_of_the_pyodide_that_was_looked_at():
    assert building.PYODIDE == PYODIDE_SEEN
    worker = (SERVING / "site" / "worker.js").read_text("utf-8")
    for name in ("_makeSnapshot", "makeMemorySnapshot", "_loadSnapshot"):
        assert name in worker
        assert name in internals.INTERNALS_OF_PYODIDE


if __name__ == "__main__":
    for each in INTERNALS:
        print(each.place, version(each.library), read(each.place))
