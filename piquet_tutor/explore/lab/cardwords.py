"""Cards as people type them: ``AS KS``, ``♠AKQ ♥J10``, ``A K Q of spades``, ``the ace of hearts``, ``spades: A K``.

The suit comes before the ranks (``♠ A K``) or after them (``A K of spades``). A rank without a suit is a fault: the
suit is never guessed.

>>> typed = "♠AKQ ♥ J 10; seven of clubs"
>>> read_cards(Piece(typed, 0, len(typed)))
(AS, KS, QS, JH, TH, 7C)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.cards import Card, Cards, Rank, Suit, card
from piquet_tutor.explore.lab.faults import TypedFault
from piquet_tutor.explore.lab.sheet import MOST

RANK_WORDS: Final[dict[str, Rank]] = {
    **{rank.name.lower(): rank for rank in Rank},
    **{rank.letter.lower(): rank for rank in Rank},
    "10": Rank.TEN,
    "knave": Rank.JACK,
}
RANK_PLURALS: Final[dict[str, Rank]] = {f"{rank.name.lower()}s": rank for rank in Rank} | {
    "sixes": Rank.SIX,
    "knaves": Rank.JACK,
    "10s": Rank.TEN,
}
SUIT_WORDS: Final[dict[str, Suit]] = {
    **{suit.name.lower(): suit for suit in Suit},
    **{suit.name.lower().removesuffix("s"): suit for suit in Suit},
    **{suit.letter.lower(): suit for suit in Suit},
    **{suit.symbol: suit for suit in Suit},
    **dict(zip("♤♡♢♧", Suit, strict=True)),
}
_SUIT: Final = "[shdc♠♥♦♣♤♡♢♧]"
_RANK: Final = "(?:10|[akqjt6-9])"
_RANK_FIRST: Final = re.compile(rf"(?:{_RANK}+{_SUIT})+")
_SUIT_FIRST: Final = re.compile(rf"(?:{_SUIT}{_RANK}+)+")
_RANKS: Final = re.compile(rf"{_RANK}+")
_PART: Final = re.compile(rf"{_RANK}|{_SUIT}")
_WORD: Final = re.compile(r"[^\s,;:.|/&+()\-–—]+")
_ASIDE: Final = re.compile(r"\([^()]*\)")
_FILLERS: Final = frozenset({"of", "the", "and", "in", "void", "none", "nothing", "empty"})


@dataclass(frozen=True)
class Piece:
    """A part of a text that knows its place in the whole.

    Attributes:
        text: the whole text.
        start, end: where this part starts and ends.
    """

    text: str
    start: int
    end: int

    @property
    def own(self) -> str:
        """The text of the piece."""
        return self.text[self.start : self.end]

    def part(self, start: int, end: int | None = None) -> Piece:
        """Return a part of it, with offsets from its start."""
        return Piece(self.text, self.start + start, self.end if end is None else self.start + end)

    def fault(self, key: str, found: str | None = None, at: int = 0, **values: object) -> TypedFault:
        """Return a fault that points at the first word of the piece, or at a word found in it.

        Args:
            key: what is wrong.
            found: the word at fault; None for the whole piece.
            at: the offset of the word in the piece.
            **values: the values in the sentence.
        """
        if found is None:
            at = len(self.own) - len(self.own.lstrip())
        shown = self.own.strip() if found is None else found
        here = self.own[at : at + len(shown)]
        shown = here if plainly(here) == shown else shown
        return TypedFault(key, self.text, self.start + at, shown, **values)


def plainly(text: str) -> str:
    """Return a text in lower case, with its length unchanged."""
    return "".join(one.lower() if len(one.lower()) == 1 else one for one in text)


def words_of(piece: Piece) -> list[tuple[str, int]]:
    """Return the words of a piece in lower case, each with its offset; anything in brackets is ignored."""
    text = _ASIDE.sub(lambda found: " " * len(found[0]), plainly(piece.own).replace("\ufe0f", " "))
    return [(found[0], found.start()) for found in _WORD.finditer(text)]


def is_read(word: str) -> bool:
    """Return whether a word in lower case means something in a list of cards."""
    return word in SUIT_WORDS or word in _FILLERS or bool(_ranks(word) or _together(word)[0])


def read_cards(piece: Piece) -> Cards:
    """Read a list of cards, in the order written.

    Raises:
        TypedFault: a word is no card, or a rank has no suit; the fault points at the word.
    """
    words = words_of(piece)
    found: list[Card] = []
    waiting: list[tuple[Rank, str, int]] = []
    suit: Suit | None = None
    for number, (word, at) in enumerate(words):
        before_of = number + 1 < len(words) and words[number + 1][0] == "of"
        ranks = _ranks(word)
        if word in _FILLERS:
            continue
        if word in SUIT_WORDS:
            found += [card(rank, SUIT_WORDS[word]) for rank, _, _ in waiting]
            suit = None if waiting else SUIT_WORDS[word]
            waiting = []
        elif ranks and suit is not None and not before_of:
            found += [card(rank, suit) for rank in ranks]
        elif ranks:
            suit = None
            waiting += [(rank, word, at) for rank in ranks]
        else:
            together, suit = _together(word)
            if not together or waiting:
                rank_word, place = (waiting[0][1], waiting[0][2]) if together else (word, at)
                raise piece.fault("suit" if together else "card", rank_word, place)
            found += together
    if waiting:
        raise piece.fault("suit", waiting[0][1], waiting[0][2])
    if len(found) > MOST:
        raise piece.fault("many", "", count=len(found), limit=MOST)
    return tuple(found)


def _ranks(word: str) -> list[Rank]:
    if word in RANK_WORDS:
        return [RANK_WORDS[word]]
    if _RANKS.fullmatch(word):
        return [RANK_WORDS[part] for part in _PART.findall(word)]
    return []


def _together(word: str) -> tuple[list[Card], Suit | None]:
    """Read a word such as ``akqs`` or ``♠akq``: its cards, and the suit that later ranks take, if any."""
    parts = _PART.findall(word)
    if _RANK_FIRST.fullmatch(word):
        return list(reversed(_paired(parts[::-1]))), None
    if _SUIT_FIRST.fullmatch(word):
        return _paired(parts), SUIT_WORDS[[part for part in parts if part in SUIT_WORDS][-1]]
    return [], None


def _paired(parts: list[str]) -> list[Card]:
    """Return each rank with the suit before it."""
    found, suit = [], Suit.SPADES
    for part in parts:
        if part in SUIT_WORDS:
            suit = SUIT_WORDS[part]
        else:
            found.append(card(RANK_WORDS[part], suit))
    return found
