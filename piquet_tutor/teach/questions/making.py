"""The question that is meant: about which deal, of which kind, on what, of whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.subjects import KIND_OF, Subject
from piquet_tutor.engine.table import Side
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.passages import side_name
from piquet_tutor.teach.questions.asked import Askable, QuestionFault
from piquet_tutor.teach.questions.good_or_not import GoodOrNot
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.what_turns import WhatTurns
from piquet_tutor.teach.questions.which_cards import WhichCards
from piquet_tutor.teach.questions.which_law import WhichLaw
from piquet_tutor.teach.scoring.cases import Case
from piquet_tutor.teach.scoring.items import box_of
from piquet_tutor.teach.scoring.misconceptions import ITEMS
from piquet_tutor.teach.scoring.words import said

SORTS: Final = ("points", "cards", "answer", "law", "change")
"""The kinds of question: who and how many; which cards; good or not; which law; what would have turned it."""
CAPOT: Final = "capot"
_ALSO: Final[Mapping[str, str]] = {
    "tricks": "play",
    "trick points": "play",
    "levées": "play",
    "sequences": "sequence",
    "séquence": "sequence",
    "sets": "set",
    "trio": "set",
    "trios": "set",
    "quatorze": "set",
    "quatorzes": "set",
    "brelan": "set",
    "repic": "repique",
    "pic": "pique",
    "cartes": "cards",
    "carte blanche": "carte_blanche",
}
"""Other words for what can be asked about, beside the names of the boxes in every language."""


def question(deal: Deal, subject: str | Ruling, side: str | None = None, sort: str = "points") -> Askable:
    """Return a question about a deal.

    Args:
        deal: the deal.
        subject: what it is about: a box of the scorer's sheet, by its name in any language; a clause; or a ruling.
        side: whom it is about; None for whoever it may be.
        sort: one of ``SORTS``.

    Raises:
        QuestionFault: there is no such kind of question, or the deal has no answer to it.

    >>> from piquet_tutor.explore.examples import example
    >>> deal = Deal.from_record(example("cavendish-example"))
    >>> question(deal, "Trios and quatorzes").subject, question(deal, "set", sort="cards").side
    ('set', 'younger')
    """
    if sort not in SORTS:
        raise QuestionFault("sort", found=str(sort), known=SORTS)
    about = subject_meant(deal.rules, subject)
    whose = _side(deal, side)
    if whose is None and isinstance(subject, Ruling):
        whose = subject.side
    box = "cards" if about == CAPOT else about
    makers: Mapping[str, Callable[[], Askable]] = {
        "points": lambda: Points(Case(deal), box, whose),
        "cards": lambda: WhichCards(deal, box, whose),
        "answer": lambda: GoodOrNot(deal, box),
        "law": lambda: WhichLaw(Case(deal), about),
        "change": lambda: WhatTurns(deal, box, whose),
    }
    return makers[sort]()


def subject_meant(rules: RuleSet, subject: str | Ruling) -> str:
    """Return the box of the scorer's sheet that is meant, or ``capot``.

    Args:
        rules: of the deal.
        subject: a box by its name in any language, a clause of these rules, or a ruling.

    Raises:
        QuestionFault: it is none of these.
    """
    if isinstance(subject, Ruling):
        found = box_of(rules, subject) or KIND_OF.get(subject.subject or Subject.DEAL, "")
        if found:
            return found
        raise QuestionFault("formality", number=subject.number)
    bare = " ".join(str(subject).lower().replace("_", " ").split())
    named = _names().get(bare)
    if named is not None:
        return named
    clause = rules.clauses.get(str(subject).strip())
    if clause is not None and clause.subject is not None and clause.subject in KIND_OF:
        return KIND_OF[clause.subject]
    raise QuestionFault("subject", found=str(subject)[:40], known=(*ITEMS, CAPOT))


@cache
def _names() -> Mapping[str, str]:
    """Every word for something that can be asked about."""
    labels = {said(language, f"scorer-box-{box}").lower(): box for language in languages() for box in ITEMS}
    return {**_ALSO, **labels, **{box.replace("_", " "): box for box in (*ITEMS, CAPOT)}}


def _side(deal: Deal, side: str | None) -> Side | None:
    if side is None:
        return None
    known = tuple(dict.fromkeys(deal.table.sides))
    bare = str(side).strip().lower()
    for each in known:
        if bare in {each, *(side_name(each, language).lower() for language in languages())}:
            return each
    if bare in deal.table.seats:
        return deal.table.side_of(bare)
    raise QuestionFault("side", found=str(side)[:40], known=known)
