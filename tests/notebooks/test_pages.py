"""The pages' controls, without a browser: what an address asks for, what is pasted, and what becomes of it."""

from __future__ import annotations

import base64
import json

import pytest

from piquet_tutor import narration, page
from piquet_tutor.app import asking
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.examples.examples_page import ExamplesController
from piquet_tutor.app.pages.play.play_page import PlayController
from piquet_tutor.app.shared.controls.markup import Markup
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.stage import Stage
from piquet_tutor.explore.examples import UnknownExample, example, find, gallery, groups
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.players.opponents.sensible import Sensible
from tests.app.learners import AnyMove, press
from tests.app.opening import open_desk

MARKUP = "<img src=x onerror=alert(1)>"


def texts(widget):
    """Every piece of markup a page sets as markup."""
    for child in getattr(widget, "root", widget).children:
        yield from texts(child)
    if isinstance(widget, Markup):
        yield widget.value
    if isinstance(widget, PageHead):
        yield f"<h1>{widget.scene['title']}</h1>"


@pytest.mark.parametrize("name", ["front", "play", "examples", "first_deal"])
def test_a_page_has_one_heading_and_reads_the_same_every_time(name):
    first, second = page(name), page(name)
    assert repr(first) == repr(second)
    assert "".join(texts(first.page)).count("<h1>") == 1
    heads = [part for part in first.page.parts().values() if isinstance(part, PageHead)]
    assert len(heads) == (name != "front"), "the front page needs no way to itself"


# --- play -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["0", "42", " 7 ", "999999999"])
def test_a_seed_is_a_whole_number(seed):
    assert asking.seed_of(seed) == int(seed)


@pytest.mark.parametrize("seed", ["", "x", "-1", "1.5", "1000000000000", "٣", "²", MARKUP, "4" * 5000])
def test_anything_else_is_no_seed(seed):
    assert asking.seed_of(seed) is None


def test_the_address_names_the_cards_and_the_rules():
    one, two = (PlayController({"seed": "42", "rules": "parlett"}) for _ in range(2))
    assert one.rules.value == "parlett"
    assert one.seed.value == "42"
    assert one.app.table.scene["prompt"] == two.app.table.scene["prompt"]
    assert not one.notice.scene


def test_an_address_that_asks_for_nonsense_gets_a_sentence_and_a_table():
    desk = PlayController({"seed": MARKUP, "rules": MARKUP})
    assert desk.rules.value == "rubicon"
    assert desk.seed.value.isdigit()
    told = desk.notice.scene["paragraphs"]
    assert len(told) == 2
    assert all(MARKUP[:10] in one and one.endswith(".") for one in told)
    assert MARKUP not in "".join(texts(desk.controls))


def test_a_new_partie_takes_the_place_of_the_old():
    desk = PlayController({"seed": "1"})
    before = desk.app.session
    desk.seed.choose("nonsense")
    desk.begin()
    assert desk.app.session is before
    assert "nonsense" in desk.seed.wrong, "said beside the field"
    assert not desk.notice.scene, "and nothing above the table, which would push it down"
    desk.seed.choose("2")
    desk.rules.choose("saunt")
    desk.begin()
    assert desk.app.session is not before
    assert (desk.app.session.seed, desk.app.session.rules.id) == (2, "saunt")
    assert not desk.seed.wrong
    desk.begin()
    assert desk.app.session.seed != 2, "the same seed again means another deal"


def dealt(desk):
    """The page's table once the cards have been dealt."""
    session = desk.app.session
    for _ in range(3):
        if not session.states:
            session.handle(press(session.scenes()["table"]["actions"][0]["id"]))
    return session


def test_a_new_match_asks_first_and_can_be_taken_back():
    desk = PlayController({"seed": "1"})
    open_desk(desk)
    before = dealt(desk)
    desk.new.press()
    assert desk.app.session is before
    assert not desk.question.hidden
    assert desk.new.hidden
    desk.stay.press()
    assert desk.question.hidden
    desk.new.press()
    desk.start.press()
    assert desk.app.session is not before
    assert not desk.undo.hidden
    desk.back.press()
    assert desk.app.session is before
    assert desk.undo.hidden
    assert '"seed":1,' in desk.store.value, "it is kept again"


def test_before_the_first_deal_nothing_has_to_be_asked():
    desk = PlayController({"seed": "1"})
    before = desk.app.session
    desk.new.press()
    assert desk.app.session is not before
    assert desk.undo.hidden


