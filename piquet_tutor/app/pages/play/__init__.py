"""A partie against the tutor's own players."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords


def _is_level(given: str) -> bool:
    from piquet_tutor.players.opponents.levels import levels  # loaded where somebody asks for one

    return given in levels()


ADDRESS_WORDS: Final = {
    "play": AddressWords({"rules": None, "seed": None, "level": _is_level, "day": None}),
    "daily": AddressWords({"day": None}),
}
