"""The pupils' end of a room, over real sockets: what they may say, and that nothing else is heard."""

from __future__ import annotations

import asyncio

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError

from piquet_tutor.serving.live import sockets
from piquet_tutor.serving.live.room import VoteQuestion
from tests.serving.live import held
from tests.serving.live.held import heard, said

SAID = {"en": {"text": "Good or not good?"}}
STEP = VoteQuestion(7, ("good", "not_good"), SAID)


def in_class(play):
    """Run a play with a server: it is given the hall, a room, a way to open a pupil's socket, and the address."""
    held.in_class(lambda there: play(there.hall, there.room, there.pupil, there.address))


async def joined(room, pupil, **more):
    socket = await pupil()
    await said(socket, {"join": {"code": room.code, **more}})
    seat, step = await heard(socket), await heard(socket)
    return socket, seat["seat"]["token"], step


def test_pupils_join_answer_change_and_hear_the_reveal():
    async def play(hall, room, pupil, _):
        ann, token, first = await joined(room, pupil)
        assert first == {"rest": {}}
        room.ask(STEP)
        hall.to_pupils(room)
        assert (await heard(ann))["step"]["number"] == 7
        for answer in ("good", "not_good"):
            await said(ann, {"answer": {"number": 7, "choices": [answer]}})
            assert await heard(ann) == {"kept": {"number": 7, "mine": answer}}
        ann.close()
        again, same, step = await joined(room, pupil, seat=token)
        assert (same, step["step"]["mine"]) == (token, "not_good")
        room.reveal(7, ["good"], SAID)
        hall.to_pupils(room)
        assert (await heard(again))["told"]["right"] == ["good"]
        await said(again, {"answer": {"number": 7, "choices": ["good"]}})
        assert (await heard(again))["told"]["mine"] == "not_good"
        assert room.tally == {"not_good": 1}

    in_class(play)


@pytest.mark.parametrize(
    "message",
    [
        {"step": {"number": 9, "choices": ["a"], "most": 1, "said": SAID}},
        {"reveal": {"number": 7, "right": ["good"], "why": SAID}},
        {"rest": {}},
        {"close": {}},
        {"open": {"key": "guessed"}},
        {"answer": {"number": 7, "choices": ["good"], "seat": "another's"}},
    ],
)
def test_nothing_that_is_a_teacher_s_is_heard_from_a_pupil(message):
    async def play(hall, room, pupil, _):
        room.ask(STEP)
        ann, token, _step = await joined(room, pupil)
        bob, *_ = await joined(room, pupil)
        await said(bob, message)
        await said(bob, {"answer": {"number": 7, "choices": ["not_good"]}})
        while "kept" not in (last := await heard(bob)) or last["kept"]["mine"] != "not_good":
            pass
        assert room.step == STEP
        assert room.right == ()
        assert room.seats[token].answer == ""
        assert hall.rooms.taken_up(room.key) is room
        ann.close()

    in_class(play)


def test_a_page_of_another_host_reaches_no_room():
    async def play(hall, room, pupil, _):
        with pytest.raises(HTTPClientError) as refused:
            await pupil(Origin="http://evil.example")
        assert refused.value.code == 403

    in_class(play)


def test_who_says_too_much_or_too_long_is_hung_up_on():
    async def play(hall, room, pupil, _):
        room.ask(STEP)
        quick, *_ = await joined(room, pupil)
        for _ in range(40):
            await said(quick, {"answer": {"number": 7, "choices": ["good"]}})
        while await heard(quick) is not None:
            pass
        assert quick.close_code == 1008
        long, *_ = await joined(room, pupil)
        await said(long, {"join": {"code": room.code, "name": "x" * 100_000}})
        assert await heard(long) is None
        assert len(room.seats) == 2

    in_class(play)


def test_a_wrong_code_says_so():
    async def play(hall, room, pupil, _):
        socket = await pupil()
        for code in ("XXXXXX", "", "\ud800", 5):
            await said(socket, {"join": {"code": code}})
            assert await heard(socket) in ({"nowhere": {}}, {"unread": {}})
        await said(socket, {"join": {"code": room.code}})
        assert "seat" in await heard(socket)

    in_class(play)


def test_a_room_that_is_closed_says_so_to_all_who_sit_in_it():
    async def play(hall, room, pupil, _):
        ann, token, _step = await joined(room, pupil)
        hall.close(room)
        assert await heard(ann) == {"over": {}}
        late = await pupil()
        await said(late, {"join": {"code": room.code, "seat": token}})
        assert await heard(late) == {"nowhere": {}}

    in_class(play)


def test_the_page_is_sent_under_every_code_without_a_cookie_and_nothing_else_is():
    async def play(hall, room, pupil, address):
        client = AsyncHTTPClient(force_instance=True)
        for path in ("class/", f"class/{room.code}", "class/pupil.js", "class/pupil.css"):
            answer = await client.fetch(f"{address}/{path}")
            assert "Set-Cookie" not in answer.headers
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        there = await client.fetch(f"{address}/class", follow_redirects=True)
        assert there.effective_url.endswith("/class/")
        for path in ("class/room.py", "class/../room.py", "class/pupil.html", "class/ABCDEF/x", "class/socket/else"):
            with pytest.raises(HTTPClientError) as refused:
                await client.fetch(f"{address}/{path}")
            assert refused.value.code == 404

    in_class(play)


def test_whoever_opens_a_socket_and_enters_no_room_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(sockets, "SILENT", 0.2)

    async def play(hall, room, pupil, _):
        silent = await pupil()
        ann, *_ = await joined(room, pupil)
        assert await asyncio.wait_for(heard(silent), 5) is None
        room.ask(STEP)
        hall.to_pupils(room)
        assert (await heard(ann))["step"]["number"] == 7

    in_class(play)
