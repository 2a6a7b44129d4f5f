"""What players may ask during the calling and the play, and the answer due, which concerns declared cards only.

>>> read_question("Which king do you not reckon?")
TableQuestion(what='which', rank=<Rank.KING: 13>, suit=None, kind=None)
>>> read_question("How many hearts?").suit.name
'HEARTS'
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from piquet_tutor.engine.rulings import Facts, Ruling
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.referee.incidents import IncidentError
from piquet_tutor.explain.referee.laws import REMEDIES, laws
from piquet_tutor.game.cards import Card, Cards, Rank, Suit, card
from piquet_tutor.game.combinations import KINDS, Kind
from piquet_tutor.game.seats import TWO_HANDED
from piquet_tutor.game.state import Deal

WHAT: Final = ("which", "how_many", "show", "how_high", "tricks", "own_discard", "other_discard")
"""Every kind of question."""


@dataclass(frozen=True)
class TableQuestion:
    """A player's question to the opponent.

    Attributes:
        what: ``which`` (card of a rank is not counted), ``how_many`` (cards of a suit are held), ``show`` (what was
            called), ``how_high`` (is the sequence), ``tricks``, ``own_discard`` or ``other_discard`` (may I see).
        rank: for ``which``.
        suit: for ``how_many``.
        kind: for ``show``: point, sequence or set.
    """

    what: str
    rank: Rank | None = None
    suit: Suit | None = None
    kind: Kind | None = None


_RANKS: Final = {rank.name.lower(): rank for rank in Rank} | {"knave": Rank.JACK}
_SUITS: Final = {suit.name.lower(): suit for suit in Suit}
_KINDS: Final[dict[str, Kind]] = {
    "point": "point",
    "sequence": "sequence",
    "tierce": "sequence",
    "quart": "sequence",
    "quint": "sequence",
    "set": "set",
    "trio": "set",
    "quatorze": "set",
}


def read_question(text: str) -> TableQuestion:
    """Read a question in the words used at the table.

    Raises:
        IncidentError: it is not a known question.
    """
    words = re.findall(r"[a-z]+", text.lower())
    ranks = [_RANKS[word] for word in (*words, *(one.removesuffix("s") for one in words)) if word in _RANKS]
    suits = [_SUITS[word] for word in words if word in _SUITS]
    kinds = [_KINDS[word] for word in words if word in _KINDS]
    if "which" in words and ranks:
        return TableQuestion("which", rank=ranks[0])
    if "many" in words and suits:
        return TableQuestion("how_many", suit=suits[0])
    if "high" in words or ("what" in words and "card" in words):
        return TableQuestion("how_high")
    if "show" in words and kinds:
        return TableQuestion("show", kind=kinds[0])
    if "tricks" in words:
        return TableQuestion("tricks")
    if "discard" in words:
        return TableQuestion("own_discard" if "my" in words else "other_discard")
    raise IncidentError(
        f"“{text[:40]}” is not a known question; ask “which king do you not reckon?”, “how many hearts?”, "
        "“how high is the sequence?”, “show me the point”, “may I see the tricks?” or “may I see my discard?”."
    )


def answer(deal: Deal, asker: Seat, question: TableQuestion | str) -> Ruling:
    """The answer due to a question, from declared cards only; an undeclared card is never named.

    Args:
        deal: the deal so far.
        asker: who asks.
        question: the question, or its words.

    Returns:
        A ruling that belongs to no ledger: ALLOWED with the answer in its facts, or DENIED if no answer is due.

    Raises:
        IncidentError: the question is not a known one, or the asker is no seat.
    """
    if isinstance(question, str):
        question = read_question(question)
    if asker not in TWO_HANDED.seats:
        raise IncidentError(f"“{asker[:20]}” is no seat; elder or younger asks.")
    if laws().authority(deal.rules.id).silence:
        raise IncidentError(f"the referee knows no law of what must be answered under {deal.rules.id}; agree on it.")
    other = TWO_HANDED.opponents(asker)[0]
    clause, facts = _answered(deal, asker, other, question)
    found = laws().clauses[clause]
    told = Facts(remedy=found.remedy, **facts)
    return Ruling(
        len(deal.rulings) + 1, found.id, REMEDIES[found.remedy], deal.table.side_of(other), told, cites=found.rule.cites
    )


def how_many(deal: Deal, seat: Seat, question: TableQuestion) -> int:
    """The right answer to “how many”: the declared cards of the suit that this seat still holds.

    Raises:
        IncidentError: the question does not ask for a number.
    """
    if question.what != "how_many" or question.suit is None:
        raise IncidentError("only “how many” of a suit is answered with a number; ask that.")
    return len(_of_suit(deal, seat, question.suit))


def _answered(deal: Deal, asker: Seat, other: Seat, question: TableQuestion) -> tuple[str, dict[str, object]]:
    what = question.what
    if what == "tricks":
        return "referee.answer_tricks", {}
    if what == "own_discard":
        return "referee.answer_own_discard", {}
    if what == "other_discard":
        return "referee.answer_other_discard", {}
    silent = other == deal.table.seats[1] and not (deal.trick or deal.tricks)
    if what == "how_many" and question.suit is not None and not silent:
        held = _of_suit(deal, other, question.suit)
        return "referee.answer_number", {"count": len(held), "suit": question.suit, "cards": held}
    if silent:
        return "referee.answer_nothing", {}
    if what == "which" and question.rank is not None:
        return _which(deal, other, question.rank)
    if what == "how_high":
        return _high(deal, other)
    if what == "show" and question.kind is not None:
        cards = declared(deal, other, (question.kind,))
        return ("referee.answer_show", {"cards": cards, "kind": question.kind}) if cards else _nothing()
    raise IncidentError(f"there is no question {what[:20]!r} with these parts; use {', '.join(WHAT)}.")


def _nothing() -> tuple[str, dict[str, object]]:
    return "referee.answer_nothing", {}


def _which(deal: Deal, seat: Seat, rank: Rank) -> tuple[str, dict[str, object]]:
    """The cards of a rank that are not in the set called; no answer if no set of that rank was called."""
    called = tuple(one for one in called_set(deal, seat) if one.rank is rank)
    if not called:
        return _nothing()
    missing = tuple(one for one in (card(rank, suit) for suit in Suit) if one not in called)
    return "referee.answer_which", {"rank": rank, "cards": missing, "count": len(called)}


def called_set(deal: Deal, seat: Seat) -> Cards:
    """The cards of the sets a seat has counted, and of a set it has called that awaits a reply."""
    found = declared(deal, seat, ("set",))
    contest = deal.contests["set"]
    waiting = contest.called is not None and not contest.settled and seat == deal.table.seats[0]
    if waiting and contest.called is not None:
        return (*found, *contest.called.cards)
    return found


def _high(deal: Deal, seat: Seat) -> tuple[str, dict[str, object]]:
    """The top card of the best sequence declared."""
    for score in deal.scores:
        if score.kind == "sequence" and score.side == deal.table.side_of(seat) and score.cards:
            return "referee.answer_height", {"card": score.cards[0], "count": len(score.cards)}
    contest = deal.contests["sequence"]
    one = contest.called if seat == deal.table.seats[0] else contest.claim
    if contest.result == "equal" and one is not None:
        return "referee.answer_height", {"card": one.cards[0], "count": len(one.cards)}
    return _nothing()


def declared(deal: Deal, seat: Seat, kinds: tuple[Kind, ...] = KINDS) -> Cards:
    """Every card that a seat has declared and that was good or equal, in the order declared."""
    found: dict[Card, None] = {}
    side = deal.table.side_of(seat)
    for score in deal.scores:
        if score.side == side and score.kind in kinds:
            found.update(dict.fromkeys(score.cards))
    first = seat == deal.table.seats[0]
    for kind in kinds:
        contest = deal.contests[kind]
        one = contest.called if first else contest.claim
        if contest.result == "equal" and one is not None:
            found.update(dict.fromkeys(one.cards))
    return tuple(found)


def _of_suit(deal: Deal, seat: Seat, suit: Suit) -> Cards:
    """Declared cards of a suit still in the hand."""
    held = deal.hands[seat]
    return tuple(one for one in declared(deal, seat) if one.suit is suit and one in held)
