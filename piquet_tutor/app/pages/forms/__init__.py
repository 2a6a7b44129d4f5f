"""The other forms of the game, one hand each."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords

ADDRESS_WORDS: Final = {"forms": AddressWords({"form": None})}
