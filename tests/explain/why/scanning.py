"""Cards and figures found in texts of any language, by tables written here: nothing of the catalogue is asked.

A text is scanned for the cards of every language there is a table for, so that a sentence that fell back to another
language is read all the same.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

from piquet_tutor.game.cards import Card, parse_card

RANKS = "AKQJT9876"
SUITS = "SHDC"
SYMBOLS = dict(zip("♠♥♦♣", SUITS, strict=True))
SIGNS = {
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
    "fr": {"A": "A", "R": "K", "D": "Q", "V": "J"},
}
"""The letters before a suit's symbol; figures are the same everywhere."""
FIGURES = {"10": "T", "9": "9", "8": "8", "7": "7", "6": "6"}
NAMES = {
    "en": (
        r"\b({ranks}) of ({suits})\b",
        ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven", "six"),
        ("spades", "hearts", "diamonds", "clubs"),
    ),
    "fr": (
        r"\b({ranks}) de ({suits})\b",
        ("as", "roi", "dame", "valet", "dix", "neuf", "huit", "sept", "six"),
        ("pique", "c(?:œ|oe)ur", "carreau", "trèfle"),
    ),
}
"""What a card is called: how rank and suit are joined, the ranks from the highest, the suits as in ``SUITS``."""
CODE = re.compile(rf"(?<!\w)([{RANKS}])([{SUITS}])(?!\w)")
"""A card as records write it, which no text for people ought to."""
KEPT = 4096
"""Texts whose cards are remembered: the same sentences come again and again."""
NUMBER = re.compile(r"\d+")


@cache
def _patterns():
    signs = {sign: rank for table in SIGNS.values() for sign, rank in table.items()} | FIGURES
    one = "|".join(sorted(signs, key=len, reverse=True))
    found = [(re.compile(rf"(?<![A-Za-zÀ-ÿ\d])({one})([♠♥♦♣])"), lambda rank, suit: signs[rank] + SYMBOLS[suit])]
    found.append((re.compile(rf"(?<!\w)([♠♥♦♣])({one})(?![\w♠♥♦♣])"), lambda suit, rank: signs[rank] + SYMBOLS[suit]))
    for joined, ranks, suits in NAMES.values():
        pattern = re.compile(joined.format(ranks="|".join(ranks), suits="|".join(suits)), re.IGNORECASE)
        found.append((pattern, _reader(ranks, suits)))
    return found


def _reader(ranks, suits):
    def read(rank, suit):
        place = next(place for place, each in enumerate(suits) if re.fullmatch(each, suit.lower()))
        return RANKS[ranks.index(rank.lower())] + SUITS[place]

    return read


def scanned_languages():
    """Languages whose card names this scan knows: another must be given a table before it can be searched."""
    return tuple(NAMES)


@lru_cache(maxsize=KEPT)
def cards_in(text):
    """Every card that a text names, as record codes, whatever its language."""
    named = {
        read(*match.groups())
        for pattern, read in _patterns()
        for match in pattern.finditer(text.replace("\u00a0", " "))
    }
    return frozenset(named | {"".join(match.groups()) for match in CODE.finditer(text)})


def cards_told(value: Any) -> frozenset[Card]:
    """Every card that a scene or a message names at any depth, in what it says and in what that goes by."""
    if isinstance(value, str):
        return frozenset(map(parse_card, cards_in(value)))
    if isinstance(value, dict):
        value = [*value, *value.values()]
    return frozenset().union(*map(cards_told, value)) if isinstance(value, list | tuple | set) else frozenset()


@lru_cache(maxsize=KEPT)
def figures_in(text):
    """Every number written in figures but nought, which a language may as well call none; signs of cards left out.

    A last trick that counts two is told with the word in French.
    """
    found = map(int, NUMBER.findall(re.sub(r"(10|[6789])[♠♥♦♣]", "", text.replace("compte pour deux", "2"))))
    return frozenset(found) - {0}


def texts_of(scene, skip=()):
    """Every text in a scene of plain dictionaries, but those under some keys."""
    if isinstance(scene, str):
        yield scene
    elif isinstance(scene, dict):
        for key, value in scene.items():
            if key not in skip:
                yield from texts_of(value, skip)
    elif isinstance(scene, list | tuple):
        for each in scene:
            yield from texts_of(each, skip)
