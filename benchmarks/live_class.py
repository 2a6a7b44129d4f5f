"""A live class of many pupils: socket clients that join within twenty seconds and answer twenty questions at once.

Every pupil's last answer to each question is kept here and held against the tally the teacher is sent: none lost, none
counted twice. Aims: all joined within 20 s, 95th percentile from a pupil's answer to a count that holds it 300 ms or
less. Beside it stands what the server holds of memory before and after.

Then the class is crowded: by somebody who guesses codes behind the class's own address, by one machine that takes all
the seats it can get, and by one visitor who opens all the rooms they can. Aims: every right code is heard, and other
addresses and visitors are as free as before. Machines are addresses of the loopback, which has as many as one likes on
Linux.

    python benchmarks/live_class.py [pupils] [questions]
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from contextvars import ContextVar
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import psutil
from tornado import websocket
from tornado.tcpclient import TCPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from piquet_tutor.serving.live.room import MOST_SEATS
from piquet_tutor.serving.live.rooms import LENGTH, LETTERS, MOST_ROOMS, NoRoomLeft, TooManyOfOne
from piquet_tutor.serving.live.seating import GONE, free
from piquet_tutor.serving.live.turns import TRIES, TRIES_AN_HOUR  # the checkout is put on the path first
from tests.server import running_app
from tests.serving.live.held import Class, heard, said

CHOICES = ("good", "not_good", "equal")
JOINING = 15.0
"""Seconds within which all come."""
ANSWERING = 3.0
"""Seconds within which all answer."""
SAID = {
    "en": {"text": "The point that was called: good or not good?", "choices": [{"id": c, "label": c} for c in CHOICES]}
}
WRONG = LETTERS[0] * LENGTH
GUESSERS, LATE = 20, 10
"""Sockets of one who guesses, and pupils behind the same address who come meanwhile."""
MACHINES = 250
_AT: ContextVar[str] = ContextVar("_AT", default="127.0.0.1")
"""The address from which this task connects."""


class FromMachine(TCPClient):
    """Connects from the address that the task stands at."""

    async def connect(self, *args: Any, **options: Any) -> Any:
        """Connect."""
        return await super().connect(*args, **{**options, "source_ip": _AT.get()})


setattr(websocket, "TCPClient", FromMachine)  # noqa: B010 - what sockets of the web are opened by


class Pupil:
    """A telephone."""

    def __init__(self, host: str, code: str, rng: Random, machine: str) -> None:
        """Stand before the door."""
        self.host, self.code, self.rng, self.machine = host, code, rng, machine
        self.socket: WebSocketClientConnection | None = None
        self.asked = asyncio.Event()
        self.step: dict[str, Any] = {}
        self.given = ""
        self.kept = asyncio.Event()

    async def join(self, delay: float) -> None:
        """Come and sit down."""
        await asyncio.sleep(delay)
        _AT.set(self.machine)
        self.socket = await websocket_connect(f"ws://{self.host}/class/socket/pupil")
        await self.socket.write_message(json.dumps({"join": {"code": self.code}}))
        await self.socket.read_message()
        await self.socket.read_message()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.socket is not None
        while (text := await self.socket.read_message()) is not None:
            ((name, said),) = json.loads(text).items()
            if name == "step":
                self.step = said
                self.asked.set()
            elif name == "kept":
                self.kept.set()

    async def answer(self) -> float:
        """Answer within the time, some of them twice; return when the first answer was sent."""
        assert self.socket is not None
        await self.asked.wait()
        self.asked.clear()
        await asyncio.sleep(self.rng.uniform(0, ANSWERING))
        at = 0.0
        for _ in range(1 + (self.rng.random() < 0.2)):
            self.given = self.rng.choice(CHOICES)
            self.kept.clear()
            at = at or time.perf_counter()
            await self.socket.write_message(
                json.dumps({"answer": {"number": self.step["number"], "choices": [self.given]}})
            )
            await self.kept.wait()
        return at


class Teacher:
    """The teacher's page."""

    def __init__(self, host: str) -> None:
        """Know where the server is."""
        self.host = host
        self.counts: list[tuple[float, int]] = []
        self.tally: dict[str, int] = {}
        self.told = asyncio.Event()

    async def open(self) -> str:
        """Open a room; return its code."""
        self.socket = await websocket_connect(f"ws://{self.host}/class/socket/teacher")
        await self.socket.write_message(json.dumps({"open": {}}))
        room = json.loads(str(await self.socket.read_message()))["room"]
        self.listening = asyncio.create_task(self._listen())
        return str(room["code"])

    async def _listen(self) -> None:
        while (text := await self.socket.read_message()) is not None:
            said = json.loads(text).get("count", {})
            self.counts.append((time.perf_counter(), said.get("answered", 0)))
            if "tally" in said:
                self.tally = said["tally"]
                self.told.set()

    async def say(self, message: dict[str, Any]) -> None:
        """Say something to the room."""
        await self.socket.write_message(json.dumps(message))


def memory(server: psutil.Process) -> float:
    """What a server holds of memory itself, in megabytes."""
    return float(server.memory_info().rss / 2**20)


