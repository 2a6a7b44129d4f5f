"""The book's table of contents has the name of the app's front page: as a page it has an address of its own."""

from __future__ import annotations

from piquet_tutor.app.in_the_book import APP, CONTENTS_PAGE
from piquet_tutor.serving.around import book_file
from piquet_tutor.serving.places import FRONT_PAGE, NotebookFolder
from tests.server import ROOT, write_notebook

BOOK = ROOT / "notebooks"


def test_the_contents_are_a_page_and_the_front_page_stays_what_it_is():
    shelf = NotebookFolder(BOOK)
    assert shelf.behind(CONTENTS_PAGE) == "index.ipynb"
    assert shelf.behind(FRONT_PAGE) == APP
    assert not shelf.is_own(CONTENTS_PAGE)


def test_a_folder_without_a_book_has_no_contents(tmp_path):
    write_notebook(tmp_path / "own.ipynb", "# My own")
    assert NotebookFolder(tmp_path).behind(CONTENTS_PAGE) is None


def test_pages_lead_to_the_contents_in_each_language():
    told = book_file(BOOK)
    assert f'"en": "{CONTENTS_PAGE}"' in told
    assert '"fr": "fr/index.ipynb"' in told
    assert '"lessons.ipynb": "index"' in told
