"""A deal typed in another language, in the English words that the reader knows.

The catalogue of each language lists what may be typed for an English word (``typing-words``), and has the names and
signs of the ranks. A text is put into English word by word, each character with its place in what was typed, so that a
fault points there. A text in English stays as it is: where a word or a sign of another language means something in
English, as the D of a queen does, it is put into English only where the words around it leave nothing else.

>>> translated("premier : ♠ARD10, l’as de cœur").text
'elder : ♠AKQ10, the ace of hearts'
>>> translated("elder: ♠AKQ 7D").text
'elder: ♠AKQ 7D'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final
from unicodedata import combining, normalize

from piquet_tutor.engine.cards import Rank, Suit
from piquet_tutor.engine.records.form import suggestion
from piquet_tutor.explore.lab.cardwords import RANK_WORDS, is_read, plainly
from piquet_tutor.explore.lab.faults import Told, TypedFault
from piquet_tutor.narration.catalogue import DEFAULT, catalogue, languages
from piquet_tutor.narration.faults import phrase_told

_WORDS: Final = "typing-words"
_SUITS: Final = frozenset(suit.name.lower() for suit in Suit)
_RANKS: Final = {word: rank.name.lower() for rank in Rank for word in (rank.name.lower(), f"{rank.name.lower()}s")}
"""Words for ranks in English, one or several, and the name of the rank."""
_SEATS: Final = frozenset({"elder", "younger", "dealer", "nondealer", "player"})
_STARTS: Final = frozenset({*_SEATS, "talon", "play", "bids", "discards", "hands"})
"""Words with which a part begins in the middle of a line."""
_WHOLE: Final = frozenset({"title", "source", "note"})
"""Parts that are one line, whatever it contains."""
_NAMED: Final = frozenset({"rules", "options"})
"""Parts that contain names, which are not put into English."""
_NAMED_IN_ENGLISH: Final = re.compile(
    r"(?:^|(?<=[\s.,]))(?:the )?(?:rules?|rule set|form|game|options?)\s*:"
    r"|^\s*(?:the )?(?:rules?|rule set|by the rules of|form|game|options?|with)\b"
)
_WHOLE_IN_ENGLISH: Final = re.compile(r"\s*(?:title|source|note)\s*:")
_COLON: Final = re.compile(r"\s*[1-4]?\s*:")
_MOST: Final = 20
"""The most parts of names in a line; a text that was written has one."""
_GROUPS: Final = frozenset({"trio", "quatorze", "three", "four"})
"""Words that several cards of one rank follow."""
_SYMBOLS: Final = "♠♥♦♣♤♡♢♧"
_BETWEEN: Final = r"\s,;:.|/&+()\-–—"
_CARDS: Final = re.compile(rf"[^{_BETWEEN}]+")
_OPENING: Final = re.compile(rf"(?<![^{_BETWEEN}])[{_SYMBOLS}]")
"""A suit as a symbol, before its ranks."""
_ENGLISH: Final = re.compile(rf"(?=.*[kqjtshc])(?!as$)(?:10|[akqjt6-9shdc{_SYMBOLS}])+")
"""Cards in letters that only English has for them; “as” may be a word of another language."""
_LETTERS: Final = frozenset("shdc")
"""The letters of the suits in English."""
_FOLDED: Final = {"œ": "oe", "’": "'", "\ufe0f": ""}
_ENGLISH_RANKS: Final = frozenset(word for word in RANK_WORDS if word.isalpha() and len(word) > 1) - {"six"}


@dataclass(frozen=True)
class Translated:
    """A text put into English.

    Attributes:
        typed: as it was typed.
        text: in English.
        starts, ends: for each character in English where that which it stands for starts and ends in what was typed.
    """

    typed: str
    text: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def blamed(self, fault: TypedFault) -> TypedFault:
        """Return a fault of the English text as one of what was typed."""
        if self.text == self.typed:
            return fault
        at, found = self._place(fault), fault.found
        if plainly(self.text).startswith(plainly(found), at) and found:
            found = self.typed[self.starts[at] : self.ends[at + len(found) - 1]]
        values = {name: value for name, value in fault.values.items() if name not in ("found", "line", "column")}
        place = self.starts[at] if at < len(self.text) else len(self.typed)
        return TypedFault(fault.key, self.typed, place, found, **values)

    def _place(self, fault: TypedFault) -> int:
        """Return where the word at fault is: the one for a seat may stand before what is said of it."""
        text, word = plainly(self.text), plainly(fault.found)
        before = -1 if text.startswith(word, fault.at) else text.rfind(word, 0, fault.at)
        return fault.at if before < 0 else before


@dataclass(frozen=True)
class Words(Told):
    """English words of the reader, told in the language of the sentence in which they stand.

    Attributes:
        words: the words.
    """

    words: tuple[str, ...]

    def text(self, language: str = DEFAULT) -> str:
        """Return them in a row."""
        return ", ".join(_names(self.words, language))


@dataclass(frozen=True)
class Hint(Told):
    """What to write in place of an unknown word, in the language of the sentence.

    Attributes:
        word: the unknown word.
        known: the English words there are.
    """

    word: str
    known: tuple[str, ...]

    def text(self, language: str = DEFAULT) -> str:
        """Return the hint: a word of this language that is close, or an English one, or every one there is."""
        hints = [suggestion(self.word, _names(self.known, each), "write") for each in (language, DEFAULT)]
        close = (hint for hint in hints if hint.code == "perhaps")
        return phrase_told(next(close, hints[0]), language)


def _names(words: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Return the first name that a language has for each word; a player's number is its own name."""
    found, keys = catalogue(language), (f"{_WORDS}.{word}" for word in words)
    return tuple(
        found.word(key).split(", ")[0] if key in found else word for word, key in zip(words, keys, strict=True)
    )


