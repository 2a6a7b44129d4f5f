"""The functions a message may call: they put cards, ranks, sides and numbers into words, taken from ``words.ftl``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Card, Void, parse_card, parse_cards
from piquet_tutor.narration.naming import Cast, Words, person
from piquet_tutor.narration.own_forms import form_title

Function = Callable[..., Any]
BETWEEN: Final = "/"
"""Stands between two combinations in a list of cards."""
HALF: Final = "½"
GENDER: Final = "gender"
"""The attribute of a rank that holds its grammatical gender."""
OTHERS: Final[Side] = "others"
"""Stands for the opponents where there are several opposing sides."""
_ACROSS: Final = (("elder", "younger"), ("dealer", "nondealer"), ("1-3", "2-4"))
"""The pairs of sides of which each is the other's only opponent."""
_OTHER: Final = {one: two for pair in _ACROSS for one, two in (pair, pair[::-1])}


def functions_for(words: Words) -> dict[str, Function]:
    """The functions of one language's messages.

    Where a word changes its form with what precedes it, ``case`` (for ranks and kinds: ``form``) names the attribute of
    the word that a message wants: ``ROLE($side, case: "de")`` is ``role-elder.de``, “du premier”. ``does`` is a verb
    that follows a seat, ``DOES($side, "has")`` one that stands apart from it: both in the third person, which they
    leave for “you” and for several.
    """
    from piquet_tutor.narration.values import figure

    return {
        "NUMBER": figure,
        **functions_of(Cast(words)),
        "OTHER": lambda side: other(str(side)),
        "NAME": lambda name, case="": person(words, str(name), str(case)),
        "KIND": lambda kind, form="one": words.word(f"kind-{kind}.{form}"),
        "RANK": lambda rank, form="one": words.word(f"rank-{rank}.{form}"),
        "RULES": lambda name: form_title(words, str(name)),
        "SUIT": lambda cards: suit_name(words, str(cards)),
        "CARD": lambda card, case="one": card_name(words, parse_card(str(card)), str(case)),
        "CARDS": lambda cards: card_list(words, str(cards)),
        "COMBINATIONS": lambda cards: combinations(words, str(cards)),
        "CHOICE": lambda cards: choice(words, str(cards)),
        "WORDS": lambda number, case="lower", gender="": in_words(words, number, str(case), str(gender)),
        "FIGURES": lambda number: figures(words, str(number)),
        "SEQUENCE": lambda length, top="": sequence_name(words, int(length), str(top)),
        "SET": lambda size, rank: set_name(words, int(size), str(rank)),
        "SCORED": lambda kinds, points: scored(words, str(kinds).split(), str(points).split()),
        "CAPITAL": lambda text: capital(str(text)),
    }


def functions_of(cast: Cast) -> dict[str, Function]:
    """The functions that tell of seats and sides, for one sentence."""
    return {
        "SIDE": lambda side, **how: cast.mention(str(side), "side", **how),
        "ROLE": lambda side, **how: cast.mention(str(side), "role", **how),
        "DOES": lambda side, verb, number="": cast.verb(str(side), str(verb), str(number)),
    }


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The text with a small first letter, for use within a line."""
    return text[:1].lower() + text[1:]


def other(side: Side) -> Side:
    """The opposing side; where there are several, a word for all of them.

    >>> other("dealer"), other("2-4"), other("3")
    ('nondealer', '1-3', 'others')
    """
    return _OTHER.get(side, OTHERS)


def label(words: Words, side: Side) -> str:
    """A side as the label of a line or figure: “Dealer” rather than “The dealer”."""
    return Cast(words).mention(side, "label" if f"label-{side}" in words else "side")


def suit_name(words: Words, cards: str) -> str:
    """The name of a suit, given as the suit's name, a card, or cards of that suit."""
    key = cards if f"suit-{cards}" in words else parse_card(cards.split()[0]).suit.name.lower()
    return words.word(f"suit-{key}")


def card_name(words: Words, card: Card, case: str = "one") -> str:
    """A card in words, such as “ace of hearts”, or in a case of its rank, such as “de l’as de cœur”."""
    rank, suit = card.rank.name.lower(), card.suit.name.lower()
    if case == GENDER:
        return words.word(f"rank-{rank}.{GENDER}")
    return words.format("card-name", {"rank": words.word(f"rank-{rank}.{case}"), "suit": words.word(f"suit-{suit}")})


