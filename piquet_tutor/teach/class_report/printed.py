"""How a class answered, as a page to read or to print: self-contained, without scripts or external files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from piquet_tutor import narration
from piquet_tutor.teach.class_report.asked import Poll, called, cards_called, pupils, shown, silent


def report_page(asked: Sequence[Poll], language: str, note: str = "", closed: Collection[str] = ()) -> str:
    """Return the report as HTML: how much was right, the misreadings by how many hold them, and every question.

    Args:
        asked: the questions, in the order in which they were asked.
        language: of the catalogue.
        note: what has to be said of the whole; empty for nothing.
        closed: names of those whose seat the teacher has closed.
    """
    title, everybody = narration.message("live-report-title", language), pupils(asked)
    several = len({(each.deal, each.book) for each in asked}) > 1
    about = [_listed(each.book for each in asked), _listed(each.deal for each in asked)]
    lines = [*about, _listed(each.day for each in asked), _summary(asked, language), note]
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>",
        f"<style>{_style()}</style></head>",
        f"<body><main><header><h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in lines if line),
        "</header>",
        _misreadings(asked, language),
        _pupils(asked, everybody, closed, language),
        *(_question(each, number, everybody, several, language) for number, each in enumerate(asked, 1)),
        "</main></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _listed(texts: Iterable[str]) -> str:
    """Texts in one line, each once."""
    return " · ".join(dict.fromkeys(text for text in texts if text))


@cache
def _style() -> str:
    return files(__package__ or "").joinpath("report.css").read_text(encoding="utf-8")


def _summary(asked: Sequence[Poll], language: str) -> str:
    answers = sum(each.answers for each in asked)
    right = answers - sum(each.missed for each in asked)
    return narration.message("live-report-summary", language, questions=len(asked), answers=answers, right=right)


def _misreadings(asked: Sequence[Poll], language: str) -> str:
    """Every misreading by how many answers it explains, the commonest first."""
    held: Counter[str] = Counter()
    for each in asked:
        for choice, told in each.misread.items():
            held[told] += each.counts.get(choice, 0)
    return _table("misreadings", [(told, str(count)) for told, count in held.most_common() if count], language)


def _pupils(asked: Sequence[Poll], everybody: Sequence[str], closed: Collection[str], language: str) -> str:
    """How much each pupil had right and what they did not answer, where names were asked for."""
    answers = [each.by_name for each in asked]
    rows = []
    for pupil in everybody:
        given = [each.get(pupil, "") for each in answers]
        right = sum(answer == each.right for each, answer in zip(asked, given, strict=True))
        told = [narration.message("live-report-of", language, right=right, questions=len(asked))]
        open_ = [str(number) for number, answer in enumerate(given, 1) if not answer]
        told += (
            [narration.message("live-report-none-to", language, numbers=", ".join(open_), count=len(open_))]
            if open_
            else []
        )
        rows.append((called(pupil, closed, language), " ".join(told)))
    return _table("pupils", rows, language)


def _table(key: str, rows: Sequence[tuple[str, str]], language: str) -> str:
    if not rows:
        return ""
    cells = "".join(f'<tr><th scope="row">{escape(one)}</th><td>{escape(other)}</td></tr>' for one, other in rows)
    return (
        f"<section><h2>{escape(narration.message(f'live-report-{key}', language))}</h2><table>{cells}</table></section>"
    )


def _question(asked: Poll, number: int, everybody: Sequence[str], several: bool, language: str) -> str:
    """A question with its answers; where there were several deals, with the one it was asked about."""
    rows = "".join(_answer(asked, choice, label, language) for choice, label in shown(asked).items())
    about = _listed((asked.deal, asked.book)) if several else ""
    below = f'<p class="about">{escape(about)}</p>' if about else ""
    table = f"<table>{rows}{_silent(asked, everybody, language)}</table>"
    return f"<section><h2>{number}. {escape(asked.text)}</h2>{below}{table}</section>"


def _silent(asked: Poll, everybody: Sequence[str], language: str) -> str:
    """Who gave no answer."""
    names = silent(asked, everybody)
    if not names:
        return ""
    told = f"{escape(narration.message('live-report-none', language))}<small>{escape(', '.join(names))}</small>"
    return f'<tr><th scope="row">{told}</th><td class="share"></td><td>{len(names)}</td></tr>'


def _who(name: str, given: str, asked: Poll, language: str) -> str:
    """Who gave an answer; of cards that are not listed one by one, with the cards."""
    if given in asked.labels:
        return name
    return narration.message("live-report-cards", language, name=name, cards=cards_called(given, language))


def _answer(asked: Poll, choice: str, label: str, language: str) -> str:
    count, is_right = asked.counts.get(choice, 0), choice == asked.right
    share = round(100 * count / asked.answers) if asked.answers else 0
    mark = f" <b>({escape(narration.message('live-report-right', language))})</b>" if is_right else ""
    misread = asked.misread.get(choice, "") if count else ""
    names = ", ".join(
        _who(name, given, asked, language) for name, given in asked.names if asked.listed(given) == choice
    )
    below = "".join(f"<small>{escape(each)}</small>" for each in (misread, names) if each not in ("", label))
    return (
        f'<tr{" class=right" if is_right else ""}><th scope="row">{escape(label)}{mark}{below}</th>'
        f'<td class="share"><i style="width:{share}%"></i></td><td>{count}</td></tr>'
    )
