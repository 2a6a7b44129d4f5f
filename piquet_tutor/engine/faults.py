"""Errors that are one sentence: what is wrong, where, why, and what to do next.

What can be wrong with what is given to the engine is a stable code and typed facts; narration has the sentences.

>>> from piquet_tutor.game.rules.loader import load
>>> try:
...     load("rubikon")
... except Fault as fault:
...     fault.code, fault.facts["name"]
('rules.unknown', 'rubikon')
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import takewhile
from typing import Any, Final, NamedTuple

from piquet_tutor.engine import hooks
from piquet_tutor.engine.rulings import Ruling


class Said(Exception):
    """An error whose text is meant for whoever gave what is wrong.

    >>> class Unreadable(Said, ValueError): ...
    >>> Unreadable("“noth” is no side: name north or south.")._render_traceback_()
    ['“noth” is no side: name north or south.']

    Attributes:
        language: the language in which it is said where none is asked for; empty for the tutor's first one.
    """

    language: str = ""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the sentence alone. Where in the code it was noticed helps nobody to mend it."""
        return [str(self)]


SHOWN: Final = 40
"""How many characters of input an error quotes."""


class Phrase(NamedTuple):
    """Part of a fault's sentence, such as a hint, by a code.

    Attributes:
        code: what is said, such as ``perhaps``.
        what: what it speaks of: a word, a number, or several words; empty for nothing.
    """

    code: str
    what: str | int | tuple[str, ...] = ""


class Fault(Said, ValueError):
    """Something given to the engine that it cannot take.

    Attributes:
        code: what is wrong, or the reason for which a rule refused a move.
        where: path to it, such as ``play[7]``; empty for the whole.
        place: the same for readers: ``#8`` is the eighth card, ``№ 2`` the second of something else.
        ruling: the refusal, if a rule refused a move.
        facts: what the sentence speaks of, by name: text as it was written, numbers, cards, the name of a rule set, a
            :class:`Phrase`, or a tuple of which any will do.
    """

    def __init__(
        self, code: str, where: str = "", place: str | None = None, *, ruling: Ruling | None = None, **facts: Any
    ) -> None:
        """Make the error; all arguments are its attributes."""
        self.code = code
        self.where = where
        self.place = where if place is None else place
        self.ruling = ruling
        self.facts = facts
        super().__init__(code)

    @property
    def message(self) -> str:
        """One sentence, in the error's language: where, what, why, what to do next."""
        return hooks.fault(self)

    def __str__(self) -> str:
        return self.message


class NotThere(Fault, KeyError, IndexError):
    """What is looked up by a name or a place at which there is nothing."""


def unknown_side(word: object, sides: tuple[str, ...], words: Collection[str] = ()) -> NotThere:
    """The error for a word that names no side.

    Args:
        word: what was given; None or nothing where a side was forgotten.
        sides: the sides there are, as they are told.
        words: every other word that would have been understood, as it is told.

    >>> unknown_side("eldr", ("elder", "younger")).facts["near"]
    'elder'
    """
    if word is None or word == "":
        return NotThere("side.whose", sides=sides)
    known = {each.lower(): each for each in reversed((*sides, *words))}  # of two that are one, as it is written first
    near = known.get(likely_meant(str(word).lower(), known), ())
    return NotThere("side.unknown", side=quoted(str(word)), sides=sides, near=near)


_MEANT: Final = 0.65
"""So like a known word is one that may be meant for it; of two that are less alike hardly a half is in common."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is spelt most like this one; empty where none is like it.

    >>> nearest("plya", ("deal", "play")), nearest("xyzzy", ("deal", "play")), nearest("nonsense", ("nines", "sets"))
    ('play', '', '')
    """
    return next(iter(alike(word, known, likeness=_MEANT)), "")


def alike(word: str, known: Iterable[str], most: int = 1, likeness: float = 0.6) -> list[str]:
    """The known words that are spelt like this one, the likest first.

    Args:
        word: as it is written.
        known: the words it may be meant for.
        most: how many are wanted.
        likeness: from 0, of any two words, to 1, of the same.
    """
    from difflib import get_close_matches  # late: only when something is misspelt

    return get_close_matches(word, tuple(known), most, likeness)


_SHARED: Final = 3
"""So many letters at the end are more than an ending that any two words have in common."""


def likely_meant(word: str, known: Iterable[str], likeness: float = _MEANT) -> str:
    """The known word that is spelt most like this one, unless that turns round what it says; empty where none is.

    For words that say something, which names do not: “unequal” is like “equal”, and says the contrary.

    >>> likely_meant("repiqe", ("pique", "repique")), likely_meant("yuonger", ("younger",))
    ('repique', 'younger')
    >>> turned = ("somebody", "nobody"), ("unequal", "equal"), ("neither", "either"), ("non good", "good")
    >>> [likely_meant(word, [other]) for word, other in turned]
    ['', '', '', '']
    """
    near = next(iter(alike(word, known, likeness=likeness)), "")
    return "" if turns_round(word, near) else near


def turns_round(word: str, other: str) -> bool:
    """Whether two words end alike, and what stands before that parts them by more than a slip of the fingers.

    >>> turns_round("somebody", "nobody"), turns_round("epique", "repique"), turns_round("blanche", "carte blanche")
    (True, False, False)
    """
    alike_from_behind = zip(reversed(word), reversed(other), strict=False)
    ending = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], alike_from_behind))
    one, two = word[: len(word) - ending], other[: len(other) - ending]
    slips = bool(two) and (max(len(one), len(two)) < 2 or one[:1] == two[:1] or sorted(one) == sorted(two))
    return ending >= _SHARED and not slips and word not in other.split()


def plain(text: str) -> str:
    """A text with its unprintable characters replaced."""
    return "".join(one if one.isprintable() else "�" for one in text)


def quoted(text: str) -> str:
    """Input to be quoted in an error: cut to 40 characters, unprintable ones replaced."""
    text = plain(text)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
