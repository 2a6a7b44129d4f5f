"""The keys of the table as a list to read; those of buttons and tools stand beside their labels in the scene itself."""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.widgets.lens import Lens

KEYS: Final = ("move", "choose", "release")
"""What keys do that belong to no button."""


def key_scene(lens: Lens) -> dict[str, Any]:
    """The title of the list, a note on when keys work, and the keys that no button shows."""
    say = narration.message
    return {
        "label": say("table-keys", lens.language),
        "note": say("table-keys-note", lens.language),
        "rows": [
            {"keys": say(f"table-key-{one}", lens.language), "does": say(f"table-key-{one}-does", lens.language)}
            for one in KEYS
        ],
    }
