"""The other forms as pictures to choose from: how many play, some cards of a hand, and what is other in each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.records.io import read_score
from piquet_tutor.teach.lessons import lesson

CARDS: Final = 6
"""Cards of a hand that are shown: its first suits, with the card that only a long pack has where there is one."""


class FormGallery(Choice):
    """Forms of the game, each a picture; once one is chosen, a line of their names.

    Scene: as of a :class:`~piquet_tutor.app.shared.controls.choice.Choice`, with ``value`` empty while none is chosen;
    and ``pictures``: by the name of a form its ``about``, ``others`` (how many more play) and ``cards`` of a hand.
    Intents: ``set`` (``value``).
    """

    view = "forms"

    def __init__(self, label: str, forms: Sequence[str], language: str, chosen: str = "") -> None:
        """Offer some forms.

        Args:
            label: what they are called.
            forms: the names of their lessons.
            language: of every text.
            chosen: the one that is taught; empty for none.
        """
        super().__init__(label, options=[(lesson(each, language).title, each) for each in forms])
        pictures = {each: picture(each, language) for each in forms}
        self.show({**(self.scene or {}), "value": chosen, "pictures": pictures})


@lru_cache(maxsize=32)
def picture(form: str, language: str) -> dict[str, Any]:
    """What is shown of a form: it is that of its lesson's deal."""
    given = lesson(form, language)
    score = read_score(example(given.record))
    hand = sort_hand((score.dealt or score.hands)[given.seat])
    return {
        "about": narration.rules_about(score.rules, language),
        "others": len(score.rules.table.seats) - 1,
        "cards": [each.code for each in hand[:CARDS]],
    }
