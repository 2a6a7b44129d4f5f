"""Where a teacher makes a link."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords

ADDRESS_WORDS: Final = {"teacher": AddressWords({}, links=True)}
