"""Opening the app to the local network: only on purpose, under one address, and with words about it."""

from __future__ import annotations

import http.client
import ipaddress
import os
import re
import signal
import socket
import subprocess
import sys
from types import SimpleNamespace

import pytest

from piquet_tutor.explore import qr
from piquet_tutor.serving import ServingError, sharing
from piquet_tutor.serving.addresses import BeyondTheRooms
from piquet_tutor.serving.configuration import configuration
from tests.server import ROOT, write_notebook

pytestmark = pytest.mark.usefixtures("painted")


def network_number():
    """This machine's number on its network; 127.0.0.2 where it is on none, which is another door just as well."""
    try:
        return sharing._own_number()
    except ServingError:
        return "127.0.0.2"


def test_by_itself_the_app_is_closed(tmp_path):
    place = sharing.place_for(False, None)
    assert not place.shared
    assert place.address(8866) == "http://127.0.0.1:8866/"
    settings = configuration(tmp_path, place).Voila
    assert settings.ip == "127.0.0.1"
    assert settings.tornado_settings["allow_remote_access"] is False


def test_it_is_shared_under_one_address_only():
    number = network_number()
    place = sharing.place_for(True, number)
    assert (place.number, place.names, place.shared) == (number, (number,), True)
    assert sharing.place_for(True, "localhost").names == ("localhost",)


def test_an_address_of_six_stands_in_brackets():
    assert sharing.Origin("fd00::2", "fd00::2").address(80, "x") == "http://[fd00::2]:80/x"


@pytest.mark.parametrize("host", ["203.0.113.1", "no such name", "cards.invalid", "x" * 300, "0.0.0.0", "::"])
def test_what_is_no_address_of_this_machine_is_said_in_a_sentence(host):
    with pytest.raises(ServingError, match="--host"):
        sharing.place_for(True, host)


def test_a_host_without_sharing_is_a_mistake():
    with pytest.raises(ServingError, match="--share"):
        sharing.place_for(False, "192.0.2.7")


def test_without_a_network_there_is_nothing_to_share_by(monkeypatch):
    monkeypatch.setattr(sharing, "ELSEWHERE", "127.0.0.1")
    with pytest.raises(ServingError, match="not on a network"):
        sharing.place_for(True, None)


@pytest.mark.parametrize(("language", "word"), [("en", "same network"), ("fr", "même réseau")])
def test_what_it_means_is_said(capsys, language, word):
    sharing.explain("http://192.0.2.7:8866/", language)
    said = capsys.readouterr().out
    assert word in said
    assert "Ctrl-C" in said


def test_the_code_in_the_terminal_is_the_code_of_the_address():
    """Each half block is two modules; a margin of four stands around them."""
    address = "http://192.0.2.7:8866/"
    lines = qr.text(address, coloured=False).split("\n")
    upper = [[sign in "▀█" for sign in line] for line in lines]
    lower = [[sign in "▄█" for sign in line] for line in lines]
    rows = [row for pair in zip(upper, lower, strict=True) for row in pair]
    width = len(rows[0])
    assert not any(map(any, rows[:4] + rows[width - 4 :]))
    assert not any(cell for row in rows for cell in row[:4] + row[width - 4 :])
    finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    assert ["".join(str(int(cell)) for cell in row[4:11]) for row in rows[4:11]] == finder
    assert qr.text(address).count("\x1b[0m") == len(lines)


def test_others_come_in_by_that_address_and_by_no_other(tmp_path):
    write_notebook(tmp_path / "index.ipynb", "# Front", "1 + 1")
    number = network_number()
    command = [sys.executable, "-m", "piquet_tutor.serving", "--no-browser", "--share", "--host", number, "--warm", "0"]
    process = subprocess.Popen(
        [*command, "--folder", str(tmp_path)],
        cwd=ROOT,
        env=os.environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        line, meaning, _ = (process.stdout.readline() for _ in range(3))
        assert "Nobody can run code" in meaning
        found = re.search(r"http://([\d.]+):(\d+)/ ", line)
        assert ipaddress.ip_address(found[1]) == ipaddress.ip_address(number)
        port = int(found[2])

        def ask(path="/voila/render/index.ipynb", **headers):
            connection = http.client.HTTPConnection(number, port, timeout=60)
            connection.request("GET", path, headers=headers)
            answer = connection.getresponse()
            body = answer.read().decode()
            connection.close()
            return answer.status, body

        assert ask()[0] == 200
        assert "Setting the table" in ask()[1]
        for name in ("127.0.0.1", "localhost", "cards.example", "192.0.2.99"):
            assert ask(Host=f"{name}:{port}")[0] == 403
            assert ask("/voila/static/voila.js", Host=f"{name}:{port}")[0] == 403
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", port), timeout=5)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=30)
        assert complaints == ""
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def test_a_class_reaches_the_rooms_and_nothing_else():
    place = sharing.place_for(False, "127.0.0.1", rooms_only=True)
    assert (place.shared, place.rooms_only) == (True, True)
    beyond = BeyondTheRooms("192.168.1.5", "class", "/class/socket/teacher")

    def refused(path, number):
        return beyond.match(SimpleNamespace(path=path, remote_ip=number)) is not None

    for path in ("/class", "/class/BCDFGH", "/class/socket/pupil"):
        assert not refused(path, "192.168.1.77")
    for path in ("/", "/voila/render/index.ipynb", "/api/kernels", "/classroom", "/class/socket/teacher"):
        assert refused(path, "192.168.1.77")
        assert not refused(path, "192.168.1.5")
        assert not refused(path, "127.0.0.1")
    assert refused("/", "no number at all")
