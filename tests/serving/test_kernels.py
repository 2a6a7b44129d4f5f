"""How many kernels there may be, and when one whose page is gone ends."""

from __future__ import annotations

import asyncio
import os
import time
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from piquet_tutor.serving.forking import OF_A_PAGE
from piquet_tutor.serving.kernels import Full, Kernels, Tie
from piquet_tutor.serving.lab import KERNEL_CLASS

PATIENCE = 22


@pytest.fixture
def kernels(monkeypatch):
    """A manager that is told which kernels there are, and what they are doing."""
    manager = Kernels(limit=3, patience=PATIENCE, patience_at_work=600)
    doing, heard = {}, {}
    monkeypatch.setattr(
        manager,
        "get_kernel",
        lambda name: SimpleNamespace(execution_state=doing.get(name, "idle"), last_activity=heard.get(name)),
    )
    manager.doing, manager.heard = doing, heard
    return manager


def test_a_kernel_is_kept_while_its_page_is_connected(kernels):
    kernels._kernel_connections["a"] = 0
    kernels.ties["a"] = Tie(since=0)
    kernels.notify_connect("a")
    assert not kernels.is_left("a", time.monotonic() + 10_000)


def test_and_a_little_longer_for_a_page_that_has_only_lost_its_way(kernels):
    kernels._kernel_connections["a"] = 0
    kernels.ties["a"] = Tie(since=0)
    kernels.notify_connect("a")
    kernels.notify_disconnect("a")
    lost = time.monotonic()
    assert not kernels.is_left("a", lost + PATIENCE - 1)
    assert kernels.is_left("a", lost + PATIENCE + 1)
    kernels.notify_connect("a")
    assert not kernels.is_left("a", lost + 10_000)


def test_work_that_was_left_behind_does_not_keep_it(kernels):
    kernels._kernel_connections["a"] = 0
    kernels.ties["a"] = Tie(since=0, connected=True)
    kernels.doing["a"] = "busy"
    assert kernels.is_left("a", PATIENCE + 1)


def test_a_page_that_never_came_is_not_waited_for(kernels):
    kernels.ties["a"] = Tie(since=0)
    assert not kernels.is_left("a", PATIENCE - 1)
    assert kernels.is_left("a", PATIENCE + 1)


@pytest.mark.parametrize("state", ["busy", "starting"])
def test_but_one_that_is_still_being_written_is(kernels, state):
    kernels.ties["a"] = Tie(since=0)
    kernels.doing["a"] = state
    assert not kernels.is_left("a", PATIENCE + 1)
    assert kernels.is_left("a", 601)


def test_and_one_that_has_only_just_been_written(kernels):
    kernels.ties["a"] = Tie(since=0)
    kernels.heard["a"] = datetime.now(UTC) - timedelta(seconds=PATIENCE - 1)
    assert not kernels.is_left("a", 10_000)
    kernels.heard["a"] = datetime.now(UTC) - timedelta(seconds=PATIENCE + 1)
    assert kernels.is_left("a", 10_000)


def test_kernels_that_wait_for_visitors_wait(kernels):
    kernels.keep_waiting("a")
    assert not kernels.is_left("a", time.monotonic() + 100_000)


def test_there_are_no_more_kernels_than_may_be(kernels):
    for _ in range(3):
        kernels.promise()
    with pytest.raises(Full) as full:
        kernels.promise()
    assert full.value.status_code == 503
    kernels.forget_promise()
    kernels.promise()


def test_the_kernel_of_a_page_ends_and_one_opened_in_jupyterlab_stays():
    async def lives():
        manager = Kernels(patience=0.2, patience_at_work=0.2, rounds=0.1)
        of_a_page = await manager.start_kernel(kernel_name="python3", env={**os.environ, OF_A_PAGE: "False"})
        other = await manager.start_kernel(kernel_name="python3", env=dict(os.environ))
        until = time.monotonic() + 20
        while of_a_page in manager and time.monotonic() < until:
            await asyncio.sleep(0.1)
        left = set(manager.list_kernel_ids())
        await manager.shutdown_all()
        with pytest.raises(Full):
            await manager.start_kernel(kernel_name="python3")
        return left, {other}

    left, expected = asyncio.run(lives())
    assert left == expected


@pytest.mark.parametrize(
    "manager",
    [Kernels(), AsyncMappingKernelManager(kernel_manager_class=KERNEL_CLASS)],
    ids=["the app", "JupyterLab as the tutor opens it"],
)
def test_a_kernel_that_only_starts_says_so_to_whoever_asks(manager):
    manager._kernels["a"] = manager.kernel_manager_factory(parent=manager, kernel_name="python3")
    (model,) = manager.list_kernels()
    assert model == manager.kernel_model("a")
    assert model["execution_state"] == "starting"
    assert datetime.fromisoformat(model["last_activity"]) <= datetime.now(UTC)


class Stream:
    """A socket of a kernel's, as far as somebody has to close it."""

    is_closed = False

    def closed(self):
        return self.is_closed

    def close(self):
        self.is_closed = True

    def on_recv(self, _):
        assert not self.is_closed


def test_a_kernel_takes_with_it_what_its_last_connection_left_while_it_ended():
    manager = Kernels()
    kernel = manager._kernels["a"] = SimpleNamespace(_activity_stream=Stream())
    manager._kernel_connections["a"] = 0
    manager.ties["a"] = Tie(since=0)
    channels = {name: Stream() for name in ("iopub", "shell", "control", "stdin")}
    manager.start_buffering("a", "session", channels)
    activity = kernel._activity_stream
    assert manager.remove_kernel("a") is kernel
    assert all(stream.closed() for stream in (*channels.values(), activity))
    assert not manager._kernel_buffers
    assert "a" not in manager._kernel_connections
    assert not manager.ties
    assert manager.remove_kernel("a") is None


def test_and_so_does_one_that_died_too_often_to_be_started_again():
    async def dies():
        manager, cleaned = Kernels(), asyncio.Event()

        async def clean():
            cleaned.set()

        activity = Stream()
        manager._kernels["a"] = SimpleNamespace(_activity_stream=activity, cleanup_resources=clean)
        manager._handle_kernel_died("a")
        await asyncio.wait_for(cleaned.wait(), 5)
        return "a" in manager, activity.closed()

    assert asyncio.run(dies()) == (False, True)


def test_a_kernel_has_no_more_connections_than_the_one_lost_and_the_one_that_takes_its_place(kernels):
    kernels._kernel_connections["a"] = 0
    crowded = []
    for _ in range(3):
        crowded.append(kernels.is_crowded("a"))
        kernels.notify_connect("a")
    assert crowded == [False, False, True]
