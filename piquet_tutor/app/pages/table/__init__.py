"""The table a teacher's link opens."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords

ADDRESS_WORDS: Final = {"table": AddressWords({"again": None}, links=True)}
