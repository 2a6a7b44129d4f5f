"""A text as the words of the notation: each a terminal of the grammar, with its place in what was typed.

What the grammar need not know is settled here: invisible signs and articles are dropped, names given to the seats are
put in their place, and a word such as “a” or “no” is told by the words beside it. What is no word stays as WORD.

>>> [word.terminal for word in words_of("Anna is elder. Anna: ♠AK, the queen of hearts")]
['NAME', 'IS', 'SEAT', 'SEAT', 'SIGNS', 'COMMA', 'RANK', 'OF', 'SUIT']
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final
from unicodedata import name as name_of

from piquet_tutor.engine.cards import Rank, Suit, card
from piquet_tutor.explore.lab.faults import EditFault, TypedFault
from piquet_tutor.explore.lab.notation.vocabulary import SYMBOLS, alphabets, folded, vocabulary
from piquet_tutor.narration.catalogue import DEFAULT

MOST_WORDS: Final = 1200
"""The most words and signs of a text; a deal with its play, each card in four words, has about four hundred."""
ITEMS: Final = frozenset(
    ("CARD", "SIGNS", "RANK", "SUIT", "HEAD", "OF", "TO", "AND", "COMMA", "DASH", "NOTHING", "NUMBER", "CARDS")
)
"""What stands in a list of cards."""
KINDS: Final = frozenset(("POINT", "SEQUENCE", "RUN", "SETS", "TRIO", "QUATORZE", "COUNT"))
_STATES: Final = frozenset(("HAND", "HOLDS", "DEALT", "AFTER"))
_ACTIONS: Final = frozenset(
    ("DISCARDS", "DRAWS", "LEFT", "PLAY", "BIDS", "PASS", "CALLS", "SINKS", "SILENT", "BLANK", "QUIET", *KINDS)
)
_GOES_ON: Final = ITEMS | KINDS | {"MAJOR", "MAKING", "RANKS"}
"""What commas and “and” divide; anywhere else they mean nothing."""
_CLOSED: Final = frozenset(("RULES", "OPTIONS", "TEXT", "BIDS", "HANDS", "ALONE", "DEALS"))
"""After what a list of cards stands for itself, as it does at the beginning."""
_HEADS: Final = frozenset(("SEAT", "TALON", "HANDS", "PLAY", "DISCARDS", "TEXT", "RULES", "OPTIONS", "BIDS", "PLAYER"))
"""What ends the name of a rule set, or a title in the middle of a line, if a colon follows."""
_REMARK: Final = frozenset(("WORD", "OF", "TO", "AND", "COMMA", "NUMBER", "DASH", "SKIPPED"))
"""Of what a remark in brackets consists, which is left out."""
_TOKEN: Final = re.compile(
    rf"(?P<GAP>[ \"“”«»*]+)|(?P<BREAK>[\n;.!?])|(?P<SIGNS>[\w{''.join(SYMBOLS)}]+)|(?P<OWN>'s?(?!\w))"
    r"|(?P<COMMA>[,/|&+])|(?P<COLON>[:=])|(?P<DASH>[-‐‑–—−]+)|(?P<CARD>[🂠-🃟])|(?P<OTHER>.)"
)
_DOTS: Final = re.compile(r"\.\.+")
_ASIDE: Final = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
_NUMBERING: Final = re.compile(r"(\d{1,2})[.):](?=\s)")
_COLON: Final = re.compile(r"\s*[:=]")
_PLAYER: Final = re.compile(r" ?([1-4])(?!\w)")
_ROLES: Final = {"elder": 0, "nondealer": 0, "younger": 1, "dealer": 1, **{each: each for each in "1234"}}
"""Words for the same seat of two have the same number."""
_SETS: Final = {3: 3, 4: 4, 14: 4}
"""How many of a rank a number before it means."""


@dataclass(frozen=True)
class Word:
    """A word of a text.

    Attributes:
        terminal: what it is in the grammar.
        value: what it stands for there, such as a seat or a suit.
        start, end: where it stands in what was typed.
        plain: how it is written, without capitals and accents.
        languages: those that have it; empty for signs.
        opens: whether a line begins with it, or what a semicolon or a full stop divides.
        named: whether a colon follows.
        small: whether it was typed in small letters.
        title: whether it was typed as names are, with one capital.
        joined: whether an apostrophe joins it to the word before.
        aside: whether it stands in brackets.
    """

    terminal: str
    value: Any
    start: int
    end: int
    plain: str = ""
    languages: frozenset[str] = frozenset()
    opens: bool = False
    named: bool = False
    small: bool = False
    title: bool = False
    joined: bool = False
    aside: bool = False


def fault(text: str, key: str, word: Word, /, **values: object) -> TypedFault:
    """Return a fault that points at a word."""
    return TypedFault(key, text, word.start, text[word.start : word.end], **values)


def words_of(text: str) -> list[Word]:
    """Return the words of a text.

    Raises:
        EditFault: there are more words than any deal has.
        TypedFault: a word could be two things, or a card's name is given to a player.
    """
    words = list(islice(_Scanner(text).words(), MOST_WORDS + 1))
    if len(words) > MOST_WORDS:
        raise EditFault("wordy", limit=MOST_WORDS)
    words = _with_names(text, _without_skipped(words))
    return list(_placed(list(_told(text, words))))


class _Scanner:
    """Finds the words of a text one after another, with the marks between."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.plain, self.places = folded(text)
        self.at = 0
        self.opens = self.begins_line = True
        self.joined = False
        self.trick = 0
        """How many tricks of the play have been numbered so far; 0 outside it."""

    def words(self, until: int | None = None, aside: bool = False) -> Iterator[Word]:
        """Yield the words up to a place; those in brackets unless they are a remark."""
        until = len(self.plain) if until is None else until
        while self.at < until:
            bracket = _ASIDE.match(self.plain, self.at)
            if bracket is not None and not aside:
                self.at += 1
                inside = list(self.words(bracket.end() - 1, aside=True))
                self.at = bracket.end()
                for each in inside:
                    if each.terminal in _ACTIONS | {"TALON", "HANDS"}:  # what follows would be taken for its cards
                        raise fault(self.text, "place", each)
                if len(inside) == 1 or not {each.terminal for each in inside} <= _REMARK:
                    yield from inside
            elif (word := self._next()) is not None:
                yield replace(word, aside=True) if aside else word

    def _next(self) -> Word | None:
        numbering = _NUMBERING.match(self.plain, self.at) if self.trick else None
        if numbering is not None and int(numbering[1]) == self.trick:
            self.at, self.trick = numbering.end(), self.trick + 1
            return None
        if (dots := _DOTS.match(self.plain, self.at)) is not None:
            return self._word("TO", None, dots.end())
        found = vocabulary().at(self.plain, self.at)
        if found is None:
            return self._sign()
        meaning, end = found
        terminal, value = meaning.terminal, meaning.value
        if terminal == "PLAYER":
            number = _PLAYER.match(self.plain, end)
            terminal, value = ("SEAT", number[1]) if number is not None else ("WORD", None)
            return self._word(terminal, value, number.end() if number is not None else end, meaning.languages)
        if terminal in ("TEXT", "RULES", "OPTIONS", "BIDS"):
            return self._line(terminal, value, end, meaning.languages)
        if terminal not in ITEMS and terminal != "SKIPPED":
            self.trick = terminal == "PLAY"
        return self._word(terminal, value, end, meaning.languages)

    def _sign(self) -> Word | None:
        """Return cards, a number, a mark, or what is nothing."""
        found = _TOKEN.match(self.plain, self.at)
        assert found is not None  # one of the forms is any character
        form, signs = found.lastgroup or "", found[0]
        if form in ("GAP", "BREAK"):
            self.at = found.end()
            self.opens = self.opens or form == "BREAK"
            self.begins_line = signs == "\n" or (self.begins_line and form == "GAP")
            return None
        value: Any = None
        if form == "SIGNS" and not any(letters.parts(signs) for letters in alphabets().values()):
            form, value = ("NUMBER", int(signs)) if signs.isascii() and signs.isdigit() else ("WORD", None)
        elif form == "CARD":
            form, value = _pictured(signs)
        if form == "OTHER" or (form == "DASH" and self.trick):
            form = "WORD" if form == "OTHER" else "COMMA"  # a trick’s two cards: AS-7S
        return self._word(form, value, found.end())

    def _line(self, terminal: str, value: Any, end: int, languages: frozenset[str]) -> Word:
        """Return a title, a rule set, options or bids, with what is said of it: where it starts, and where it ends."""
        colon = _COLON.match(self.plain, end)
        if colon is None and (terminal == "TEXT" or not (self.opens or terminal == "BIDS")):
            return self._word("WORD", None, end, languages)
        start = end if colon is None else colon.end()
        stop = self._end_of(terminal, start)
        word = self._word(terminal, value, stop, languages)
        return replace(word, value=(value, self.places[start], self.places[stop]))

    def _end_of(self, terminal: str, start: int) -> int:
        end = self.plain.find("\n", start)
        end = len(self.plain) if end < 0 else end
        if terminal == "TEXT" and self.begins_line:
            return end
        for gap in re.compile(r"[\s.,;]+").finditer(self.plain, start, end):
            if ";" in gap[0] and (terminal != "TEXT" or self._heads(gap.end())):
                return gap.start()
            if terminal not in ("TEXT", "BIDS") and self._heads(gap.end()):
                return gap.start()
        return end

    def _heads(self, at: int) -> bool:
        found = vocabulary().at(self.plain, at)
        if found is None or found[0].terminal not in _HEADS:
            return False
        return re.compile(r"[ \d]*[:=]").match(self.plain, found[1]) is not None

    def _word(self, terminal: str, value: Any, end: int, languages: frozenset[str] = frozenset()) -> Word:
        start, last = self.places[self.at], self.places[end - 1] + 1
        plain, typed = self.plain[self.at : end], self.text[start:last]
        word = Word(
            *(terminal, value, start, last, plain, languages, self.opens),
            small=typed.islower(),
            title=typed.istitle() and typed.isalpha() and len(typed) > 1,
            joined=self.joined,
        )
        self.joined = plain.endswith("'")
        if not (terminal == "SKIPPED" or terminal == "DASH"):
            self.opens = self.begins_line = False
        self.at = end
        return word


