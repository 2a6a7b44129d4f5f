"""Deals exchanged beforehand by a player of club strength, for practice: nobody learns from a discard that is absurd.

They are made and weighed by ``tools/make_practice_deals.py``: to weigh a discard takes longer than to find a question,
and needs numpy, which is not everywhere. What a player knew when they discarded is their own hand, what was bid and how
many cards were left; so each of these deals is as good with any cards drawn from its talon, and with its suits changed
about. That makes many deals of one.

Some of the deals of the second edition hold under the Rubicon rules only: where younger need not exchange, or elder's
lead may complete the pique, another discard is far better. They are marked, and dealt in that edition alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib import resources
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards, Suit, card, pack_of
from piquet_tutor.game.deal.layout import Layout, dealt_to

FILE: Final = resources.files(__package__ or "").joinpath("exchanged_deals.json")
"""The deals, by form and by lean: a form is a pack, for all books without bidding, or a rule set with bidding."""
LEFT_OUT_BY: Final[Mapping[str, int]] = {"*": 3, "+": 4}
"""What stands behind a deal with a discard that is too costly in one of the books it serves: the first edition of the
practice deals that leaves it out. An edition that has been given out stays as it is."""
COSTLY: Final = "".join(LEFT_OUT_BY)
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
_HAND: Final = 12


def written(layout: Layout) -> str:
    """A deal as it stands in the file: the bids, then a letter a card, each hand with its discards first."""
    letters = dict(zip(_pack(layout), _LETTERS, strict=False))

    def lettered(cards: Cards) -> str:
        return "".join(letters[one] for one in cards)

    hands = ((cards, layout.discards[seat]) for seat, cards in layout.dealt.items())
    parts = [f"{len(out)}{lettered((*out, *(one for one in hand if one not in out)))}" for hand, out in hands]
    return " ".join((*layout.bids, "".join((*parts, lettered(layout.talon)))))


def layout_from(text: str, seats: Sequence[Seat]) -> Layout:
    """Read a deal as the file has it.

    Args:
        text: the deal.
        seats: elder and younger; where there is bidding, the non-dealer and the dealer.
    """
    *bids, cards = text.split()
    numbers, letters = (cards[0], cards[_HAND + 1]), (*cards[1 : _HAND + 1], *cards[_HAND + 2 :])
    by_letter = dict(zip(_LETTERS, pack_of(len(letters)).cards, strict=False))
    hands = dealt_to(seats, _HAND, [by_letter[each] for each in letters])
    out = {seat: hands.dealt[seat][: int(number)] for seat, number in zip(seats, numbers, strict=True)}
    return replace(hands, discards=out, bids=tuple(bids))


def _pack(layout: Layout) -> Cards:
    return pack_of(sum(map(len, layout.dealt.values())) + len(layout.talon)).cards


def varied(layout: Layout, rng: Random, other_draw: bool) -> Layout:
    """A deal with its suits changed about, and other cards drawn where that is wanted."""
    suits = dict(zip(Suit, rng.sample(list(Suit), len(Suit)), strict=True))
    talon = rng.sample(layout.talon, len(layout.talon)) if other_draw else layout.talon

    def changed(cards: Iterable[Card]) -> Cards:
        return tuple(card(one.rank, suits[one.suit]) for one in cards)

    dealt, discards = (
        {seat: changed(cards) for seat, cards in hands.items()} for hands in (layout.dealt, layout.discards)
    )
    return replace(layout, dealt=dealt, talon=changed(talon), discards=discards)


@lru_cache(maxsize=16)  # each form there is, with and without
def exchanged_deals(form: str, edition: int = max(LEFT_OUT_BY.values())) -> Mapping[str, tuple[str, ...]]:
    """The deals of a form, by lean; of a form that has none, nothing.

    Args:
        form: how many cards the pack has, for the books without bidding, or the name of a rule set with bidding.
        edition: of the practice deals; an early one has some that do not hold in every book.
    """
    found = json.loads(FILE.read_text(encoding="utf-8")).get(form, {})
    return {
        lean: tuple(text.rstrip(COSTLY) for text in texts if LEFT_OUT_BY.get(text[-1], edition + 1) > edition)
        for lean, texts in found.items()
    }
