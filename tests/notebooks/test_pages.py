"""The pages' controls, without a browser: what an address asks for, what is pasted, and what becomes of it."""

from __future__ import annotations

import base64
import json
from html import escape

import pytest

from piquet_tutor import narration, page
from piquet_tutor.app import asking
from piquet_tutor.app.address import Address
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.deal.deal_page import DealController
from piquet_tutor.app.pages.deal.examples_state import ExamplesState
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
HERE = "http://127.0.0.1:8866/voila/render/examples.ipynb"


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


def pick(desk, name):
    """Press a picture of the gallery."""
    desk.gallery.handle({"kind": "example", "id": name})


def chosen(desk):
    """The pictures that are marked as lying on the table."""
    hung = [one for subject in desk.gallery.scene["subjects"] for one in subject["examples"]]
    return [one["id"] for one in hung if one["chosen"]]


@pytest.mark.slow
def test_every_example_can_be_chosen_and_stepped_through():
    desk = DealController("examples", {})
    for subject in desk.gallery.scene["subjects"]:
        for one in subject["examples"]:
            pick(desk, one["id"])
            assert chosen(desk) == [one["id"]]
            assert desk.table.note.scene["title"] == one["title"]
            assert not desk.notice.scene
            desk.table.app.session.handle({"kind": "press", "action": "last"})
            assert desk.table.app.table.scene["prompt"]["tone"] == "done"


def test_a_learner_sees_the_pictures_first_and_the_deal_alone_once_one_is_chosen():
    desk = DealController("examples", {})
    assert (desk.pictures.hidden, desk.table.place.hidden) == (False, True)
    pick(desk, "equal-points")
    assert (desk.pictures.hidden, desk.table.place.hidden) == (True, False)
    desk.table.others.press()
    assert (desk.pictures.hidden, desk.table.place.hidden) == (False, True)
    desk.onward.press()
    assert desk.pictures.hidden
    assert DealController("examples", {"example": "sunk-king"}).pictures.hidden, "who was sent to a deal sees that"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_deal_of_the_pictures_has_an_address_and_the_pictures_are_found_again_at_theirs(language):
    """So that Back leads from a deal to the pictures among which it was picked, and from there on to that deal."""
    desk = DealController("examples", {}, language)
    (there,) = [
        one["page"] for each in desk.gallery.scene["subjects"] for one in each["examples"] if one["id"] == "sunk-king"
    ]
    query = Address.read(f"http://127.0.0.1/{there}").query
    assert (query["example"], query.get("lang", "en")) == ("sunk-king", language)
    at_deal = open_desk(DealController("examples", query, language))
    at_deal.table.app.session.handle({"kind": "press", "action": "step"})
    kept = at_deal.stores["examples"].value
    again = open_desk(DealController("examples", {}, language), examples=kept)
    assert (again.pictures.hidden, again.table.place.hidden) == (False, True)
    assert chosen(again) == ["sunk-king"]
    assert escape(there) in again.resume.value
    assert not again.resume.hidden
    resumed = open_desk(DealController("examples", query, language), examples=kept)
    assert (resumed.pictures.hidden, resumed.table.app.session.place) == (True, 1)


def test_a_deal_of_ones_own_without_an_address_is_found_again_on_the_table():
    desk = DealController("examples", {})
    own = ExamplesState(own=json.dumps(find("sunk-king").told())).to_json()
    open_desk(desk, examples=own)
    assert (desk.pictures.hidden, desk.table.place.hidden) == (True, False)


def test_an_address_can_name_the_example():
    assert chosen(DealController("examples", {"example": "sunk-king"})) == ["sunk-king"]
    desk = DealController("examples", {"example": MARKUP})
    assert chosen(desk) == [gallery()[0].id]
    assert MARKUP[:20] in desk.notice.scene["paragraphs"][0]


def test_a_deal_under_another_book():
    desk = DealController("examples", {"example": "capot-outside-the-pique"})
    totals = []
    for name in ("", "wikipedia"):
        desk.table.rules.choose(name)
        desk.table.app.session.handle({"kind": "press", "action": "last"})
        totals.append(desk.table.app.session.deal.total("elder"))
    assert totals == [66, 96]


