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
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from random import Random
from typing import Final

from piquet_tutor.game.cards import Card, Cards, Suit, card, pack_of

FILE: Final = resources.files(__package__ or "").joinpath("exchanged_deals.json")
"""The deals, by form and by lean: a form is a pack, for all books without bidding, or a rule set with bidding."""
LEFT_OUT_BY: Final[Mapping[str, int]] = {"*": 3, "+": 4}
"""What stands behind a deal with a discard that is too costly in one of the books it serves: the first edition of the
practice deals that leaves it out. An edition that has been given out stays as it is."""
COSTLY: Final = "".join(LEFT_OUT_BY)
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
_HAND: Final = 12


@dataclass(frozen=True)
class Exchanged:
    """A deal with the discards of both players.

    Attributes:
        elder, younger: the cards dealt; where there is bidding, to the non-dealer and to the dealer.
        elder_out, younger_out: what each discards.
        talon: the talon, the top card first.
        bids: what was bid, as records write it.
    """

    elder: Cards
    elder_out: Cards
    younger: Cards
    younger_out: Cards
    talon: Cards
    bids: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The deal as it stands in the file: the bids, then a letter a card, each hand with its discards first."""
        hands = ((self.elder, self.elder_out), (self.younger, self.younger_out))
        letters = dict(zip(self.pack, _LETTERS, strict=False))

        def written(cards: Cards) -> str:
            return "".join(letters[one] for one in cards)

        parts = [f"{len(out)}{written((*out, *(one for one in hand if one not in out)))}" for hand, out in hands]
        return " ".join((*self.bids, "".join((*parts, written(self.talon)))))

    @property
    def pack(self) -> Cards:
        """The whole pack."""
        return pack_of(len(self.elder) + len(self.younger) + len(self.talon)).cards

    @classmethod
    def from_text(cls, text: str) -> Exchanged:
        """Read a deal as the file has it."""
        *bids, cards = text.split()
        elder, younger, talon = cards[1 : _HAND + 1], cards[_HAND + 2 : 2 * _HAND + 2], cards[2 * _HAND + 2 :]
        out, other_out = int(cards[0]), int(cards[_HAND + 1])
        by_letter = dict(zip(_LETTERS, pack_of(2 * _HAND + len(talon)).cards, strict=False))

        def read(letters: str) -> Cards:
            return tuple(by_letter[each] for each in letters)

        hands = (read(elder), read(elder[:out]), read(younger), read(younger[:other_out]))
        return cls(*hands, read(talon), tuple(bids))

    def varied(self, rng: Random, other_draw: bool) -> Exchanged:
        """The deal with its suits changed about, and other cards drawn where that is wanted."""
        suits = dict(zip(Suit, rng.sample(list(Suit), len(Suit)), strict=True))
        new = {one: card(one.rank, suits[one.suit]) for one in self.pack}
        talon = rng.sample(self.talon, len(self.talon)) if other_draw else self.talon

        def changed(cards: Iterable[Card]) -> Cards:
            return tuple(new[one] for one in cards)

        elder, younger = changed(self.elder), changed(self.younger)
        return Exchanged(elder, changed(self.elder_out), younger, changed(self.younger_out), changed(talon), self.bids)


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