def test_whoever_is_beaten_moves_up_and_says_so():
    desk = PlayController({"seed": "1", "rules": "saunt"})
    session = desk.app.session
    session.opponent = AnyMove()
    while not session.match.over:
        if session.decision is not None:
            session._do(Sensible().choose(seen_by(session.decision, session.seat)))
            session.tell()
        else:
            session.handle(press(session.scenes()["table"]["actions"][0]["id"]))
    asked = session.scenes()["table"]
    assert session.beaten
    assert "Keeps its point" in asked["prompt"]["detail"]
    assert desk.level.value == "point"
    session.handle(press("undo"))
    assert session.next_level == "beginner", "what is taken back was not won"
    session._do(Sensible().choose(seen_by(session.decision, session.seat)))
    session.handle(press("another"))
    assert desk.app.session is not session
    assert desk.app.session.level == "point"


@pytest.mark.parametrize("begins", ["at once", "by the button"])
def test_a_table_is_kept_with_what_is_painted_and_painted_once(begins):
    """So that whoever leaves at once finds again all that they saw."""
    desk = PlayController({"seed": "42"})
    open_desk(desk)
    if begins == "by the button":
        desk.begin()
    stage = Stage(Page("play", [desk.app], keeps=[desk.store]))
    sent = []
    stage.send = sent.append
    stage._receive(stage, {"kind": "intent", "part": "table", "intent": {"kind": "press", "action": "sort"}}, [])
    assert [sorted(message["parts"]) for message in sent] == [["table"]]
    assert list(sent[0]["kept"]) == ["play"]


def test_the_page_says_who_plays_with_whom_in_every_form():
    leads = {name: PlayController({"rules": name}).head.lead for name in rule_set_names()}
    assert "A partie of six deals against Camille," in leads["rubicon"]
    assert "A race to 100 against Camille," in leads["saunt"]
    assert "Races to 100 against Camille," in leads["au-cent"]
    assert "A rubber against Camille," in leads["contract"]
    assert "A race to 100 with Camille and Robin, everyone for themselves" in leads["normand"]
    assert "A race to 100 with Robin as your partner, against Camille and Alix," in leads["voleur"]
    desk = PlayController({"rules": "voleur"})
    desk.rules.choose("auction")
    desk.begin()
    assert "A partie of six deals against Camille," in desk.head.lead


def test_each_rule_set_says_what_it_is():
    desk = PlayController({})
    said = set()
    for name in rule_set_names():
        desk.rules.choose(name)
        said.add(desk.about.value)
    assert len(said) == len(rule_set_names())


# --- examples ---------------------------------------------------------------------------------------------------


def test_every_example_stands_in_one_group():
    listed = [one.id for group in groups() for one in group.examples]
    assert sorted(listed) == sorted(one.id for one in gallery())
    assert len(listed) == len(set(listed))


def test_an_example_is_found_by_its_name_or_its_file():
    assert example("01-cavendish-example") == example("cavendish-example") == find("01-cavendish-example.json").told()
    with pytest.raises(UnknownExample, match="no example"):
        example("nowhere")


@pytest.mark.slow
def test_every_example_can_be_chosen_and_stepped_through():
    desk = ExamplesController({})
    for place, group in enumerate(groups()):
        desk.group.choose(desk.group.options[place][1])
        for number, one in enumerate(group.examples):
            desk.example.choose(desk.example.options[number][1])
            assert desk.note.scene["title"] == narration.message(one.title)
            assert not desk.notice.scene
            desk.app.session.handle({"kind": "press", "action": "last"})
            assert desk.app.table.scene["prompt"]["tone"] == "done"


def test_an_address_can_name_the_example():
    assert ExamplesController({"example": "sunk-king"}).example.value == "sunk-king"
    desk = ExamplesController({"example": MARKUP})
    assert desk.example.value == gallery()[0].id
    assert MARKUP[:20] in desk.notice.scene["paragraphs"][0]


def test_a_deal_under_another_book():
    desk = ExamplesController({"example": "capot-outside-the-pique"})
    totals = []
    for name in ("", "wikipedia"):
        desk.rules.choose(name)
        desk.app.session.handle({"kind": "press", "action": "last"})
        totals.append(desk.app.session.deal.total("elder"))
    assert totals == [66, 96]


def test_under_another_book_the_note_says_what_differs_and_the_table_stays_at_its_step():
    """Sixty-six by the record's own rules, ninety-six by the other, and the question on which they part."""
    desk = ExamplesController({"example": "capot-outside-the-pique"})
    own = desk.note.scene
    for _ in range(20):
        desk.app.session.handle({"kind": "press", "action": "step"})
    played = len(desk.app.session.deal.actions)
    desk.rules.choose("wikipedia")
    assert len(desk.app.session.deal.actions) == played
    note = desk.note.scene
    assert "Wikipedia" in note["label"]
    assert "66" in note["paragraphs"][0]
    assert "96" in note["paragraphs"][0]
    assert note["paragraphs"][1].startswith("They first differ here: When do the cards count towards a pique?")
    desk.rules.choose("")
    assert desk.note.scene == own
    assert len(desk.app.session.deal.actions) == played


