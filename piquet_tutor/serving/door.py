"""The server's door: who comes in is served, who only stands in it makes room for others.

A browser opens a handful of connections, asks, and leaves them open in case it asks again. Somebody who means harm
opens a thousand and asks nothing, or half a question, or takes no answer. So connections are counted by address; at the
limit, the one is closed that has been waiting longest without asking anything, or is longest about taking an answer.
"""

from __future__ import annotations

import errno
import logging
import socket
import sys
from collections.abc import Awaitable, Iterable
from functools import partial
from itertools import chain, islice
from typing import Any, Final

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine
from tornado.ioloop import IOLoop
from tornado.iostream import IOStream

from piquet_tutor.serving import descriptors
from piquet_tutor.serving.machines import machine_of

IDLE: Final = 30.0
"""Seconds for which a connection may ask nothing, or be about asking it."""

SLOWEST_BODY: Final = 15.0
"""Seconds within which what belongs to a question has to be here."""

LARGEST_BODY: Final = 64_000
"""Bytes of it; a page sends its presses through its websocket, and all that is posted is a word or two."""

UNREAD: Final = 30_000
"""Milliseconds after which a connection ends whose other end takes nothing of what it is sent, or has gone silently."""

AT_ONCE: Final = 32
"""Connections taken in at one go; then it is the turn of those who are here. For a moment so many may be too many."""

MOMENT: Final = 0.02
"""Seconds for which nobody is let in once there are too many: in that time, what they ask is read."""

FRESH: Final = 0.5
"""Seconds for which whoever has just come may still be about to ask."""

REST: Final = 1.0
"""Seconds for which nobody is let in where the system has no file left to open."""

EXHAUSTED: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})

LOG: Final = logging.getLogger(__name__)


