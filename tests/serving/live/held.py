"""A class held over real sockets on the loopback, with a clock that goes on when it is told to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from jupyter_server.auth.authorizer import AllowAllAuthorizer
from jupyter_server.auth.identity import PasswordIdentityProvider
from tornado.httpclient import HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, websocket_connect

from piquet_tutor.serving.live.hall import Hall
from piquet_tutor.serving.live.room import Room
from piquet_tutor.serving.live.rooms import Rooms
from piquet_tutor.serving.live.sockets import handlers

PATIENCE = 20


class Clock:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Class:
    """A server's rooms, one of them open, and ways to come to it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.hall = Hall(Rooms(self.clock))
        self.room: Room = self.hall.rooms.open()
        self._socket, self.port = bind_unused_port()
        self.address = f"http://127.0.0.1:{self.port}"
        whoever = PasswordIdentityProvider(token="")
        self._server = HTTPServer(
            Application(
                handlers("/", self.hall),
                base_url="/",
                identity_provider=whoever,
                authorizer=AllowAllAuthorizer(identity_provider=whoever),
                cookie_secret="none but this test",
                allow_remote_access=True,
                disable_check_xsrf=True,
                websocket_ping_interval=90,
                websocket_ping_timeout=90,
            )
        )
        self._server.add_sockets([self._socket])

    async def close(self) -> None:
        self._server.stop()
        await self._server.close_all_connections()

    async def pupil(self, **headers: str) -> WebSocketClientConnection:
        """Open a telephone's socket."""
        return await websocket_connect(HTTPRequest(f"ws://127.0.0.1:{self.port}/class/socket/pupil", headers=headers))

    async def teacher(self, room: Room | None = None) -> WebSocketClientConnection:
        """Open a teacher's socket, which takes up a room that is open."""
        socket = await websocket_connect(f"ws://127.0.0.1:{self.port}/class/socket/teacher")
        if room is not None:
            await said(socket, {"open": {"key": room.key}})
            assert "room" in await heard(socket)
            assert "count" in await heard(socket)
        return socket

    async def joins(self, code: str, **more: str) -> tuple[WebSocketClientConnection, dict[str, Any]]:
        """Open a telephone's socket and join with a code; return it with the first answer."""
        socket = await self.pupil()
        await said(socket, {"join": {"code": code, **more}})
        return socket, await heard(socket)


def in_class(play: Callable[[Class], Awaitable[object]]) -> None:
    """Hold a class."""

    async def whole() -> None:
        held = Class()
        try:
            await asyncio.wait_for(play(held), PATIENCE)
        finally:
            await held.close()

    asyncio.run(whole())


async def said(socket: WebSocketClientConnection, message: dict[str, Any]) -> None:
    """Say something to a room."""
    await socket.write_message(json.dumps(message))


async def heard(socket: WebSocketClientConnection) -> Any:
    """Hear the next that a room says; None once it has hung up."""
    text = await socket.read_message()
    return json.loads(text) if text is not None else None


async def heard_of(socket: WebSocketClientConnection, name: str) -> Any:
    """Hear what a room says under a name, past all else it says before."""
    while (message := await heard(socket)) is not None:
        if name in message:
            return message[name]
    raise AssertionError(f"nothing was said of {name}")