def translated(text: str) -> Translated:
    """Return a text in English, word by word."""
    changes: list[tuple[int, int, str]] = []
    for tongue in _tongues():
        at = 0
        for line in text.splitlines(keepends=True):
            changes += tongue.changes(line, at)
            at += len(line)
    return _changed(text, changes)


def _changed(text: str, changes: list[tuple[int, int, str]]) -> Translated:
    parts: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    at = 0
    for start, end, english in (*sorted(changes), (len(text), len(text), "")):
        if start < at:  # two languages have the word: the first has it
            continue
        parts += [text[at:start], english]
        starts += [*range(at, start), *[start] * len(english)]
        ends += [*range(at + 1, start + 1), *[end] * len(english)]
        at = end
    return Translated(text, "".join(parts), tuple(starts), tuple(ends))


# --- a language -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Said:
    """A word of another language in a text.

    Attributes:
        word: what it is in English: a word of the catalogue, or a rank.
        start, end: where it is.
        written: how it is written, without capitals and accents.
    """

    word: str
    start: int
    end: int
    written: str

    @property
    def is_elided(self) -> bool:
        """Whether the next word follows it without a space."""
        return self.written.endswith("'")

    @property
    def is_card(self) -> bool:
        """Whether it is an English card as well, as the French “as” is."""
        return len(self.written) > 1 and is_read(self.written) and self.written not in RANK_WORDS


@cache
def _tongues() -> tuple[_Tongue, ...]:
    return tuple(_Tongue(language) for language in languages() if language != DEFAULT)


