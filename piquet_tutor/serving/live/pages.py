"""The pupils' page: one light file with its words in every language, its style and its script beside it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from jupyter_server.auth.decorator import allow_unauthenticated
from tornado.web import RequestHandler

from piquet_tutor import narration
from piquet_tutor.app import assets
from piquet_tutor.narration.catalogue import languages

FOLDER: Final = "class"
"""The one step below the server's own address under which everything of the rooms stands."""
TEACHING: Final = f"/{FOLDER}/socket/teacher"
"""The path of the socket by which a room is opened and led, on a server that is its own."""
KINDS: Final = {"pupil.js": "text/javascript", "pupil.css": "text/css", "pupil.html": "text/html"}
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
WORDS: Final = (
    *("title", "code", "name", "name-hint", "join", "wait", "look", "answered", "send", "many", "yours"),
    *("right", "wrong", "voted", "counting", "better", "unanswered", "unsent", "struck", "over", "nowhere"),
    *("full", "lost", "again", "language", "moment", "turn", "crowded", "out", "shut", "unread", "deals"),
    *("deals-none", "see"),
)


class LivePage(RequestHandler):
    """Answers with the pupils' page, its style or its script, and with nothing else."""

    def set_default_headers(self) -> None:
        """Let the page reach nothing but this server."""
        self.set_header("Content-Security-Policy", POLICY)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("Cache-Control", "no-cache")

    @allow_unauthenticated
    def get(self, name: str = "") -> None:
        """Send a file by its name, or the page for whatever could be the code of a room."""
        if self.request.path.endswith(f"/{FOLDER}"):  # what the page asks for stands below it
            self.redirect(f"{FOLDER}/")
            return
        name = name if name in ("pupil.js", "pupil.css") else "pupil.html"
        self.set_header("Content-Type", f"{KINDS[name]}; charset=utf-8")
        self.finish({"pupil.html": page, "pupil.js": script, "pupil.css": style}[name]())

    @allow_unauthenticated
    def head(self, name: str = "") -> None:
        """Say that the page is there."""
        self.get(name)

    def write_error(self, status_code: int, **_: object) -> None:
        """Answer with the bare status."""
        self.set_status(status_code)
        self.finish()


@cache
def page() -> str:
    """The page, with its words in it."""
    words = {
        language: {word: narration.message(f"live-{word}", language) for word in WORDS} for language in languages()
    }
    names = {language: narration.message("language-name", language) for language in languages()}
    data = json.dumps({"words": words, "languages": names}, ensure_ascii=False).replace("<", "\\u003c")
    return _file("pupil.html").replace("{{data}}", data)


@cache
def script() -> str:
    """The page's script, with what it imports."""
    return assets.module("../serving/live/pupil.js")


@cache
def style() -> str:
    """The page's style."""
    return _file("pupil.css")


def _file(name: str) -> str:
    return files("piquet_tutor.serving.live").joinpath(name).read_text(encoding="utf-8")
