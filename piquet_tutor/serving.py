"""Opens the tutor: its pages as an app through Voilà, or its notebooks in JupyterLab.

Both run on this machine alone (127.0.0.1) and fetch nothing from another. The app is closed: a visitor gets
the pages and may press what is on them, but cannot list files, read sources or run code of their own.

Nothing heavy is imported before a server is asked for, so that the rest of the package stays quick to import.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from importlib import metadata
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Sequence

HOST = "127.0.0.1"
FRONT_PAGE = "index.ipynb"
TRACEBACKS = "PIQUET_TUTOR_TRACEBACKS"
"""Environment variable: set it to 1 and a failing cell shows its traceback on the page, and kernels their log."""

PREHEATED_PAGES = (FRONT_PAGE, "play.ipynb")
"""Pages for which a kernel waits, warmed up: where a visit starts, and where it goes next."""

LANGUAGE_COOKIE = "piquet-tutor-language"
"""In which language a reader wants pages whose address does not say; page.js sets it when he chooses."""

EXTENSIONS = (
    # Voilà would load every JupyterLab extension found on the machine, some of them made for a newer front
    # end than Voilà's own. These three are what draws widgets.
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
)

# The browser itself holds the pages to this machine: should a page ever name another host, nothing is
# fetched. Inline scripts and eval are how Voilà and JupyterLab's settings start; blob: is how anywidget loads
# a widget's code.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline' blob:",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' data: blob:",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    ]
)

_PACKAGE = Path(__file__).resolve().parent


class ServingError(RuntimeError):
    """The app cannot be opened; the message says why and what to do, in one sentence."""


def in_checkout() -> bool:
    """Tell whether the package runs from a checkout of the project, not from an installed wheel."""
    return not (_PACKAGE / "notebooks").is_dir()


def notebooks_folder() -> Path:
    """Find the folder of notebooks: inside an installed package, or at the root of a checkout."""
    folder = _PACKAGE.parent / "notebooks" if in_checkout() else _PACKAGE / "notebooks"
    if not folder.is_dir():
        raise ServingError(f"The notebooks are missing: there is no folder {folder}; install piquet-tutor again.")
    return folder


def template_path() -> Path:
    """Find the Jupyter data folder that holds the page template."""
    return _PACKAGE.parent / "share" / "jupyter" if in_checkout() else _PACKAGE / "share" / "jupyter"


def open_app(
    page: str = FRONT_PAGE,
    *,
    port: int | None = None,
    browser: bool = True,
    folder: Path | None = None,
) -> None:
    """Serve the pages until Ctrl-C.

    Args:
        page: The page to open first, a path in the folder of notebooks; it may end in `#part` or `?query`.
        port: The port to listen on. Without one, the first free port from 8866 on.
        browser: Whether to open the page in the reader's browser.
        folder: The notebooks to serve, if not the tutor's own.

    Raises:
        ServingError: The page does not exist, or the port is taken.
    """
    folder = (folder or notebooks_folder()).resolve()
    _check_page(page, folder)
    if port is not None:
        _check_port(port)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C while still starting is no error
        _prefer_own_files()
        server = _make_server(folder, page=page, port=port, browser=browser)
        server.start()


def open_lab(
    page: str = FRONT_PAGE,
    *,
    port: int | None = None,
    browser: bool = True,
    folder: Path | None = None,
) -> None:
    """Open the notebooks in JupyterLab, to read their code and change it, until Ctrl-C.

    A checkout opens its own notebooks. An installed tutor opens a copy in the reader's home folder, made at
    the first call and never overwritten, so that whatever is written there stays.

    Args:
        page: The notebook to open first.
        port: The port to listen on; without one, any free port.
        browser: Whether to open JupyterLab in the reader's browser.
        folder: The folder to open, if not the tutor's own.

    Raises:
        ServingError: The notebook does not exist, or the port is taken.
    """
    folder = (folder or _writable_notebooks()).resolve()
    _check_page(page, folder)
    if port is None:
        port = _free_port()
    else:
        _check_port(port)
    token = secrets.token_urlsafe(24)
    address = f"http://{HOST}:{port}/lab/tree/{quote(page)}?token={token}"
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser"),
        f"--ServerApp.root_dir={folder}",
        f"--ServerApp.ip={HOST}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        # JupyterLab would ask the world for its news, its newest version and a list of extensions.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")  # a container's only user
    _prefer_own_files()
    # The token goes by the environment: a command line can be read by every user of the machine. A session of
    # its own keeps Ctrl-C from reaching JupyterLab directly, which would stop to ask whether it is meant.
    with (
        tempfile.TemporaryDirectory() as settings,
        tempfile.TemporaryFile() as log,  # shown only when it tells why there is no JupyterLab
    ):
        process = subprocess.Popen(
            command,
            env={**os.environ, "JUPYTER_TOKEN": token, "JUPYTER_CONFIG_PATH": _without_announcements(settings)},
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
        try:
            _wait_until_listening(process, port, log)
            _announce("JupyterLab is open at", address, browser=browser)
            process.wait()
        except KeyboardInterrupt:
            pass
        finally:
            _end(process)


# ---- the app's server --------------------------------------------------------------------------------------


def _configuration(folder: Path) -> Any:
    from traitlets.config import Config

    config = Config()
    config.Voila.root_dir = str(folder)
    config.Voila.ip = HOST
    config.Voila.log_level = "ERROR"
    config.Voila.config_file_paths = []  # somebody's voila.json for other pages must not open these
    config.Voila.tornado_settings = {
        # Without this check of the Host header a page elsewhere could reach us under a name of its own (DNS
        # rebinding).
        "allow_remote_access": False,
        "headers": {"Content-Security-Policy": CONTENT_SECURITY_POLICY, "Referrer-Policy": "same-origin"},
        "log_function": _log_failures,
        # Jupyter counts between pings in milliseconds, and hands the same number to Tornado as seconds, which then
        # complains of it. On one machine no connection dies unnoticed: nobody needs to be asked whether he is there.
        "ws_ping_interval": 0,
    }
    config.VoilaConfiguration.template = "piquet"
    config.VoilaConfiguration.theme = "auto"
    config.VoilaConfiguration.allow_template_override = "NO"  # the stock templates fetch from other hosts
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.file_allowlist = [r".*\.(png|jpg|gif|svg|webp)"]
    config.VoilaConfiguration.show_tracebacks = _tracebacks()
    if sys.platform == "linux" and len(tempfile.gettempdir()) < 40:
        # Kernels talk through files in a private folder, not through ports that every user of the machine can
        # reach. Elsewhere, and with a long folder name, the path would be too long for a socket.
        config.KernelManager.transport = "ipc"
    # A kernel is kept while its page is open, and ended ten minutes after the page was lost sight of.
    config.MappingKernelManager.cull_idle_timeout = 600
    config.MappingKernelManager.cull_interval = 60
    config.MappingKernelManager.cull_connected = False
    # One warm kernel for each of a few pages. The default pool is empty: filling one for every lesson in the
    # folder would start dozens of Pythons.
    config.VoilaConfiguration.preheat_kernel = True
    config.VoilaKernelManager.kernel_pools_config = {
        "default": {"pool_size": 0},
        **{page: {"pool_size": 1} for page in PREHEATED_PAGES if (folder / page).is_file()},
    }
    return config


def _make_server(folder: Path, *, page: str, port: int | None, browser: bool) -> Any:
    from jupyter_core.paths import jupyter_path
    from jupyter_core.utils import run_sync
    from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
    from tornado.web import HTTPError, RedirectHandler, RequestHandler
    from voila.app import Voila
    from voila.tornado.handler import TornadoVoilaHandler

    from piquet_tutor.narration.catalogue import languages

    class ToFrontPage(RequestHandler):
        """Sends a visitor who asked for the bare address, or for a list of files, to the front page."""

        def get(self, path: str = "") -> None:
            del path  # whatever was asked for, the answer is the same
            query = f"?{self.request.query}" if self.request.query else ""
            self.redirect(f"/voila/render/{FRONT_PAGE}{query}")

    class Page(TornadoVoilaHandler):
        """A notebook as a page."""

        async def prepare(self) -> None:
            await super().prepare()
            # Asking for the token sets its cookie. A page that is left tells the server to end its kernel,
            # and without the cookie it would be refused: kernels would pile up until they are culled.
            _ = self.xsrf_token
            if elsewhere := self._in_readers_language():
                self.redirect(elsewhere)  # and no kernel is begun for the address that was asked for

        def _in_readers_language(self) -> str:
            """The same address in the language the reader chose before; empty where it asks for one, or he has none."""
            chosen = self.get_cookie(LANGUAGE_COOKIE) or ""
            if "lang" in self.request.arguments or chosen not in languages()[1:]:
                return ""
            return f"{self.request.path}?{'&'.join(filter(None, (self.request.query, f'lang={chosen}')))}"

        def should_use_rendered_notebook(
            self, notebook_data: dict[str, Any], pool_size: int, _template: Any, _theme: Any, arguments: Any
        ) -> bool:
            # A warm kernel has begun its cells and waits for its reader. What the pages kept warm ask of the address
            # they ask then, so it may name a theme or a language; for anything else a kernel begins with it.
            return pool_size > 0 and bool(notebook_data) and not set(arguments) - {"theme", "lang"}

    class Kernels(AsyncMappingKernelManager):
        """Kernels that keep their log to themselves.

        What a notebook says, errors included, goes to its page. A kernel's own standard error holds only warnings
        about itself, and a traceback when it is ended in the middle of a cell.
        """

        # Its base class is awaited as well; only the one above that is typed as if it were not.
        async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
            if not _tracebacks():
                options.setdefault("stderr", subprocess.DEVNULL)
            return str(await super().start_kernel(**options))

    class Server(Voila):
        """Voilà with our front page, and without its list of files."""

        name = "piquet-tutor"

        @property
        def themes_dir(self) -> str:
            # Voilà takes the first Jupyter folder that has any `voila` in it, which would be ours.
            found = [Path(path, "themes") for path in jupyter_path("voila") if Path(path, "themes").is_dir()]
            return str(found[0]) if found else str(super().themes_dir)

        def init_handlers(self) -> list[Any]:
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
            path = "" if page == FRONT_PAGE else f"voila/render/{quote(page, safe='/?&=#')}"
            _announce("Piquet Tutor is open at", f"http://{HOST}:{self.port}/{path}", browser=browser)

        def stop(self) -> None:
            """End the kernels; a second, impatient Ctrl-C must not leave them behind."""
            with contextlib.suppress(ValueError):  # not the main thread
                signal.signal(signal.SIGINT, signal.SIG_IGN)
            try:
                super().stop()
            except HTTPError:  # a kernel that had only been asked for was gone already: end those that are left
                with contextlib.suppress(HTTPError):
                    run_sync(self.kernel_manager.shutdown_all)()

    config = _configuration(folder)
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    server = Server(config=config, open_browser=True)
    if port is not None:
        server.port, server.port_retries = port, 0
    server.initialize(argv=[])

    def interrupted(*_: Any) -> None:
        loop = getattr(server, "ioloop", None)
        if loop is None:  # still starting
            raise KeyboardInterrupt
        loop.add_callback_from_signal(loop.stop)

    # Raised in the midst of a page that is being rendered, Python's own KeyboardInterrupt would print a trace.
    signal.signal(signal.SIGINT, interrupted)
    if hasattr(signal, "SIGHUP"):  # the terminal was closed
        signal.signal(signal.SIGHUP, server._handle_signal_stop)
    return server


def _log_failures(handler: Any) -> None:
    """Keep the terminal quiet about visits; a server error is worth a line."""
    if handler.get_status() >= 500:
        print(
            f"{handler.get_status()} {handler.request.method} {handler.request.path}",
            file=sys.stderr,
            flush=True,
        )


def _tracebacks() -> bool:
    return os.environ.get(TRACEBACKS, "") not in ("", "0")


# ---- what both need ----------------------------------------------------------------------------------------


def _prefer_own_files() -> None:
    """Let Jupyter find our template before an older copy, and our Python before another's.

    A kernel named python3 that some program registered in the reader's home folder would otherwise shadow
    this environment's, where the tutor is installed. Kernels inherit both settings, which harms nobody.
    """
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
    own, others = str(template_path()), os.environ.get("JUPYTER_PATH", "")
    if own not in others.split(os.pathsep):
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [own, others]))


def _check_page(page: str, folder: Path) -> None:
    name = page.partition("#")[0].partition("?")[0]
    file = (folder / name).resolve()
    if not file.is_relative_to(folder) or file.suffix != ".ipynb" or not file.is_file():
        known = ", ".join(sorted(path.name for path in folder.glob("*.ipynb"))) or "none"
        raise ServingError(f"There is no page {name!r} in {folder}; the pages are: {known}.")


def _check_port(port: int) -> None:
    with socket.socket() as probe:
        # As the server itself will: a port that a finished server held a moment ago is free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except (OSError, OverflowError) as error:
            raise ServingError(
                f"Port {port} cannot be used ({error}); choose another, or none, and a free one is found."
            ) from None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _announce(what: str, address: str, *, browser: bool) -> None:
    print(f"{what} {address} (Ctrl-C ends it)", flush=True)
    if browser:
        threading.Thread(target=_open_in_browser, args=(address,), daemon=True).start()


def _open_in_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):  # no browser here: the line above is enough
        controller = webbrowser.get()
        # A browser that runs inside the terminal (lynx, w3m) could not show the cards, and would take the
        # terminal.
        if type(controller) is not webbrowser.GenericBrowser or os.environ.get("BROWSER"):
            controller.open(address)


def _writable_notebooks() -> Path:
    source = notebooks_folder()
    if in_checkout() and os.access(source, os.W_OK):
        return source
    copy = Path.home() / "piquet-tutor" / f"notebooks-{metadata.version('piquet-tutor')}"
    for file in list(source.rglob("*")):  # listed first: the copy might lie inside the source
        target = copy / file.relative_to(source)
        if file.is_file() and ".ipynb_checkpoints" not in file.parts and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)  # not the mode: the source may be read-only
    return copy


def _without_announcements(folder: str) -> str:
    """Write the setting that keeps JupyterLab from asking whether to fetch its news; return where to find it."""
    settings = Path(folder, "labconfig", "page_config.json")
    settings.parent.mkdir()
    settings.write_text(json.dumps({"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}))
    return os.pathsep.join(filter(None, [folder, os.environ.get("JUPYTER_CONFIG_PATH")]))


def _wait_until_listening(process: subprocess.Popen[bytes], port: int, log: IO[bytes], patience: float = 60) -> None:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if process.poll() is not None:
            log.seek(0)
            last = log.read().decode(errors="replace").strip().rpartition("\n")[2]
            raise ServingError(f"JupyterLab stopped at once; the last it said was: {last}")
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), timeout=1):
            return
        time.sleep(0.1)
    raise ServingError(f"JupyterLab did not answer within {patience:.0f} seconds; try again.")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask a server to end, which ends its kernels too; insist after ten seconds."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve a folder of notebooks from the command line; the tests and Binder's dry run do."""
    parser = argparse.ArgumentParser(prog="python -m piquet_tutor.serving", description=open_app.__doc__)
    parser.add_argument("page", nargs="?", default=FRONT_PAGE)
    parser.add_argument("--lab", action="store_true", help="open JupyterLab instead of the app")
    parser.add_argument("--port", type=int)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args(arguments)
    opener = open_lab if asked.lab else open_app
    try:
        opener(asked.page, port=asked.port, browser=not asked.no_browser, folder=asked.folder)
    except ServingError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
