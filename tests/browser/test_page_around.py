"""The page around a notebook: its look, its links, what it says while waiting and when its kernel is gone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import assert_accessible, assert_no_sideways_scroll, every_look


@every_look
def test_a_page_is_readable_in_every_look(open_page, bell_url, look):
    page = open_page(url=bell_url)
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")
    assert_no_sideways_scroll(page)
    assert_accessible(page)
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
    assert (sum(colour) > 384) == (look.scheme == "light")


def test_the_bare_address_is_the_front_page(page, bell_url):
    page.goto(bell_url + "/")
    expect(page).to_have_url(f"{bell_url}/voila/render/index.ipynb")
    expect(page).to_have_title("Piquet Tutor")
    expect(page.get_by_role("main")).to_contain_text("Ring it")
    assert page.locator("html").get_attribute("lang") == "en"


def test_code_is_not_shown(open_page, bell_url):
    page = open_page(url=bell_url)
    expect(page.get_by_text("printed", exact=True)).to_be_visible()
    assert page.get_by_text("import anywidget").count() == 0


def test_it_says_so_while_it_waits(page, bell_url):
    held = []  # the front end is held back, so that the waiting can be seen
    page.route("**/voila/static/voila.js*", lambda route: held.append(route))
    page.goto(f"{bell_url}/voila/render/index.ipynb", wait_until="commit")
    expect(page.get_by_role("status")).to_have_text(re.compile("Setting the table"))
    expect(page.get_by_role("main")).to_be_hidden()
    page.wait_for_function("window.cellLoaded === true")
    for route in held:
        route.continue_()
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)


def test_links_lead_from_page_to_page_and_keep_the_theme(open_page, bell_url):
    page = open_page("index.ipynb?theme=dark", url=bell_url)
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.get_by_role("link", name="the other").click()
    expect(page).to_have_title("The other bell · Piquet Tutor")
    expect(page).to_have_url(re.compile(r"other\.ipynb\?theme=dark$"))
    page.locator(".bell").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_it_follows_the_system_when_that_turns_dark(open_page, bell_url):
    page = open_page(url=bell_url)
    assert page.locator("body").get_attribute("data-jp-theme-light") == "true"
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.locator("body").get_attribute("data-jp-theme-light") == "false"


def test_a_query_reaches_the_kernel_even_of_a_page_kept_warm(open_page, bell_url):
    page = open_page("index.ipynb?seed=42", url=bell_url)
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_have_text("rung seed=42")


END_KERNEL = """
async () => {
  const kernel = JSON.parse(document.getElementById("jupyter-config-data").textContent).kernelId;
  const token = document.cookie.match(/_xsrf=([^;]+)/)[1];
  const asked = {method: "POST", headers: {"X-XSRFToken": token}};
  return (await fetch(`/voila/api/shutdown/${kernel}`, asked)).status;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["ended", "broken"])
def test_a_kernel_that_is_gone_is_told_in_words(open_page, bell_url, how):
    page = open_page("bomb.ipynb", url=bell_url)
    page.expected_errors += ["WebSocket connection", "Failed to load resource", "ernel", "Response"]
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")
    if how == "ended":
        assert page.evaluate(END_KERNEL) == 204
        page.locator(".bell").click()
    else:
        page.get_by_role("button", name="break").click()
    expect(page.get_by_role("alert")).to_contain_text("The table has been cleared", timeout=30_000)
    assert_accessible(page)
    page.get_by_role("button", name="Set the table again").click()
    page.locator("html[data-ready=yes]").wait_for()
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")


def test_a_page_that_is_left_ends_its_kernel(open_page, bell_url):
    page = open_page("other.ipynb", url=bell_url)
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    assert page.request.get(f"{bell_url}/api/kernels/{kernel}").status == 200
    open_page(url=bell_url)
    # The server answers the farewell before the kernel has quite gone.
    for _ in range(50):
        if page.request.get(f"{bell_url}/api/kernels/{kernel}").status == 404:
            return
        page.wait_for_timeout(200)
    pytest.fail("the kernel of the page that was left still runs")


def test_a_page_that_is_not_there_leads_back(page, bell_url):
    page.expected_errors.append("404")
    answer = page.goto(f"{bell_url}/voila/render/nowhere.ipynb")
    assert answer.status == 404
    expect(page.get_by_role("heading")).to_have_text("There is no such page")
    page.get_by_role("link", name="front page").click()
    expect(page.get_by_role("main")).to_contain_text("Ring it")
