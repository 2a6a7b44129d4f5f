"""How a class answered, as a page to read or to print: self-contained, without scripts or external files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from piquet_tutor import narration
from piquet_tutor.teach.class_report.asked import Asked


def report_page(asked: Sequence[Asked], about: str, language: str) -> str:
    """Return the report as HTML: how much was right, the misreadings by how many hold them, and every question.

    Args:
        asked: the questions, in the order in which they were asked.
        about: what was presented, in a few words.
        language: of the catalogue.
    """
    title = _say("title", language)
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>",
        f"<style>{_style()}</style></head>",
        f"<body><main><header><h1>{escape(title)}</h1><p>{escape(about)}</p>",
        f"<p>{escape(_summary(asked, language))}</p></header>",
        _misreadings(asked, language),
        _pupils(asked, language),
        *(_question(each, number, language) for number, each in enumerate(asked, 1)),
        "</main></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


@cache
def _style() -> str:
    return files(__package__ or "").joinpath("report.css").read_text(encoding="utf-8")


def _say(key: str, language: str, **values: Any) -> str:
    return narration.message(f"live-report-{key}", language, **values)


def _summary(asked: Sequence[Asked], language: str) -> str:
    answers = sum(each.answers for each in asked)
    right = answers - sum(each.missed for each in asked)
    return _say("summary", language, questions=len(asked), answers=answers, right=right)


def _misreadings(asked: Sequence[Asked], language: str) -> str:
    """Every misreading by how many answers it explains, the commonest first."""
    held: Counter[str] = Counter()
    for each in asked:
        for choice, told in each.misread.items():
            held[told] += each.counts.get(choice, 0)
    return _table("misreadings", [(told, str(count)) for told, count in held.most_common() if count], language)


def _pupils(asked: Sequence[Asked], language: str) -> str:
    """How much each pupil had right, where names were asked for."""
    given: Counter[str] = Counter(name for each in asked for name, _ in each.names)
    right: Counter[str] = Counter(name for each in asked for name, choice in each.names if choice == each.right)
    shares = [(name, _say("of", language, right=right[name], answers=count)) for name, count in sorted(given.items())]
    return _table("pupils", shares, language)


def _table(key: str, rows: Sequence[tuple[str, str]], language: str) -> str:
    if not rows:
        return ""
    cells = "".join(f'<tr><th scope="row">{escape(one)}</th><td>{escape(other)}</td></tr>' for one, other in rows)
    return f"<section><h2>{escape(_say(key, language))}</h2><table>{cells}</table></section>"


def _question(asked: Asked, number: int, language: str) -> str:
    rows = "".join(_answer(asked, choice, label, language) for choice, label in asked.labels.items())
    return f"<section><h2>{number}. {escape(asked.text)}</h2><table>{rows}</table></section>"


def _answer(asked: Asked, choice: str, label: str, language: str) -> str:
    count, is_right = asked.counts.get(choice, 0), choice == asked.right
    share = round(100 * count / asked.answers) if asked.answers else 0
    mark = f" <b>({escape(_say('right', language))})</b>" if is_right else ""
    misread = asked.misread.get(choice, "") if count else ""
    names = ", ".join(name for name, given in asked.names if given == choice)
    below = "".join(f"<small>{escape(each)}</small>" for each in (misread, names) if each not in ("", label))
    return (
        f'<tr{" class=right" if is_right else ""}><th scope="row">{escape(label)}{mark}{below}</th>'
        f'<td class="share"><i style="width:{share}%"></i></td><td>{count}</td></tr>'
    )
