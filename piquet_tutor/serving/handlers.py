"""Answers requests: with a notebook as a page, and with the front page for any other address."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import voila
from tornado.httputil import split_host_and_port
from tornado.web import HTTPError, RequestHandler
from voila.tornado.handler import TornadoVoilaHandler

from piquet_tutor.app.in_the_book import APP
from piquet_tutor.narration.catalogue import languages, meant, preferred
from piquet_tutor.serving.counter import Counter
from piquet_tutor.serving.front_end import furnished
from piquet_tutor.serving.kernels import Full
from piquet_tutor.serving.places import FRONT_PAGE
from piquet_tutor.serving.writing import Writing

LANGUAGE_COOKIE = "piquet-tutor-language"
"""The cookie with the reader's language, for addresses that name none; page.js sets it when the reader chooses."""

ASKS_AGAIN = 5
"""Seconds after which the page that says that all tables are taken asks again."""

NO_LONGER_LOADING = "<style>#loading { display: none }</style>"


class ToFrontPage(RequestHandler):
    """Sends a visitor who asked for the bare address, or for a list of files, to the front page."""

    def get(self, path: str = "") -> None:
        """Redirect any address to the front page, keeping its query."""
        del path  # the answer is the same for every path
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"/voila/render/{FRONT_PAGE}{query}")


class ToPage(RequestHandler):
    """Sends a visitor who asked for a page by its name alone, ``/scorer.ipynb``, to its address."""

    def get(self, name: str) -> None:
        """Redirect to the page, keeping the query."""
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"/voila/render/{name}{query}")


class VoilaPage(TornadoVoilaHandler):
    """A page of the app, or a notebook as a page."""

    _writing: Writing | None = None

    def initialize(self, counter: Counter, **options: Any) -> None:
        """Take what pages are asked of, and what Voilà gives its own handler."""
        super().initialize(**options)
        self._counter = counter

    async def prepare(self) -> None:
        """Set the cookies a page needs, or redirect to the same page in the language the reader chose."""
        await super().prepare()
        if not self._is_there():
            raise HTTPError(404)
        # Reading the token sets its cookie. A page that the reader leaves asks the server to end its kernel;
        # without the cookie the server would refuse, and kernels would pile up until they are culled.
        _ = self.xsrf_token
        if elsewhere := self._in_readers_language():
            self.redirect(elsewhere)  # no kernel is started for the address that was asked for

    def _is_there(self) -> bool:
        """Whether the address is that of a file that is not hidden; Voilà itself says 500 to much else."""
        name = self.path_args[0] if self.path_args else ""
        shelf = self._counter.shelf
        with contextlib.suppress(OSError):  # a name that is too long for the file system
            hidden = any(step.startswith(".") for step in name.split("/"))
            return not hidden and (shelf.behind(name) is not None or Path(shelf.folder, name).is_file())
        return False

    def _in_readers_language(self) -> str:
        """The same address in the reader's language; empty if it names one, or if the reader's is the first.

        That is the language the reader chose, or where none was chosen, the one the browser asks for. Of a notebook
        that has a twin in that language, in the folder named after it, the twin's address.
        """
        chosen = self.get_cookie(LANGUAGE_COOKIE) or preferred(self.request.headers.get("Accept-Language", ""))
        if "lang" in self.request.arguments or chosen not in languages()[1:]:
            return ""
        name, shelf = self.path_args[0], self._counter.shelf
        file = shelf.behind(name)
        if file not in (None, APP) and (shelf.folder / chosen / file).is_file():
            return f"{chosen}/{file}?{'&'.join(filter(None, (self.request.query, f'lang={chosen}')))}"
        return f"{self.request.path}?{'&'.join(filter(None, (self.request.query, f'lang={chosen}')))}"

    async def get_generator(self, path: str = "") -> AsyncIterator[str]:
        """Yield the page of a notebook piece by piece; if it is an ordinary file, send the visitor there.

        What the page is drawn by is put in, and in one of the tutor's own its first scene.
        """
        if Path(path).suffix.lower() != ".ipynb":
            self.redirect_to_file(path)
            return
        stem = Path(path).stem if self._counter.shelf.is_own(path) else ""
        language = self._language()
        request = self._about_request()
        self._writing = writing = self._counter.take(path, request, self.get_argument("theme", None))
        self.set_header("Content-Type", "text/html")
        self.set_header("Cache-Control", "no-cache, no-store, must-revalidate")
        begun = False
        try:
            async for piece in writing.read():
                yield furnished(piece, stem, language)
                begun = True
        except Exception:
            if not begun:
                raise
            # Too late for another status: what is wrong is said below what the visitor sees already.
            self.log.exception("The page %s could not be written to its end.", path)
            yield NO_LONGER_LOADING + self.render_template("error.html", status_code=500, status_message="")

    def on_connection_close(self) -> None:
        """Whoever asked has gone: nothing is started for them any more."""
        super().on_connection_close()
        if self._writing is not None:
            self._writing.leave()

    def _language(self) -> str:
        return meant(self.get_query_argument("lang", "")) or languages()[0]

    def _about_request(self) -> dict[str, str]:
        """What a program behind a web server is told of a request, as Voilà names it (RFC 3875)."""
        name, port = split_host_and_port(self.request.host.lower())
        return {
            "SCRIPT_NAME": self.request.path,
            "PATH_INFO": "",
            "QUERY_STRING": str(self.request.query),
            "SERVER_SOFTWARE": f"voila/{voila.__version__}",
            "SERVER_PROTOCOL": str(self.request.version),
            "SERVER_NAME": name,
            "SERVER_PORT": str(port or ""),
        }

    def write_error(self, status_code: int, **about: Any) -> None:
        """Show the page for an error; while all tables are taken, with the time after which it asks again."""
        if status_code == Full.STATUS:
            self.set_header("Retry-After", str(ASKS_AGAIN))
        super().write_error(status_code, **about)
