"""One ruling, or a whole deal, as a picture for a slide: what is told as a document, drawn as every document is.

>>> from piquet_tutor.game.deal.random_play import shuffled
>>> from piquet_tutor.game.rules.loader import load
>>> svg(told(shuffled(load("rubicon"), 7))).startswith("<svg ")
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, known_to, total
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.tree import NoSuchRuling
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.books import named_once
from piquet_tutor.narration.documents import CitedLaw, DataTable, Document, Hand, Heading, Paragraph, VerdictMark
from piquet_tutor.narration.render import hands_of, title_of
from piquet_tutor.narration.rendering import svg as drawing


@dataclass(frozen=True)
class DrawnRuling:
    """One ruling, as it is to be drawn. Every text is plain: whoever draws it escapes it.

    Attributes:
        rules: what the rule set is called.
        number: the ruling's number, as the reader counts.
        verdict: ``awarded``, ``denied``, ``superseded``, ``allowed`` or ``refused``.
        who: whom it concerns; empty if it concerns all alike.
        short: the one line that explains it.
        points: what it awards.
        cards: its evidence as codes, no card among them that the reader may not see.
        law: the law in words.
        cites: where it stands.
        score: each side by name, with its points when the ruling was made.
        language: the language of it all.
    """

    rules: str
    number: int
    verdict: str
    who: str
    short: str
    points: int
    cards: tuple[str, ...]
    law: tuple[str, ...]
    cites: tuple[str, ...]
    score: tuple[tuple[str, int], ...]
    language: str = "en"


def told(deal: Deal, number: int | None = None, seat: Seat | None = None, language: str = "en") -> DrawnRuling:
    """Tell of one ruling of a deal.

    Args:
        deal: the deal.
        number: the ruling, as this reader counts; None takes the one that awards most.
        seat: whose knowledge limits what is told; None tells everything.
        language: a language the catalogue has.

    Raises:
        NoSuchRuling: there is none of that number.
    """
    known = known_to(deal.rulings, seat)
    if number is None:
        number = max(range(1, len(known) + 1), key=lambda each: (known[each - 1].points, each), default=0)
    if not 0 < number <= len(known):
        raise NoSuchRuling("number-ruling", number=number, last=len(known))
    return told_of(deal, known[number - 1], known, language)


def told_of(deal: Deal, ruling: Ruling, known: tuple[Ruling, ...], language: str = "en") -> DrawnRuling:
    """Tell of a ruling that is already limited to what its reader may know.

    Args:
        deal: the deal.
        ruling: the ruling, or a refusal that stands in no ledger.
        known: the ledger as the reader knows it.
        language: a language the catalogue has.
    """
    passage = narration.passage(ruling, language, known, deal.rules)
    cites = (narration.cited([cite], language) for cite in named_once(ruling.cites))
    return DrawnRuling(
        rules=narration.rules_title(deal.rules, language),
        number=ruling.number,
        verdict=passage.verdict,
        who=passage.who,
        short=passage.short,
        points=passage.points,
        cards=tuple(card.code for card in passage.cards),
        law=passage.law,
        cites=tuple(cites),
        score=score_of(deal, ruling, known, lambda side: narration.message(f"table-name-{side}", language)),
        language=language,
    )


def score_of(
    deal: Deal, ruling: Ruling, known: tuple[Ruling, ...], name: Callable[[Side], str]
) -> tuple[tuple[str, int], ...]:
    """Each side by name, with its points when a ruling was made: the sum of the rulings up to it.

    Args:
        deal: the deal.
        ruling: the ruling.
        known: the ledger as the reader knows it.
        name: what a side is called.
    """
    sides = dict.fromkeys(deal.table.side_of(seat) for seat in deal.table.seats)
    return tuple((name(side), total(known[: ruling.number], side)) for side in sides)


def svg(told: DrawnRuling) -> str:
    """Draw a ruling.

    Args:
        told: what the picture tells.
    """
    verdict = narration.message(f"verdict-{told.verdict}", told.language)
    facts = {"rules": told.rules, "number": told.number, "verdict": verdict, "short": told.short}
    alone = narration.whole("picture-told", told.language, **facts)
    return drawing.text(document_of(told), alone, narration.message("picture-made", told.language))


def deal_svg(deal: Deal, language: str = "en") -> str:
    """Draw a deal of which every card may be seen: the hands, and what each side has.

    Args:
        deal: as far as it has been played.
        language: a language the catalogue has.
    """
    hands = hands_of(deal, language, whole=True)
    sides = dict.fromkeys(deal.table.sides)
    totals = tuple((narration.message(f"side-{each}", language), str(deal.total(each))) for each in sides)
    score = DataTable((narration.message("picture-total", language), ""), totals)
    return drawing.text(
        Document((Heading(title_of(deal, language)), *hands, score), language),
        "",
        narration.message("picture-made", language),
    )


def document_of(told: DrawnRuling) -> Document:
    """What a picture tells, as a document: the rule set, the verdict, the ruling, its cards, the law and the score."""
    language = told.language
    points = narration.message("picture-points", language, points=told.points) if told.points else ""
    cards = tuple(parse_card(code) for code in told.cards)
    return Document(
        (
            Heading(told.rules, narration.message("picture-number", language, number=told.number)),
            VerdictMark(narration.message(f"verdict-{told.verdict}", language), told.verdict, told.who, points),
            Paragraph(told.short),
            Hand("", cards, narration.cards_shown(cards, language)),
            CitedLaw(told.law, told.cites),
            DataTable(
                (narration.message("picture-score", language), ""),
                tuple((name, str(points)) for name, points in told.score),
            ),
        ),
        language,
    )
