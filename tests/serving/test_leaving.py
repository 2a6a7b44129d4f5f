"""Whenever a visitor leaves, nothing that was opened for them stays open: real visits to a real server."""

from __future__ import annotations

import collections
import http.client
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import uuid
from pathlib import Path

import psutil
import pytest

from piquet_tutor.serving.template import KERNEL
from tests.server import ROOT, free_port, plain_environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc says what a process has open")

IMPATIENT = """
import sys
from traitlets import Float
from piquet_tutor.serving import counter, server
from piquet_tutor.serving.__main__ import main
counter.FILLING, counter.RESTING = 100, 0
class Kernels(server.Kernels):
    patience, patience_at_work, rounds = Float(0.5), Float(2), Float(0.1)
server.Kernels = Kernels
sys.exit(main(sys.argv[1:]))
"""
"""A server that does not wait as long as the tutor's for a page that has gone."""

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Server:
    """The app, and what it has open."""

    def __init__(self, folder):
        self.port = free_port()
        options = ["--no-browser", "--warm", "1", "--port", str(self.port), "--folder", str(folder)]
        self.log = (folder / "log").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, "-c", IMPATIENT, *options],
            cwd=ROOT,
            env=plain_environment(),
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout.readline()

    def open_files(self):
        """How many of each kind are open."""
        found = collections.Counter()
        for each in Path(f"/proc/{self.process.pid}/fd").iterdir():
            try:
                found[re.sub(r":?\[\d+\]", "", str(each.readlink()))] += 1
            except FileNotFoundError:
                continue
        return found

    def kernels(self):
        children = psutil.Process(self.process.pid).children(recursive=True)
        return sum(child.is_running() and child.name() == KERNEL for child in children)

    def at_rest(self):
        """What is open while one kernel waits for a visitor, its page is written, and nobody is there."""
        quiet, before = 0, None
        while quiet < 12:
            time.sleep(0.2)
            now = self.open_files() if self.kernels() == 1 else None
            quiet = quiet + 1 if now is not None and now == before else 0
            before = now
        return before

    def comes_to(self, expected, patience=20):
        """What is open as soon as it is no more than that; what stays open is still open in the end."""
        until = time.monotonic() + patience
        while (now := self.open_files()) != expected and time.monotonic() < until:
            time.sleep(0.2)
        return now

    def ask(self, method, path, more="", body=""):
        """Send a request, and return the socket on which the answer comes."""
        host = f"127.0.0.1:{self.port}"
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{more}"
        connection.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        return connection

    def page(self):
        """Open a page; its kernel's number, and its cookies."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", "/voila/render/play.ipynb")
        answer = connection.getresponse()
        html = answer.read().decode()
        connection.close()
        cookies = "; ".join(line.partition(";")[0] for line in answer.headers.get_all("Set-Cookie"))
        return re.search(r'"kernelId": "([-0-9a-f]+)"', html)[1], cookies

    def channels(self, kernel):
        return self.ask("GET", f"/api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}", UPGRADE)

    def connected(self, kernel):
        connection = self.channels(kernel)
        assert connection.recv(12) == b"HTTP/1.1 101"
        return connection

    def says_so(self, kernel, cookies):
        """As a browser does whose page is closed; the answer is awaited."""
        token = re.search(r"_xsrf=([^;]+)", cookies)[1]
        more = f"Cookie: {cookies}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        return self.ask("POST", f"/voila/api/shutdown/{kernel}", more, f"_xsrf={token}")


def while_it_is_written(server):
    with server.ask("GET", "/voila/render/play.ipynb") as page:
        page.recv(1)


def before_it_connects(server):
    server.page()


def while_it_asks_who_the_kernel_is(server):
    kernel, _ = server.page()
    server.channels(kernel).close()


def as_soon_as_it_is_connected(server):
    kernel, _ = server.page()
    server.connected(kernel).close()


def as_soon_as_it_is_connected_and_says_so(server):
    kernel, cookies = server.page()
    with server.connected(kernel) as connection, server.says_so(kernel, cookies) as told:
        time.sleep(0.02)  # the kernel is ending, and has not yet ended
        connection.close()
        assert told.recv(12) == b"HTTP/1.1 204"


def and_says_so_first(server):
    kernel, cookies = server.page()
    with server.connected(kernel), server.says_so(kernel, cookies) as told:
        assert told.recv(12) == b"HTTP/1.1 204"


def after_a_second_connection_took_the_place_of_the_first(server):
    kernel, _ = server.page()
    with server.connected(kernel), server.connected(kernel), server.channels(kernel) as third:
        assert third.recv(12) == b"HTTP/1.1 429"


MOMENTS = [
    while_it_is_written,
    before_it_connects,
    while_it_asks_who_the_kernel_is,
    as_soon_as_it_is_connected,
    as_soon_as_it_is_connected_and_says_so,
    and_says_so_first,
    after_a_second_connection_took_the_place_of_the_first,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("notebooks")
    for each in (ROOT / "notebooks").glob("*.ipynb"):
        shutil.copy(each, folder)
    server = Server(folder)
    try:
        server.rest = server.at_rest()
        yield server
    finally:
        server.process.send_signal(signal.SIGINT)
        server.process.communicate(timeout=20)
        server.log.close()


@pytest.mark.parametrize("leaves", MOMENTS, ids=lambda leaves: leaves.__name__)
def test_nothing_stays_open_for_a_visitor_who_leaves(server, leaves):
    leaves(server)
    assert server.comes_to(server.rest) == server.rest
    server.log.seek(0)
    assert server.log.read() == "", "leaving is no fault that anybody would need to read of"


def test_a_page_that_hung_up_while_it_asked_keeps_its_kernel_when_it_comes_back(server):
    kernel, _ = server.page()
    server.channels(kernel).close()
    with server.connected(kernel):
        time.sleep(1.5)  # three times as long as one is kept whose page has gone
        answer = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        answer.request("GET", f"/api/kernels/{kernel}")
        assert answer.getresponse().status == 200
        answer.close()
