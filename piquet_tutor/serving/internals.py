"""What rests on another project's internals: named here and nowhere else, with the version it was seen in.

What a library promises may be used without a word. This is the rest: methods that are replaced although nothing says
that they may be, attributes that begin with an underscore, formats of files. Where one of them reads otherwise than it
did, ``tests/serving/test_internals.py`` fails and names the module of ours to look at; once that is done, the new
version and digest are written here (``python -m tests.serving.test_internals`` prints them).

Of an entry: ``place`` (module and name of what is relied on), ``version`` (of the library, when it was looked at),
``digest`` (of its source then), ``ours`` (the module of ours that relies on it) and ``on`` (what it relies on).
"""

from __future__ import annotations

import inspect
from hashlib import sha256
from pkgutil import resolve_name
from typing import Final, NamedTuple


class Internal(NamedTuple):
    """One thing of another project's that we rely on; see above."""

    place: str
    library: str
    version: str
    digest: str
    ours: str
    on: str


_MAPPING: Final = "jupyter_server.services.kernels.kernelmanager:MappingKernelManager"
_CHANNELS: Final = "jupyter_server.services.kernels.connection.channels:ZMQChannelsWebsocketConnection"

INTERNALS: Final = (
    Internal(
        f"{_MAPPING}.start_buffering",
        "jupyter_server",
        "2.21.1",
        "5daf2db213dd",
        "serving/kernels.py",
        "_kernel_buffers",
    ),
    Internal(
        f"{_MAPPING}.notify_connect",
        "jupyter_server",
        "2.21.1",
        "7a8f87b66aa6",
        "serving/kernels.py",
        "_kernel_connections",
    ),
    Internal(
        f"{_MAPPING}.ports_changed", "jupyter_server", "2.21.1", "786727bfa9db", "serving/kernels.py", "_kernel_ports"
    ),
    Internal(
        f"{_MAPPING}.start_watching_activity",
        "jupyter_server",
        "2.21.1",
        "4de25ab45ea5",
        "serving/kernels.py",
        "_activity_stream",
    ),
    Internal(
        f"{_MAPPING}._handle_kernel_died",
        "jupyter_server",
        "2.21.1",
        "7338c46cfa24",
        "serving/kernels.py",
        "_handle_kernel_died",
    ),
    Internal(
        f"{_CHANNELS}.connect",
        "jupyter_server",
        "2.21.1",
        "5940937f5a42",
        "serving/messages.py",
        "_open_sockets, and what is done between two sockets",
    ),
    Internal(
        f"{_CHANNELS}.disconnect",
        "jupyter_server",
        "2.21.1",
        "9202a468b96c",
        "serving/messages.py",
        "what is left of a page",
    ),
    Internal(
        f"{_CHANNELS}.handle_incoming_message",
        "jupyter_server",
        "2.21.1",
        "2e3f39b64d50",
        "serving/messages.py",
        "the gate",
    ),
    Internal(
        "jupyter_client.multikernelmanager:MultiKernelManager.remove_kernel",
        *("jupyter_client", "8.10.0", "4ed3ba648981", "serving/kernels.py", "_kernels"),
    ),
    Internal(
        "jupyter_client.multikernelmanager:MultiKernelManager._context_default",
        *("jupyter_client", "8.10.0", "003b94356c09", "serving/kernels.py", "_context_default"),
    ),
    Internal(
        "jupyter_client.provisioning.local_provisioner:LocalProvisioner",
        *(
            "jupyter_client",
            "8.10.0",
            "485bc5c2221b",
            "serving/forking.py",
            "a process with poll, wait, send_signal, terminate and kill",
        ),
    ),
    Internal(
        "jupyter_client.provisioning.factory:KernelProvisionerFactory",
        *(
            "jupyter_client",
            "8.10.0",
            "a06b8505860d",
            "serving/forking.py",
            "provisioners, a dictionary of entry points",
        ),
    ),
    Internal(
        "ipykernel.kernelapp:IPKernelApp.init_poller",
        *("ipykernel", "7.4.0", "10f7c582e619", "serving/template.py", "parent_handle: a kernel ends with its parent"),
    ),
    Internal(
        "voila.notebook_renderer:NotebookRenderer._jinja_kernel_start",
        *("voila", "0.5.13", "c2e9e5314a42", "serving/writing.py", "_jinja_kernel_start"),
    ),
    Internal(
        "voila.notebook_renderer:NotebookRenderer.generate_content_generator",
        *("voila", "0.5.13", "f9fe17283cc2", "serving/writing.py", "a page in pieces"),
    ),
    Internal(
        "voila.app:Voila.listen",
        "voila",
        "0.5.13",
        "e809995f27d0",
        "serving/server.py",
        "app.listen, which the door replaces",
    ),
    Internal(
        "voila.app:Voila.init_handlers",
        "voila",
        "0.5.13",
        "55efb018eac5",
        "serving/server.py",
        "the handlers that are replaced",
    ),
    Internal(
        "voila.app:Voila._handle_signal_stop",
        *("voila", "0.5.13", "74b4b576ed26", "serving/server.py", "_handle_signal_stop"),
    ),
    Internal(
        "tornado.httpserver:HTTPServer.handle_stream",
        "tornado",
        "6.6.1",
        "164864e68f57",
        "serving/door.py",
        "who is let in",
    ),
    Internal(
        "tornado.tcpserver:TCPServer._handle_connection",
        *("tornado", "6.6.1", "9c38c32e7f22", "serving/door.py", "_handle_connection"),
    ),
    Internal(
        "tornado.httpserver:HTTPServer.start_request", "tornado", "6.6.1", "3de37d633a9d", "serving/door.py", "who asks"
    ),
    Internal(
        "tornado.tcpserver:TCPServer.add_sockets",
        "tornado",
        "6.6.1",
        "4cc159003c60",
        "serving/door.py",
        "_handlers and _sockets: who is accepted",
    ),
    Internal(
        "babel.localedata:load",
        "babel",
        "2.18.0",
        "df391daa79d4",
        "serving/site/packing.py",
        "locale data are pickles by their keys",
    ),
)
"""Of Python itself two more, which a test tries: ``dataclasses`` compiles by a name ``exec`` that can be replaced
(``serving/site/generating.py``), and a table of lines has the format of ``serving/site/compiling.py``."""
INTERNALS_OF_PYODIDE: Final = ("_makeSnapshot", "makeMemorySnapshot", "_loadSnapshot")
"""By which ``serving/site/worker.js`` keeps an image of the memory, in the one version that the site is built of."""
PYODIDE_SEEN: Final = "pyodide@314.0.7"


def read(place: str) -> str:
    """What stands at a place now, in a word."""
    found = resolve_name(place)
    return sha256(inspect.getsource(getattr(found, "func", found)).encode()).hexdigest()[
        :12
    ]  # a trait's default has one
