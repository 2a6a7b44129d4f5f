"""Deals exchanged beforehand by a player of club strength, for practice: nobody learns from a discard that is absurd.

They are made and weighed by ``tools/make_practice_deals.py``: to weigh a discard takes longer than to find a question,
and needs numpy, which is not everywhere. What a player knew when they discarded is their own hand and how many cards
were left; so each of these deals is as good with any cards drawn from its talon, and with its suits changed about. That
makes many deals of one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from random import Random
from typing import Final

from piquet_tutor.engine.cards import Cards, Suit, card, pack_of

FILE: Final = resources.files(__package__ or "").joinpath("exchanged_deals.json")
"""The deals, by lean."""
SHORT: Final = 32
"""The pack they are dealt from."""
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef"
_HAND: Final = 12


@dataclass(frozen=True)
class Exchanged:
    """A deal with the discards of both players.

    Attributes:
        elder, younger: the cards dealt.
        elder_out, younger_out: what each discards.
        talon: the talon, the top card first.
    """

    elder: Cards
    elder_out: Cards
    younger: Cards
    younger_out: Cards
    talon: Cards

    @property
    def text(self) -> str:
        """The deal as it stands in the file: a letter a card, each hand with its discards first and their number."""
        hands = ((self.elder, self.elder_out), (self.younger, self.younger_out))
        parts = [f"{len(out)}{_written((*out, *(one for one in hand if one not in out)))}" for hand, out in hands]
        return "".join((*parts, _written(self.talon)))

    @classmethod
    def from_text(cls, text: str) -> Exchanged:
        """Read a deal as the file has it."""
        elder, younger, talon = text[1 : _HAND + 1], text[_HAND + 2 : 2 * _HAND + 2], text[2 * _HAND + 2 :]
        out, other_out = int(text[0]), int(text[_HAND + 1])
        return cls(_read(elder), _read(elder[:out]), _read(younger), _read(younger[:other_out]), _read(talon))

    def varied(self, rng: Random, other_draw: bool) -> Exchanged:
        """Return the deal with its suits changed about, and other cards drawn where that is wanted."""
        suits = dict(zip(Suit, rng.sample(list(Suit), len(Suit)), strict=True))
        new = {one: card(one.rank, suits[one.suit]) for one in _pack()}
        talon = rng.sample(self.talon, len(self.talon)) if other_draw else self.talon
        parts = (self.elder, self.elder_out, self.younger, self.younger_out, talon)
        return Exchanged(*(tuple(new[one] for one in part) for part in parts))


@cache
def exchanged_deals() -> Mapping[str, tuple[str, ...]]:
    """Return the deals of the file, by lean."""
    return {lean: tuple(found) for lean, found in json.loads(FILE.read_text(encoding="utf-8")).items()}


@cache
def _pack() -> Cards:
    return pack_of(SHORT).cards


def _written(cards: Cards) -> str:
    return "".join(_LETTERS[_pack().index(one)] for one in cards)


def _read(text: str) -> Cards:
    return tuple(_pack()[_LETTERS.index(each)] for each in text)
