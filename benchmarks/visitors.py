"""Thirty visitors at once: real HTTP and websocket clients that arrive within ten seconds and then press every three.

Each opens a page, connects to its kernel, has the page sent, and for a minute presses and waits for the answer:
first on the tutor's play page, then on a notebook of one ipywidgets button and a label, on a server of the same kind.
Aims: all served, 95th percentile of a press 300 ms or less. Beside it stands what all kernels together hold of memory,
and what the server holds of memory and open files.

Then eighty come within ten seconds to a server of a thousand open files, as most systems begin with; it raises that.
Each is served, and still is when all have come; or refused by the page that asks again. Aim: none is lost. More of
them, and a limit that cannot be raised, are arguments.

    python benchmarks/visitors.py [visitors] [seconds]
    python benchmarks/visitors.py row [visitors] [open files]
"""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import psutil
import websocket

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks.pages import write_echo  # the checkout is put on the path first
from piquet_tutor.serving.template import KERNEL  # likewise
from tests.server import running_app  # likewise

ROOT = Path(__file__).resolve().parents[1]
ARRIVING = 10
"""Seconds within which all arrive."""
RESTING = 3
"""Seconds between a visitor's presses."""


class Refused(Exception):
    """All tables are taken, and the page that says so asks again."""


class Visitor:
    """One visitor: what they wait for, in seconds."""

    def __init__(self, host: str, file: str, number: int) -> None:
        """Stand before the door."""
        self.host, self.file, self.number = host, file, number
        self.usable: float | None = None
        self.presses: list[float] = []
        self.answer: dict[str, Any] = {}
        self.wrong = ""

    def visit(self, delay: float, seconds: float) -> None:
        """Come, press, and go."""
        time.sleep(delay)
        try:
            self._visit(seconds)
        except Exception as error:  # what went wrong is reported, and the others go on
            self.wrong = f"{type(error).__name__}: {error}"[:120]

    def _visit(self, seconds: float) -> None:
        begun = time.perf_counter()
        press = self.begin()
        self.usable = time.perf_counter() - begun
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            pressed = time.perf_counter()
            press()
            self.presses.append(time.perf_counter() - pressed)
            time.sleep(RESTING)
        self.leave()

    def leave(self) -> None:
        """Close the connection, as a browser does whose page is closed."""
        self._socket.close()

    def begin(self) -> Callable[[], object]:
        """Open the page and have it sent; what a press is."""
        connection = http.client.HTTPConnection(self.host, timeout=300)
        connection.request("GET", f"/voila/render/{self.file}")
        answer = connection.getresponse()
        html = answer.read().decode()
        if answer.status == 503 and answer.headers["Retry-After"] and 'http-equiv="refresh"' in html:
            raise Refused
        if answer.status != 200:
            raise RuntimeError(answer.status)
        kernel = re.search(r'"kernelId": "([-0-9a-f]+)"', html)
        widget = re.search(r'"model_id": "([-0-9a-f]+)"', html)
        if kernel is None or widget is None:
            raise RuntimeError("no kernel, or no widget, in the page")
        address = f"ws://{self.host}/api/kernels/{kernel[1]}/channels?session_id={uuid.uuid4().hex}"
        self._socket = websocket.create_connection(address, origin=f"http://{self.host}", timeout=300)
        self.widget = widget[1]
        if self.file == "empty.ipynb":
            found = self._request("comm_info_request", {"target_name": "jupyter.widget"})
            names = list(found["content"]["comms"])
            states = {name: self._state(name) for name in names}
            button = next(name for name, state in states.items() if state.get("description") == "echo")
            return lambda: self.custom(button, {"event": "click"}, "update")
        where = f"http://{self.host}/voila/render/{self.file}?seed={self.number}"
        self.custom(self.widget, {"kind": "ready", "address": where, "own": True, "kept": {}})
        sort = {"kind": "intent", "part": "table", "intent": {"kind": "press", "action": "sort"}}
        return lambda: self.custom(self.widget, sort)

    def _state(self, name: str) -> dict[str, Any]:
        self._send("comm_msg", {"comm_id": name, "data": {"method": "request_state"}})
        while True:
            got = json.loads(self._socket.recv())
            content = got["content"]
            if got["header"]["msg_type"] == "comm_msg" and content["comm_id"] == name:
                state: dict[str, Any] = content["data"].get("state", {})
                return state

    def custom(self, name: str, content: dict[str, Any], awaited: str = "custom") -> dict[str, Any]:
        """Send a message of a widget's own; what the first answer of this kind says."""
        sent = self._send("comm_msg", {"comm_id": name, "data": {"method": "custom", "content": content}})
        while True:
            got = json.loads(self._socket.recv())
            mine = got["parent_header"].get("msg_id") == sent
            if mine and got["header"]["msg_type"] == "comm_msg" and got["content"]["data"]["method"] == awaited:
                self.answer = got
                found: dict[str, Any] = got["content"]["data"].get("content", {})
                return found

    def _request(self, kind: str, content: dict[str, Any]) -> dict[str, Any]:
        sent = self._send(kind, content)
        while True:
            got: dict[str, Any] = json.loads(self._socket.recv())
            if got["parent_header"].get("msg_id") == sent and got["header"]["msg_type"].endswith("_reply"):
                return got

    def _send(self, kind: str, content: dict[str, Any]) -> str:
        number = uuid.uuid4().hex
        header = {"msg_id": number, "msg_type": kind, "username": "", "session": "visitor", "version": "5.3"}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"}
        self._socket.send(json.dumps(message))
        return number


