"""Who is meant: a side or a seat, by any word for it in any language, or by the name of who plays there.

Whatever takes a side reads it here.

>>> from piquet_tutor import deal
>>> d = deal("hands after the exchange; Anna (elder): ♠AKQJT987 ♥AKQJ; younger: ♥T987 ♦AKQJT ♣AKQ")
>>> side_named(d, "anna"), side_named(d, "le dernier"), seat_named(d, "Dealer")
('elder', 'younger', 'younger')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from piquet_tutor.engine.faults import unknown_side
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.rules.loader import every_seat, every_side
from piquet_tutor.game.seats import ELDER, YOUNGER, seat_called
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import catalogue, languages
from piquet_tutor.narration.players import names_in

_WORDED: Final = (ELDER, YOUNGER, "dealer", "nondealer")
"""What has more words than one."""
LONGEST: Final = 3
"""Of how many words a seat's name is at most."""


def folded(text: str) -> str:
    """A text as words are compared: lower case, without accents, underscores or doubled spaces."""
    plain = "".join(one for one in normalize("NFKD", text) if not combining(one))
    return " ".join(plain.casefold().replace("œ", "oe").replace("_", " ").replace("\u2019", "'").split())


@cache
def words_for_seats() -> Mapping[str, Seat | Side]:
    """Every word for a seat or a side, in every language."""
    found: dict[str, Seat | Side] = {}
    for language in languages():
        words = catalogue(language)
        for seat in sorted(every_seat() | every_side()):
            found |= {folded(words.word(f"{sort}-{seat}")): seat for sort in ("side", "role")}
        for seat in _WORDED:
            found |= {folded(each): seat for each in words.word(f"cell-words-{seat}").split(",")}
    return found


def side_named(deal: Deal, name: object) -> Side:
    """The side of this name, or of the seat of this name; after a bidding also elder and younger.

    Raises:
        NotThere: nobody here is called that; the sentence says who is, and which of them is likely meant.
    """
    table, found = deal.table, _meant(deal, name)
    return found if found in table.sides else table.side_of(found)


def seat_named(deal: Deal, name: object) -> Seat:
    """The seat of this name; partners, who are two seats, are none.

    Raises:
        NotThere: nobody here is called that.
    """
    found = _meant(deal, name)
    if found not in deal.table.seats:
        raise _unknown(deal, name, deal.table.seats)
    return found


def is_somebody(deal: Deal, name: object) -> bool:
    """Whether a side or a seat here is called that."""
    return folded(str(name)) in _known(deal)


def seat_at(deal: Deal, words: Sequence[str]) -> tuple[Seat | Side, int]:
    """The side or seat with which some words begin, and how many of them name it; empty and none where none does."""
    known = _known(deal)
    for count in range(min(LONGEST, len(words)), 0, -1):
        found = known.get(folded(" ".join(words[:count])))
        if found is not None:
            return found, count
    return "", 0


def _meant(deal: Deal, name: object) -> Seat | Side:
    found = _known(deal).get(folded(str(name)))
    if found is None:
        raise _unknown(deal, name, deal.table.sides)
    return found


def _unknown(deal: Deal, name: object, there: Sequence[str]) -> Exception:
    names = {folded(each): each for each in names_in(deal.title).values()}
    words = tuple(names.get(word, word) for word in _known(deal))
    return unknown_side(name, tuple(dict.fromkeys(_with_name(deal, each) for each in there)), words)


def _with_name(deal: Deal, seat: Seat | Side) -> str:
    """A side as it can be written, with the name of who plays there."""
    name = names_in(deal.title).get(seat, "")
    return f"{seat} ({name})" if name else seat


def _known(deal: Deal) -> Mapping[str, Seat | Side]:
    """Every word for somebody at this table, as words are compared."""
    table = deal.table
    worded = {word: _seated(deal, seat) for word, seat in words_for_seats().items()}
    own = {folded(each): each for each in (*table.sides, *table.seats)}
    names = {folded(name): seat for seat, name in names_in(deal.title).items() if seat in table.seats}
    return {**names, **{word: seat for word, seat in worded.items() if seat}, **own}


def _seated(deal: Deal, word: str) -> Seat | Side:
    """Who at this table is meant by a word of the game; empty where nobody is."""
    if deal.undertaking is not None and word in (ELDER, YOUNGER):
        return deal.table.seats[(ELDER, YOUNGER).index(word)]
    return word if word in deal.table.sides else seat_called(deal.table, word)
