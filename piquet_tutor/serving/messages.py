"""Which messages of a page reach its kernel: those that the front end and the widgets on it send, and no others."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.ioloop import PeriodicCallback
from tornado.web import Finish, HTTPError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from piquet_tutor.serving import descriptors
from piquet_tutor.serving.sending import Sending

LARGEST = 640_000
"""In bytes, of a whole message: what a page has kept in the browser comes back in one."""

LARGEST_OTHER = 4_000
"""The same of a message that carries nothing of a page's own."""

LONGEST_NAME = 200
CONTROL = "jupyter.widget.control"
"""What the front end opens to ask for the state of all widgets when a page begins."""

V1 = "v1.kernel.websocket.jupyter.org"
PARTS_OF_V1 = 6
"""How many offsets a message of that protocol has: its channel, its four parts, and the end; more would be buffers."""


class Gate:
    """Says which messages of one connection pass.

    The front end asks who the kernel is, which widgets there are and how they stand; a widget on the page sends custom
    messages. Everything else is dropped before anything in the kernel reads it, above all ``update``, by which a forged
    message could set any trait of any widget. A page of the tutor sends its intents as custom messages, and takes each
    for a stranger's.
    """

    def __init__(self) -> None:
        """Begin with nothing opened by this connection."""
        self._opened: set[str] = set()

    def passes_text(self, message: object) -> bool:
        """Whether a message of the older protocol passes: one JSON object."""
        if not isinstance(message, str) or len(message) > LARGEST:
            return False
        try:
            found = json.loads(message)
        except (ValueError, RecursionError):
            return False
        if not isinstance(found, dict) or found.get("buffers"):
            return False
        parts = [found.get(name) for name in ("header", "parent_header", "metadata", "content")]
        return self._passes(found.get("channel"), parts, len(message))

    def passes_v1(self, message: object) -> bool:
        """Whether a message of the newer protocol passes: parts of JSON, after a table of where each begins."""
        if not isinstance(message, bytes) or len(message) > LARGEST:
            return False
        if int.from_bytes(message[:8], "little") != PARTS_OF_V1:
            return False
        try:
            channel, parts = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call]
            return self._passes(channel, [json.loads(part) for part in parts], len(message))
        except (ValueError, RecursionError):
            return False

    def _passes(self, channel: object, parts: Sequence[Any], size: int) -> bool:
        if channel != "shell" or not all(isinstance(part, dict) for part in parts):
            return False
        header, parent, _, content = parts
        if not _is_header(header) or not (parent == {} or _is_header(parent)):
            return False
        kind = header["msg_type"]
        if kind == "comm_msg":
            return _is_name(content.get("comm_id")) and _is_to_widget(content.get("data"), size)
        return size <= LARGEST_OTHER and self._is_of_front_end(kind, content)

    def _is_of_front_end(self, kind: str, content: Mapping[str, Any]) -> bool:
        if kind in ("kernel_info_request", "comm_info_request"):
            return all(map(_is_name, content.values()))
        name = content.get("comm_id")
        if not isinstance(name, str) or not _is_name(name):
            return False
        if kind == "comm_open" and content.get("target_name") == CONTROL:
            self._opened.add(name)
            return True
        return kind == "comm_close" and name in self._opened


def _is_name(word: object) -> bool:
    return isinstance(word, str) and len(word) <= LONGEST_NAME


def _is_header(header: Mapping[str, Any]) -> bool:
    """Whether this is a header: names and words, the kind and the number of the message among them."""
    needed = all(_is_name(header.get(name)) for name in ("msg_id", "msg_type", "session"))
    return needed and all(word is None or _is_name(word) for word in header.values())


def _is_to_widget(data: object, size: int) -> bool:
    if not isinstance(data, dict):
        return False
    if data.get("method") == "custom":
        return data.keys() == {"method", "content"} and isinstance(data["content"], dict)
    return data.get("method") in ("request_state", "request_states") and len(data) == 1 and size <= LARGEST_OTHER


class Connection(ZMQChannelsWebsocketConnection):
    """A page's connection to its kernel, with a gate."""

    def __init__(self, **options: Any) -> None:
        """Begin with a gate of its own."""
        super().__init__(**options)
        self._gate = Gate()
        self._is_made = self._has_ended = False

    def connect(self) -> Any:
        """Connect to the kernel."""
        self._is_made = True
        return super().connect()

    # The method of the class between is none either; only the first of all says so.
    def disconnect(self) -> None:  # type: ignore[override]
        """Let go of the kernel, once: whoever asks twice would be counted as two who have gone."""
        if self._has_ended:
            return
        self._has_ended = True
        if not self._is_made:  # gone before the kernel had said who it is: the number of those there stays right
            self.multi_kernel_manager.notify_connect(self.kernel_id)
            self._open_sockets.add(self)
        super().disconnect()  # type: ignore[no-untyped-call]

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Hand a message on to the kernel, or drop it without a word."""
        passes = self._gate.passes_v1 if self.subprotocol == V1 else self._gate.passes_text
        if passes(incoming_msg):
            super().handle_incoming_message(incoming_msg)


class Socket(VoilaKernelWebsocketHandler, Sending):
    """A page's websocket, which notices when the other machine has gone without a word.

    Jupyter's own pings are off: it counts their interval in milliseconds and Tornado takes it for seconds.
    """

    INTERVAL = 8.0
    """Seconds between two pings; after two that were not answered the connection is taken to be lost."""

    unanswered = 0
    connection: Connection | None = None
    _pings: PeriodicCallback | None = None
    _has_gone = False

    @property
    def max_message_size(self) -> int:
        """The longest message that is read at all, in bytes; a longer one ends the connection."""
        return 4 * LARGEST

    async def pre_get(self) -> None:
        """Ask the kernel who it is; end here if there is no room at it, or whoever asked has gone meanwhile."""
        kernels = self.kernel_manager
        if self.kernel_id in kernels and (kernels.is_crowded(self.kernel_id) or descriptors.are_scarce()):
            raise HTTPError(429)
        await super().pre_get()
        if self._has_gone:
            self._let_go()
            raise Finish

    async def open(self, kernel_id: str) -> None:
        """Open the connection, and begin to ping."""
        self._pings = PeriodicCallback(self._ask, self.INTERVAL * 1000)
        self._pings.start()
        await super().open(kernel_id)  # type: ignore[misc] # Jupyter's is a coroutine function

    def _ask(self) -> None:
        if self.ws_connection is None or self.unanswered >= 2:
            self.close()
            return
        self.unanswered += 1
        self.ping()

    def on_pong(self, data: bytes) -> None:
        """Note that the other machine is there."""
        self.unanswered = 0
        super().on_pong(data)

    def on_close(self) -> None:
        """Stop the pings with the connection, and let go of the kernel; the page may have gone before there was one."""
        self._has_gone = True
        if self._pings is not None:
            self._pings.stop()
        self._let_go()

    def _let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.disconnect()

    def write_error(self, status_code: int, **about: Any) -> None:
        """Answer with the status alone: a script asked, and Jupyter's page for it is not among the tutor's."""
        self.finish()
