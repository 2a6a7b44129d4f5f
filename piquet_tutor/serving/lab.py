"""Opens the tutor's notebooks in JupyterLab."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO
from urllib.parse import quote

from piquet_tutor.serving.opening import HOST, announce, check_port, ended_like_ctrl_c, free_port
from piquet_tutor.serving.places import (
    ServingError,
    check_library,
    check_notebook,
    check_whereabouts,
    first_notebook,
    prefer_own_files,
    writable_notebooks,
)
from piquet_tutor.serving.writable import writable_folders

PATIENCE = 60
"""Seconds for which a server may be silent before it is given up."""
KERNEL_CLASS = "piquet_tutor.serving.kernels.Kernel"
"""What JupyterLab is to make kernels of: its list of kernels asks each for its state, also one that only starts."""


def open_lab(
    notebook: str | None = None,
    *,
    port: int | None = None,
    language: str = "en",
    browser: bool = True,
    folder: Path | None = None,
) -> None:
    """Open the notebooks in JupyterLab, to read their code and change it, until Ctrl-C.

    A checkout opens its own notebooks. An installed tutor opens a copy in the reader's home folder, made at
    the first call and never overwritten, so that the reader's changes stay.

    Args:
        notebook: The notebook to open first; if None, the folder's contents.
        port: The port to listen on; if None, any free port.
        language: The language in which it is said where it is open.
        browser: Whether to open JupyterLab in the reader's browser.
        folder: The folder to open, if not the tutor's own.

    Raises:
        ServingError: JupyterLab is not installed, the folder this runs in is gone, the notebook does not exist, or the
            port is taken.
    """
    check_library("jupyterlab")
    check_whereabouts()
    folder = (folder or writable_notebooks()).resolve()
    notebook = first_notebook(folder) if notebook is None else notebook
    check_notebook(notebook, folder)
    if port is None:
        port = free_port()
    else:
        check_port(port)
    token = secrets.token_urlsafe(24)
    prefer_own_files()
    with (
        writable_folders(language),
        ended_like_ctrl_c(),
        tempfile.TemporaryDirectory() as settings,
        tempfile.TemporaryFile() as log,  # shown only if JupyterLab does not start
    ):
        process = _started(folder, port, token, settings, log)
        try:
            _wait_until_listening(process, port, log)
            address = f"http://{HOST}:{port}/lab/tree/{quote(notebook)}?token={token}"
            announce("lab", address, language, browser=browser)
            process.wait()
        except KeyboardInterrupt:
            pass
        finally:
            _end(process)


def _started(folder: Path, port: int, token: str, settings: str, log: IO[bytes]) -> subprocess.Popen[bytes]:
    """Start JupyterLab.

    The token is passed in the environment, because every user of the machine can read a command line. The process gets
    a session of its own so that Ctrl-C does not reach JupyterLab, which would ask for confirmation.
    """
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser"),
        f"--ServerApp.root_dir={folder}",
        f"--ServerApp.ip={HOST}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        # Without these, JupyterLab would ask other hosts for news, its newest version and a list of extensions.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
        f"--AsyncMappingKernelManager.kernel_manager_class={KERNEL_CLASS}",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")  # a container's only user
    return subprocess.Popen(
        command,
        env={**os.environ, "JUPYTER_TOKEN": token, "JUPYTER_CONFIG_PATH": _without_announcements(settings)},
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
    )


def _without_announcements(folder: str) -> str:
    """Write the setting that keeps JupyterLab from offering to fetch news.

    Returns:
        The value of ``JUPYTER_CONFIG_PATH`` with which JupyterLab finds it.
    """
    settings = Path(folder, "labconfig", "page_config.json")
    settings.parent.mkdir()
    settings.write_text(json.dumps({"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}))
    return os.pathsep.join(filter(None, [folder, os.environ.get("JUPYTER_CONFIG_PATH")]))


def _wait_until_listening(process: subprocess.Popen[bytes], port: int, log: IO[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            log.seek(0)
            last = log.read().decode(errors="replace").strip().rpartition("\n")[2]
            raise ServingError("lab-stopped", said=last)
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), timeout=1):
            return
        time.sleep(0.1)
    raise ServingError("lab-silent", seconds=PATIENCE)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a server and with it its kernels; kill it if it has not ended after ten seconds."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
