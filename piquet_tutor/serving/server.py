"""Voilà as the tutor's server: what it serves, how it runs kernels, and how it ends."""

from __future__ import annotations

import contextlib
import logging
import re
import signal
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jupyter_core.utils import run_sync
from jupyter_server.base.handlers import FileFindHandler
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RedirectHandler
from voila.app import Voila
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from piquet_tutor.app.failures import Once, shows_tracebacks
from piquet_tutor.app.in_the_book import PAGES
from piquet_tutor.serving import descriptors
from piquet_tutor.serving.addresses import BeyondTheRooms, ForeignName, OddAddress, StatusHandler
from piquet_tutor.serving.configuration import configuration
from piquet_tutor.serving.counter import Counter
from piquet_tutor.serving.door import Door
from piquet_tutor.serving.files import Files, state_of
from piquet_tutor.serving.forking import register
from piquet_tutor.serving.front_end import ROOT, FrontEnd
from piquet_tutor.serving.handlers import ToFrontPage, ToPage, VoilaPage
from piquet_tutor.serving.kernels import Kernels
from piquet_tutor.serving.live.hall import Hall
from piquet_tutor.serving.live.pages import FOLDER, TEACHING
from piquet_tutor.serving.live.sockets import handlers as rooms
from piquet_tutor.serving.memory import available, most_warm
from piquet_tutor.serving.messages import Connection, Socket
from piquet_tutor.serving.opening import announce
from piquet_tutor.serving.places import FRONT_PAGE
from piquet_tutor.serving.sharing import Origin, explain

LOGS = (
    *("asyncio", "tornado.application", "tornado.general", "tornado.access"),
    *(configuration.__module__, Door.__module__),
)
"""Whoever writes down what goes wrong while requests are answered, beside Voilà itself."""


