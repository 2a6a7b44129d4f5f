"""The tutor's extension of a Jupyter server, such as Binder's, a hub's, or the one behind ``piquet-tutor lab``.

A file among the server's settings, installed with the tutor, names this module. The rooms stand under the server's own
address, in ``class/``: a pupil needs no token for them, and is given nothing else. Notebooks that are no longer there
lead on (``serving.leading_on``), and its kernels are told that it is there: a page then offers its notebooks.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Where Jupyter finds the extension."""
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Add the rooms to a Jupyter server; have it save notebooks without what is of its machine, lead on, and say so.

    Args:
        server: the ``ServerApp``.
    """
    from piquet_tutor.app.shared.address.jupyter import SERVED, served_by
    from piquet_tutor.serving.leading_on import lead_on
    from piquet_tutor.serving.live.addresses import handlers
    from piquet_tutor.serving.live.hall import Hall
    from piquet_tutor.serving.saving import keep_machine_out

    server.contents_manager.register_pre_save_hook(keep_machine_out)
    application = server.web_app
    application.add_handlers(".*$", handlers(application.settings["base_url"], Hall()))
    if root := getattr(server.contents_manager, "root_dir", ""):  # one that keeps its notebooks elsewhere has no folder
        lead_on(application, Path(root))
        os.environ[SERVED] = served_by(application.settings["base_url"], Path(root))
