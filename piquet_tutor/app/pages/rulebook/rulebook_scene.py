"""From the rulebook to the plain dictionaries its views draw. Pure: no widget, no state."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.shared.drawing.citing import citations, reading_word
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.rulebook.book import Article, Rulebook, Setting
from piquet_tutor.explore.rulebook.disagreements import differing, untold
from piquet_tutor.narration.clauses import telling
from piquet_tutor.narration.functions import capital

Scene = dict[str, Any]


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
        "words": {name: words[name] for name in ("authority", "sources", "options", "show", "written", "elsewhere")},
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
        "question": article.question,
        "statement": article.statement,
        "reading": reading,
        "reading_word": reading_word(reading, language),
        "reading_note": narration.message(f"reading-{reading}.note", language),
        "exception": words("exception", question=narration.clause_question(instead, language)) if instead else "",
        "settings": [_setting(each, words, language) for each in article.settings if each.name in telling(rules)],
        "cites": citations(article.cites, language),
        "show": show,
    }


def _setting(setting: Setting, words: PageWords, language: str) -> Scene:
    asked = setting.name in differing()
    left = untold(setting) if setting.others else () if asked else (words["any_number"],)
    codes = ", ".join(code for code, _ in setting.others) or words["any_number"]
    return {
        "question": setting.question,
        "answer": f"{capital(setting.words)}.",
        "others": words("others", values=narration.listed_apart(left, language)) if left else "",
        "elsewhere": f"rulebook.ipynb?part=differ&question={setting.name}" if asked else "",
        "code": f"{setting.name} = {setting.value}",
        "codes": words("codes", values=codes),
    }
