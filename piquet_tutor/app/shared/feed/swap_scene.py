"""Two cards that change places, and what that does to a ruling; and the books that rule otherwise: plain dictionaries.

The engine has ruled both deals. A view shows the first, and the second once the cards have been exchanged; it compares
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.drawing.citing import citations
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.explain.compare import Parting
from piquet_tutor.explain.why.questions import Hypothetical, question_of
from piquet_tutor.explain.why.scenes import ruled_then
from piquet_tutor.explain.why.turning import Nearest
from piquet_tutor.explain.why.wording import DealWords, in_words
from piquet_tutor.explore.rulebook.other_books import OtherRuling, instead
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.state import Deal

Places = dict[tuple[str, str], Cards]


def swap_scene(found: Nearest, asked: Hypothetical, words: DealWords, viewpoint: Viewpoint) -> Scene | None:
    """The two cards, where they lie before and after, the scores, and what is ruled then; None without such a swap."""
    told = found.difference
    if found.size != "swap" or told is None or told.deal is None or len(found.change) != 1:
        return None
    language, change = words.language, found.change[0]
    before, after = places(told.before), places(told.deal)
    pair = set(change.cards)
    rows = [
        {
            "label": narration.message("editing-label", language, sort=sort, seat=seat or None),
            "before": _codes(cards, viewpoint),
            "after": _codes(after.get((sort, seat), ()), viewpoint),
        }
        for (sort, seat), cards in before.items()
        if pair & set(cards)
    ]
    return {
        "pair": [one.code for one in change.cards],
        "text": words.whole("why-swap-head", {"change": in_words(change, words)}),
        "rows": rows,
        "scores": [
            {"name": viewpoint.side_name(side), "before": one, "after": other}
            for side, (one, other) in told.totals.items()
        ],
        "seats": {seat: told.deal.total(told.deal.table.side_of(seat)) for seat in told.deal.table.seats},
        "said": ruled_then(found, asked, words),
        "record": found.record,
    }


def may_turn(ruling: Ruling) -> bool:
    """Whether it is a score, awarded or denied, that two cards might turn."""
    told = ruling.verdict in (Verdict.AWARDED, Verdict.DENIED) and ruling.side is not None
    return told and question_of(ruling) is not None


def places(deal: Deal) -> Places:
    """Where the cards are after the exchange: hands first, then discards, then what was left in the talon."""
    kept: Mapping[str, Cards] = deal.kept or deal.hands
    found: Places = {("hand", seat): cards for seat, cards in kept.items()}
    found |= {("discards", seat): tuple(cards) for seat, cards in deal.discards.items() if cards}
    placed = {one for cards in found.values() for one in cards}
    left = tuple(one for one in deal.talon if one not in placed)
    return {**found, ("talon", ""): left} if left else found


def _codes(cards: Cards | tuple[Card, ...], viewpoint: Viewpoint) -> list[str]:
    return [one.code for one in in_order(cards, viewpoint.by_rank)]


# --- books --------------------------------------------------------------------------------------------------------


def books_on(deal: Deal, ruling: Ruling, books: tuple[OtherRuling, ...], viewpoint: Viewpoint) -> list[Scene]:
    """The books that rule otherwise on a ruling, those of one mind together; first the clause that parts them."""
    found: dict[str, Scene] = {}
    for book in books:
        if book.deal is None:
            continue
        differs, there = instead(deal, book.deal, ruling)
        if not differs:
            continue
        scene = _book(book, there, viewpoint)
        title = scene.pop("title")
        told = found.setdefault(repr(scene), {"titles": [], **scene})
        told["titles"].append(title)
    return list(found.values())


def _book(book: OtherRuling, there: Ruling | None, viewpoint: Viewpoint) -> Scene:
    language, deal = viewpoint.language, book.deal
    assert deal is not None  # only books that allow the deal are told of
    said = DealWords(deal.rules, deal.rulings, language).ruling(there) if there is not None else ""
    return {
        "title": narration.rules_title(book.rules, language),
        "parting": _parting(book.where, said, language),
        "said": said or narration.message("why-book-silent", language),
        "scores": [
            {"name": viewpoint.side_name(side), "after": deal.total(side)} for side in dict.fromkeys(deal.table.sides)
        ],
        "cites": citations(there.cites if there is not None else (), language),
    }


def _parting(where: Parting | None, said: str, language: str) -> list[str]:
    """Where the ledgers first part, where that is not this very ruling."""
    if where is None or not where.scoring:
        return []
    if said in where.words or not where.words[1]:
        return []
    return [narration.whole("lab-books-there", language, words=where.words[1])]
