"""From the rulebook to the plain dictionaries its views draw. Pure: no widget, no state."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.cards import sort_hand
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.explain.compare import Parting, awards_differ
from piquet_tutor.explore.rulebook import Article, Difference, Divergence, Rulebook, Setting
from piquet_tutor.explore.rulebook.book import telling
from piquet_tutor.narration.authorities import named_once

Scene = dict[str, Any]
TOLD: Final = (Verdict.AWARDED, Verdict.DENIED)
"""Rulings that two ledgers side by side are read for."""


def book_scene(
    book: Rulebook,
    every: int,
    searched: str,
    target: str,
    shown: Collection[str],
    words: PageWords,
    language: str = "en",
) -> Scene:
    """A rule set as a book.

    Args:
        book: the book, or what a search has left of it.
        every: how many clauses it has in all.
        searched: what was searched for.
        target: the clause to go to; empty for none.
        shown: the clauses for which there is a deal to show.
        words: of the page.
        language: of what is told.
    """
    count = len(book.articles)
    said = words("found", count=count, all=every, words=searched) if searched else words("count", count=every)
    return {
        "rules": book.rules.id,
        "count": said,
        "unfold": bool(searched) and count <= 12,
        "target": target,
        "words": {name: words[name] for name in ("authority", "sources", "options", "show", "written")},
        "parts": [
            {
                "id": part.id,
                "title": part.title,
                "count": str(len(part.articles)),
                "articles": [_article(book, each, each.id in shown, words, language) for each in part.articles],
            }
            for part in book.parts
        ],
    }


def _article(book: Rulebook, article: Article, show: bool, words: PageWords, language: str) -> Scene:
    rules = book.rules
    instead = rules.clauses.get(article.exception_to)
    reading = article.reading.value
    return {
        "id": article.id,
        "question": narration.in_language(article.question, language),
        "statement": article.statement,
        "reading": reading,
        "reading_word": reading_word(reading, language),
        "reading_note": narration.message(f"reading-{reading}.note", language),
        "exception": words("exception", question=narration.in_language(instead.question, language)) if instead else "",
        "settings": [_setting(each, words, language) for each in article.settings if each.name in telling(rules)],
        "cites": citations(article.cites, language),
        "show": show,
    }


def reading_word(reading: str, language: str) -> str:
    """How firmly a source says a thing, in a word."""
    return narration.message(f"reading-{reading}", language)


def citations(cites: Iterable[Citation], language: str) -> list[Scene]:
    """Authorities, each with its reading."""
    return [
        {
            "label": narration.place_of(cite, language),
            "reading": cite.reading.value,
            "word": reading_word(cite.reading.value, language),
        }
        for cite in named_once(cites)
    ]


def _setting(setting: Setting, words: PageWords, language: str) -> Scene:
    others = (
        words["any_number"]
        if not setting.others
        else narration.listed_apart((said for _, said in setting.others), language)
    )
    codes = ", ".join(code for code, _ in setting.others) or words["any_number"]
    return {
        "question": narration.in_language(setting.question, language),
        "answer": f"{setting.words[:1].upper()}{setting.words[1:]}.",
        "others": words("others", values=others),
        "code": f"{setting.name} = {setting.value}",
        "codes": words("codes", values=codes),
    }


# --- two books ----------------------------------------------------------------------------------------------------


def pair_scene(titles: Sequence[str], found: Sequence[Difference], words: PageWords, language: str = "en") -> Scene:
    """The clauses on which two rule sets differ."""
    scoring = sum(each.scores for each in found)
    parts: dict[str, list[Scene]] = {}
    for each in found:
        parts.setdefault(each.part, []).append(_difference(each, language))
    return {
        "titles": list(titles),
        "count": words("differ", count=len(found), scoring=scoring),
        "words": {name: words[name] for name in ("no_clause", "scores", "sources")},
        "parts": [
            {"title": narration.message(f"rulebook-part-{part}", language), "differences": rows}
            for part, rows in parts.items()
        ],
    }


def _difference(one: Difference, language: str) -> Scene:
    return {
        "clause": one.clause,
        "question": narration.in_language(one.question, language),
        "scores": one.scores,
        "cells": [_cell(article, one.options, language) for article in one.articles],
    }


def _cell(article: Article | None, options: Collection[str], language: str) -> Scene:
    if article is None:
        return {"statement": "", "options": [], "cites": []}
    return {
        "statement": article.statement,
        "options": [
            {"title": each.title, "words": each.words, "code": f"{each.name} = {each.value}"}
            for each in article.settings
            if each.name in options
        ],
        "cites": citations(article.cites, language),
    }


# --- one deal, two ledgers ----------------------------------------------------------------------------------------


def ledgers_scene(found: Divergence, titles: Sequence[str], words: PageWords, language: str = "en") -> Scene:
    """A deal on which two rule sets part, ruled by both.

    Args:
        found: the deal, and where they part.
        titles: how the two are called; one may be the other with an option set otherwise.
        words: of the page.
        language: of what is told.
    """
    first, second = found.first, found.second
    clause = first.rules.clauses.get(found.where.clause) or second.rules.clauses[found.where.clause]
    hand = "hand_exchanged" if "exchange" in first.rules.phases else "hand"
    return {
        "title": words["parting_title"],
        "paragraphs": [
            words("parting_clause", question=clause.question),
            difference_words(found, words, language),
            origin_words(found, words, language),
        ],
        "hands": [
            {
                "label": words(hand, side=narration.message(f"side-{seat}", language)),
                "cards": [one.code for one in sort_hand(first.kept[seat])],
            }
            for seat in first.table.seats
            if first.kept.get(seat)
        ],
        "words": {name: words[name] for name in ("marked", "open")},
        "columns": [
            _ledger(first, second, titles[0], found.where, words, language),
            _ledger(second, first, titles[1], _turned(found.where), words, language),
        ],
    }


def _turned(where: Parting) -> Parting:
    """The same parting, from the other ledger's side."""
    return replace(where, first=where.second, second=where.first, words=where.words[::-1])