def _pictured(sign: str) -> tuple[str, Any]:
    """Return a card of the Unicode block of playing cards."""
    words = name_of(sign, "").removeprefix("PLAYING CARD ").split(" OF ")
    if len(words) != 2 or words[0] not in Rank.__members__ or words[1] not in Suit.__members__:
        return "WORD", None
    return "CARD", card(Rank[words[0]], Suit[words[1]])


# --- what the words beside it tell of a word -------------------------------------------------------------------------


def _without_skipped(words: list[Word]) -> list[Word]:
    """Return the words without articles, colons and apostrophes; a colon is kept with the word before it."""
    found: list[Word] = []
    for word in words:
        if word.terminal == "COLON" and found:
            found[-1] = replace(
                found[-1], named=True, terminal="HEAD" if found[-1].terminal == "SUIT" else found[-1].terminal
            )
        elif word.terminal not in ("COLON", "OWN", "SKIPPED"):
            found.append(word)
    return found


def _with_names(text: str, words: list[Word]) -> list[Word]:
    """Return the words with a seat for each name; where a sentence gives it, it stays as NAME."""
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
        if names.setdefault(name.plain, seat) != seat:
            raise fault(text, "name_twice", name)
        found[place] = replace(name, terminal="NAME") if stays else None
        if place < at and not stays:
            found[at] = replace(words[at], opens=name.opens, aside=False)
    kept = [word for word in found if word is not None and not (word.terminal == "WORD" and word.aside)]
    return [
        replace(word, terminal="SEAT", value=names[word.plain])
        if word.terminal in ("WORD", "SIGNS") and word.plain in names
        else word
        for word, before in zip(kept, [None, *kept], strict=False)
        if not _says_again(word, before)
    ]


