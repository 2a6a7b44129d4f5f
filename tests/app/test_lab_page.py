"""The lab without a browser: what a page sends, what is explained, links, and what a reload finds again."""

from __future__ import annotations

import json
from base64 import b64encode

import pytest

from piquet_tutor.app.pages.deal.deal_page import DealController, deal_page
from piquet_tutor.app.pages.deal.lab_model import LabModel
from piquet_tutor.app.pages.deal.lab_scene import editor_parts
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.lab.recording import from_record
from piquet_tutor.explore.lab.sheet import blank
from piquet_tutor.game.rules.loader import rule_set_names
from tests.app.opening import open_desk

HERE = "http://127.0.0.1:8866/voila/render/lab.ipynb"
ROUGE = example("carte-rouge-completes-a-repique")


@pytest.fixture
def desk():
    return opened()


def opened(fragment="", kept=None, query=None):
    """A desk whose page has told what stands after its # and what the browser had kept."""
    return open_desk(DealController("lab", query or {}), fragment=fragment, page=HERE, lab=kept)


def told(view, **message):
    view.handle(message)


def send(desk, **intent):
    told(desk.laying.editor, **intent)


def place(desk, name):
    return next(one for one in desk.laying.editor.scene["places"] if one["name"] == name)


def rules_of(desk):
    return [one["clause"] for one in desk.laying.feed.scene["passages"] if one["verdict"] == "awarded"]


def shared(desk):
    """What the part beside the deal offers, once it has been opened."""
    desk.share.handle({"kind": "open", "open": True})
    return desk.share.scene


def refusal(desk):
    return desk.laying.editor.scene["status"]["refusal"]


# --- edits and rulings ------------------------------------------------------------------------------------------------


def test_a_card_that_moves_is_ruled_on_at_once_and_taken_back_as_quickly(desk):
    before = rules_of(desk)
    send(desk, kind="swap", one="KS", other="AC")
    assert rules_of(desk) != before
    send(desk, kind="undo")
    assert rules_of(desk) == before
    send(desk, kind="redo")
    assert rules_of(desk) != before


def test_an_impossible_state_stands_as_it_was_put_and_is_explained_where_it_is(desk):
    send(desk, kind="move", card="AS", to="younger", source="elder")
    assert place(desk, "elder")["faults"][0]["missing"]
    assert "take 1 out" in place(desk, "younger")["faults"][0]["text"]
    assert place(desk, "younger")["count"] == 13
    assert desk.laying.feed.scene["passages"] == []
    assert desk.laying.editor.scene["status"]["tone"] == "wrong"


def test_what_holds_before_a_wrong_card_is_ruled_on_and_the_refusal_can_be_asked_about(desk):
    send(desk, kind="play", cards="AH KC")
    assert "point.good" in rules_of(desk)
    assert desk.laying.editor.scene["play"]["faults"]
    assert desk.laying.feed.scene["passages"][-1]["verdict"] == "refused"


def test_a_card_of_the_heap_is_laid_and_the_heap_is_no_place_of_the_deal(desk):
    send(desk, kind="clear", part="all")
    send(desk, kind="move", card="AS", to="elder", source="loose")
    assert place(desk, "elder")["count"] == 1
    assert list(desk.laying.bench.sheet.hands) == ["elder"]
    assert desk.laying.editor.scene["status"]["tone"] == "wait"


def test_claim_sixteen_is_laid_out_piece_by_piece():
    """The twenty of the carte rouge count towards a repique; where they are not played there is none."""
    desk, sheet = opened(), from_record(ROUGE)
    send(desk, kind="clear", part="all")
    for name in ("elder", "younger", "talon"):
        for one in sheet.at(name):
            send(desk, kind="move", card=one.code, to=name, source="loose")
    for seat, cards in sheet.discards.items():
        for one in cards:
            send(desk, kind="move", card=one.code, to=f"{seat}.discards", source=seat)
    assert "repique.award" not in rules_of(desk)
    send(desk, kind="option", name="carte_rouge", value=20)
    assert {"carte_rouge.award", "repique.award"} <= set(rules_of(desk))


