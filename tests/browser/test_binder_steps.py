"""What Binder does with this repository, step by step, without its containers: the steps must end in an open page.

Not covered: Binder's conda packages (here the same versions from PyPI), its Ubuntu, and the proxy of its hub.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
from pathlib import Path
from urllib.parse import quote, urljoin

import book_tables
import pytest
import websocket

from piquet_tutor.narration.catalogue import languages
from tests.notebooks import book
from tests.server import ROOT, free_port

PREFIX = "/user/ann@x.org/"
"""Of the server's address, as a hub gives it: a name may be an address of mail."""

BASE = {
    # repo2docker's frozen environment for Python 3.11, autumn 2025
    "ipykernel": "7.0.1",
    "ipython": "9.6.0",
    "ipywidgets": "8.1.7",
    "jupyter-offlinenotebook": "0.3.2",
    "jupyter-resource-usage": "1.2.0",
    "jupyter_client": "8.6.3",
    "jupyter_server": "2.17.0",
    "jupyterhub": "5.4.0",
    "jupyterlab": "4.4.9",
    "notebook": "7.4.7",
    "pip": "25.2",
    "tornado": "6.5.2",
    "traitlets": "5.14.3",
}


def run(*command, **options):
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **options,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    """The prefix of an environment on which Binder's build steps have been carried out, and its variables."""
    prefix = tmp_path_factory.mktemp("binder") / "env"
    pinned = [f"{name}=={version}" for name, version in BASE.items()]
    uv = Path(sys.executable).with_name("uv")
    venv.create(prefix, with_pip=not uv.exists())
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHON"))}
    variables = clean | {
        "PATH": f"{prefix / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(prefix.parent),
        "NB_PYTHON_PREFIX": str(prefix),
        "PIP_CACHE_DIR": os.environ.get("PIP_CACHE_DIR", str(Path.home() / ".cache" / "pip")),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    python = prefix / "bin" / "python"
    # With uv both take seconds, and check as pip does; with pip, a minute each.
    pip = [uv, "pip"] if uv.exists() else [python, "-m", "pip"]
    into = ["-p", python] if uv.exists() else []
    run(*pip, "install", "-q", *into, *pinned, env=variables)
    # Of the many libraries few are loaded, and what is loaded is compiled then.
    run(*pip, "install", "-q", "--no-compile", *into, "-r", "binder/requirements.txt", env=variables)
    run(*pip, "check", *into, env=variables)
    run("binder/postBuild", env=variables)
    return prefix, variables


@pytest.fixture(scope="module")
def base(image, tmp_path_factory):
    """The address of the server as Binder starts it, behind a prefix and a token."""
    prefix, variables = image
    port = free_port()
    command = [ROOT / "binder" / "start", prefix / "bin" / "jupyter", "notebook", "--no-browser", "--allow-root"]
    command += ["--ip=127.0.0.1", f"--port={port}", f"--ServerApp.base_url={PREFIX}", "--IdentityProvider.token=tok"]
    told = tmp_path_factory.mktemp("server") / "log.txt"
    log = told.open("w+")
    process = subprocess.Popen(
        [str(part) for part in command], cwd=ROOT, env=variables, stdout=log, stderr=log, start_new_session=True
    )
    until = time.monotonic() + 60
    while time.monotonic() < until:
        assert process.poll() is None, told.read_text()
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            break
        time.sleep(0.1)
    yield f"http://127.0.0.1:{port}{PREFIX}"
    os.killpg(process.pid, signal.SIGTERM)
    process.wait(20)
    log.close()


@pytest.mark.slow
@pytest.mark.fresh_page
def test_the_steps_end_in_an_open_page(base, page):
    page.expected_errors.append("mathjax2-extension")  # an older Voilà's own, on every page
    page.goto(f"{base}voila/render/notebooks/index.ipynb?token=tok", wait_until="commit")
    page.locator("html[data-ready=yes]").wait_for()
    page.get_by_role("heading", level=1).first.wait_for()
    assert page.title() == "Piquet Tutor"
    assert page.url == f"{base}voila/render/notebooks/index.ipynb", "each page has its own address"
    assert "tok" not in page.url.partition("?")[2], "a copied address would open the server to whoever gets it"


def status(url):
    try:
        return urllib.request.urlopen(url, timeout=30).status
    except urllib.error.HTTPError as refused:
        return refused.code


def said(socket, message):
    socket.send(json.dumps(message))
    return json.loads(socket.recv())


@pytest.mark.slow
def test_a_pupil_without_a_token_joins_the_room_and_reaches_nothing_else(base):
    rooms = base.replace("http", "ws", 1) + "class/socket/"
    with pytest.raises(websocket.WebSocketBadStatusException, match="403"):
        websocket.create_connection(f"{rooms}teacher", timeout=30)
    teacher = websocket.create_connection(f"{rooms}teacher", timeout=30, header=["Authorization: token tok"])
    code = said(teacher, {"open": {}})["room"]["code"]
    assert status(f"{base}class/{code}") == 200
    pupil = websocket.create_connection(f"{rooms}pupil", timeout=30)
    assert said(pupil, {"join": {"code": code}})["seat"]["code"] == code
    for path in ("api/kernels", "api/contents", "api/sessions", "api/terminals"):
        assert status(f"{base}{path}") == 403
    for socket_ in (teacher, pupil):
        socket_.close()


def answered(base, path):
    """How the server answers somebody with the token who asks for what lies at a path, wherever it leads on to."""
    return status(f"{base}{path}{'&' if '?' in path else '?'}token=tok")


@pytest.mark.slow
def test_every_link_of_the_docs_opens_what_it_names(base):
    """Binder's own part of a link ends at `urlpath=`; the rest is the server's to answer."""
    for title, opened in book_tables.opened_on_binder():
        assert answered(base, opened) == 200, title
        lab, _, file = opened.partition("tree/")
        if lab == "lab/":  # which answers for files that are not there as well
            assert answered(base, f"api/contents/{quote(file)}?content=0") == 200, title


@pytest.mark.slow
def test_every_link_of_every_notebook_leads_to_a_notebook(base):
    lost = []
    for name in book.named():
        for language in languages():
            place = book_tables.place(name, language)
            for link in book.links(book.stored(name, language)):
                file = urljoin(place, link).partition("?")[0]
                if answered(base, f"api/contents/{quote(file)}?content=0") != 200:
                    lost.append((place, link))
    assert lost == []


RUN = """
import sys, nbformat
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
shell = InteractiveShell.instance()
for path in sys.argv[1:]:
    shell.reset()
    for cell in nbformat.read(path, 4).cells:
        if cell.cell_type == "code":
            with capture_output():
                ran = shell.run_cell(cell.source)
            ran.raise_error()
"""
"""Runs notebooks one after another, as their cells stand."""


@pytest.mark.slow
def test_what_is_installed_there_runs_every_notebook(image, tmp_path):
    prefix, variables = image
    program = tmp_path / "run.py"
    program.write_text(RUN)
    run(
        prefix / "bin" / "python",
        program,
        *(ROOT / book_tables.place(name, "en") for name in book.named()),
        env=variables,
    )
