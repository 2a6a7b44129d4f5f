"""What the address of a page asks for: ``play.ipynb?seed=42&rules=parlett``. Untrusted, every word of it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from piquet_tutor.app.address import Address
from piquet_tutor.engine.faults import plain
from piquet_tutor.game.deal.random_play import LARGEST_SEED
from piquet_tutor.narration.catalogue import meant
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.spoken import cut

NOWHERE = Address()
ROOMS_ALONE = "PIQUET_TUTOR_ROOMS_ALONE"
"""Environment variable: set to 1 by a server of which others reach the rooms of a live class alone."""
_SPOKEN: ContextVar[str] = ContextVar("spoken", default="")
_VISITED: ContextVar[Address] = ContextVar("visited", default=NOWHERE)
LONGEST_SHOWN = 30


@contextmanager
def visiting(address: Address) -> Iterator[None]:
    """While a page is built: the address at which it is opened."""
    token = _VISITED.set(address)
    try:
        yield
    finally:
        _VISITED.reset(token)


def asked() -> Mapping[str, str]:
    """The words of the query of the page that is being built, by name."""
    return _VISITED.get().query


def file_asked() -> str:
    """The file of the page that is being built, such as ``play.ipynb``; nothing where it has no address of its own."""
    return _VISITED.get().file


def page_asked() -> str:
    """The address of the page that is being built, which may be shared; nothing where it has none of its own."""
    return _VISITED.get().page


def language_asked() -> str:
    """The language the page's address asks for (``?lang=fr``), where the tutor speaks it; else the tutor's first."""
    return meant(asked().get("lang", "")) or FIRST_LANGUAGE


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """While a page is built: the language its parts speak of their own accord."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def language_spoken() -> str:
    """The language of the page that is being built; where none is given, the one its address asks for."""
    return _SPOKEN.get() or language_asked()


def has_address() -> bool:
    """Whether pages have addresses of their own here, as under Voilà; a notebook read in JupyterLab has none."""
    return (
        _VISITED.get() is not NOWHERE
        or os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
        or "VOILA_PREHEAT" in os.environ
    )


def opens_rooms_alone() -> bool:
    """Whether other computers reach no page of this server, but the rooms of a live class (``--class``)."""
    return os.environ.get(ROOMS_ALONE) == "1"


def is_warming() -> bool:
    """Whether this kernel was started before anybody asked for a page."""
    return os.environ.get("VOILA_PREHEAT") == "True"


def shown(text: str) -> str:
    """The beginning of a stranger's word, with nothing in it that a screen would obey."""
    return cut(plain(text), LONGEST_SHOWN)


def seed_of(text: str) -> int | None:
    """The seed a text names, or None: a whole number from 0, of at most nine figures."""
    word = text.strip()
    if not word.isascii() or not word.isdigit() or len(word) > len(str(LARGEST_SEED)):
        return None
    return int(word)
