"""The two sockets of a room: the teacher's, for whoever may use this server, and the pupils', for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jupyter_server.auth.decorator import allow_unauthenticated, ws_authenticated
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.base.websocket import WebSocketMixin
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.websocket import WebSocketClosedError

from piquet_tutor.serving.live.hall import Hall, written
from piquet_tutor.serving.live.room import Room, RoomFull, Seat
from piquet_tutor.serving.live.rooms import NoRoomLeft, TooManyTries
from piquet_tutor.serving.live.spoken import (
    LONGEST_FROM_PUPIL,
    LONGEST_FROM_TEACHER,
    by_language,
    counted,
    is_number,
    present,
    read,
    step_of,
    texts,
)
from piquet_tutor.serving.sending import Sending

PINGS_EVERY: Final = 20_000
"""Milliseconds between two signs of life, which keep what stands between a phone and the server from hanging up."""
SILENT: Final = 30.0
"""Seconds after which whoever has opened a socket and entered no room is not waited for any longer."""
AT_ONCE: Final = 12
"""Messages that a pupil may send in one go; further ones are refused by hanging up."""
PER_SECOND: Final = 3.0
"""How fast a pupil may go on then."""


class RoomSocket(Sending):
    """What both sockets have in common. A pupil's is none of Jupyter's: it knows no user, and sets no cookie.

    Attributes:
        hall: every room.
        room: the one this socket is in; None before.
        seat: the place of whoever sits at it; None before, and at a teacher's.
    """

    hall: Hall
    room: Room | None = None
    seat: Seat | None = None
    longest = LONGEST_FROM_PUPIL
    _pings: PeriodicCallback | None = None
    _silent: object | None = None

    def initialize(self, hall: Hall) -> None:
        """Take the rooms."""
        super().initialize()
        self.hall = hall

    @property
    def mine(self) -> str:
        """What has been answered from here to the question that stands; empty for nothing."""
        return self.seat.answer if self.seat is not None else ""

    @property
    def max_message_size(self) -> int:
        """The longest message that is read at all, in bytes; a longer one ends the connection."""
        return 4 * self.longest

    @property
    def ping_interval(self) -> int:
        """None of the framework's own pings: Jupyter counts their interval in another unit than Tornado."""
        return 0

    def get_compression_options(self) -> dict[str, Any] | None:
        """Compress what is sent: the same question goes to a whole class."""
        return {}

    def open(self, *_: str) -> None:
        """Begin to give signs of life; whoever enters no room is not waited for."""
        self._pings = PeriodicCallback(self._ping, PINGS_EVERY)
        self._pings.start()
        self._silent = IOLoop.current().call_later(SILENT, self._not_waited_for)

    def _not_waited_for(self) -> None:
        if self.room is None:
            self.close(1008)

    def _ping(self) -> None:
        try:
            self.ping(b"")
        except WebSocketClosedError:
            self.on_close()

    def on_message(self, message: str | bytes) -> None:
        """Do what a message says; what cannot be understood is dropped."""
        name, said = read(message, self.longest)
        if name:
            self.heard(name, said)

    def heard(self, name: str, said: Mapping[str, Any]) -> None:
        """Do what a message of this name says."""
        raise NotImplementedError

    def tell(self, message: dict[str, Any]) -> None:
        """Send one message to this socket alone."""
        self.write_message(written(message))

    def on_close(self) -> None:
        """Send nothing more."""
        if self._pings is not None:
            self._pings.stop()
        if self._silent is not None:
            IOLoop.current().remove_timeout(self._silent)
        if self.room is not None:
            self.hall.leave(self.room, self)