class Server(Voila):
    """Voilà with our own front page, and without its list of files."""

    name = "piquet-tutor"
    first_page = FRONT_PAGE
    opens_browser = True
    warm = 1
    place = Origin()
    language = "en"

    def init_handlers(self) -> list[Any]:
        """Voilà's request handlers, some of them replaced with ours."""
        common = {"voila_configuration": self.voila_configuration}
        beyond = [(BeyondTheRooms(self.place.number, FOLDER, TEACHING), StatusHandler, {**common, "status": 403})]
        handlers: list[Any] = [
            (ForeignName(self.place.names), StatusHandler, {**common, "status": 403}),
            *(beyond if self.place.rooms_only else []),
            (OddAddress(), StatusHandler, {**common, "status": 404}),
            (r"/", ToFrontPage),
            (rf"/({'|'.join(map(re.escape, PAGES))})", ToPage),
            (r"/voila/templates/piquet/static/(.*)", Files, {**common, "roots": self.static_paths}),
            (r"/voila/static/(.*)", Files, {**common, "roots": self.static_paths, "state": self.front_end_state}),
            (r"/voila/labextensions/(.*)", Files, {**common, "roots": self.labextensions_path}),
        ]
        for pattern, handler, *options in super().init_handlers():
            if "/voila/tree" in pattern or pattern == self.server_url:
                handlers.append((pattern, ToFrontPage))
            elif handler in (TemplateStaticFileHandler, MultiStaticFileHandler, FileFindHandler):
                continue  # ours stand above
            elif ("/voila/api/" in pattern and "shutdown" not in pattern) or handler in self._of_logging_in():
                continue  # themes, the list of files, a password: nothing on the tutor's pages asks for them
            elif handler is TornadoVoilaHandler:
                handlers.append((pattern, VoilaPage, {**options[0], "counter": self.counter}))
            elif handler is VoilaKernelWebsocketHandler:
                handlers.append((pattern, Socket))
            else:
                handlers.append((pattern, handler, *options))
        handlers.append((f"{ROOT}(.*)", FrontEnd))
        handlers.extend(rooms(self.server_url, Hall()))
        icon = "/voila/templates/piquet/static/favicon.svg"
        handlers.append((r"/favicon\.ico", RedirectHandler, {"url": icon, "permanent": False}))
        handlers.append((r".*", StatusHandler, {**common, "status": 404}))
        return handlers

    def _of_logging_in(self) -> list[Any]:
        return [handler for _, handler, *_ in self.identity_provider.get_handlers()]

    @cached_property
    def front_end_state(self) -> str:
        """What stands in the addresses of Voilà's own files, whose pieces have no version of their own."""
        return state_of([Path(root) for root in self.static_paths])

    def init_settings(self) -> dict[str, Any]:
        """The settings of the web application; from here on pages know where the front end's files are."""
        self.voila_configuration.page_config_hook = self._with_lasting_addresses
        settings = {**super().init_settings(), "compress_response": True}
        self.counter = Counter(self, Path(self.root_dir), self.warm)
        return settings

    def listen(self) -> None:
        """Listen, and once requests are answered begin the pages that wait for visitors."""
        IOLoop.current().add_callback(self.counter.open)
        self.app.listen = Door(self.app).listen  # Voilà has it listen to one port after the other until one is free
        super().listen()

    def _with_lasting_addresses(self, page_config: dict[str, Any], **_: Any) -> dict[str, Any]:
        return page_config | {"fullStaticUrl": f"{page_config['fullStaticUrl']}/{self.front_end_state}"}

    def launch_browser(self) -> None:
        """Print the address, and open it if wanted; Voilà calls this once it listens on its port."""
        path = "" if self.first_page == FRONT_PAGE else f"voila/render/{quote(self.first_page, safe='/?&=#')}"
        announce("app", self.place.address(self.port, path), self.language, browser=self.opens_browser)
        if self.place.shared:
            explain(self.place.address(self.port, path), self.language, self.place.rooms_only)

    def stop(self) -> None:
        """End the kernels; another Ctrl-C meanwhile is ignored, as it would leave some of them running."""
        with contextlib.suppress(ValueError):  # not the main thread
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.counter.close()
        try:
            super().stop()
        except HTTPError:  # a kernel that was still starting is gone already: end the others
            with contextlib.suppress(HTTPError):
                run_sync(self.kernel_manager.shutdown_all)()


def make_server(
    folder: Path,
    *,
    page: str,
    port: int | None,
    browser: bool,
    visitors: int | None = None,
    warm: int | None = None,
    place: Origin | None = None,
) -> Server:
    """The server of a folder of notebooks, ready to be started.

    Args:
        folder: The notebooks.
        page: The page to open first.
        port: The port to listen on; if None, the first free port from Voilà's default up.
        browser: Whether to open the page in the reader's browser.
        visitors: How many may have a kernel at once; if None, as many as there is memory for. There are never more than
            there are open files for.
        warm: How many kernels wait for a visitor; likewise.
        place: Where it is reached; if None, on this machine only.
    """
    place = place or Origin()
    config = configuration(folder, place)
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.Voila.kernel_websocket_connection_class = Connection
    config.KernelProvisionerFactory.default_provisioner_name = register()
    most = descriptors.most_kernels(descriptors.raise_limit())
    if visitors is not None:
        config.Kernels.limit = min(visitors, most)
    server = Server(config=config, open_browser=True)
    server.place = place
    server.first_page, server.opens_browser = page, browser
    server.warm = most_warm(available()) if warm is None else warm
    if port is not None:
        server.port, server.port_retries = port, 0
    server.initialize(argv=[])
    _end_on_signals(server)
    if not shows_tracebacks():
        # A refused request is answered, and nobody needs to read of it; an error of the server's own is still printed.
        logging.getLogger("tornado").setLevel(logging.ERROR)
    for log in (server.log, *map(logging.getLogger, LOGS)):
        log.addFilter(Once())
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
