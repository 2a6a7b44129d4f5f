"""The configuration of Voilà: it serves nothing but the tutor's own pages, and only where it is told to."""

from __future__ import annotations

import logging
import sys
import tempfile
from pathlib import Path
from typing import Any

from piquet_tutor.app.failures import shows_tracebacks
from piquet_tutor.serving.sharing import Origin

LOG = logging.getLogger(__name__)

EXTENSIONS = (
    # Voilà would load every JupyterLab extension found on the machine, some of them made for a newer front
    # end than Voilà's own. These three are the ones that draw widgets.
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
)

# The browser itself keeps the pages to this machine: even if a page named another host, nothing would be
# fetched. Voilà and JupyterLab's settings need inline scripts and eval to start; anywidget loads a widget's
# code from a blob: address.
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


def configuration(folder: Path, place: Origin) -> Any:
    """The whole configuration of Voilà for a folder of notebooks, as a traitlets Config."""
    from traitlets.config import Config

    config = Config()
    config.Voila.root_dir = str(folder)
    config.Voila.ip = place.number
    config.Voila.log_level = "ERROR"
    config.Voila.config_file_paths = []  # a voila.json that a reader has for other pages must not open these
    config.Voila.tornado_settings = {
        # Jupyter's check of the Host header, which knows of this machine only. Ours stands before it (`addresses`), and
        # alone where the app is shared.
        "allow_remote_access": place.shared,
        "headers": {"Content-Security-Policy": CONTENT_SECURITY_POLICY, "Referrer-Policy": "same-origin"},
        "log_function": _log_failures,
        # Jupyter gives the interval between pings in milliseconds to Tornado, which takes it for seconds and warns
        # about it. On one machine no connection is lost unnoticed, so no pings are needed.
        "ws_ping_interval": 0,
    }
    config.VoilaConfiguration.template = "piquet"
    config.VoilaConfiguration.theme = "auto"
    config.VoilaConfiguration.allow_template_override = "NO"  # the stock templates fetch from other hosts
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.file_allowlist = [r".*\.(png|jpg|gif|svg|webp)"]
    config.VoilaConfiguration.strip_sources = False  # the template strips them, but of notebooks that want them seen
    config.VoilaConfiguration.show_tracebacks = shows_tracebacks()
    if sys.platform == "linux" and len(tempfile.gettempdir()) < 40:
        # Kernels communicate through sockets in a private folder instead of ports that every user of the machine
        # can reach. On other systems, or with a long folder name, the path would be too long for a socket.
        config.KernelManager.transport = "ipc"
    return config


def _log_failures(handler: Any) -> None:
    """Write a line for a request that failed with a server error, and nothing for others.

    That all tables are taken is no error, and whoever waits asks again and again.
    """
    if handler.get_status() >= 500 and handler.get_status() != 503:
        LOG.error("%s %s %s", handler.get_status(), handler.request.method, handler.request.path)
