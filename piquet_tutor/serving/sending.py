"""Sending to a page that may have gone: no error, for its connection tells that it has."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from tornado.websocket import WebSocketClosedError, WebSocketHandler


class Sending(WebSocketHandler):
    """A websocket that can be written to at any time."""

    def write_message(self, message: Any, binary: bool = False) -> asyncio.Future[None]:
        """Send a message; where nobody is left to read it, nothing is said of that."""
        with contextlib.suppress(WebSocketClosedError):
            if (sent := super().write_message(message, binary)) is not None:
                sent.add_done_callback(lambda done: done.cancelled() or done.exception())
        return _nothing_to_wait_for()


def _nothing_to_wait_for() -> asyncio.Future[None]:
    nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    nothing.set_result(None)
    return nothing
