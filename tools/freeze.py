"""Print constraints.txt: the version of every package in a fresh environment with everything installed.

Names and versions only: where a package was fetched from is nobody's business but the installer's.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEADER = """\
# The versions the project is tested with, by `make test` and nowhere else written down.
# Made by `make constraints`; not edited by hand.
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder, "bin", "python"))
        pip = [python, "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-q", "uv"], check=True, stdout=sys.stderr)
        wanted = f"{ROOT}[test,dev,bench]"
        subprocess.run([python, "-m", "uv", "pip", "install", "-q", "-p", python, wanted], check=True)
        frozen = subprocess.run([*pip, "freeze"], check=True, capture_output=True, text=True).stdout
    lines = [line for line in frozen.splitlines() if "==" in line and not line.startswith("piquet-tutor")]
    print(HEADER + "\n".join(sorted(lines, key=str.lower)))


if __name__ == "__main__":
    main()