def test_under_another_book_the_note_says_what_differs_and_the_table_stays_at_its_step():
    """Sixty-six by the record's own rules, ninety-six by the other, and the question on which they part."""
    desk = DealController("examples", {"example": "capot-outside-the-pique"})
    own = desk.table.note.scene
    for _ in range(20):
        desk.table.app.session.handle({"kind": "press", "action": "step"})
    played = len(desk.table.app.session.deal.actions)
    desk.table.rules.choose("wikipedia")
    assert len(desk.table.app.session.deal.actions) == played
    note = desk.table.note.scene
    assert "Wikipedia" in note["label"]
    assert "66" in note["paragraphs"][1]
    assert "96" in note["paragraphs"][1]
    assert note["paragraphs"][2].startswith("They first differ here: When do the cards count towards a pique?")
    desk.table.rules.choose("")
    assert desk.table.note.scene == own
    assert len(desk.table.app.session.deal.actions) == played


def test_only_rule_sets_of_the_same_shape_are_offered_and_a_refused_one_is_not_left_standing():
    desk = DealController("examples", {"example": "the-pictured-deal"})
    assert [value for _, value in desk.table.rules.options] == [""], "no other form has its bids"
    assert desk.table.rules.hidden
    desk = DealController("examples", {"example": "cavendish-example"})
    offered = {value for _, value in desk.table.rules.options}
    assert {"parlett", "club", "saunt", "au-cent"} < offered
    assert not offered & {"rubicon", "cent-36", "contract", "auction", "normand", "voleur"}
    desk = DealController("examples", {"example": "sunk-king"})
    refused = next(name for name in ("parlett", "club", "cavendish", "wikipedia") if refuses(desk, name))
    assert desk.table.rules.value == "", refused
    assert desk.table.app.session.score.rules.id == "rubicon"


def refuses(desk, rules):
    desk.table.rules.choose("")
    desk.table.rules.choose(rules)
    return bool(desk.notice.scene)


def test_until_a_record_of_ones_own_is_ruled_nothing_is_said_as_if_the_example_were_it():
    desk = DealController("examples", {"example": "sunk-king"})
    desk.go("text")
    assert desk.table.note.scene["title"] == desk.table.words["own_title"]
    for text in ("", "{"):
        desk.text.choose(text)
        desk.rule.press()
        assert desk.notice.scene
        assert desk.table.brought is None
    desk.text.choose(find("partie-141").text())
    desk.rule.press()
    assert not desk.notice.scene
    assert desk.table.note.scene["label"] == desk.table.words["own_label"]
    assert not desk.table.rules.hidden
    assert not desk.table.deal.hidden
    pick(desk, gallery()[0].id)
    assert desk.table.note.scene["title"] == narration.message(gallery()[0].title)


def test_a_partie_is_shown_deal_by_deal():
    desk = DealController("examples", {"example": "partie-141"})
    assert [value for _, value in desk.table.deal.options] == ["1", "2", "3", "4", "5", "6"]
    assert not desk.table.deal.hidden
    assert any("141" in one for one in desk.table.about.scene["paragraphs"])
    desk.table.deal.choose("2")
    assert desk.table.app.session.viewpoint.names["elder"] == "Josephine"
    assert desk.table.app.sheet.scene["partie"]["players"] == ["Napoleon", "Josephine"]
    pick(desk, "partie-104")
    assert desk.table.deal.value == "1"
    pick(desk, gallery()[0].id)
    assert desk.table.deal.hidden


def test_a_record_of_ones_own_is_ruled():
    desk = DealController("examples", {})
    mine = example("sunk-king") | {"title": MARKUP, "note": MARKUP, "source": MARKUP}
    desk.text.choose(json.dumps(mine))
    desk.rule.press()
    assert not desk.notice.scene
    assert desk.table.note.scene["title"] == MARKUP
    assert MARKUP not in "".join([*texts(desk.table.chooser), *texts(desk.giving)])
    assert len(desk.table.app.session.states) > 10


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
    desk = DealController("examples", {"example": "sunk-king"})
    before = desk.table.stand()
    desk.text.choose(text)
    desk.rule.press()
    reason, _ = desk.notice.scene["paragraphs"]
    assert reason.endswith(".")
    assert len(reason) < 400
    assert desk.text.value == text
    assert desk.table.place.children == (), "nothing can be read as its ruling"
    desk.back.press()
    assert desk.table.stand() == before
    assert desk.table.rules.options[0][0] == "As in the record (Rubicon Piquet)"
    desk.table.rules.choose("club")
    assert not desk.notice.scene, "the example is again the one that is ruled on"


