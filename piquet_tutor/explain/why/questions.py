"""What can be asked with “why not”, and how a question is written.

>>> question_from("set tens"), question_from("play ah at 5").trick
(Hypothetical(kind='set', cards=(), rank=<Rank.TEN: 10>, number=0, trick=0), 5)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.cards import CardError, Cards, Rank, format_cards, parse_cards
from piquet_tutor.game.combinations import sequence_of
from piquet_tutor.game.subjects import CARTES_BLANCHES, CLASS_OF, EQUAL, LESSER, Subject
from piquet_tutor.narration.spoken import Spoken, no_card

AWARDS: Final = ("carte_blanche", "point", "sequence", "set", "carte_rouge", "repique", "pique", "cards", "capot")
"""What scores: each is also the subject of the clause that would have awarded it."""
DONE: Final = ("play", "exchange")
"""Actions, which score nothing by themselves: a card played, a number of cards exchanged."""
KINDS: Final = (*AWARDS, *DONE)
RANKS_IN_WORDS: Final = {f"{rank.name.lower()}s": rank for rank in Rank if rank is not Rank.SIX} | {"sixes": Rank.SIX}
"""How a set is named by its rank: “tens”."""
_WORDS: Final = {"trio": "set", "quatorze": "set", "sequences": "sequence", "sets": "set", "ten": "cards"}
_PLAY: Final = re.compile(r"(?P<card>\S+)(?:\s+(?:at|in)(?:\s+trick)?\s+(?P<trick>\d{1,2}))?")


class QuestionError(Spoken, ValueError):
    """A question that cannot be read, or makes no sense for this deal; the error says what to write instead."""

    family = "why-error-"

    @property
    def unreadable(self) -> bool:
        """Whether it is no question at all, rather than one with a fault in it."""
        return self.key == f"{self.family}question"


@dataclass(frozen=True)
class Hypothetical:
    """Something that might have happened.

    Attributes:
        kind: one of ``KINDS``.
        cards: the cards of a particular sequence, or the card to play.
        rank: the rank of a particular set.
        number: how many cards would have been exchanged.
        trick: the trick to which a card would have been played; 0 for any turn of that player.
    """

    kind: str
    cards: Cards = ()
    rank: Rank | None = None
    number: int = 0
    trick: int = 0

    @property
    def text(self) -> str:
        """The question in the form that ``question_from`` reads."""
        if self.kind == "play":
            return f"play {self.cards[0]}" + (f" at {self.trick}" if self.trick else "")
        if self.kind == "exchange":
            return f"exchange {self.number}"
        if self.rank is not None:
            return f"set {next(word for word, rank in RANKS_IN_WORDS.items() if rank is self.rank)}"
        return self.kind.replace("_", " ") + (f" {format_cards(self.cards)}" if self.cards else "")


def question_from(text: str) -> Hypothetical:
    """Read a question such as ``repique``, ``set tens``, ``sequence QH JH TH``, ``play AH at 5`` or ``exchange 6``.

    Raises:
        QuestionError: it cannot be read.
    """
    words = " ".join(text.lower().replace("_", " ").replace(",", " ").split())
    for kind in sorted(KINDS, key=len, reverse=True):
        spoken = kind.replace("_", " ")
        if words == spoken or words.startswith(spoken + " "):
            return _read(kind, words.removeprefix(spoken).strip(), text)
    first, _, rest = words.partition(" ")
    if first in RANKS_IN_WORDS and not rest:
        return Hypothetical("set", rank=RANKS_IN_WORDS[first])
    if first in _WORDS:
        return _read(_WORDS[first], rest.removeprefix("of ").strip(), text)
    raise _unreadable(text)


def _read(kind: str, rest: str, whole: str) -> Hypothetical:
    if kind == "play":
        return _read_play(rest, whole)
    if kind == "exchange":
        if not re.fullmatch(r"\d{1,2}", rest):
            raise QuestionError("number")
        return Hypothetical(kind, number=int(rest))
    if not rest:
        return Hypothetical(kind)
    if kind == "set" and rest in RANKS_IN_WORDS:
        return Hypothetical(kind, rank=RANKS_IN_WORDS[rest])
    if kind not in ("sequence", "set"):
        raise _unreadable(whole)
    return _read_cards(kind, rest)


def _read_play(rest: str, whole: str) -> Hypothetical:
    found = _PLAY.fullmatch(rest)
    if found is None:
        raise _unreadable(whole)
    return Hypothetical("play", _cards(found["card"]), trick=int(found["trick"] or 0))


def _read_cards(kind: str, rest: str) -> Hypothetical:
    cards = _cards(rest)
    if kind == "sequence":
        run = sequence_of(cards) if len(set(cards)) == len(cards) else None
        if run is None:
            raise QuestionError("run", text=format_cards(cards))
        return Hypothetical(kind, run.cards)
    if not cards or any(one.rank is not cards[0].rank for one in cards):
        raise QuestionError("rank", text=rest)
    return Hypothetical(kind, rank=cards[0].rank)


def _cards(text: str) -> Cards:
    try:
        return parse_cards(text)
    except CardError:
        raise QuestionError("card", text=no_card(text)) from None


def _unreadable(text: str) -> QuestionError:
    return QuestionError("question", text=text)


def question_of(ruling: Ruling) -> Hypothetical | None:
    """The question that a ruling answers, such as ``repique`` for a ruling on a repique; None for formalities."""
    subject, facts = ruling.subject, ruling.facts
    if subject is None:
        return None
    if subject in CARTES_BLANCHES:
        return Hypothetical("carte_blanche")
    if CLASS_OF.get(subject) == "point":
        return Hypothetical("point")
    if subject is Subject.SET_LESSER and "rank" in facts:
        return Hypothetical("set", rank=facts["rank"])
    if subject is Subject.SEQUENCE_LESSER and "cards" in facts:
        return Hypothetical("sequence", facts["cards"])
    if subject in EQUAL.values() or subject in LESSER.values():
        return Hypothetical(CLASS_OF[subject])
    if subject is Subject.CARDS_EARLY:
        return Hypothetical("cards")
    return Hypothetical(str(subject)) if subject in AWARDS else None
