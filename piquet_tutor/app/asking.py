"""What the address of a page asks for: ``play.ipynb?seed=42&rules=parlett``. Untrusted, every word of it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from urllib.parse import parse_qsl

from piquet_tutor import narration

FIRST_LANGUAGE = narration.languages()[0]
_SPOKEN: ContextVar[str] = ContextVar("spoken", default="")
LONGEST_QUERY = 2000
LONGEST_SHOWN = 30
LARGEST_SEED = 999_999_999


def asked() -> Mapping[str, str]:
    """The words of the page's address, by name; the first of each counts."""
    if is_warming():
        _await_reader()
    try:
        pairs = parse_qsl(os.environ.get("QUERY_STRING", "")[:LONGEST_QUERY], max_num_fields=20)
    except ValueError:
        return {}
    words: dict[str, str] = {}
    for name, value in pairs:
        words.setdefault(name, value)
    return words


def language_asked() -> str:
    """The language the page's address asks for (``?lang=fr``), where the tutor speaks it; else the tutor's first."""
    wanted = asked().get("lang", "")
    return wanted if wanted in narration.languages() else FIRST_LANGUAGE


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """While a page is built: the language its parts speak of their own accord."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def language_spoken() -> str:
    """The language of the page that is being built; of one that is built already, the one its address asks for."""
    return _SPOKEN.get() or (FIRST_LANGUAGE if is_warming() else language_asked())


def has_address() -> bool:
    """Whether this page has an address of its own, as under Voilà; a notebook that is read in JupyterLab has none."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila") or "VOILA_PREHEAT" in os.environ


def is_warming() -> bool:
    """Whether this kernel was started in advance, and its reader has not opened the page yet."""
    return os.environ.get("VOILA_PREHEAT") == "True" and "QUERY_STRING" not in os.environ


def _await_reader() -> None:
    """A kernel that was warmed up has no reader yet, and learns of the address only when one comes."""
    from voila.utils import wait_for_request

    wait_for_request()


def shown(text: str) -> str:
    """The beginning of a stranger's word, with nothing in it that a screen would obey."""
    plain = "".join(one if one.isprintable() else "�" for one in text)
    return plain if len(plain) <= LONGEST_SHOWN else plain[:LONGEST_SHOWN] + "…"


def seed_of(text: str) -> int | None:
    """The seed a text names, or None: a whole number from 0, of at most nine figures."""
    word = text.strip()
    if not word.isascii() or not word.isdigit() or len(word) > len(str(LARGEST_SEED)):
        return None
    return int(word)
