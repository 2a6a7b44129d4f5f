"""Serves the tutor's pages as an app."""

from __future__ import annotations

import contextlib
import sys
from functools import partial
from pathlib import Path

from piquet_tutor import narration
from piquet_tutor.serving import first_scenes
from piquet_tutor.serving.opening import check_port
from piquet_tutor.serving.places import (
    CLASSROOM,
    FRONT_PAGE,
    check_library,
    check_page,
    check_whereabouts,
    notebooks_folder,
    prefer_own_files,
)
from piquet_tutor.serving.sharing import place_for
from piquet_tutor.serving.writable import writable_folders


def open_app(
    page: str | None = None,
    *,
    port: int | None = None,
    share: bool = False,
    rooms_only: bool = False,
    host: str | None = None,
    language: str = "en",
    browser: bool = True,
    folder: Path | None = None,
    visitors: int | None = None,
    warm: int | None = None,
) -> None:
    """Serve the pages until Ctrl-C.

    Args:
        page: The page to open first, a path in the folder of notebooks; it may end in `#part` or `?query`. If None,
            the front page, or the classroom where the network reaches only the rooms.
        port: The port to listen on; if None, the first free port from 8866 up.
        share: Whether to open it to the local network; otherwise only this machine reaches it.
        rooms_only: Whether to open only the rooms of a live class to the local network, and nothing else.
        host: The name or number under which this machine is shared, if not the one it has on its network.
        language: The language in which it is said where the app is open, and what sharing means.
        browser: Whether to open the page in the reader's browser.
        folder: The notebooks to serve, if not the tutor's own.
        visitors: How many may play at once; if None, as many as there is memory for. There are never more than there
            are open files for; if that is fewer than asked for, it is said.
        warm: How many kernels wait for a visitor; likewise.

    Raises:
        ServingError: Voilà is not installed, the folder this runs in is gone, there is no such page, the port is taken,
            or nothing to share by.
    """
    check_library("voila")
    check_whereabouts()
    folder = (folder or notebooks_folder()).resolve()
    page = (CLASSROOM if rooms_only else FRONT_PAGE) if page is None else page
    check_page(page, folder)
    place = place_for(share, host, rooms_only)
    if port is not None:
        check_port(port, place.number)
    with contextlib.suppress(KeyboardInterrupt), writable_folders(language):  # Ctrl-C during the start is not an error
        prefer_own_files()
        first_scenes.ensure(partial(first_scenes.say, language=language))
        from piquet_tutor.serving.server import make_server  # heavy

        server = make_server(folder, page=page, port=port, browser=browser, visitors=visitors, warm=warm, place=place)
        server.language = language
        if visitors is not None and (most := server.config.Kernels.limit) < visitors:
            print(
                narration.whole("terminal-serving-few-files", language, most=most, visitors=visitors), file=sys.stderr
            )
        server.start()
