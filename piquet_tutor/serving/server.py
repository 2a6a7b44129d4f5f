"""Voilà as the tutor's server: what it serves, how it keeps kernels, how it ends."""

from __future__ import annotations

import contextlib
import signal
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jupyter_core.paths import jupyter_path
from jupyter_core.utils import run_sync
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError, RedirectHandler
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler

from piquet_tutor.serving.configuration import configuration, shows_tracebacks
from piquet_tutor.serving.handlers import Page, ToFrontPage
from piquet_tutor.serving.opening import HOST, announce
from piquet_tutor.serving.places import FRONT_PAGE


class Kernels(AsyncMappingKernelManager):
    """Kernels that keep their log to themselves.

    What a notebook says, errors included, goes to its page. A kernel's own standard error holds only warnings
    about itself, and a traceback when it is ended in the middle of a cell.
    """

    # Its base class is awaited as well; only the one above that is typed as if it were not.
    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start one, its log shown only where traces are."""
        if not shows_tracebacks():
            options.setdefault("stderr", subprocess.DEVNULL)
        return str(await super().start_kernel(**options))


class Server(Voila):
    """Voilà with our front page, and without its list of files."""

    name = "piquet-tutor"
    first_page = FRONT_PAGE
    opens_browser = True

    @property
    def themes_dir(self) -> str:
        """The folder of JupyterLab's themes, which ours is not."""
        # Voilà takes the first Jupyter folder that has any `voila` in it, which would be ours.
        found = [Path(path, "themes") for path in jupyter_path("voila") if Path(path, "themes").is_dir()]
        return str(found[0]) if found else str(super().themes_dir)

    def init_handlers(self) -> list[Any]:
        """Voilà's own, with ours in the place of some."""
        handlers: list[Any] = [(r"/", ToFrontPage)]
        for pattern, handler, *options in super().init_handlers():
            if "/voila/tree" in pattern or pattern == self.server_url:
                handlers.append((pattern, ToFrontPage))
            elif "/voila/api/contents" in pattern:
                continue  # only the list of files asks for it
            elif handler is TornadoVoilaHandler:
                handlers.append((pattern, Page, *options))
            else:
                handlers.append((pattern, handler, *options))
        icon = "/voila/templates/piquet/static/favicon.svg"
        handlers.append((r"/favicon\.ico", RedirectHandler, {"url": icon, "permanent": False}))
        return handlers

    def launch_browser(self) -> None:
        """Called by Voilà once the port is bound."""
        path = "" if self.first_page == FRONT_PAGE else f"voila/render/{quote(self.first_page, safe='/?&=#')}"
        announce("Piquet Tutor is open at", f"http://{HOST}:{self.port}/{path}", browser=self.opens_browser)

    def stop(self) -> None:
        """End the kernels; a second, impatient Ctrl-C must not leave them behind."""
        with contextlib.suppress(ValueError):  # not the main thread
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            super().stop()
        except HTTPError:  # a kernel that had only been asked for was gone already: end those that are left
            with contextlib.suppress(HTTPError):
                run_sync(self.kernel_manager.shutdown_all)()


def make_server(folder: Path, *, page: str, port: int | None, browser: bool) -> Server:
    """Make the server of a folder of notebooks, ready to be started.

    Args:
        folder: The notebooks.
        page: The page to open first.
        port: The port to listen on; without one, the first free port from Voilà's own on.
        browser: Whether to open the page in the reader's browser.
    """
    config = configuration(folder)
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    server = Server(config=config, open_browser=True)
    server.first_page, server.opens_browser = page, browser
    if port is not None:
        server.port, server.port_retries = port, 0
    server.initialize(argv=[])
    _end_on_signals(server)
    return server


def _end_on_signals(server: Server) -> None:
    """Let Ctrl-C end the server from its own loop: in the midst of a page Python would print a trace."""

    def interrupted(*_: Any) -> None:
        loop = getattr(server, "ioloop", None)
        if loop is None:  # still starting
            raise KeyboardInterrupt
        loop.add_callback_from_signal(loop.stop)

    signal.signal(signal.SIGINT, interrupted)
    if hasattr(signal, "SIGHUP"):  # the terminal was closed
        signal.signal(signal.SIGHUP, server._handle_signal_stop)
