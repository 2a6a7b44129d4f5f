"""Notebooks that are no longer there lead on, behind any Jupyter server.

Each page of the app once had a notebook of its own. Whoever has kept its address comes, under Voilà, to that page; in
JupyterLab and in Notebook, to the notebook of the book that shows the same, or else to the one behind the app.
So does an address that names the notebooks’ folder, where that very folder is opened.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote

from jupyter_server.auth.decorator import allow_unauthenticated
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Rule
from tornado.web import RequestHandler

from piquet_tutor.app.in_the_book import APP, ASKED, PAGES, notebook_of
from piquet_tutor.serving.places import FRONT_PAGE

SHOWS_PAGES: Final = "from piquet_tutor import page"
"""What stands in the notebook behind the app, and in no other of that name."""
_VOILA: Final = "voila/render/"
_OPENS: Final = rf"(?P<opens>{_VOILA}|(?:lab|doc)/(?:workspaces/[^/]+/)?tree/|tree/|notebooks/)"


class LeadsOn(Matcher):
    """Matches requests for a notebook that is no longer there, in a folder where the one behind the app is.

    Args:
        base: the server's own address, such as ``/`` or ``/user/ann/``.
        root: the folder that it opens.
    """

    def __init__(self, base: str, root: Path) -> None:
        """Keep both."""
        bases = "|".join(map(re.escape, _written(base.rstrip("/"))))
        self._path = re.compile(rf"(?P<base>(?:{bases})/){_OPENS}(?P<folder>(?:[^/]+/)*)(?P<name>[^/]+\.ipynb)")
        self._root = root

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Where the request leads, as the handler's argument; None for one that is answered as ever."""
        found = self._path.fullmatch(request.path)
        if found is None:
            return None
        place, name, under_voila = found["folder"], unquote(found["name"]), found["opens"] == _VOILA
        here = self._without_own_name(place)
        folder = (self._root / unquote(here)).resolve()
        if not folder.is_relative_to(self._root) or not _shows_pages(folder / APP):
            return None
        if (folder / name).is_file() and not (under_voila and name == FRONT_PAGE):
            return {"path_args": [_address(found, here, found["name"], request.query)]} if here != place else None
        if name not in PAGES:
            return None
        book = f"{notebook_of(name)}.ipynb"
        if not under_voila and (folder / book).is_file():
            return {"path_args": [_address(found, here, quote(book), request.query)]}
        query = "&".join(filter(None, (f"{ASKED}={name.removesuffix('.ipynb')}", request.query)))
        return {"path_args": [_address(found, here, APP, query)]}

    def _without_own_name(self, place: str) -> str:
        """A place in the opened folder; an address from a server that opens the folder above names that one as well."""
        first, _, rest = place.partition("/")
        named_twice = unquote(first) == self._root.name and not (self._root / unquote(first)).exists()
        return rest if named_twice else place


def _address(found: re.Match[str], place: str, file: str, query: str) -> str:
    return f"{found['base']}{found['opens']}{place}{file}{'?' if query else ''}{query}"


def _written(base: str) -> set[str]:
    """A server's address, as browsers and hubs may escape it: ``/user/ann@x.org``, ``/user/ann%40x.org``."""
    return {base, unquote(base), quote(unquote(base)), quote(unquote(base), safe="/@")}


def _shows_pages(file: Path) -> bool:
    try:
        return SHOWS_PAGES in file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False


class Onward(RequestHandler):
    """Sends whoever asks to where it leads; what stands there asks for the token."""

    @allow_unauthenticated
    def get(self, address: str) -> None:
        """Redirect."""
        self.redirect(address)


def lead_on(application: Any, root: Path) -> None:
    """Have a server's application lead on, before anything else in it looks at an address.

    Args:
        application: the Tornado application, whose ``settings`` hold the server's own address.
        root: the folder it opens.
    """
    rule = Rule(LeadsOn(application.settings["base_url"], root.resolve()), Onward)
    application.default_router.rules.insert(0, rule)
