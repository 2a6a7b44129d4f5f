"""For how many visitors and connections the files are enough that a process may open."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from piquet_tutor.serving import descriptors
from piquet_tutor.serving.kernels import Full, Kernels
from tests.server import ROOT


@pytest.mark.parametrize(
    ("files", "kernels", "connections", "of_one"),
    [(64, 2, 16, 12), (256, 7, 76, 57), (1024, 36, 384, 288), (20_000, 747, 7974, 2000)],
    ids=str,
)
def test_how_many_that_is(files, kernels, connections, of_one):
    assert descriptors.most_kernels(files) == kernels
    assert descriptors.most_connections(files) == connections
    assert descriptors.most_of_one_address(connections) == of_one


@pytest.mark.parametrize("files", [256, 1024, 4096, 65_536], ids=str)
def test_kernels_and_connections_together_leave_some(files):
    shared_out = descriptors.most_kernels(files) * descriptors.OF_A_KERNEL + descriptors.most_connections(files)
    assert shared_out <= files - descriptors.KEPT


RAISES = """
import resource
from piquet_tutor.serving import descriptors
before = resource.getrlimit(resource.RLIMIT_NOFILE)
print(descriptors.raise_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE), descriptors.left() < descriptors.limit())
"""


@pytest.mark.parametrize(("soft", "hard", "raised"), [(200, 300, 300), (300, 300, 300)], ids=str)
def test_the_limit_is_raised_as_far_as_the_system_allows(soft, hard, raised):
    found = subprocess.run(
        ["sh", "-c", f'ulimit -S -n {soft}; ulimit -H -n {hard}; exec "$@"', "sh", sys.executable, "-c", RAISES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert found.stdout.split() == [str(raised), str(raised), str(hard), "True"]


def test_where_files_are_scarce_there_is_no_kernel_though_memory_would_do(monkeypatch):
    kernels = Kernels(limit=9)
    kernels.promise()
    is_open = descriptors.limit() - descriptors.left()
    monkeypatch.setattr(descriptors, "limit", lambda: is_open + descriptors.OF_A_KERNEL)
    with pytest.raises(Full):
        kernels.promise()


def test_by_itself_the_limit_is_what_memory_and_files_are_enough_for(monkeypatch):
    monkeypatch.setattr("piquet_tutor.serving.kernels.available", lambda: 2**40)
    monkeypatch.setattr(descriptors, "limit", lambda: 1024)
    assert Kernels().limit == descriptors.most_kernels(1024)
    monkeypatch.setattr("piquet_tutor.serving.kernels.available", lambda: 0)
    assert Kernels().limit == 2


def test_zeromq_may_have_as_many_sockets_as_there_are_files():
    import zmq

    assert Kernels().context.get(zmq.MAX_SOCKETS) == min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], 65_535)