class _Tongue:
    """What one language has for the words that the reader knows, and for the signs of the ranks.

    Attributes:
        known: what is in English each word, written without accents.
        accented: the same for words as they are written.
        english: the text of each English word.
        signs: the signs of the ranks, and those of English.
    """

    def __init__(self, language: str) -> None:
        found, english = catalogue(language), catalogue(DEFAULT)
        self.known: dict[str, str] = {}
        self.accented: dict[str, str] = {}
        self.english = {word: word for word in _RANKS}
        for key in english.keys(_WORDS):
            word = key.partition(".")[2]
            self.english[word] = english.word(key)
            self._learn(word, found.word(key))
        for rank in dict.fromkeys(_RANKS.values()):
            self.english[f"{rank}s"] = english.word(f"rank-{rank}.plural")
            self._learn(rank, found.word(f"rank-{rank}.one"))
            self._learn(f"{rank}s", found.word(f"rank-{rank}.plural"))
        ranks = [f"rank-{rank}.sign" for rank in dict.fromkeys(_RANKS.values())]
        self.signs = {found.word(each).lower(): english.word(each).lower() for each in ranks}
        sign = "|".join(sorted(map(re.escape, self.signs), key=len, reverse=True))
        self._sign = re.compile(sign)
        self._in_signs = re.compile(rf"(?:{sign})+|(?:[{_SYMBOLS}](?:{sign})+)+|(?:(?:{sign})+[{_SYMBOLS}])+")
        self.words = re.compile("|".join(map(_pattern, sorted(self.known, key=len, reverse=True))))

    def _learn(self, word: str, written: str) -> None:
        for each in written.split(", "):
            self.known.setdefault(_spelt(_folded(each)[0]), word)
            self.accented.setdefault(each.lower(), word)

    def changes(self, line: str, at: int) -> Iterator[tuple[int, int, str]]:
        """Yield what to change in a line that stands at a place of the text: start, end, and the English."""
        plain, places = _folded(line)
        typed = "".join(line[place] for place in places[:-1])
        start, is_free = 0, False
        for piece in [plain] if self._is_free(plain) else re.split("(?<=;)", plain):
            end = start + len(piece)
            is_free = self._is_free(piece) or (is_free and not self._begins(piece))
            if not is_free or self._is_free(piece):
                for first, last, english in self._in_piece(piece, typed[start:end]):
                    yield at + places[start + first], at + places[start + last], english
            start = end

    def _is_free(self, piece: str) -> bool:
        """Return whether a piece is a title or the like, which goes on until another part begins."""
        found = self.words.match(piece.lstrip())
        own = found is not None and self._one(found, found[0]).word in _WHOLE and ":" in piece
        return own or _WHOLE_IN_ENGLISH.match(piece) is not None

    def _begins(self, piece: str) -> bool:
        found = self.words.match(piece.lstrip())
        return found is not None and self._one(found, found[0]).word in _STARTS | _NAMED

    def _in_piece(self, piece: str, typed: str) -> Iterator[tuple[int, int, str]]:
        for start, end in self._names(piece, typed):
            blank = " " * (end - start)
            piece, typed = piece[:start] + blank + piece[end:], typed[:start] + blank + typed[end:]
        around = _Around(self, piece, typed, self._said(piece, typed))
        yield from around.words()
        yield from around.cards()
        yield from ((each.start(), each.end(), " ") for each in re.finditer("[\u00a0\u202f]", typed))

    def _names(self, piece: str, typed: str) -> Iterator[tuple[int, int]]:
        """Yield where free text and names stand, which are no words to be put into English."""
        said = self._said(piece, typed)
        starts = [found.end() for found in _NAMED_IN_ENGLISH.finditer(piece)]
        starts += [one.end for one in said if one.word in _NAMED and _begins(one, piece)]
        ends = [one.start for one in said if one.word in _STARTS and _COLON.match(piece, one.end)]
        yield from ((start, min((end for end in ends if end > start), default=len(piece))) for start in starts[:_MOST])
        whole = [found.end() for found in (_WHOLE_IN_ENGLISH.match(piece),) if found is not None]
        whole += [one.end for one in said if one.word in _WHOLE and _begins(one, piece)]
        yield from ((start, len(piece)) for start in whole[:1])

    def _said(self, piece: str, typed: str) -> list[_Said]:
        return [self._one(found, typed[found.start() : found.end()]) for found in self.words.finditer(piece)]

    def _one(self, found: re.Match[str], typed: str) -> _Said:
        written = _spelt(found[0])
        return _Said(self.accented.get(typed.lower(), self.known[written]), *found.span(), written)

    def has_own(self, word: str) -> bool:
        """Return whether a word is ranks, one of them in a sign that English has not."""
        return self._has(word, lambda sign: sign not in RANK_WORDS and sign not in _LETTERS)

    def has_doubtful(self, word: str) -> bool:
        """Return whether a word is ranks, one of them in a sign that English has for a suit."""
        return self._has(word, lambda sign: sign in _LETTERS)

    def _has(self, word: str, fits: Callable[[str], bool]) -> bool:
        return self._in_signs.fullmatch(word) is not None and any(map(fits, self._sign.findall(word)))

    def in_english(self, word: str) -> str:
        """Return ranks in English signs."""
        return self._sign.sub(lambda found: self.signs[found[0]].upper(), word)


