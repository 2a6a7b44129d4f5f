"""Kernels forked from a template: they answer, end and come back like any other, and share nothing but memory."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from jupyter_client.provisioning import KernelProvisionerFactory
from traitlets.config import Config

from piquet_tutor.app.assets import SERVED
from piquet_tutor.serving import forking
from piquet_tutor.serving.forking import OF_A_PAGE, OF_ANY_PAGE, can_be_forked, register
from piquet_tutor.serving.kernels import Kernels

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kernels are forked on Linux alone")

OURS = [sys.executable, "-m", "ipykernel_launcher", "-f", "kernel.json"]
SOON = 10

PRESS = """
from piquet_tutor import page
stage = page("play")
sent = []
stage.send = sent.append
stage._receive(stage, {"kind": "ready", "address": "http://here/play.ipynb?seed=4", "own": True, "kept": {}}, [])
stage._receive(stage, {"kind": "intent", "part": "table", "intent": {"kind": "press", "action": "sort"}}, [])
print([each["kind"] for each in sent])
"""
STATE = """
import comm, os, random, sys, threading, uuid
targets = sorted(comm.get_comm_manager().targets)
print(random.random(), uuid.uuid4(), os.environ.get("MINE"), os.getcwd(), "stray" in globals(), targets)
"""


@pytest.fixture
def tried(tmp_path):
    """Runs a coroutine function with kernels that are forked, and afterwards ends them."""

    def run(work):
        async def whole():
            KernelProvisionerFactory.clear_instance()
            config = Config({"KernelProvisionerFactory": {"default_provisioner_name": register()}})
            kernels = Kernels(config=config, connection_dir=str(tmp_path), limit=9)
            try:
                return await work(kernels)
            finally:
                await kernels.shutdown_all()
                KernelProvisionerFactory.clear_instance()

        return asyncio.run(whole())

    return run


def environment(**more):
    return {**os.environ, OF_A_PAGE: OF_ANY_PAGE, SERVED: "1", **more}


async def begun(kernels, folder=None, **more):
    number = await kernels.start_kernel(kernel_name="python3", env=environment(**more), cwd=folder)
    return number, psutil.Process(kernels.get_kernel(number).provisioner.pid)


async def said(kernels, number, code):
    """What a kernel prints, and the errors it reports."""
    client = kernels.get_kernel(number).client()
    client.start_channels()
    printed = []

    def hear(message):
        content = message["content"]
        printed.append(content.get("text") or content.get("ename") or "")

    try:
        await client.wait_for_ready(timeout=60)
        await client.execute_interactive(code, timeout=60, output_hook=hear)
    finally:
        client.stop_channels()
    return "".join(printed)


def left_soon(process):
    """Whether a process ends soon, or has ended already."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        with contextlib.suppress(psutil.NoSuchProcess):
            if process.status() != psutil.STATUS_ZOMBIE:
                time.sleep(0.1)
                continue
        return True
    return False


def test_a_forked_kernel_answers_a_press_and_comes_back_when_it_is_killed(tried):
    async def work(kernels):
        number, process = await begun(kernels)
        assert process.ppid() == kernels.template.pid
        assert "['page', 'parts']" in await said(kernels, number, PRESS)
        forked = kernels.get_kernel(number).provisioner.process
        assert forked.poll() is None
        process.kill()
        assert left_soon(process)
        assert forked.wait() == forked.poll() == 0
        await kernels.restart_kernel(number)
        again = psutil.Process(kernels.get_kernel(number).provisioner.pid)
        assert again.ppid() == kernels.template.pid
        assert "['page', 'parts']" in await said(kernels, number, PRESS)
        return process, again, psutil.Process(kernels.template.pid)

    for process in tried(work):
        assert left_soon(process)


def test_it_can_be_interrupted_and_shut_down(tried):
    async def work(kernels):
        number, process = await begun(kernels)
        long = asyncio.ensure_future(said(kernels, number, "print('begun', flush=True)\nimport time\ntime.sleep(60)"))
        await asyncio.sleep(3)
        await kernels.interrupt_kernel(number)
        assert "KeyboardInterrupt" in await long
        files = len(list(Path("/proc/self/fd").iterdir()))
        await kernels.shutdown_kernel(number)
        assert left_soon(process)
        assert number not in kernels
        return len(list(Path("/proc/self/fd").iterdir())) <= files

    assert tried(work)


def test_two_kernels_share_no_chance_no_environment_and_no_open_file(tried, tmp_path):
    async def work(kernels):
        (tmp_path / "a").mkdir()
        one, first = await begun(kernels, str(tmp_path / "a"), MINE="one's own")
        await said(kernels, one, "stray = 1")
        two, second = await begun(kernels, str(tmp_path))
        texts = [(await said(kernels, each, STATE)).split(maxsplit=2) for each in (one, two)]
        assert texts[0][0] != texts[1][0]
        assert texts[0][1] != texts[1][1]
        widgets = "['jupyter.widget', 'jupyter.widget.control']"
        assert texts[0][2].strip() == f"one's own {tmp_path / 'a'} True {widgets}"
        assert texts[1][2].strip() == f"None {tmp_path} False {widgets}"
        parent = psutil.Process(kernels.template.pid)
        assert not sockets(parent) & (sockets(first) | sockets(second)), "none hears what the template is told"
        assert not sockets(first) & sockets(second)

    tried(work)