class TeacherSocket(WebSocketMixin, RoomSocket, JupyterHandler):
    """Opens a room, or takes up one that was opened before; asks and reveals."""

    longest = LONGEST_FROM_TEACHER

    @ws_authenticated
    async def get(self, *args: str, **kwargs: str) -> None:
        """Open the socket, for whoever may use this server."""
        await super().get(*args, **kwargs)

    def heard(self, name: str, said: Mapping[str, Any]) -> None:
        """Open or close a room, ask a question, or reveal an answer."""
        if name == "open":
            self._open_room(said)
        elif self.room is None or self.hall.rooms.taken_up(self.room.key) is not self.room:
            self.tell({"over": {}})
        elif name == "step":
            self._ask(said)
        elif name == "reveal":
            self._reveal(said)
        elif name == "rest":
            self.room.rest()
            self.hall.to_pupils(self.room)
        elif name == "close":
            self.hall.close(self.room)

    def _open_room(self, said: Mapping[str, Any]) -> None:
        key = said.get("key")
        room = self.hall.rooms.taken_up(key) if isinstance(key, str) and key else None
        if key and room is None:
            self.tell({"over": {}})
            return
        if room is None:
            try:
                room = self.hall.rooms.open(said.get("named") is True)
            except NoRoomLeft:
                self.tell({"full": {}})
                return
        if self.room is not None:
            self.hall.leave(self.room, self)
        self.room = room
        self.hall.enter(room, self, teaches=True)
        self.tell({"room": {"code": room.code, "key": room.key, "named": room.named}})
        self.tell(counted(room))

    def _ask(self, said: Mapping[str, Any]) -> None:
        step = step_of(said)
        if step is not None and self.room is not None:
            self.room.ask(step)
            self.hall.to_pupils(self.room)
            self.hall.to_teacher(self.room, at_once=True)

    def _reveal(self, said: Mapping[str, Any]) -> None:
        number, told = said.get("number"), by_language(said.get("why"))
        if self.room is None or not is_number(number) or told is None:
            return
        if self.room.reveal(number, texts(said.get("right")), told):
            self.hall.to_pupils(self.room)
            self.hall.to_teacher(self.room, at_once=True)


class PupilSocket(RoomSocket):
    """Sits down in a room, and answers."""

    @allow_unauthenticated
    async def get(self, *args: str, **kwargs: str) -> None:
        """Open the socket, for everybody: without the code of a room nothing is to be had of it."""
        await super().get(*args, **kwargs)

    def open(self, *args: str) -> None:
        """Begin with as many messages as may come in one go."""
        super().open(*args)
        self._left, self._since = float(AT_ONCE), IOLoop.current().time()

    def on_message(self, message: str | bytes) -> None:
        """Do what a message says; hang up on whoever sends them faster than a pupil could."""
        now = IOLoop.current().time()
        self._left = min(AT_ONCE, self._left + (now - self._since) * PER_SECOND) - 1
        self._since = now
        if self._left < 0:
            self.close(1008)
            return
        super().on_message(message)

    def heard(self, name: str, said: Mapping[str, Any]) -> None:
        """Sit down, or answer."""
        if name == "join":
            self._join(said)
        elif name == "answer" and self.room is not None and self.seat is not None:
            self._answer(self.room, self.seat, said)

    def _join(self, said: Mapping[str, Any]) -> None:
        code, token, name = (_text(said.get(each)) for each in ("code", "seat", "name"))
        rooms = self.hall.rooms
        try:
            room = rooms.returned(code, token) or rooms.find(code, str(self.request.remote_ip))
            if room is None:
                self.tell({"nowhere": {}})
                return
            seat = room.sit(token, name)
        except TooManyTries:
            self.tell({"tries": {}})
            return
        except RoomFull:
            self.tell({"full": {}})
            return
        if self.room is not None and self.room is not room:
            self.hall.leave(self.room, self)
        self.room, self.seat = room, seat
        self.hall.enter(room, self)
        self.tell({"seat": {"token": seat.token, "code": room.code, "named": room.named, "name": seat.name}})
        self.tell(present(room, seat.answer))
        self.hall.to_teacher(room)

    def _answer(self, room: Room, seat: Seat, said: Mapping[str, Any]) -> None:
        number = said.get("number")
        if not is_number(number) or not room.answer(seat, number, texts(said.get("choices"))):
            self.tell(present(room, seat.answer))  # too late, or no answer: this is how things stand
            return
        self.hall.rooms.touch(room)
        self.tell({"kept": {"number": number, "mine": seat.answer}})
        self.hall.to_teacher(room)


def _text(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= LONGEST_FROM_PUPIL else ""
