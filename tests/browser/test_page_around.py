"""The page around a notebook: its look, its links, what it says while waiting and when its kernel is gone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.helpers import (
    LOOKS,
    Look,
    assert_accessible,
    assert_no_sideways_scroll,
    comes_to,
    seen_in,
)

pytestmark = pytest.mark.fresh_page


@pytest.mark.parametrize("look", [Look(390, "dark")], ids=str, indirect=True)
def test_a_page_is_readable_in_every_look(open_page, bell_url, look):
    """And follows the system when that turns light or dark; code is not shown in any of them.

    What the address asks for reaches the kernel, though that waited before anybody asked.
    """

    def inspect(page):
        assert_no_sideways_scroll(page)
        assert_accessible(page)
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
        scheme = page.locator("html").get_attribute("data-theme")
        assert (sum(colour) > 384) == (scheme == "light")
        assert page.locator("body").get_attribute("data-jp-theme-light") == str(scheme == "light").lower()
        schemes.append(scheme)

    page = open_page("index.ipynb?seed=42", url=bell_url)
    expect(page).to_have_title("Piquet Tutor")
    expect(page.get_by_role("main")).to_contain_text("Ring it")
    assert page.locator("html").get_attribute("lang") == "en"
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_have_text("rung seed=42")
    expect(page.get_by_text("printed", exact=True)).to_be_visible()
    assert page.get_by_text("import anywidget").count() == 0
    schemes: list[str] = []
    looks = [look, *(one for one in LOOKS if one != look)]
    seen_in(page, looks, inspect)
    assert schemes == [one.scheme for one in looks]


def test_a_chapter_is_read_and_its_code_is_there_for_whoever_asks(open_page, bell_url):
    """Prose, what its cells say, and widgets that answer; of every cell the code, folded."""

    def inspect(page):
        assert_no_sideways_scroll(page)
        assert_accessible(page)

    page = open_page("chapter.ipynb", url=bell_url)
    expect(page).to_have_title("A chapter · Piquet Tutor")
    expect(page.get_by_text("What a deal is worth")).to_be_visible()
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")
    folds, code = page.locator("details.pq-code"), page.get_by_text("deal.tally")
    assert folds.count() == 2, "prose has no code"
    expect(code).to_be_hidden()
    folds.first.locator("summary").press("Enter")
    expect(code).to_be_visible()
    seen_in(page, LOOKS, inspect)
    page.goto(page.url + "?lang=fr")
    expect(page.locator("details.pq-code summary :lang(fr)").first).to_be_visible()


def test_what_is_shown_where_a_cell_invites_to_change_keeps_its_marks(open_page, bell_url):
    """Rulings are told by their numbers, and what is folded by its arrow, as in the cells around it."""
    page = open_page("changing.ipynb", url=bell_url)
    shown = page.locator(".piquet .pqn")
    fold = shown.locator("details > summary").first
    fold.wait_for()
    mark = "(one) => getComputedStyle(one).listStyleType"
    assert fold.evaluate(mark) == "disclosure-open"
    fold.click()
    assert fold.evaluate(mark) == "disclosure-closed"
    assert shown.locator("ul > li").first.evaluate(mark) == "disc"
    shown.first.evaluate("(one) => one.insertAdjacentHTML('beforeend', '<ol><li value=\"7\">A ruling</li></ol>')")
    assert shown.locator("ol > li").first.evaluate(mark) == "decimal"


WITH_THE_BOOK = """
() => {
  const editions = {chapter: {en: "chapter.ipynb", fr: "fr/chapter.ipynb"}};
  const book = {editions, notebooks: {"index.ipynb": "chapter"}};
  for (const [name, told] of Object.entries(book)) document.documentElement.dataset[name] = JSON.stringify(told);
  if (/chapter/.test(location.pathname)) {
    document.querySelector(".pq-page").insertAdjacentHTML("afterbegin", "<a data-pq-page='index.ipynb'>Back</a>");
  }
  document.dispatchEvent(new CustomEvent("piquet:page", {detail: {awake: true, language: "en"}}));
}
"""
"""The page as it is served where notebooks of the book lie beside it, of which the bell's chapter is one."""


