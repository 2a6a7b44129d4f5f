"""The puzzles: two cards change places, and the score turns."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords

ADDRESS_WORDS: Final = {"puzzles": AddressWords({"puzzle": None}, links=True)}
