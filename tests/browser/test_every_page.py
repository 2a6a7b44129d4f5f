"""Every notebook of the tutor, opened as a page."""

from __future__ import annotations

import pytest

from piquet_tutor.serving import notebooks_folder
from tests.browser.helpers import Look, assert_accessible, assert_no_sideways_scroll

PAGES = sorted(
    path.relative_to(notebooks_folder()).as_posix()
    for path in notebooks_folder().rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
)


@pytest.mark.parametrize("look", [Look(1280, "light"), Look(390, "dark")], ids=str, indirect=True)
@pytest.mark.parametrize("name", PAGES)
def test_it_opens_without_an_error(open_page, name, look):
    page = open_page(name)
    assert page.locator('[data-mime-type="application/vnd.jupyter.stderr"]').all_inner_texts() == []
    assert page.get_by_role("heading", level=1).count() >= 1
    assert_no_sideways_scroll(page)
    assert_accessible(page)
