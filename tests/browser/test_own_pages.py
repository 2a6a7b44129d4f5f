"""A test with a page of its own finds nothing that another has left: the two below are the same, in turn."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.fresh_page

LEFT = "() => [localStorage.length, sessionStorage.length, document.cookie.includes('left')]"
LEAVE = "() => { localStorage.left = 1; sessionStorage.left = 1; document.cookie = 'left=1;path=/'; }"


@pytest.mark.parametrize("turn", ["first", "second"])
def test_nothing_is_left_by_the_test_before(page, app_url, context, turn):
    page.expected_errors.append("404")
    page.goto(f"{app_url}/voila/render/nowhere.ipynb")  # of the same origin as all pages, and there at once
    assert page.evaluate(LEFT) == [0, 0, False]
    assert [one.url for one in context.pages] == ["about:blank", page.url]
    page.evaluate(LEAVE)
    context.new_page()
