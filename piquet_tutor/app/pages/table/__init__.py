"""The table a teacher's link opens."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import Heard

HEARD: Final = {"table": Heard({"again": None}, links=True)}
