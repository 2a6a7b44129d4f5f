"""A text as the words of the notation: each a terminal of the grammar, with its place in what was typed.

What the grammar need not know is settled here: invisible signs and articles are dropped, names given to the seats are
put in their place, and a word such as “a” or “no” is told by the words beside it. What is no word stays as WORD.

>>> [word.terminal for word in words_of("Anna is elder. Anna: ♠AK, the queen of hearts")]
['NAME', 'IS', 'SEAT', 'SEAT', 'SIGNS', 'COMMA', 'RANK', 'OF', 'SUIT']
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from piquet_tutor.explore.lab.faults import EditFault
from piquet_tutor.explore.lab.notation.remarks import Span, without_remarks
from piquet_tutor.explore.lab.notation.scanning import ACTIONS, HEADS, ITEMS, KINDS, Scanner, Word, fault
from piquet_tutor.explore.lab.notation.vocabulary import short_suits
from piquet_tutor.game.cards import Rank
from piquet_tutor.narration.naming import FIRST_LANGUAGE

MOST_WORDS: Final = 1200
"""The most words and signs of a text; a deal with its play, each card in four words, has about four hundred."""
_STATES: Final = frozenset(("HAND", "HOLDS", "DEALT", "AFTER"))
_GOES_ON: Final = ITEMS | KINDS | {"MAJOR", "MAKING", "RANKS"}
"""What commas and “and” divide; anywhere else they mean nothing."""
_CLOSED: Final = frozenset(("RULES", "OPTIONS", "TEXT", "BIDS", "HANDS", "ALONE", "DEALS"))
"""After what a list of cards stands for itself, as it does at the beginning."""
_ROLES: Final = {"elder": 0, "nondealer": 0, "younger": 1, "dealer": 1, **{each: each for each in "1234"}}
"""Words for the same seat of two have the same number."""
_CONTRARY: Final = ("but", "mais")
_SETS: Final = {3: 3, 4: 4, 14: 4}
"""How many of a rank a number before it means."""


def words_of(text: str) -> list[Word]:
    """The words of a text; its faults are those of :func:`sorted_out`."""
    return sorted_out(text)[0]


def sorted_out(text: str) -> tuple[list[Word], list[Span]]:
    """The words of a text, and where what was set aside stands in it.

    Raises:
        EditFault: there are more words than any deal has.
        TypedFault: a word could be two things, or a card's name is given to a player.
    """
    scanner = Scanner(text)
    words = list(islice(scanner.words(), MOST_WORDS + 1))
    if len(words) > MOST_WORDS:
        raise EditFault("wordy", limit=MOST_WORDS)
    words = _with_names(text, joined(text, _with_short_suits(_without_skipped(words))))
    names = {word.plain for word in words if word.terminal in ("NAME", "SEAT")}
    for word in (word for remark in scanner.left for word in remark if word.plain in names):
        raise fault(text, "place", word)
    left = [
        *((remark[0].start, remark[-1].end) for remark in scanner.left),
        *((word.start, word.end) for word in words if word.terminal == "WORD" and word.aside),
    ]
    words, remarks = without_remarks(text, [word for word in words if word.terminal != "WORD" or not word.aside])
    return list(_placed(list(_meaningful(text, list(_with_pronouns(words)))))), sorted([*left, *remarks])


def names_in(text: str) -> dict[str, str]:
    """What a text calls whoever sits in a seat, by the word for the seat, as it was typed.

    >>> names_in("Anna (elder): ♠AKQ; younger (Ben): ♥AKQ")
    {'elder': 'Anna', 'younger': 'Ben'}
    """
    words = joined(text, _with_short_suits(_without_skipped(list(islice(Scanner(text).words(), MOST_WORDS)))))
    given = (each for at in range(len(words)) if (each := _given(words, at)) is not None)
    return {seat: text[words[at].start : words[at].end] for at, seat, _ in given if words[at].terminal == "WORD"}


# --- what the words beside it tell of a word -------------------------------------------------------------------------


def _without_skipped(words: list[Word]) -> list[Word]:
    """The words without articles, colons and apostrophes; a colon is kept with the word before it.

    Behind an article stands no verb: “voici la donne” names nobody who deals.
    """
    found: list[Word] = []
    for before, word in zip([None, *words], words, strict=False):
        if word.terminal == "DEALS" and before is not None and before.terminal == "SKIPPED":
            found.append(replace(word, terminal="WORD"))
        elif word.terminal == "COLON" and found:
            found[-1] = replace(
                found[-1], named=True, terminal="HEAD" if found[-1].terminal == "SUIT" else found[-1].terminal
            )
        elif word.terminal == "OWN" and found and found[-1].terminal == "SEAT":
            found[-1] = replace(found[-1], opens=True)
        elif word.terminal not in ("COLON", "OWN", "SKIPPED"):
            found.append(word)
    return found


def _with_short_suits(words: list[Word]) -> list[Word]:
    """The words, “Ca” and “Tr” as suits where another suit is shortened so; by themselves they are cards."""
    shortened = short_suits()
    if not any(word.terminal in ("SUIT", "HEAD") and word.plain in shortened for word in words):
        return words
    return [
        replace(word, terminal="HEAD" if word.named else "SUIT", value=shortened[word.plain])
        if word.terminal == "SIGNS" and word.plain in shortened
        else word
        for word in words
    ]


def joined(text: str, words: list[Word]) -> list[Word]:
    """The words, two with a capital that stand beside each other as one: Aunt May."""
    found: list[Word] = []
    for word in words:
        last = found[-1] if found else None
        both = last is not None and last.terminal == word.terminal == "WORD" and last.title and word.title
        if last is not None and both and not last.named and text[last.end : word.start] == " ":
            found[-1] = replace(last, plain=f"{last.plain} {word.plain}", end=word.end, named=word.named)
        else:
            found.append(word)
    return found


def _with_names(text: str, words: list[Word]) -> list[Word]:
    """The words with a seat for each name; where a sentence gives it, it stays as NAME."""
    names: dict[str, Any] = {}
    found: list[Word | None] = list(words)
    for at in range(len(words)):
        given = _given(words, at)
        if given is None:
            continue
        place, seat, stays = given
        name = words[place]
        if not _may_be_a_name(name):
            raise fault(text, "name", name)
        if names.setdefault(_key(name), seat) != seat:
            raise fault(text, "name_twice", name)
        found[place] = replace(name, terminal="NAME") if stays else None
        if place < at and not stays:
            found[at] = replace(words[at], opens=name.opens, aside=False)
    kept = [word for word in found if word is not None]
    return [
        _named(word, after, names)
        for before, word, after in zip([None, *kept], kept, [*kept[1:], None], strict=False)
        if not _says_again(word, before)
    ]


def _key(word: Word) -> str:
    """What a name is known by; “I”, “me” and “my” are one."""
    return f"self {word.value}" if word.terminal in ("SELF", "OF_SELF") else word.plain


def _named(word: Word, after: Word | None, names: dict[str, Any]) -> Word:
    """A name as its seat, and “my” before a hand or discards as the seat of who says so."""
    seat = names.get(_key(word)) if word.terminal in ("WORD", "SIGNS", "SELF", "OF_SELF") else None
    owns = after is not None and (after.terminal in _STATES | {"CARDS", "DISCARDS", "DRAWS"})
    if word.terminal == "OF_SELF" and not (seat and owns):
        return replace(word, terminal="WORD")
    return word if seat is None else replace(word, terminal="SEAT", value=seat)


def _with_pronouns(words: list[Word]) -> Iterator[Word]:
    """Yield the words, “he” and “she” as the one seat that the same sentence or the one before it names."""
    before: set[Any] = set()
    here: dict[Any, Any] = {}
    for word in words:
        if word.opens:
            before, here = set(here.values()), {}
        told = word
        if word.terminal == "THIRD":
            seats = set(here.values()) or before
            told = replace(word, terminal="SEAT", value=next(iter(seats))) if len(seats) == 1 else word
        if told.terminal == "SEAT":
            here[_ROLES[told.value]] = told.value
        yield told


def _given(words: list[Word], at: int) -> tuple[int, Any, bool] | None:
    """Where a name is that a word gives to a seat, the seat, and whether a sentence does it; None if none is."""
    word = words[at]
    before = words[at - 1] if at else None
    after = words[at + 1] if at + 1 < len(words) else None
    if word.terminal == "IS" and before and after and after.terminal == "SEAT" and not (word.named or after.opens):
        return at - 1, after.value, True
    if word.terminal == "IS" and before and after and before.terminal == "SEAT" and after.terminal == "WORD":
        return at + 1, before.value, True
    if word.terminal == "SEAT" and before and not word.opens:
        one = words[at - 2] if at > 1 else None
        if before.terminal == "SELF":
            return at - 1, word.value, True
        if before.terminal == "WORD" and one and one.terminal in ("COMMA", "AND") and _names_before(words, at - 2):
            return at - 1, word.value, True
    if word.terminal == "DEALS" and before and not word.opens and before.terminal != "SEAT":
        return at - 1, "dealer", True
    if word.terminal == "SEAT" and word.aside and before and before.terminal == "WORD":
        return at - 1, word.value, False
    if word.terminal == "SEAT" and after and _may_be_a_name(after) and (after.aside or _is_name(word, words, at + 1)):
        return at + 1, word.value, False
    return None


def _names_before(words: list[Word], at: int) -> bool:
    """Whether a sentence has just given another name: “Anna is elder, Bob younger”."""
    return at > 2 and words[at - 1].terminal == "SEAT" and words[at - 2].terminal == "IS" and not words[at].opens


def _is_name(seat: Word, words: list[Word], at: int) -> bool:
    """Whether what follows a seat and a colon is a name: alone on the same line, and said again elsewhere."""
    word, alone = words[at], at + 1 == len(words) or words[at + 1].opens
    again = sum(each.plain == word.plain for each in words) > 1
    return alone and seat.named and not word.opens and word.title and again


def _may_be_a_name(word: Word) -> bool:
    """Whether a word may be a name: it means nothing here, or only cards in a way that nobody writes them."""
    return word.terminal in ("WORD", "SELF") or (word.terminal == "SIGNS" and word.title and len(word.plain) > 2)


def _says_again(word: Word, before: Word | None) -> bool:
    """Whether a seat in brackets only says again whose the seat before it is, as in “elder (non-dealer)”."""
    if word.terminal != "SEAT" or not word.aside or before is None or before.terminal != "SEAT":
        return False
    return bool(_ROLES[before.value] == _ROLES[word.value])


def _meaningful(text: str, words: list[Word]) -> Iterator[Word]:
    """Yield the words, each as what the words beside it make of it; those that mean nothing there are left out."""
    before: Word | None = None
    for at, word in enumerate(words):
        beside = _Beside(text, before, words[at - 1] if at else None, *[*words[at + 1 : at + 3], None, None][:2])
        told = beside.a(word) if word.plain == "a" else beside.told(word)
        if told is not None:
            yield told
            before = told


@dataclass(frozen=True)
class _Beside:
    """What stands beside a word: as it was told and as it was typed before it, and two words after it."""

    text: str
    before: Word | None
    typed: Word | None
    after: Word | None
    next: Word | None

    @property
    def last(self) -> str:
        return self.before.terminal if self.before else ""

    @property
    def following(self) -> str:
        return self.after.terminal if self.after else ""

    def _has_ace(self) -> bool:
        return self.after is not None and self.after.plain == "as"

    def _counts_ranks(self) -> bool:
        """Whether ranks follow: four tens, 14 d’as."""
        word = self.next if self.following == "OF" else self.after
        return word is not None and (word.terminal in ("RANK", "RANKS") or word.plain == "as")

    def told(self, word: Word) -> Word | None:
        """A word as what it is here; None where it means nothing."""
        number = word.value if word.terminal == "NUMBER" else 0
        if word.plain == "as" and (self.following == "OF" or word.joined or self.last in ("COUNT", "TRIO", "QUATORZE")):
            return replace(word, terminal="RANK", value=Rank.ACE)
        if number in _SETS and self._counts_ranks():
            return replace(word, terminal="COUNT", value=_SETS[number])
        if number in (1, 2, 3, 4) and word.opens and (word.named or self.following in _STATES | ACTIONS):
            return replace(word, terminal="SEAT", value=str(number))
        if word.terminal == "TO" and word.plain.startswith("a ") and self.last == "SEAT":  # le premier a l’as
            return replace(word, terminal="HOLDS")
        if word.terminal == "DEALS" and word.aside and self.last == "SEAT":
            return replace(word, terminal="DEALT")
        if word.terminal == "DOUBT" and word.plain in _CONTRARY and self.following in ACTIONS - KINDS:
            return None  # “calls the point but sinks the tierce”; a kind or cards after it may be an exception
        if word.plain in ("no", "pas") and self.following in ("SUIT", "HEAD"):
            return replace(word, terminal="NOTHING")
        if word.terminal == "CARDS" and self.following in _STATES and (self.last == "SEAT" or word.opens):
            return replace(word, terminal="HAND" if self.last == "SEAT" else "HANDS")
        if word.terminal == "IS" and self.last in (
            "HAND",
            "AFTER",
            "DEALT",
            "OWNER",
            "CARDS",
            "TALON",
            "DISCARDS",
            "PLAY",
        ):
            return None
        if (
            word.terminal == "CARDS"
            and self.following == "OF"
            and self.next is not None
            and self.next.terminal == "SEAT"
        ):
            return replace(word, terminal="HAND")
        if word.terminal == "SEAT" and self._owns(word):
            return replace(word, terminal="OWNER")
        return None if self._means_nothing(word) else word

    def _owns(self, word: Word) -> bool:
        belongs = word.aside or (self.typed is not None and self.typed.terminal in ("OF", "TO"))
        return self.last == "HAND" or (self.last in ("DISCARDS", "DRAWS", "CALLS") and belongs)

    def _means_nothing(self, word: Word) -> bool:
        if word.terminal in ("OF", "TO"):  # discards of elder, discarded by elder
            return self.following == "SEAT" and self.last in ("HAND", "DISCARDS", "DRAWS", "CALLS")
        if word.terminal == "DASH":
            return self.last not in _GOES_ON and self.following in ITEMS | HEADS
        return word.terminal in ("COMMA", "AND") and self.last not in _GOES_ON

    def a(self, word: Word) -> Word | None:
        """What “a” is: the ace, an article, “has” after a seat, or “to” in a call.

        Raises:
            TypedFault: it could be two of these.
        """
        if not word.small:
            return word
        letter = (
            self.following == "SIGNS" and self.after is not None and self.after.small and len(self.after.plain) == 1
        )
        if self.last == "SEAT" and self.before is not None and not self.before.named:
            if letter and not word.named:
                raise fault(self.text, "small_a", word)
            return word if self.before.languages == {FIRST_LANGUAGE} else replace(word, terminal="HOLDS")
        if self.last in KINDS | {"MAJOR"} and (self.following == "RANK" or self._has_ace()):
            return replace(word, terminal="TO")
        if self.following in KINDS | {"RANK", "RANKS", "NUMBER", "BLANK"}:
            return None
        if self.following == "SIGNS" and self.next is not None and self.next.terminal == "OF" and not letter:
            raise fault(self.text, "small_a", word)
        return word


def _goes_on(seat: Word, after: Word | None) -> bool:
    """Whether more is said of a seat that has just been given a name: “Anna is elder and holds …”."""
    if after is None or after.terminal not in ITEMS | _STATES | ACTIONS:
        return False
    return seat.named or not after.opens


def _placed(words: list[Word]) -> Iterator[Word]:
    """Yield the words, with a mark before cards that stand for themselves, and each seat of which nothing is said."""
    closed, last, led = True, "", False
    for word, after in zip(words, [*words[1:], None], strict=False):
        following = after.terminal if after else ""
        told = replace(word, opens=True) if word.terminal == "SEAT" and led else word
        led = word.named and word.terminal in ("AFTER", "DEALT", "HANDS")
        alone = last not in ("IS", "NAME") and following not in ITEMS | _STATES | ACTIONS | {"IS"}
        if word.terminal == "SEAT" and alone:
            told = replace(told, terminal="ALONE")
        if word.terminal in ITEMS and closed:
            yield Word("UNNAMED", None, word.start, word.end, word.plain)
        yield told
        if told.terminal == "SEAT" and last in ("IS", "NAME") and _goes_on(told, after):
            yield replace(told, opens=True)
            last = "SEAT"
        if word.terminal in ("AFTER", "DEALT"):
            closed = last not in ("SEAT", "OWNER") and (closed or last not in _STATES)
        else:
            closed = told.terminal in _CLOSED or last in ("IS", "NAME")
        last = told.terminal
