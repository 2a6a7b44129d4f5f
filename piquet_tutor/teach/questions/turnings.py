"""What would have turned it? Two cards that change places, to be told from pairs that would turn nothing. Pure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why.questions import question_of
from piquet_tutor.explain.why.swapping import idle_swaps, nearest_swap
from piquet_tutor.explain.why.turning import Nearest
from piquet_tutor.game.cards import Card, Cards, parse_card
from piquet_tutor.game.state import Deal

BESIDE = 2
"""Pairs beside the one that turns it."""
BETWEEN = "-"
"""What stands between the two cards of an answer."""


@dataclass(frozen=True)
class Turning:
    """A ruling, and the pairs of cards to choose from.

    Attributes:
        deal: as far as it had come.
        ruling: what is to be turned.
        found: the two cards that turn it, and how it is ruled then.
        choices: the pairs, each as the codes of its cards, in an order of no meaning.
    """

    deal: Deal
    ruling: Ruling
    found: Nearest
    choices: tuple[str, ...]

    @property
    def right(self) -> str:
        """The pair that turns it."""
        return _written(self.found.change[0].cards)


def turning_of(deal: Deal, ruling: Ruling, among: Collection[Card] | None = None) -> Turning | None:
    """Look for the two cards that turn a ruling, and for pairs that would turn nothing; None where there are none.

    Args:
        deal: as far as it has come.
        ruling: a score that was awarded or denied.
        among: the cards that lie open, where nothing else may be offered; None for all of the deal's.
    """
    question = question_of(ruling)
    if question is None or ruling.side is None:
        return None
    found = nearest_swap(deal, question, ruling.side, among=among)
    if found.size != "swap" or len(found.change) != 1:
        return None
    idle = idle_swaps(deal, question, ruling.side, found.change[0].cards, BESIDE, among)
    salt = " ".join(card.code for hand in deal.dealt.values() for card in hand)
    pairs = sorted(
        (_written(each) for each in (found.change[0].cards, *idle)),
        key=lambda pair: sha256(f"{pair} {salt}".encode()).hexdigest(),
    )
    return Turning(deal, ruling, found, tuple(pairs)) if len(pairs) > 1 else None


def _written(cards: Cards) -> str:
    return BETWEEN.join(sorted(card.code for card in cards))


def pair_words(pair: str, language: str) -> str:
    """A pair of cards as an answer is written."""
    one, other = (narration.card_symbol(parse_card(code), language) for code in pair.split(BETWEEN))
    return narration.message("classroom-choice-change", language, one=one, other=other)