async def lesson(host: str, server: psutil.Process, number: int, questions: int) -> None:
    """Have a class join, ask it, and print what was seen."""
    rng = Random(1)
    before = memory(server)
    teacher = Teacher(host)
    code = await teacher.open()
    pupils = [Pupil(host, code, Random(each), _machine(each)) for each in range(number)]
    began = time.perf_counter()
    await asyncio.gather(*(pupil.join(rng.uniform(0, JOINING)) for pupil in pupils))
    joined = time.perf_counter() - began
    waits: list[float] = []
    wrong = 0
    for question in range(questions):
        teacher.counts.clear()
        teacher.told.clear()
        await teacher.say({"step": {"number": question, "choices": CHOICES, "most": 1, "said": SAID}})
        sent = sorted(await asyncio.gather(*(pupil.answer() for pupil in pupils)))
        await asyncio.sleep(0.5)
        waits += [
            next((at for at, answered in teacher.counts if at >= when and answered > place), time.perf_counter()) - when
            for place, when in enumerate(sent)
        ]
        await teacher.say({"reveal": {"number": question, "right": ["good"], "why": {"en": {"told": "Good."}}}})
        await teacher.told.wait()
        wrong += teacher.tally != dict(Counter(pupil.given for pupil in pupils))
    after = memory(server)
    print(f"{number} pupils joined within {joined:.1f} s, of {JOINING:.0f} s in which they came")
    print(f"{questions} questions, {len(waits)} answers: {wrong} tallies differ from what was sent")
    print(f"answer to count: median {median(waits) * 1000:.0f} ms, p95 {quantiles(waits, n=20)[-1] * 1000:.0f} ms")
    print(f"the server holds {before:.0f} MB before and {after:.0f} MB after")


def _machine(number: int) -> str:
    return f"127.0.1.{1 + number % MACHINES}"


async def crowded() -> None:
    """Have a class crowded, and print what becomes of it."""
    for attack in (guessing, taking_seats, opening_rooms):
        _AT.set(_machine(0))
        there = Class()
        try:
            await attack(there)
        finally:
            await there.close()


async def guessing(there: Class) -> None:
    """Guess codes behind the class's address."""
    for _ in range(TRIES):
        socket, _answer = await there.joins(WRONG)
        socket.close()

    async def guess() -> None:
        socket = await there.pupil()
        while True:
            await said(socket, {"join": {"code": WRONG}})
            while "turn" in (await heard(socket) or {"over": {}}):
                pass

    async def come() -> float:
        began = time.perf_counter()
        socket, answer = await there.joins(there.room.code)
        while "seat" not in answer:
            answer = await heard(socket)
        return time.perf_counter() - began

    guessers = [asyncio.create_task(guess()) for _ in range(GUESSERS)]
    await asyncio.sleep(0.5)
    waits = await asyncio.gather(*(come() for _ in range(LATE)))
    _AT.set(_machine(1))
    elsewhere = await come()
    for guesser in guessers:
        guesser.cancel()
    await asyncio.gather(*guessers, return_exceptions=True)
    codes = len(LETTERS) ** LENGTH
    print(f"behind one who guesses through {GUESSERS} sockets {len(waits)} of {LATE} right codes are heard:", end=" ")
    print(f"median {median(waits):.1f} s, the last {max(waits):.1f} s; from another address {elsewhere:.2f} s")
    print(
        f"an hour of guessing tries at most {TRIES_AN_HOUR:,} of {codes:,} codes: one in {codes // TRIES_AN_HOUR:,}",
        end="",
    )
    print(f" for a given room, {codes / 2 / TRIES_AN_HOUR / 24:.0f} days on average")


async def taking_seats(there: Class) -> None:
    """Take every seat that one machine can get, and go."""
    sockets: list[WebSocketClientConnection] = []
    answer: dict[str, Any] = {"seat": {}}
    began = time.perf_counter()
    while "seat" in answer:
        socket, answer = await there.joins(there.room.code)
        sockets.append(socket)
    took, taken = time.perf_counter() - began, len(there.room.seats)
    _AT.set(_machine(1))
    others = ["seat" in (await there.joins(there.room.code))[1] for _ in range(30)]
    for socket in sockets:
        socket.close()
    while sum(seat.gone is None for seat in there.room.seats.values()) > len(others):
        await asyncio.sleep(0.05)
    there.clock.now += GONE
    freed = free(there.room, there.clock.now)
    print(
        f"one machine takes {taken} of {MOST_SEATS} seats in {took:.1f} s; of another, {sum(others)} of 30 sit down;",
        end=" ",
    )
    print(f"{GONE / 60:.0f} minutes after it has gone {freed} are freed")


async def opening_rooms(there: Class) -> None:
    """Open every room that one visitor can."""
    opened = 0
    try:
        while True:
            there.hall.rooms.open(machine="192.0.2.1")
            opened += 1
    except (NoRoomLeft, TooManyOfOne):
        there.hall.open_room("192.0.2.2", named=False)
    print(f"one visitor opens {opened} of {MOST_ROOMS} rooms, and another then theirs")


def main() -> None:
    """Open the app and hold the lesson; then crowd a class."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    questions = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    with running_app() as address:
        host = address.partition("://")[2].strip("/")
        asyncio.run(lesson(host, _server_at(int(host.rpartition(":")[2])), number, questions))
    asyncio.run(crowded())


def _server_at(port: int) -> psutil.Process:
    """The process that listens on a port, among those started here."""
    for child in psutil.Process().children(recursive=True):
        if any(each.laddr.port == port and each.status == "LISTEN" for each in child.net_connections("tcp")):
            return child
    raise LookupError(port)


if __name__ == "__main__":
    main()
