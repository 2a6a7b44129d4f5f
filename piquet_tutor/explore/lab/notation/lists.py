"""Lists of cards: ``AS KS``, ``♠AKQ ♥J10``, ``A K Q of spades``, ``l’as de pique``, ``AP RP``.

Letters are those of one language in a list: where it can be read in two, and the cards would be others, the other lists
of the text decide, then its words; where these leave it open as well, it is refused.

>>> from piquet_tutor.explore.lab.notation.words import words_of
>>> text = "♠AD10, l’as de cœur"
>>> Letters(text, words_of(text)).cards(words_of(text)[1:])
(AS, QS, TS, AH)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from piquet_tutor.explore.lab.faults import TypedFault
from piquet_tutor.explore.lab.notation.faults import CardsIn
from piquet_tutor.explore.lab.notation.grammar import NotInTheGrammar, leaves_of, parsed
from piquet_tutor.explore.lab.notation.scanning import Word, fault
from piquet_tutor.explore.lab.notation.vocabulary import SYMBOLS, Alphabet, alphabets, folded
from piquet_tutor.explore.lab.sheet import MOST
from piquet_tutor.game.cards import Cards, Rank, Suit, card
from piquet_tutor.narration.naming import FIRST_LANGUAGE

_RANKS: Final = ("RANK", "LAST")
_SUITS: Final = ("SUIT", "HEAD", "LETTER")
_GAPS: Final = frozenset(("AND", "COMMA", "DASH"))
_LONGEST: Final = 8 * MOST
"""The most words and signs of a list; a card has five at most, as in “the ace of spades and”."""
_NOTHING: Final = frozenset(("NOTHING", "DASH", "COMMA", "AND", "CARDS"))


class Letters:
    """In which language’s letters the lists of a text are read."""

    def __init__(self, text: str, words: Sequence[Word]) -> None:
        self.text = text
        self.words = words
        self.lists: list[Sequence[Word]] = []
        """Every list of the text, to decide one that is open."""

    def cards(self, words: Sequence[Word]) -> Cards:
        """The cards of a list, in the order written.

        Raises:
            TypedFault: it is no list of cards, or could be two.
        """
        if len(words) > _LONGEST:
            raise fault(self.text, "endless", words[0], count=len(words))
        if all(word.terminal in _NOTHING for word in words):
            return ()
        found = self._readings(words)
        read = {language: each for language, each in found.items() if not isinstance(each, TypedFault)}
        if len(found) > 1 and (len(read) < len(found) or len({*read.values()}) > 1):
            if self._settled in found:
                found = {self._settled: found[self._settled]}
            elif len({*read.values()}) > 1:
                raise self._open(words, read)
            else:
                found = {**(read or found)}
        chosen = max(found.values(), key=lambda each: each.at if isinstance(each, TypedFault) else -1)
        if isinstance(chosen, TypedFault):
            language = next(language for language, each in found.items() if each is chosen)
            raise self._wrong_rank(words, language, chosen) or chosen
        if len(chosen) > MOST:
            raise fault(self.text, "many", words[0], count=len(chosen), limit=MOST)
        return chosen

    def _wrong_rank(self, words: Sequence[Word], language: str, refused: TypedFault) -> TypedFault | None:
        """The sign of a list that is no rank beside the suit before it; None where that is not why it is refused."""
        if refused.key not in ("card", "suit_alone"):
            return None
        runs = ((word, before) for before, word in zip([None, *words], words, strict=False) if word.terminal == "SIGNS")
        return next(filter(None, (wrong_rank(self.text, *run, (language,)) for run in runs)), None)

    def suit(self, word: Word) -> Suit | None:
        """The suit that a word of a call names, as a word or in a letter; None if it names none.

        Raises:
            TypedFault: two languages have the letter for two suits, and nothing decides between them.
        """
        if word.terminal in _SUITS:
            return word.value  # type: ignore[no-any-return]
        found = {language: letters.suits.get(word.plain) for language, letters in alphabets().items()}
        suits = {suit for suit in found.values() if suit is not None} if word.terminal == "SIGNS" else set()
        if len(suits) < 2:
            return next(iter(suits), None)
        if self._settled not in found:
            raise fault(self.text, "letter", word)
        return found[self._settled]

    @cached_property
    def _settled(self) -> str:
        """The language whose letters decide an open list: of the other lists, then of the words; empty for none."""
        lists = (each for each in self.lists if len(each) <= _LONGEST)
        told = {next(iter(each)) for each in map(self._readings, lists) if len(each) == 1}
        if not told:
            told = {next(iter(word.languages)) for word in self.words if len(word.languages) == 1}
        return next(iter(told)) if len(told) == 1 else ""

    def _readings(self, words: Sequence[Word]) -> dict[str, Cards | TypedFault]:
        """The cards of a list, or why it has none, in the letters of each language that has all its signs."""
        found = {language: self._read(words, letters) for language, letters in alphabets().items()}
        fitting = {
            language: each
            for language, each in found.items()
            if not isinstance(each, TypedFault) or each.key not in ("card", "two_ways")
        }
        return fitting or found

    def _read(self, words: Sequence[Word], letters: Alphabet) -> Cards | TypedFault:
        """The cards in the letters of one language; “as” is a card or, beside French words, an ace."""
        found: list[Cards | TypedFault] = []
        for as_card in (True, False) if letters.language == FIRST_LANGUAGE and _has_as(words) else (False,):
            try:
                found.append(tuple(_cards(self.text, list(_put(self.text, words, letters, as_card)))))
            except TypedFault as refused:
                found.append(refused)
        read = {each for each in found if not isinstance(each, TypedFault)}
        if len(read) < 2:
            return next(iter(read), found[0])
        if not any(word.languages and FIRST_LANGUAGE not in word.languages for word in words):
            return found[0]
        return fault(self.text, "open_as", next(word for word in words if word.plain == "as"))

    def _open(self, words: Sequence[Word], read: Mapping[str, Cards]) -> TypedFault:
        cards, others, *_ = dict.fromkeys(read.values())
        at = next((number for number, (one, other) in enumerate(zip(cards, others, strict=False)) if one != other), 0)
        signs = next((word for word in words if word.terminal == "SIGNS" and _differs(word)), words[0])
        one, other = CardsIn(cards[at : at + 1]), CardsIn(others[at : at + 1])
        return fault(self.text, "open_letters", signs, one=one, other=other)


def wrong_rank(
    text: str, word: Word, before: Word | None, languages: Collection[str] | None = None
) -> TypedFault | None:
    """The fault at the sign that is no rank, in a run of ranks after a suit; None where a word is no such run.

    Args:
        text: what was typed.
        word: the run, which may begin with its suit.
        before: the word before it.
        languages: whose letters it may be in; all where they are not given. The one that has most of it counts.
    """
    plain, places = folded(text[word.start : word.end])
    begins = int(plain[:1] in SYMBOLS)
    if not begins and (before is None or before.terminal not in ("SUIT", "HEAD")):
        return None
    written = [letters for language, letters in alphabets().items() if languages is None or language in languages]
    letters = max(written, key=lambda each: each.ranks_end(plain))
    end = letters.ranks_end(plain)
    wrong = plain[end : end + 1]
    if not wrong or (end == begins and wrong != "1"):
        return None
    at = word.start + places[end]
    is_ten = wrong == "1"
    return TypedFault("ten" if is_ten else "no_rank", text, at, text[at], ranks=", ".join(letters.signs))


def _differs(word: Word) -> bool:
    found = [each for letters in alphabets().values() if (each := letters.parts(word.plain)) is not None]
    return any(each != found[0] for each in found)


# --- the words of a list, as the grammar has them --------------------------------------------------------------------


def _put(text: str, words: Sequence[Word], letters: Alphabet, as_card: bool) -> Iterator[Word]:
    """Yield the words of a list in the letters of one language, without what only divides them."""
    for word in words:
        if word.terminal == "SIGNS" and word.plain != "as" and letters.parts(word.plain) is None:
            raise fault(text, "card", word)
    if words[0].terminal == "OF" and words[1:2] and words[1].terminal == "SUIT":  # “of hearts K J, of diamonds A”
        words = [word for word in words if word.terminal != "OF"]
    parts = list(_apart([_in_letters(text, word, letters, words, as_card) for word in words]))
    for at, part in enumerate(parts):
        before = parts[at - 1].terminal if at else ""
        after = parts[at + 1].terminal if at + 1 < len(parts) else ""
        if part.terminal in ("DASH", "TO") and before == after == "RANK":
            yield replace(part, terminal="JOIN", value=part.terminal)
        elif part.terminal == "NOTHING" or (part.terminal == "DASH" and before in _SUITS and after not in _RANKS):
            yield replace(part, terminal="VOID")
        elif part.terminal == "OF" and after == "RANK" and before != "RANK":
            continue  # “de l’as au sept de pique”
        elif part.terminal == "RANK" and after == "OF":
            yield replace(part, terminal="LAST")
        elif part.terminal == "DASH" and before == after == "WHOLE" and _leads_on(parts[at - 1], parts[at + 1]):
            raise TypedFault("run", text, parts[at - 1].start, text[parts[at - 1].start : parts[at + 1].end])
        elif part.terminal not in _GAPS:
            yield part


def _leads_on(first: Word, last: Word) -> bool:
    """Whether a dash between two cards may stand for those between them."""
    one, other = first.value[-1], last.value[0]
    return one.suit is other.suit and abs(one.rank - other.rank) > 1


def _apart(parts: list[Word]) -> Iterator[Word]:
    """Yield the words, a suit and its ranks apart where a dash or “to” leads on from the last: ♥7-10."""
    for part, after in zip(parts, [*parts[1:], None], strict=False):
        if part.terminal == "OPENED" and after is not None and after.terminal in ("DASH", "TO"):
            yield replace(part, terminal="HEAD", value=part.value[-1].suit)
            yield replace(part, terminal="RANK", value=tuple(one.rank for one in part.value))
        else:
            yield part


def _in_letters(text: str, word: Word, letters: Alphabet, words: Sequence[Word], as_card: bool) -> Word:
    if word.terminal == "RANK":
        return replace(word, value=(word.value,))
    if word.terminal == "CARD":
        return replace(word, terminal="WHOLE", value=(word.value,))
    if word.terminal in ("NUMBER", "CARDS"):
        raise fault(text, "card", word)
    if word.terminal != "SIGNS":
        return word
    if word.plain == "as" and not as_card:
        if text[word.start : word.end] == "AS" and not any(
            each.terminal == "RANK" and each.languages for each in words
        ):
            raise fault(text, "open_as", word)
        return replace(word, terminal="RANK", value=(Rank.ACE,))
    found = letters.parts(word.plain)
    if found is None:
        raise fault(text, "card", word)
    form, value = found
    if form == "SUIT" and word.plain not in SYMBOLS and any(_is_suit(each) for each in words):
        if word.plain not in letters.ranks_by_symbol:
            raise fault(text, "two_ways", word)
        form, value = "RANK", (letters.ranks_by_symbol[word.plain],)
    if form == "SUIT":
        terminal = "HEAD" if word.named else "SUIT" if word.plain in SYMBOLS else "LETTER"
        return replace(word, terminal=terminal, value=value)
    return replace(word, terminal=form, value=value)


def _is_suit(word: Word) -> bool:
    """Whether a word is a suit in a word or a symbol, beside which no single letter is one."""
    return word.terminal in _SUITS or any(one in SYMBOLS for one in word.plain)


def _has_as(words: Sequence[Word]) -> bool:
    return any(word.terminal == "SIGNS" and word.plain == "as" for word in words)


# --- from the tree to cards ------------------------------------------------------------------------------------------


def _cards(text: str, words: list[Word]) -> Iterator[Any]:
    try:
        tree = parsed(words, "list")
    except NotInTheGrammar as error:
        raise _refused(text, words, error.at) from None
    for leaves in _groups(tree):
        wholes = [one for leaf in leaves if leaf.terminal in ("WHOLE", "OPENED") for one in leaf.value]
        suit: Any = next((leaf.value for leaf in leaves if leaf.terminal in _SUITS), None)
        suit = wholes[-1].suit if suit is None and wholes else suit
        yield from wholes
        yield from (card(rank, suit) for rank in _ranks(text, leaves))


def _groups(tree: Any) -> Iterator[list[Word]]:
    """Yield the words of each group of a list, which has one suit or whole cards; lists may be nested deep."""
    waiting, groups = [tree], ("list", "backs", "fresh", "full")
    while waiting:
        node = waiting.pop()
        if getattr(node, "data", "") in groups:
            waiting += reversed(node.children)
        else:
            yield list(leaves_of(node))


def _ranks(text: str, leaves: list[Word]) -> list[Rank]:
    found: list[Rank] = []
    for at, leaf in enumerate(leaves):
        if leaf.terminal in _RANKS:
            found += leaf.value
        elif leaf.terminal == "JOIN" and leaf.value == "TO":
            first, last = found.pop(), leaves[at + 1].value[0]
            step = -1 if first > last else 1
            found += [Rank(rank) for rank in range(first, last, step)]
        elif leaf.terminal == "JOIN" and _is_a_run(leaves, at):
            raise TypedFault("run", text, leaves[at - 1].start, text[leaves[at - 1].start : leaves[at + 1].end])
    return found


def _is_a_run(leaves: list[Word], at: int) -> bool:
    """Whether a dash stands alone between two ranks that are not neighbours: a run, or two cards."""
    beside = [leaves[at - 2].terminal if at > 1 else "", leaves[at + 2].terminal if at + 2 < len(leaves) else ""]
    first, last = leaves[at - 1].value[-1], leaves[at + 1].value[0]
    return "JOIN" not in beside and abs(first - last) > 1


def _refused(text: str, words: list[Word], at: int | None) -> TypedFault:
    """Why words are no list of cards: a rank without its suit, or a suit without its ranks."""
    end = len(words) if at is None else at
    before = words[end - 1] if end else None
    if at is not None and words[at].terminal in ("LAST", "OF"):
        return fault(text, "whose_suit", words[at])
    start = end
    while start and words[start - 1].terminal in ("RANK", "JOIN", "LAST", "OF"):
        start -= 1
    if start < end and at is not None and words[at].terminal == "LETTER":
        return fault(text, "lone_letter", words[at])
    if start < end:
        return fault(text, "suit", words[start])
    if before is not None and before.terminal in _SUITS:
        return fault(text, "suit_alone", before)
    return fault(text, "card", words[end if at is not None else end - 1])
