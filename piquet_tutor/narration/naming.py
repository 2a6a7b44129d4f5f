"""Whom a sentence speaks of, for one reader: the seats by their roles, the players by name, the reader as “you”.

Rulings speak of roles, which are right for every reader. At a table in play the same sentence reads better with names.
A message says where it speaks of a seat, and what that seat does: ``{ SIDE($side, does: "has") } thirty``. What stands
there is decided as the sentence is formed, so that nothing is looked for in a finished one.

Each language's catalogue decides how a name is told. Where it has a message ``naming-beside``, the role stays and the
name is added in brackets at its first mention, because more than the verb would have to agree with a name (French: « le
premier est tenu de »). Otherwise names replace roles, and ``naming-verbs`` has what verbs become after “you”.

>>> from piquet_tutor.narration.texts import message
>>> names = names_of({"elder": "You", "younger": "Camille"})
>>> message("play-last-awarded.short", "en", names, who="elder", side="elder", points=1, partners="no")
'You take the last trick: 1 more.'
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.narration.plain_text import clean

OWN: Final = "own"
"""The case of what belongs to somebody, before a noun: “elder's”, “your”."""
ALONE: Final = "alone"
"""The same by itself: “elder's”, “yours”."""
MANY: Final = "many"
"""The number of a side that takes a plural verb."""
FIRST_LANGUAGE: Final = "en"
"""The language in which a thing is said where none is asked for, or where the one that is asked for lacks it."""


class Words(Protocol):
    """A source of words: the catalogue of one language."""

    language: str

    def word(self, key: str) -> str:
        """A text without variables."""

    def __contains__(self, key: str) -> bool: ...

    def __hash__(self) -> int: ...

    def format(self, key: str, arguments: Mapping[str, object]) -> str:
        """A text with variables."""


class Names(NamedTuple):
    """What the players are called for one reader; without any, seats are told by their roles.

    Attributes:
        called: every seat and side that has a name, with that name; the language's word for “You” marks the reader.
        introduced: seats whose role is told in brackets where they first come up.
    """

    called: tuple[tuple[Side, str], ...] = ()
    introduced: tuple[Seat, ...] = ()


NOBODY: Final = Names()


def names_of(called: Mapping[Side, str], introduced: Collection[Seat] = ()) -> Names:
    """The names of those who play.

    Args:
        called: what each seat and side is called; the language's word for “You” marks the reader.
        introduced: seats whose role is told in brackets where they first come up.
    """
    return Names(tuple(called.items()), tuple(introduced)) if called else NOBODY


class Cast:
    """Those who are spoken of in one text, while it is formed."""

    def __init__(self, words: Words, names: Names = NOBODY) -> None:
        """Begin a text in which nobody has been mentioned."""
        self._words = words
        self._names = dict(names.called)
        self._introduced = names.introduced
        self._met: set[Side] = set()

    def anew(self) -> None:
        """Begin a paragraph, which is read by itself: nobody has been mentioned in it."""
        self._met.clear()

    def mention(self, side: Side, form: str, case: str = "", does: str = "", beside: str = "yes") -> str:
        """A seat or side as the sentence tells it.

        Args:
            side: the seat or side; whatever else is taken for somebody's name.
            form: ``role`` within a sentence, ``side`` where it begins one.
            case: the attribute of the word that the message wants, such as ``own``; ``number`` and the like are not
                shown, but selected on.
            does: a verb that follows, in the third person.
            beside: ``no`` where no name may stand beside the role, because a bracket follows.
        """
        name = self._names.get(side)
        told = _role(self._words, side, form, case) if name is None else self._named(side, name, form, case, beside)
        return f"{told} {self.verb(side, does)}" if does else told

    def verb(self, side: Side, verb: str, number: str = "") -> str:
        """A verb, given in the third person, as it agrees with a seat or side.

        Args:
            side: who does it.
            verb: the verb, in the third person singular.
            number: ``one`` where the sentence speaks of one of a pair of partners.
        """
        many = number != "one" and _role(self._words, side, "role", "number") == MANY
        return _plurals(self._words).get(verb, verb) if many or self._is_reader(side) else verb

    def _is_reader(self, side: Side) -> bool:
        return bool(self._names) and self._names.get(side) == self._words.word("naming-you")

    def _named(self, side: Side, name: str, form: str, case: str, beside: str) -> str:
        first = side not in self._met
        if "naming-beside" in self._words:
            told = _role(self._words, side, form, case)
            if beside == "no" or (case and case not in self._words.word("naming-cases").split(", ")):
                return told
            self._met.add(side)
            return _beside(self._words, told, name) if first else told
        self._met.add(side)
        told = self._in_its_place(side, name, case)
        if form == "role" and f"{name} ".startswith(f"{self._words.word('naming-you')} "):
            told = told[0].lower() + told[1:]
        if first and not case and side in self._introduced:
            told += f" ({self._words.word(f'role-{side}').lower()})"
        return told

    def _in_its_place(self, side: Side, name: str, case: str) -> str:
        """A name in place of a role; a case that no name has, such as the number, is the role's own."""
        if case not in ("", OWN, ALONE):
            return _role(self._words, side, "role", case)
        if self._is_reader(side):
            return self._words.word(f"naming-you.{case}" if case else "naming-you")
        return person(self._words, clean(name), case)


@lru_cache(maxsize=512)
def _role(words: Words, side: Side, form: str, case: str) -> str:
    """A seat or side by its role, in a case of the language; whatever else is somebody's name."""
    key = f"{form}-{side}"
    if key not in words:
        return person(words, side, case)
    if not case:
        return words.word(key)
    cased = f"{key}.{case}"
    return words.word(cased) if cased in words else person(words, words.word(key), case)


@lru_cache(maxsize=256)
def person(words: Words, name: str, case: str = "") -> str:
    """A person's name in one of the language's cases, such as “d’Anna”; unchanged if no case is given."""
    if not case or f"name-cased.{case}" not in words:
        return name
    vowels = words.word("name-vowels") if "name-vowels" in words else ""
    vowel = "yes" if name[:1].lower() in set(vowels) else "no"
    return words.format(f"name-cased.{case}", {"name": name, "vowel": vowel})


@lru_cache(maxsize=8)
def _plurals(words: Words) -> Mapping[str, str]:
    """Verbs as they are after “you” and after several, by their third person; none where the catalogue lists none."""
    if "naming-verbs" not in words:
        return {}
    listed = (pair.split() for pair in words.word("naming-verbs").split(", "))
    return dict(listed)


@lru_cache(maxsize=256)
def _beside(words: Words, role: str, name: str) -> str:
    """A role with the name of who plays it in brackets."""
    you = words.word("naming-you")
    told = name[:1].lower() + name[1:] if f"{name} ".startswith(f"{you} ") else clean(name)
    return words.format("naming-beside", {"role": role, "name": told})
