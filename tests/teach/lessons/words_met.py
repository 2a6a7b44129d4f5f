"""Every word that comes on the screen on the road, counted as a learner meets it.

    python -m tests.teach.lessons.words_met [LANGUAGE]     the first deal from both sides and the stops, by kind
    python -m tests.teach.lessons.words_met LANGUAGE STOP  one of them, every piece as it comes

The learner does all that is asked, answers every question once wrongly and then rightly, unfolds nothing, and reads
what is new on the screen each time: a text that stands where it stood is read once.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from piquet_tutor.app.pages.lessons.lesson_page import LessonController
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay
from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.game.records.replay import next_action
from piquet_tutor.teach.lessons import Step, lesson
from piquet_tutor.teach.lessons.toys import best_of
from piquet_tutor.teach.path import ROAD
from tests.app.opening import open_desk
from tests.app.test_lesson_page import answer, card

FIRST_DEALS = ("first_deal", "first_deal_younger")
MOST_TURNS = 200
"""More than any deal has."""

Piece = tuple[str, str, str]
"""Of what kind a text is, where it stands, and the text."""


class Reader:
    """Who reads what comes on the screen.

    Attributes:
        read: what was read, in order.
    """

    def __init__(self) -> None:
        self.read: list[Piece] = []
        self._stood: set[Piece] = set()

    def look(self, scenes: Mapping[str, Mapping[str, Any]]) -> None:
        """Read what was not there when it was looked last.

        Args:
            scenes: what is on the screen, by the name of its view.
        """
        stands = [piece for view, scene in scenes.items() for piece in VIEWS[view](scene) if piece[2]]
        self.read += [piece for piece in stands if piece not in self._stood]
        self._stood = set(stands)

    def words(self) -> Counter[str]:
        """How many words of each kind were read."""
        found: Counter[str] = Counter()
        for kind, _, text in self.read:
            found[kind] += len(text.split())
        return found


# --- what stands on the screen -------------------------------------------------------------------------------------


def _card(scene: Mapping[str, Any]) -> Iterator[Piece]:
    """A note of a guided deal, or the card of a step: what is told, asked, answered and taken away."""
    if scene.get("folded"):
        return
    yield "notes", "title", scene.get("title", "")
    yield from (("notes", scene.get("title", ""), each) for each in scene.get("paragraphs", ()))
    yield from (("notes", "term", f"{each['term']} {each['meaning']}") for each in scene.get("terms", ()))
    if scene.get("kind") == "summary":  # folded elsewhere
        yield from (("notes", "law", each["text"]) for each in scene.get("laws", ()))
    ask = scene.get("ask") or {}
    yield from (("questions", "ask", ask.get(part, "")) for part in ("text", "hint", "note"))
    yield from (("questions", "choice", f"{each['text']} {each['said']}") for each in ask.get("choices", ()))
    reply = scene.get("reply") or {}
    yield "explanations", "word", reply.get("word", "")
    yield from (("explanations", "reply", each) for each in reply.get("paragraphs", ()))
    yield from _end(scene.get("end") or {})


def _end(end: Mapping[str, Any]) -> Iterator[Piece]:
    yield "ends", "did", end.get("did", "")
    yield "ends", "cards", (end.get("cards") or {}).get("told", "")
    for part in ("worth", "road"):
        table = end.get(part) or {"rows": ()}
        yield "ends", part, table.get("label", "")
        yield from (("ends", part, each.get("text") or f"{each['name']} {each['worth']}") for each in table["rows"])


def _table(scene: Mapping[str, Any]) -> Iterator[Piece]:
    """What is asked at the table, what is said at it, and what its signs mean."""
    yield "titles", "title", scene["title"]
    yield "titles", "subtitle", scene["subtitle"]
    yield "prompts", "text", scene["prompt"]["text"]
    yield "prompts", "detail", scene["prompt"]["detail"]
    yield from (("bubbles", str(each["ruling"]), each["text"]) for each in scene["dialogue"])
    race = scene["race"] or {}
    signs = (each for each in race.get("signs", ()) if each.get("stands") is not False)  # the others are not drawn
    yield from (("signs", each["kind"], each["text"]) for each in signs)


def _feed(scene: Mapping[str, Any]) -> Iterator[Piece]:
    """The rulings: each in its short line, but for what stands folded."""
    yield "rulings", "title", scene["title"]
    if scene.get("folded"):
        return
    if not scene["passages"]:
        yield "rulings", "empty", scene["empty"]
    routine = 0
    for place, each in enumerate(scene["passages"], 1):
        stands = place == len(scene["passages"]) or each.get("fresh")
        if each["verdict"] == "allowed" and not each["points"] and not stands:
            routine += 1
        else:
            yield "rulings", str(each["number"]), f"{each['verdict']} ruling {each['number']} {each['short']}"
    if routine:
        yield "rulings", "routine", "routine rulings"


def _sheet(scene: Mapping[str, Any]) -> Iterator[Piece]:
    yield "score sheet", "title", scene["title"]
    yield from (("score sheet", "row", each["label"]) for each in scene["rows"])


def _boxes(scene: Mapping[str, Any]) -> Iterator[Piece]:
    """The boxes of a deal to be scored."""
    yield "questions", "title", scene.get("title", "")
    for box in scene.get("boxes", ()):
        yield "questions", box["label"], f"{box['label']} {box.get('question', '')}"
        yield from (("explanations", box["label"], text) for text in _texts(box.get("reply") or {}))
        yield "explanations", box["label"], box.get("note", "")
    yield "explanations", "status", scene.get("status", "")


def _texts(found: Any) -> Iterator[str]:
    """Every text within a part of a scene that is more than a name."""
    if isinstance(found, str):
        yield found if " " in found else ""
    elif isinstance(found, Mapping):
        for each in found.values():
            yield from _texts(each)
    elif isinstance(found, list | tuple):
        for each in found:
            yield from _texts(each)


VIEWS = {"lesson": _card, "course": _card, "table": _table, "feed": _feed, "sheet": _sheet, "scorer": _boxes}


# --- the first deal -------------------------------------------------------------------------------------------------


def first_deal(name: str, language: str) -> Reader:
    """The first deal from one side, played as its guide says."""
    reader, session = Reader(), GuidedSession(lesson(name, language), language=language)
    for _ in range(MOST_TURNS):
        _turn_the_notes(reader, session)
        if session.deal.done and not session.waiting:
            return reader
        _go_on(session)
    raise AssertionError(f"{name} comes to no end")


def _turn_the_notes(reader: Reader, session: GuidedSession) -> None:
    """Read every note that has come."""
    while True:
        scenes = session.scenes()
        shown = {name: scenes[name] for name in ("table", "feed", "sheet") if name not in session.hides}
        reader.look({"lesson": session.lesson_scene(), **shown})
        buttons = {each["id"]: each for each in session.lesson_scene()["buttons"]}
        if not buttons.get("lesson-next", {}).get("enabled"):
            return
        session.handle({"kind": "press", "action": "lesson-next"})


def _go_on(session: GuidedSession) -> None:
    """Do what the table waits for: discard as advised, say all, play as the record does."""
    table = session.scenes()["table"]
    if table["phase"] == "exchange":
        for code in session.lesson.step("exchange").light:
            session.handle({"kind": "select", "card": code})
        session.handle({"kind": "press", "action": "exchange"})
        return
    actions = [each for each in table["actions"] if each["enabled"]]
    if actions:
        chosen = next((each for each in actions if each["primary"]), actions[0])
        session.handle({"kind": "press", "action": chosen["id"]})
        return
    session._do(next_action(session.score, session.deal))
    session.tell()


# --- the stops ------------------------------------------------------------------------------------------------------


def stop(name: str, language: str) -> Reader:
    """A stop: all its toys, every question wrongly and rightly, its deal and its end."""
    reader, desk = Reader(), LessonController(name, language)
    open_desk(desk)
    for step in desk.lesson.steps:
        assert desk.step is step
        for _ in _done(desk, step):
            reader.look(_on_screen(desk))
        card(desk, kind="press", action="next")
    return reader


def _done(desk: LessonController, step: Step) -> Iterator[None]:
    """Do what a step asks, stopping to read after each thing that is done."""
    yield
    if step.toy is not None:
        yield from _toyed(desk.session)
    elif isinstance(desk.session, StepPlay) and step.ask is not None and step.ask.kind == "do":
        for _ in range(MOST_TURNS):
            if step.id in desk.visit.answers or desk.session.states[-1].done:
                break
            desk.session._do(next_action(desk.session.score, desk.session.states[-1]))
            desk.session.tell()
            yield
    elif step.ask is not None or step.kind == "explain":
        for right in (False, True):
            answer(desk, right)
            yield


def _toyed(toy: StepToy) -> Iterator[None]:
    """Move the cards of a toy until it is done."""
    for codes, then in _moves(toy):
        for code in codes:
            toy.handle({"kind": "select", "card": code})
        yield
        if then:
            toy.handle({"kind": "press", "action": then})
            yield
        if toy.step.ask is not None and toy.reached():
            return


def _moves(toy: StepToy) -> Iterator[tuple[tuple[str, ...], str]]:
    """Cards to be touched together, and what is pressed then."""
    seat = toy.toy.seat
    if toy.toy.kind == "swap":
        yield from (((pair[0].code,), "") for pair in toy.toy.swaps)
    elif toy.toy.kind == "keep":
        yield tuple(each.code for each in toy.score.exchange[seat]), "draw"
    else:
        for each in best_of(toy.deal.hands[seat]):
            yield tuple(one.code for one in each.cards), ""
            yield (), "anew"


def _on_screen(desk: LessonController) -> dict[str, Mapping[str, Any]]:
    """The scenes of a lesson's page that can be seen."""
    alone = "is-alone" in desk.app.snapshot().get("classes", ())
    parts: Iterable[Part] = (
        desk.card,
        *(() if alone else (desk.app.table, desk.app.feed, desk.app.sheet)),
        desk.sheet,
    )
    return {part.view: part.scene for part in parts if not part.hidden and part.scene}