def memory() -> tuple[int, float]:
    """How many kernels run below this process, and what they hold of memory that is theirs alone, in megabytes."""
    held = []
    for process in psutil.Process().children(recursive=True):
        try:
            if process.name() == KERNEL or any("ipykernel" in word for word in process.cmdline()):
                held.append(process.memory_full_info().uss / 2**20)
        except psutil.Error:
            continue
    return len(held), sum(held)


def server() -> psutil.Process:
    """The server below this process."""
    return next(each for each in psutil.Process().children() if "piquet_tutor.serving" in each.cmdline())


def held_by_server() -> str:
    """What the server has open, and holds of memory."""
    process = server()
    return f"{process.num_fds()} open files, {process.memory_full_info().uss / 2**20:.0f} MB"


def measured(folder: Path, file: str, count: int, seconds: float) -> None:
    """Let them come, and print what they met with."""
    with running_app(folder) as address:
        time.sleep(5)
        before = held_by_server()
        visitors = [Visitor(address.removeprefix("http://"), file, number) for number in range(count)]
        threads = [
            threading.Thread(target=each.visit, args=(ARRIVING * each.number / count, seconds)) for each in visitors
        ]
        for thread in threads:
            thread.start()
        most = (0, 0.0)
        while any(thread.is_alive() for thread in threads):
            most = max(most, memory())
            time.sleep(3)
        time.sleep(30)
        left, after = memory()[0], held_by_server()
    usable = [each.usable for each in visitors if each.usable is not None]
    presses = [1000 * one for each in visitors for one in each.presses]
    wrong = sorted({each.wrong for each in visitors if each.wrong})
    high = quantiles(presses, n=20)[-1] if len(presses) > 1 else 0
    print(f"{file}: {len(usable)} of {count} served; usable after {median(usable):.1f} s, the last {max(usable):.1f} s")
    print(f"  {len(presses)} presses: median {median(presses):.0f} ms, 95th percentile {high:.0f} ms")
    print(f"  at most {most[0]} kernels with {most[1]:.0f} MB of their own; {left} kernels 30 s after all had gone")
    print(f"  the server: {before} before; {after} then")
    for each in wrong:
        print(f"  {each}")


class OneOfMany(Visitor):
    """One of more visitors than there may be tables."""

    def __init__(self, host: str, number: int, all_have_come: threading.Event) -> None:
        """Stand before the door."""
        super().__init__(host, "play.ipynb", number)
        self.all_have_come = all_have_come
        self.has_come = False
        self.fate = "lost"

    def _visit(self, seconds: float) -> None:
        try:
            press = self.begin()
        except Refused:
            self.fate = "refused"
            return
        finally:
            self.has_come = True
        while not self.all_have_come.wait(RESTING):
            press()
        press()
        self.fate = "served"
        self.leave()


def row(count: int, files: int | None = None) -> None:
    """Let many come within ten seconds, and print what became of them.

    Args:
        count: of visitors.
        files: how many the server may have open, and cannot raise; if None, a thousand that it can.
    """
    limit = f"ulimit -n {files}" if files else "ulimit -S -n 1024"
    with running_app(under=["sh", "-c", f'{limit}; exec "$@"', "sh"]) as address:
        time.sleep(5)
        before, all_have_come = held_by_server(), threading.Event()
        visitors = [OneOfMany(address.removeprefix("http://"), number, all_have_come) for number in range(count)]
        threads = [threading.Thread(target=each.visit, args=(ARRIVING * each.number / count, 0)) for each in visitors]
        for thread in threads:
            thread.start()
        most = 0
        while any(thread.is_alive() for thread in threads):
            most = max(most, server().num_fds())
            if all(each.has_come for each in visitors):
                all_have_come.set()
            time.sleep(0.5)
        time.sleep(30)
        after = held_by_server()
    fates = Counter(each.fate for each in visitors)
    print(f"{count} in {ARRIVING} s, {files or '1024 (raised)'} files: ", end="")
    print(", ".join(f"{fates[fate]} {fate}" for fate in ("served", "refused", "lost")))
    print(f"  the server: {before} before; at most {most} open files; {after} 30 s after all had gone")
    for wrong in sorted({each.wrong for each in visitors if each.wrong}):
        print(f"  {wrong}")


def main(count: int, seconds: float) -> None:
    """Measure presses on both kinds of page."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for each in (ROOT / "notebooks").glob("*.ipynb"):
            shutil.copy(each, folder)
        write_echo(folder)
        for file in ("play.ipynb", "empty.ipynb"):
            measured(folder, file, count, seconds)


if __name__ == "__main__":
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users' Python keeps what it has compiled
    asked = sys.argv[1:]
    if asked[:1] != ["row"]:
        main(*(int(word) for word in asked + ["30", "60"][len(asked) :]))
    if not asked or asked[0] == "row":
        row(*(int(word) for word in asked[1:] or ["80"]))
