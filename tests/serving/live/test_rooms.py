"""The rooms of a server: found by their codes alone, not by guessing, and closed after a while of silence."""

from __future__ import annotations

import pytest

from piquet_tutor.serving.live.rooms import (
    LENGTH,
    LETTERS,
    MINUTE,
    MOST_ROOMS,
    SILENCE,
    TRIES,
    TRIES_OF_ALL,
    NoRoomLeft,
    Rooms,
    TooManyTries,
)


class Clock:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def wrong_code(rooms):
    return "X" * LENGTH if "X" * LENGTH not in rooms._rooms else "Z" * LENGTH


def test_a_room_is_found_by_its_code_in_letters_of_any_size(clock):
    rooms = Rooms(clock)
    room = rooms.open()
    assert rooms.find(room.code.lower(), "192.0.2.1") is room
    assert rooms.find(wrong_code(rooms), "192.0.2.1") is None


def test_a_machine_that_guesses_is_not_heard_for_the_rest_of_the_minute_and_others_are(clock):
    rooms = Rooms(clock)
    room = rooms.open()
    for _ in range(TRIES):
        assert rooms.find(wrong_code(rooms), "192.0.2.1") is None
    with pytest.raises(TooManyTries):
        rooms.find(room.code, "192.0.2.1")
    assert rooms.find(room.code, "192.0.2.2") is room
    clock.now += MINUTE
    assert rooms.find(room.code, "192.0.2.1") is room


def test_a_code_is_read_with_the_blanks_the_big_screen_shows_it_with(clock):
    rooms = Rooms(clock)
    room = rooms.open()
    for typed in (
        " ".join(room.code),
        f" {room.code.lower()} ",
        "-".join((room.code[:3], room.code[3:])),
        f"{room.code}.",
    ):
        assert rooms.find(typed, "192.0.2.1") is room
        assert rooms.returned(typed, room.sit("").token) is room


def test_many_machines_together_guess_no_faster_than_all_may(clock):
    """An hour of guessing finds a given room with a chance below one in five thousand, and none sooner."""
    rooms = Rooms(clock)
    rooms.open()
    for number in range(TRIES_OF_ALL):
        assert rooms.find(wrong_code(rooms), f"192.0.2.{number}") is None
    with pytest.raises(TooManyTries):
        rooms.find(wrong_code(rooms), "192.0.2.250")
    assert TRIES_OF_ALL * 60 / len(LETTERS) ** LENGTH < 1 / 5000


def test_who_sits_in_a_room_comes_back_however_many_guess(clock):
    rooms = Rooms(clock)
    room = rooms.open()
    seat = room.sit("")
    for number in range(TRIES_OF_ALL):
        rooms.find(wrong_code(rooms), f"192.0.2.{number // 10}")
    with pytest.raises(TooManyTries):
        rooms.find(room.code, "192.0.2.99")
    assert rooms.returned(room.code, seat.token) is room
    assert rooms.returned(room.code, "guessed") is None


def test_a_room_in_which_nothing_is_said_ends_and_one_that_is_used_goes_on(clock):
    rooms = Rooms(clock)
    silent, used = rooms.open(), rooms.open()
    clock.now += SILENCE / 2
    rooms.touch(used)
    clock.now += SILENCE / 2
    assert rooms.expire() == [silent]
    assert rooms.find(silent.code, "192.0.2.1") is None
    assert rooms.find(used.code, "192.0.2.1") is used


def test_a_teacher_takes_up_their_own_room_by_its_key_and_no_other(clock):
    rooms = Rooms(clock)
    room, other = rooms.open(), rooms.open()
    assert rooms.taken_up(room.key) is room
    assert rooms.taken_up(other.key) is other
    assert rooms.taken_up(room.code) is None
    rooms.close(room)
    assert rooms.taken_up(room.key) is None


def test_no_more_rooms_are_opened_than_a_server_holds(clock):
    rooms = Rooms(clock)
    for _ in range(MOST_ROOMS):
        rooms.open()
    with pytest.raises(NoRoomLeft):
        rooms.open()
