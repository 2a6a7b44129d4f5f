"""The rooms as an extension of a Jupyter server, such as Binder's or a hub's."""

from __future__ import annotations

from typing import Any

from piquet_tutor.serving.live.addresses import handlers
from piquet_tutor.serving.live.hall import Hall


def load(server: Any) -> None:
    """Add the rooms to a Jupyter server.

    Args:
        server: the ``ServerApp``.
    """
    application = server.web_app
    application.add_handlers(".*$", handlers(application.settings["base_url"], Hall()))
