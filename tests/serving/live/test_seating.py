"""The seats of a room: so many an address, freed when nobody comes back, seen and closed by the teacher."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.serving.live.register import remembered
from piquet_tutor.serving.live.room import MOST_SEATS, Room, RoomFull, VoteQuestion
from piquet_tutor.serving.live.seating import (
    GONE,
    MARK,
    SEATS_AN_ADDRESS,
    AddressFull,
    LetNobodyIn,
    close_machine,
    close_seat,
    free,
    listed,
    sit,
)
from piquet_tutor.serving.live.spoken import counted

HERE, THERE = "192.0.2.1", "192.0.2.2"
STEP = VoteQuestion(7, ("good", "not_good"), {"en": {}})


def room_of(count, machine=HERE, **more):
    room = Room("FHKLMQRW", "key", **more)
    return room, [sit(room, "", f"Ann {number}", machine) for number in range(count)]


def test_one_address_has_room_for_a_school_and_leaves_room_for_others():
    room, _ = room_of(SEATS_AN_ADDRESS)
    assert SEATS_AN_ADDRESS >= 120
    with pytest.raises(AddressFull):
        sit(room, "", "", HERE)
    for number in range(MOST_SEATS - SEATS_AN_ADDRESS):
        sit(room, "", "", f"198.51.100.{number}")
    with pytest.raises(RoomFull):
        sit(room, "", "", THERE)


def test_where_no_seat_is_left_the_one_gone_longest_is_given_to_whoever_comes():
    room, seats = room_of(SEATS_AN_ADDRESS)
    seats[3].gone, seats[5].gone = 20.0, 10.0
    sit(room, "", "", HERE)
    assert seats[5].token not in room.seats
    assert sit(room, seats[3].token, "", HERE) is seats[3], "and a telephone that returns has its own"


def test_a_seat_is_freed_when_its_telephone_has_been_gone_a_while():
    room, (gone, back, here) = room_of(3)
    assert gone.name == "", "nobody asked for names"
    gone.gone = back.gone = 0.0
    sit(room, back.token, "", HERE)
    assert free(room, GONE - 1) == 0
    assert free(room, GONE) == 1
    assert set(room.seats) == {back.token, here.token}
    assert room.joined == 2


def test_what_was_answered_from_a_freed_seat_stays_and_so_does_the_way_back():
    room, (ann, _) = room_of(2, named=True)
    room.ask(STEP)
    room.answer(ann, 7, ["good"])
    ann.gone = 0.0
    free(room, GONE)
    assert (room.joined, room.answered) == (2, 1), "of those who had joined, one has answered"
    room.reveal(7, ["good"], {"en": {}})
    assert ("Ann 0", "good") in room.by_name
    room.ask(VoteQuestion(8, STEP.choices, STEP.said))
    assert room.joined == 1
    assert sit(room, ann.token, "", HERE) is ann
    assert room.joined == 2


def test_freed_seats_with_answers_do_not_pile_up():
    room, _ = room_of(0)
    room.ask(STEP)
    for _ in range(2 * MOST_SEATS // SEATS_AN_ADDRESS + 1):
        for seat in [sit(room, "", "", HERE) for _ in range(SEATS_AN_ADDRESS)]:
            room.answer(seat, 7, ["good"])
            seat.gone = 0.0
        free(room, GONE)
    assert len(room.seats) <= MOST_SEATS


def test_of_a_seat_that_is_closed_the_answer_that_is_not_revealed_yet_is_gone():
    room, (ann, zoe) = room_of(2)
    room.ask(STEP)
    for seat in (ann, zoe):
        room.answer(seat, 7, ["good"])
    assert close_seat(room, listed(room)["seats"]["places"][0]["seats"][0]["mark"]) == [ann]
    assert close_seat(room, "else") == []
    assert (room.joined, room.answered) == (1, 1)
    room.ask(VoteQuestion(8, STEP.choices, STEP.said))
    room.answer(zoe, 8, ["good"])
    close_seat(room, zoe.token[:MARK])
    room.ask(STEP)  # to which zoe had answered before her seat was closed
    room.reveal(7, ["good"], {"en": {}})
    assert room.tally == {}


ABOUT = {"text": "Good?"}


def asked(room, number, **answers):
    room.ask(VoteQuestion(number, STEP.choices, STEP.said))
    for token, answer in answers.items():
        room.answer(room.seats[token], number, [answer])
    room.reveal(number, ["good"], {"en": {}}, ABOUT)


def rows(room):
    """What the report of a room is told once it is read back: of every question, who answered what."""
    return [dict(each["stood"]["by"]) for each in remembered(room.register)]


@pytest.mark.parametrize(
    "shut", [lambda room, leo: close_seat(room, leo.token[:MARK]), lambda room, _: close_machine(room, HERE)]
)
def test_what_was_revealed_from_a_seat_stays_whatever_becomes_of_the_seat(shut):
    room, (kim, leo) = room_of(2, named=True)
    asked(room, 1, **{kim.token: "good", leo.token: "not_good"})
    shut(room, leo)
    assert dict(room.by_name)["Ann 1"] == "not_good", "the question that stands was revealed"
    assert room.tally == {"good": 1, "not_good": 1}
    assert "Ann 1" in counted(room)["count"]["closed"]
    room.barred.clear()
    asked(room, 2, **{kim.token: "good"})
    assert [each["Ann 1"] for each in rows(room)] == ["not_good", ""]
    assert sit(room, leo.token, "Ann 1", HERE) is leo, "who joins again has the row that was theirs"
    assert "Ann 1" not in counted(room)["count"].get("closed", [])
    asked(room, 3, **{leo.token: "good"})
    assert [each["Ann 1"] for each in rows(room)] == ["not_good", "", "good"]


def test_a_seat_that_was_closed_before_anything_from_it_was_revealed_has_no_row():
    room, (kim, stuffed) = room_of(2, named=True)
    room.ask(STEP)
    room.answer(kim, 7, ["good"])
    room.answer(stuffed, 7, ["good"])
    close_seat(room, stuffed.token[:MARK])
    room.reveal(7, ["good"], {"en": {}}, ABOUT)
    assert rows(room) == [{"Ann 0": "good"}]


def test_two_of_one_name_keep_their_rows_whoever_of_them_comes_back_first():
    room, _ = room_of(0, named=True)
    first, second = (sit(room, "", "Ida", HERE) for _ in range(2))
    asked(room, 1, **{first.token: "good", second.token: "not_good"})
    close_machine(room, HERE)
    with pytest.raises(LetNobodyIn):
        sit(room, second.token, "Ida", HERE)
    room.barred.clear()
    assert sit(room, second.token, "Ida", HERE) is second
    assert sit(room, first.token, "Ida", HERE) is first
    asked(room, 2, **{second.token: "good"})
    assert rows(room) == [{"Ida": "good", "Ida (2)": "not_good"}, {"Ida": "", "Ida (2)": "good"}]
    assert [each["name"] for each in listed(room)["seats"]["places"][0]["seats"]] == ["Ida", "Ida (2)"]


def test_as_many_seats_are_listed_as_have_joined():
    """Freed, closed or taken: one rule says which seats count."""
    room, seats = room_of(6)
    room.ask(STEP)
    for seat in seats[:4]:
        room.answer(seat, 7, ["good"])
    seats[0].gone = seats[5].gone = 0.0
    free(room, GONE)
    close_seat(room, seats[1].token[:MARK])
    for _ in range(2):
        assert listed(room)["seats"]["places"][0]["count"] == room.joined
        room.reveal(7, ["good"], {"en": {}})
        close_seat(room, seats[2].token[:MARK])
    assert [each["closed"] for each in listed(room)["seats"]["places"][0]["seats"]].count(True) == 1


def test_from_an_address_whose_seats_were_closed_nobody_sits_down_until_they_are_let_in_again():
    room, seats = room_of(60)
    zoe = sit(room, "", "", THERE)
    assert close_machine(room, HERE) == seats
    assert close_machine(room, "198.51.100.1") == []
    assert room.barred == {HERE}
    with pytest.raises(LetNobodyIn):
        sit(room, "", "", HERE)
    assert sit(room, zoe.token, "", THERE) is zoe
    room.barred.discard(HERE)
    sit(room, "", "", HERE)


def test_a_teacher_sees_where_the_seats_are_and_neither_what_was_answered_nor_a_way_to_sit_on_them():
    room, seats = room_of(60, named=True)
    sit(room, "", "Zoé", THERE)
    room.ask(STEP)
    room.answer(seats[0], 7, ["not_good"])
    told = listed(room)["seats"]
    assert [(each["address"], each["count"]) for each in told["places"]] == [(HERE, 60), (THERE, 1)]
    assert told["places"][0]["seats"][0] | {"mark": ""} == {
        "mark": "",
        "name": "Ann 0",
        "here": True,
        "answered": True,
        "closed": False,
    }
    assert "not_good" not in json.dumps(told)
    assert all(seat.token not in json.dumps(told) for seat in room.seats.values())
