"""Reads a lesson strictly: anything misspelt or missing, or a figure typed in a text, is an error of one sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from piquet_tutor.engine.cards import CardError, parse_cards
from piquet_tutor.engine.rules.loader import rule_set_names
from piquet_tutor.teach.guides import tables
from piquet_tutor.teach.guides.tables import LessonError
from piquet_tutor.teach.lessons.filling import HOLE
from piquet_tutor.teach.lessons.model import ASKS, FORMAT, VIEWS, Ask, Choice, Course, Link, Place, Step
from piquet_tutor.teach.lessons.translation import told_course
from piquet_tutor.teach.scoring.misconceptions import ITEMS, misconceptions

FIRST_LANGUAGE: Final = "en"
MOST_PARAGRAPHS: Final = 3
LONGEST_PARAGRAPH: Final = 260
IDEAS: Final = (2, 8)
LEAST_QUESTIONS: Final = 2
EXPLAINED: Final = (1, 2)
SCORED: Final = (0, 12)
_NAME: Final = re.compile(r"[0-9]{2}_[a-z_]+")
_STEP_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_NOTEBOOK: Final = re.compile(r"[a-z0-9_]+\.ipynb(\?[a-z]+=[a-z0-9_-]+)?")
_TOP: Final = {"format", "id", "number", "title", "minutes", "rules", "teaches", "hook", "idea", "question"}
_ON_TABLE: Final = {"record", "at", "rules", "deal", "seat", "show", "rulings", "light"}
_IN_IDEA: Final = {*_ON_TABLE, "terms", "laws", "task", "after"}
_ASKING: Final[dict[str, set[str]]] = {
    "box": {"tempts", "ask", "then"},
    "may": {"ask", "then"},
    "pick": {"ask", "hand", "then"},
    "choice": {"ask", "then"},
    "do": {"ask"},
    "misconception": {"seed", "box", "rules"},
}
_ALLOWED: Final[dict[str, set[str]]] = {
    "score": {"box", "choice"},
    "hook": {"ask"},
    "idea": {"box", "may", "pick", "choice", "do"},
    "question": {"box", "may", "pick", "choice", "misconception"},
}
_ACTIONS: Final = ("exchange", "play", "call", "bid")
Table = Mapping[str, Any]


def _home() -> Any:
    return resources.files(__package__ or "").joinpath("data", FIRST_LANGUAGE)


@cache
def course_names() -> tuple[str, ...]:
    """Return the names of all lessons, in order."""
    found = (entry.name for entry in _home().iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def course(name: str, language: str = FIRST_LANGUAGE) -> Course:
    """Return a lesson that ships with the package, in a language that the catalogue has.

    Raises:
        LessonError: there is none of that name, or its file is broken.
    """
    if not _NAME.fullmatch(name) or name not in course_names():
        raise LessonError(f"there is no lesson “{name[:40]}”; there are {', '.join(course_names())}.")
    if language != FIRST_LANGUAGE:
        return told_course(course(name), language)
    return read_course(_home().joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def courses(language: str = FIRST_LANGUAGE) -> tuple[Course, ...]:
    """Return all lessons, in order."""
    return tuple(course(name, language) for name in course_names())


def read_course(text: str) -> Course:
    """Return a lesson from the text of its file. What it says about its deals is not checked here.

    Raises:
        LessonError: the text is not a lesson; the message says where and why.
    """
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"the lesson is not valid TOML ({error}).") from None
    tables.keys(value, "the lesson", _TOP | {"terms", "explain", "summary"}, {"score"})
    if value["format"] != FORMAT:
        raise LessonError(f"the format must be {FORMAT}.")
    rules = tables.text(value, "rules", "the lesson")
    if rules not in rule_set_names():
        raise LessonError(f"there is no rule set “{rules}”; use one of {', '.join(rule_set_names())}.")
    terms = tables.terms(value["terms"])
    teaches = tuple(tables.texts(value["teaches"], "the lesson", "teaches"))
    for name in teaches:
        if name not in misconceptions():
            raise LessonError(f"teaches: there is no misconception “{name}”.")
    steps = tuple(_steps(value))
    made = Course(
        id=tables.text(value, "id", "the lesson"),
        number=_number(value, "number", "the lesson"),
        title=tables.text(value, "title", "the lesson"),
        minutes=_number(value, "minutes", "the lesson"),
        rules=rules,
        teaches=teaches,
        terms=terms,
        steps=steps,
    )
    _check_whole(made)
    return made


# --- steps ----------------------------------------------------------------------------------------------------------


def _steps(value: Table) -> Iterator[Step]:
    yield _hook(value["hook"])
    for number, one in enumerate(_tables(value["idea"], "idea"), 1):
        yield _idea(one, number)
    for number, one in enumerate(_tables(value["question"], "question"), 1):
        yield _question(one, number)
    for number, one in enumerate(_tables(value["explain"], "explain"), 1):
        yield _explain(one, number)
    if "score" in value:
        yield from _scored(value["score"])
    yield _summary(value["summary"])


def _tables(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list) or not value:
        raise LessonError(f"the lesson must have at least one [[{what}]].")
    return value


def _hook(value: Any) -> Step:
    where = "the hook"
    tables.keys(value, where, {"title", "text", "record", "ask", "after", "reveal"}, _ON_TABLE | {"laws"})
    ask = _ask(value["ask"], f"{where}, its ask", {"box", "may", "choice"}, set())
    then = tables.text(value, "reveal", where)
    rulings = _rulings(value, where)
    return Step(
        id="hook",
        kind="hook",
        title=tables.text(value, "title", where),
        text=_paragraphs(value, where),
        after=_paragraphs(value, where, "after"),
        place=_place(value, where, rulings),
        rulings=rulings,
        light=_light(value, where, rulings),
        laws=tuple(tables.texts(value.get("laws", []), where, "laws")),
        ask=_going_on(ask, rulings.get(then, then)),
    )


def _going_on(ask: Ask, then: str) -> Ask:
    return Ask(**{**vars(ask), "then": then})


def _scored(value: Any) -> Iterator[Step]:
    """Yield a step for each box of one deal; what the steps share is written only once."""
    where = "the deal to score"
    tables.keys(value, where, {"record", "box"}, {"rules"})
    shared = {key: value[key] for key in ("record", "rules") if key in value}
    for number, one in enumerate(_tables(value["box"], "score.box"), 1):
        tables.keys(one, f"{where}, box {number}", {"id", "title", "text", "task"}, _IN_IDEA)
        yield _idea({**shared, **one}, number, "score")


def _idea(value: Any, number: int, kind: str = "idea") -> Step:
    tables.keys(value, f"{kind} {number}", {"id", "title", "text"}, _IN_IDEA)
    name = tables.text(value, "id", f"{kind} {number}")
    where = f"the {kind} “{name}”"
    if not _STEP_NAME.fullmatch(name) or name in ("hook", "summary") or re.fullmatch(r"(question|explain)-\d+", name):
        raise LessonError(f"{where}: its id must be a word in small letters, and not that of another step.")
    rulings = _rulings(value, where)
    ask = _ask(value["task"], f"{where}, its task", _ALLOWED[kind], set()) if "task" in value else None
    return Step(
        id=name,
        kind=kind,
        title=tables.text(value, "title", where),
        text=_paragraphs(value, where),
        after=_paragraphs(value, where, "after") if "after" in value else (),
        place=_place(value, where, rulings) if "record" in value else None,
        rulings=rulings,
        light=_light(value, where, rulings),
        terms=tuple(tables.texts(value.get("terms", []), where, "terms")),
        laws=tuple(tables.texts(value.get("laws", []), where, "laws")),
        ask=_named(ask, rulings),
    )


def _question(value: Any, number: int) -> Step:
    where = f"question {number}"
    practised = isinstance(value, dict) and "misconception" in value
    ask = _ask(
        value, where, _ALLOWED["question"], set() if practised else _ON_TABLE | {"title", "text", "after", "laws"}
    )
    if practised:
        return Step(id=f"question-{number}", kind="question", title="", text=(), ask=ask)
    tables.keys(value, where, {"title", "text", "record", "at"}, set(value))
    rulings = _rulings(value, where)
    return Step(
        id=f"question-{number}",
        kind="question",
        title=tables.text(value, "title", where),
        text=_paragraphs(value, where),
        after=_paragraphs(value, where, "after") if "after" in value else (),
        place=_place(value, where, rulings),
        rulings=rulings,
        light=_light(value, where, rulings),
        laws=tuple(tables.texts(value.get("laws", []), where, "laws")),
        ask=_named(ask, rulings),
    )


def _explain(value: Any, number: int) -> Step:
    where = f"explain {number}"
    tables.keys(value, where, {"title", "text", "record", "at", "rulings", "ruling", "beside"}, _ON_TABLE)
    rulings = _rulings(value, where)
    name = tables.text(value, "ruling", where)
    if name not in rulings:
        raise LessonError(f"{where}: “ruling” must be a name of its rulings.")
    return Step(
        id=f"explain-{number}",
        kind="explain",
        title=tables.text(value, "title", where),
        text=_paragraphs(value, where),
        place=_place(value, where, rulings),
        rulings=rulings,
        light=_light(value, where, rulings),
        ruling=name,
        beside=tuple(rulings.get(each, each) for each in tables.texts(value["beside"], where, "beside")),
    )


def _summary(value: Any) -> Step:
    where = "the summary"
    tables.keys(value, where, {"text", "clauses"}, {"title", "links", "rules"})
    return Step(
        id="summary",
        kind="summary",
        title=value.get("title", ""),
        text=_paragraphs(value, where),
        laws=tuple(tables.texts(value["clauses"], where, "clauses")),
        links=tuple(_links(value.get("links", []), where)),
    )


# --- parts ----------------------------------------------------------------------------------------------------------


def _place(value: Table, where: str, rulings: Mapping[str, str]) -> Place:
    record = value["record"]
    if not isinstance(record, (str, dict)) or not record:
        raise LessonError(f"{where}: “record” must be the id of an example, or a record as a table.")
    at = value.get("at", "end")
    if not isinstance(at, str):
        raise LessonError(f"{where}: “at” must be a moment.")
    before = "before " if at.startswith("before ") else ""
    bare = at.removeprefix("before ")
    views = tuple(tables.texts(value.get("show", []), where, "show"))
    for each in views:
        if each not in VIEWS:
            raise LessonError(f"{where}: “show” takes {' and '.join(VIEWS)}.")
    return Place(
        record=record,
        at=before + rulings.get(bare, bare),
        rules=value.get("rules", ""),
        deal=_number(value, "deal", where) if "deal" in value else 1,
        seat=value.get("seat", ""),
        views=views,
    )


def _rulings(value: Table, where: str) -> dict[str, str]:
    found = value.get("rulings", {})
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise LessonError(f"{where}: “rulings” must give each name its ruling.")
    return found


def _light(value: Table, where: str, rulings: Mapping[str, str]) -> tuple[str, ...]:
    given = value.get("light", [])
    if isinstance(given, str):
        try:
            return tuple(card.code for card in parse_cards(given))
        except CardError as error:
            raise LessonError(f"{where}: “light”: {error}") from None
    names = tuple(tables.texts(given, where, "light"))
    for name in names:
        if name not in rulings:
            raise LessonError(f"{where}: “light” names “{name}”, which is not among its rulings.")
    return names


def _ask(value: Any, where: str, allowed: set[str], besides: set[str]) -> Ask:
    if not isinstance(value, dict):
        raise LessonError(f"{where} must be a table.")
    kinds = [kind for kind in ASKS if kind in value and kind in allowed]
    if "misconception" in kinds:
        kinds = ["misconception"]
    if len(kinds) != 1:
        listed = ", ".join(kind for kind in ASKS if kind in allowed)
        raise LessonError(f"{where} must ask exactly one thing: {listed}.")
    kind = kinds[0]
    tables.keys(value, where, {kind}, _ASKING[kind] | besides)
    if kind not in ("box", "misconception"):
        tables.text(value, "ask", where)
    until = value.get("do", [])
    return Ask(
        kind=kind,
        text=value.get("ask", ""),
        box=_box(value, where),
        tempts=tuple(tables.texts(value.get("tempts", []), where, "tempts")),
        action=_action(value["may"], where) if kind == "may" else {},
        pick=tables.text(value, "pick", where) if kind == "pick" else "",
        hand=tables.text(value, "hand", where) if kind == "pick" else "",
        choices=tuple(_choices(value["choice"], where)) if kind == "choice" else (),
        until=(until,) if isinstance(until, str) else tuple(tables.texts(until, where, "do")),
        misconception=tables.text(value, "misconception", where) if kind == "misconception" else "",
        seed=_number(value, "seed", where) if "seed" in value else 1,
        rules=value.get("rules", "") if kind == "misconception" else "",
        then=value.get("then", ""),
    )


def _box(value: Table, where: str) -> str:
    box = value.get("box", "")
    if box and box not in ITEMS:
        raise LessonError(f"{where}: there is no box “{box}”; use {', '.join(ITEMS)}.")
    return str(box)


def _named(ask: Ask | None, rulings: Mapping[str, str]) -> Ask | None:
    """Return the question with the step's short names of rulings replaced by what they stand for."""
    if ask is None:
        return None
    if ask.pick and ask.pick not in rulings:
        raise LessonError(f"“pick” names “{ask.pick}”, which is not among the rulings of its step.")
    until = tuple(rulings.get(each, each) for each in ask.until)
    choices = tuple(Choice(each.text, rulings.get(each.holds, each.holds), each.reply) for each in ask.choices)
    return Ask(**{**vars(ask), "until": until, "choices": choices, "then": rulings.get(ask.then, ask.then)})


