"""A home folder that cannot be written to: Jupyter's files lie in a temporary folder, and it is said so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from piquet_tutor.serving import writable
from piquet_tutor.serving.places import ServingError
from piquet_tutor.serving.writable import FOLDERS, writable_folders


@pytest.fixture
def homeless(monkeypatch):
    """A home that is no folder: not even an administrator can write into it."""
    for name in FOLDERS:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", os.devnull)


def test_where_the_home_cannot_be_written_to_jupyter_s_folders_are_temporary_and_that_is_said(homeless, capsys):
    with writable_folders():
        folders = [Path(os.environ[name]) for name in FOLDERS]
        for folder in folders:
            (folder / "note").write_text("kept")
        told = capsys.readouterr().err
    assert told.startswith("Your home folder cannot be written to (Not a directory)")
    assert len(told.splitlines()) == 1
    assert not any(folder.exists() for folder in folders), "nothing stays behind"


def test_a_home_that_can_be_written_to_stays_jupyter_s(monkeypatch, tmp_path, capsys):
    for name in FOLDERS:
        monkeypatch.setenv(name, str(tmp_path / name))
    with writable_folders():
        assert os.environ["JUPYTER_DATA_DIR"] == str(tmp_path / "JUPYTER_DATA_DIR")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_nothing_can_be_written_to_nothing_is_opened_and_one_sentence_says_why(homeless, monkeypatch, language):
    def full(**_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(writable.tempfile, "TemporaryDirectory", full)
    with pytest.raises(ServingError) as fault, writable_folders(language):
        pass
    assert "No space left on device" in fault.value.told(language)
    assert "TMPDIR" in fault.value.told(language)
