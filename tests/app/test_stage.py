"""The stage: one widget for every page, one message for whatever comes of one cause."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor import Deal, page
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages import pages
from piquet_tutor.app.part import Group, Part
from piquet_tutor.app.shared.address.linked import course_of
from piquet_tutor.app.shared.controls.controls import Button
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.app.stage import Stage
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import example


def on_stage(*parts):
    """A stage with these parts, and the list of what it sends from now on."""
    stage, sent = Stage(Page("made-up", parts)), []
    stage.send = sent.append
    return stage, sent


def receive(stage, **message):
    stage._receive(stage, message, [])


def test_a_press_is_answered_by_one_message_with_what_has_changed():
    one, two, same, button = Part({"n": 1}), Part({"n": 2}), Part({"n": 3}), Button("Go")

    def go():
        one.show({"n": 10})
        two.show({"n": 20})
        same.show({"n": 3})
        one.show({"n": 11})

    button.on_press(go)
    stage, sent = on_stage(one, two, same, button)
    receive(stage, kind="intent", part=button.id, intent={"kind": "press"})
    assert [message["kind"] for message in sent] == ["parts"]
    assert {name: each["scene"] for name, each in sent[0]["parts"].items()} == {one.id: {"n": 11}, two.id: {"n": 20}}


@pytest.mark.parametrize("anew", [False, True])
def test_a_press_at_a_real_table_is_answered_by_one_message_with_what_is_to_be_kept(app, anew):
    """So that whoever leaves at once finds again all that they saw, at a match begun by the button too."""
    stage, sent = app
    arrive(stage, "play.ipynb?seed=42")
    if anew:
        receive(stage, kind="intent", part="button", intent={"kind": "press"})
    sent.clear()
    receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "sort"})
    assert len(sent) == 1
    assert "table" in sent[0]["parts"]
    assert "sheet" not in sent[0]["parts"], "what stands as it stood is not sent again"
    assert list(sent[0]["kept"]) == ["play"]


def test_whatever_changes_by_itself_is_gathered_too():
    one, two = Part({"n": 1}), Part({"n": 2})
    _stage, sent = on_stage(one, two)

    async def change():
        one.show({"n": 10})
        two.show({"n": 20})
        await asyncio.sleep(0)

    asyncio.run(change())
    assert len(sent) == 1
    assert set(sent[0]["parts"]) == {one.id, two.id}


def test_a_view_that_opens_late_is_sent_everything():
    stage, sent = on_stage(Part({"n": 1}))
    receive(stage, kind="ready")
    assert sent[0]["kind"] == "page"
    assert sent[0]["page"] == "made-up"
    assert {each["view"] for each in sent[0]["parts"].values()} == {"group", ""}


def test_a_view_that_lacks_what_came_before_asks_and_is_sent_the_part_whole():
    table = page("play")
    sent = []
    table.send = sent.append
    receive(table, kind="again", part="feed")
    assert list(sent[0]["parts"]) == ["feed"]


def test_a_part_that_is_taken_away_is_named_once():
    inner = Part({"n": 1})
    group = Group([inner])
    _stage, sent = on_stage(group)
    group.children = ()
    assert sent[0]["parts"][inner.id] is None
    sent.clear()
    group.show({"again": True})
    assert inner.id not in sent[0]["parts"]


def test_another_page_takes_the_place_of_the_first():
    first, second = Part({"n": 1}), Part({"n": 2})
    stage, sent = on_stage(first)
    stage.go(Page("other", [second]))
    assert (sent[0]["kind"], sent[0]["page"], repr(stage)) == ("page", "other", "Page('other')")
    sent.clear()
    first.show({"n": 7})
    assert sent == [], "the page that was left changes nothing"


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"kind": "intent"},
        {"kind": "intent", "part": "nobody", "intent": {"kind": "press"}},
        {"kind": "intent", "part": ["button"], "intent": {"kind": "press"}},
        {"kind": "intent", "part": "button", "intent": "press"},
        {"kind": "intent", "part": "button", "intent": {"kind": "press", "more": "x" * 5000}},
        {"kind": "again", "part": {"a": 1}},
        {"kind": "again"},
        {"kind": ["ready"]},
    ],
)
def test_whatever_else_is_sent_changes_nothing(message):
    button, pressed = Button("Go"), []
    button.on_press(lambda: pressed.append(1))
    stage, sent = on_stage(button)
    stage._receive(stage, message, [])
    stage._receive(stage, [message], [])
    assert (pressed, sent) == ([], [])


def test_there_is_no_page_of_another_name():
    with pytest.raises(
        ValueError, match="There is no page “poker”; use one of claims, classroom, daily, differ, dispute"
    ):
        page("poker")


def test_a_cell_hears_each_ruling_as_it_is_made():
    stage, heard = page("first_deal"), []
    stage.observe(lambda change: heard.append(change["new"]), "ruling")
    before = stage.deal
    receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "four_colour"})
    assert (heard, stage.deal) == ([], before), "nothing was ruled"
    stage.page.lay(Deal.from_record(example("cavendish-example")))
    assert heard == [stage.deal.rulings[-1]]


def test_a_deal_that_is_set_lies_on_the_table():
    stage, deal = page("table"), Deal.from_record(example("sunk-king"))
    stage.deal = deal
    assert stage.page.deal == deal
    assert stage.ruling == deal.rulings[-1]
    assert stage.page.scene()["parts"]["table"]["scene"]["phase"] == "done"


@pytest.mark.parametrize("name", ["table", "play", "first_deal", "daily", "examples", "forms"])
def test_around_a_deal_that_is_set_nothing_speaks_of_another(name):
    """Nor does what the browser kept of the page's own deals take its place when the cell is drawn."""
    before = page(name)
    receive(before, kind="intent", part="table", intent={"kind": "press", "action": "forward"})
    kept = {each: text for each, text in before.page.kept().items() if text}
    stage, deal = page(name), Deal.from_record(example("sunk-king"))
    stage.deal = deal
    assert {each.view for each in stage.page.parts().values()} <= {
        *("group", "table", "feed", "sheet", "review", "coach", "share")
    }
    receive(stage, kind="ready", address="http://127.0.0.1:8866/lab/tree/own.ipynb", own=False, kept=kept)
    assert stage.page.deal == deal
    assert stage.page.kept() == {}


