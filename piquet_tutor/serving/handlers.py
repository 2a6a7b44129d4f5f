"""Answers requests: with a notebook as a page, and with the front page for any other address."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from tornado.web import HTTPError, RequestHandler
from voila.tornado.handler import TornadoVoilaHandler

from piquet_tutor.narration.catalogue import languages
from piquet_tutor.serving.places import FRONT_PAGE

LANGUAGE_COOKIE = "piquet-tutor-language"
"""The cookie with the reader's language, for addresses that name none; page.js sets it when the reader chooses."""


class ToFrontPage(RequestHandler):
    """Sends a visitor who asked for the bare address, or for a list of files, to the front page."""

    def get(self, path: str = "") -> None:
        """Redirect any address to the front page, keeping its query."""
        del path  # the answer is the same for every path
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"/voila/render/{FRONT_PAGE}{query}")


class Page(TornadoVoilaHandler):
    """A notebook as a page."""

    @property
    def _folder(self) -> str:
        return str(self.kernel_manager.root_dir)

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
        """Return whether the address is that of a file that is not hidden; Voilà itself says 500 to much else."""
        name = self.path_args[0] if self.path_args else ""
        steps = name.split("/")
        with contextlib.suppress(OSError):  # a name that is too long for the file system
            return not any(step.startswith(".") for step in steps) and Path(self._folder, name).is_file()
        return False

    def _in_readers_language(self) -> str:
        """Return the same address in the language the reader chose; empty if it names one, or none was chosen."""
        chosen = self.get_cookie(LANGUAGE_COOKIE) or ""
        if "lang" in self.request.arguments or chosen not in languages()[1:]:
            return ""
        return f"{self.request.path}?{'&'.join(filter(None, (self.request.query, f'lang={chosen}')))}"

    def should_use_rendered_notebook(
        self, notebook_data: dict[str, Any], pool_size: int, _template: Any, _theme: Any, arguments: Any
    ) -> bool:
        """Return whether a kernel that was kept ready can be used for this request."""
        # Such a kernel has begun to run its cells before the address is known. Its page reads the theme and the
        # language from the address later, so the address may name these; anything else needs a new kernel.
        return pool_size > 0 and bool(notebook_data) and not set(arguments) - {"theme", "lang"}
