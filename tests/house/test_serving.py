"""Opening the app and JupyterLab, and ending them."""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
from types import SimpleNamespace

import psutil
import pytest

from piquet_tutor import serving
from piquet_tutor.serving import places, server
from tests.server import ROOT, write_notebook

pytestmark = pytest.mark.usefixtures("painted")


@pytest.fixture
def folder(tmp_path):
    write_notebook(tmp_path / "index.ipynb", "# Front", "1 + 1")
    write_notebook(tmp_path / "play.ipynb", "# Play", "1 + 1")
    return tmp_path


@contextlib.contextmanager
def started(*arguments, **environment):
    process = subprocess.Popen(
        [sys.executable, "-m", "piquet_tutor.serving", "--no-browser", *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def get(address):
    host, path = re.fullmatch(r"http://([^/]+)(/.*)", address).groups()
    connection = http.client.HTTPConnection(host, timeout=60)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, body


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda how: how.name)
def test_the_app_says_one_line_and_ends_without_a_trace(folder, how):
    with started("--folder", folder) as process:
        line = process.stdout.readline()
        address = re.fullmatch(r"Piquet Tutor is open at (http://127\.0\.0\.1:\d+/) \(Ctrl-C ends it\)\n", line)[1]
        status, body = get(address + "voila/render/index.ipynb?cold=1")
        assert status == 200
        assert "Setting the table" in body
        kernels = psutil.Process(process.pid).children(recursive=True)
        assert kernels
        process.send_signal(how)
        rest, complaints = process.communicate(timeout=30)
        assert process.returncode == 0
        assert rest == ""
        assert complaints == ""
        assert psutil.wait_procs(kernels, timeout=10)[1] == []


def test_ctrl_c_while_it_starts_is_no_error(folder, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(server, "make_server", interrupted)
    serving.open_app(folder=folder, browser=False)


def ask(address, method="GET", **headers):
    host, path = re.fullmatch(r"http://([^/]+)(/.*)", address).groups()
    connection = http.client.HTTPConnection(host, timeout=60)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer, body


def test_when_all_tables_are_taken_the_next_visitor_is_told_so_and_served_when_one_is_free(folder):
    with started("--folder", folder, "--visitors", 1, "--warm", 0) as process:
        address = re.search(r"http://\S+/", process.stdout.readline())[0]
        first, page = ask(f"{address}voila/render/index.ipynb")
        cookies = "; ".join(cookie.partition(";")[0] for cookie in first.headers.get_all("Set-Cookie"))
        token = re.search(r"_xsrf=([^;]+)", cookies)[1]
        refused, words = ask(f"{address}voila/render/play.ipynb?seed=7")
        assert refused.status == 503
        assert refused.headers["Retry-After"] == "5"
        assert '<meta http-equiv="refresh" content="5">' in words
        assert "All tables are taken" in words
        assert "Toutes les tables sont prises" in words
        kernel = re.search(r'"kernelId": "([-0-9a-f]+)"', page)[1]
        left = ask(f"{address}voila/api/shutdown/{kernel}", "POST", Cookie=cookies, **{"X-XSRFToken": token})
        assert left[0].status == 204
        assert ask(f"{address}voila/render/play.ipynb?seed=7")[0].status == 200
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=30)
        assert complaints == ""


def test_kernels_ended_while_they_start_say_nothing(folder):
    with started("--folder", folder) as process:
        process.stdout.readline()  # its kernels have only just been asked for
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=30) == ("", "")
        # So early the signal may end it before the app has taken Ctrl-C over; what counts is that nothing is said.
        assert process.returncode in (0, -signal.SIGINT)


def test_jupyterlab_opens_behind_a_token_and_ends(folder):
    with started("--lab", "play.ipynb", "--folder", folder) as process:
        address = re.search(r"http://\S+", process.stdout.readline())[0]
        assert "/lab/tree/play.ipynb?token=" in address
        status, body = get(address)
        assert status == 200
        assert "apputils-extension:announcements" in body  # among the extensions that are off: it asks for news
        assert get(re.sub(r"/lab/.*", "/api/contents", address))[0] == 403
        children = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=30)
        assert (process.returncode, complaints) == (0, "")
        assert psutil.wait_procs(children, timeout=10)[1] == []


@pytest.mark.parametrize("page", ["nowhere.ipynb", "../secret.ipynb", "/etc/passwd", "notes.txt", ""])
@pytest.mark.parametrize("opener", [serving.open_app, serving.open_lab])
def test_a_page_that_is_not_there_is_said_in_a_sentence(folder, opener, page):
    (folder / "notes.txt").write_text("not a page")
    with pytest.raises(serving.ServingError, match=r"the pages are: index\.ipynb, play\.ipynb\."):
        opener(page, folder=folder, browser=False)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a folder that somebody is in")
@pytest.mark.parametrize("opener", [serving.open_app, serving.open_lab])
def test_starting_in_a_folder_that_is_gone_is_one_sentence(folder, tmp_path, monkeypatch, opener):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(serving.ServingError, match="no longer there"):
        opener(folder=folder, browser=False)


def test_more_visitors_than_there_are_open_files_for_are_not_promised(folder, monkeypatch, capsys):
    asked = SimpleNamespace(config=SimpleNamespace(Kernels=SimpleNamespace(limit=7)), start=lambda: None)
    monkeypatch.setattr(server, "make_server", lambda *_, **__: asked)
    for visitors, said in ((7, ""), (400, "7 visitors can play, not 400")):
        serving.open_app(folder=folder, browser=False, visitors=visitors)
        told = capsys.readouterr().err
        assert said in told
        assert bool(told) is bool(said)


@pytest.mark.parametrize("opener", [serving.open_app, serving.open_lab])
def test_a_taken_port_is_said_in_a_sentence(folder, opener):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(serving.ServingError, match="choose another, or leave it out"):
            opener(folder=folder, port=taken.getsockname()[1], browser=False)


def test_an_installed_tutor_opens_a_copy_and_never_writes_over_it(folder, tmp_path_factory, monkeypatch):
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr(places, "in_checkout", lambda: False)
    monkeypatch.setattr(places, "notebooks_folder", lambda: folder)
    (folder / "index.ipynb").chmod(0o444)
    copy = places.writable_notebooks()
    assert copy.is_relative_to(home)
    (copy / "index.ipynb").write_text("what the reader made of it")
    assert places.writable_notebooks() == copy
    assert (copy / "index.ipynb").read_text() == "what the reader made of it"


def test_a_checkout_opens_its_own_notebooks(monkeypatch, folder):
    monkeypatch.setattr(places, "in_checkout", lambda: True)
    monkeypatch.setattr(places, "notebooks_folder", lambda: folder)
    assert places.writable_notebooks() == folder
