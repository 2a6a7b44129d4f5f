"""One stage for every page: links followed in place, presses kept until Python is there, nothing lost on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import assert_accessible
from tests.browser.shared_page import GO

KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
# Between two documents there is no such element for a moment.
ANOTHER_KERNEL = """
(before) => {
  const said = document.getElementById("jupyter-config-data");
  return said !== null && JSON.parse(said.textContent).kernelId !== before;
}
"""
END_KERNEL = """
async () => {
  const kernel = JSON.parse(document.getElementById("jupyter-config-data").textContent).kernelId;
  const token = document.cookie.match(/_xsrf=([^;]+)/)[1];
  return (await fetch(`/voila/api/shutdown/${kernel}`, {method: "POST", headers: {"X-XSRFToken": token}})).status;
}
"""
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""


def arrived(page, name):
    page.wait_for_url(re.compile(rf"/{name}\.ipynb"))
    page.locator("html[data-ready=yes]:not([data-going])").wait_for()


def follow(page, name):
    page.locator(f"main a[href^='{name}.ipynb']").first.click()
    arrived(page, name)


def deal(page):
    """After the cut: the first deal."""
    page.locator(".pq-action").first.click()
    expect(page.locator(".pq-hand .pq-card").first).to_be_visible()


def table(page):
    """What lies on the table, as a reader of the screen is told."""
    return page.locator(".pq-table").first.inner_text()


def test_links_are_followed_in_place_and_back_and_forward_do_what_they_do_anywhere(open_page):
    """Views of one kind stand on many pages, and remember what they drew: each page gets its own."""
    page = open_page()
    kernel = page.evaluate(KERNEL)
    page.evaluate("window.stayed = true")
    titles = {}
    for name in ("dispute", "examples", "rulebook", "scorer", "play"):
        follow(page, name)
        titles[name] = page.title()
        if name == "rulebook":
            expect(page.locator(".pq-tabs > .pq-tab")).to_have_count(0)
            expect(page.locator(".pq-head-tabs a[aria-current]")).to_have_text("Rules")
        if name == "scorer":
            expect(page.locator(".pq-tabs > .pq-tab")).to_have_text(["Practise", "Score a deal", "What you know"])
        page.go_back()
        arrived(page, "index")
        expect(page.locator(".pq-door").first).to_be_visible()
    assert len(set(titles.values())) == len(titles) - 1
    assert titles["dispute"] == titles["examples"], "ways into one page"
    page.go_forward()
    arrived(page, "play")
    assert page.evaluate("window.stayed"), "the page itself was never loaded again"
    assert page.evaluate(KERNEL) == kernel


def test_what_was_going_on_at_a_page_is_there_when_one_comes_back(open_page):
    page = open_page("play.ipynb?seed=42")
    deal(page)
    before = table(page)
    page.locator("a.pq-head-home").click()
    arrived(page, "index")
    page.go_back()
    arrived(page, "play")
    expect(page.locator(".pq-action").first).to_be_visible()
    assert table(page) == before
    page.reload()
    page.locator("html[data-ready=yes]").wait_for()
    assert table(page) == before, "a reload in the middle finds the same"


@pytest.mark.fresh_page
def test_the_same_in_a_browser_that_keeps_nothing(page, open_page):
    page.add_init_script(NO_STORAGE)
    open_page("play.ipynb?seed=42")
    deal(page)
    before = table(page)
    page.locator("a.pq-head-home").click()
    arrived(page, "index")
    page.go_back()
    arrived(page, "play")
    assert table(page) == before
    page.reload()
    arrived(page, "play")
    expect(page.locator(".pq-hand .pq-card").first).to_be_visible()
    assert table(page) == before
    expect(page.get_by_role("alert")).to_be_hidden()


def test_the_language_changes_in_place(open_page):
    page = open_page("rulebook.ipynb")
    page.evaluate("window.stayed = true")
    page.get_by_role("link", name="Français").click()
    page.locator("html[lang=fr][data-ready=yes]:not([data-going])").wait_for()
    assert page.evaluate("window.stayed")
    assert "lang=fr" in page.url
    page.get_by_role("link", name="English").click()
    page.locator("html[lang=en][data-ready=yes]:not([data-going])").wait_for()
    expect(page.locator("h1")).to_have_text("Rules")


@pytest.mark.fresh_page
def test_a_page_is_painted_before_python_is_there_and_a_press_waits_for_it(page, app_url):
    held = []
    page.route_web_socket(re.compile("/channels"), lambda channel: held.append(channel))
    page.goto(f"{app_url}/voila/render/first_deal.ipynb", wait_until="commit")
    card = page.locator(".pq-hand .pq-card").first
    expect(card).to_be_visible()
    assert page.locator("html").get_attribute("data-ready") is None
    page.locator('.pq-lesson-button[data-id="lesson-next"]').click()
    expect(page.locator(".pq-waking")).to_contain_text("what you pressed is kept")


@pytest.mark.fresh_page
def test_what_a_page_says_by_itself_is_not_called_a_press(page, app_url):
    """The class tells its address while the kernel starts: nobody pressed anything, so no press is said to wait."""
    page.route_web_socket(re.compile("/channels"), lambda channel: None)
    page.goto(f"{app_url}/voila/render/classroom.ipynb", wait_until="commit")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    page.wait_for_timeout(1000)
    expect(page.locator(".pq-waking")).to_have_count(0)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".pq-waking")).to_contain_text("what you pressed is kept")


COUNT_FRONT_END = """
document.addEventListener("piquet:page", () => {
  window.askedFor ??= [...document.scripts].filter((one) => one.src.includes("/voila/static/")).length;
});
"""


@pytest.mark.fresh_page
def test_what_can_be_painted_does_not_wait_for_the_notebooks_front_end(page, app_url):
    """Its half a hundred scripts are asked for when the page has been painted, and then the page comes alive."""
    page.add_init_script(COUNT_FRONT_END)
    page.goto(f"{app_url}/voila/render/first_deal.ipynb")
    page.locator("html[data-ready=yes]").wait_for()
    assert page.evaluate("window.askedFor") == 0


@pytest.mark.slow
@pytest.mark.fresh_page
def test_a_kernel_that_is_lost_is_started_again_and_the_deal_goes_on(open_page):
    page = open_page("play.ipynb?seed=42")
    page.expected_errors += ["WebSocket connection", "Failed to load resource", "ernel", "Response"]
    deal(page)
    before, kernel = table(page), page.evaluate(KERNEL)
    assert page.evaluate(END_KERNEL) == 204
    page.locator(".pq-tool").first.click()
    page.wait_for_function(ANOTHER_KERNEL, arg=kernel, timeout=60_000)
    page.locator("html[data-ready=yes]").wait_for()
    assert table(page) == before


def test_two_tabs_of_one_visitor_do_not_disturb_each_other(open_page, context, app_url):
    page = open_page("play.ipynb?seed=42")
    other = context.new_page()
    other.goto(f"{app_url}/voila/render/first_deal.ipynb")
    other.locator("html[data-ready=yes]").wait_for()
    deal(page)
    expect(other.locator("h1")).to_have_text("First deal")
    follow_other = other.locator("a.pq-head-home")
    follow_other.click()
    arrived(other, "index")
    expect(page.locator("h1")).to_have_text("Play")


def test_a_link_to_a_place_on_the_page_and_a_link_in_a_new_tab_are_the_browsers_own(open_page, context):
    page = open_page()
    with context.expect_page() as opened:
        page.locator("main a[href*='lab.ipynb']").first.click(modifiers=["ControlOrMeta"])
    assert opened.value.url.split("?")[0].endswith("lab.ipynb")
    assert page.url.endswith("index.ipynb")


@pytest.mark.fresh_page
def test_a_page_that_cannot_be_built_says_so_and_leads_on(page, bell_url):
    page.goto(f"{bell_url}/voila/render/lessons.ipynb")
    page.locator("html[data-ready=yes]").wait_for()
    expect(page.locator("h1")).to_have_text("Lessons")
    page.evaluate("window.stayed = true")
    page.evaluate(GO, "scorer.ipynb?lang=fr")
    arrived(page, "scorer")
    expect(page.locator("h1")).to_have_text("Cette page a trébuché")
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("ce que vous aviez fait est gardé")
    assert "1651" not in page.content(), "what went wrong stands in the server's log"
    assert_accessible(page)
    page.get_by_role("button", name="Réessayer").click()
    expect(page.locator("h1")).to_have_text("Cette page a trébuché")
    page.get_by_role("link", name="Tuteur de Piquet").click()
    arrived(page, "index")
    expect(page.locator(".pq-door").first).to_be_visible()
    page.go_back()
    arrived(page, "scorer")
    page.evaluate(GO, "play.ipynb")
    arrived(page, "play")
    expect(page.locator(".pq-action").first).to_be_visible()
    assert "trébuché" not in page.evaluate("localStorage.getItem('piquet-tutor.seen')"), "no page to come back to"
    assert page.evaluate("window.stayed")