def test_a_page_without_a_table_says_so():
    with pytest.raises(ValueError, match="There is no table on the page “front”"):
        page("front").deal = Deal.from_record(example("sunk-king"))


HERE = "http://127.0.0.1:8866/voila/render/"


@pytest.fixture
def app(monkeypatch):
    """A stage as the app has it, and the list of what it sends: no page is made before the browser says where it is."""
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    stage, sent = page("front"), []
    stage.send = sent.append
    return stage, sent


def arrive(stage, file, kept=None, kind="ready"):
    receive(stage, kind=kind, address=HERE + file, own=True, kept=kept)


def test_the_browser_says_which_page_is_shown(app):
    stage, sent = app
    assert repr(stage) == "Stage()", "a kernel that waits has made no page yet"
    asked = "play.ipynb?seed=42&rules=parlett"
    arrive(stage, asked)
    assert [message["kind"] for message in sent] == ["page"]
    assert (sent[0]["page"], sent[0]["home"], sent[0]["at"]) == ("play", True, HERE + asked)
    assert sent[0]["parts"]["choice"]["scene"]["value"] == "parlett"


def test_another_address_is_another_page_on_the_same_stage(app):
    stage, sent = app
    arrive(stage, "index.ipynb")
    arrive(stage, "lesson_04_point.ipynb?lang=fr", kind="go")
    assert [(message["page"], message["language"]) for message in sent] == [("front", "en"), ("course", "fr")]


def test_an_address_that_is_none_of_the_tutors_is_left_to_the_browser(app):
    stage, sent = app
    arrive(stage, "index.ipynb")
    arrive(stage, "../../secret.ipynb", kind="go")
    assert sent[-1] == {"kind": "elsewhere", "address": HERE + "../../secret.ipynb"}
    assert repr(stage) == "Page('front')"