def difference_words(found: Divergence, words: PageWords, language: str = "en") -> str:
    """By how much the second rule set gives more or less, in a sentence."""
    sides = [
        words(
            "parting_side",
            side=narration.message(f"role-{side}", language),
            points=abs(points),
            more=words["more" if points > 0 else "less"],
        )
        for side, points in found.difference.items()
        if points
    ]
    if not sides:
        return words["parting_even"]
    title, changed = narration.in_language(found.second.rules.title, language), found.second.rules.changed
    named = words("changed_short", title=title) if changed else title
    return words("parting_difference", title=named, sides=narration.listed(sides, language))


def origin_words(found: Divergence, words: PageWords, language: str = "en") -> str:
    """Where a deal comes from, in a sentence."""
    if found.example is not None:
        return words("by_example", title=narration.in_language(found.example.title, language))
    if found.seed is None:
        return words["by_search"]
    return words("by_random" if found.at_random else "by_seed", seed=found.seed)


def _ledger(deal: Deal, other: Deal, title: str, where: Parting, words: PageWords, language: str) -> Scene:
    """A ledger; of the parting it has the first part, and the other ledger the second."""
    mine, mark = awards_differ(deal.rulings, other.rulings), where.first
    lines = [
        {
            "short": where.words[0] if ruling is mark else narration.text(ruling, "short", language),
            "points": f"+{ruling.points}" if ruling.points else "",
            "verdict": ruling.verdict.value,
            "marked": ruling is mark,
            "other": ruling.number in mine,
        }
        for ruling in _told(deal, mark)
    ]
    if mark is None and where.second is not None:
        silent: Scene = {"short": words["silent"], "points": "", "verdict": "allowed", "marked": True, "other": True}
        lines.insert(_place(other, where.second, deal), silent)
    return {
        "title": title,
        "rules": deal.rules.id,
        "totals": _totals(deal, language),
        "rulings": lines,
    }


def _totals(deal: Deal, language: str) -> str:
    """What each side has."""
    sides = dict.fromkeys(deal.table.sides)
    return ", ".join(narration.message("figure-of", language, side=side, figure=deal.total(side)) for side in sides)


def _told(deal: Deal, mark: Ruling | None) -> list[Ruling]:
    """The rulings that two ledgers are read for, and the one on which they part."""
    return [each for each in deal.rulings if each.verdict in TOLD or (mark is not None and each.number == mark.number)]


def _place(deal: Deal, mark: Ruling, other: Deal) -> int:
    """Where in the other ledger, among what is told of it, a ruling would have stood: after as many awards."""
    awards = sum(1 for each in deal.rulings if each.awards and each.number < mark.number)
    told = _told(other, None)
    return next((at for at in range(len(told)) if sum(1 for each in told[:at] if each.awards) >= awards), len(told))