def test_a_page_and_the_notebook_that_shows_the_same_lead_to_each_other(open_page, bell_url):
    page = open_page("index.ipynb", url=bell_url)
    to_notebook = page.get_by_role("link", name="The same subject in a notebook")
    expect(to_notebook).to_have_attribute("href", f"{bell_url}/voila/render/contents.ipynb")
    page.evaluate(WITH_THE_BOOK.replace('"chapter"}', '"no notebook"}'))
    expect(to_notebook).to_be_hidden()
    page.evaluate(WITH_THE_BOOK)
    to_notebook.click()
    expect(page).to_have_title("A chapter · Piquet Tutor")
    page.locator("html[data-ready=yes]").wait_for()
    page.evaluate(WITH_THE_BOOK)
    french = f"{bell_url}/voila/render/fr/chapter.ipynb?lang=fr"
    expect(page.get_by_role("link", name="Français")).to_have_attribute("href", french)
    page.get_by_role("link", name="Back").click()
    expect(page).to_have_title("Piquet Tutor")
    expect(page).to_have_url(f"{bell_url}/voila/render/index.ipynb")


def test_it_says_so_while_it_waits(page, bell_url):
    held = []  # the front end is held back, so that the waiting can be seen
    waits = True

    def hold_back(route):
        if waits:
            held.append(route)
        else:  # asked for late, or by a page that loads itself again
            route.continue_()

    page.route("**/voila/static/voila.js*", hold_back)
    page.goto(f"{bell_url}/voila/render/index.ipynb", wait_until="commit")
    expect(page.get_by_role("status")).to_have_text(re.compile("Setting the table"))
    expect(page.get_by_role("main")).to_be_hidden()
    page.wait_for_function("window.cellLoaded === true")
    waits = False
    for route in held:
        route.continue_()
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)


def test_links_lead_from_page_to_page_keep_the_theme_and_end_the_kernel_of_the_page_that_is_left(open_page, bell_url):
    page = open_page("index.ipynb?theme=dark", url=bell_url)
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    assert page.request.get(f"{bell_url}/api/kernels/{kernel}").status == 200
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.get_by_role("link", name="the other").click()
    expect(page).to_have_title("The other bell · Piquet Tutor")
    expect(page).to_have_url(re.compile(r"other\.ipynb\?theme=dark$"))
    page.locator(".bell").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    # The server answers the farewell before the kernel has quite gone.
    comes_to(lambda: page.request.get(f"{bell_url}/api/kernels/{kernel}").status, 404)


END_KERNEL = """
async () => {
  const kernel = JSON.parse(document.getElementById("jupyter-config-data").textContent).kernelId;
  const token = document.cookie.match(/_xsrf=([^;]+)/)[1];
  const asked = {method: "POST", headers: {"X-XSRFToken": token}};
  return (await fetch(`/voila/api/shutdown/${kernel}`, asked)).status;
}
"""


@pytest.mark.slow
def test_a_kernel_that_is_gone_is_told_in_words_and_started_again_by_itself_but_once(open_page, bell_url):
    """Ended by the server, and the page begins again by itself; broken again at once, that is left to the reader."""
    page = open_page("bomb.ipynb", url=bell_url)
    page.expected_errors += ["WebSocket connection", "Failed to load resource", "ernel", "Response"]
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")
    assert page.evaluate(END_KERNEL) == 204
    page.locator(".bell").click()
    expect(page.get_by_role("alert")).to_contain_text("The table has been cleared", timeout=30_000)
    page.wait_for_function("sessionStorage.getItem('piquet-tutor.anew')")
    page.locator("html[data-ready=yes]").wait_for()
    expect(page.locator(".bell")).to_have_text("ring", timeout=30_000)
    page.evaluate("sessionStorage.setItem('piquet-tutor.anew', String(Date.now()))")  # however long that took
    page.get_by_role("button", name="break").click()
    expect(page.get_by_role("alert")).to_contain_text("The table has been cleared", timeout=30_000)
    assert_accessible(page)
    page.get_by_role("button", name="Set the table again").click()
    page.locator("html[data-ready=yes]").wait_for()
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")


