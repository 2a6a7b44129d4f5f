"""The front page: the next thing to do is this visitor's, and the deal that plays itself says what was ruled."""

from __future__ import annotations

import json
import re

import pytest

from piquet_tutor import narration
from piquet_tutor.app.kept_text import veiled
from piquet_tutor.app.pages.front.front_page import FrontController, front_page
from piquet_tutor.app.pages.front.moving_deal import SHOWN, frames
from piquet_tutor.app.shared.keeping.restoring import restored, written
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.explore.examples import example
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.records.replay import replay
from piquet_tutor.game.rules.loader import load
from piquet_tutor.players.coach.maxims import BID, MAXIMS
from piquet_tutor.players.opponents.levels import FIRST, player
from piquet_tutor.teach.lessons import lesson_names
from piquet_tutor.teach.lessons.standing import PRINCIPLES
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.mastery import Mastery
from tests.app.opening import open_desk
from tests.app.walker import done


def opened(**kept: str) -> FrontController:
    """The page of somebody whose browser has kept this."""
    desk = FrontController("en")
    return open_desk(desk, **{name: veiled(text) for name, text in kept.items()})


def next_link(desk: FrontController) -> tuple[str, str]:
    """Where the one big button leads, and what stands on it."""
    (found,) = re.findall(r'class="pq-next-link" href="([^"]+)">([^<]+)<', desk.invitation.value)
    return found


def played(deals: int, *, on_the_table: bool = True, seed: int = 7) -> str:
    """What the browser keeps of a match against the opponent: some deals that are over, and perhaps one that is not."""
    session = PlaySession(load("rubicon"), seed, language="en", level=FIRST)
    session.pauses = False
    session.sit_down("elder")
    while len(session.match.deals) < deals or on_the_table:
        if not session.states:
            session.deal_out()
        elif session.states[-1].done:
            session.press("next")
        if len(session.match.deals) == deals and on_the_table:
            break
        while not session.states[-1].done:
            seat, deal = session.seat, session.states[-1]
            session.resume([*session.states, apply(deal, player(FIRST, 1).choose(seen_by(deal, seat)))], [], 0)
    return written(session)


@pytest.mark.parametrize("deals", [0, 1, 3])
def test_a_match_that_was_left_is_offered_as_it_stands_by_the_deals_that_are_over(deals):
    """Its form, and the points of the ledgers of those deals; of the deal on the table nothing."""
    text = played(deals)
    desk = opened(play=text)
    assert next_link(desk) == ("play.ipynb?rules=rubicon&amp;seed=7", "Go on with your match")
    session = restored(text)
    (stands,) = re.findall(r'class="pq-stands">([^<]+)<', desk.invitation.value)
    assert stands.startswith("Rubicon Piquet, ")
    points = [int(each) for each in re.findall(r"(?:You|Camille) (\d+)", stands)]
    assert len(session.match.deals) == deals
    assert points == (
        [sum(session.match.points(each + 1)[who] for each in range(deals)) for who in session.players] if deals else []
    )
    assert 'href="first_deal.ipynb">Play your first deal' in desk.invitation.value, "what comes on the road is a line"


def test_what_was_begun_on_the_road_keeps_the_button_and_the_match_has_a_line():
    desk = opened(play=played(1), first_deal=json.dumps({"format": "piquet-lesson-table/1", "over": False}))
    assert next_link(desk) == ("first_deal.ipynb", "Go on with your first deal")
    assert re.search(
        r'pq-again-link" href="play.ipynb[^"]+">Go on with your match \(Rubicon Piquet', desk.invitation.value
    )


def test_no_match_is_offered_that_is_over_that_was_not_begun_or_that_cannot_be_read():
    over = played(6, on_the_table=False)
    assert restored(over).match.over
    unbegun = written(PlaySession(load("rubicon"), 7))
    broken = json.dumps(json.loads(played(1)) | {"dealer": "Nobody"})
    for text in (over, unbegun, broken, "{}", "nothing"):
        desk = opened(play=text)
        assert "match" not in desk.invitation.value
        assert next_link(desk)[0] == "first_deal.ipynb"
    both = json.loads(over) | {"others": [json.loads(played(1, seed=8))]}
    assert next_link(opened(play=json.dumps(both)))[0].endswith("seed=8"), "an older one that is not over"


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


def test_of_a_stop_nobody_was_asked_about_nothing_is_said():
    assert stands(opened()) == {}
    assert stands(opened(lessons=done(["04_point"]))) == {}


def test_every_principle_of_a_stop_is_one_and_belongs_to_a_stop_of_the_road():
    named = [name for names in PRINCIPLES.values() for name in names]
    assert len(named) == len(set(named))
    assert set(MAXIMS) - set(named) == {BID}, "bids are no part of the road"
    assert set(PRINCIPLES) <= {stop.lesson for stop in ROAD}
