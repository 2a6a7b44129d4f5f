"""What each call told, beside the rulings of a table: right for the seat that looks, and silent about hidden cards."""

from __future__ import annotations

import asyncio
import json

import pytest

from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.reckoner.call_report import Speaker, scene
from piquet_tutor.reckoner.calls import heard, of_heard
from piquet_tutor.teach.lessons import lesson

EXAMPLE = read_score(example("cavendish-example"))


def at_the_end(seat=None):
    session = ReviewSession(EXAMPLE, seat=seat)
    session.information.on = True
    session.press("last")
    session.information.settle()
    return session


def told(session):
    return {one["number"]: one["told"] for one in session.scenes()["feed"]["passages"] if "told" in one}


def news(deal, seat):
    """What a seat heard that ruled something out, or kept something back."""
    found = [of_heard(deal, seat, each) for each in heard(deal, seat)]
    return [each for each in found if each.before.rules.hands != each.after.rules.hands or each.sunk is not None]


def test_who_sits_at_the_table_is_told_nothing_of_what_ruled_nothing_out():
    """That every hand is as possible as before is no news, beside a call that plainly says something."""
    seen, idle = set(), 0
    for seat in ("elder", "younger"):
        session = at_the_end(seat)
        idle += len(heard(session.deal, seat)) - len(news(session.deal, seat))
        kept_back = [
            each
            for each in told(session).values()
            if any(set(line.split()) & {"sink", "sunk"} for line in each["lines"])
        ]
        seen |= {each["text"] for each in told(session).values() if each not in kept_back}
    assert seen
    assert idle, "some calls of this deal rule nothing out"
    assert not [text for text in seen if "rules nothing out" in text]


@pytest.mark.parametrize("seat", ["elder", "younger"])
def test_a_seat_is_told_what_the_coach_works_out_for_it(seat):
    session = at_the_end(seat)
    deal = session.deal
    expected = {each.number: scene(each, Speaker(deal, seat)) for each in news(deal, seat)}
    found = told(session)
    assert len(found) == len(expected) >= 3
    texts = {each["text"] for each in expected.values()}
    assert {each["text"] for each in found.values()} <= texts
    assert all(set(each) == {"text", "left", "possible", "lines", "known", "whose"} for each in found.values())


def test_with_all_cards_open_each_call_is_told_as_it_was_heard_across_the_table():
    session = at_the_end()
    whose = {each["whose"] for each in told(session).values()}
    assert whose == {"As elder could work it out.", "As younger could work it out."}
    passages = {one["number"]: one for one in session.scenes()["feed"]["passages"]}
    for number, each in told(session).items():
        ruling = session.deal.rulings[number - 1]
        teller = "younger" if "elder" in each["whose"] else "elder"
        assert ruling.side == teller or "asks" in passages[number]["short"]


@pytest.mark.parametrize("seat", ["elder", "younger"])
def test_at_every_step_a_seat_is_told_what_its_own_view_gives_and_no_more(seat):
    """The coach counts from the seat's view alone; nothing of the deal to come is in a line."""
    session = ReviewSession(EXAMPLE, seat=seat)
    session.information.on = True
    for place, state in enumerate(session.states):
        if state.tricks:
            break
        session.go(place)
        session.information.settle()
        seen = json.dumps(told(session))
        deal = session.deal
        fresh = [scene(each, Speaker(deal, seat)) for each in news(deal, seat)]
        assert len(told(session)) == len(fresh)
        assert all(json.dumps(one["text"]) in seen and json.dumps(one["more"]) in seen for one in fresh)
        assert all(each["whose"] == "" for each in told(session).values())


def test_with_all_cards_open_the_price_of_sinking_is_that_of_the_whole_deal():
    """When younger says “not good” nothing has been counted yet; but the four tens will be."""
    session = at_the_end()
    answer = next(
        one.number for one in session.deal.rulings if one.rule == "set.reply" or "having a better set" in repr(one)
    )
    session.go(next(place for place, state in enumerate(session.states) if len(state.rulings) > answer))
    session.information.settle()
    lines = " ".join(told(session)[answer]["lines"])
    assert "cost younger 17 points" in lines


def test_it_can_be_switched_off_and_lessons_begin_without_it():
    session = at_the_end("elder")
    session.handle({"kind": "press", "action": "told"})
    assert told(session) == {}
    session.handle({"kind": "press", "action": "told"})
    assert told(session)
    assert not GuidedSession(lesson("first_deal")).information.on
    assert not PlaySession(load("rubicon"), 1).information.on, "nobody who did not ask is shown how many hands are left"


def test_stepping_back_takes_away_what_was_not_said_yet():
    session = at_the_end("younger")
    numbers = set(told(session))
    session.go(next(place for place, state in enumerate(session.states) if len(state.rulings) >= 6))
    left = set(told(session))
    assert left < numbers
    assert max(left, default=0) <= len(session.deal.rulings)


def test_the_page_goes_on_while_it_is_counted_and_is_told_when_it_is_there():
    async def look():
        session = ReviewSession(EXAMPLE, seat="younger")
        session.information.on = True
        session.press("last")
        drawn = []
        arrived = asyncio.Event()
        session.listen(lambda: (drawn.append(told(session)), arrived.set()))
        first = told(session)
        await asyncio.wait_for(arrived.wait(), 20)
        return first, drawn

    first, drawn = asyncio.run(look())
    assert first == {}
    assert drawn[-1]


def test_without_a_page_nothing_is_counted():
    session = ReviewSession(EXAMPLE, seat="younger")
    session.information.on = True
    session.press("last")
    assert told(session) == {}
    assert isinstance(session.deal, Deal)
