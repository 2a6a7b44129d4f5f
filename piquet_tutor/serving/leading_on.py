"""Notebooks that are no longer there lead on, behind any Jupyter server.

Each page of the app once had a notebook of its own. Whoever has kept its address comes, under Voilà, to that page; in
JupyterLab and in Notebook, to the notebook of the book that shows the same, or else to the one behind the app.
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
        names = "|".join(map(re.escape, PAGES))
        bases = "|".join(map(re.escape, _written(base.rstrip("/"))))
        self._path = re.compile(rf"(?P<base>(?:{bases})/){_OPENS}(?P<folder>(?:[^/]+/)*)(?P<name>{names})")
        self._root = root

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return where the request leads, as the handler's argument; None for one that is answered as ever."""
        found = self._path.fullmatch(request.path)
        if found is None:
            return None
        place, name, under_voila = unquote(found["folder"]), found["name"], found["opens"] == _VOILA
        folder = (self._root / place).resolve()
        if not folder.is_relative_to(self._root) or not _shows_pages(folder / APP):
            return None
        if (folder / name).is_file() and not (under_voila and name == FRONT_PAGE):
            return None
        book = f"{notebook_of(name)}.ipynb"
        leads_to_book = not under_voila and (folder / book).is_file()
        query = [request.query] if request.query else []
        if not leads_to_book:
            query.insert(0, f"{ASKED}={name.removesuffix('.ipynb')}")
        file = quote(book) if leads_to_book else APP
        path = f"{found['base']}{found['opens']}{found['folder']}{file}"
        return {"path_args": [f"{path}?{'&'.join(query)}" if query else path]}


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
