"""Scans a text: its words and signs one after another, each with its place in what was typed.

What only decorates a line is nothing: bullets, the numbers of a list, quotation marks, a time stamp.

>>> [word.terminal for word in Scanner("- elder: the ace").words()]
['SEAT', 'COLON', 'SKIPPED', 'RANK']
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final
from unicodedata import name as name_of

from piquet_tutor.explore.lab.faults import TypedFault
from piquet_tutor.explore.lab.notation.layout import laid_out
from piquet_tutor.explore.lab.notation.vocabulary import SYMBOLS, alphabets, folded, vocabulary
from piquet_tutor.game.cards import Rank, Suit, card

ITEMS: Final = frozenset(
    ("CARD", "SIGNS", "RANK", "SUIT", "HEAD", "OF", "TO", "AND", "COMMA", "DASH", "NOTHING", "NUMBER", "CARDS")
)
"""What stands in a list of cards."""
KINDS: Final = frozenset(("POINT", "SEQUENCE", "RUN", "SETS", "TRIO", "QUATORZE", "COUNT"))
ACTIONS: Final = frozenset(
    ("DISCARDS", "DRAWS", "LEFT", "PLAY", "BIDS", "PASS", "CALLS", "SINKS", "SILENT", "BLANK", "QUIET", *KINDS)
)
HEADS: Final = frozenset(("SEAT", "TALON", "HANDS", "PLAY", "DISCARDS", "TEXT", "RULES", "OPTIONS", "BIDS", "PLAYER"))
"""What ends the name of a rule set, or a title in the middle of a line, if a colon follows."""
_REMARK: Final = frozenset(("WORD", "OF", "TO", "AND", "COMMA", "NUMBER", "DASH", "SKIPPED"))
"""Of what a remark in brackets consists, which is left out."""
_TOKEN: Final = re.compile(
    rf"(?P<GAP>[ \"“”«»*`~\]]+|(?<!\w)'(?=\S))|(?P<BREAK>[\n;.!?#]|//)|(?P<SHORT>[^\W\d_]+'(?:t|re|ve|ll)(?!\w))"
    rf"|(?P<SIGNS>[\w{''.join(SYMBOLS)}]+)|(?P<OWN>'s?(?!\w))"
    r"|(?P<COMMA>[,/|&+·])|(?P<COLON>[:=])|(?P<DASH>[-‐‑–—−]+)|(?P<CARD>[🂠-🃟])|(?P<OTHER>.)"
)
_BULLET: Final = re.compile(r"[>•*#‐‑–—−-]+(?= +\S)|>")
_STAMP: Final = re.compile(r"\[(?=[^\]\n]*\d:\d)[\d/:., -]+\]|(?:[\d/.]{6,10},? )?\d{1,2}:\d\d(?::\d\d)?(?: -)?(?= )")
_NUMBERED: Final = re.compile(r"(\d{1,2})[.)](?= )")
_DOTS: Final = re.compile(r"\.\.+")
_ASIDE: Final = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
_LISTED: Final = re.compile(r"[:=] *\[")
_NUMBERING: Final = re.compile(r"(\d{1,2})[.):](?=\s)")
_COLON: Final = re.compile(r"\s*[:=]")
_PLAYER: Final = re.compile(r" ?([1-4])(?!\w)")


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
        hashed: whether a # stands before it in the same line.
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
    hashed: bool = False


def fault(text: str, key: str, word: Word, /, **values: object) -> TypedFault:
    """A fault that points at a word."""
    return TypedFault(key, text, word.start, text[word.start : word.end], **values)


class Scanner:
    """Finds the words of a text one after another, with the marks between."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.plain, self.places = laid_out(*folded(text))
        self.at = 0
        self.opens = self.begins_line = True
        self.hashed = False
        self.joined = False
        self.trick = 0
        """How many tricks of the play have been numbered so far; 0 outside it."""
        self.numbered = 0
        """The number of the last line, in a list with numbers."""
        self.left: list[list[Word]] = []
        """The remarks in brackets."""

    def words(self, until: int | None = None, aside: bool = False) -> Iterator[Word]:
        """Yield the words up to a place; those in brackets unless they are a remark."""
        until = len(self.plain) if until is None else until
        while self.at < until:
            if self.begins_line and (end := self._decoration()):
                self.at = end
                continue
            bracket = _ASIDE.match(self.plain, self.at)
            if self.plain[self.at] in ":=" and (listed := _LISTED.match(self.plain, self.at)) is not None:
                yield self._word("COLON", None, self.at + 1)
                self.at = listed.end()
            elif bracket is not None and not aside:
                self.at += 1
                inside = list(self.words(bracket.end() - 1, aside=True))
                self.at = bracket.end()
                for each in inside:
                    if each.terminal in ACTIONS | {"TALON", "HANDS"}:  # what follows would be taken for its cards
                        raise fault(self.text, "place", each)
                if len(inside) == 1 or not {each.terminal for each in inside} <= _REMARK:
                    yield from inside
                elif inside:
                    self.left.append(inside)
            elif (word := self._next()) is not None:
                yield replace(word, aside=True) if aside else word

    def _decoration(self) -> int:
        """Where what decorates the beginning of a line ends; 0 where nothing does."""
        for each in (_BULLET, _STAMP):
            if (found := each.match(self.plain, self.at)) is not None:
                self.hashed = self.hashed or "#" in found[0]
                return found.end()
        number = _NUMBERED.match(self.plain, self.at)
        if number is None or int(number[1]) not in (1, self.numbered + 1):
            return 0
        self.numbered = int(number[1])
        return number.end()

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
        """Cards, a number, a mark, or what is nothing."""
        found = _TOKEN.match(self.plain, self.at)
        assert found is not None  # one of the forms is any character
        form, signs = found.lastgroup or "", found[0]
        if form in ("GAP", "BREAK"):
            self.at = found.end()
            self.opens = self.opens or form == "BREAK"
            self.begins_line = signs == "\n" or (self.begins_line and form == "GAP")
            self.hashed = signs != "\n" and (self.hashed or signs == "#")
            return None
        value: Any = None
        if form == "SIGNS" and not any(letters.parts(signs) for letters in alphabets().values()):
            form, value = ("NUMBER", int(signs)) if signs.isascii() and signs.isdigit() else ("WORD", None)
        elif form == "CARD":
            form, value = _pictured(signs)
        if form in ("OTHER", "SHORT") or (form == "DASH" and self.trick):
            form = "COMMA" if form == "DASH" else "WORD"  # a trick’s two cards: AS-7S
        return self._word(form, value, found.end())

    def _line(self, terminal: str, value: Any, end: int, languages: frozenset[str]) -> Word:
        """A title, a rule set, options or bids, with what is said of it: where it starts, and where it ends."""
        colon = _COLON.match(self.plain, end)
        if colon is None and (terminal == "TEXT" or not (self.opens or terminal == "BIDS")):
            return self._word("WORD", None, end, languages)
        start = end if colon is None else colon.end()
        stop = self._end_of(terminal, value, start)
        word = self._word(terminal, value, stop, languages)
        return replace(word, value=(value, self.places[start], self.places[stop]))

    def _end_of(self, terminal: str, value: Any, start: int) -> int:
        """Where a line ends: at another head, after a semicolon, or of a title a full stop."""
        end = self.plain.find("\n", start)
        end = len(self.plain) if end < 0 else end
        for gap in re.compile(r"[\s.,;]+").finditer(self.plain, start, end):
            divides = ";" in gap[0] or (value == "title" and "." in gap[0])
            if terminal == "TEXT":
                if divides and self._heads(gap.end(), value):
                    return gap.start()
            elif divides or (terminal != "BIDS" and self._heads(gap.end())):
                return gap.start()
        return end

    def _heads(self, at: int, value: Any = None) -> bool:
        """Whether a head with a colon stands there, other than that of the text itself."""
        found = vocabulary().at(self.plain, at)
        if found is None or found[0].terminal not in HEADS or (value is not None and found[0].value == value):
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
            hashed=self.hashed,
        )
        self.joined = plain.endswith("'")
        if not (terminal == "SKIPPED" or terminal == "DASH"):
            self.opens = self.begins_line = False
        self.at = end
        return word


def _pictured(sign: str) -> tuple[str, Any]:
    """A card of the Unicode block of playing cards."""
    words = name_of(sign, "").removeprefix("PLAYING CARD ").split(" OF ")
    if len(words) != 2 or words[0] not in Rank.__members__ or words[1] not in Suit.__members__:
        return "WORD", None
    return "CARD", card(Rank[words[0]], Suit[words[1]])
