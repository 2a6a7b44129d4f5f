"""The tutor's extension of a Jupyter server, such as Binder's, a hub's, or the one behind ``piquet-tutor lab``.

A file among the server's settings, installed with the tutor, names this module. The rooms stand under the server's own
address, in ``class/``: a pupil needs no token for them, and is given nothing else. Notebooks that are no longer there
lead on (``serving.leading_on``), and its kernels are told that it is there: a page then offers its notebooks.

What of a notebook is of the machine it was opened on stays out of its file: JupyterLab writes into every notebook it
opens which version of Python it found there and how the kernel is called. In a clone of the tutor, opening a notebook
would then be a change to it, and the next pull a conflict.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from piquet_tutor.game.records.nesting import loaded

LANGUAGE: Final = {"name": "python"}
"""What the tutor's notebooks say of their language: what every machine has in common."""


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
    from piquet_tutor.serving.live.hall import Hall
    from piquet_tutor.serving.live.sockets import handlers

    server.contents_manager.register_pre_save_hook(keep_machine_out)
    application = server.web_app
    application.add_handlers(".*$", handlers(application.settings["base_url"], Hall()))
    if root := getattr(server.contents_manager, "root_dir", ""):  # one that keeps its notebooks elsewhere has no folder
        lead_on(application, Path(root))
        os.environ[SERVED] = served_by(application.settings["base_url"], Path(root))


def keep_machine_out(model: Mapping[str, Any], path: str, contents_manager: Any, **_more: Any) -> None:
    """Leave language and kernel as the file has them, where it names no version; Jupyter calls this before a save.

    Args:
        model: what is to be saved, whose ``content`` is changed.
        path: where, below the server's folder.
        contents_manager: the server's; of one that has no folder nothing is known, and nothing changed.
    """
    root = getattr(contents_manager, "root_dir", "")
    if model.get("type") != "notebook" or not root:
        return
    stored = _metadata(Path(root, path.strip("/")))
    if stored.get("language_info") != LANGUAGE:
        return
    metadata = model["content"]["metadata"]
    metadata["language_info"] = dict(LANGUAGE)
    before, now = stored.get("kernelspec", {}), metadata.get("kernelspec", {})
    if before and before.get("name") == now.get("name"):
        metadata["kernelspec"] = before


def _metadata(file: Path) -> Mapping[str, Any]:
    """What a notebook's file says of itself; nothing where there is none, or what is there is none."""
    try:
        found = loaded(file.read_bytes())
    except (OSError, ValueError):  # a new notebook, or one that something else has written
        return {}
    metadata = found.get("metadata") if isinstance(found, dict) else None
    return metadata if isinstance(metadata, dict) else {}
