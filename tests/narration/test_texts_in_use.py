"""Every text of the pages is asked for somewhere: what nothing shows would be translated for nobody."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import piquet_tutor

CODE = Path(piquet_tutor.__file__).parent
LOCALES = files("piquet_tutor").joinpath("narration", "locales", "en")
HEADING = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")


def written():
    """Texts in the code: those that stand there whole, and those with holes, as patterns."""
    whole, holed = set(), set()
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = (re.escape(one.value) if isinstance(one, ast.Constant) else ".+" for one in node.values)
                holed.add("".join(parts))
    return whole, holed


def test_every_text_of_the_pages_is_asked_for_by_name():
    """A name made of parts counts where its beginning stands in the code, or its ending after a name in use."""
    whole, holed = written()
    texts = {name: LOCALES.joinpath(name).read_text(encoding="utf-8") for name in ("interface.ftl", "table.ftl")}
    asked = re.compile("|".join(one for one in holed if re.match("[a-z]", one)))
    endings = [one.removeprefix(".+") for one in holed if one.startswith(".+")]
    told = {key for text in texts.values() for key in REFERENCE.findall(text)}

    def used(key):
        if key in whole or key in told or asked.fullmatch(key):
            return True
        return any(
            ending and re.search(f"{ending}$", key) and used(re.sub(f"{ending}$", "", key)) for ending in endings
        )

    keys = [key for text in texts.values() for key in HEADING.findall(text)]
    assert len(keys) > 200
    assert [key for key in keys if not used(key)] == []


def test_a_text_is_fetched_in_one_place():
    """Whoever puts a message on a line has a third way to fetch one; a lesson's own catalogue is no message."""
    put = re.compile(r"\bimport\b.*\bflowed\b")
    rooms = [path for path in CODE.rglob("*.py") if path.parent.name != "narration"]
    found = [path.relative_to(CODE).as_posix() for path in rooms if put.search(path.read_text(encoding="utf-8"))]
    assert found == ["teach/lessons/tables.py"]
