"""The address of a page, ``.../play.ipynb?seed=42&rules=parlett#piquet=...``: read here, and nowhere else. Untrusted.

>>> found = Address.read("http://127.0.0.1:8866/voila/render/play.ipynb?seed=42#piquet=1.abc")
>>> found.file, found.query, found.fragment
('play.ipynb', {'seed': '42'}, 'piquet=1.abc')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit, urlunsplit

from piquet_tutor.narration.catalogue import languages

LARGEST: Final = 24_000
"""The longest address that is read, in characters: the longest link, and the address before it."""
LONGEST_QUERY: Final = 2000
NOTEBOOK: Final = ".ipynb"
"""How the name of a page ends where it stands in a notebook. A page names another so: ``play.ipynb``."""
SITE: Final = ".html"
"""How it ends on a site without notebooks."""
_SERVED: Final = "/voila/"
_DELIMITERS: Final = " \t\r\n\u00a0\u200b\u202f\ufeff.,;:!?<>()[]{}\"'«»“”„‘’‹›*_`"
"""What may stand around an address in a text (RFC 3986, appendix C), and at neither end of a word the tutor uses."""
LOOKS: Final = frozenset({"theme"})
"""What an address may say that its page need not know."""


@dataclass(frozen=True)
class Address:
    """Where somebody is.

    Attributes:
        file: the notebook of the page, the last step of its path; where the page is a site's, the one it would be.
        query: what is asked for, by name; the first of each counts.
        fragment: what stands after the #.
        whole: the address without what stands after the #: for the browser that sent it, and for nobody else.
    """

    file: str = ""
    query: Mapping[str, str] = field(default_factory=dict)
    fragment: str = ""
    whole: str = ""

    @property
    def page(self) -> str:
        """The address of the page alone, which may be shared: no query, where a server's token stands, and no password.

        >>> Address.read("http://127.0.0.1/voila/render/lab.ipynb?token=abc&lang=fr#x").page
        'http://127.0.0.1/voila/render/lab.ipynb'
        """
        parts = urlsplit(self.whole)
        return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))

    @classmethod
    def read(cls, text: object) -> Address | None:
        """The address in a stranger's text; None where it is none, or too long."""
        if not isinstance(text, str) or len(text) > LARGEST:
            return None
        try:
            parts = urlsplit(text)
        except ValueError:
            return None
        file = _notebook(unquote(parts.path.rpartition("/")[2]))
        return cls(file, queried(parts.query), parts.fragment, text.partition("#")[0])

    def leads_where(self, other: Address | None) -> bool:
        """Whether another address is that of the same page, asked for the same things."""
        return other is not None and (self.file, _asked(self.query)) == (other.file, _asked(other.query))


def _notebook(file: str) -> str:
    return file.removesuffix(SITE) + NOTEBOOK if file.endswith(SITE) else file


def neighbour(address: str, file: str) -> str:
    """The address of another page of the tutor, from that of the page one is on; empty where pages have none.

    >>> neighbour("http://127.0.0.1/voila/render/lab.ipynb?lang=fr", "table.ipynb")
    'http://127.0.0.1/voila/render/table.ipynb'
    >>> neighbour("http://127.0.0.1/piquet/lab.html", "table.ipynb")
    'http://127.0.0.1/piquet/table.html'
    >>> neighbour("http://127.0.0.1/lab/tree/lab.ipynb", "table.ipynb")  # JupyterLab's own
    ''
    """
    folder, _, last = address.partition("#")[0].partition("?")[0].rpartition("/")
    return f"{folder}/{named_as(address, file)}" if last.endswith(SITE) or _SERVED in f"{folder}/" else ""


def page_for_others(given: str, file: str) -> str:
    """The address of a page as others open it, from an address of theirs: a site's pages end otherwise than a server's.

    Args:
        given: any page of theirs, or the folder of their pages.
        file: the notebook of the page.

    Returns:
        The address; empty where only a host is named, on which a site and a server keep their pages in other places.

    >>> page_for_others("http://127.0.0.1/piquet/", "table.ipynb")
    'http://127.0.0.1/piquet/table.html'
    >>> page_for_others("http://127.0.0.1:8866/voila/render/index.ipynb?lang=fr", "table.ipynb")
    'http://127.0.0.1:8866/voila/render/table.ipynb'
    >>> page_for_others("http://127.0.0.1:8866/", "table.ipynb")
    ''
    """
    plain = given.partition("#")[0].partition("?")[0]
    if plain.endswith((NOTEBOOK, SITE)):
        return f"{plain.rpartition('/')[0]}/{named_as(plain, file)}"
    folder = plain.rstrip("/")
    if not urlsplit(folder).path:
        return ""
    return f"{folder}/{file if _SERVED in f'{folder}/' else named_as(SITE, file)}"


