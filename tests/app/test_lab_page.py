"""The lab without a browser: what a page sends, what is explained, links, and what a reload finds again."""

from __future__ import annotations

import json
from base64 import b64encode

import pytest

from piquet_tutor.app.pages.deal.deal_page import DealController
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


def rules_of(desk):
    return [one["clause"] for one in desk.laying.feed.scene["passages"] if one["verdict"] == "awarded"]


def shared(desk):
    """What the part beside the deal offers, once it has been opened."""
    desk.share.handle({"kind": "open", "open": True})
    return desk.share.scene


def refusal(desk):
    return desk.laying.editor.scene["status"]["refusal"]


# --- edits and rulings ------------------------------------------------------------------------------------------------


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


def test_what_the_text_field_shows_as_an_example_can_be_typed(desk):
    send(desk, kind="typed", text=desk.laying.editor.scene["frame"]["words"]["text-hint"])
    assert refusal(desk) == ""
    assert desk.laying.editor.scene["status"]["tone"] == "going"


# --- links, and loading again -----------------------------------------------------------------------------------------


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


def test_the_link_is_whole_on_the_tutors_own_page_alone(desk):
    assert shared(desk)["link"]["address"].startswith(f"{HERE}#{links.KEY}=")
    desk.fragment.hear("", "http://127.0.0.1:8888/lab/tree/lab.ipynb")
    assert shared(desk)["link"]["address"].startswith(f"{links.KEY}=")
    assert not shared(desk)["link"]["href"]


def test_only_parts_that_changed_are_sent_and_a_late_view_gets_the_whole(desk):
    before = desk.laying.editor.scene
    send(desk, kind="texts", title="Mine", source="", note="")
    sent = desk.laying.editor.since(before)
    assert {"texts"} <= set(sent) <= {"tools", "texts", "said"}
    assert desk.laying.editor.since(None) == desk.laying.editor.scene
    json.dumps(sent)


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


def test_an_example_that_was_only_looked_at_is_still_that_example():
    desk = DealController("examples", {"example": "sunk-king"})
    for way in ("lay", "text", "gallery"):
        desk.go(way)
    assert desk.table.brought.example.id == "sunk-king"
    desk.go("nowhere")
    assert desk.way == "gallery"
