"""The room of a live class on the teacher's page: who can come in, the seats, and the deals under a short address."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app.pages.classroom import class_command as commands
from piquet_tutor.app.pages.classroom.class_command import class_command
from piquet_tutor.app.pages.classroom.lesson_deals import MOST_DEALS, lesson_deals
from piquet_tutor.app.pages.classroom.live_seats import SeatList
from piquet_tutor.app.shared.address.linked import course_of, records_of
from piquet_tutor.explore.examples import gallery
from piquet_tutor.explore.links import Link
from piquet_tutor.serving.live.spoken import LONGEST_FROM_TEACHER, read
from tests.app.test_live_class import opened

ALONE, THERE = "http://127.0.0.1:8866/class/", "http://192.168.1.5:8866/class/"


# --- who can come in ----------------------------------------------------------------------------------


def test_the_command_can_be_typed_where_the_tutor_was_started(monkeypatch, tmp_path):
    monkeypatch.setattr(commands.shutil, "which", lambda _: "/somewhere/piquet-tutor")
    assert class_command() == "piquet-tutor --class"
    monkeypatch.setattr(commands.shutil, "which", lambda _: None)
    assert class_command() == "make class"
    monkeypatch.setattr(commands, "__file__", str(tmp_path / "a/b/c/d/e/class_command.py"))
    assert class_command().endswith("/piquet-tutor --class")


# --- the deals under a short address ------------------------------------------------------------------


def example(number, **more):
    return Link(tuple(records_of(gallery()[number].told("en"))), language="en", mode="presenter", **more)


def cards_of(hand):
    return sum(len(suit["cards"].split()) for suit in hand["suits"])


@pytest.mark.parametrize("number", range(0, len(gallery()), 8))
def test_of_a_hidden_hand_no_card_is_handed_out(number):
    """Every way of hiding one hand and the talon: what is left of each other hand is there, and of these nothing."""
    link = example(number)
    course = course_of(link.records[0])[0]
    for seat in course.table.seats:
        told = lesson_deals(link, {seat, "talon"})["en"]["deals"][0]["hands"]
        at = course.table.seats.index(seat)
        assert [cards_of(hand) for hand in told] == [
            0 if place == at else len(course.hands[each]) for place, each in enumerate(course.table.seats)
        ] + [0] * bool(course.stock)
        assert str(len(course.hands[seat])) in told[at]["covered"]


def test_neither_the_title_nor_a_ruling_is_handed_out():
    for number in range(0, len(gallery()), 8):
        link = example(number)
        text = json.dumps(lesson_deals(link, ()), ensure_ascii=False)
        assert str(link.records[0]["title"]) not in text
        assert set(lesson_deals(link, ())["en"]["deals"][0]) == {"title", "hands"}


def test_the_most_deals_of_a_lesson_are_no_longer_than_a_room_reads():
    many = Link(example(0).records * (MOST_DEALS + 5), language="en", mode="presenter")
    deals = lesson_deals(many, ())
    assert len(deals["fr"]["deals"]) == MOST_DEALS
    text = json.dumps({"deals": {"said": deals}}, ensure_ascii=False)
    assert read(text, LONGEST_FROM_TEACHER)[0] == "deals"


# --- the seats ----------------------------------------------------------------------------------------


def seat(mark, name="", here=True, answered=False, closed=False):
    return {"mark": mark, "name": name, "here": here, "answered": answered, "closed": closed}


def test_seats_of_one_address_stand_together_and_those_with_one_each_by_name_or_address():
    desk = opened(named=True)
    sixty = [seat(f"m{number}") for number in range(40)]
    places = [
        {"address": "192.168.1.77", "count": 60, "seats": sixty},
        {"address": "192.168.1.8", "count": 1, "seats": [seat("a", "Ann", answered=True)]},
        {"address": "192.168.1.9", "count": 1, "seats": [seat("z", here=False)]},
    ]
    desk.live.part.handle({"kind": "counted", "number": 0, "joined": 62, "answered": 1, "crowd": 60})
    desk.live.part.handle({"kind": "seated", "places": places, "barred": ["192.168.1.66"]})
    seats = desk.live.part.scene["seats"]
    assert seats["label"] == "Seats: 62, 60 of them from one address"
    assert [(each["label"], each["state"]) for each in seats["alone"]] == [("Ann", "answered"), ("192.168.1.9", "gone")]
    (group,) = seats["together"]
    assert (group["label"], len(group["seats"]), group["more"]) == ("60 seats from 192.168.1.77", 40, "and 20 more")
    assert seats["barred"][0]["label"] == "Nobody is let in from 192.168.1.66."
    desk.live.part.handle({"kind": "ended", "why": "closed"})
    assert desk.live.part.scene["seats"] is None


@pytest.mark.parametrize(
    ("places", "barred"),
    [
        (None, 3),
        ([3, {}, {"address": 5, "count": 1}], [5, "", "x" * 500, "\ud800"]),
        ([{"address": "here", "count": "many", "seats": []}], []),
        ([{"address": "here\n", "count": 1, "seats": [seat("a")]}], {}),
    ],
)
def test_of_a_list_that_is_none_nothing_is_shown(places, barred):
    seats = SeatList("en")
    seats.take(places, barred)
    scene = seats.scene(0, 0)
    assert (scene["alone"], scene["together"], scene["barred"]) == ([], [], [])


@pytest.mark.parametrize(
    "odd", [{"mark": 5}, {"name": 3}, {"name": "\ud800"}, {"here": "yes"}, {"answered": None}, {"closed": 1}]
)
def test_a_seat_that_is_none_is_left_out(odd):
    seats = SeatList("en")
    seats.take([{"address": "here", "count": 2, "seats": [seat("a") | odd, seat("b", "Zoé")]}], [])
    (group,) = seats.scene(2, 0)["together"]
    assert [each["label"] for each in group["seats"]] == ["Zoé"]


def test_nothing_is_closed_before_it_is_named_and_asked_once_more_and_what_is_closed_is_not_closed_again():
    seats = SeatList("en")
    leo, ned = seat("a", "Leo"), seat("b", "Ned", closed=True)
    seats.take(
        [
            {"address": "here", "count": 2, "seats": [leo, ned]},
            {"address": "there", "count": 1, "seats": [seat("c", "Zoé")]},
        ],
        [],
    )
    scene = seats.scene(3, 2)
    group, alone = scene["together"][0], scene["alone"][0]
    assert [each.get("sure", "") for each in group["seats"]] == ["Close the seat of Leo?", ""]
    assert (group["seats"][1]["told"], group["seats"][1]["act"]) == ("closed", "")
    assert group["sure"] == "Close all 2 seats, and let nobody in from there?"
    assert alone["sure"] == "Close the seat of Zoé, and let nobody in from there?"
    seats.take(
        [{"address": "here", "count": 1, "seats": [ned]}, {"address": "there", "count": 2, "seats": [ned, ned]}], []
    )
    scene = seats.scene(1, 0)
    assert [each["act"] for each in (*scene["alone"], *scene["together"])] == ["", ""]
