"""What the browser tests ask of every page, asked of pages that are at fault: a question that nothing fails is none."""

from __future__ import annotations

import pytest

from tests.browser.helpers import assert_accessible

PAGE = """<!doctype html><html lang="en"><title>Words</title><style>.row {{ color: #333 }} .faint .row {{ color: #ccc }}
#over {{ position: absolute; top: 0; left: 0; width: 40em; height: 1em; background: #222 }}</style>
<body style="background: #fff"><main><h1>Words</h1>{}</main></body></html>"""
ROW = '<p class="row">Point of five</p>'
NAMELESS = "<button></button>"


@pytest.fixture
def words(page):
    """A page of rows; whatever else stands on it is shown by what is returned."""

    def shows(body: str) -> None:
        page.set_content(PAGE.format(body))

    return shows


@pytest.mark.fresh_page
def test_words_like_others_pass_and_one_that_is_fainter_is_found(page, words):
    """By its own colour, by a class around it, by its ground; though many of the same classes have been measured."""
    words(ROW * 20)
    assert_accessible(page)
    page.evaluate("document.querySelectorAll('.row')[7].style.color = '#ccc'")
    with pytest.raises(AssertionError, match="contrast"):
        assert_accessible(page)
    words(ROW * 3 + f'<section class="faint">{ROW}</section>')
    with pytest.raises(AssertionError, match="contrast"):
        assert_accessible(page)
    words(ROW * 3 + f'<section style="background: #444">{ROW}</section>')
    with pytest.raises(AssertionError, match="contrast"):
        assert_accessible(page)
    words(f'<div id="over"></div><div style="position: relative; z-index: 1">{ROW}</div>')
    assert_accessible(page)
    page.evaluate("document.querySelector('#over').style.height = '90vh'")  # now it lies behind those words
    with pytest.raises(AssertionError, match="contrast"):
        assert_accessible(page)


@pytest.mark.fresh_page
def test_a_fault_that_comes_later_or_in_another_colour_scheme_is_found(page, words):
    dark = "<style>@media (prefers-color-scheme: dark) { main { background: #333 } }</style>"
    words(dark + ROW)
    assert_accessible(page)
    page.emulate_media(color_scheme="dark")
    with pytest.raises(AssertionError, match="contrast"):
        assert_accessible(page)
    page.emulate_media(color_scheme="light")
    assert_accessible(page)
    page.evaluate("button => document.querySelector('main').insertAdjacentHTML('beforeend', button)", NAMELESS)
    with pytest.raises(AssertionError, match="discernible text"):
        assert_accessible(page)