def _action(value: Any, where: str) -> dict[str, str]:
    tables.keys(value, f"{where}, “may”", {"seat"}, {*_ACTIONS, "cards"})
    named = [each for each in _ACTIONS if each in value]
    if len(named) != 1 or not all(isinstance(each, str) for each in value.values()):
        raise LessonError(f"{where}: “may” takes a seat and one of {', '.join(_ACTIONS)}, all as texts.")
    return dict(value)


def _choices(value: Any, where: str) -> Iterator[Choice]:
    if not isinstance(value, list) or not 2 <= len(value) <= 4:
        raise LessonError(f"{where}: give two to four choices.")
    for each in value:
        tables.keys(each, f"{where}, a choice", {"text", "holds"}, {"reply"})
        yield Choice(tables.text(each, "text", where), tables.text(each, "holds", where), each.get("reply", ""))


def _links(value: Any, where: str) -> Iterator[Link]:
    if not isinstance(value, list):
        raise LessonError(f"{where}: “links” must be a list.")
    for one in value:
        tables.keys(one, f"{where}, a link", {"label", "page"})
        if not _NOTEBOOK.fullmatch(tables.text(one, "page", where)):
            raise LessonError(f"{where}: a link leads to a notebook, such as play.ipynb.")
        yield Link(tables.text(one, "label", where), one["page"])


