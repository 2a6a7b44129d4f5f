"""Files of the front end: found in their folders and nowhere else, and with addresses that can be kept."""

from __future__ import annotations

import os

import pytest

from piquet_tutor.serving import files


@pytest.fixture
def roots(tmp_path):
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "both.js").write_text(name)
    (tmp_path / "second" / "only.js").write_text("here")
    (tmp_path / "secret.js").write_text("not served")
    return [tmp_path / "first", tmp_path / "second", tmp_path / "missing"]


def test_the_first_folder_wins(roots):
    assert files.find(roots, "both.js").read_text() == "first"
    assert files.find(roots, "only.js").read_text() == "here"


@pytest.mark.parametrize("path", ["../secret.js", "", ".", "none.js", "a" * 5000, "only.js\0", "/etc/passwd"])
def test_nothing_outside_of_them_is_found(roots, path):
    assert files.find(roots, path) is None


def test_a_changed_file_has_another_digest_and_its_folders_another_state(roots):
    file = roots[1] / "only.js"
    before = files.digest(file), files.state_of(roots)
    assert (files.digest(file), files.state_of(roots)) == before
    file.write_text("changed")
    os.utime(file, ns=(0, 12345))
    after = files.digest(file), files.state_of(roots)
    assert after[0] != before[0]
    assert after[1] != before[1]
