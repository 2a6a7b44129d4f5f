"""What the browser keeps is saved as a file, and put back where nothing is kept."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.learner import AtTable
from tests.browser.shared_page import FORGET

SAVE = "Save what this browser keeps"


def unfolded(page):
    page.get_by_text("What this browser keeps", exact=True).click()
    return page.locator(".pq-shelf-desk")


def test_a_match_goes_with_the_file_to_a_browser_that_keeps_nothing(open_page):
    page = open_page("play.ipynb?seed=7")
    AtTable(page).play(until=lambda table: table.phase == "declare")
    before = AtTable(page).hand()
    open_page("index.ipynb")
    desk = unfolded(page)
    with page.expect_download() as saved:
        desk.get_by_role("button", name=SAVE).click()
    content = saved.value.path().read_bytes()
    assert json.loads(content)["format"] == "piquet-shelf/1"
    page.evaluate(FORGET)
    desk.get_by_role("button", name=SAVE).click()
    expect(desk.get_by_text("This browser keeps nothing yet.")).to_be_visible()

    for given in (b"{}", content):
        desk.locator("input[type=file]").set_input_files(
            files=[{"name": "kept.json", "mimeType": "application/json", "buffer": given}]
        )
        if given == b"{}":
            expect(desk.get_by_text("nothing was changed")).to_be_visible()
    expect(desk.get_by_role("button", name="Leave it as it is")).to_be_visible()
    assert page.evaluate("localStorage.getItem('piquet-tutor.play')") is None, "nothing is replaced unasked"
    desk.get_by_role("button", name="Replace it").click()
    expect(desk.get_by_text("The file has been loaded")).to_be_visible()
    open_page("play.ipynb")
    assert AtTable(page).hand() == before
