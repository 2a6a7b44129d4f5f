"""Thirty visitors at once: real HTTP and websocket clients that arrive within ten seconds and then press every three.

Each opens a page, connects to its kernel, has the page sent, and for two minutes presses and waits for the answer:
first on the tutor's play page, then on a notebook of one ipywidgets button and a label, on a server of the same kind.
Aims: all served, 95th percentile of a press 300 ms or less. Beside it stands what all kernels together hold of memory.

    python benchmarks/visitors.py [visitors] [seconds]
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


def measured(folder: Path, file: str, count: int, seconds: float) -> None:
    """Let them come, and print what they met with."""
    with running_app(folder) as address:
        time.sleep(5)
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
        left = memory()[0]
    usable = [each.usable for each in visitors if each.usable is not None]
    presses = [1000 * one for each in visitors for one in each.presses]
    wrong = sorted({each.wrong for each in visitors if each.wrong})
    high = quantiles(presses, n=20)[-1] if len(presses) > 1 else 0
    print(f"{file}: {len(usable)} of {count} served; usable after {median(usable):.1f} s, the last {max(usable):.1f} s")
    print(f"  {len(presses)} presses: median {median(presses):.0f} ms, 95th percentile {high:.0f} ms")
    print(f"  at most {most[0]} kernels with {most[1]:.0f} MB of their own; {left} kernels 30 s after all had gone")
    for each in wrong:
        print(f"  {each}")


def main(count: int, seconds: float) -> None:
    """Measure both."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # users' Python keeps what it has compiled
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for each in (ROOT / "notebooks").glob("*.ipynb"):
            shutil.copy(each, folder)
        write_echo(folder)
        for file in ("play.ipynb", "empty.ipynb"):
            measured(folder, file, count, seconds)


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["30", "120"][len(sys.argv) - 1 :])))
