"""Kernels that are forked from a template instead of started: they are there at once, and share most of their memory.

Only those that wait for any page are, and only on Linux. All others, and these wherever forking fails, are started as
Jupyter starts them.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from piquet_tutor.serving.template import HAS_LOADED

OF_A_PAGE, OF_ANY_PAGE = "VOILA_PREHEAT", "True"
"""The environment variable by which a kernel that Voilà starts for a page is known, and its value for any page."""

PROVISIONER: Final = "piquet-tutor"
"""The name under which Jupyter finds what forks kernels."""

TEMPLATE_MODULE: Final = "piquet_tutor.serving.template"

PATIENCE: Final = 60.0
"""Seconds for which an answer of the template is awaited: it may still be loading."""

MOST_STARTS: Final = 3
"""How often a template is started; after so many that failed, kernels are started as Jupyter starts them."""

LONGEST_ANSWER: Final = 20
"""Bytes: the number of a process, or that all is loaded."""


class Forked:
    """A process that the template has forked, with as much of ``Popen`` as Jupyter uses.

    Args:
        pid: its number.
        life: an open file (a pidfd), readable once the process has ended.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int, life: int) -> None:
        self.pid = pid
        self._life = life
        self._has_ended = False

    def poll(self) -> int | None:
        """None while it lives, then 0: how it ended, its parent alone could know."""
        return 0 if self._ends_within(0) else None

    def wait(self) -> int:
        """Wait for its end."""
        self._ends_within(None)
        return 0

    def send_signal(self, number: int) -> None:
        """Send it a signal; none if it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._life, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def _ends_within(self, milliseconds: int | None) -> bool:
        if not self._has_ended:
            end = select.poll()
            end.register(self._life, select.POLLIN)
            if end.poll(milliseconds):
                self._has_ended = True
                os.close(self._life)
        return self._has_ended


class Template:
    """The process that kernels are forked from: started for the first of them, and again if it should fail."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None
        self._starts = 0
        self._has_loaded = False

    @property
    def has_loaded(self) -> bool:
        """Whether it has loaded all that it will: kernels forked before then have less in common with it."""
        if not self._has_loaded and self._turn.acquire(blocking=False):
            try:
                if self._control is not None and _can_be_read(self._control):
                    self._answer(self._control)
            except OSError:
                pass  # it has failed, and whoever has an order for it will see
            finally:
                self._turn.release()
        return self._has_loaded

    @property
    def pid(self) -> int | None:
        """The number of its process, where there is one."""
        return self._process.pid if self._process is not None else None

    def fork(self, command: list[str], options: Mapping[str, Any]) -> Forked:
        """A new kernel.

        Args:
            command: by which it would be started.
            options: of its process, as ``Popen`` takes them: ``env``, ``cwd``. Of ``stderr`` and ``pass_fds`` all
                kernels have what the first had.

        Raises:
            OSError: the template has failed, or failed too often.
        """
        folder = str(options.get("cwd") or Path.cwd())
        order = {"command": command, "environment": dict(options["env"]), "folder": folder}
        with self._turn:
            try:
                control = self._control or self._start(options)
                control.send(json.dumps(order).encode())
                forked = self._answer(control) or self._answer(control)
                if forked is None:
                    raise ChildProcessError("the template of the kernels has ended")
            except OSError:
                self._end()
                raise
        return forked

    def _answer(self, control: socket.socket) -> Forked | None:
        """The kernel that it has forked; None if it has said only that it has loaded all, or has ended."""
        answer, files, *_ = socket.recv_fds(control, LONGEST_ANSWER, 1, socket.MSG_CMSG_CLOEXEC)
        self._has_loaded = self._has_loaded or answer == HAS_LOADED
        return Forked(int(answer), files[0]) if files else None

    def end(self) -> None:
        """End it for good; kernels that it still has end within a second or two."""
        with self._turn:
            self._starts = MOST_STARTS
            self._end()

    def _start(self, options: Mapping[str, Any]) -> socket.socket:
        if self._starts >= MOST_STARTS:
            raise ChildProcessError("the template of the kernels has failed too often")
        self._starts += 1
        self._control, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control.settimeout(PATIENCE)
        with other:
            self._process = subprocess.Popen(
                [sys.executable, "-m", TEMPLATE_MODULE, str(other.fileno())],
                stdin=subprocess.DEVNULL,
                stderr=options.get("stderr"),
                env=options["env"],
                pass_fds=(*options.get("pass_fds", ()), other.fileno()),
                start_new_session=True,  # Ctrl-C is for the server
            )
        return self._control

    def _end(self) -> None:
        if self._control is not None:
            self._control.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._control = self._process = None
        self._has_loaded = False


class ForkingProvisioner(LocalProvisioner):
    """Launches kernels by forking them where that can be done; its manager's parent has the template."""

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        """Fork it from the template, or start it in the ordinary way where that cannot be done.

        Args:
            cmd: the command by which it would be started.
            options: of its process, as ``Popen`` takes them.
        """
        kernels = getattr(self.parent, "parent", None)
        template: Template | None = getattr(kernels, "template", None)
        if template is None or not can_be_forked(cmd, options):
            return await super().launch_kernel(cmd, **options)
        try:
            forked = await asyncio.to_thread(template.fork, cmd, options)
        except OSError:
            return await super().launch_kernel(cmd, **options)
        self.process = forked  # type: ignore[assignment] # all of it that is used, it has
        self.pid = self.pgid = forked.pid
        self.cwd = options.get("cwd")
        return self.connection_info


def _can_be_read(control: socket.socket) -> bool:
    """Whether something has been said that nobody has heard yet; numbers of open files may be high here."""
    hearing = select.poll()
    hearing.register(control, select.POLLIN)
    return bool(hearing.poll(0))


def register() -> str:
    """Let this process's Jupyter, and no other, know of the provisioner; return its name."""
    found = EntryPoint(PROVISIONER, f"{__name__}:{ForkingProvisioner.__name__}", KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.provisioners.setdefault(PROVISIONER, found)
    return PROVISIONER


def can_be_forked(command: list[str], options: Mapping[str, Any]) -> bool:
    """Whether a kernel is of this Python, and for any page, on a system where forking serves."""
    ours = command[:3] == [sys.executable, "-m", "ipykernel_launcher"]
    return ours and (options.get("env") or {}).get(OF_A_PAGE) == OF_ANY_PAGE and _system_serves()


@cache
def _system_serves() -> bool:
    """Whether it is Linux, and new enough to tell by a file when a process has ended."""
    if sys.platform != "linux":
        return False
    try:
        os.close(os.pidfd_open(os.getpid()))
    except OSError:
        return False
    return True
