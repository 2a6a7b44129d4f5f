"""The question that is meant: about which deal, of which kind, on what, of whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import cut, hint_of
from piquet_tutor.teach.questions.asked import Askable, QuestionFault
from piquet_tutor.teach.questions.good_or_not import GoodOrNot
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.which_cards import WhichCards
from piquet_tutor.teach.questions.which_law import WhichLaw
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import CAPOT, box_of_kind
from piquet_tutor.teach.scoring.misconceptions import ITEMS

LONGEST_NAME: Final = 40
"""How many characters of a name that is not known an error quotes."""
SUBJECTS: Final = (*ITEMS, CAPOT)


def unknown_subject(name: object) -> QuestionFault:
    """The error for what is nothing that can be asked about: it names what is like it, or all there is."""
    return QuestionFault("subject", found=cut(str(name), LONGEST_NAME), hint=hint_of(str(name), SUBJECTS))


def question(deal: Deal, subject: str, side: Side | None = None, sort: str = "points") -> Askable:
    """A question about a deal.

    Args:
        deal: the deal.
        subject: what it is about: one of ``SUBJECTS``.
        side: whom it is about; None for whoever it may be.
        sort: one of ``SORTS``.

    Raises:
        QuestionFault: there is no such kind of question, or the deal has no answer to it.

    >>> from piquet_tutor.explore.examples import example
    >>> question(Deal.from_record(example("cavendish-example")), "set", sort="cards").side
    'younger'
    """
    if sort not in SORTS:
        raise QuestionFault("sort", found=cut(str(sort), LONGEST_NAME), hint=hint_of(str(sort), SORTS))
    if subject not in SUBJECTS:
        raise unknown_subject(subject)
    return _MAKERS[sort](deal, subject, side)


def _what_turns(deal: Deal, subject: str, side: Side | None) -> Askable:
    from piquet_tutor.teach.questions.what_turns import WhatTurns  # the search for a change, which no other kind needs

    return WhatTurns(deal, box_of_kind(subject), side)


_MAKERS: Final[Mapping[str, Callable[[Deal, str, Side | None], Askable]]] = {
    "points": lambda deal, subject, side: Points(ScoredDeal(deal), box_of_kind(subject), side),
    "cards": lambda deal, subject, side: WhichCards(deal, box_of_kind(subject), side),
    "answer": lambda deal, subject, side: GoodOrNot(deal, box_of_kind(subject)),
    "law": lambda deal, subject, side: WhichLaw(ScoredDeal(deal), subject),
    "change": _what_turns,
}
SORTS: Final = tuple(_MAKERS)
"""The kinds of question: who and how many; which cards; good or not; which law; what would have turned it."""
