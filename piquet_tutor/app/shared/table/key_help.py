"""The keys of the table as a list to read; those of buttons and tools stand beside their labels in the scene itself."""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.shared.table.viewpoint import Viewpoint

KEYS: Final = ("move", "choose", "release")
"""What keys do that belong to no button."""


def key_scene(viewpoint: Viewpoint) -> dict[str, Any]:
    """The title of the list, a note on when keys work, and the keys that no button shows."""
    say = narration.message
    return {
        "label": say("table-keys", viewpoint.language),
        "note": say("table-keys-note", viewpoint.language),
        "rows": [
            {
                "keys": say(f"table-key-{one}", viewpoint.language),
                "does": say(f"table-key-{one}-does", viewpoint.language),
            }
            for one in KEYS
        ],
    }
