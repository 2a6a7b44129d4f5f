"""One ruling, or a whole deal, as a picture for a slide: what is told as a document, drawn as every document is.

>>> from piquet_tutor.game.deal.random_play import shuffled
>>> from piquet_tutor.game.rules.loader import load
>>> from piquet_tutor.explain.picture.telling import told
>>> svg(told(shuffled(load("rubicon"), 7))).startswith("<svg ")
True
"""

from __future__ import annotations

from piquet_tutor import narration
from piquet_tutor.explain.picture.telling import DrawnRuling
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import CitedLaw, DataTable, Document, Hand, Heading, Paragraph, VerdictMark
from piquet_tutor.narration.render import hands_of, title_of
from piquet_tutor.narration.rendering import svg as drawing


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