def test_a_file_is_put_into_the_field_and_ruled():
    desk = DealController("examples", {})
    desk.upload.handle({"kind": "file", "content": base64.b64encode(b"\xff\xfe\x00ba").decode()})
    assert desk.text.value == ""
    assert "UTF-8" in desk.notice.scene["paragraphs"][0]
    desk.upload.handle({"kind": "file", "content": base64.b64encode(find("sunk-king").text().encode()).decode()})
    assert "sunk king" in desk.text.value
    assert desk.table.note.scene["title"] == narration.message(find("sunk-king").title)


def test_the_readers_own_field_is_shown_when_it_is_asked_for():
    desk = DealController("examples", {})
    assert desk.asking not in desk.whole.children
    desk.go("text")
    assert desk.asking in desk.whole.children
    desk.fill_in.press()
    assert json.loads(desk.text.value)["title"] == narration.message(gallery()[0].title)
    desk.text.value += " "
    desk.go("gallery")
    assert desk.asking not in desk.whole.children
    assert desk.text.value.endswith(" "), "what was typed is kept"


# --- found again after a reload -----------------------------------------------------------------------------------


def reopened(kept, query=None):
    """The page as it opens after a reload in a browser that keeps a text."""
    return open_desk(DealController("examples", query or {}), page=HERE, examples=kept)


def kept_of(desk):
    """What the browser keeps of the gallery."""
    return desk.stores["examples"].value


def signature(desk):
    """What is seen of the page: lists, field, notes, and the table with its tools."""
    lists = [(one.value, one.hidden) for one in (desk.table.deal, desk.table.rules)]
    table = desk.table.app.table.scene
    scene = (table["prompt"], table["four_colour"], [one["pressed"] for one in table["tools"] if "pressed" in one])
    return desk.way, chosen(desk), lists, desk.text.value, desk.table.note.scene, desk.table.about.scene, scene


def test_a_reload_finds_the_example_the_rules_the_step_and_the_tools():
    first = reopened(None)
    name = groups()[1].examples[1].id
    pick(first, name)
    first.table.rules.choose(first.table.rules.options[1][1])
    for action in ("step", "step", "step", "four_colour", "told"):
        first.table.app.session.handle({"kind": "press", "action": action})
    again = reopened(kept_of(first), {"example": name})
    assert first.table.app.session.place == again.table.app.session.place == 3
    assert signature(first) == signature(again)
    assert again.pictures.hidden


def test_a_reload_finds_the_deal_of_a_partie():
    first = reopened(None)
    pick(first, "partie-141")
    first.table.deal.choose("4")
    again = reopened(kept_of(first))
    assert again.table.deal.value == "4"
    assert signature(first) == signature(again)


def test_a_record_of_ones_own_that_was_kept_with_the_examples_lies_on_the_table_and_what_was_typed_in_the_field():
    """As it was kept when the field for it stood on the page of examples."""
    first = reopened(None)
    pick(first, "sunk-king")
    own = {
        "example": "",
        "own": json.dumps(find("sunk-king").record),
        "pasting": True,
        "typed": "half a reco",
        "step": 5,
    }
    again = reopened(json.dumps({**json.loads(kept_of(first)), **own}))
    assert (again.way, again.text.value, again.table.app.session.place) == ("text", "half a reco", 5)
    assert again.table.brought.example is None
    assert again.table.note.scene["label"] == again.table.words["own_label"]


def test_a_deal_of_ones_own_is_found_again_wherever_it_was_written():
    first = reopened(None)
    first.go("text")
    first.text.choose(json.dumps(find("sunk-king").record))
    first.rule.press()
    kept = {name: store.value for name, store in first.stores.items()}
    again = open_desk(DealController("examples", {}), fragment=first.fragment.value, page=HERE, **kept)
    assert again.table.whole == first.table.whole
    assert again.text.value == first.text.value


def test_the_address_is_heard_before_what_was_kept():
    first = reopened(None)
    pick(first, "sunk-king")
    assert chosen(reopened(kept_of(first), {"example": "equal-points"})) == ["equal-points"]


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
    fresh = reopened(None)
    pick(fresh, "sunk-king")
    desk = reopened(json.dumps({**json.loads(kept_of(fresh)), **change}))
    assert signature(desk) == signature(reopened(None))


def test_numbers_beyond_the_deal_are_its_ends_and_strange_tools_are_left():
    fresh = reopened(None)
    pick(fresh, "sunk-king")
    beyond = {"step": 10**9, "deal": -4, "rules": MARKUP, "look": {"by_rank": MARKUP}}
    desk = reopened(json.dumps({**json.loads(kept_of(fresh)), **beyond}))
    assert desk.table.app.session.deal.done
    assert desk.table.deal.value == "1"
    assert not desk.table.app.session.viewpoint.by_rank


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
