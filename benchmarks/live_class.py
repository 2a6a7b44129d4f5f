"""A live class of many pupils: socket clients that join within twenty seconds and answer twenty questions at once.

Every pupil's last answer to each question is kept here and held against the tally the teacher is sent: none lost, none
counted twice. Aims: all joined within 20 s, 95th percentile from a pupil's answer to a count that holds it 300 ms or
less. Beside it stands what the server holds of memory before and after.

    python benchmarks/live_class.py [pupils] [questions]
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import psutil
from tornado.websocket import WebSocketClientConnection, websocket_connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server import running_app  # the checkout is put on the path first

CHOICES = ("good", "not_good", "equal")
JOINING = 15.0
"""Seconds within which all come."""
ANSWERING = 3.0
"""Seconds within which all answer."""
SAID = {
    "en": {"text": "The point that was called: good or not good?", "choices": [{"id": c, "label": c} for c in CHOICES]}
}


class Pupil:
    """A telephone."""

    def __init__(self, host: str, code: str, rng: Random) -> None:
        """Stand before the door."""
        self.host, self.code, self.rng = host, code, rng
        self.socket: WebSocketClientConnection | None = None
        self.asked = asyncio.Event()
        self.step: dict[str, Any] = {}
        self.given = ""
        self.kept = asyncio.Event()

    async def join(self, delay: float) -> None:
        """Come and sit down."""
        await asyncio.sleep(delay)
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
    """Return what a server holds of memory itself, in megabytes."""
    return float(server.memory_info().rss / 2**20)


async def lesson(host: str, server: psutil.Process, number: int, questions: int) -> None:
    """Have a class join, ask it, and print what was seen."""
    rng = Random(1)
    before = memory(server)
    teacher = Teacher(host)
    code = await teacher.open()
    pupils = [Pupil(host, code, Random(each)) for each in range(number)]
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


def main() -> None:
    """Open the app and hold the lesson."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    questions = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    with running_app() as address:
        host = address.partition("://")[2].strip("/")
        asyncio.run(lesson(host, _server_at(int(host.rpartition(":")[2])), number, questions))


def _server_at(port: int) -> psutil.Process:
    """Return the process that listens on a port, among those started here."""
    for child in psutil.Process().children(recursive=True):
        if any(each.laddr.port == port and each.status == "LISTEN" for each in child.net_connections("tcp")):
            return child
    raise LookupError(port)


if __name__ == "__main__":
    main()
