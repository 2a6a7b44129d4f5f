"""Worksheets."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import Heard, is_edition

HEARD: Final = {
    "worksheets": Heard(
        {**dict.fromkeys(("rules", "topic", "difficulty", "seed", "count")), "edition": is_edition},
    )
}
