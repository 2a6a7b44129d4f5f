"""The two sockets of a room: the teacher's, for whoever may use this server, and the pupils', for everybody.

``handlers`` has their addresses on a server, and that of the pupils' page.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jupyter_server.auth.decorator import allow_unauthenticated, ws_authenticated
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.base.websocket import WebSocketMixin
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.websocket import WebSocketClosedError

from piquet_tutor.serving.live.hall import Hall, written
from piquet_tutor.serving.live.pages import FOLDER, TEACHING, LivePage
from piquet_tutor.serving.live.register import about_of, remembered
from piquet_tutor.serving.live.room import Room, RoomFull, Seat
from piquet_tutor.serving.live.rooms import NoRoomLeft, TooManyOfOne
from piquet_tutor.serving.live.seating import AddressFull, LetNobodyIn, close_machine, close_seat, listed, sit
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
from piquet_tutor.serving.machines import machine_of
from piquet_tutor.serving.sending import Sending

PINGS_EVERY: Final = 20_000
"""Milliseconds between two signs of life, which keep what stands between a phone and the server from hanging up."""
UNANSWERED: Final = 3
"""Signs of life without an answer after which a telephone is taken to have gone, though nobody has hung up."""
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
        watches: whether the list of seats is shown there.
    """

    hall: Hall
    room: Room | None = None
    seat: Seat | None = None
    watches = False
    longest = LONGEST_FROM_PUPIL
    _pings: PeriodicCallback | None = None
    _silent: object | None = None

    def initialize(self, hall: Hall) -> None:
        """Take the rooms."""
        super().initialize()
        self.hall = hall

    @property
    def machine(self) -> str:
        """Where it comes from."""
        return machine_of(str(self.request.remote_ip))

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

    @property
    def _waits(self) -> bool:
        """Whether it stands in line for a room: then it is not silent."""
        return False

    def _not_waited_for(self) -> None:
        if self.room is None and not self._waits:
            self.close(1008)

    def _ping(self) -> None:
        try:
            self.ping(b"")
        except WebSocketClosedError:
            self.on_close()

    def on_message(self, message: str | bytes) -> None:
        """Do what a message says; of one that cannot be read it is said that it was not."""
        name, said = read(message, self.longest)
        if name:
            self.heard(name, said)
        else:
            self.tell({"unread": {}})

    def heard(self, name: str, said: Mapping[str, Any]) -> None:
        """Do what a message of this name says."""
        raise NotImplementedError

    def turn(self) -> None:
        """Try the code that has waited for its turn; none does here."""

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
        """Open or close a room, ask a question, reveal an answer, lay out the deals, or see to the seats."""
        if name == "open":
            self._open_room(said)
        elif self.room is None or not self.hall.rooms.is_open(self.room):
            self.tell({"over": {}})
        elif name in LED:
            LED[name](self, self.room, said)

    def _open_room(self, said: Mapping[str, Any]) -> None:
        key = said.get("key")
        room = self.hall.rooms.taken_up(key) if isinstance(key, str) and key else None
        if key and room is None:
            self.tell({"over": {}})
            return
        if room is None:
            try:
                room = self.hall.open_room(self.machine, named=said.get("named") is True)
            except (NoRoomLeft, TooManyOfOne) as fault:
                self.tell({REFUSED[type(fault)]: {}})
                return
        if self.room is not None:
            self.hall.leave(self.room, self)
        self.room = room
        self.hall.enter(room, self, teaches=True)
        self.tell({"room": {"code": room.code, "key": room.key, "named": room.named}})
        for each in remembered(room.register):
            self.tell(each)
        self.tell(counted(room))

    def _ask(self, room: Room, said: Mapping[str, Any]) -> None:
        step = step_of(said)
        if step is None:
            return
        room.ask(step)
        self.hall.to_pupils(room)
        self.hall.to_teacher(room, at_once=True)

    def _reveal(self, room: Room, said: Mapping[str, Any]) -> None:
        number, told = said.get("number"), by_language(said.get("why"))
        if not is_number(number) or told is None:
            return
        if room.reveal(number, texts(said.get("right")), told, about_of(said.get("asked"))):
            self.hall.to_pupils(room)
            self.hall.to_teacher(room, at_once=True)

    def _rest(self, room: Room, _: Mapping[str, Any]) -> None:
        room.rest()
        self.hall.to_pupils(room)

    def _close(self, room: Room, _: Mapping[str, Any]) -> None:
        self.hall.close(room)

    def _lay_out(self, room: Room, said: Mapping[str, Any]) -> None:
        self.hall.lay_out(room, by_language(said.get("said")))

    def _watch(self, room: Room, said: Mapping[str, Any]) -> None:
        self.watches = said.get("on") is True
        if self.watches:
            self.tell(listed(room))

    def _shut(self, room: Room, said: Mapping[str, Any]) -> None:
        mark, address = _text(said.get("seat")), _text(said.get("address"))
        self.hall.put_out(room, close_seat(room, mark) if mark else close_machine(room, address))

    def _admit(self, room: Room, said: Mapping[str, Any]) -> None:
        room.barred.discard(_text(said.get("address")))
        self.hall.to_teacher(room, at_once=True)