def test_what_was_going_on_at_a_page_is_there_when_one_comes_back(app):
    """Even in a browser that keeps nothing: then the stage remembers."""
    stage, sent = app
    arrive(stage, "play.ipynb?seed=42")
    receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "sort"})
    kept = sent[-1]["kept"]
    assert list(kept) == ["play"]
    before = stage.page.scene()["parts"]["table"]["scene"]
    arrive(stage, "index.ipynb", kind="go")
    for told in (None, kept):
        arrive(stage, "play.ipynb?seed=42", told, kind="go")
        after = stage.page.scene()["parts"]["table"]["scene"]
        assert {**after, "group": ""} == {**before, "group": ""}
        arrive(stage, "index.ipynb", told, kind="go")


def test_what_a_browser_kept_is_taken_up_before_anything_is_shown(app):
    stage, sent = app
    arrive(stage, "play.ipynb?seed=42")
    receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "sort"})
    kept = sent[-1]["kept"]
    again = page("front")
    told = []
    again.send = told.append
    arrive(again, "play.ipynb?seed=42", kept)
    assert [message["kind"] for message in told] == ["page"], "one message: no other table is seen first"
    assert [one["id"] for one in told[0]["parts"]["table"]["scene"]["tools"] if one.get("pressed")] == [
        one["id"] for one in stage.page.scene()["parts"]["table"]["scene"]["tools"] if one.get("pressed")
    ]


def test_a_link_is_taken_up_before_anything_is_shown(app):
    stage, sent = app
    arrive(stage, "table.ipynb#" + links.write(links.Link((example("sunk-king"),))))
    assert len(sent) == 1
    assert stage.deal is not None
    assert stage.deal.hands == course_of(example("sunk-king"))[0].hands


def test_a_notebook_keeps_its_page_whatever_its_address_says():
    """In JupyterLab the address is another's: only what stands after its # is heard."""
    stage, sent = page("table"), []
    stage.send = sent.append
    receive(stage, kind="ready", address="http://127.0.0.1:8888/lab/tree/play.ipynb?seed=4", own=False, kept={})
    assert [(message["page"], message["home"]) for message in sent] == [("table", False)]


class _Broken(Part):
    def handle(self, content):
        self.show({"title": "half done"})
        raise RuntimeError("no such card: KS")


@pytest.fixture
def failing(app, monkeypatch):
    """The app, in which the scorer cannot be built."""

    def fail(*_, **__):
        raise RuntimeError("the ledger of 1651 is lost")

    monkeypatch.setattr(pages, "builder", lambda name, real=pages.builder: fail if name == "scorer" else real(name))
    return app


def words_of(message):
    return json.dumps(message, ensure_ascii=False)


def test_a_page_that_cannot_be_built_says_so_and_the_others_go_on(failing, caplog):
    stage, sent = failing
    for address, said in (("scorer.ipynb", "went wrong"), ("scorer.ipynb?lang=fr", "Une erreur s’est produite")):
        arrive(stage, address, kind="go" if sent else "ready")
        assert (sent[-1]["page"], sent[-1]["at"], sent[-1]["home"]) == ("trouble", HERE + address, True)
        assert said in words_of(sent[-1])
        assert "1651" not in words_of(sent[-1]), "what went wrong is told to the log alone"
    assert "the ledger of 1651 is lost" in caplog.text
    arrive(stage, "play.ipynb?seed=42", kind="go")
    assert sent[-1]["page"] == "play"
    arrive(stage, "scorer.ipynb", kind="go")
    assert sent[-1]["page"] == "trouble"


def test_a_press_that_cannot_be_answered_leaves_what_was_kept_before(app, monkeypatch):
    stage, sent = app
    arrive(stage, "play.ipynb?seed=42")
    receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "sort"})
    kept, before = sent[-1]["kept"], stage.page.scene()["parts"]["table"]["scene"]
    table = stage.page.parts()["table"]
    monkeypatch.setattr(table, "handle", lambda _: (_ for _ in ()).throw(RuntimeError("no such card: KS")))
    receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "sort"})
    assert sent[-1]["page"] == "trouble"
    assert "kept" not in sent[-1]
    assert "KS" not in words_of(sent[-1])
    arrive(stage, "play.ipynb?seed=42", kept)
    assert {**stage.page.scene()["parts"]["table"]["scene"], "group": ""} == {**before, "group": ""}


