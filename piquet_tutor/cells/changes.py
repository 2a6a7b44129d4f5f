"""What if, and what would have turned it, in a cell: the change, the cards it moves, and what is ruled otherwise.

>>> from piquet_tutor import deal
>>> d = deal("cavendish-example")
>>> found = what_if(d, sink="younger sets")
>>> found.deal.total("younger"), found.difference.totals["younger"]
(6, (23, 6))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from piquet_tutor.cells.progress import interruptible
from piquet_tutor.cells.reasons import lit_hands
from piquet_tutor.cells.rule_sets import refuse_unknown_options, rule_set
from piquet_tutor.cells.seats import seat_at, seat_named, side_named
from piquet_tutor.cells.shown import Displayable, language_meant, saying
from piquet_tutor.cells.subjects import (
    AskedError,
    What,
    in_english,
    in_order,
    of_one_side,
    question_about,
    rulings_on,
    side_concerned,
)
from piquet_tutor.engine.clauses import plainly
from piquet_tutor.engine.faults import Phrase, nearest
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why import differing, turning
from piquet_tutor.explain.why.changing import WORDS_OF_A_CHANGE, Change, ChangeError, change_from
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.wording import branches_of, line_of_difference, line_of_nearest
from piquet_tutor.explore.titles import own_title, titled_again
from piquet_tutor.game.cards import Card
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Block, Document, Heading
from piquet_tutor.narration.spoken import cut

_SHOWN: Final = 40
SECONDS: Final = 120.0
"""How long a cell looks for the nearest change: as good as always to the end, so that it finds the same every time."""


@dataclass(frozen=True, repr=False)
class WhatIf(Displayable):
    """A deal with one thing changed.

    Attributes:
        difference: the change, and the rulings that are new, gone or changed by it.
        language: the language in which it is shown.
    """

    fold_line: ClassVar[str] = "cell-folded-change"
    difference: differing.Difference
    language: str = "en"

    @property
    def deal(self) -> Deal | None:
        """The deal as it would be; None if the change is not allowed."""
        return self.difference.deal

    @property
    def ruling(self) -> Ruling | None:
        """The refusal, if the change is not allowed; else the first ruling that is new or changed."""
        found = self.difference
        if found.refused is not None:
            return found.refused
        new = (*found.new, *(pair.after for pair in found.changed))
        return min(differing.telling(new), key=lambda each: each.number, default=None)

    def document(self) -> Document:
        """The change, the hands as they would be, what is ruled otherwise, and the score before and after."""
        found, language = self.difference, self.language
        root = line_of_difference(found, words_for(found.before, None, language))
        heading = Heading(root.text, own_title(found.before))
        blocks: list[Block] = [heading, *_hands(found, (found.change,), language)]
        blocks += branches_of(root.below, language)
        return Document(tuple(blocks), language)


@dataclass(frozen=True, repr=False)
class TurnedBy(Displayable):
    """The smallest change that turns a verdict.

    Attributes:
        before: the deal as it is.
        nearest: the change, how far it is proved to be the smallest, and its effect.
        language: the language in which it is shown.
    """

    fold_line: ClassVar[str] = "cell-folded-turned"
    before: Deal
    nearest: turning.Nearest
    language: str = "en"

    @property
    def deal(self) -> Deal | None:
        """The deal as it would be; None if nothing was found that turns it."""
        return self.nearest.difference.deal if self.nearest.difference is not None else None

    def document(self) -> Document:
        """The change, the hands as they would be, how it was found, what is ruled otherwise, and the score."""
        found, language = self.nearest, self.language
        root = line_of_nearest(found, words_for(self.before, None, language))
        blocks: list[Block] = [Heading(root.text, own_title(self.before))]
        if found.difference is not None:
            blocks += _hands(found.difference, found.change, language)
        blocks += branches_of(root.below, language)
        return Document(tuple(blocks), language)


def what_if(deal: Deal, change: str | None = None, language: str | None = None, **changes: Any) -> WhatIf:
    """The effect of one change; :meth:`Deal.what_if` says how it is given."""
    meant = language_meant(language, deal)
    with saying(meant):
        return WhatIf(_called(differing.what_if(deal, _one_change(deal, change, changes)), meant), meant)


def turned_by(deal: Deal, what: What, side: str | None = None, language: str | None = None) -> TurnedBy:
    """The smallest change that turns a verdict; :meth:`Deal.turned_by` says what can be asked."""
    meant = language_meant(language, deal)
    with saying(meant), interruptible(meant):
        what, side = in_order(deal, what, side)
        if not isinstance(what, str) or what in deal.rules.clauses:
            ruling = of_one_side(deal, rulings_on(deal, what), what, side)[0]
            nearest = turning.nearest_change(deal, ruling, seconds=SECONDS)
        else:
            asked = question_about(deal, what)
            whose = side_named(deal, side) if side is not None else side_concerned(deal, asked, what)
            nearest = turning.nearest_change(deal, asked, whose, seconds=SECONDS)
        effect = nearest.difference and _called(nearest.difference, meant)
        return TurnedBy(deal, replace(nearest, difference=effect), meant)


def _called(found: differing.Difference, language: str) -> differing.Difference:
    """The same, the changed deal called so that its title does not tell of the other."""
    if found.deal is None:
        return found
    return replace(found, deal=titled_again(found.deal, found.before.title, language))


# --- a change as it is given ------------------------------------------------------------------------------------------


def _one_change(deal: Deal, text: str | None, given: dict[str, Any]) -> Change:
    """The one change that is asked for.

    Raises:
        AskedError: there is none, or more than one.
        ChangeError: it cannot be read.
    """
    asked = {name: value for name, value in given.items() if value is not None}
    if text is not None:
        asked = {"": text, **asked}
    if len(asked) != 1:
        raise AskedError("changes", count=len(asked))
    (name, value), *_ = asked.items()
    if name == "rules":
        return Change("rules", name=rule_set(value).id)
    if name and name not in _WRITTEN:
        refuse_unknown_options({name: value}, deal.rules.id, (*_WRITTEN, "rules", "language"))
        return change_from(f"option {name}={plainly(value)}")
    return _read(deal, _WRITTEN[name](deal, value) if name else str(value))


def _read(deal: Deal, text: str) -> Change:
    """A change in words.

    Raises:
        AskedError: it is none, but nearly one.
        ChangeError: it cannot be read.
        NotThere: nobody here is called as the one who is to do it.
    """
    try:
        found = change_from(in_english(deal, text))
    except ChangeError as error:
        near = _nearest_to(deal, text) if error.unreadable else ""
        if not near:
            error.facts |= _as_written(error.facts, text)
            raise
        raise AskedError("change-near", what=cut(text, _SHOWN), hint=Phrase("perhaps", near)) from None
    return replace(found, seat=seat_named(deal, found.seat)) if found.seat else found


def _as_written(facts: Mapping[str, Any], text: str) -> dict[str, str]:
    """What an error quotes of a change, in the letters in which it was written."""
    said, written = facts.get("text"), " ".join(text.split())
    fits = isinstance(said, str) and said and written.lower().endswith(said)
    return {"text": written[-len(said) :]} if fits and isinstance(said, str) else {}


def _nearest_to(deal: Deal, text: str) -> str:
    """A change in words with what is misspelt put right; empty where that makes none."""
    words = [word if word.lower() in WORDS_OF_A_CHANGE else _nearest_word(word) for word in text.split()]
    with suppress(ChangeError):
        change_from(in_english(deal, " ".join(words)))
        return " ".join(words)
    return ""


def _nearest_word(word: str) -> str:
    near = nearest(word.lower(), WORDS_OF_A_CHANGE) if len(word) > len("10♠") else ""
    return near or word


def _words(value: Any) -> str:
    """A change's words, given as a text or one after another: ``"AS KH"``, ``("AS", "KH")``, ``("AH", 5)``."""
    if isinstance(value, str):
        return value
    return " ".join(map(_words, value)) if isinstance(value, Iterable) else str(value)