def road(language: str = "en") -> dict[str, Reader]:
    """The whole road: what is read in each part of it."""
    stops = [each.lesson for each in ROAD if each.lesson]
    return {
        **{name: first_deal(name, language) for name in FIRST_DEALS},
        **{name: stop(name, language) for name in stops},
    }


def report(language: str) -> Iterator[str]:
    """How many words of each kind are met where."""
    found = {name: reader.words() for name, reader in road(language).items()}
    kinds = sorted({kind for each in found.values() for kind in each})
    yield f"{'':20}" + "".join(f"{kind:>13}" for kind in (*kinds, "all"))
    for name, each in found.items():
        yield f"{name:20}" + "".join(f"{each[kind]:13}" for kind in kinds) + f"{each.total():13}"
    whole = sum(found.values(), Counter())
    yield f"{'the road':20}" + "".join(f"{whole[kind]:13}" for kind in kinds) + f"{whole.total():13}"


if __name__ == "__main__":
    match sys.argv[1:]:
        case [language, name]:
            reader = first_deal(name, language) if name in FIRST_DEALS else stop(name, language)
            print("\n".join(f"{kind:12} {where[:20]:20} {text}" for kind, where, text in reader.read))
        case [*languages]:
            print("\n".join(report(languages[0] if languages else "en")))