def symbol(words: Words, card: Card) -> str:
    """A card in symbols, such as A♥ or 10♥; a void suit in words."""
    if isinstance(card, Void):
        return words.format("void-sign", {"suit": card.suit.symbol})
    return words.word(f"rank-{card.rank.name.lower()}.sign") + card.suit.symbol


def card_list(words: Words, codes: str) -> str:
    """Cards one after another, in symbols."""
    return " ".join(symbol(words, card) for card in parse_cards(codes))


def combinations(words: Words, codes: str) -> str:
    """Combinations one after another, each by its cards: “A♠ K♠ Q♠ and J♥ 10♥ 9♥”."""
    return listed(words, [card_list(words, each) for each in codes.split(BETWEEN)])


def choice(words: Words, codes: str) -> str:
    """Cards as alternatives: “A♥, K♥ or 9♥”."""
    return listed(words, [symbol(words, card) for card in parse_cards(codes)], "list-or")


def scored(words: Words, kinds: list[str], points: list[str]) -> str:
    """A list of scores, each with its points: “sequence (4) and quatorze (14)”."""
    from piquet_tutor.narration.values import argument  # numbers in the form messages can select on

    shown = [
        words.format("barring-scored", {"by": kind, "by_points": argument(int(number))})
        for kind, number in zip(kinds, points, strict=True)
    ]
    return listed(words, shown, "list-and")


def listed(words: Words, shown: list[str], last: str = "list-and") -> str:
    """A list of items, the last one joined by the message ``last``; semicolons part items that hold a comma."""
    if len(shown) == 1:
        return shown[0]
    comma = words.format("list-comma", {})
    if any(comma in each for each in shown):
        first = listed_apart(words, [*shown[:-1], ""]).rstrip()
    else:
        first = comma.join(shown[:-1])
    return words.format(last, {"first": first, "last": shown[-1]})


def listed_apart(words: Words, parts: Iterable[str]) -> str:
    """Items that contain commas themselves, joined by the language's semicolon."""
    return words.format("list-semicolon", {}).join(parts)


def in_words(words: Words, given: object, case: str = "lower", gender: str = "") -> str:
    """A number in words up to 999, with or without a half; in figures above that.

    Args:
        words: the language.
        given: a whole number, as an int or in figures, or figures followed by ½.
        case: ``title`` for a capital.
        gender: the gender of what is counted, where the language's numbers agree with it.
    """
    said = _number_words(words, str(given), gender)
    return capital(said) if case == "title" else said


def figures(words: Words, given: str) -> str:
    """A number in figures, with the language's thousands separator and decimal mark."""
    whole, point, rest = given.partition(".")
    parted = f"{int(whole):,}".replace(",", words.format("information-thousands", {}))
    return f"{parted}{words.format('information-decimal', {})}{rest}" if point else parted


def _number_words(words: Words, given: str, gender: str) -> str:
    from piquet_tutor.narration.values import argument

    if given.endswith(HALF):
        whole = _number_words(words, given.removesuffix(HALF), gender)
        return words.format("number-and-a-half", {"number": whole, "gender": gender})
    number = int(given)
    if number > 999 or number < 0:
        return str(number)
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _small(words, rest, gender)
    given_hundreds = {"hundreds": _small(words, hundreds), "count": argument(hundreds)}
    if not rest:
        return words.format("number-hundreds", given_hundreds)
    return words.format("number-hundreds-and", {**given_hundreds, "rest": _small(words, rest, gender)})


def _small(words: Words, number: int, gender: str = "") -> str:
    """A number below a hundred."""
    key = f"numbers-{gender}"
    if gender and key in words:
        changed = dict(pair.split(" ", 1) for pair in words.word(key).split(", "))
        if str(number) in changed:
            return changed[str(number)]
    return words.word("numbers-to-ninety-nine").split(", ")[number]


def sequence_name(words: Words, length: int, top: str = "") -> str:
    """A sequence named by its length, and by its top card if that is given: “quart major”."""
    name = words.word(f"sequence-{length}")
    if not top:
        return name
    return words.format("sequence-to", {"name": name, "top": top, "rank": words.word(f"rank-{top}.one")})


def set_name(words: Words, size: int, rank: str) -> str:
    """A trio or quatorze with its rank: “quatorze of tens”."""
    given = {"name": words.word(f"set-{size}"), "rank": words.word(f"rank-{rank}.plural"), "key": rank}
    return words.format("set-of", given)