def in_language(page: str, language: str) -> str:
    """The address of a page, in a language: the tutor's first need not be named.

    >>> in_language("http://127.0.0.1/piquet/lab.html", "fr"), in_language("lab.ipynb?rules=club", "fr")
    ('http://127.0.0.1/piquet/lab.html?lang=fr', 'lab.ipynb?rules=club&lang=fr')
    """
    return page if language == languages()[0] else f"{page}{'&' if '?' in page else '?'}lang={language}"


def named_as(address: str, file: str) -> str:
    """The name of another page's file, ending as files do where one is.

    >>> named_as("http://127.0.0.1/piquet/lab.html#x", "table.ipynb")
    'table.html'
    """
    plain = address.partition("#")[0].partition("?")[0]
    return file.removesuffix(NOTEBOOK) + SITE if plain.endswith(SITE) else file


def queried(query: str) -> dict[str, str]:
    """The words of a query, by name; the first of each counts, and a query that is no query has none.

    An address that was copied out of a page or a letter may bring along what stood around it there.

    >>> queried("seed=42&amp;rules=parlett)."), queried("seed%3D42")
    ({'seed': '42', 'rules': 'parlett'}, {'seed': '42'})
    """
    parts = [part if "=" in part else unquote(part) for part in query[:LONGEST_QUERY].split("&")]
    try:
        pairs = parse_qsl("&".join(parts), max_num_fields=20)
    except ValueError:
        return {}
    words: dict[str, str] = {}
    for name, value in pairs:
        words.setdefault(name.removeprefix("amp;"), value.rstrip(_DELIMITERS))
    return words


def word_of(text: str) -> str:
    """The word that stands after the # of an address, without what others have written behind it.

    >>> word_of("hard-7&utm_source=x"), word_of("hard%2D7»,")
    ('hard-7', 'hard-7')
    """
    return re.split("[&?]", unquote(text), maxsplit=1)[0].strip(_DELIMITERS)


def _asked(query: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in query.items() if name not in LOOKS}


class Fragment:
    """What stands after the # of a page's address, which no server is told: heard, and once heard also written."""

    def __init__(self, heard: Callable[[str, str], object]) -> None:
        """Listen to it.

        Args:
            heard: called with what stands after the #, a stranger's text, and with the address of the page
                (``Address.page``); at first when the page is opened, then whenever the reader changes it. Says whether
                that is what the page shows now.
        """
        self._heard = heard
        self._stands: str | None = None
        self._page = ""
        self._changed: Callable[[], object] = lambda: None
        self.value: str | None = None

    def hear(self, value: str, page: str) -> bool:
        """Take in what stands there now, and say whether the page shows it; what it has written itself is no news."""
        if (value, page) == (self._stands, self._page):
            return False
        self._stands, self._page, self.value = value, page, None  # what was written before is of another deal
        return bool(self._heard(value, page))

    def write(self, value: str) -> None:
        """Put this after the # of the page's address, without a new entry in the browser's history.

        Nothing before it has been heard: it would take the place of what somebody asks for.
        """
        if self._stands is not None and value != self._stands:
            self._stands = self.value = value
            self._changed()

    def watch(self, changed: Callable[[], object]) -> None:
        """Call ``changed`` whenever something is to be written there."""
        self._changed = changed


def is_address(text: str) -> bool:
    """Whether this is the address of a page, or of the folder where the pages stand."""
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and text.isprintable() and " " not in text


def is_loopback(address: str) -> bool:
    """Whether an address is a computer's own, which no other computer reaches.

    >>> is_loopback("http://127.0.0.1:8866/class/BCDFGH"), is_loopback("no address")
    (True, False)
    """
    host = (urlsplit(address).hostname or "") if is_address(address) else ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified
