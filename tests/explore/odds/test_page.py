"""The odds page's controls, without a browser."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from piquet_tutor.app.pages.rulebook.odds_desk import OddsController
from piquet_tutor.app.pages.rulebook.odds_state import Selection, run_from, written_run
from piquet_tutor.explore.odds import runs
from piquet_tutor.explore.odds.chances import Draw
from piquet_tutor.explore.odds.report import SUBJECTS
from tests.app.opening import open_desk


def sent(desk, **intent):
    desk.view.handle(intent)
    return desk.view.scene


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_subject_is_drawn(language):
    desk = OddsController({}, language)
    for name in SUBJECTS:
        scene = sent(desk, kind="subject", chosen=name)
        assert [tab["id"] for tab in scene["tabs"] if tab["chosen"]] == [name]
        assert scene["plots"]
        for plot in scene["plots"]:
            assert all(0 <= bar["length"] <= 1 for bar in plot["bars"])
            for stack in plot["stacks"]:
                assert sum(part["length"] for part in stack["parts"]) == pytest.approx(1)


def test_a_number_changed_moves_the_bar():
    desk = OddsController({"subject": "draws"})
    assert desk.view.scene["plots"][0]["bars"][0]["figure"] == "44.74%"
    scene = sent(desk, kind="number", id="wanted", value="4")
    assert scene["plots"][0]["bars"][0]["figure"] == "71.83%"
    scene = sent(desk, kind="number", id="unseen", value="3")
    assert "4 wanted" in next(field["wrong"] for field in scene["fields"] if field["id"] == "unseen")
    assert "%" not in str(scene), "no figure is read as the odds of what was refused"
    assert desk.chosen.draw == Draw(20, 4, 5, 1)
    for strange in ("", "-1", "1e3", "٣", "99999999999", "<b>"):
        assert any(field["wrong"] for field in sent(desk, kind="number", id="drawn", value=strange)["fields"])
    assert sent(desk, kind="preset", chosen="younger")["plots"][0]["bars"][0]["figure"] == "28.42%"


def test_a_run_is_shown_with_its_own_seed():
    desk = OddsController({"subject": "big"})
    assert str(runs.shipped().seed) in desk.view.scene["basis"]
    sent(desk, kind="number", id="deals", value="2000")
    sent(desk, kind="number", id="seed", value="77")
    scene = sent(desk, kind="press", action="run")
    assert "2,000 deals from seed 77" in scene["basis"]
    assert scene["busy"] is None
    assert not any("came with the tutor" in note for note in scene["notes"])


def field(desk, name):
    return next(one for one in desk.view.scene["fields"] if one["id"] == name)


@pytest.mark.parametrize(("language", "shown"), [("en", "300,000"), ("fr", "300\u202f000")])
def test_a_number_of_deals_is_shown_and_read_with_its_thousands_parted(language, shown):
    desk = OddsController({"subject": "big"}, language)
    for typed in ("300000", "300,000", "300 000", "300\u202f000", "300.000", shown):
        sent(desk, kind="number", id="deals", value="1000")
        sent(desk, kind="number", id="deals", value=typed)
        assert desk.chosen.deals == 300_000
        assert (field(desk, "deals")["value"], field(desk, "deals")["wrong"]) == (shown, "")
    assert shown in desk.view.scene["about"]
    for strange in ("3,00", "1.5", "300,00", ",300", "300,0000", "3e5"):
        sent(desk, kind="number", id="deals", value=strange)
        assert field(desk, "deals")["wrong"]
    assert field(desk, "seed")["value"] == "1"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("name", "least", "most"), [("deals", "100", "5,000,000"), ("seed", "0", "999,999,999")])
def test_nothing_is_dealt_while_a_number_of_the_run_cannot_be_used(name, least, most, language):
    desk = OddsController({"subject": "big"}, language)
    before = desk.view.scene["basis"]
    for strange in ("abc", "", "-5", "99999999999"):
        sent(desk, kind="number", id=name, value=strange)
        told = field(desk, name)["wrong"]
        assert strange in told
        if language == "en":
            assert told.endswith(f"from {least} to {most}{'; write one that is' if strange else ''}.")
        sent(desk, kind="book", chosen=runs.books()[1][0])
        sent(desk, kind="press", action="run")
        assert (desk.run, desk.result) == (None, None)
        assert field(desk, name)["wrong"] == told, "so what was typed stays"
        assert field(desk, name)["label"] in desk.view.scene["status"]
    assert desk.view.scene["basis"] == before
    sent(desk, kind="number", id=name, value="1000")
    assert (desk.view.scene["status"], field(desk, name)["wrong"]) == ("", "")


def test_the_same_run_is_not_promised_as_another_and_its_command_is_told():
    desk = OddsController({"subject": "big"})
    sent(desk, kind="number", id="deals", value="1000")
    scene = sent(desk, kind="press", action="run")
    assert "your own run of 1,000 deals from seed 1." in scene["about"]
    assert "would repeat the same run" in scene["about"]
    assert any("piquet-tutor odds big --deals 1000 --seed 1 " in note for note in scene["notes"])
    assert "shows what they come to instead" in sent(desk, kind="number", id="seed", value="2")["about"]


def test_it_is_said_whose_figures_are_shown_and_what_a_run_would_do():
    desk = OddsController({"subject": "big"})
    about = desk.view.scene["about"]
    assert "come from the 2,000,000 deals" in about
    assert "“Deal again” deals 200,000 here and now" in about
    assert OddsController({"subject": "draws"}).view.scene["about"] == ""


def opened(run=None, **query):
    """The page in a browser that has kept this run."""
    return open_desk(OddsController({"subject": "big", **query}), **{"odds-run": run})


def test_a_run_is_there_again_after_a_reload_until_it_is_put_away():
    desk = opened()
    sent(desk, kind="number", id="deals", value="2000")
    before = sent(desk, kind="press", action="run")
    kept = desk.run_keeper.value
    again = opened(kept)
    assert again.view.scene["basis"] == before["basis"]
    assert again.view.scene["plots"] == before["plots"]
    assert "your own run of 2,000 deals" in again.view.scene["about"]
    scene = sent(again, kind="press", action="shipped")
    assert "2,000,000 deals" in scene["basis"]
    assert again.run_keeper.value is None
    assert [one["id"] for one in scene["buttons"]] == ["run"]


def test_a_run_that_nobody_can_have_made_is_not_shown():
    desk = opened()
    sent(desk, kind="number", id="deals", value="1000")
    sent(desk, kind="press", action="run")
    good = json.loads(desk.run_keeper.value)
    assert run_from(json.dumps(good)) == desk.result
    assert run_from(written_run(desk.result)) == desk.result
    book = next(iter(good["sums"]))
    name = next(iter(good["sums"][book]))

    def changed(value):
        return {**good, "sums": {**good["sums"], book: {**good["sums"][book], name: value}}}

    for strange in (
        {**good, "deals": 3},
        {**good, "deals": 10**12},
        {**good, "seed": "1"},
        {**good, "more": 1},
        {**good, "sums": {}},
        {**good, "sums": {**good["sums"], "<b>": {}}},
        {**good, "sums": {**good["sums"], book: {}}},
        changed([1]),
        changed([True, 1]),
        changed([5000, 1]),
        changed([-1, 4]),
        changed([10**9, 10**18]),
        changed("x"),
        [],
    ):
        with pytest.raises(ValueError, match=r"no|not|other|cannot"):
            run_from(json.dumps(strange))
        assert "2,000,000 deals" in opened(json.dumps(strange)).view.scene["basis"]


def test_a_run_beside_the_page_tells_of_each_round_and_a_failure_brings_back_what_was_there(monkeypatch):
    monkeypatch.setattr(runs, "LOT", 500)
    monkeypatch.setattr(runs.os, "cpu_count", lambda: 1)
    here, told = runs._here, []

    def after_it_is_told(lots, scheduler):
        """A round, once the page has told of the one before; otherwise it may tell of two at once."""
        before = f"{lots[0][1] * 500:,} of"
        for _ in range(1000):
            if any(before in one["busy"]["text"] for one in list(told) if one["busy"]):
                break
            time.sleep(0.01)
        return here(lots, scheduler)

    async def run(desk):
        told.clear()
        show = desk.view.show
        monkeypatch.setattr(desk.view, "show", lambda scene: (told.append(scene), show(scene)))
        sent(desk, kind="press", action="run")
        while desk.run is not None:
            await asyncio.sleep(0.01)

    desk = opened()
    sent(desk, kind="number", id="deals", value="1500")
    monkeypatch.setattr(runs, "_here", after_it_is_told)
    asyncio.run(run(desk))
    assert [one["busy"] is None for one in told] == [*[False] * (len(told) - 1), True]
    assert "Deals: 500 of 1,500" in [one["busy"]["text"] for one in told[:-1]]
    assert desk.result.deals == 1500
    before = desk.view.scene["basis"]
    monkeypatch.setattr(runs, "_here", lambda lots, scheduler: 1 // 0)
    asyncio.run(run(desk))
    assert "could not go on" in desk.view.scene["status"]
    assert desk.view.scene["basis"] == before


def test_counting_again_says_so():
    assert "Counted again" in sent(OddsController({}), kind="press", action="recount")["status"]


def test_the_address_may_name_a_subject():
    assert OddsController({"subject": "books"}).chosen.subject == "books"
    desk = OddsController({"subject": "<b>"})
    assert "no subject" in desk.said[0]


def test_what_was_chosen_comes_back_and_a_strangers_text_does_not():
    mine = Selection("draws", Draw(20, 4, 3, 2), "wikipedia", 1000, 5)
    assert Selection.from_json(mine.to_json()) == mine
    desk = OddsController({})
    open_desk(desk, mine.to_json())
    assert desk.chosen == mine
    good = json.loads(mine.to_json())
    for change in (
        {"subject": "x"},
        {"draw": [20, 4, 3]},
        {"draw": [3, 4, 5, 1]},
        {"draw": [20, 4, 3, True]},
        {"book": "contract"},
        {"deals": 10**9},
        {"seed": -1},
        {"more": 1},
    ):
        with pytest.raises(ValueError, match=r"no|not"):
            Selection.from_json(json.dumps({**good, **change}))
    open_desk(desk, "[" * 10_000)
    assert desk.chosen == Selection()