def _given(words: list[Word], at: int) -> tuple[int, Any, bool] | None:
    """Return where a name is that a word gives to a seat, the seat, and whether a sentence does it; None if none is."""
    word = words[at]
    before = words[at - 1] if at else None
    after = words[at + 1] if at + 1 < len(words) else None
    if word.terminal == "IS" and before and after and after.terminal == "SEAT":
        return at - 1, after.value, True
    if word.terminal == "IS" and before and after and before.terminal == "SEAT" and after.terminal == "WORD":
        return at + 1, before.value, True
    if word.terminal == "DEALS" and before:
        return at - 1, "dealer", True
    if word.terminal == "SEAT" and word.aside and before and before.terminal == "WORD":
        return at - 1, word.value, False
    if word.terminal == "SEAT" and after and _may_be_a_name(after) and (after.aside or _is_name(word, words, at + 1)):
        return at + 1, word.value, False
    return None


def _is_name(seat: Word, words: list[Word], at: int) -> bool:
    """Return whether what follows a seat and a colon is a name: alone on the same line, and said again elsewhere."""
    word, alone = words[at], at + 1 == len(words) or words[at + 1].opens
    again = sum(each.plain == word.plain for each in words) > 1
    return alone and seat.named and not word.opens and word.title and again


def _may_be_a_name(word: Word) -> bool:
    """Return whether a word may be a name: it means nothing here, or only cards in a way that nobody writes them."""
    return word.terminal == "WORD" or (word.terminal == "SIGNS" and word.title and len(word.plain) > 2)


