"""Where the notebooks that are no longer there lead, behind a Jupyter server."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from piquet_tutor.app.address import Address
from piquet_tutor.app.in_the_book import APP, PAGES, SHOWN, notebook_of, page_of
from piquet_tutor.app.pages.pages import files
from piquet_tutor.serving.leading_on import LeadsOn
from tests.server import ROOT, write_notebook

OPENERS = ("lab/tree/", "lab/workspaces/auto-x/tree/", "doc/tree/", "tree/", "notebooks/")
BASE = "/user/ann@x.org/"
BASES = ("/", BASE, "/user/ann%40x.org/")
GIVEN = json.loads((ROOT / "tests" / "given_out.json").read_text(encoding="utf-8"))["addresses"]


@pytest.fixture
def home(tmp_path):
    """A folder as Binder opens it, with the tutor's notebooks in one below."""
    folder = tmp_path / "notebooks"
    folder.mkdir()
    (folder / APP).write_bytes((ROOT / "notebooks" / APP).read_bytes())
    return tmp_path


def led(home, path, base="/"):
    """Where a request leads; None where it is answered as ever."""
    line = RequestStartLine("GET", f"{base}{path}", "HTTP/1.1")
    found = LeadsOn(BASE if base != "/" else "/", home.resolve()).match(
        HTTPServerRequest(start_line=line, headers=HTTPHeaders({"Host": "127.0.0.1"}))
    )
    return found["path_args"][0] if found else None


def test_the_table_names_every_page_and_every_notebook_once_at_most():
    assert set(PAGES) == set(files())
    assert all(Address.read(f"http://here/{each.page}").file in PAGES for each in SHOWN if each.page)
    assert len(set(SHOWN)) == len(SHOWN)


def test_every_notebook_of_the_book_has_its_row():
    there = {path.stem for path in (ROOT / "notebooks").glob("*.ipynb")} - {"app"}
    assert there <= {each.notebook for each in SHOWN}


@pytest.mark.parametrize("page", PAGES)
def test_in_jupyter_it_leads_to_the_notebook_that_shows_the_same_or_to_the_apps(home, page):
    folders = [(f"{opener}notebooks/", base) for opener in OPENERS for base in BASES]
    name, book = page.removesuffix(".ipynb"), f"{notebook_of(page)}.ipynb"
    for folder, base in folders:
        assert led(home, f"{folder}{page}?token=tok", base) == f"{base}{folder}{APP}?page={name}&token=tok"
    if book != ".ipynb":
        write_notebook(home / "notebooks" / book, "# The same")
        for folder, base in folders:
            there = None if book == page else f"{base}{folder}{book}?token=tok"
            assert led(home, f"{folder}{page}?token=tok", base) == there, "the contents have the front page's name"


def test_an_address_from_the_folder_above_leads_on_where_the_notebooks_own_folder_is_opened(home):
    """``lab/tree/notebooks/…`` stands in guides that were written for a server of the whole repository."""
    folder = home / "notebooks"
    write_notebook(folder / "04_point.ipynb", "# The point")
    for opener in OPENERS:
        for base in BASES:
            there = f"{base}{opener}04_point.ipynb?token=tok"
            assert led(folder, f"{opener}notebooks/04_point.ipynb?token=tok", base) == there
            assert led(folder, f"{opener}notebooks/lesson_04_point.ipynb?token=tok", base) == there
            assert led(folder, f"{opener}04_point.ipynb?token=tok", base) is None
            assert led(folder, f"{opener}notebooks/nowhere.ipynb?token=tok", base) is None
            assert led(home, f"{opener}notebooks/04_point.ipynb?token=tok", base) is None


@pytest.mark.parametrize("name", [name for name in GIVEN if urlsplit(GIVEN[name]["address"]).path.endswith(".ipynb")])
def test_under_voila_every_address_given_out_leads_to_its_page(home, name):
    given = urlsplit(GIVEN[name]["address"])
    page, query = given.path.rpartition("/")[2], f"&{given.query}" if given.query else ""
    write_notebook(home / "notebooks" / "index.ipynb", "# Contents")
    path = given.path.removeprefix("/").replace("render/", "render/notebooks/") + (given.query and f"?{given.query}")
    for base in BASES:
        expected = f"{base}voila/render/notebooks/{APP}?page={page.removesuffix('.ipynb')}{query}"
        assert led(home, path, base) == expected


@pytest.mark.parametrize(
    "path",
    [
        "lab/tree/notebooks/own.ipynb",
        "lab/tree/notebooks/app.ipynb",
        "lab/tree/play.ipynb",
        "lab/tree/../notebooks/play.ipynb",
        "lab/tree/%2e%2e/other/notebooks/play.ipynb",
        "api/contents/notebooks/play.ipynb",
        "files/notebooks/play.ipynb",
    ],
)
def test_anything_else_is_answered_as_ever(home, path):
    """A folder without the notebook behind the app is somebody's own."""
    assert led(home, path) is None


@pytest.mark.parametrize("opener", [*OPENERS, "voila/render/"])
def test_a_notebook_that_somebody_has_put_there_is_theirs(home, opener):
    write_notebook(home / "notebooks" / "play.ipynb", "# My own")
    assert led(home, f"{opener}notebooks/play.ipynb") is None


def test_a_notebook_of_that_name_that_shows_no_pages_leads_nowhere(home):
    write_notebook(home / "notebooks" / APP, "# An app of mine", "1 + 1")
    write_notebook(home / "notebooks" / "index.ipynb", "# Mine too")
    assert led(home, "voila/render/notebooks/index.ipynb") is None
    assert led(home, "lab/tree/notebooks/play.ipynb") is None


def test_from_a_notebook_back_to_its_page_and_again_is_the_same_notebook():
    for each in SHOWN:
        if each.page and each.notebook:
            assert notebook_of(page_of(each.notebook)) == each.notebook
            assert re.fullmatch(r"[a-z0-9_]+", each.notebook)
