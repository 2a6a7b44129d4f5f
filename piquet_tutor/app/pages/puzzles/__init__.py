"""The puzzles: two cards change places, and the score turns."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import Heard

HEARD: Final = {"puzzles": Heard({"puzzle": None}, links=True)}
