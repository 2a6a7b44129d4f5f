"""The host of the site: JSON texts in and out, and pages named as files of a site are."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from piquet_tutor.app import background
from piquet_tutor.app.address import Address
from piquet_tutor.app.browser_host import opened
from piquet_tutor.app.pages import pages
from piquet_tutor.app.shared.feed.reasons import ReversalTask
from piquet_tutor.app.visit import visiting
from piquet_tutor.explore import given, links
from piquet_tutor.explore.examples import example
from piquet_tutor.narration import extras

SITE = "https://example.org/piquet/"
APP = "http://127.0.0.1:8866/voila/render/"


def shown(name, **more):
    """What the views are sent where a page of the site is opened."""
    sent = []
    opened(sent.append)(json.dumps({"kind": "ready", "address": SITE + name, "own": True, "kept": {}, **more}))
    assert all(isinstance(text, str) for text in sent)
    return json.loads(sent[-1]), sent[-1]


@pytest.mark.parametrize("name", ["", "index.html", "index.html?lang=fr"])
def test_the_folder_itself_and_its_first_file_are_the_front_page(name):
    message, text = shown(name)
    assert (message["kind"], message["page"], message["home"]) == ("page", "front", True)
    assert "play.html" in text
    assert ".ipynb" not in text


def test_what_is_done_at_a_table_of_the_site_is_answered():
    sent = []
    receive = opened(sent.append)
    receive(json.dumps({"kind": "ready", "address": f"{SITE}scorer.html?seed=3", "own": True, "kept": {}}))
    before = len(sent)
    receive(json.dumps({"kind": "again", "part": next(iter(json.loads(sent[-1])["parts"]))}))
    assert json.loads(sent[before])["kind"] == "parts"


def test_a_page_that_needs_what_is_not_there_says_so_and_leads_back(monkeypatch):
    needing = ("piquet_tutor.app.pages.rulebook.odds_desk", "piquet_tutor.explore.odds")
    for name in [name for name in sys.modules if name.startswith(needing)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.setattr(extras, "IN_BROWSER", True)
    message, text = shown("odds.html?lang=fr")
    assert message["page"] == "rulebook"
    assert "numpy" in text
    assert "pip install" not in text
    assert "index.html" in text
    assert message["language"] == "fr"


def test_another_fault_of_a_page_is_not_taken_for_that(monkeypatch):
    monkeypatch.setitem(pages.PAGES, "rulebook", ("rulebook.no_such_module", "rulebook_page"))
    with pytest.raises(ModuleNotFoundError):
        pages.page_at(pages.Address("odds.ipynb"))


def test_where_there_are_no_threads_a_page_answers_between_one_thing_found_and_the_next(monkeypatch):
    import asyncio

    monkeypatch.setattr(background, "_THREADS", False)
    told = []

    async def watched():
        done = asyncio.Event()
        background.by_and_by(lambda: iter([1, 2]), told.append, lambda well: (told.append(well), done.set()))
        asyncio.get_running_loop().call_later(0, told.append, "press")
        await done.wait()

    asyncio.run(watched())
    assert told == [1, "press", 2, True]


def test_where_there_are_no_threads_a_search_can_be_stopped_between_two_tries(monkeypatch):
    import asyncio

    monkeypatch.setattr(background, "_THREADS", False)

    def find(stop):
        while not stop():
            yield
        return {"text": "stopped"}

    async def watched():
        done = asyncio.Event()
        search = ReversalTask(find)
        search.begin(done.set)
        asyncio.get_running_loop().call_later(0, search.stop)
        await done.wait()
        return search.told

    assert asyncio.run(asyncio.wait_for(watched(), 60)) == {"text": "stopped"}


def test_a_search_that_fails_without_threads_is_as_if_nothing_had_been_found(monkeypatch):
    import asyncio

    monkeypatch.setattr(background, "_THREADS", False)

    def fails():
        yield
        raise LookupError

    async def watched():
        told, done = [], asyncio.Event()
        background.in_steps(fails, told.append, done.set)
        await done.wait()
        return told

    assert asyncio.run(watched()) == [None]


def test_without_numpy_the_coach_still_advises_on_words_and_cards_and_says_what_it_cannot_weigh():
    advised = """
import sys
for name in ("numpy", "rich", "dask", "jsonschema", "platformdirs", "anywidget", "ipywidgets"):
    sys.modules[name] = None
from piquet_tutor.narration import extras
extras.IN_BROWSER = True
from piquet_tutor import apply, new_deal
import piquet_tutor.app.pages.rulebook.claims
import piquet_tutor.players.review.scene
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.players.coach.hints import hints
from piquet_tutor.players.opponents.levels import player
deal, told = new_deal("rubicon", seed=5), {}
while deal.to_act is not None:
    view = seen_by(deal, deal.to_act)
    if deal.phase not in told:
        told[deal.phase] = hints(view)
        print(deal.phase, len(told[deal.phase]), told[deal.phase][0].paragraphs[0])
    deal = apply(deal, player("beginner", 1).choose(view))
"""
    said = subprocess.run([sys.executable, "-c", advised], capture_output=True, text=True, check=True).stdout
    steps = {line.split()[0]: line for line in said.splitlines()}
    assert steps["exchange"].startswith("exchange 1 Discards are not weighed in the browser, whose Python lacks numpy")
    assert all(int(steps[phase].split()[1]) > 1 for phase in ("declare", "play")), "nothing else is lacking"


GIVEN = links.write(links.Link((example("cavendish-example"),)))


def at(address):
    """A page that is opened at an address."""
    found = Address.read(address)
    with visiting(found):
        page = pages.page_at(found)
        page.open({}, found)
        return page


def made(name):
    """The links that a page shows of a deal, in the app and on the site."""
    for folder, ending in ((APP, "ipynb"), (SITE, "html")):
        page = at(f"{folder}{name}.{ending}#{GIVEN}")
        for part in page.parts().values():
            if part.view == "share":
                part.handle({"kind": "open", "open": True})
        told = json.dumps(page.scene())
        yield re.findall(re.escape(folder) + r"\w+\." + ending + r"[^\s\"\\\\#]*#(piquet=[\w.-]+)", told)


@pytest.mark.parametrize("name", ["lab", "dispute", "teacher"])
def test_a_link_made_in_the_app_is_the_one_made_on_the_site_but_for_where_it_leads(name):
    in_app, on_site = map(set, made(name))
    assert in_app
    assert in_app <= on_site, "the site has lines for a page of one's own besides"


def test_a_link_opens_the_same_deal_in_the_app_and_on_the_site():
    in_app, on_site = at(f"{APP}table.ipynb#{GIVEN}"), at(f"{SITE}table.html#{GIVEN}")
    assert in_app.deal is not None
    assert in_app.deal.rulings == on_site.deal.rulings


@pytest.mark.parametrize("address", [f"{APP}lab.ipynb", f"{SITE}lab.html"])
def test_a_whole_link_of_either_is_read_where_deals_are_given(address):
    found = given.read(f"{address}#{GIVEN}")
    assert found.form == "link"
    assert found.records == given.read(GIVEN).records
