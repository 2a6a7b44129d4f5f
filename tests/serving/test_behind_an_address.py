"""Which notebook is behind an address, and whose kernel shows it."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace
from urllib.parse import urlsplit

import nbformat
import pytest

from piquet_tutor.app.in_the_book import APP, CONTENTS, PAGES
from piquet_tutor.serving import counter
from piquet_tutor.serving.places import NotebookFolder, ServingError, check_notebook, check_page, first_notebook
from tests.server import ROOT, write_notebook

NOTEBOOKS = ROOT / "notebooks"
GIVEN = json.loads((ROOT / "tests" / "given_out.json").read_text(encoding="utf-8"))["addresses"]


@pytest.fixture
def folder(tmp_path):
    """A folder with the notebook behind the app, the book's contents, and a notebook of the book."""
    (tmp_path / APP).write_bytes((NOTEBOOKS / APP).read_bytes())
    for name in ("index", "04_point"):
        write_notebook(tmp_path / f"{name}.ipynb", "# It")
    return tmp_path


def test_behind_every_address_given_out_is_the_one_notebook(folder):
    paths = [urlsplit(each["address"]).path for each in GIVEN.values()]
    names = {path.rpartition("/")[2] for path in paths if path.endswith(".ipynb")}
    shelf = NotebookFolder(folder)
    assert names >= set(PAGES)
    assert {shelf.behind(name) for name in names} == {APP}
    assert all(map(shelf.is_own, names)), "any waiting kernel shows it"


def test_a_notebook_of_the_book_is_itself_and_no_waiting_kernel_shows_it(folder, monkeypatch):
    begun = []
    monkeypatch.setattr(counter, "Desk", lambda _: SimpleNamespace(environment=dict))
    monkeypatch.setattr(counter, "Writing", lambda desk, path, environment, theme: begun.append((path, environment)))
    monkeypatch.setattr(counter, "Pool", lambda *_: SimpleNamespace(take=lambda: begun.append("waiting")))
    monkeypatch.setattr(counter, "PeriodicCallback", lambda *_: None)
    desk = counter.Counter(None, folder, 1)
    for path in ("play.ipynb", "index.ipynb", "04_point.ipynb"):
        desk.take(path, {"QUERY_STRING": "x=1"}, None)
    assert begun == ["waiting", "waiting", ("04_point.ipynb", {"QUERY_STRING": "x=1", "VOILA_PREHEAT": "False"})]


def test_a_notebook_that_somebody_has_put_in_a_pages_place_is_theirs(folder):
    write_notebook(folder / "play.ipynb", "# My own")
    shelf = NotebookFolder(folder)
    assert (shelf.behind("play.ipynb"), shelf.is_own("play.ipynb")) == ("play.ipynb", False)


def test_pages_are_shown_by_a_notebook_that_somebody_has_changed_and_by_a_kernel_begun_for_it(folder):
    write_notebook(folder / APP, "from piquet_tutor import page\n\npage()", "1 + 1")
    shelf = NotebookFolder(folder)
    assert (shelf.behind("play.ipynb"), shelf.is_own("play.ipynb")) == (APP, False)


def test_a_page_can_be_opened_in_the_app_and_a_notebook_in_jupyterlab(folder):
    check_page("scorer.ipynb?rules=parlett#x", folder)
    check_page("04_point.ipynb", folder)
    check_notebook("04_point.ipynb", folder)
    with pytest.raises(ServingError, match=r"04_point\.ipynb, app\.ipynb, index\.ipynb\."):
        check_notebook("scorer.ipynb", folder)


def test_jupyterlab_opens_the_contents_or_else_the_apps_notebook(folder):
    assert first_notebook(folder) == f"{CONTENTS}.ipynb"
    (folder / "index.ipynb").unlink()
    assert first_notebook(folder) == APP


def test_the_apps_notebook_is_one_cell_and_says_what_it_is():
    prose, cell = nbformat.read(NOTEBOOKS / APP, 4).cells
    assert prose.source.startswith("# The app\n")
    assert "lab-only" in prose.metadata.tags, "on a page it would be in the way"
    assert re.fullmatch(r"from piquet_tutor import page\n\npage\(\)", cell.source)


def test_every_notebook_of_the_book_has_its_code_shown():
    for path in sorted(NOTEBOOKS.rglob("*.ipynb")):
        if path.name not in (APP, f"{CONTENTS}.ipynb") and ".ipynb_checkpoints" not in path.parts:
            assert nbformat.read(path, 4).metadata["piquet_tutor"]["code"] == "folded", path