@pytest.mark.parametrize("rules", rule_set_names())
def test_every_form_of_the_game_can_be_dealt_played_and_shown(rules):
    bench = LabModel(blank(rules))
    bench.handle({"kind": "deal_one", "seed": 4})
    parts = editor_parts(bench)
    assert parts["status"]["tone"] == "done"
    assert (parts["bids"] is not None) == ("bidding" in bench.sheet.rule_set.phases)
    assert [one["name"] for one in parts["places"]][-1] == "loose"
    assert bench.history.undos == 1


def test_what_is_bid_next_is_offered_and_can_be_said():
    desk = opened(query={"rules": "contract"})
    send(desk, kind="fill", seed=3)
    bids = desk.laying.editor.scene["bids"]
    send(desk, kind="bids", bids=[[bids["seat"], bids["next"][1][1]]])
    assert len(desk.laying.editor.scene["bids"]["said"]) == 1
    assert desk.laying.editor.scene["status"]["tone"] == "going"


def test_a_call_is_sunk_made_short_and_made_whole_again(desk):
    good = rules_of(desk)
    send(desk, kind="call", seat="elder", call="point", given=[])
    assert "point.good" not in rules_of(desk) or rules_of(desk) != good
    kind = desk.laying.editor.scene["calls"]["seats"][0]["kinds"][0]
    assert kind["state"] == "sunk"
    send(desk, kind="call", seat="elder", call="point", given=[kind["held"][0]["cards"]])
    assert desk.laying.editor.scene["calls"]["seats"][0]["kinds"][0]["groups"][0]["named"] == "point of 5 in hearts"
    send(desk, kind="call", seat="elder", call="point", given=None)
    assert rules_of(desk) == good


def test_the_nearest_change_is_taken_over_as_an_edit(desk):
    denied = next(one for one in desk.laying.feed.scene["passages"] if one["turns"])
    told(desk.laying.feed, kind="turn", number=denied["number"])
    turn = next(one for one in desk.laying.feed.scene["passages"] if one["number"] == denied["number"])["turn"]
    assert turn["take"]
    assert "record" not in turn
    title = desk.laying.bench.sheet.title
    told(desk.laying.feed, kind="take", number=denied["number"])
    assert desk.laying.bench.history.undos == 1
    assert desk.laying.bench.sheet.title == title
    assert denied not in desk.laying.feed.scene["passages"]


def test_what_the_text_field_shows_as_an_example_can_be_typed(desk):
    send(desk, kind="typed", text=desk.laying.editor.scene["frame"]["words"]["text-hint"])
    assert refusal(desk) == ""
    assert desk.laying.editor.scene["status"]["tone"] == "going"


# --- strangers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "intent",
    [
        {"kind": "move", "card": "1X", "to": "elder"},
        {"kind": "move", "card": "AS", "to": "widow"},
        {"kind": "option", "name": "nothing", "value": 1},
        {"kind": "option", "name": "carte_rouge", "value": [1]},
        {"kind": "typed", "text": "elder: XX"},
        {"kind": "typed", "text": "{" * 5000},
        {"kind": "example", "name": ["x"]},
        {"kind": "bids", "bids": [1]},
        {"kind": "concede", "seat": "nobody"},
        {"kind": "too_large"},
        {"kind": "file", "content": b64encode("aîné : RP".encode("cp1252")).decode()},
        {"kind": "file", "content": "no base 64"},
    ],
    ids=lambda intent: f"{intent['kind']}-{len(str(intent))}",
)
def test_what_cannot_be_done_gets_one_sentence_and_changes_nothing(desk, intent):
    before = desk.laying.bench.sheet
    send(desk, **intent)
    assert refusal(desk).endswith(".")
    assert "Traceback" not in refusal(desk)
    assert desk.laying.bench.sheet is before
    send(desk, kind="undo")
    assert refusal(desk) == ""


@pytest.mark.parametrize("kind", ["take", "why", "turn", "nothing"])
def test_what_is_no_intent_is_dropped(desk, kind):
    before = desk.laying.bench.sheet
    send(desk, kind=kind, number="x")
    assert desk.laying.bench.sheet is before


# --- links, and loading again -----------------------------------------------------------------------------------------


