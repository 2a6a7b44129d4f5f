"""The words of the notation, in every language of the catalogue, and the letters that each language has for cards.

>>> vocabulary().meanings["premier en cartes"].value
'elder'
>>> [language for language, letters in alphabets().items() if letters.parts("rp")]
['fr']
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final, Literal
from unicodedata import category, combining, normalize

from piquet_tutor.game.cards import Card, Rank, Suit, card
from piquet_tutor.game.records.writing import TEXTS
from piquet_tutor.narration.catalogue import catalogue, languages

SEATS: Final = ("elder", "younger", "dealer", "nondealer")
PLAIN: Final = (
    *("player", "is", "deals", "hands", "hand", "holds", "dealt", "after", "talon", "discards", "draws", "left"),
    *("calls", "silent", "sinks", "quiet", "blank", "everything", "nothing", "point", "sequence", "sets"),
    *("trio", "quatorze", "major", "making", "cards", "and", "of", "to", "skipped", "play", "bids", "rules"),
    *("options", "pass", "answer", "doubt", "greeting", "numbered", "third"),
)
"""Heads whose terminal is their own name in capitals."""
SYMBOLS: Final = dict(zip("♠♥♦♣♤♡♢♧", (*Suit, *Suit), strict=True))
_FOLDED: Final = {"œ": "oe", "’": "'", "‘": "'", "´": "'", "`": "'", "\u02bc": "'", "à": "à"}
"""How single characters are read; “à” stays apart from the “a” that is a verb or an ace."""

_DIVIDED: Final = re.compile(r"(?<=[^\W\d_]{2})-\n(?=[^\W\d_]{2})")
"""Where a word is divided at the end of a line."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word is: its terminal, what it stands for there, the languages that have it, and its spelling."""

    terminal: str
    value: Any
    languages: frozenset[str]
    written: str


@dataclass(frozen=True)
class Vocabulary:
    """Every word.

    Attributes:
        meanings: by the word, folded.
        patterns: by its first letter, what finds the longest word that begins at a place.
    """

    meanings: dict[str, Meaning]
    patterns: dict[str, re.Pattern[str]]

    def at(self, text: str, place: int) -> tuple[Meaning, int] | None:
        """The longest word that begins at a place of a folded text, and where it ends; None if none does."""
        pattern = self.patterns.get(text[place : place + 1])
        found = pattern.match(text, place) if pattern is not None else None
        return None if found is None else (self.meanings[re.sub("[ -]+", " ", found[0])], found.end())


def folded(text: str) -> tuple[str, list[int]]:
    """A text in small letters without accents and invisible signs, and for each letter its place in the text.

    The last place is the text's end. Every kind of blank but the end of a line is a space.
    """
    letters: list[str] = []
    places: list[int] = []
    divided = {place for each in _DIVIDED.finditer(text) for place in range(*each.span())}
    for place, one in enumerate(text):
        small = one.lower()
        if place in divided:
            continue
        if category(one) in ("Cf", "Mn") or "\ufe00" <= one <= "\ufe0f":
            continue
        if one.isspace():
            plain: str | list[str] = "\n" if one in "\n\r\v\f\x85\u2028\u2029" else " "
        else:
            plain = _FOLDED.get(small) or [each for each in normalize("NFKD", small) if not combining(each)]
        letters += plain
        places += [place] * len(plain)
    return "".join(letters), [*places, len(text)]


@cache
def vocabulary() -> Vocabulary:
    """The words of every language."""
    found: dict[str, Meaning] = {}
    for language in languages():
        for written, terminal, value in words_of(language):
            word = plain_word(written)
            for each in {word, re.sub(r"\bà\b", "a", word)} if " " in word else {word}:
                before = found.setdefault(each, Meaning(terminal, value, frozenset(), written))
                if (before.terminal, before.value) == (terminal, value):
                    found[each] = replace(before, languages=_together(before.languages, language))
    del found["a"]  # an article, an ace or the French “has”: the words beside it tell (`words.py`)
    initials: dict[str, list[str]] = {}
    for word in sorted(found, key=len, reverse=True):
        initials.setdefault(word[0], []).append(_pattern(word))
    return Vocabulary(found, {initial: re.compile("|".join(words)) for initial, words in initials.items()})


@lru_cache(maxsize=64)
def _together(some: frozenset[str], language: str) -> frozenset[str]:
    """Some languages and another: one set for all words that the same languages have."""
    return some | {language}


def _pattern(word: str) -> str:
    end = r"(?=\w)" if word.endswith("'") else rf"(?![\w{''.join(SYMBOLS)}])"
    return "[ -]+".join(map(re.escape, word.split(" "))) + end


def words_of(language: str) -> Iterator[tuple[str, str, Any]]:
    """Every word of a language in which deals are typed, with its terminal of the grammar and what it means."""
    for seat in SEATS:
        yield from ((word, "SEAT", seat) for word in _listed(f"notation-{seat}", language))
    for name in ("i", "you"):
        yield from ((word, "SELF", name) for word in _listed(f"notation-{name}", language))
        yield from ((word, "OF_SELF", name) for word in _listed(f"notation-of-{name}", language))
    for name in PLAIN:  # "skipped" is the terminal SKIPPED, and so on
        yield from ((word, name.upper(), None) for word in _listed(f"notation-{name}", language))
    for name in TEXTS:
        yield from ((word, "TEXT", name) for word in _listed(f"notation-{name}", language))
    for length in range(3, 10):
        yield from ((word, "RUN", length) for word in _listed(f"sequence-{length}", language))
    for number, word in enumerate(_listed("numbers-to-ninety-nine", language)[2:6], 2):
        yield word, "NUMBER", number
    for suit in Suit:
        for word in _listed(f"suit-{suit.name.lower()}", language):
            one = word.removesuffix("s")
            many = f"{one}x" if one.endswith("eau") else f"{one}s"  # as in French
            yield from ((each, "SUIT", suit) for each in {word: None, one: None, many: None})
    for word, suit in _shortened(language):
        if not any(letters.parts(word) for letters in alphabets().values()):
            yield word, "SUIT", suit
    yield from ((word, "RUN", 4) for word in _listed("notation-quart", language))
    for rank in Rank:
        name = rank.name.lower()
        yield from ((word, "RANK", rank) for word in _listed(f"rank-{name}.one", language) if word != "as")
        yield from ((word, "RANKS", rank) for word in _listed(f"rank-{name}.plural", language) if word != "as")
    yield from ((word, "RANK", Rank.JACK) for word in _listed("notation-jack", language))
    yield from ((word, "RANKS", Rank.JACK) for word in _listed("notation-jacks", language))