class Door(HTTPServer):
    """Tornado's HTTP server, which has only so much room for each address and for all.

    Args:
        application: what answers.
        most: how many connections may be open; if None, as many as there are files for.
        most_of_one: how many of them may come from one address; likewise.
    """

    def initialize(  # type: ignore[override] # Tornado's own takes what it has no room for
        self, application: Any, most: int | None = None, most_of_one: int | None = None, **options: Any
    ) -> None:
        """Begin with nobody there."""
        limits = {"idle_connection_timeout": IDLE, "body_timeout": SLOWEST_BODY, "max_body_size": LARGEST_BODY}
        super().initialize(application, **{**limits, **options})
        self._most = most or descriptors.most_connections(descriptors.limit())
        self._most_of_one = most_of_one or descriptors.most_of_one_address(self._most)
        self._waiting: dict[str, dict[IOStream, float]] = {}
        self._served: dict[str, dict[IOStream, None]] = {}
        self._crowded: set[str] = set()

    # --- taking in ---------------------------------------------------------------------------------------

    def add_sockets(self, sockets: Iterable[socket.socket]) -> None:
        """Listen on sockets; where no file can be opened, after a rest."""
        for listening in sockets:
            self._sockets[listening.fileno()] = listening
            self._handlers[listening.fileno()] = partial(IOLoop.current().remove_handler, listening)
            self._listen(listening)

    def _listen(self, listening: socket.socket) -> None:
        for place in self._crowded:
            while self._count(place) > self._most_of_one:
                self._make_room(place)
        while len(self) > self._most:
            self._make_room(max({*self._waiting, *self._served}, key=self._count))
        self._crowded.clear()
        if not self._stopped:
            IOLoop.current().add_handler(listening, self._take_in, IOLoop.READ)

    def _take_in(self, listening: Any, _: int) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, address = listening.accept()
            except (BlockingIOError, ConnectionAbortedError):
                break
            except OSError as error:
                if error.errno not in EXHAUSTED:
                    raise
                self._send_idle_away(error)
                self._rest(listening, REST)
                return
            self._handle_connection(connection, address)
        if self._crowded:  # those who have just come may say first what they want
            self._rest(listening, MOMENT)

    def _rest(self, listening: socket.socket, seconds: float) -> None:
        """Let nobody in for a while; then make room."""
        loop = IOLoop.current()
        loop.remove_handler(listening)
        loop.call_later(seconds, self._listen, listening)

    def _send_idle_away(self, error: OSError) -> None:
        LOG.warning("No connection can be taken in for a moment: %s", error.strerror)
        for stream in [stream for waiting in self._waiting.values() for stream in waiting]:
            stream.close()
        self._waiting.clear()

    # --- how many are there ------------------------------------------------------------------------------

    def __len__(self) -> int:
        """How many connections there are, some of which may just have ended."""
        return sum(map(self._count, {*self._waiting, *self._served}))

    def _count(self, place: str) -> int:
        return len(self._waiting.get(place, ())) + len(self._served.get(place, ()))

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Take in a connection; where that makes one too many, somebody has to go."""
        place = place_of(address)
        if sys.platform == "linux":
            stream.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        self._waits(place, stream)
        if self._count(place) > self._most_of_one or len(self) > self._most:
            self._crowded.add(place)
        super().handle_stream(stream, address)

    def _make_room(self, place: str) -> None:
        """Forget who has gone; or send away who has waited longest, is longest about taking an answer, or came last."""
        served = list(self._served.get(place, ()))
        gone = [stream for stream in served if stream.closed()]
        waits = self._waiting.get(place, {})
        waiting = [stream for stream in waits if not _has_come(stream)]
        fresh = IOLoop.current().time() - FRESH
        idle = (stream for stream in waiting if waits[stream] < fresh)
        slow = (stream for stream in served if stream.writing())
        for stream in gone or list(islice(chain(idle, slow, waiting, reversed(served), list(waits)), 1)):
            self._forget(place, stream)
            stream.close()

    def _waits(self, place: str, stream: IOStream) -> None:
        self._forget(place, stream)
        self._waiting.setdefault(place, {})[stream] = IOLoop.current().time()

    def _asks(self, place: str, stream: IOStream) -> None:
        self._forget(place, stream)
        if not stream.closed():
            self._served.setdefault(place, {})[stream] = None

    def _forget(self, place: str, stream: IOStream) -> None:
        for kept in (self._waiting, self._served):
            if place in kept:
                kept[place].pop(stream, None)
                if not kept[place]:
                    del kept[place]

    # --- what Tornado tells ------------------------------------------------------------------------------

    def start_request(self, server_conn: Any, request_conn: Any) -> HTTPMessageDelegate:
        """From here on a connection waits for a question, the first or another."""
        stream, place = server_conn.stream, place_of(server_conn.context.address)
        if not stream.closed():
            self._waits(place, stream)
        return _RequestRelay(super().start_request(server_conn, request_conn), lambda: self._asks(place, stream))

    def on_close(self, server_conn: Any) -> None:
        """A connection has ended, or has become a websocket, which stays."""
        super().on_close(server_conn)
        if server_conn.stream.closed():
            self._forget(place_of(server_conn.context.address), server_conn.stream)


def _has_come(stream: IOStream) -> bool:
    """Whether a question has come that nobody has had the time to read yet."""
    try:
        return not stream.closed() and bool(stream.socket.recv(1, socket.MSG_PEEK))
    except OSError:  # nothing has
        return False


class _RequestRelay(HTTPMessageDelegate):
    """Hands a question on, and says once all of it is here."""

    def __init__(self, handed_to: HTTPMessageDelegate, asked: Any) -> None:
        self._handed_to, self._asked = handed_to, asked

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Awaitable[None] | None:
        return self._handed_to.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return self._handed_to.data_received(chunk)

    def finish(self) -> None:
        self._asked()
        self._handed_to.finish()

    def on_connection_close(self) -> None:
        self._handed_to.on_connection_close()


def place_of(address: tuple[Any, ...]) -> str:
    """Whose a connection is: its address, or of an address of six the net, for each home has a whole one."""
    return machine_of(str(address[0])) if address else ""
