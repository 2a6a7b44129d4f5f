"""How Voilà is set: closed to everything but the tutor's own pages, and to every host but this."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from piquet_tutor.serving.opening import HOST
from piquet_tutor.serving.places import FRONT_PAGE

TRACEBACKS = "PIQUET_TUTOR_TRACEBACKS"
"""Environment variable: set it to 1 and a failing cell shows its traceback on the page, and kernels their log."""

PREHEATED_PAGES = (FRONT_PAGE, "play.ipynb")
"""Pages for which a kernel waits, warmed up: where a visit starts, and where it goes next."""

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


def configuration(folder: Path) -> Any:
    """Everything that Voilà is told of a folder of notebooks: a traitlets Config."""
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
        # complains of it. On one machine no connection dies unnoticed: no ping is needed.
        "ws_ping_interval": 0,
    }
    config.VoilaConfiguration.template = "piquet"
    config.VoilaConfiguration.theme = "auto"
    config.VoilaConfiguration.allow_template_override = "NO"  # the stock templates fetch from other hosts
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.file_allowlist = [r".*\.(png|jpg|gif|svg|webp)"]
    config.VoilaConfiguration.show_tracebacks = shows_tracebacks()
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


def _log_failures(handler: Any) -> None:
    """Keep the terminal quiet about visits; a server error is worth a line."""
    if handler.get_status() >= 500:
        print(
            f"{handler.get_status()} {handler.request.method} {handler.request.path}",
            file=sys.stderr,
            flush=True,
        )


def shows_tracebacks() -> bool:
    """Tell whether what fails may show its trace: when the environment asks for it."""
    return os.environ.get(TRACEBACKS, "") not in ("", "0")
