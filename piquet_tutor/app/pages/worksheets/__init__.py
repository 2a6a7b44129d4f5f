"""Worksheets."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords, is_edition

ADDRESS_WORDS: Final = {
    "worksheets": AddressWords(
        {**dict.fromkeys(("rules", "topic", "difficulty", "seed", "count")), "edition": is_edition},
    )
}