def test_only_rule_sets_of_the_same_shape_are_offered_and_a_refused_one_is_not_left_standing():
    desk = ExamplesController({"example": "the-pictured-deal"})
    assert [value for _, value in desk.rules.options] == [""], "no other form has its bids"
    assert desk.rules.hidden
    desk = ExamplesController({"example": "cavendish-example"})
    offered = {value for _, value in desk.rules.options}
    assert {"parlett", "club", "saunt", "au-cent"} < offered
    assert not offered & {"rubicon", "cent-36", "contract", "auction", "normand", "voleur"}
    desk = ExamplesController({"example": "sunk-king"})
    refused = next(name for name in ("parlett", "club", "cavendish", "wikipedia") if refuses(desk, name))
    assert desk.rules.value == "", refused
    assert desk.app.session.score.rules.id == "rubicon"


def refuses(desk, rules):
    desk.rules.choose("")
    desk.rules.choose(rules)
    return bool(desk.notice.scene)


def test_until_a_record_of_ones_own_is_ruled_nothing_is_said_as_if_the_example_were_it():
    desk = ExamplesController({"example": "sunk-king"})
    desk.group.choose(desk.group.options[len(groups())][1])
    for text in ("", "{"):
        desk.text.choose(text)
        assert desk.note.scene["title"] == desk.words["own_title"]
        assert desk.rules.hidden
        desk.rule.press()
        assert desk.notice.scene
    desk.text.choose(find("partie-141").text())
    desk.rule.press()
    assert not desk.notice.scene
    assert desk.note.scene["label"] == desk.words["own_label"]
    assert not desk.rules.hidden
    assert not desk.deal.hidden
    desk.group.choose(desk.group.options[0][1])
    assert desk.note.scene["title"] == narration.message(gallery()[0].title)


def test_a_partie_is_shown_deal_by_deal():
    desk = ExamplesController({"example": "partie-141"})
    assert [value for _, value in desk.deal.options] == ["1", "2", "3", "4", "5", "6"]
    assert not desk.deal.hidden
    assert any("141" in one for one in desk.note.scene["paragraphs"])
    desk.deal.choose("2")
    assert desk.app.session.viewpoint.names["elder"] == "Josephine"
    assert desk.app.sheet.scene["partie"]["players"] == ["Napoleon", "Josephine"]
    desk.example.choose("partie-104")
    assert desk.deal.value == "1"
    desk.group.choose(desk.group.options[0][1])
    assert desk.deal.hidden


def test_a_record_of_ones_own_is_ruled():
    desk = ExamplesController({})
    mine = example("sunk-king") | {"title": MARKUP, "note": MARKUP, "source": MARKUP}
    desk.text.choose(json.dumps(mine))
    desk.rule.press()
    assert not desk.notice.scene
    assert desk.note.scene["title"] == MARKUP
    assert MARKUP not in "".join([*texts(desk.chooser), *texts(desk.own)])
    assert len(desk.app.session.states) > 10


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "\x00" * 50,
        "[" * 20_000,
        "9" * 400_000,
        json.dumps({"format": "piquet-record/1", "title": MARKUP, "rules": "rubicon", "deal": {}}),
        json.dumps(example("cavendish-example") | {"play": "AH KC"}),
        json.dumps(example("cavendish-example") | {"rules": MARKUP}),
    ],
)
def test_what_cannot_be_ruled_gets_a_sentence_and_loses_nothing(text):
    desk = ExamplesController({"example": "sunk-king"})
    before, note = desk.app.session, desk.note.scene
    desk.text.choose(text)
    desk.rule.press()
    reason, _ = desk.notice.scene["paragraphs"]
    assert reason.endswith(".")
    assert len(reason) < 400
    assert desk.text.value == text
    assert desk.app.session is before
    assert desk.note.scene is note
    assert desk.rules.options[0][0] == "As in the record (Rubicon Piquet)"
    desk.rules.choose("club")
    assert not desk.notice.scene, "the example is still the one that is ruled on"


def test_a_file_is_put_into_the_field_and_ruled():
    desk = ExamplesController({})
    desk.upload.handle({"kind": "file", "content": base64.b64encode(b"\xff\xfe\x00ba").decode()})
    assert desk.text.value == ""
    assert "UTF-8" in desk.notice.scene["paragraphs"][0]
    desk.upload.handle({"kind": "file", "content": base64.b64encode(find("sunk-king").text().encode()).decode()})
    assert "sunk king" in desk.text.value
    assert desk.note.scene["title"] == narration.message(find("sunk-king").title)


