"""What the server answers with: a notebook as a page, and the front page to whoever asks for anything else."""

from __future__ import annotations

from typing import Any

from tornado.web import RequestHandler
from voila.tornado.handler import TornadoVoilaHandler

from piquet_tutor.narration.catalogue import languages
from piquet_tutor.serving.places import FRONT_PAGE

LANGUAGE_COOKIE = "piquet-tutor-language"
"""The cookie with the reader's language, for addresses that name none; page.js sets it when the reader chooses."""


class ToFrontPage(RequestHandler):
    """Sends a visitor who asked for the bare address, or for a list of files, to the front page."""

    def get(self, path: str = "") -> None:
        """Answer any address alike; what it asks of a page goes with it."""
        del path  # whatever was asked for, the answer is the same
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"/voila/render/{FRONT_PAGE}{query}")


class Page(TornadoVoilaHandler):
    """A notebook as a page."""

    async def prepare(self) -> None:
        """Set the cookies a page needs, or redirect to the same page in the language the reader chose."""
        await super().prepare()
        # Asking for the token sets its cookie. A page that is left tells the server to end its kernel,
        # and without the cookie it would be refused: kernels would pile up until they are culled.
        _ = self.xsrf_token
        if elsewhere := self._in_readers_language():
            self.redirect(elsewhere)  # and no kernel is begun for the address that was asked for

    def _in_readers_language(self) -> str:
        """The same address in the language the reader chose before; empty if it names one, or none was chosen."""
        chosen = self.get_cookie(LANGUAGE_COOKIE) or ""
        if "lang" in self.request.arguments or chosen not in languages()[1:]:
            return ""
        return f"{self.request.path}?{'&'.join(filter(None, (self.request.query, f'lang={chosen}')))}"

    def should_use_rendered_notebook(
        self, notebook_data: dict[str, Any], pool_size: int, _template: Any, _theme: Any, arguments: Any
    ) -> bool:
        """Whether a kernel that waits warm may be given to this reader."""
        # A warm kernel has begun its cells and waits for its reader. What the pages kept warm ask of the address
        # they ask then, so it may name a theme or a language; for anything else a kernel begins with it.
        return pool_size > 0 and bool(notebook_data) and not set(arguments) - {"theme", "lang"}
