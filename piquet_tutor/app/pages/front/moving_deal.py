"""A deal that plays itself on the front page: cards and what is said, frame by frame, as the rulings have it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.table.redaction import cards_of
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Ruling, total
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import Card, sort_hand
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.records.replay import replay
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject

SHOWN: Final = "cavendish-example"
"""The example that is played: short, and with one of everything a beginner meets first."""
NEAR: Final = "elder"
FAR: Final = "younger"
LAST_BEFORE_THE_TRICKS: Final = 21
"""The last ruling told one by one; what the tricks add is seen at the end."""

Frame = dict[str, Any]


class MovingDeal(Part):
    """A deal that plays itself.

    Scene: ``label``, ``play`` and ``pause`` (labels), ``names`` (of the two sides), and ``frames``, each with ``hand``
    (cards of the near side), ``far`` (cards of the other side that can be seen), ``lit`` (cards spoken of), ``said``
    with ``by`` (``near``, ``far`` or empty) and ``score`` (points near and far). No intents.
    """

    view = "moving-deal"


def moving_deal(language: str = "en") -> MovingDeal:
    """The deal of the front page, worded in a language."""
    words = PageWords("front", language)
    return MovingDeal(
        {
            "label": words["deal"],
            "play": words["play"],
            "pause": words["pause"],
            "names": [narration.message(f"seat-{seat}", language) for seat in (NEAR, FAR)],
            "frames": frames(language),
        }
    )


@lru_cache(maxsize=4)
def frames(language: str = "en") -> tuple[Frame, ...]:
    """The frames: the exchange, every word up to the first trick, and the end."""
    return tuple(_frames(replay(read_score(example(SHOWN))), language))


def _frames(deal: Deal, language: str) -> Iterator[Frame]:
    hand, discarded, drawn = deal.kept[NEAR], deal.discards[NEAR], deal.drawn[NEAR]
    dealt = [card for card in (*hand, *discarded) if card not in drawn]
    for ruling in deal.rulings:
        said = narration.text(ruling, "call", language)
        if ruling.subject is Subject.ELDER_EXCHANGE:
            yield _frame(deal, ruling, dealt, (), "")
            yield _frame(deal, ruling, dealt, discarded, said)
            yield _frame(deal, ruling, hand, drawn, "")
        elif said and (ruling.number <= LAST_BEFORE_THE_TRICKS or ruling is deal.rulings[-1]):
            yield _frame(deal, ruling, hand, cards_of(ruling.facts), said)


def _frame(deal: Deal, ruling: Ruling, hand: Collection[Card], lit: Collection[Card], said: str) -> Frame:
    """What is to be seen when a ruling has been made."""
    so_far = deal.rulings[: ruling.number]
    near = ruling.side == NEAR
    far = [card for card in sort_hand(lit) if card in deal.kept[FAR]] if ruling.awards and not near else []
    return {
        "hand": [card.code for card in sort_hand(hand)],
        "far": [card.code for card in far],
        "lit": [card.code for card in sort_hand(lit) if card in hand],
        "said": said,
        "by": {NEAR: "near", FAR: "far"}.get(ruling.side or "", ""),
        "score": [total(so_far, side) for side in (NEAR, FAR)],
    }
