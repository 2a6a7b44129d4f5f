"""What a browser has kept for a page, as it comes back: a stranger's text, of which nothing is trusted.

Each page checks its own values; that a text is a table of the page's own form at all is checked here for every one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from piquet_tutor.app.kept_text import LARGEST
from piquet_tutor.game.cards import Card, CardError, Cards, format_cards, parse_cards, sort_hand
from piquet_tutor.game.records.nesting import loaded

LESSON_FORMAT: Final = "piquet-lesson-table/1"
"""The mark of a guided deal; the front page looks at it as well."""

LONGEST_HAND: Final = 60
"""Characters of the cards of a hand."""


def kept(text: str, form: str, largest: int = LARGEST, names: Collection[str] | None = None) -> dict[str, Any]:
    """The values in a kept text, by name, without its mark ``format``.

    Args:
        text: what the browser gave back.
        form: the mark.
        largest: the longest text that is taken, in characters.
        names: the names there must be, these and no others; None where the page looks itself.

    Raises:
        ValueError: the text is too large or cannot be read, or it was kept for something else.

    >>> kept('{"format": "piquet-table/1", "seed": 7}', "piquet-table/1")
    {'seed': 7}
    """
    if len(text) > largest:
        raise ValueError("it is too large")
    value = loaded(text)
    if not isinstance(value, dict) or value.pop("format", None) != form:
        raise ValueError("it has another form")
    if names is not None and set(value) != set(names):
        raise ValueError("it is not what was kept")
    return value


def kept_or_none(text: str | None, form: str) -> dict[str, Any]:
    """The same, for a page that loses nothing by beginning anew: no values where there is nothing to read."""
    try:
        return kept(text or "", form)
    except ValueError:
        return {}


def deal_played(text: str | None) -> bool | None:
    """Whether a kept guided deal was ever played to its end, though it be played again now; None where none is kept."""
    found = kept_or_none(text, LESSON_FORMAT)
    return (found.get("over") is True or found.get("played") is True) if found else None


def cards_written(cards: Iterable[Card]) -> str:
    """Cards that were touched and nothing has been done with yet, as they are kept.

    >>> cards_written(cards_in("7C AS"))
    'AS 7C'
    """
    return format_cards(sort_hand(cards))


def cards_in(text: Any) -> Cards:
    """The cards of a kept text; none where it is no text, or one of them is no card."""
    try:
        return parse_cards(text) if is_short(text, LONGEST_HAND) else ()
    except CardError:
        return ()


def match_kept(kept: Mapping[str, Any]) -> str:
    """By what one kept match is known from another: its rule set, and the seed of its cards.

    >>> match_kept({"rules": "rubicon", "seed": 7, "level": "sensible"})
    'rubicon/7'
    """
    return f"{kept.get('rules')}/{kept.get('seed')}"


def is_short(value: Any, longest: int) -> bool:
    """Whether a value is a text of at most so many characters."""
    return isinstance(value, str) and len(value) <= longest


def is_table(value: Any, check: Callable[[Any], bool], most: int, longest: int) -> bool:
    """Whether a value is a table of at most so many names, each short, whose values all stand the check."""
    return (
        isinstance(value, dict)
        and len(value) <= most
        and all(is_short(name, longest) and check(each) for name, each in value.items())
    )
