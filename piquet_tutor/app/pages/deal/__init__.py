"""A deal: taken from the gallery, laid out or typed, ruled, laid beside other books, and shared."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords

ADDRESS_WORDS: Final = {
    "examples": AddressWords({"example": None, "compare": None}, links=True),
    "lab": AddressWords({"example": None, "rules": None, "compare": None}, links=True),
    "dispute": AddressWords({"compare": None, "part": None}, links=True),
}
