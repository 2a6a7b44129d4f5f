"""A deal: taken from the gallery, laid out or typed, ruled, laid beside other books, and shared."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import Heard

HEARD: Final = {
    "examples": Heard({"example": None, "compare": None}, links=True),
    "lab": Heard({"example": None, "rules": None, "compare": None}, links=True),
    "dispute": Heard({"compare": None, "part": None}, links=True),
}
