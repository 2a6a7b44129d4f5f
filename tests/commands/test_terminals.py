"""What a terminal or a disk cannot take: signs its code page lacks are spelled, and what is not written is said so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.test_other_commands import EXAMPLES

COMMAND = [sys.executable, "-c", "from piquet_tutor.commands.cli import main; main()"]
DEAL = EXAMPLES / "01-cavendish-example.json"


def written(*arguments, encoding="utf-8", to=subprocess.PIPE):
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PIQUET_TUTOR")}
    environment = clean | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    return subprocess.run([*COMMAND, *map(str, arguments)], env=environment, stdout=to, stderr=subprocess.PIPE)


@pytest.mark.parametrize(("language", "cards"), [("en", "8C 7C"), ("fr", "8T 7T")])
@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_card_is_read_by_its_letters_where_its_sign_cannot_be_written(language, cards, encoding):
    told = written("explain", DEAL, "--depth", "full", "--lang", language, encoding=encoding).stdout.decode(encoding)
    signs = written("explain", DEAL, "--depth", "full", "--lang", language).stdout.decode()
    shown = " ".join(f"{card[0]}♣" for card in cards.split())
    assert shown in signs
    assert cards in told
    assert told.count("?") == signs.count("?"), "nothing is a hole in a sentence"


def test_an_accent_that_cannot_be_written_leaves_its_letter():
    told = written("explain", DEAL, "--lang", "fr", encoding="ascii").stdout.decode("ascii")
    assert "sequences 4" in told


@pytest.mark.parametrize(
    "asked",
    [("explain", DEAL, "--format", "html"), ("why", DEAL, "--number", "5", "--format", "html"), ("picture", DEAL)],
    ids=str,
)
def test_a_page_and_a_drawing_are_utf_8_whatever_the_terminal_writes(asked):
    told = written(*asked, encoding="cp1252").stdout
    assert "♠" in told.decode("utf-8") or "Piquet" in told.decode("utf-8")
    assert told == written(*asked).stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("asked", [("explain", DEAL), ("deal", "--seed", "4"), ("rules", "list")], ids=str)
def test_a_full_disk_is_said_to_be_full_and_no_fault_of_the_tutor_s(asked):
    with Path("/dev/full").open("wb") as full:
        done = written(*asked, to=full)
    told = done.stderr.decode()
    assert done.returncode == 1
    assert "No space left on device" in told
    assert "make room" in told
    assert "report" not in told
    assert len(told.splitlines()) == 1
