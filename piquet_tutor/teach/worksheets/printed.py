"""A sheet as a page to print: self-contained, without scripts or external files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files

from piquet_tutor import narration
from piquet_tutor.narration.card_drawing import card, hand, shapes
from piquet_tutor.teach.worksheets import wording
from piquet_tutor.teach.worksheets.problems import Worksheet
from piquet_tutor.teach.worksheets.wording import AnswerPart, Key, Problem


@cache
def _style() -> str:
    return files(__package__ or "").joinpath("sheet.css").read_text(encoding="utf-8")


def page(sheet: Worksheet, language: str = "en", with_key: bool = True) -> str:
    """A sheet as HTML.

    Args:
        sheet: the sheet.
        language: a language of the catalogue.
        with_key: whether the key follows on pages of its own.
    """
    head = wording.heading(sheet, language)
    problems = [wording.problem(each, number, language) for number, each in enumerate(sheet.questions, 1)]
    again = escape(wording.which_sheet(sheet, language))
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f'<meta name="generator" content="{escape(_command(sheet, language))}">',
        f"<title>{escape(head.title)}, {escape(sheet.name)}</title>",
        f"<style>{_style()}</style></head>",
        "<body>",
        shapes(),
        "<main>",
        f'<header><h1>{escape(head.title)}</h1><p class="about">{escape(head.about)}</p>',
        f"<p>{_blank('name', language)}{_blank('date', language)}</p>",
        f'<p class="lead">{escape(head.lead)}</p></header>',
        *(_problem(each, language) for each in problems),
        *(_keys(sheet, language) if with_key else ()),
        f"<footer><p>{again}</p></footer>",
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _command(sheet: Worksheet, language: str) -> str:
    return sheet.command if language == "en" else f"{sheet.command} --lang {language}"


def _blank(key: str, language: str) -> str:
    label = escape(narration.message(f"worksheet-{key}", language))
    return f'<span class="blank {key}"><span>{label}</span><i></i></span>'


# --- the problems ---------------------------------------------------------------------------------------------------


def _problem(told: Problem, language: str) -> str:
    large = [row for row in told.rows if not row["small"]]
    small = [row for row in told.rows if row["small"]]
    kind = "problem has-tricks" if told.tricks else "problem"
    return "\n".join(
        part
        for part in (
            f'<section class="{kind}" id="problem-{told.number}"><h2>{escape(told.asks)}</h2>',
            f'<div class="hands">{"".join(_row(row["label"], row["cards"], language) for row in large)}</div>',
            f'<div class="out">{"".join(_row(row["label"], row["cards"], language) for row in small)}</div>'
            if small
            else "",
            _tricks(told, language),
            _given(told.given, language),
            _answer(told, language),
            "</section>",
        )
        if part
    )


def _row(label: str, cards: Iterable[str], language: str) -> str:
    return f'<div class="row"><h3>{escape(label)}</h3><div class="hand">{hand(cards, language)}</div></div>'


def _tricks(told: Problem, language: str) -> str:
    if not told.tricks:
        return ""
    drawn = "".join(
        f"<li><span>{''.join(card(code, language) for code in trick['cards'])}</span>"
        f"<b>{trick['number']}. <i>{escape(trick['winner'])}</i></b></li>"
        for trick in told.tricks
    )
    title = escape(narration.message("worksheet-tricks", language))
    return f'<div class="row"><h3>{title}</h3><ol class="tricks">{drawn}</ol></div>'


def _given(given: Iterable[str], language: str) -> str:
    listed = "".join(f"<li>{escape(each)}</li>" for each in given)
    return (
        f'<div class="given"><h3>{escape(narration.message("worksheet-given", language))}</h3><ul>{listed}</ul></div>'
        if listed
        else ""
    )


def _answer(told: Problem, language: str) -> str:
    if told.of_each:
        blanks = "".join(f'<span class="blank"><span>{escape(name)}</span><i></i></span>' for _, name in told.sides)
    else:
        blanks = _blank("who", language) + _blank("points", language)
    return f'<p class="answer">{blanks}{_blank("because", language)}</p><p class="rule"></p>'


# --- the key --------------------------------------------------------------------------------------------------------


def _keys(sheet: Worksheet, language: str) -> Iterable[str]:
    yield f'<section class="key" id="key"><h1>{escape(narration.message("worksheet-key-title", language))}</h1>'
    yield f'<p class="lead">{escape(narration.message("worksheet-key-lead", language))}</p>'
    for number, asked in enumerate(sheet.questions, 1):
        yield _key(wording.key(asked, number, language), language)
    yield "</section>"


def _key(told: Key, language: str) -> str:
    answer = narration.whole("worksheet-key-answer", language, answer=told.answer)
    law = narration.whole("worksheet-key-cite", language, law=told.law, cite=told.cite) if told.law else ""
    reasons = "".join(_reason(each) for each in told.reasons)
    kind = "reasons" if any(each.why for each in told.reasons) else "reasons short"
    return "\n".join(
        part
        for part in (
            f'<article id="key-{told.number}"><h2>{escape(told.title)}</h2>',
            f'<p class="answer">{escape(answer)}</p>',
            f'<ul class="{kind}">{reasons}</ul>' if reasons else f"<p>{escape(told.nothing)}</p>",
            f'<p class="law">{escape(narration.whole("worksheet-key-law", language, law=law))}</p>' if law else "",
            f'<p class="slip">{escape(told.slip)}</p><p class="slip">{escape(told.correction)}</p>',
            "</article>",
        )
        if part
    )


def _reason(told: AnswerPart) -> str:
    return f"<li><b>{escape(told.short)}</b>{''.join(f'<p>{escape(each)}</p>' for each in told.why)}</li>"
