"""The lessons as pages of the docs: what is read, the deals it speaks of, and what is asked before what is ruled."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.browser_host import of_the_site
from piquet_tutor.app.pages.lessons.lesson_scene import stop_words, title_of, titled
from piquet_tutor.app.pages.lessons.lesson_table import text_asked
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.cards import Card
from piquet_tutor.game.records.writing import write_record
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.lessons import Laid, Lesson, Step, choices, filled, laid, lessons, question_of
from piquet_tutor.teach.lessons.asks.boxes import AskBoxes
from piquet_tutor.teach.lessons.filling import rules_of
from piquet_tutor.teach.lessons.laying import MOMENTS
from piquet_tutor.teach.lessons.sources import notes, readings
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.words import authority

READ: Final = """Here they stand to be read. What is ruled lies folded below each question, with its deal; in the
tutor you touch the cards yourself, and try until it is right.
"""


def literal(words: str) -> str:
    """Words with nothing in them that Markdown would take for a sign."""
    return re.sub(r"([\\`*_{}\[\]<>#|$])", r"\\\1", words)


def pages(tutor: str) -> Iterator[tuple[str, str]]:
    """The page of every lesson, and the list of them, each by its name.

    Args:
        tutor: the folder in which the tutor's own pages stand, as seen from these; empty where they stand nowhere.
    """
    yield "lessons/index.md", index(tutor)
    for each in lessons():
        yield f"lessons/{each.id}.md", page(each, tutor)


def index(tutor: str) -> str:
    """The road with its stops, then the side trips."""
    told = {each.id: each for each in lessons()}
    lines = [f"# {_say('list-title')}\n", _say("list-lead") + "\n", READ, f"## {_say('list-road')}\n"]
    for stop in ROAD:
        title, about = (literal(each) for each in stop_words(stop, "en"))
        played = linked(title, stop.page, tutor) if tutor else f"**{title}**"
        lines.append(f"1. {f'[{title}]({stop.lesson}.md)' if stop.lesson else played}: {about}")
    lines.append(f"\n## {_say('list-trips')}\n")
    trips = [each for each in told.values() if not each.stop]
    lines += [f"- [{literal(each.title)}]({each.id}.md): {literal(each.about)}" for each in trips]
    return "\n".join([*lines, "", "```{toctree}\n:hidden:\n", *told, "```", ""])


def page(lesson: Lesson, tutor: str) -> str:
    """A lesson to be read."""
    lines = [f"# {literal(titled(lesson, 'en'))}\n"]
    if lesson.about:
        lines.append(literal(lesson.about) + "\n")
    if tutor:
        lines.append(linked(_say("kind-toy"), lesson.page, tutor) + "\n")
    for step in steps(lesson):
        lines += told(lesson, step, tutor)
    return "\n".join([*lines, *sources(lesson)])


def steps(lesson: Lesson) -> tuple[Step, ...]:
    """The steps that can be read."""
    return tuple(each for each in lesson.steps if each.ask is None or each.ask.worded != "none")


def told(lesson: Lesson, step: Step, tutor: str) -> Iterator[str]:
    """A step: its text and its deal; where it asks, the question and the open cards first, what is ruled in a fold."""
    yield f"## {literal(title_of(lesson, step, 'en'))}\n"
    yield from paragraphs(filled(lesson, step, each) for each in step.text)
    for term in step.terms:
        yield f"**{literal(term)}**\n: {literal(filled(lesson, step, lesson.terms[term]))}\n"
    for link in step.links if tutor else ():
        yield f"- {linked(literal(link.label), link.page, tutor)}\n"
    if step.ask is None:
        yield from (*deal(step), *laws(lesson, step))
        return
    yield from (*cards(step), *question(lesson, step))
    ruled = [*answer(lesson, step), *deal(step), *laws(lesson, step)]
    if ruled:
        yield from ("<details>", f"<summary>{_say('show')}</summary>\n", *ruled, "</details>\n")


def linked(words: str, page: str, tutor: str) -> str:
    """A link to a page of the tutor, which Sphinx does not look for among these."""
    return f'<a href="{escape(tutor + of_the_site(page))}">{words}</a>'


def paragraphs(texts: Iterable[str]) -> Iterator[str]:
    """Texts, one below the other."""
    for each in texts:
        yield literal(each) + "\n"


def cards(step: Step) -> Iterator[str]:
    """The hands that lie open where something is asked, and the tricks played from them."""
    if step.place is None or laid(step.place).partie is not None:
        return
    table = laid(step.place)
    at = table.states[table.moment(step.place.at)]
    state = table.states[table.moment("declared")] if at.tricks else at
    for seat, hand in state.hands.items():
        if step.place.seat in ("", seat):
            yield f"- {literal(narration.message(f'table-name-{seat}'))}: {shown(hand)}"
    played = [*(trick.cards for trick in at.tricks), *([at.trick] if at.trick else [])]
    if played:
        yield f"\n{literal(narration.message('worksheet-tricks'))}:\n"
        yield from (f"1. {shown(each)}" for each in played)
    yield ""


def shown(hand: Iterable[Card]) -> str:
    """Cards in symbols."""
    return literal(narration.cards_shown(hand))


def question(lesson: Lesson, step: Step) -> Iterator[str]:
    """What is asked, and the answers to choose from."""
    text = text_asked(lesson, step, "en")
    if text:
        yield f"**{literal(text)}**\n"
    yield from (f"- {literal(each.text)}" for each in choices(lesson, step))
    yield ""


def answer(lesson: Lesson, step: Step) -> Iterator[str]:
    """What is right, and why."""
    asked, after = question_of(lesson, step), [filled(lesson, step, each) for each in step.after]
    offered = choices(lesson, step)
    if asked is None or step.ask is None or not offered:
        yield from paragraphs(after)
        return
    right = [f"{_say('right')}: {each.text}" for each in offered if each.right and not step.ask.many]
    yield from paragraphs((*right, *step.ask.paragraphs(asked.told(asked.mark(None)), after)))


def deal(step: Step) -> Iterator[str]:
    """The deal of a step, live where the tutor is near: the ruling that it turns on, and all others below."""
    if step.place is None:
        return
    table = laid(step.place)
    ruling = turning_on(step, table)
    if ruling is None and not isinstance(step.ask, AskBoxes):
        return
    option = f":ruling: {ruling.number}\n" if ruling is not None else ""
    record = json.dumps(write_record(table.score, title="", source="", note=""), ensure_ascii=False)
    yield f"```{{piquet-deal}}\n{option}\n{record}\n```\n"


def turning_on(step: Step, table: Laid) -> Ruling | None:
    """The ruling of its deal that a step is about; None where it is about none."""
    ask, at = step.ask, step.place.at if step.place is not None else ""
    after = ask.then if ask is not None and ask.then not in MOMENTS else ""
    names = [
        *([after] if after else []),
        *(ask.named if ask is not None else ()),
        *step.rulings,
        *([at.removeprefix("before ")] if at not in MOMENTS else []),
    ]
    found = (table.found(step.rulings.get(name, name)) for name in names if name)
    own = {id(each): each for each in table.deal.rulings}
    told = next((each for each in found if each is not None and id(each) in own), None)
    return told or next((each for each in table.deal.rulings if each.rule in step.laws), None)


def laws(lesson: Lesson, step: Step) -> Iterator[str]:
    """The clauses of a step, each with its place."""
    rules = rules_of(lesson, step)
    for name in step.laws:
        yield f"> {literal(clause(rules, name))} ({literal(authority(rules, name))})\n"


def sources(lesson: Lesson) -> Iterator[str]:
    """What each source says on what the lesson has taught."""
    found = [each for option in lesson.options for each in readings(option, lesson.rules)]
    found += notes(lesson.id)
    if found:
        yield f"## {_say('sources')}\n"
    for each in found:
        yield f"**{literal(each.question)}**\n"
        yield from (f"- {literal(one.words)} ({literal('; '.join(one.places))})" for one in each.answers)
        if each.silent:
            yield "\n" + literal(narration.whole("course-sources-silent", "en", sources=narration.listed(each.silent)))
        yield ""


def _say(key: str) -> str:
    return literal(narration.message(f"course-{key}"))
