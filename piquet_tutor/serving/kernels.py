"""The kernels behind the pages: how many there may be, and when one whose page is gone ends."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

import zmq
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import HTTPError
from traitlets import Float, Int, default

from piquet_tutor.app.failures import LOG, shows_tracebacks
from piquet_tutor.serving import descriptors
from piquet_tutor.serving.forking import OF_A_PAGE, Template
from piquet_tutor.serving.memory import available, most_kernels

MOST_CONNECTIONS: Final = 2
"""How many connections a page's kernel may have: one that is lost unnoticed, and the one that takes its place."""


@cache
def _standard_error() -> int:
    """The server's standard error, by another number: in a kernel the usual one is that of the kernel's own."""
    return os.dup(2)


class Full(HTTPError):
    """There are as many kernels as there may be."""

    STATUS = 503

    def __init__(self) -> None:
        """Say so as HTTP does: later."""
        super().__init__(self.STATUS, "as many kernels as may run are running")


@dataclass(slots=True)
class Tie:
    """What holds a kernel to its page.

    Attributes:
        since: when the last connection was lost, or from when on one has been awaited; on the monotonic clock.
        connected: whether there ever was a connection.
        waiting: whether the page has not been sent whole yet, or not to anybody.
    """

    since: float
    connected: bool = False
    waiting: bool = False


class Kernel(ServerKernelManager):
    """One kernel. Jupyter itself knows its state only once it has started, and fails where it is asked before."""

    @default("last_activity")
    def _begun(self) -> datetime:
        return datetime.now(UTC)

    @default("execution_state")
    def _starts(self) -> str:
        return "starting"


