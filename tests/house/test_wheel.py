"""The wheel holds everything, and works where there is no checkout."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from piquet_tutor.app.pages.pages import files
from piquet_tutor.narration.catalogue import languages

ROOT = Path(__file__).resolve().parents[2]


def without_checkout():
    """An environment in which nothing points back to the checkout."""
    keep = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JUPYTER"))}
    # Voilà's own front end is borrowed like the libraries; the tutor's page must come from the wheel.
    return keep | {"PYTHONSAFEPATH": "1", "JUPYTER_PATH": str(Path(sys.prefix, "share", "jupyter"))}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    # Without isolation the build uses the hatchling that is installed here, and needs no network.
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The bin folder of a new environment that has the wheel, and borrows every library from this one."""
    place = tmp_path_factory.mktemp("elsewhere")
    venv.create(place / "env", with_pip=False)
    bin_folder = place / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = bin_folder / "python"
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "-q",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*install, "--disable-pip-version-check", str(wheel)], check=True)
    # A .pth line is appended to the path, so the wheel comes before the libraries. It does not read the
    # borrowed folder's own .pth files, one of which is the editable install of the checkout.
    (Path(site) / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return bin_folder


def test_it_holds_the_package_the_notebooks_and_the_page_around_them(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    for path in (ROOT / "notebooks").rglob("*.ipynb"):
        if ".ipynb_checkpoints" not in path.parts:
            assert f"piquet_tutor/notebooks/{path.relative_to(ROOT / 'notebooks').as_posix()}" in names
    for path in (ROOT / "share").rglob("*.*"):
        name = path.relative_to(ROOT).as_posix()
        assert f"piquet_tutor/{name}" in names, "the copy the app itself uses"
        if "scenes" not in path.parts:  # painted by the tutor's own server alone
            assert any(other.endswith(f".data/data/{name}") for other in names), "the copy a Jupyter server finds"
    for path in (ROOT / "piquet_tutor").rglob("*.*"):
        if "__pycache__" not in path.parts and path.suffix in (
            ".py",
            ".js",
            ".css",
            ".toml",
            ".json",
            ".ftl",
            ".lark",
        ):
            assert path.relative_to(ROOT).as_posix() in names
    assert not [name for name in names if name.startswith(("tests/", "tools/", "binder/"))]
    scenes = [name for name in names if name.startswith("piquet_tutor/share/") and "/scenes/" in name]
    assert len(scenes) == len(languages()) * len(files()) + 1, "how each page looks first, and what of"


def test_the_command_runs_outside_the_checkout(installed, tmp_path):
    told = subprocess.run(
        [installed / "piquet-tutor", "--help"],
        cwd=tmp_path,
        env=without_checkout(),
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    assert "explain" in told.stdout


@pytest.mark.parametrize("command", [["coverage"], ["where", "set.good"]])
def test_the_commands_that_read_the_tests_stay_in_the_checkout(installed, tmp_path, command):
    """Installed, each says why it cannot run and where it can."""
    told = subprocess.run(
        [installed / "piquet-tutor", "rules", *command],
        cwd=tmp_path,
        env=without_checkout(),
        capture_output=True,
        text=True,
    )
    assert told.returncode == 1
    assert told.stdout == ""
    assert len(told.stderr.splitlines()) == 1
    assert "tests are not installed" in told.stderr
    assert "in a checkout" in told.stderr


def test_the_installed_tutor_is_the_wheel(installed, tmp_path):
    program = "import piquet_tutor.serving.places as s; print(s.notebooks_folder()); print(s.template_path())"
    told = subprocess.run(
        [installed / "python", "-c", program],
        cwd=tmp_path,
        env=without_checkout(),
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    for folder in told.stdout.splitlines():
        assert not Path(folder).is_relative_to(ROOT)
        assert Path(folder).is_dir()


@pytest.mark.slow
def test_the_app_opens_from_the_wheel(installed, tmp_path):
    import http.client
    import re

    process = subprocess.Popen(
        [installed / "python", "-m", "piquet_tutor.serving", "--no-browser"],
        cwd=tmp_path,
        env=without_checkout(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        host = re.search(r"http://([^/]+)/", process.stdout.readline())[1]
        connection = http.client.HTTPConnection(host, timeout=60)
        connection.request("GET", "/voila/render/index.ipynb")
        answer = connection.getresponse()
        page = answer.read().decode()
        assert answer.status == 200
        assert "Setting the table" in page
        assert "Traceback" not in page
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
