"""The odds page's controls, without a browser."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.odds import runs
from piquet_tutor.odds.chances import Draw
from piquet_tutor.odds.showing import SUBJECTS
from piquet_tutor.widgets.odds_page import Chosen, OddsDesk


def sent(desk, **intent):
    desk.view._receive(None, intent, None)
    return desk.view.scene


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_subject_is_drawn(language):
    desk = OddsDesk({}, language)
    for name in SUBJECTS:
        scene = sent(desk, kind="subject", chosen=name)
        assert [tab["id"] for tab in scene["tabs"] if tab["chosen"]] == [name]
        assert scene["plots"]
        for plot in scene["plots"]:
            assert all(0 <= bar["length"] <= 1 for bar in plot["bars"])
            for stack in plot["stacks"]:
                assert sum(part["length"] for part in stack["parts"]) == pytest.approx(1)


def test_a_number_changed_moves_the_bar():
    desk = OddsDesk({"subject": "draws"})
    assert desk.view.scene["plots"][0]["bars"][0]["figure"] == "44.74 %"
    scene = sent(desk, kind="number", id="wanted", value="4")
    assert scene["plots"][0]["bars"][0]["figure"] == "71.83 %"
    scene = sent(desk, kind="number", id="unseen", value="3")
    assert "cannot want 4" in next(field["wrong"] for field in scene["fields"] if field["id"] == "unseen")
    assert desk.chosen.draw == Draw(20, 4, 5, 1)
    for strange in ("", "-1", "1e3", "٣", "99999999999", "<b>"):
        assert any(field["wrong"] for field in sent(desk, kind="number", id="drawn", value=strange)["fields"])
    assert sent(desk, kind="preset", chosen="younger")["plots"][0]["bars"][0]["figure"] == "28.42 %"


def test_a_run_is_shown_with_its_own_seed():
    desk = OddsDesk({"subject": "big"})
    assert str(runs.shipped().seed) in desk.view.scene["basis"]
    sent(desk, kind="number", id="deals", value="2000")
    sent(desk, kind="number", id="seed", value="77")
    scene = sent(desk, kind="press", action="run")
    assert "2,000 deals from seed 77" in scene["basis"]
    assert scene["busy"] is None
    assert not any("came with the tutor" in note for note in scene["notes"])


def test_counting_again_says_so():
    assert "Counted again" in sent(OddsDesk({}), kind="press", action="recount")["status"]


def test_the_address_may_name_a_subject():
    assert OddsDesk({"subject": "books"}).chosen.subject == "books"
    desk = OddsDesk({"subject": "<b>"})
    assert "no subject" in desk.notice.scene["paragraphs"][0]


def test_what_was_chosen_comes_back_and_a_strangers_text_does_not():
    mine = Chosen("draws", Draw(20, 4, 3, 2), "wikipedia", 1000, 5)
    assert Chosen.from_json(mine.to_json()) == mine
    desk = OddsDesk({})
    desk.open(mine.to_json())
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
            Chosen.from_json(json.dumps({**good, **change}))
    desk.open("[" * 10_000)
    assert desk.chosen == Chosen()
