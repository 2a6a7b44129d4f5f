"""The rooms of a server: found by their codes alone, so many a visitor, and closed after a while of silence."""

from __future__ import annotations

import pytest

from piquet_tutor.serving.live.rooms import (
    LENGTH,
    LETTERS,
    MOST_ROOMS,
    ROOMS_A_VISITOR,
    SILENCE,
    NoRoomLeft,
    Rooms,
    TooManyOfOne,
)
from piquet_tutor.serving.live.turns import TRIES_AN_HOUR
from tests.serving.live.held import Clock

RHYMES = ("BCDEGPTVZ", "AJK", "IY", "QU", "FS", "MN")
"""Letters whose names end alike or nearly so, in English or French."""


@pytest.fixture
def clock():
    return Clock()


def wrong_code(rooms):
    return next(code for code in (letter * LENGTH for letter in LETTERS) if rooms.find(code) is None)


def test_a_room_is_found_by_its_code_in_letters_of_any_size(clock):
    rooms = Rooms(clock)
    room = rooms.open()
    assert rooms.find(room.code.lower()) is room
    assert rooms.find(wrong_code(rooms)) is None


def test_a_code_is_read_with_the_blanks_the_big_screen_shows_it_with(clock):
    rooms = Rooms(clock)
    room = rooms.open()
    for typed in (
        " ".join(room.code),
        f" {room.code.lower()} ",
        "-".join((room.code[:4], room.code[4:])),
        f"{room.code}.",
    ):
        assert rooms.find(typed) is room
        assert rooms.returned(typed, room.sit("").token) is room


def test_no_two_letters_of_a_code_rhyme_when_they_are_read_aloud():
    assert all(sum(letter in LETTERS for letter in rhyme) <= 1 for rhyme in RHYMES)


def test_an_hour_of_guessing_by_any_number_of_machines_finds_a_room_with_a_chance_below_one_in_five_thousand():
    assert TRIES_AN_HOUR / len(LETTERS) ** LENGTH < 1 / 5000


def test_a_room_in_which_nothing_is_said_ends_and_one_that_is_used_goes_on(clock):
    rooms = Rooms(clock)
    silent, used = rooms.open(), rooms.open()
    ended = []
    rooms.on_end = ended.append
    clock.now += SILENCE / 2
    rooms.touch(used)
    clock.now += SILENCE / 2
    assert rooms.find(silent.code) is None
    assert rooms.find(used.code) is used
    assert ended == [silent], "whoever finds that a room has ended, all who are in it are told"


def test_a_room_that_has_ended_is_not_heard_of_again(clock):
    rooms = Rooms(clock)
    room = rooms.open()
    rooms.close(room)
    rooms.touch(room)
    assert not rooms.is_open(room)
    assert rooms.expire() == []


def test_a_teacher_takes_up_their_own_room_by_its_key_and_no_other(clock):
    rooms = Rooms(clock)
    room, other = rooms.open(), rooms.open()
    assert rooms.taken_up(room.key) is room
    assert rooms.taken_up(other.key) is other
    for key in (room.code, "clé", "\ud800", room.key + "é"):
        assert rooms.taken_up(key) is None
    rooms.close(room)
    assert rooms.taken_up(room.key) is None


def test_no_more_rooms_are_opened_than_a_server_holds_and_one_visitor_opens_a_few_of_them(clock):
    rooms = Rooms(clock)
    for number in range(MOST_ROOMS):
        rooms.open(machine=f"192.0.2.{number // ROOMS_A_VISITOR}")
    with pytest.raises(TooManyOfOne):
        rooms.open(machine="192.0.2.0")
    with pytest.raises(NoRoomLeft):
        rooms.open(machine="192.0.2.200")
