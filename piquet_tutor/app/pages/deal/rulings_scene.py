"""One deal by every book, as a plain dictionary: the scores first, then only the words that differ, and who says so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.shared.drawing.citing import citations
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.compare import Parting
from piquet_tutor.explore.rulebook.other_books import OtherRuling
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.players import names_of_sides

Scene = dict[str, Any]


def rulings_scene(
    deal: Deal,
    title: str,
    others: Iterable[OtherRuling],
    words: PageWords,
    language: str = "en",
) -> Scene:
    """What each book makes of a deal.

    Args:
        deal: the deal, by the book that is named.
        title: how that book is called.
        others: the same by the other books.
        words: of the page.
        language: of what is told.
    """
    found = list(others)
    apart = _of_one_mind(deal, [each for each in found if each.where is not None and each.where.scoring], language)
    alike = [_title(each, language) for each in found if each.deal and not (each.where and each.where.scoring)]
    refused = [
        words("refused_by", title=_title(each, language), why=narration.fault_told(each.fault, language))
        for each in found
        if each.fault is not None
    ]
    done = "yes" if deal.done else "no"
    return {
        "title": words("ruled_title", title=title, done=done),
        "own": {
            "title": title,
            "scores": [
                {**each, "made_of": _made_of(deal, side, language)}
                for each, side in zip(_scores(deal, deal, language), dict.fromkeys(deal.table.sides), strict=True)
            ],
        },
        "books": apart,
        "none": "" if apart else words("none_differs", done=done),
        "alike": words("alike", titles=narration.listed(alike, language)) if alike else "",
        "refused": refused,
        "words": {name: words[name] for name in ("here", "sources", "beside", "differing", "no_source")},
    }


def _of_one_mind(deal: Deal, others: Iterable[OtherRuling], language: str) -> list[Scene]:
    """The books that score otherwise, those that do so alike together."""
    found: dict[str, Scene] = {}
    for each in others:
        assert each.deal is not None  # these differ in points, so they allow the deal
        assert each.where is not None
        scene: Scene = {
            "question": _question(deal.rules, each.rules, each.where.clause, language),
            "scores": _scores(each.deal, deal, language),
            "here": _side(each.where.words[0], each.where.first, deal.rules, each.where, language),
            "there": _side(each.where.words[1], each.where.second, each.rules, each.where, language),
        }
        key = repr((scene["scores"], scene["here"]["said"], scene["there"]["said"]))
        told = found.setdefault(key, {"titles": [], "rules": each.rules.id, **scene})
        told["titles"].append(_title(each, language))
        if told["rules"] != each.rules.id:
            told["there"]["cites"] += [one for one in scene["there"]["cites"] if one not in told["there"]["cites"]]
    for told in found.values():
        for side in ("here", "there"):
            told[side]["cites"] = _each_place_once(told[side]["cites"])
    return list(found.values())


def _each_place_once(cites: Iterable[Scene]) -> list[Scene]:
    """Citations of one place together: what it says in one respect it may only imply in another."""
    places: dict[str, Scene] = {}
    for one in cites:
        first = places.setdefault(one["label"], one)
        if one is not first:
            first.setdefault("also", []).append({"reading": one["reading"], "word": one["word"]})
    return list(places.values())


def _side(said: str, ruling: Ruling | None, rules: RuleSet, where: Parting, language: str) -> Scene:
    """One side of a difference: what is ruled, and who says so; where nothing is ruled, who says the clause."""
    cites: tuple[Citation, ...] = ruling.cites if ruling is not None else ()
    if ruling is None and where.clause in rules.clauses:
        cites = rules.clauses[where.clause].cites
    return {"said": said or narration.message("lab-books-silent", language), "cites": citations(cites, language)}


def _question(own: RuleSet, other: RuleSet, clause: str, language: str) -> str:
    found = own.clauses.get(clause) or other.clauses[clause]
    return narration.clause_question(found, language)


def _scores(deal: Deal, own: Deal, language: str) -> list[Scene]:
    """What each side has, and how much more than by the book named."""
    names = names_of_sides(own)
    return [
        {
            "name": names.get(side) or narration.message(f"side-{side}", language),
            "points": deal.total(side),
            "more": f"{deal.total(side) - own.total(side):+d}".replace("-", "−")
            if deal.total(side) != own.total(side)
            else "",
        }
        for side in dict.fromkeys(own.table.sides)
    ]


def _made_of(deal: Deal, side: Side, language: str) -> str:
    """Where the points of a side come from, kind by kind."""
    points = deal.tally()[side]
    told = [(narration.message(f"table-kind-{kind}", language), points.get(kind, 0)) for kind in deal.rules.kinds]
    return " · ".join(f"{label} {figure}" for label, figure in told if figure)


def _title(one: OtherRuling, language: str) -> str:
    return narration.rules_title(one.rules, language)