def _number(value: Table, key: str, where: str) -> int:
    found = value[key]
    if type(found) is not int or not 0 < found < 1000:
        raise LessonError(f"{where}: “{key}” must be a whole number from 1.")
    return found


def _paragraphs(value: Table, where: str, key: str = "text") -> tuple[str, ...]:
    found = tuple(tables.texts(value[key], where, key))
    if not 1 <= len(found) <= MOST_PARAGRAPHS:
        raise LessonError(f"{where} has {len(found)} paragraphs; write one to {MOST_PARAGRAPHS}.")
    for paragraph in found:
        if len(paragraph) > LONGEST_PARAGRAPH:
            raise LessonError(f"{where}: a paragraph has {len(paragraph)} characters; at most {LONGEST_PARAGRAPH} fit.")
    return found


# --- the whole ------------------------------------------------------------------------------------------------------


def texts_of(course: Course, step: Step) -> Iterator[str]:
    """Yield every text of a step."""
    yield from (step.title, *step.text, *step.after)
    if step.ask is not None:
        yield step.ask.text
        for choice in step.ask.choices:
            yield from (choice.text, choice.reply)
    yield from (link.label for link in step.links)
    yield from (course.terms[term] for term in step.terms)


def _check_whole(course: Course) -> None:
    names = [step.id for step in course.steps]
    for name in names:
        if names.count(name) > 1:
            raise LessonError(f"two steps are called “{name}”.")
    for kind, (least, most) in {
        "idea": IDEAS,
        "question": (LEAST_QUESTIONS, 20),
        "explain": EXPLAINED,
        "score": SCORED,
    }.items():
        count = sum(step.kind == kind for step in course.steps)
        if not least <= count <= most:
            raise LessonError(f"the lesson has {count} steps of the kind {kind}; it must have {least} to {most}.")
    explained = [term for step in course.steps for term in step.terms]
    for term in explained:
        if term not in course.terms:
            raise LessonError(f"“{term}” has no meaning under terms.")
        if explained.count(term) > 1:
            raise LessonError(f"“{term}” is explained twice.")
    for term in course.terms:
        if term not in explained:
            raise LessonError(f"no idea explains “{term}”.")
    for step in course.steps:
        for text in texts_of(course, step):
            if re.search(r"\d", HOLE.sub("", text)):
                raise LessonError(f"{step.id}: a figure is typed in “{text[:50]}”; write a hole instead.")
    asked = {step.ask.misconception for step in course.steps if step.ask is not None} - {""}
    for name in course.teaches:
        if name not in asked:
            raise LessonError(f"no question is rigged against “{name}”, which the lesson teaches.")
    for name in sorted(asked - set(course.teaches)):
        raise LessonError(f"a question is rigged against “{name}”, which the lesson does not say it teaches.")
