"""What Binder reads, and what is said of it: steps that can be carried out, and links made from one address."""

from __future__ import annotations

import re
import subprocess
import sys

import book_tables
import pytest

from tests.notebooks import book
from tests.server import ROOT


def test_the_python_is_one_we_support():
    version = re.fullmatch(r"python-3\.(\d+)\s*", (ROOT / "binder" / "runtime.txt").read_text())[1]
    assert int(version) >= 11
    assert sys.version_info >= (3, 11)


def test_the_steps_can_be_carried_out():
    assert (ROOT / "binder" / "postBuild").stat().st_mode & 0o111
    assert (ROOT / "binder" / "start").stat().st_mode & 0o111


@pytest.mark.parametrize("page", sorted({page for page, _ in book_tables.TABLES.values()}))
def test_the_tables_of_a_page_are_those_that_make_book_writes(page):
    text = (book_tables.DOCS / page).read_text("utf-8")
    assert text == book_tables.written(page, text), "make book"


def test_every_notebook_has_one_link_and_so_have_the_app_and_the_class():
    opened = [where for _, where in book_tables.opened_on_binder()]
    assert len(opened) == len(set(opened))
    notebooks = {f"lab/tree/{path.relative_to(ROOT).as_posix()}" for path, _ in book.all_stored()}
    assert notebooks == {where for where in opened if where.startswith("lab/")}
    assert {where.rpartition("/")[2] for where in opened if where.startswith("voila/")} == {
        "index.ipynb",
        "classroom.ipynb",
    }


def test_the_repositorys_address_stands_once():
    """Where it is not set, no link names one; where it is, only `pyproject.toml` and what is written from it do."""
    address = book_tables.repository()
    form = book_tables.on_binder("", address).partition("?")[0]
    links = re.findall(
        rf"{re.escape(book_tables.BINDER)}/[^\s?`]+", (book_tables.DOCS / "binder.md").read_text("utf-8")
    )
    assert set(links) <= {form, f"{book_tables.BINDER}/{book_tables.UNSET}/HEAD"}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if address and not listed.returncode:
        files = [name for name in listed.stdout.splitlines() if name.endswith((".md", ".py", ".toml", ".ipynb"))]
        naming = {name for name in files if address in (ROOT / name).read_text("utf-8")}
        assert naming == {"pyproject.toml"}