def test_the_readers_own_field_is_shown_when_it_is_asked_for():
    desk = ExamplesController({})
    assert desk.own.hidden
    desk.group.choose(desk.group.options[len(groups())][1])
    assert not desk.own.hidden
    desk.sample.press()
    assert json.loads(desk.text.value)["title"] == narration.message(gallery()[0].title)
    desk.text.value += " "
    desk.group.choose(desk.group.options[1][1])
    assert desk.own.hidden
    assert desk.text.value.endswith(" "), "what was typed is kept"


# --- found again after a reload -----------------------------------------------------------------------------------


def examples_left_and_reopened(leave, query=None):
    """A page of examples on which something was done, and the page as it opens after a reload."""
    first = ExamplesController({})
    open_desk(first)
    leave(first)
    again = ExamplesController(query or {})
    open_desk(again, first.store.value)
    return first, again


def signature(desk):
    """What is seen of the page: lists, field, note, and the table with its tools."""
    lists = [(one.value, one.hidden) for one in (desk.group, desk.example, desk.deal, desk.rules)]
    table = desk.app.table.scene
    scene = (table["prompt"], table["four_colour"], [one["pressed"] for one in table["tools"] if "pressed" in one])
    return lists, desk.own.hidden, desk.text.value, desk.note.scene, scene


def test_a_reload_finds_the_example_the_rules_the_step_and_the_tools():
    def leave(desk):
        desk.group.choose(desk.group.options[1][1])
        desk.example.choose(desk.example.options[1][1])
        desk.rules.choose(desk.rules.options[1][1])
        for action in ("step", "step", "step"):
            desk.app.session.handle({"kind": "press", "action": action})
        desk.app.session.handle({"kind": "press", "action": "four_colour"})
        desk.app.session.handle({"kind": "press", "action": "told"})

    first, again = examples_left_and_reopened(leave)
    assert first.app.session.place == again.app.session.place == 3
    assert signature(first) == signature(again)


def test_a_reload_finds_a_record_of_ones_own_and_what_was_being_typed():
    def leave(desk):
        desk.group.choose(desk.group.options[len(groups())][1])
        desk.rule_on(json.dumps(find("sunk-king").record))
        desk.app.session.handle({"kind": "press", "action": "last"})
        desk.text.choose("half a reco")

    first, again = examples_left_and_reopened(leave)
    assert again.shown is None
    assert again.app.session.place == first.app.session.place > 0
    assert signature(first) == signature(again)


def test_a_reload_finds_the_deal_of_a_partie_and_the_open_field():
    def leave(desk):
        home = next(place for place, group in enumerate(groups()) if find("partie-141") in group.examples)
        desk.group.choose(desk.group.options[home][1])
        desk.example.choose("partie-141")
        desk.deal.choose("4")
        desk.group.choose(desk.group.options[len(groups())][1])
        desk.text.choose("{")

    first, again = examples_left_and_reopened(leave)
    assert again.deal.value == "4"
    assert signature(first) == signature(again)


def test_the_address_is_heard_before_what_was_kept():
    _, again = examples_left_and_reopened(lambda desk: desk.rule_on(example("sunk-king")), {"example": "equal-points"})
    assert again.example.value == "equal-points"


@pytest.mark.parametrize(
    "change",
    [
        {"example": "<b>none</b>"},
        {"example": "", "own": "{}"},
        {"example": "", "own": ""},
        {"deal": "1"},
        {"step": True},
        {"look": None},
        {"more": 1},
        {"format": "another/1"},
    ],
)
def test_what_nobody_could_have_kept_leaves_the_first_example(change):
    fresh = ExamplesController({})
    open_desk(fresh)
    fresh.text.choose("x")
    kept = json.loads(fresh.store.value)
    desk = ExamplesController({})
    open_desk(desk, json.dumps({**kept, **change}))
    assert signature(desk) == signature(ExamplesController({}))


def test_numbers_beyond_the_deal_are_its_ends_and_strange_tools_are_left():
    fresh = ExamplesController({})
    open_desk(fresh)
    fresh.text.choose("x")
    kept = json.loads(fresh.store.value)
    desk = ExamplesController({})
    open_desk(desk, json.dumps({**kept, "step": 10**9, "deal": -4, "rules": MARKUP, "look": {"by_rank": MARKUP}}))
    assert desk.app.session.deal.done
    assert desk.deal.value == "1"
    assert not desk.app.session.viewpoint.by_rank


def test_a_new_partie_is_looked_at_as_the_last_one_was():
    desk = PlayController({"seed": "42"})
    tools = {one["id"]: one.get("pressed") for one in desk.app.table.scene["tools"]}
    for tool in ("sort", "four_colour", "told"):
        desk.app.session.handle({"kind": "press", "action": tool})
    desk.begin()
    now = {one["id"]: one.get("pressed") for one in desk.app.table.scene["tools"]}
    assert [now[tool] for tool in ("sort", "four_colour", "told")] == [
        not tools[tool] for tool in ("sort", "four_colour", "told")
    ]