LED: Final = {
    "step": TeacherSocket._ask,
    "reveal": TeacherSocket._reveal,
    "rest": TeacherSocket._rest,
    "close": TeacherSocket._close,
    "deals": TeacherSocket._lay_out,
    "watch": TeacherSocket._watch,
    "shut": TeacherSocket._shut,
    "admit": TeacherSocket._admit,
}
"""What a teacher says to a room that is open, by the names of the messages."""


class PupilSocket(RoomSocket):
    """Sits down in a room and answers, or only looks at its deals."""

    _wanted: tuple[str, Mapping[str, Any]] = ("", {})

    @allow_unauthenticated
    async def get(self, *args: str, **kwargs: str) -> None:
        """Open the socket, for everybody: without the code of a room nothing is to be had of it."""
        await super().get(*args, **kwargs)

    def open(self, *args: str) -> None:
        """Begin with as many messages as may come in one go."""
        super().open(*args)
        self._unanswered = 0
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

    def _ping(self) -> None:
        """Hang up on a telephone that is out of reach: its seat is to be freed."""
        self._unanswered += 1
        if self._unanswered > UNANSWERED:
            self.close()
            self.on_close()  # it will not answer to that either
        else:
            super()._ping()

    @property
    def _waits(self) -> bool:
        return bool(self._wanted[0])

    def on_pong(self, data: bytes) -> None:
        """Take in an answer to a sign of life."""
        self._unanswered = 0

    def on_close(self) -> None:
        """Wait no more for a turn."""
        self.hall.wait_no_more(self)
        super().on_close()

    def heard(self, name: str, said: Mapping[str, Any]) -> None:
        """Come in, look at the deals, or answer."""
        if name in ("join", "look"):
            self._come(name, said)
        elif name == "answer" and self.room is not None and self.seat is not None:
            self._answer(self.room, self.seat, said)

    def _come(self, name: str, said: Mapping[str, Any]) -> None:
        """Try a code at once; where too many wrong ones have come from, when its turn comes."""
        self._wanted = (name, said)
        if self._returned(said) is not None or self.hall.turns.is_open(self.machine):
            self.turn()
        else:
            self.hall.wait(self)
            self.tell({"turn": {}})

    def _returned(self, said: Mapping[str, Any]) -> Room | None:
        """The room in which this telephone sat before."""
        return self.hall.rooms.returned(_text(said.get("code")), _text(said.get("seat")))

    def turn(self) -> None:
        """Try the code."""
        (name, said), self._wanted = self._wanted, ("", {})
        if not name:
            return
        room = self._returned(said) or self.hall.rooms.find(_text(said.get("code")))
        if room is None:
            self.hall.turns.wrong(self.machine)
            self.tell({"nowhere": {}})
        elif name == "look":
            self._enter(room, None)
            self.tell(self.hall.deals_of(room))
        else:
            self._join(room, said)

    def _join(self, room: Room, said: Mapping[str, Any]) -> None:
        try:
            seat = sit(room, _text(said.get("seat")), _text(said.get("name")), self.machine)
        except (RoomFull, AddressFull, LetNobodyIn) as fault:
            self.tell({REFUSED[type(fault)]: {}})
            return
        self._enter(room, seat)
        self.tell({"seat": {"token": seat.token, "code": room.code, "named": room.named} | _names(room, seat)})
        self.tell(present(room, seat.answer))
        self.hall.to_teacher(room)

    def _enter(self, room: Room, seat: Seat | None) -> None:
        if self.room is not None:
            self.hall.leave(self.room, self)
        self.room, self.seat = room, seat
        if seat is not None:
            seat.gone = None  # it may be the one that was just left
        self.hall.enter(room, self)

    def _answer(self, room: Room, seat: Seat, said: Mapping[str, Any]) -> None:
        number = said.get("number")
        if not is_number(number) or not room.answer(seat, number, texts(said.get("choices"))):
            self.tell(present(room, seat.answer))  # too late, or no answer: this is how things stand
            return
        self.hall.rooms.touch(room)
        self.tell({"kept": {"number": number, "mine": seat.answer}})
        self.hall.to_teacher(room)


REFUSED: Final[Mapping[type[Exception], str]] = {
    NoRoomLeft: "full",
    TooManyOfOne: "many",
    RoomFull: "full",
    AddressFull: "crowded",
    LetNobodyIn: "out",
}
"""What a teacher's page is told that is given no room, and a telephone that is given no seat."""


def _names(room: Room, seat: Seat) -> dict[str, str]:
    """The name that a pupil gave, and the one by which the room tells them from others of that name."""
    return {"name": seat.name, "called": room.called(seat)}


def _text(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= LONGEST_FROM_PUPIL else ""


def handlers(base: str, hall: Hall) -> list[Any]:
    """The handlers of the rooms.

    Args:
        base: the server's own address, such as ``/`` or ``/user/ann/``.
        hall: the rooms.
    """
    own = f"{base.rstrip('/')}/{FOLDER}"
    given = {"hall": hall}
    return [
        (f"{base.rstrip('/')}{TEACHING}", TeacherSocket, given),
        (rf"{own}/socket/pupil", PupilSocket, given),
        (rf"{own}/?", LivePage),
        (rf"{own}/(pupil\.js|pupil\.css|[A-Za-z]{{1,12}})", LivePage),
    ]