class _Around:
    """The words and cards of one piece of a text, each read by those around it.

    Attributes:
        is_english: whether cards are written as only English writes them.
        has_cards: whether cards are written as no English text has them.
        is_foreign: whether cards are, or a part begins as in no English text.
    """

    def __init__(self, tongue: _Tongue, piece: str, typed: str, said: list[_Said]) -> None:
        self.tongue, self.piece, self.typed, self.said = tongue, piece, typed, said
        covered = {place for one in said for place in range(one.start, one.end)}
        self.others = [found for found in _CARDS.finditer(piece) if found.start() not in covered]
        self.is_english = any(_ENGLISH.fullmatch(each[0]) or each[0] in _ENGLISH_RANKS for each in self.others)
        self.has_cards = any(tongue.has_own(each[0]) for each in self.others) or any(
            one.word in _SUITS or (one.word in _RANKS and one.written not in RANK_WORDS)
            for one in said
            if not one.is_card
        )
        self.is_foreign = self.has_cards or any(one.word in _SEATS for one in said)

    # --- words ----------------------------------------------------------------------------------------------------

    def words(self) -> Iterator[tuple[int, int, str]]:
        """Yield the words, and what they are in English."""
        for number, one in enumerate(self.said):
            before = self.said[max(0, number - 2) : number]
            after = self.said[number + 1] if number + 1 < len(self.said) else None
            word = self._word(one, before, after)
            english = self.tongue.english.get(word, "")
            if word and english != self.typed[one.start : one.end].lower():
                yield one.start, one.end, english + " " * one.is_elided

    def _word(self, one: _Said, before: list[_Said], after: _Said | None) -> str:
        """Return what a word is in English; empty where it stays as it is."""
        if one.word == "has" and len(one.written) == 1:
            return self._verb(one, before, after)
        if one.is_card and not self._is_rank(one, before, after):
            return ""
        counted = [each.word for each in before if each.word != "of"][-1:]
        if one.word in _RANKS and set(counted) & _GROUPS and self._near(before, one):
            return f"{_RANKS[one.word]}s"
        return one.word

    def _verb(self, one: _Said, before: list[_Said], after: _Said | None) -> str:
        """Return what “a” is: a seat has something, or “to the king”; otherwise it is an ace, and stays."""
        seat = bool(before) and before[-1].word in _SEATS
        if seat and re.fullmatch(r"\s+(?:[1-4]\s+)?", self.piece[before[-1].end : one.start]):
            goes_on = re.match(r"\s+(?![a-z](?:\s|,|$))", self.typed[one.end :])
            return "has" if self.typed[one.start].islower() and goes_on else ""
        return "to" if after is not None and after.word == "the" and self._near([one], after) else ""

    def _is_rank(self, one: _Said, before: list[_Said], after: _Said | None) -> bool:
        """Return whether “as” is an ace: by the words beside it, or by the cards around it."""
        if before and self._near(before, one) and (before[-1].is_elided or before[-1].word in _GROUPS):
            return True
        if after is not None and after.word == "of" and self._near([one], after):
            return True
        return self.has_cards and not self.is_english

    def _near(self, before: list[_Said], one: _Said) -> bool:
        """Return whether nothing but a space stands between the last of some words and another."""
        return not before or not self.piece[before[-1].end : one.start].strip()

    # --- cards ----------------------------------------------------------------------------------------------------

    def cards(self) -> Iterator[tuple[int, int, str]]:
        """Yield the cards in signs of the language, and what they are in English ones."""
        for found in self.others:
            if self.tongue.has_own(found[0]) or (self.tongue.has_doubtful(found[0]) and self._is_doubtful_rank(found)):
                yield found.start(), found.end(), self.tongue.in_english(found[0])

    def _is_doubtful_rank(self, found: re.Match[str]) -> bool:
        """Return whether a sign such as D, with which English has a suit, is a rank here."""
        word, after = found[0], self.piece[found.end() :]
        if len(word) == 1 and after.lstrip().startswith(":"):
            return False
        if not is_read(word) or found.end() in self._before_of:
            return True
        if self.is_english:
            return False
        if len(word) == 1:
            return self.is_foreign or self._is_open(found.start())
        return word[0] in _SYMBOLS or (self.has_cards and (word[-1] in _SYMBOLS or self._is_open(found.start())))

    @cached_property
    def _before_of(self) -> frozenset[int]:
        """Where a word ends after which “of” follows."""
        ends = (len(self.piece[: one.start].rstrip()) for one in self.said if one.word == "of")
        return frozenset(ends)

    def _is_open(self, at: int) -> bool:
        """Return whether a suit stands before a place, as a symbol or in a word of the language."""
        return at > self._opened

    @cached_property
    def _opened(self) -> int:
        """Where the first suit stands that its ranks follow; behind the end if none does."""
        suits = [each.start() for each in _OPENING.finditer(self.piece)]
        suits += [one.start for one in self.said if one.word in _SUITS]
        return min(suits, default=len(self.piece))


# --- spelling ---------------------------------------------------------------------------------------------------------


def _begins(one: _Said, piece: str) -> bool:
    """Return whether a word begins a part: it stands first, or before a colon."""
    return not piece[: one.start].strip() or piece[one.end :].lstrip().startswith(":")


def _folded(text: str) -> tuple[str, list[int]]:
    """Return a text in small letters without accents, and for each letter its place in the text, with the end."""
    letters: list[str] = []
    places: list[int] = []
    for place, one in enumerate(text):
        plain = [each for each in normalize("NFD", one.lower()) if not combining(each)]
        for letter in _FOLDED.get(one.lower(), plain):
            letters.append(letter)
            places.append(place)
    return "".join(letters), [*places, len(text)]


def _spelt(word: str) -> str:
    """Return a word of several words with one space between them."""
    return " ".join(re.split(r"[\s-]+", word))


def _pattern(word: str) -> str:
    """Return where a word is in a folded text; one that is elided stands right before the next."""
    end = r"(?=\w)" if word.endswith("'") else rf"(?![\w{_SYMBOLS}])"
    return rf"(?<![^{_BETWEEN}'])" + r"[\s-]+".join(map(re.escape, word.split(" "))) + end
