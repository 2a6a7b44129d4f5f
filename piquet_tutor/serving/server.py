"""Voilà as the tutor's server: what it serves, how it runs kernels, and how it ends."""

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
    """Kernels whose log is not printed.

    The output of a notebook, including errors, goes to its page. The standard error of a kernel has only warnings
    about the kernel itself, and a traceback if it is ended in the middle of a cell.
    """

    # The method of the base class is a coroutine too; only its parent's type says otherwise.
    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start a kernel; its log is shown only if tracebacks are."""
        if not shows_tracebacks():
            options.setdefault("stderr", subprocess.DEVNULL)
        return str(await super().start_kernel(**options))


class Server(Voila):
    """Voilà with our own front page, and without its list of files."""

    name = "piquet-tutor"
    first_page = FRONT_PAGE
    opens_browser = True

    @property
    def themes_dir(self) -> str:
        """The folder of JupyterLab's themes."""
        # Voilà would take the first Jupyter folder with a `voila` folder in it: ours, which has no themes.
        found = [Path(path, "themes") for path in jupyter_path("voila") if Path(path, "themes").is_dir()]
        return str(found[0]) if found else str(super().themes_dir)

    def init_handlers(self) -> list[Any]:
        """Return Voilà's request handlers, some of them replaced with ours."""
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
        """Print the address, and open it if wanted; Voilà calls this once it listens on its port."""
        path = "" if self.first_page == FRONT_PAGE else f"voila/render/{quote(self.first_page, safe='/?&=#')}"
        announce("Piquet Tutor is open at", f"http://{HOST}:{self.port}/{path}", browser=self.opens_browser)

    def stop(self) -> None:
        """End the kernels; another Ctrl-C meanwhile is ignored, as it would leave some of them running."""
        with contextlib.suppress(ValueError):  # not the main thread
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            super().stop()
        except HTTPError:  # a kernel that was still starting is gone already: end the others
            with contextlib.suppress(HTTPError):
                run_sync(self.kernel_manager.shutdown_all)()


def make_server(folder: Path, *, page: str, port: int | None, browser: bool) -> Server:
    """Return the server of a folder of notebooks, ready to be started.

    Args:
        folder: The notebooks.
        page: The page to open first.
        port: The port to listen on; if None, the first free port from Voilà's default up.
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
    """Let Ctrl-C end the server from within its event loop; otherwise Python might print a traceback."""

    def interrupted(*_: Any) -> None:
        loop = getattr(server, "ioloop", None)
        if loop is None:  # still starting
            raise KeyboardInterrupt
        loop.add_callback_from_signal(loop.stop)

    signal.signal(signal.SIGINT, interrupted)
    if hasattr(signal, "SIGHUP"):  # the terminal was closed
        signal.signal(signal.SIGHUP, server._handle_signal_stop)
