"""JupyterLab, opened by the tutor, ends with it, however that is ended."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from urllib.parse import urlsplit

import pytest

from tests.server import plain_environment

PATIENCE = 30


def listens(port):
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("by", [signal.SIGTERM, getattr(signal, "SIGHUP", None)])
def test_a_signal_that_ends_the_tutor_ends_its_jupyterlab(by):
    process = subprocess.Popen(
        [sys.executable, "-m", "piquet_tutor.serving", "--lab", "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        env=plain_environment(),
    )
    port = urlsplit(re.search(r"http://\S+", process.stdout.readline())[0]).port
    assert listens(port)
    process.send_signal(by)
    assert process.wait(PATIENCE) == 0
    until = time.monotonic() + PATIENCE
    while listens(port) and time.monotonic() < until:
        time.sleep(0.1)
    assert not listens(port)