def test_the_address_follows_every_edit_and_a_reload_finds_it_again(desk):
    assert desk.fragment.value is None, "what nobody has changed is not written"
    send(desk, kind="swap", one="KS", other="AC")
    again = opened(desk.fragment.value, kept='{"never": "read"}')
    assert again.laying.bench.sheet == desk.laying.bench.sheet
    assert rules_of(again) == rules_of(desk)


def test_without_an_address_the_page_goes_on_with_what_the_browser_kept(desk):
    send(desk, kind="swap", one="KS", other="AC")
    assert opened(kept=desk.stores["lab"].value).laying.bench.sheet == desk.laying.bench.sheet
    assert opened(kept="{}").laying.bench.sheet == opened().laying.bench.sheet


def test_a_damaged_link_gets_its_sentence_and_changes_nothing(desk):
    send(desk, kind="swap", one="KS", other="AC")
    before, link = desk.laying.bench.sheet, desk.fragment.value
    desk.fragment.hear(link[:-9] + "A" + link[-8:], HERE)
    assert desk.laying.bench.sheet is before
    assert "damaged" in desk.notice.scene["paragraphs"][0]
    desk.fragment.hear(link, HERE)
    assert desk.notice.scene == {}


@pytest.mark.parametrize("damage", ["{}&utm_source=x", "{}.", "utm_source=x&{}", "{}%3E"])
def test_a_link_that_chats_have_damaged_opens_its_deal(desk, damage):
    send(desk, kind="swap", one="KS", other="AC")
    link = desk.fragment.value
    for each in (link, link.replace("=", "%3D")):
        assert opened(damage.format(each)).laying.bench.sheet == desk.laying.bench.sheet
        again = opened()
        send(again, kind="typed", text=f"Look: <{HERE}#{damage.format(each)}>")
        assert again.laying.bench.sheet == desk.laying.bench.sheet


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be"])
def test_a_file_is_opened_whatever_its_encoding(desk, encoding):
    text = json.dumps(ROUGE | {"title": "La carte rouge complète un repic"}, ensure_ascii=False)
    send(desk, kind="file", content=b64encode(text.encode(encoding)).decode())
    assert desk.laying.bench.sheet.title == "La carte rouge complète un repic"


def test_an_unsound_deal_goes_through_a_link_as_it_is(desk):
    send(desk, kind="move", card="AS", to="younger", source="elder")
    assert len(opened(desk.fragment.value).laying.bench.sheet.hands["younger"]) == 13


def test_the_link_is_whole_on_the_tutors_own_page_alone(desk):
    assert shared(desk)["link"]["address"].startswith(f"{HERE}#{links.KEY}=")
    desk.fragment.hear("", "http://127.0.0.1:8888/lab/tree/lab.ipynb")
    assert shared(desk)["link"]["address"].startswith(f"{links.KEY}=")
    assert not shared(desk)["link"]["href"]


def test_the_code_is_drawn_when_it_is_asked_for_and_goes_with_the_next_edit(desk):
    assert shared(desk)["code"] is None
    desk.share.handle({"kind": "code", "open": True})
    assert shared(desk)["code"]["image"].startswith("data:image/svg+xml;base64,")
    send(desk, kind="swap", one="KS", other="AC")
    assert shared(desk)["code"] is None


def test_only_parts_that_changed_are_sent_and_a_late_view_gets_the_whole(desk):
    before = desk.laying.editor.scene
    send(desk, kind="texts", title="Mine", source="", note="")
    sent = desk.laying.editor.since(before)
    assert {"texts"} <= set(sent) <= {"tools", "texts", "said"}
    assert desk.laying.editor.since(None) == desk.laying.editor.scene
    json.dumps(sent)


def test_the_page_takes_a_record_and_names_what_the_address_cannot_have(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "")
    deal_page("lab", ROUGE)
    desk = opened(query={"example": "<b>none</b>"})
    assert "<b>none</b>" in desk.notice.scene["paragraphs"][0]
    assert desk.laying.bench.sheet == opened().laying.bench.sheet