def _says_again(word: Word, before: Word | None) -> bool:
    """Return whether a seat in brackets only says again whose the seat before it is, as in “elder (non-dealer)”."""
    if word.terminal != "SEAT" or not word.aside or before is None or before.terminal != "SEAT":
        return False
    return bool(_ROLES[before.value] == _ROLES[word.value])


def _told(text: str, words: list[Word]) -> Iterator[Word]:
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
        """Return whether ranks follow: four tens, 14 d’as."""
        word = self.next if self.following == "OF" else self.after
        return word is not None and (word.terminal in ("RANK", "RANKS") or word.plain == "as")

    def told(self, word: Word) -> Word | None:
        """Return a word as what it is here; None where it means nothing."""
        number = word.value if word.terminal == "NUMBER" else 0
        if word.plain == "as" and (self.following == "OF" or word.joined or self.last in ("COUNT", "TRIO", "QUATORZE")):
            return replace(word, terminal="RANK", value=Rank.ACE)
        if number in _SETS and self._counts_ranks():
            return replace(word, terminal="COUNT", value=_SETS[number])
        if number in (1, 2, 3, 4) and word.opens and (word.named or self.following in _STATES | _ACTIONS):
            return replace(word, terminal="SEAT", value=str(number))
        if word.terminal == "TO" and word.plain.startswith("a ") and self.last == "SEAT":  # le premier a l’as
            return replace(word, terminal="HOLDS")
        if word.plain in ("no", "pas") and self.following in ("SUIT", "HEAD"):
            return replace(word, terminal="NOTHING")
        if word.terminal == "IS" and self.last in ("HAND", "OWNER", "CARDS", "TALON", "DISCARDS", "PLAY"):
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
        return self.last == "HAND" or (self.last in ("DISCARDS", "DRAWS") and belongs)

    def _means_nothing(self, word: Word) -> bool:
        if word.terminal in ("OF", "TO"):  # discards of elder, discarded by elder
            return self.following == "SEAT" and self.last in ("HAND", "DISCARDS", "DRAWS")
        if word.terminal == "DASH":
            return self.last not in _GOES_ON and self.following in ITEMS | _HEADS
        return word.terminal in ("COMMA", "AND") and self.last not in _GOES_ON

    def a(self, word: Word) -> Word | None:
        """Return what “a” is: the ace, an article, “has” after a seat, or “to” in a call.

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
            return word if self.before.languages == {DEFAULT} else replace(word, terminal="HOLDS")
        if self.last in KINDS | {"MAJOR"} and (self.following == "RANK" or self._has_ace()):
            return replace(word, terminal="TO")
        if self.following in KINDS | {"RANK", "RANKS", "NUMBER", "BLANK"}:
            return None
        if self.following == "SIGNS" and self.next is not None and self.next.terminal == "OF" and not letter:
            raise fault(self.text, "small_a", word)
        return word


def _placed(words: list[Word]) -> Iterator[Word]:
    """Yield the words, with a mark before cards that stand for themselves, and each seat of which nothing is said."""
    closed, last = True, ""
    for word, after in zip(words, [*words[1:], None], strict=False):
        following = after.terminal if after else ""
        told = word
        if word.terminal == "SEAT" and "IS" not in (last, following) and following not in ITEMS | _STATES | _ACTIONS:
            told = replace(word, terminal="ALONE")
        if word.terminal in ITEMS and closed:
            yield Word("UNNAMED", None, word.start, word.end, word.plain)
        yield told
        if word.terminal in ("AFTER", "DEALT"):
            closed = last not in ("SEAT", "OWNER") and (closed or last not in _STATES)
        else:
            closed = told.terminal in _CLOSED or last == "IS"
        last = told.terminal
