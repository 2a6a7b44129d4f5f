"""The guide to the house is short, and names only what is there; so do the rooms' own lists and the decisions."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "piquet_tutor"
GUIDE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
DECISIONS = sorted((ROOT / "docs/decisions").glob("0*.md"))
LONGEST = 8 * 1024
ROOMS = [
    pytest.param(path, id=path.parent.relative_to(PACKAGE).as_posix()) for path in sorted(PACKAGE.rglob("__init__.py"))
]


def is_there(name: str, beside: Path = PACKAGE) -> bool:
    """Whether a path leads to something, from the checkout, the package, or the place it is named in."""
    return any(any(place.glob(name.rstrip("/"))) for place in (ROOT, PACKAGE, beside))


def named_in_journeys() -> list[str]:
    """The paths in the guide. One without a folder lies beside the one before it."""
    found, beside = [], ""
    for name in re.findall(r"`([\w/*.-]+(?:\.(?:py|js|toml|md)|/))`", GUIDE):
        if "/" in name:
            beside = name.rpartition("/")[0]
            found.append(name)
        else:
            found.append(name if is_there(name) else f"{beside}/{name}")
    return found


def test_the_guide_can_be_read_in_a_quarter_of_an_hour():
    assert len(GUIDE.encode()) <= LONGEST


@pytest.mark.parametrize("name", dict.fromkeys(named_in_journeys()))
def test_what_the_guide_names_is_there(name):
    assert is_there(name)


@pytest.mark.parametrize("path", ROOMS)
def test_a_room_lists_only_what_is_in_it(path):
    """In a package's own words a line of a list names modules or folders beside it."""
    listed = re.findall(r"^- (``\w+``(?:, ``\w+``)*): ", ast.get_docstring(ast.parse(path.read_text("utf-8"))), re.M)
    names = [name for line in listed for name in re.findall(r"\w+", line)]
    assert [each for each in names if not is_there(f"{each}.py", path.parent) and not is_there(each, path.parent)] == []
    assert len(names) == len(set(names))


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_says_what_why_and_what_would_change_it(path):
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(What|Why|What would change it)\.\*\* \S", text, re.M) == [
        "What",
        "Why",
        "What would change it",
    ]
    for name in re.findall(r"\]\(([\w.-]+\.md)\)", text):
        assert (path.parent / name).is_file()


def test_decisions_are_numbered_and_listed():
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    listed = re.findall(r"^- \[(.+)\]\((.+)\)$", (ROOT / "docs/decisions/index.md").read_text("utf-8"), re.M)
    assert [(title, name) for title, name in listed] == [
        (path.read_text("utf-8").split("\n")[0].removeprefix("# "), path.name) for path in DECISIONS
    ]