def test_after_a_page_failed_one_can_try_again_or_begin_anew(app, monkeypatch):
    stage, sent = app
    arrive(stage, "play.ipynb?seed=42")
    receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "sort"})

    def fail_and_press(label):
        monkeypatch.setattr(stage.page.parts()["table"], "handle", lambda _: {}["nothing"])
        receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "sort"})
        assert sent[-1]["page"] == "trouble"
        button = next(name for name, each in sent[-1]["parts"].items() if each["scene"].get("label") == label)
        receive(stage, kind="intent", part=button, intent={"kind": "press"})
        assert sent[-1]["page"] == "play"
        return [one["id"] for one in sent[-1]["parts"]["table"]["scene"]["tools"] if one.get("pressed")]

    again = fail_and_press("Try again")
    assert again == fail_and_press("Try again") != fail_and_press("Start this page again")


def test_a_notebooks_page_that_fails_is_built_again_by_its_cell():
    broken = []

    def build():
        page = Page("made-up", [Part({"n": len(broken)}), _Broken()])
        broken.append(page)
        return page

    stage, sent = Stage(build, pages.page_at, trouble_page), []
    stage.send = sent.append
    receive(stage, kind="intent", part="part-2", intent={"kind": "press"})
    assert [(message["page"], message["home"]) for message in sent] == [("trouble", False)], "one message, and no link"
    assert "href" not in words_of(sent)
    receive(stage, kind="ready", address="http://127.0.0.1:8888/lab/tree/play.ipynb", own=False, kept={})
    assert sent[-1]["page"] == "trouble"
    receive(stage, kind="intent", part="button", intent={"kind": "press"})
    assert (sent[-1]["page"], len(broken)) == ("made-up", 2)


def test_a_cell_that_listens_and_fails_sees_its_own_error():
    stage = page("examples")
    stage.observe(lambda _: {}["nothing"], "deal")
    with pytest.raises(KeyError):
        receive(stage, kind="intent", part="table", intent={"kind": "press", "action": "step"})


@pytest.mark.parametrize("kept", [7, ["play"], {"play": 7}, {7: "x"}, {"play": "x" * 300_000}, {"x" * 500: "y"}])
def test_what_a_browser_says_it_kept_is_a_strangers(app, kept):
    stage, sent = app
    arrive(stage, "play.ipynb?seed=42", kept)
    assert sent[0]["page"] == "play"


@pytest.mark.parametrize("address", [None, 7, "", "http://[", "x" * 30_000, "play.ipynb", "%2e%2e/play.ipynb"])
def test_an_address_is_a_strangers(app, address):
    stage, sent = app
    receive(stage, kind="ready", address=address, own=True, kept=None)
    assert sent[0]["page"] in ("front", "play")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_browser_without_room_for_what_is_done_is_told_of_below_the_head_for_as_long(language):
    stage, sent = page("play", language=language), []
    stage.send = sent.append
    first = stage.page.root.children
    place = [each.view for each in first].index("head") + 1
    for _ in range(2):
        receive(stage, kind="room", room=False)
        others = list(stage.page.root.children)
        note = others.pop(place)
        assert tuple(others) == first
        assert note.scene["paragraphs"] == [PageWords("roomless", language)["told"]]
    receive(stage, kind="room", room=True)
    assert tuple(stage.page.root.children) == first
    assert [message["kind"] for message in sent] == ["parts"] * 2, "what is told twice is shown once"


def test_a_widget_brings_a_few_lines_along_and_the_views_when_they_are_asked_for():
    """A notebook saved with its widgets keeps their state: a megabyte for each question would be more than the book."""
    stage, sent = on_stage(Part({"n": 1}))
    assert len(json.dumps(stage.get_state(), default=str)) < 4000
    receive(stage, kind="views")
    assert [each["kind"] for each in sent] == ["views"]
    assert sent[0]["code"].rstrip().endswith("export default { render, wake };")
    assert ".pq-table" in sent[0]["style"]
