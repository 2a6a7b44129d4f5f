"""The server's door, over real sockets: whoever asks is served, however many only stand in it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import resource
import socket

import pytest
from tornado.httpclient import AsyncHTTPClient
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler, websocket_connect

from piquet_tutor.serving import door
from piquet_tutor.serving.door import Door, place_of

MOST, MOST_OF_ONE = 12, 8
ASKED = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
SAYINGS = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost:",
    "half a body": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nhalf",
    "a question, and then nothing": ASKED,
    "for an answer that is never taken": b"GET /long HTTP/1.1\r\nHost: a\r\n\r\n",
}


class Short(RequestHandler):
    def get(self):
        self.write("here")

    post = get


class Long(RequestHandler):
    async def get(self):
        for _ in range(40):
            self.write(b"x" * 1_000_000)
            await self.flush()


class Talk(WebSocketHandler):
    def on_message(self, message):
        self.write_message(message)


class House:
    """A server with a door, and whoever stands in it."""

    def __init__(self, **options):
        self.listening, self.port = bind_unused_port()
        self.door = Door(Application([("/", Short), ("/long", Long), ("/talk", Talk)]), MOST, MOST_OF_ONE, **options)
        self.door.add_sockets([self.listening])
        self.standing = []

    async def stand(self, said, count, address="127.0.0.1"):
        for _ in range(count):
            with contextlib.suppress(ConnectionError):
                self.standing.append(
                    await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0), limit=1000)
                )
                self.standing[-1][1].write(said)
        await asyncio.sleep(0.1)

    async def comes_down_to(self, count):
        for _ in range(100):
            if len(self.door) <= count:
                return True
            await asyncio.sleep(0.05)
        return False

    async def served(self, address="127.0.0.1"):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        with contextlib.closing(writer):
            writer.write(ASKED)
            return (await asyncio.wait_for(reader.readline(), 5)).startswith(b"HTTP/1.1 200")

    async def close(self):
        for _, writer in self.standing:
            writer.transport.abort()
        self.door.stop()
        await self.door.close_all_connections()


def in_house(play, **options):
    async def whole():
        house = House(**options)
        try:
            return await asyncio.wait_for(play(house), 20)
        finally:
            await house.close()

    return asyncio.run(whole())


@pytest.mark.parametrize("said", SAYINGS.values(), ids=SAYINGS)
def test_whoever_asks_is_served_though_many_from_the_same_address_stand_in_the_door(said):
    async def play(house):
        await house.stand(said, 4 * MOST)
        return [await house.comes_down_to(MOST_OF_ONE), *[await house.served() for _ in range(3)]]

    assert in_house(play) == [True] * 4


def test_a_question_that_nobody_had_the_time_to_read_yet_is_not_sent_away():
    async def play(house):
        address = ("127.0.0.1", house.port)
        await house.stand(b"", MOST_OF_ONE - 3)
        askers = [socket.create_connection(address) for _ in range(3)]
        await asyncio.sleep(0.1)
        for asker in askers:
            asker.send(ASKED)
            asker.setblocking(False)
        crowd = [socket.create_connection(address) for _ in range(MOST_OF_ONE)]  # before anything can be read
        answers = [await asyncio.wait_for(asyncio.get_running_loop().sock_recv(asker, 12), 5) for asker in askers]
        for each in (*crowd, *askers):
            each.close()
        return answers

    assert in_house(play) == [b"HTTP/1.1 200"] * 3


def test_one_address_leaves_room_for_the_others_and_many_for_one_more():
    async def play(house):
        await house.stand(b"", 4 * MOST)
        first = await house.served("127.0.0.2")
        for last in range(3, 9):
            await house.stand(b"", MOST, f"127.0.0.{last}")
        return first, await house.comes_down_to(MOST), await house.served("127.0.0.2")

    assert in_house(play) == (True, True, True)


@pytest.mark.parametrize("said", [SAYINGS[name] for name in list(SAYINGS)[:4]], ids=list(SAYINGS)[:4])
def test_who_says_nothing_more_is_not_waited_for(said):
    async def play(house):
        await house.stand(said, 3)
        for reader, _ in house.standing:
            await reader.read()
        return await house.comes_down_to(0)

    assert in_house(play, idle_connection_timeout=0.3, body_timeout=0.3)


def test_an_open_websocket_is_not_sent_away_for_those_who_only_stand_there():
    async def play(house):
        talk = await websocket_connect(f"ws://127.0.0.1:{house.port}/talk")
        await house.stand(b"", 4 * MOST)
        await talk.write_message("still here")
        return await talk.read_message()

    assert in_house(play) == "still here"


def test_websockets_are_limited_too_and_make_room_when_they_close():
    async def play(house):
        address = f"ws://127.0.0.1:{house.port}/talk"

        async def one_more():
            talks.append(await websocket_connect(address))
            await asyncio.sleep(0.1)
            await talks[-1].write_message("here")
            return await talks[-1].read_message()

        talks = []
        heard = [await one_more() for _ in range(MOST_OF_ONE)]
        with contextlib.suppress(WebSocketClosedError):
            heard.append(await one_more())
        for talk in talks:
            talk.close()
        await asyncio.sleep(0.1)
        return heard, await one_more()

    heard, afterwards = in_house(play)
    assert heard[:MOST_OF_ONE] == ["here"] * MOST_OF_ONE
    assert "here" not in heard[MOST_OF_ONE:]
    assert afterwards == "here"


def test_more_is_not_read_than_a_page_would_send():
    async def play(house):
        body = b"x" * (door.LARGEST_BODY + 1)
        with pytest.raises(Exception, match=r"400|closed"):
            await AsyncHTTPClient().fetch(f"http://127.0.0.1:{house.port}/", method="POST", body=body)
        return await house.served()

    assert in_house(play)


def test_where_no_file_can_be_opened_it_rests_says_so_once_and_goes_on(monkeypatch, caplog):
    monkeypatch.setattr(door, "REST", 0.05)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def play(house):
        comers = [socket.socket() for _ in range(5)]
        for comer in comers:
            comer.setblocking(False)
        lowest = os.dup(0)  # the first number that is free, so that none is left below it
        resource.setrlimit(resource.RLIMIT_NOFILE, (lowest, limit[1]))
        try:
            for comer in comers:
                await asyncio.get_running_loop().sock_connect(comer, ("127.0.0.1", house.port))
            await asyncio.sleep(0.3)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limit)
        os.close(lowest)
        served = await house.served()
        for comer in comers:
            comer.close()
        return served

    with caplog.at_level(logging.WARNING):
        assert in_house(play)
    said = [record.getMessage() for record in caplog.records]
    assert 1 <= len(said) <= 10, "once for each rest, not for each connection that is waiting"
    assert all("Too many open files" in line for line in said)


@pytest.mark.parametrize(
    ("address", "place"),
    [
        (("10.0.0.7", 5000), "10.0.0.7"),
        (("2001:db8:1:2:aaaa::1", 5000, 0, 0), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 5000, 0, 2), "fe80::/64"),
        ("", ""),
    ],
    ids=str,
)
def test_an_address_of_six_counts_as_the_net_it_is_of(address, place):
    assert place_of(address) == place
