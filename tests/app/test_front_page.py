"""The front page: the next thing to do is this visitor's, and the deal that plays itself says what was ruled."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.app.kept_text import veiled
from piquet_tutor.app.pages.front.front_page import FrontController, front_page
from piquet_tutor.app.pages.front.moving_deal import SHOWN, frames
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.records.replay import replay
from piquet_tutor.players.coach.maxims import BID, MAXIMS
from piquet_tutor.teach.lessons import lesson_names
from piquet_tutor.teach.lessons.standing import PRINCIPLES
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.app.opening import open_desk


def opened(**kept: str) -> FrontController:
    """The page of somebody whose browser has kept this."""
    desk = FrontController("en")
    return open_desk(desk, **{name: veiled(text) for name, text in kept.items()})


def test_every_stop_leads_to_a_page_there_is():
    assert {stop.lesson for stop in ROAD if stop.lesson} <= set(lesson_names())


@pytest.mark.parametrize("language", narration.languages())
def test_the_deal_says_what_was_ruled_in_its_order_and_its_score_is_the_ledger_s(language):
    deal = replay(read_score(example(SHOWN)))
    told = [narration.text(ruling, "call", language) for ruling in deal.rulings]
    said = [frame["said"] for frame in frames(language) if frame["said"]]
    places = []
    for words in said:
        places.append(told.index(words, places[-1] + 1 if places else 0))
    assert places[-1] == len(told) - 1
    assert frames(language)[-1]["score"] == [deal.total("elder"), deal.total("younger")]
    assert [frame["score"] for frame in frames(language)] == sorted(frame["score"] for frame in frames(language))
    assert all(len(frame["hand"]) == 12 and set(frame["lit"]) <= set(frame["hand"]) for frame in frames(language))


def test_a_card_of_the_other_side_is_seen_only_once_it_has_been_counted():
    for frame in frames("en"):
        assert not frame["far"] or frame["by"] == "far"
    assert front_page("en").scene()["parts"]["moving-deal"]["view"] == "moving-deal"


# --- what is known of each stop --------------------------------------------------------------------------------------


def stands(desk: FrontController) -> dict[str, tuple[str, list[str]]]:
    """What is said to be known of each stop where anything is, and the boxes of its marks."""
    found = {}
    for row in desk.road.value.split("</li>"):
        told = re.search(r'pq-milestone-known">.*?</span>([^<]+)</em>', row)
        if told is not None:
            page = re.search(r'href="([^"]+)"', row)
            found[page[1]] = told[1], re.findall(r'data-box="(\d)"', row)
    return found


def test_what_comes_again_today_is_said_at_its_stop():
    known = Mastery().answered("point.good", False, "04_point/question-1", 5)
    assert stands(opened(mastery=known.to_json())) == {
        "lesson_04_point.ipynb": ("0 of 2 rules known. One question comes again today.", ["1", "0"])
    }


def test_every_principle_of_a_stop_is_one_and_belongs_to_a_stop_of_the_road():
    named = [name for names in PRINCIPLES.values() for name in names]
    assert len(named) == len(set(named))
    assert set(MAXIMS) - set(named) == {BID}, "bids are no part of the road"
    assert set(PRINCIPLES) <= {stop.lesson for stop in ROAD}
