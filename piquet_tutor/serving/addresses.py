"""Which addresses are answered at all: those of this server's own name, and plain ones."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote_to_bytes

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler

LONGEST_PATH = 1000

_PRINTABLE = re.compile(r"/(?:[!-~](?<![\\%])|%[0-9A-Fa-f]{2})*")


def is_plain(path: str) -> bool:
    """Whether a path, escaped as a browser sends it, could name something here.

    Not plain are: dots that go up or stay, empty steps, a slash or a backslash that is escaped, control characters,
    what is no UTF-8, and more than :data:`LONGEST_PATH` characters. Nothing the tutor serves has such an address, and
    the handlers below need not each be proof against them.
    """
    if len(path) > LONGEST_PATH or not _PRINTABLE.fullmatch(path):
        return False
    try:
        steps = [unquote_to_bytes(step).decode() for step in path[1:].split("/")]
    except UnicodeDecodeError:
        return False
    return all(map(_is_plain_step, steps)) and "" not in steps[:-1]


def _is_plain_step(step: str) -> bool:
    return step not in {".", ".."} and step.isprintable() and not {"/", "\\"} & set(step)


class OddAddress(Matcher):
    """Matches requests whose path is not plain."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """No arguments for an odd path, and None for a plain one."""
        return None if is_plain(request.path) else {}


class ForeignName(Matcher):
    """Matches requests to this server under a name that is not its own.

    A page from another host could otherwise reach it through a name of its own (DNS rebinding).

    Args:
        own: the names, without a port and without brackets.
    """

    def __init__(self, own: Iterable[str]) -> None:
        """Keep the names."""
        self.own = frozenset(name.lower() for name in own)

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """No arguments for a foreign name, and None for one of our own."""
        name = re.sub(r":\d+$", "", request.host).strip("[]").lower()
        return None if name in self.own else {}


class BeyondTheRooms(Matcher):
    """Matches what other machines ask for, except for what a pupil needs in the rooms of a live class.

    Args:
        own: the number by which this machine reaches itself on its network.
        rooms: the step under which the rooms stand.
        teaching: the path by which a room is opened and led, which is this machine's alone.
    """

    def __init__(self, own: str, rooms: str, teaching: str) -> None:
        """Keep the number and the paths."""
        self.own, self.rooms, self.teaching = own, f"/{rooms}", teaching

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """No arguments for what is refused, and None for everything else."""
        pupils = request.path == self.rooms or request.path.startswith(f"{self.rooms}/")
        if pupils and request.path != self.teaching:
            return None
        number = str(request.remote_ip)
        try:
            itself = number == self.own or ip_address(number).is_loopback
        except ValueError:
            itself = False
        return None if itself else {}


class StatusHandler(BaseVoilaHandler):
    """Answers any method with one status and the page for it."""

    def initialize(self, status: int, **options: Any) -> None:
        """Take the status to answer with, and Voilà's configuration."""
        super().initialize(**options)
        self._status = status

    async def prepare(self, **_: Any) -> None:
        """Refuse, whatever was asked and whoever asks."""
        self.current_user = self._jupyter_current_user = None
        raise HTTPError(self._status)
