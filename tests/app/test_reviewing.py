"""The review at the table: nothing before the deal is over, then a button for each finding that opens its moment."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.engine.records.io import read_score
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.players.review import exchanged, nearly
from tests.players.review.dealing import SIXIEME

SUNK = {**SIXIEME, "calls": {"elder": {"sequences": []}}}


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(nearly, "MOST", 5)
    monkeypatch.setattr(exchanged, "ANSWERS", 1)


@pytest.fixture
def session():
    found = ExampleReview(read_score(SUNK))
    found.press("last")
    found.review.settle()
    return found


def shown(session):
    return session.scenes()["review"]


def test_nothing_is_reviewed_before_the_end_has_been_seen():
    session = ExampleReview(read_score(SUNK))
    assert shown(session) == {}
    session.handle({"kind": "review", "finding": "not-called-4-KH"})
    assert session.place == 0


def test_of_a_deal_in_play_there_is_no_review():
    session = PlaySession(load("rubicon"), 7)
    session.press("begin" if session.cut.chooser != session.you else "leave")
    assert session.deal is not None
    assert shown(session) == {}
    session.review.settle()
    assert shown(session) == {}


def test_a_finding_opens_the_table_at_its_moment_and_once_more_goes_back(session):
    first = shown(session)["findings"][0]
    session.handle({"kind": "review", "finding": first["id"]})
    assert session.place == first["place"]
    assert session.deal.to_act == "elder"
    assert set(first["cards"]) <= {one.code for one in session.deal.hands["elder"]}
    assert (shown(session)["opened"], bool(shown(session)["back"])) == (first["id"], True)
    session.press("forward")
    assert shown(session)["opened"] == ""
    session.handle({"kind": "review", "back": True})
    assert (session.deal.done, shown(session)["back"]) == (True, "")


def test_where_nobody_sits_one_chooses_whose_review_it_is(session):
    assert [(each["id"], each["pressed"]) for each in shown(session)["seats"]] == [("elder", True), ("younger", False)]
    session.handle({"kind": "review", "seat": "younger"})
    session.review.settle()
    assert shown(session)["summary"].startswith("Younger scored 14")


@pytest.mark.parametrize(
    "intent", [{"finding": 3}, {"finding": "no-such"}, {"seat": "dealer"}, {"seat": ["elder"]}, {"back": "yes"}, {}]
)
def test_what_cannot_be_understood_is_dropped(session, intent):
    session.handle({"kind": "review", **intent})
    assert session.deal.done


def test_it_is_looked_through_beside_the_loop_and_told_as_it_grows():
    async def watch():
        session = ExampleReview(read_score(SUNK))
        session.press("last")
        told = []
        session.listen(lambda: told.append(shown(session)))
        session.tell()
        for _ in range(400):
            await asyncio.sleep(0.05)
            if told[-1] and not told[-1]["working"]:
                return told
        raise AssertionError("the review was never finished")

    told = asyncio.run(watch())
    assert told[0] == {}
    growing = [each for each in told if each and each["working"]]
    assert any(each["findings"] for each in growing), "what is quick is shown before the rest is there"
    assert told[-1]["findings"][0]["text"] == "Elder did not call a sixième to the king."
    json.dumps(told[-1])


def test_a_learner_is_spoken_to_by_name():
    session = PlaySession(load("rubicon"), 7)
    done = ExampleReview(read_score(SUNK)).states
    session.begin_with(session.you)
    session.states, session.viewpoint.seat, session.viewpoint.bottom = done, "elder", "elder"
    session.viewpoint.names = {"elder": session.you, "younger": session.other}
    session.review.settle()
    found = shown(session)
    assert found["seats"] == []
    assert found["findings"][0]["text"] == "You did not call a sixième to the king."
    session.handle({"kind": "review", "finding": found["findings"][0]["id"]})
    assert session.deal is done[found["findings"][0]["place"]]