def _played(_: Deal, value: Any) -> str:
    words = _words(value).split()
    if len(words) > 1 and words[-2].lower() not in _AT:
        words[-1:] = ["at", words[-1]]
    return " ".join(("play", *words))


def _of_side(verb: str) -> Callable[[Deal, Any], str]:
    """What has “elder point AS KS” as ``elder call point AS KS``."""

    def written(deal: Deal, value: Any) -> str:
        words = _words(value).split()
        _, count = seat_at(deal, words)
        seat = seat_named(deal, " ".join(words[: count or 1]))
        return f"{seat} {verb} {in_english(deal, ' '.join(words[count:]))}"

    return written


_AT: Final = ("at", "to", "in", "trick")
_WRITTEN: Final[Mapping[str, Callable[[Deal, Any], str]]] = {
    "swap": lambda _, value: f"swap {_words(value)}",
    "play": _played,
    "sink": _of_side("sink"),
    "call": _of_side("call"),
    "discard": _of_side("discard"),
}


# --- what is shown of it ----------------------------------------------------------------------------------------------


def _hands(found: differing.Difference, changes: tuple[Change, ...], language: str) -> Iterator[Block]:
    """The hands as they would be, the cards that change lit; as they are, where the change is not allowed."""
    deal = found.deal or found.before
    yield from lit_hands(deal, language, (card for each in changes for card in _cards_of(each)))


def _cards_of(change: Change) -> tuple[Card, ...]:
    return change.cards or tuple(card for group in change.groups for card in group)