def sockets(process):
    found = set()
    for each in Path(f"/proc/{process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed meanwhile
            found.add(str(each.readlink()))
    return {link for link in found if link.startswith("socket:")}


SERVER = """
import sys, os, time
from piquet_tutor.serving.forking import Template
template = Template()
kernel = template.fork([sys.executable, "-m", "ipykernel_launcher", "-f", sys.argv[1]], {"env": dict(os.environ)})
print(template.pid, kernel.pid, flush=True)
time.sleep(20)
"""


def test_template_and_kernels_end_with_a_server_that_is_killed(tmp_path):
    command = [sys.executable, "-c", SERVER, str(tmp_path / "kernel.json")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment(), text=True) as server:
        the_template, kernel = (psutil.Process(int(word)) for word in server.stdout.readline().split())
        lineage = kernel.ppid(), the_template.ppid()
        server.kill()
        assert lineage == (the_template.pid, server.pid)
    assert left_soon(the_template)
    assert left_soon(kernel)


def test_where_the_template_fails_kernels_are_started_as_ever(tried, monkeypatch):
    monkeypatch.setattr(forking, "TEMPLATE_MODULE", "this")  # it ends at once

    async def work(kernels):
        number, process = await begun(kernels)
        assert process.ppid() == os.getpid()
        assert await said(kernels, number, "print(6 * 7)") == "42\n"

    tried(work)


@pytest.mark.parametrize(
    ("command", "options", "system", "expected"),
    [
        (OURS, {"env": {OF_A_PAGE: OF_ANY_PAGE}}, "linux", True),
        (OURS, {"env": {OF_A_PAGE: "False"}}, "linux", False),
        (OURS, {"env": None}, "linux", False),
        (["/another/python", *OURS[1:]], {"env": {OF_A_PAGE: OF_ANY_PAGE}}, "linux", False),
        (OURS, {"env": {OF_A_PAGE: OF_ANY_PAGE}}, "darwin", False),
        (OURS, {"env": {OF_A_PAGE: OF_ANY_PAGE}}, "win32", False),
    ],
    ids=["any page", "one notebook", "no page", "another Python", "macOS", "Windows"],
)
def test_only_kernels_for_any_page_are_forked_and_only_on_linux(command, options, system, expected, monkeypatch):
    monkeypatch.setattr(forking.sys, "platform", system)
    forking._system_serves.cache_clear()
    try:
        assert can_be_forked(command, options) is expected
    finally:
        forking._system_serves.cache_clear()


LOADS = """
import os, sys
from piquet_tutor.serving.template import loading
for step, _ in loading():
    step()
print(len(os.listdir("/proc/self/task")), *sorted(sys.modules))
"""


@pytest.fixture(scope="module")
def loaded():
    """Runs a program in a process that has loaded what the template loads; what it prints, line by line."""

    def run(program=""):
        command = [sys.executable, "-c", LOADS + program]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120, env=environment())
        return done.stdout.splitlines()

    return run


def test_the_template_has_one_thread_though_numpy_is_loaded_and_nothing_heavy(loaded):
    threads, *modules = loaded()[0].split()
    assert threads == "1"
    assert {"piquet_tutor.app.pages.deal.deal_page", "numpy"} <= set(modules)
    assert not {"dask", "jsonschema", "voila"} & set(modules)


PLAYS = """
from random import Random
from piquet_tutor import page
from piquet_tutor.app.pages.pages import make_ready
from tests.app.learners import something
before, built = set(sys.modules), make_ready.cache_info().misses
stage, sent = page("front"), []
stage.send = lambda content, *_: sent.append(content)
def answer(**content):
    sent.clear()
    stage._receive(stage, content, [])
    return sent[0]
address = "http://here/voila/render/first_deal.ipynb?seed=4"
answer(kind="ready", address="http://here/voila/render/index.ipynb", own=True, kept={})
answer(kind="go", address=address, own=True, kept={})
rng = Random(4)
for _ in range(12):
    intent = something(answer(kind="again", part="table")["parts"]["table"]["scene"], rng)
    if intent is not None:
        answer(kind="intent", part="table", intent=intent)
print(make_ready.cache_info().misses - built)
print(*(name for name in set(sys.modules) - before if name.partition(".")[0] in ("piquet_tutor", "numpy")))
"""


def test_a_visitor_of_first_deal_finds_everything_in_common_with_the_others(loaded):
    """No page is built once more to have it ready, and no module of the tutor's or numpy's is loaded for one alone."""
    built, modules = loaded(PLAYS)[1:]
    assert (built, modules) == ("0", "")


def test_the_template_says_when_it_has_loaded_all(tried):
    async def work(kernels):
        await begun(kernels)
        assert not kernels.begin_ready
        until = time.monotonic() + 60
        while not kernels.begin_ready and time.monotonic() < until:
            await asyncio.sleep(0.2)
        number, process = await begun(kernels)
        assert process.ppid() == kernels.template.pid
        assert await said(kernels, number, "import sys; print('numpy' in sys.modules)") == "True\n"
        kernels.template.end()
        assert not kernels.begin_ready

    tried(work)
