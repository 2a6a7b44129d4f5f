"""How the terminal shows the lists of statements: counted source by source, or one by one."""

from __future__ import annotations

from collections.abc import Iterable

from piquet_tutor.commands.printing import show
from piquet_tutor.narration import source_name
from piquet_tutor.narration.documents import CitedLaw, Document, MarkedText, Paragraph
from tests.statements.lists import Coverage, Statement


def coverage(counts: Iterable[Coverage], left: Iterable[Statement]) -> None:
    """How many statements each source makes and how many are mapped, and those that are not."""
    listed = list(counts)
    lines = []
    for each in listed:
        short = source_name(each.source)
        customs = f" ({each.customs} of them a custom of the table, with nothing to rule on)" if each.customs else ""
        lines.append(f"{short}: {each.stated} statements, {each.mapped} mapped{customs}, {each.unmapped} unmapped.")
    stated, mapped = sum(each.stated for each in listed), sum(each.mapped for each in listed)
    lines.append(f"In all: {stated} statements, {mapped} mapped, {stated - mapped} unmapped.")
    lines += [f"unmapped: {one.name}, {one.place}: {one.pending or one.says}" for one in left]
    show(Document(tuple(map(Paragraph, lines))))


def statement_list(listed: Iterable[Statement]) -> None:
    """Statements one by one: what each says, what carries it, and what holds it."""
    for one in listed:
        said = MarkedText((f"{one.number}  {one.place}", "strong"), f"  {one.says}")
        show(Document((Paragraph(said), CitedLaw((), tuple(_carried(one))))))
        for node in one.tests:
            print(f"    {node}")  # never cut, however narrow the terminal, so that it can be copied


def _carried(one: Statement) -> list[str]:
    told = {
        "clauses": ", ".join(one.clauses),
        "options": ", ".join(f"{name} = {_value(value)}" for name, value in one.options.items()),
        "with": ", ".join(f"{name} = {_either(values)}" for name, values in one.variant.items()),
        "in": ", ".join(one.frame),
        "by": one.carried_by,
        "otherwise": ", ".join(f"{each.other} ({each.topic})" for each in one.contradicts),
        "corrected": one.corrected,
        "custom": one.custom,
        "to do": one.pending,
    }
    return [f"under: {one.rules}", *(f"{name}: {words}" for name, words in told.items() if words)]


def _either(values: Iterable[object]) -> str:
    return " or ".join(_value(value) for value in values)


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
