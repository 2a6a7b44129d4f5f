"""Serves the tutor's pages as an app."""

from __future__ import annotations

import contextlib
from pathlib import Path

from piquet_tutor.serving.opening import check_port
from piquet_tutor.serving.places import FRONT_PAGE, check_page, notebooks_folder, prefer_own_files


def open_app(
    page: str = FRONT_PAGE,
    *,
    port: int | None = None,
    browser: bool = True,
    folder: Path | None = None,
    visitors: int | None = None,
    warm: int | None = None,
) -> None:
    """Serve the pages until Ctrl-C.

    Args:
        page: The page to open first, a path in the folder of notebooks; it may end in `#part` or `?query`.
        port: The port to listen on; if None, the first free port from 8866 up.
        browser: Whether to open the page in the reader's browser.
        folder: The notebooks to serve, if not the tutor's own.
        visitors: How many may play at once; if None, as many as there is memory for.
        warm: How many kernels wait for a visitor; likewise.

    Raises:
        ServingError: The page does not exist, or the port is taken.
    """
    folder = (folder or notebooks_folder()).resolve()
    check_page(page, folder)
    if port is not None:
        check_port(port)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C during the start is not an error
        prefer_own_files()
        from piquet_tutor.serving.server import make_server  # heavy

        server = make_server(folder, page=page, port=port, browser=browser, visitors=visitors, warm=warm)
        server.start()
