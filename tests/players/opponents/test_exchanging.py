"""Tricks that are to be lost, counted; what is kept in the exchange stands in ``tests/cases/choices.toml``."""

from piquet_tutor.game.cards import parse_cards
from piquet_tutor.reckoner.hand_to_hand import counts
from piquet_tutor.reckoner.masks import masks_of


def test_cards_above_their_fellows_are_counted_from_the_lowest():
    hand, other = masks_of(parse_cards("AS 9S 7S")), masks_of(parse_cards("KS 8S"))
    # Seven to eight, nine to king, and the ace has no fellow; the other way round both are above theirs.
    assert counts(hand, other, losing=True) == (0, 2)
