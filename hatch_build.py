"""What the wheel holds that is not in the source: how each page looks first (``piquet_tutor.serving.first_scenes``)."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FirstScenes(BuildHookInterface):
    """Has them built where they are not there; an editable install leaves that to whatever starts first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build them."""
        del build_data
        if version != "editable":
            command = [sys.executable, "-m", "piquet_tutor.serving.painting", "--if-needed"]
            subprocess.run(command, cwd=self.root, env={**os.environ, "PYTHONPATH": self.root}, check=True)
