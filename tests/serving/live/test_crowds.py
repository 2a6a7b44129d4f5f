"""What crowds a class or breaks into it, over real sockets: guessed codes, seats and rooms without end, odd texts."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor.serving.live import hall as halls
from piquet_tutor.serving.live import sockets
from piquet_tutor.serving.live.room import VoteQuestion
from piquet_tutor.serving.live.rooms import ROOMS_A_VISITOR, SILENCE
from piquet_tutor.serving.live.seating import GONE
from piquet_tutor.serving.live.spoken import LONGEST_FROM_TEACHER, read
from piquet_tutor.serving.live.turns import TRIES
from tests.serving.live.held import Class, heard, heard_of, in_class, said

WRONG = "F" * 8
STEP = {"number": 7, "choices": ["good", "not_good"], "most": 1, "said": {"en": {"text": "Good?"}}}


async def guessed(there: Class, times: int) -> None:
    """Try so many wrong codes, each from a socket of its own."""
    for _ in range(times):
        socket, answer = await there.joins(WRONG)
        assert answer == {"nowhere": {}}
        socket.close()


async def still(condition) -> None:
    """Wait until the server has come so far."""
    while not condition():
        await asyncio.sleep(0.01)


def test_behind_the_address_of_one_who_guesses_every_right_code_is_heard():
    async def play(there):
        await guessed(there, TRIES)
        guessers = [await there.joins(WRONG) for _ in range(5)]
        assert all(answer == {"turn": {}} for _, answer in guessers)
        class_ = [await there.joins(there.room.code) for _ in range(5)]
        assert all(answer == {"turn": {}} for _, answer in class_)
        for socket, _ in class_:
            assert (await heard_of(socket, "seat"))["code"] == there.room.code
        for socket, _ in guessers:
            assert await heard(socket) == {"nowhere": {}}
        assert len(there.hall.turns) == 0

    in_class(play)


def test_who_sits_in_the_room_comes_back_at_once_however_many_guess():
    async def play(there):
        ann, answer = await there.joins(there.room.code)
        ann.close()
        await guessed(there, TRIES)
        _, again = await there.joins(there.room.code, seat=answer["seat"]["token"])
        assert again["seat"]["token"] == answer["seat"]["token"]

    in_class(play)


def test_looking_at_the_deals_is_no_quicker_way_to_guess_a_code():
    async def play(there):
        await guessed(there, TRIES - 1)
        looks = await there.pupil()
        await said(looks, {"look": {"code": WRONG}})
        assert await heard(looks) == {"nowhere": {}}
        await said(looks, {"look": {"code": there.room.code}})
        assert await heard(looks) == {"turn": {}}
        assert (await heard_of(looks, "deals"))["said"] == {}

    in_class(play)


def test_who_hangs_up_while_they_wait_is_not_waited_for():
    async def play(there):
        await guessed(there, TRIES)
        gone = [(await there.joins(WRONG))[0] for _ in range(20)]
        for socket in gone:
            socket.close()
        await still(lambda: len(there.hall.turns) == 0)

    in_class(play)


def test_a_seat_is_freed_when_its_socket_has_been_gone_a_while(monkeypatch):
    monkeypatch.setattr(halls, "LOOKS_EVERY", 0.05)

    async def play(there):
        teacher = await there.teacher(there.room)
        sockets = [(await there.joins(there.room.code))[0] for _ in range(3)]
        for socket in sockets[1:]:
            socket.close()
        await still(lambda: sum(seat.gone is not None for seat in there.room.seats.values()) == 2)
        there.clock.now += GONE
        while (await heard_of(teacher, "count"))["joined"] != 1:
            pass

    in_class(play)


def masked(text):
    """A text as a browser frames it, with a mask of noughts."""
    data = text.encode()
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


def test_a_telephone_out_of_reach_that_never_hung_up_gives_its_seat_back(monkeypatch):
    monkeypatch.setattr(sockets, "PINGS_EVERY", 100)

    async def play(there):
        reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
        headers = "Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
        writer.write(f"GET /class/socket/pupil HTTP/1.1\r\n{headers}\r\nSec-WebSocket-Key: AAAA\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(masked(json.dumps({"join": {"code": there.room.code}})))
        await still(lambda: len(there.room.seats) == 1)
        (silent,) = there.room.seats.values()
        zoe, answer = await there.joins(there.room.code)
        reading = asyncio.create_task(heard_of(zoe, "over"))
        await still(lambda: silent.gone is not None)
        assert there.room.seats[answer["seat"]["token"]].gone is None, "one that answers stays"
        there.hall.close(there.room)
        await reading
        writer.close()

    in_class(play)


def test_a_second_telephone_on_a_seat_keeps_it_when_the_first_goes():
    async def play(there):
        one, answer = await there.joins(there.room.code)
        seat = there.room.seats[answer["seat"]["token"]]
        await there.joins(there.room.code, seat=seat.token)
        one.close()
        await still(lambda: len(there.hall._of(there.room).pupils) == 1)
        assert seat.gone is None

    in_class(play)


def test_one_visitor_opens_a_few_rooms_and_is_told_so_and_those_nobody_came_into_give_way():
    async def play(there):
        there.hall.close(there.room)
        teachers, opened = [], 0
        for _ in range(ROOMS_A_VISITOR + 1):
            teachers.append(await there.teacher())
            await said(teachers[-1], {"open": {}})
            opened += "room" in (last := await heard(teachers[-1]))
        assert (opened, last) == (ROOMS_A_VISITOR, {"many": {}})
        for teacher in teachers:
            teacher.close()
        await still(lambda: not any(there.hall._of(room).teachers for room in there.hall.rooms.all()))
        again = await there.teacher()
        await said(again, {"open": {}})
        assert "room" in await heard(again)
        assert len(there.hall.rooms) == 1

    in_class(play)


def test_a_teacher_sees_the_seats_and_closes_those_of_one_address():
    async def play(there):
        teacher = await there.teacher(there.room)
        pupils = [await there.joins(there.room.code) for _ in range(3)]
        await said(teacher, {"watch": {"on": True}})
        place = (await heard_of(teacher, "seats"))["places"][0]
        assert (place["address"], place["count"]) == ("127.0.0.1", 3)
        await said(teacher, {"shut": {"seat": place["seats"][0]["mark"]}})
        assert await heard_of(pupils[0][0], "shut") == {}
        assert (await heard_of(teacher, "seats"))["places"][0]["count"] == 2
        await said(teacher, {"shut": {"address": place["address"]}})
        assert await heard_of(pupils[2][0], "out") == {}
        assert (await there.joins(there.room.code))[1] == {"out": {}}
        await said(teacher, {"admit": {"address": place["address"]}})
        await heard_of(teacher, "seats")
        assert "seat" in (await there.joins(there.room.code))[1]

    in_class(play)


@pytest.mark.parametrize("found_by", ["the clock", "a wrong code", "another room", "a key"])
def test_a_room_that_has_expired_says_so_to_its_telephones_and_its_teacher(found_by, monkeypatch):
    monkeypatch.setattr(halls, "LOOKS_EVERY", 0.05 if found_by == "the clock" else 600)

    async def play(there):
        teacher, room = await there.teacher(there.room), there.room
        ann, _ = await there.joins(room.code)
        looks = await there.pupil()
        await said(looks, {"look": {"code": room.code}})
        await heard_of(looks, "deals")
        there.clock.now += SILENCE
        if found_by == "a wrong code":
            await there.joins(WRONG)
        elif found_by == "another room":
            there.hall.open_room("192.0.2.1", named=False)
        elif found_by == "a key":
            there.hall.rooms.taken_up("no key")
        for socket in (teacher, ann, looks):
            assert await heard_of(socket, "over") == {}
        await said(ann, {"answer": {"number": 7, "choices": ["good"]}})
        await said(teacher, {"step": STEP})
        assert await heard(teacher) == {"over": {}}
        assert room.step is None

    in_class(play)


def test_nothing_is_kept_of_rooms_that_were_closed():
    async def play(there):
        for _ in range(5):
            room = there.hall.rooms.open()
            teacher = await there.teacher(room)
            pupils = [(await there.joins(room.code))[0] for _ in range(2)]
            await said(teacher, {"step": STEP})
            await heard_of(pupils[1], "step")
            await said(teacher, {"close": {}})
            await heard_of(pupils[1], "over")
            await said(pupils[0], {"answer": {"number": 7, "choices": ["good"]}})
            for socket in (teacher, *pupils):
                socket.close()
        await asyncio.sleep(2 * halls.COUNTS_EVERY)
        assert set(there.hall._inside) <= {there.room.code}
        assert set(there.hall.rooms._rooms) == {there.room.code}

    in_class(play)


ODD = [
    '{"open": {"key": "cl\\u00e9"}}',
    '{"open": {"key": "\\ud800"}}',
    '{"step": {"number": 8, "choices": ["a"], "most": 1, "said": {"en": {"text": "\\ud800"}}}}',
    '{"step": {"number": 8, "choices": ["\\udfff"], "most": 1, "said": {"en": {}}}}',
    '{"step": {"number": 8, "choices": ["a"], "most": 1, "said": {"en": {"text": NaN}}}}',
    '{"reveal": {"number": 7, "right": ["good"], "why": {"en": {"told": "\\ud800"}}}}',
    '{"deals": {"said": {"en": {"title": "\\udc00"}}}}',
    '{"step": {"number": 8, "choices": ["a"], "most": 1, "said": {"en": {"text": %s}}}}' % ("[" * 400 + "]" * 400),
]
"""What could be read and not be written, or not be compared: none of it drops anybody."""


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_a_text_that_could_not_be_handed_on_is_refused_and_drops_nobody(odd):
    async def play(there):
        teacher = await there.teacher(there.room)
        pupils = [(await there.joins(there.room.code))[0] for _ in range(3)]
        await teacher.write_message(odd)
        answer = await heard(teacher)
        while "count" in answer:
            answer = await heard(teacher)
        assert answer in ({"unread": {}}, {"over": {}}), "a page says each of these in a sentence"
        await said(teacher, {"step": STEP})
        for socket in pupils:
            assert (await heard_of(socket, "step"))["number"] == 7

    in_class(play)


@pytest.mark.parametrize("name", ["join", "look", "answer"])
def test_half_a_character_from_a_telephone_drops_nobody(name):
    async def play(there):
        zoe, _ = await there.joins(there.room.code)
        ann, _ = await there.joins(there.room.code)
        there.room.ask(VoteQuestion(7, ("good",), {"en": {}}))
        await ann.write_message(
            f'{{"{name}": {{"code": "\\ud800", "name": "\\ud800", "number": 7, "choices": ["\\ud800"]}}}}'
        )
        assert await heard_of(ann, "unread") == {}
        there.hall.to_pupils(there.room)
        for socket in (ann, zoe):
            assert (await heard_of(socket, "step"))["number"] == 7

    in_class(play)


@settings(max_examples=200)
@given(st.text(alphabet=st.characters(exclude_categories=[]), max_size=20))
def test_whatever_is_read_can_be_written_to_everybody(text):
    name, found = read(json.dumps({"step": {"said": text}}), LONGEST_FROM_TEACHER)
    if name:
        halls.written({name: found}).encode()
