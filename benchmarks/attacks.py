"""What a server bears from visitors who mean harm, or only leave at once: what it has open, holds, and writes down.

First many visits, one after another, each of which opens a page, connects to its kernel, and leaves while the kernel is
told to end. Aim: no more files are open after the last than after the first. Then many connections to a server of a
thousand files, from one address, that ask nothing, or half a question; meanwhile an honest visitor of the same address
asks once a second. Aims: answered within a second, and next to nothing written down.

    python benchmarks/attacks.py [visits] [connections]
"""

from __future__ import annotations

import contextlib
import http.client
import re
import socket
import sys
import tempfile
import time
import uuid
from pathlib import Path

import websocket

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks.visitors import held_by_server, memory, server  # the checkout is put on the path first
from tests.server import running_app  # likewise

FILES = 1024
LASTING = 8
"""Seconds for which the connections stay."""
GONE = 40
"""Seconds after which all kernels of visitors who have left have ended."""
SAID = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost:",
    "half a body": b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50000\r\n\r\nhalf",
}


def visit(host: str) -> None:
    """Open a page, connect, and leave at once, as a browser does whose page is closed."""
    connection = http.client.HTTPConnection(host, timeout=60)
    connection.request("GET", "/voila/render/play.ipynb")
    answer = connection.getresponse()
    html = answer.read().decode()
    kernel = re.search(r'"kernelId": "([-0-9a-f]+)"', html)
    if answer.status == 503 or kernel is None:
        return
    cookies = "; ".join(line.partition(";")[0] for line in answer.headers.get_all("Set-Cookie") or ())
    token = re.search(r"_xsrf=([^;]+)", cookies)
    address = f"ws://{host}/api/kernels/{kernel[1]}/channels?session_id={uuid.uuid4().hex}"
    page = websocket.create_connection(address, origin=f"http://{host}", timeout=60)
    told = {"Cookie": cookies, "Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", f"/voila/api/shutdown/{kernel[1]}", f"_xsrf={token[1] if token else ''}", told)
    time.sleep(0.02)  # the kernel is ending, and has not yet ended
    page.close()
    connection.getresponse().read()
    connection.close()


def quick_visits(count: int) -> None:
    """Let them come one after another, and print what the server holds every so often."""
    with running_app(under=["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh"]) as address:
        host = address.removeprefix("http://")
        time.sleep(5)
        begun = time.perf_counter()
        print(f"{count} quick visits: {held_by_server()} before")
        wrong = 0
        for number in range(1, count + 1):
            try:
                visit(host)
            except (OSError, websocket.WebSocketException):
                wrong += 1
            if number % max(1, count // 5) == 0:
                print(f"  after {number}: {held_by_server()}; {time.perf_counter() - begun:.0f} s, {wrong} failed")
        time.sleep(GONE)
        print(f"  {GONE} s later: {held_by_server()}; {memory()[0]} kernel waits")


def silent(count: int, said: bytes, name: str) -> None:
    """Open connections that say something and then nothing, and print what an honest visitor meets with meanwhile."""
    with tempfile.NamedTemporaryFile() as log:
        under = ["sh", "-c", f'ulimit -n {FILES}; exec "$@" 2>{log.name}', "sh"]
        with running_app(under=under, options=["--class", "--host", "127.0.0.1"]) as address:
            time.sleep(5)
            host, port = address.removeprefix("http://").split(":")
            begun, opened, waits = time.perf_counter(), [], []
            for _ in range(count):
                with contextlib.suppress(OSError):
                    opened.append(socket.create_connection((host, int(port)), timeout=1))
                    opened[-1].sendall(said)
            most = server().num_fds()
            while time.perf_counter() - begun < LASTING:
                asked = time.perf_counter()
                with contextlib.suppress(OSError, http.client.HTTPException):
                    visitor = http.client.HTTPConnection(host, int(port), timeout=LASTING)
                    visitor.request("GET", "/class")
                    visitor.getresponse().read()
                    waits.append(time.perf_counter() - asked)
                time.sleep(1)
            for each in opened:
                each.close()
            written = Path(log.name).stat().st_size
    longest = f"answered {len(waits)} times, the slowest in {max(waits):.2f} s" if waits else "never answered"
    print(f"{count} connections that say {name}: {most} open files, {written} bytes written; {longest}")


def main(visits: int = 60, connections: int = 1000) -> None:
    """Try both."""
    quick_visits(visits)
    for name, said in SAID.items():
        silent(connections, said, name)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