class Kernels(AsyncMappingKernelManager):
    """Kernels that are few enough for the memory, and end soon after their pages.

    Jupyter's own culling does not serve: it counts from what a kernel did last, so that a page looked at in peace would
    lose its kernel with the first second without a network. A kernel that was not started for a page is left to it.
    """

    limit = Int(config=True, help="how many kernels there may be; by default what memory and open files are enough for")
    patience = Float(22, config=True, help="seconds for which a kernel without a page is kept")
    patience_at_work = Float(600, config=True, help="the same for one whose page was never there and that is at work")
    rounds = Float(2, config=True, help="seconds from one look at all kernels to the next")

    def __init__(self, **options: Any) -> None:
        """Begin without kernels."""
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self.ties: dict[str, Tie] = {}
        self._promised = 0
        self._closed = False
        self._watch: PeriodicCallback | None = None
        self.template = Template()

    def _limit_default(self) -> int:
        return min(most_kernels(available()), descriptors.most_kernels(descriptors.limit()))

    @default("kernel_manager_class")
    def _of_each(self) -> str:
        return f"{__name__}.{Kernel.__name__}"

    @default("context")
    def _with_as_many_sockets(self) -> zmq.Context[Any]:
        """ZeroMQ's own limit is a thousand sockets, and six of them are a kernel's."""
        context: zmq.Context[Any] = super()._context_default()
        context.set(zmq.MAX_SOCKETS, min(descriptors.limit(), context.get(zmq.SOCKET_LIMIT)))
        return context

    @property
    def begin_ready(self) -> bool:
        """Whether a kernel that begins now has all that a page needs, in common with the others."""
        return self.template.has_loaded

    # --- beginning ---------------------------------------------------------------------------------------

    def promise(self) -> None:
        """Hold a place for a kernel that will be started.

        Raises:
            Full: there is none left.
        """
        if self._closed or len(self) + self._promised >= self.limit or descriptors.are_scarce():
            raise Full
        self._promised += 1

    def forget_promise(self) -> None:
        """Give back the place held: the kernel has started, or never will."""
        self._promised -= 1

    # The method of the base class is a coroutine too; only its parent's type says otherwise.
    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start a kernel, whose log is shown only if tracebacks are; watch it if it is a page's."""
        if self._closed:
            raise Full
        if not shows_tracebacks():
            # The output of a notebook, including errors, goes to its page. The standard error of a kernel has only
            # warnings about the kernel itself, and a traceback if it is ended in the middle of a cell. That a page of
            # the tutor failed is written to the server's.
            options.setdefault("stderr", subprocess.DEVNULL)
            if os.name == "posix" and OF_A_PAGE in (options.get("env") or {}):
                options["pass_fds"] = (_standard_error(),)
                options["env"] = {**options["env"], LOG: str(_standard_error())}
        kernel_id = str(await super().start_kernel(**options))
        if OF_A_PAGE in (options.get("env") or {}):
            self.expect(kernel_id)
        return kernel_id

    async def restart_kernel(self, kernel_id: str, now: bool = False) -> None:  # type: ignore[override]
        """Restart a kernel on its own ports.

        One that has ended is not asked to end: the request would wait in its socket, and reach the next kernel, which
        is forked and there within that second.

        Args:
            kernel_id: which.
            now: whether to end it without asking.
        """
        ended = not await self.is_alive(kernel_id)
        await super().restart_kernel(kernel_id, now=now or ended)  # type: ignore[no-untyped-call]

    # --- what is open for each ---------------------------------------------------------------------------

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, and close all that was open for it.

        A connection that ends while the kernel does leaves its sockets to the next one (``start_buffering``), and there
        will be none.
        """
        kernel = self._kernels.get(kernel_id)
        if kernel is not None:
            activity = getattr(kernel, "_activity_stream", None)
            for stream in (*self._kernel_buffers.pop(kernel_id, {"channels": {}})["channels"].values(), activity):
                if stream is not None and not stream.closed():
                    stream.close()
            kernel._activity_stream = None
        for known in (self._kernel_connections, self._kernel_ports, self.ties):
            known.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """A kernel has ended, and has done so too often to be started again."""
        kernel = self._kernels.get(kernel_id)
        super()._handle_kernel_died(kernel_id)  # type: ignore[no-untyped-call]
        if kernel is not None:
            IOLoop.current().add_callback(kernel.cleanup_resources)

    def is_crowded(self, kernel_id: str) -> bool:
        """Whether a kernel has as many connections as one may have."""
        return int(self._kernel_connections.get(kernel_id, 0)) >= MOST_CONNECTIONS

    # --- whose page is there -----------------------------------------------------------------------------

    def keep_waiting(self, kernel_id: str) -> None:
        """Keep a kernel although it has no page yet: that is still being written, or waits for a visitor."""
        self.ties[kernel_id] = Tie(time.monotonic(), waiting=True)

    def expect(self, kernel_id: str) -> None:
        """From now on a kernel's page is expected to connect."""
        tie = self.ties.get(kernel_id)
        if tie is None or not tie.connected:
            self.ties[kernel_id] = Tie(time.monotonic())
        if self._watch is None:
            self._watch = PeriodicCallback(self.end_left, self.rounds * 1000)
            self._watch.start()

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has connected."""
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]
        if tie := self.ties.get(kernel_id):
            tie.connected = True

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note that a connection has ended."""
        super().notify_disconnect(kernel_id)  # type: ignore[no-untyped-call]
        if tie := self.ties.get(kernel_id):
            tie.since = time.monotonic()

    def is_left(self, kernel_id: str, now: float) -> bool:
        """Whether a kernel's page has been gone, or has failed to come, for too long."""
        tie = self.ties[kernel_id]
        if tie.waiting or self._kernel_connections.get(kernel_id, 0) > 0:
            return False
        if tie.connected:
            return now - tie.since > self.patience
        # Its page is still being written while it runs the cells, and comes only then.
        kernel = self.get_kernel(kernel_id)
        waited = now - tie.since
        if getattr(kernel, "execution_state", "") in ("busy", "starting"):
            return waited > self.patience_at_work
        if last := getattr(kernel, "last_activity", None):
            waited = min(waited, (datetime.now(last.tzinfo) - last).total_seconds())
        return waited > self.patience

    # --- ending ------------------------------------------------------------------------------------------

    async def end_left(self) -> None:
        """End the kernels whose pages are gone."""
        now = time.monotonic()
        for kernel_id in [known for known in self.ties if known not in self]:
            del self.ties[kernel_id]
        left = [kernel_id for kernel_id in self.ties if self.is_left(kernel_id, now)]
        # One that has gone meanwhile is no error.
        await asyncio.gather(*map(self.shutdown_kernel, left), return_exceptions=True)

    async def shutdown_all(self, now: bool = False) -> None:  # type: ignore[override]
        """End all kernels, and start none any more."""
        self._closed = True
        if self._watch is not None:
            self._watch.stop()
        await super().shutdown_all(now=now)
        self.template.end()