NO_SOCKETS = """
window.WebSocket = class extends WebSocket {
  constructor(address, ...more) { super(String(address).replace("/channels", "/nowhere"), ...more); }
};
"""
"""No socket opens, as behind a proxy that knows only pages: the handshake is refused."""


@pytest.mark.slow
@pytest.mark.fresh_page
def test_a_network_that_lets_no_websocket_through_is_named_as_that(page, bell_url):
    page.expected_errors += ["WebSocket", "Failed to load resource", "ernel", "Response"]
    page.add_init_script(NO_SOCKETS)
    page.goto(f"{bell_url}/voila/render/index.ipynb", wait_until="commit")
    expect(page.get_by_text("lets no WebSocket connections through")).to_be_visible(timeout=40_000)
    expect(page.get_by_text("The table has been cleared")).to_be_hidden()
    assert page.evaluate("sessionStorage.getItem('piquet-tutor.anew')") is None, "to load it again would not help"


def forget_the_widgets(page, *loads: int) -> list[str]:
    """The kernel's answer to what widgets it has comes empty, these times that a page asks; returns all that asked.

    So it is for the front end when the answer comes later than it waits.
    """
    asked: list[str] = []

    def between(channel):
        kernel = channel.connect_to_server()
        asked.append(channel.url)
        number = len(asked)

        def pass_on(message):
            told = b"update_states" in message if isinstance(message, bytes) else "update_states" in message
            channel.send(without_states(message) if told and number in loads else message)

        kernel.on_message(pass_on)

    page.route_web_socket(re.compile("/channels"), between)
    return asked


def without_states(message: bytes | str) -> bytes | str:
    """The message with nothing in its states; as long as it was, for its parts are found by their places."""
    text = message.decode("latin-1") if isinstance(message, bytes) else message  # its first part is no text
    begin = text.index("{", text.index('"states"'))
    _, length = json.JSONDecoder().raw_decode(text[begin:])
    emptied = text[:begin] + "{" + " " * (length - 2) + "}" + text[begin + length :]
    return emptied.encode("latin-1") if isinstance(message, bytes) else emptied


def test_a_page_whose_widgets_did_not_come_is_loaded_again_once_and_never_turns_in_a_circle(page, open_page, bell_url):
    """Of itself and without a word; when it is whole the next time counts as the first, and then it says so."""
    asked = forget_the_widgets(page, 1, 3, 4)
    open_page(url=bell_url)
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")
    assert len(asked) == 2
    expect(page.get_by_role("alert")).to_be_hidden()
    page.wait_for_function("sessionStorage.length === 0")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Part of this page is missing", timeout=30_000)
    assert len(asked) == 4
    assert_accessible(page)
    page.get_by_role("button", name="Set the table again").click()
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_contain_text("rung")
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_page_that_was_painted_and_is_never_woken_is_loaded_again_once(page, app_url):
    """It stands there as whole as any, and would wait for ever: so it was, rarely, on a busy machine."""
    asked = forget_the_widgets(page, 1)
    page.goto(f"{app_url}/voila/render/first_deal.ipynb")
    page.locator("html[data-ready=yes]").wait_for(timeout=60_000)
    assert len(asked) == 2
    expect(page.get_by_role("alert")).to_be_hidden()
    page.wait_for_function("!Object.keys(sessionStorage).some((name) => name.includes('again'))")


def test_a_page_that_is_not_there_leads_back(page, bell_url):
    page.expected_errors.append("404")
    answer = page.goto(f"{bell_url}/voila/render/nowhere.ipynb")
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    page.get_by_role("link", name="front page").click()
    expect(page.get_by_role("main")).to_contain_text("Ring it")


def test_the_reader_chooses_a_language(open_page, bell_url):
    """By the frame's own links, there and back, with the rest of the address kept; nothing serious for axe."""
    page = open_page("index.ipynb?seed=7#there", url=bell_url)
    page.get_by_role("link", name="Français").click()
    page.wait_for_url("**/index.ipynb?seed=7&lang=fr#there")
    page.locator("html[lang=fr][data-ready=yes]").wait_for()
    expect(page.get_by_role("link", name="Français")).to_have_attribute("aria-current", "true")
    assert_accessible(page)
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/index.ipynb?seed=7#there")
    page.locator("html[lang=en][data-ready=yes]").wait_for()
