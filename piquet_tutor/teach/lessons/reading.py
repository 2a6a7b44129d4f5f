"""Reads lessons: their data strictly, where anything misspelt or missing is an error of one sentence.

A lesson is a file of data, ``data/04_point.toml``, which holds ids, cards, moments and rulings, and a file of texts in
each language; see :mod:`tables`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from piquet_tutor.game.rules.loader import options, rule_set_names
from piquet_tutor.game.seats import SEATS
from piquet_tutor.narration.catalogue import Catalogue, chapter
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.spoken import hint_of
from piquet_tutor.teach.lessons import tables
from piquet_tutor.teach.lessons.asks.facts import AskFacts
from piquet_tutor.teach.lessons.checks import check_texts, check_whole
from piquet_tutor.teach.lessons.model import FORMAT, KINDS, MARKS, MOMENT, PARTS, Ask, Lesson, PageLink, Step
from piquet_tutor.teach.lessons.moments import MOMENTS, is_moment
from piquet_tutor.teach.lessons.places import Table, ask_of, light_of, place_of, rulings_of, toy_of
from piquet_tutor.teach.lessons.tables import TERM, LessonError, StepTexts, Texts, UnknownLesson
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.misconceptions import misconceptions

PATHS: Final = ("", "record", "own")
_NUMBERED: Final = re.compile(r"[0-9]{2}_[a-z_]+")
_NAME: Final = re.compile(r"[0-9a-z_]+")
_STEP_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_BUTTON: Final = re.compile(r"button-[a-z_-]+")
_NOTEBOOK: Final = re.compile(r"[a-z0-9_]+\.ipynb(\?[a-z]+=[a-z0-9_-]+)?")
_ON_TABLE: Final = {"record", "at", "rules", "deal", "seat", "show", "rulings", "light"}
_KEYS: Final[dict[str, tuple[set[str], set[str]]]] = {
    MOMENT: ({"on"}, {"path", "terms", "tells", "links", "light", "mark", "shows"}),
    "hook": ({"record", "ask"}, {*_ON_TABLE, "laws"}),
    "idea": (set(), {*_ON_TABLE, "terms", "laws", "ask"}),
    "toy": ({"record"}, {*_ON_TABLE, "terms", "laws", "ask", "toy"}),
    "question": ({"ask"}, {*_ON_TABLE, "terms", "laws"}),
    "explain": ({"record", "at", "rulings", "ruling", "beside"}, _ON_TABLE),
    "boss": ({"record", "ask"}, {*_ON_TABLE, "laws"}),
    "summary": (set(), {"laws", "links"}),
}
"""What a step of each kind needs beside its id, and what else it can have."""


def _home() -> Any:
    return resources.files(__package__ or "").joinpath("data")


@cache
def every_name() -> tuple[str, ...]:
    """The names of all lessons and guided deals."""
    found = (entry.name for entry in _home().iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


def lesson_names() -> tuple[str, ...]:
    """The names of the lessons: the stops of the road, then the side trips, each in their order."""
    road = tuple(stop.lesson for stop in ROAD if stop.lesson)
    return (*road, *(name for name in every_name() if _NUMBERED.fullmatch(name) and name not in road))


@cache
def lesson(name: str, language: str = FIRST_LANGUAGE) -> Lesson:
    """A lesson, or a guided deal, that ships with the package.

    Args:
        name: which, such as ``04_point`` or ``first_deal``.
        language: of its texts; one that the catalogue has.

    Raises:
        LessonError: there is none of that name, or its file is broken.
    """
    if not _NAME.fullmatch(name) or name not in every_name():
        raise UnknownLesson("name", found=name[:40], hint=hint_of(name, every_name()))
    return _made(_home().joinpath(f"{name}.toml").read_text(encoding="utf-8"), chapter(f"lessons/{name}", language))


def lessons(language: str = FIRST_LANGUAGE) -> tuple[Lesson, ...]:
    """The lessons, in the order of :func:`lesson_names`."""
    return tuple(lesson(name, language) for name in lesson_names())


def read_lesson(text: str, messages: Catalogue) -> Lesson:
    """A lesson from its data and its texts. What it says about its deals is not checked here.

    Args:
        text: the data, as TOML.
        messages: a catalogue with the texts.

    Raises:
        LessonError: this is no lesson; the sentence says where and why.
    """
    made = _made(text, messages)
    check_texts(made)
    return made


def _made(text: str, messages: Catalogue) -> Lesson:
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"the lesson is not valid TOML ({error}).") from None
    guided = "record" in value
    own = {"record", "seat"} if guided else {"minutes", "rules", "teaches"}
    besides = {"advises", "then"} if guided else {"records", "options"}
    tables.keys(value, "the lesson", {"format", "id", "step", *own}, besides)
    if value["format"] != FORMAT:
        raise LessonError(f"the format must be {FORMAT}.")
    texts = Texts(messages, tables.text(value, "id", "the lesson"))
    if not isinstance(value["step"], list) or not value["step"]:
        raise LessonError("the lesson must have steps.")
    records = value.get("records", {})
    tables.keys(records, "“records”", set(), set(records if isinstance(records, dict) else ()))
    steps = tuple(_step(one, number, texts, None if guided else records) for number, one in enumerate(value["step"], 1))
    made = _guided(value, texts, steps) if guided else _numbered(value, texts, steps)
    check_whole(made)
    return made


def _guided(value: Table, texts: Texts, steps: tuple[Step, ...]) -> Lesson:
    seat = tables.text(value, "seat", "the lesson")
    if seat not in SEATS:
        raise LessonError(f"the seat must be one of {', '.join(SEATS)}.")
    record, then = tables.text(value, "record", "the lesson"), value.get("then", "")
    if then and then not in every_name():
        raise LessonError(f"then: there is no lesson “{then}”.")
    advises = value.get("advises") is True
    return Lesson(texts.lesson, texts, steps, record=record, seat=seat, advises=advises, then=then)


def _numbered(value: Table, texts: Texts, steps: tuple[Step, ...]) -> Lesson:
    rules = tables.text(value, "rules", "the lesson")
    if rules not in rule_set_names():
        raise LessonError(f"there is no rule set “{rules}”; use one of {', '.join(rule_set_names())}.")
    teaches = tuple(tables.texts(value["teaches"], "the lesson", "teaches"))
    for name in teaches:
        if name not in misconceptions():
            raise LessonError(f"teaches: there is no misconception “{name}”.")
    asked = tuple(tables.texts(value.get("options", []), "the lesson", "options"))
    for name in asked:
        if name not in options():
            raise LessonError(f"options: there is no option “{name}”.")
    return Lesson(texts.lesson, texts, steps, tables.number(value, "minutes", "the lesson"), rules, teaches, asked)


# --- steps ----------------------------------------------------------------------------------------------------------


def _step(value: Any, number: int, texts: Texts, records: Table | None) -> Step:
    """A step; ``records`` are those that the lesson gives a name, None for a guided deal."""
    guided = records is None
    name, kind = _named(value, number, guided)
    where = f"the step “{name}”"
    needed, besides = _KEYS[kind]
    if kind == "question" and isinstance(value["ask"], dict) and "misconception" in value["ask"]:
        besides = set()  # the practice of the scorer lays its own table and asks in its own words
    tables.keys(value, where, {"id", *needed} | ({"kind"} if not guided else set()), besides)
    told = texts.of(name)
    rulings = rulings_of(value, where)
    return Step(
        id=name,
        kind=kind,
        texts=told,
        on=_moments(value["on"], where) if guided else (),
        path=_path(value, where),
        place=place_of(value, where, rulings, records or {}) if "record" in value else None,
        rulings=rulings,
        light=light_of(value, where, rulings),
        explains=tuple(tables.texts(value.get("terms", []), where, "terms")),
        tells=tuple(tables.texts(value.get("tells", []), where, "tells")),
        laws=tuple(tables.texts(value.get("laws", []), where, "laws")),
        ask=_asked(value, kind, where, rulings, told),
        toy=toy_of(value["toy"], where) if "toy" in value else None,
        links=_links(value.get("links", []), where, told),
        mark=_mark(value, where),
        shows=_parts(value, where),
    )


def _named(value: Any, number: int, guided: bool) -> tuple[str, str]:
    where = f"step {number}"
    tables.keys(value, where, {"id"}, set(value if isinstance(value, dict) else ()))
    name = tables.text(value, "id", where)
    if not _STEP_NAME.fullmatch(name) or name.startswith(TERM):
        raise LessonError(f"{where}: its id must be a word in small letters that does not begin with “{TERM}”.")
    if guided:
        return name, MOMENT
    kind = tables.text(value, "kind", f"the step “{name}”")
    if kind not in KINDS:
        raise LessonError(f"the step “{name}”: its kind must be one of {', '.join(KINDS)}.")
    return name, kind


def _moments(value: Any, where: str) -> tuple[str, ...]:
    on = (value,) if isinstance(value, str) else tuple(tables.texts(value, where, "on"))
    for moment in on:
        if not is_moment(moment):
            raise LessonError(f"{where}: “{moment}” is no moment; write one of {', '.join(MOMENTS)}, or a ruling.")
    return on


def _path(value: Table, where: str) -> str:
    path = value.get("path", "")
    if path not in PATHS:
        raise LessonError(f"{where}: path must be record or own.")
    return str(path)


def _mark(value: Table, where: str) -> str:
    mark = value.get("mark", "")
    if mark and mark not in MARKS and not (isinstance(mark, str) and _BUTTON.fullmatch(mark)):
        raise LessonError(f"{where}: mark must be one of {', '.join(MARKS)}, or a button such as button-reply-good.")
    return str(mark)


def _parts(value: Table, where: str) -> tuple[str, ...]:
    parts = tuple(tables.texts(value.get("shows", []), where, "shows"))
    for part in parts:
        if part not in PARTS:
            raise LessonError(f"{where}: “shows” takes {', '.join(PARTS)}.")
    return parts


def _asked(value: Table, kind: str, where: str, rulings: Mapping[str, str], texts: StepTexts) -> Ask | None:
    if kind in AskFacts.steps:
        return AskFacts.read(value, where, rulings, texts)
    return ask_of(value["ask"], kind, where, rulings, texts) if "ask" in value else None


def _links(value: Any, where: str, texts: StepTexts) -> tuple[PageLink, ...]:
    pages = tables.texts(value, where, "links")
    for page in pages:
        if not _NOTEBOOK.fullmatch(page):
            raise LessonError(f"{where}: a link leads to a notebook, such as play.ipynb.")
    return tuple(PageLink(texts, number, page) for number, page in enumerate(pages, 1))
