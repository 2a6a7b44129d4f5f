"""The files that Binder reads: a Python that the tutor runs on, and steps that can be carried out."""

from __future__ import annotations

import re
import sys

from tests.server import ROOT


def test_the_python_is_one_we_support():
    version = re.fullmatch(r"python-3\.(\d+)\s*", (ROOT / "binder" / "runtime.txt").read_text())[1]
    assert int(version) >= 11
    assert sys.version_info >= (3, 11)


def test_the_steps_can_be_carried_out():
    assert (ROOT / "binder" / "postBuild").stat().st_mode & 0o111
    assert (ROOT / "binder" / "start").stat().st_mode & 0o111
