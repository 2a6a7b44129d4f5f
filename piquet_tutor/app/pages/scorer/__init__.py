"""“Be the scorer”."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.address.heeded import AddressWords, is_edition
from piquet_tutor.app.visit import seed_of

ADDRESS_WORDS: Final = {
    "scorer": AddressWords(
        {
            **dict.fromkeys(("rules", "topic", "difficulty")),
            "tab": lambda given: given in ("practice", "deal", "known"),
            "seed": lambda given: seed_of(given) is not None,
            "edition": is_edition,
        },
        links=True,
    )
}
