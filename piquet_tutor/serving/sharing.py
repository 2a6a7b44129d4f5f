"""Opening the app to the local network: under which address, and what is said about it."""

from __future__ import annotations

import ipaddress
import socket
import sys
from dataclasses import dataclass

from piquet_tutor import narration
from piquet_tutor.explore import qr
from piquet_tutor.serving.opening import HOST
from piquet_tutor.serving.places import ServingError

LOCAL_NAMES = ("localhost", HOST, "::1")
ELSEWHERE = "203.0.113.1"
"""An address for documentation, which nobody has: the system is only asked by which way it would go there."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the app is reached.

    Attributes:
        host: the name or the number that others type.
        number: the number of the network interface it is bound to.
        names: under which names the server answers.
        shared: whether others than this machine can reach it.
        rooms_only: whether these others get no more than the rooms of a live class.
    """

    host: str = HOST
    number: str = HOST
    names: tuple[str, ...] = LOCAL_NAMES
    shared: bool = False
    rooms_only: bool = False

    def address(self, port: int, path: str = "") -> str:
        """The whole address of a path."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{port}/{path}"


def place_for(share: bool, host: str | None, rooms_only: bool = False) -> Origin:
    """Where the app is to be reached.

    Args:
        share: whether from the local network.
        host: by which of this machine's names or numbers; if None, the number it has on its network.
        rooms_only: whether the local network reaches only the rooms of a live class.

    Raises:
        ServingError: there is no such place; the message says what to do.
    """
    if not share and not rooms_only:
        if host is not None:
            raise ServingError("host-alone")
        return Origin()
    host = host or _own_number()
    number = _number_of(host)
    if ipaddress.ip_address(number).is_unspecified:
        raise ServingError("every-host", host=host)
    return Origin(host, number, (host,), shared=True, rooms_only=rooms_only)


def _own_number() -> str:
    """This machine's number on the network it would leave by; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
            number = str(probe.getsockname()[0])
        except OSError:
            number = HOST
    if ipaddress.ip_address(number).is_loopback:
        raise ServingError("no-network")
    return number


def _number_of(host: str) -> str:
    """The number of one of this machine's names."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        family, _, _, _, where = min(found, key=lambda each: each[0] != socket.AF_INET)
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.bind((where[0], 0))
    except (OSError, UnicodeError):
        raise ServingError("foreign-host", host=host) from None
    return str(where[0])


def explain(address: str, language: str, rooms_only: bool = False) -> None:
    """Print what a shared address means, and its code for telephones where the terminal can show one.

    Args:
        address: of the app.
        language: in which it is said.
        rooms_only: whether others reach only the rooms, for which each room has a code of its own.
    """
    if not rooms_only and sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower():
        print(qr.text(address))
    for key in ("terminal-shared-class" if rooms_only else "terminal-shared-who", "terminal-shared-end"):
        print(narration.message(key, language))
    sys.stdout.flush()