def points_by_book(desk):
    """What elder and younger have by the deal's own book, and by each that scores otherwise."""
    scene = desk.books.rulings.scene
    named = [(scene["own"]["title"], scene["own"]), *((one["titles"][0], one) for one in scene["books"])]
    return {title: [each["points"] for each in one["scores"]] for title, one in named}


def test_other_books_are_asked_when_the_fold_is_opened_and_again_when_the_deal_has_changed():
    desk = opened(query={"example": "lead-before-the-tens"})
    assert desk.books.rulings.scene == {}
    told(desk.books.bar, kind="books", open=True)
    assert points_by_book(desk)["Rubicon Piquet"] == [49, 7]
    assert desk.books.rulings.scene["own"]["title"] == "Parlett's Piquet"
    send(desk, kind="rules", name="rubicon")
    assert points_by_book(desk) == {"Rubicon Piquet": [49, 7], "Parlett's Piquet": [79, 7]}
    assert desk.laying.feed.scene["tally"] == "Elder: 49; Younger: 7"
    send(desk, kind="clear", part="all")
    assert desk.books.rulings.scene == {}, "nothing is told of a deal that does not stand"


def test_a_ruling_that_turns_on_a_disputed_reading_names_the_others_and_whose_they_are():
    desk = opened(query={"example": "lead-before-the-tens"})
    (pique,) = [one for one in desk.laying.feed.scene["passages"] if one["clause"] == "pique.award"]
    assert any("by the order of reckoning (Cavendish" in line for line in pique["books"]["lines"])
    assert any("The clock decides" in text for text in pique["full"])


def test_on_a_site_a_sound_deal_has_its_lines_for_a_page_of_ones_own():
    """They name the site's own script, and hold the deal as it is when it is over."""
    elsewhere = opened()
    assert shared(elsewhere)["embed"] == "", "the app has no script for others"
    desk = open_desk(DealController("lab", {}), page="https://example.org/piquet/lab.html")
    send(desk, kind="typed", text=json.dumps({**example("sunk-king"), "title": "A <sunk> king"}))
    lines = shared(desk)["embed"]
    assert '<script src="https://example.org/piquet/embed.js" async></script>' in lines
    assert 'title="A &lt;sunk&gt; king"' in lines
    shown = links.read(lines.partition(' link="')[2].partition('"')[0])
    assert (shown.start, shown.mode, shown.records[0]["title"]) == ("done", "table", "A <sunk> king")
    send(desk, kind="move", card="AS", to="talon")
    assert shared(desk)["embed"] == "", "what is not sound is shown to nobody"


# --- going from way to way --------------------------------------------------------------------------------------------


def test_what_lies_on_the_table_is_laid_out_and_what_was_laid_out_before_is_had_back_by_undoing(desk):
    send(desk, kind="swap", one="KS", other="AC")
    mine, kept = desk.laying.bench.sheet, desk.stores["lab"].value
    other = DealController("examples", {"example": "sunk-king"})
    open_desk(other, page=HERE.replace("lab", "examples"), lab=kept)
    other.go("lay")
    assert other.laying.bench.sheet == from_record(example("sunk-king"))
    assert other.stores["lab"].value in (None, kept), "it was only looked at"
    send(other, kind="undo")
    assert other.laying.bench.sheet == mine


def test_a_deal_that_was_laid_out_lies_on_the_table_and_one_that_does_not_stand_waits(desk):
    send(desk, kind="rules", name="parlett")
    desk.go("gallery")
    assert desk.table.whole.rules.id == "parlett"
    assert desk.share.scene
    desk.go("lay")
    assert desk.laying.bench.history.undos == 1, "coming back is no change"
    send(desk, kind="move", card="AS", to="younger", source="elder")
    desk.go("text")
    assert desk.table.brought is None
    assert desk.notice.scene["title"] == desk.words["not_yet_title"]
    assert desk.share.scene == {}
    desk.go("lay")
    assert len(desk.laying.bench.sheet.hands["younger"]) == 13


def test_an_example_that_was_only_looked_at_is_still_that_example():
    desk = DealController("examples", {"example": "sunk-king"})
    for way in ("lay", "text", "gallery"):
        desk.go(way)
    assert desk.table.brought.example.id == "sunk-king"
    desk.go("nowhere")
    assert desk.way == "gallery"