def _shortened(language: str) -> Iterator[tuple[str, Suit]]:
    for suit, words in zip(Suit, catalogue(language).word("notation-shortened").split("|"), strict=True):
        yield from ((plain_word(word.strip()), suit) for word in words.split(","))


@cache
def short_suits() -> dict[str, Suit]:
    """The suits by their shortened names, also by those that are cards where they stand by themselves."""
    return {word: suit for language in languages() for word, suit in _shortened(language)}


def _listed(key: str, language: str) -> list[str]:
    return [word.strip() for word in catalogue(language).word(key).split(",")]


def plain_word(word: str) -> str:
    """A word as it is compared with others: its accents folded, blanks and hyphens alike."""
    return re.sub("[ -]+", " ", folded(word)[0])


def shown(heads: tuple[str, ...], language: str) -> tuple[str, ...]:
    """The first word that a language has for each head; a player's number is its own name."""
    words, keys = catalogue(language), (f"notation-{head}" for head in heads)
    return tuple(
        words.word(key).split(", ")[0] if key in words else head for head, key in zip(heads, keys, strict=True)
    )


# --- letters ---------------------------------------------------------------------------------------------------------

Form = Literal["WHOLE", "OPENED", "RANK", "SUIT"]
Part = tuple[Form, Any]
"""What a run of signs is: whole cards, cards after their suit (which stays open), ranks, or a suit."""


class Alphabet:
    """The letters that one language has for ranks and suits."""

    def __init__(self, language: str) -> None:
        words = catalogue(language)
        signs = {folded(words.word(f"rank-{rank.name.lower()}.sign"))[0]: rank for rank in Rank}
        suits = dict(zip(_listed("notation-letters", language), Suit, strict=True))
        self.language = language
        self.suits = {**suits, **SYMBOLS}
        self.ranks = signs if "t" in suits else {**signs, "t": Rank.TEN}
        self.ranks_by_symbol = {**signs, "t": Rank.TEN}
        """Where the suit is a symbol, no letter of the same run is one, and T is the ten in every language."""
        self.signs = tuple(words.word(f"rank-{rank.name.lower()}.sign") for rank in reversed(Rank))
        """How the ranks are written, the ace first."""
        letter, symbol = _any(suits), _any(SYMBOLS)
        rank, by_symbol = _any(self.ranks), _any(self.ranks_by_symbol)
        self._forms: tuple[tuple[Form, re.Pattern[str]], ...] = (
            ("SUIT", re.compile(f"{letter}|{symbol}")),
            ("RANK", re.compile(f"{rank}+")),
            ("WHOLE", re.compile(f"(?:{by_symbol}+{symbol})+|(?:{rank}+{letter})+")),
            ("OPENED", re.compile(f"(?:{symbol}{by_symbol}+)+|(?:{letter}{rank}+)+")),
        )
        self._after_word, self._after_symbol = re.compile(f"{rank}*"), re.compile(f"(?:{symbol}|{by_symbol})*")
        self._by_letter, self._by_symbol = re.compile(f"{rank}|{letter}"), re.compile(f"{by_symbol}|{symbol}")

    def parts(self, signs: str) -> Part | None:
        """What a run of signs is in these letters; None if it is nothing."""
        return next(((form, self._read(form, signs)) for form, each in self._forms if each.fullmatch(signs)), None)

    def ranks_end(self, signs: str) -> int:
        """Where a run stops being ranks, which follow a suit in a word, or begin with its symbol."""
        ranks = self._after_symbol if signs[:1] in SYMBOLS else self._after_word
        found = ranks.match(signs)
        return found.end() if found is not None else 0

    def _read(self, form: Form, signs: str) -> Any:
        if form == "SUIT":
            return self.suits[signs]
        symbols = any(one in SYMBOLS for one in signs)
        pieces = (self._by_symbol if symbols else self._by_letter).findall(signs)
        ranks = self.ranks_by_symbol if symbols else self.ranks
        if form == "RANK":
            return tuple(ranks[each] for each in pieces)
        if form == "OPENED":
            return tuple(_paired(pieces, ranks, self.suits))
        return tuple(reversed(list(_paired(pieces[::-1], ranks, self.suits))))


def _any(signs: dict[str, Any]) -> str:
    return f"(?:{'|'.join(map(re.escape, sorted(signs, key=len, reverse=True)))})"


def _paired(pieces: list[str], ranks: dict[str, Rank], suits: dict[str, Suit]) -> Iterator[Card]:
    """Yield each rank with the suit before it."""
    suit = Suit.SPADES
    for each in pieces:
        if each in ranks:
            yield card(ranks[each], suit)
        else:
            suit = suits[each]


@cache
def alphabets() -> dict[str, Alphabet]:
    """The letters of every language, by its code."""
    return {language: Alphabet(language) for language in languages()}
