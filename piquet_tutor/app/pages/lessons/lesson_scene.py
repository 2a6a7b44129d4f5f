"""What the card of a lesson's step shows, as a plain dictionary: its texts filled, its question, what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.address import in_language
from piquet_tutor.app.pages.lessons.lesson_end import end_scene, is_asked
from piquet_tutor.app.pages.lessons.lesson_state import Given, Visit
from piquet_tutor.app.pages.lessons.lesson_table import card_codes, text_asked
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.lessons import Lesson, Step, choices, filled, lesson, question_of
from piquet_tutor.teach.lessons.discards import weighed
from piquet_tutor.teach.lessons.filling import rules_of
from piquet_tutor.teach.lessons.sources import notes, readings
from piquet_tutor.teach.path import ROAD, Stop
from piquet_tutor.teach.questions.asked import Feedback, Marked, QuestionFault
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.words import authority

FACTS: Final = {(True, True): "kept", (True, False): "left", (False, True): "idle", (False, False): "not-chosen"}
"""What is said of a fact, by whether it decides and whether it was chosen."""


class LessonStep(Part):
    """The card beside the table: what is told or asked, what was answered, and the way on.

    Scene: ``key`` (changes with the step), ``kind``, ``label``, ``title``, ``paragraphs``, ``terms`` (``term``,
    ``meaning``), ``laws`` (``text``, ``cite``), ``ask`` (``text``, ``hint``, ``choices`` of ``id``, ``text``,
    ``mark``, ``said``; ``many``, ``buttons``, ``note``) or nothing, ``own`` (``label``, ``hint``, ``value``) or
    nothing, ``reply`` (``verdict``, ``word``, ``paragraphs``, ``columns`` of ``title`` and ``paragraphs``) or nothing,
    ``sources`` (``label``, ``rows`` of ``question``, ``answers`` of ``text`` and ``places``, ``silent``) or nothing,
    ``links``, ``steps`` (``id``, ``label``, ``state``, ``here``), ``progress`` (``text``, ``now``, ``count``), ``nav``
    (``back``, ``next``: ``label``, ``page``, ``enabled``; ``enough`` and ``missed``: ``label``), ``words``.
    Intents: ``go`` (``step``), ``press`` (``action``: ``next``, ``back``, ``enough``, ``missed``, ``skip``, ``again``,
    ``check``), ``choose`` (``choices``: ids), ``own`` (``text``). Every text becomes a text node.
    """

    view = "course"


def step_scene(
    lesson: Lesson,
    step: Step,
    visit: Visit,
    after: Lesson | None,
    note: str,
    language: str,
    road: Stop | None = None,
    done: Mapping[str, float] = MappingProxyType({}),
    outcome: Sequence[str] = (),
    costly: bool = False,
    to_repeat: int | None = None,
    *,
    anew: bool = False,
) -> Scene:
    """The card of a step as it stands.

    Args:
        lesson: the lesson.
        step: the step shown.
        visit: what the learner has done in it.
        after: the next lesson, if there is one.
        note: why what was given could not be marked; empty otherwise.
        language: a language the catalogue has.
        road: from a side trip, the stop of the road that this learner has come to; None where the road is done.
        done: how much of each stop of the road is done, from 0 to 1, by its name.
        outcome: what is said of what was done at the table, beyond the step's own words.
        costly: whether a card of it gave much away: what was done is then not praised.
        to_repeat: how many more of what was missed are asked again after this; None where the stop is gone through.
        anew: whether the cards lie as they lay before what was tried, of which nothing is said any more.
    """
    given = visit.answers.get(step.id)
    place = lesson.steps.index(step)
    return {
        "key": step.id,
        "bare": step.ask is not None and step.ask.answered == "sheet",
        "kind": step.kind,
        "label": narration.message(f"course-kind-{step.kind}", language),
        "title": title_of(lesson, step, language),
        "paragraphs": [filled(lesson, step, each, language) for each in step.text],
        "end": end_scene(lesson, visit, done, language) if step.kind == "summary" else None,
        "terms": [{"term": term, "meaning": filled(lesson, step, lesson.terms[term], language)} for term in step.terms],
        "laws": _laws(lesson, step, given is not None or step.ask is None, language),
        "own": _own(step, visit, given, language),
        "ask": _ask(lesson, step, given, tried_at(step, visit) or outcome, note, language),
        "reply": None
        if anew and given is None
        else _unpraised(_reply(lesson, step, visit, given, language, outcome), costly, language),
        "sources": _sources(lesson, step, language),
        "links": [{"label": each.label, "page": in_language(each.page, language)} for each in step.links],
        "steps": [_listed(lesson, each, step, visit, language) for each in lesson.steps],
        "progress": {"text": _progress(lesson, step, language), "now": place + 1, "count": len(lesson.steps)},
        "nav": _nav(lesson, step, visit, after, language, road)
        if to_repeat is None
        else _round_nav(_is_asking(step, visit), to_repeat, language),
        "words": {
            "steps": narration.message("course-steps", language),
            "law": narration.message("course-law", language),
        },
    }


def stop_words(stop: Stop, language: str) -> tuple[str, str]:
    """What a stop of the road is called, and what it is about in a line."""
    title, text = (narration.message(f"stop-{stop.id}.{part}", language) for part in ("title", "text"))
    return title, text


def titled(lesson: Lesson, language: str) -> str:
    """What a lesson is called, with its place on the road, if it is a stop."""
    for number, stop in enumerate(ROAD, 1):
        if stop.lesson == lesson.id:
            count = {"number": str(number), "count": str(len(ROAD))}
            return narration.whole("course-stop", language, title=stop_words(stop, language)[0], **count)
    return narration.whole("course-trip", language, title=lesson.title)


def title_of(lesson: Lesson, step: Step, language: str) -> str:
    """What a step is called."""
    if step.title:
        return filled(lesson, step, step.title, language)
    if step.kind == "question":
        number = [each.id for each in lesson.steps if each.kind == "question"].index(step.id) + 1
        return narration.message("course-question-name", language, number=number)
    return narration.message("course-summary", language)


def questions_of(lesson: Lesson) -> tuple[Step, ...]:
    """The practice of a lesson: its questions, which stand together."""
    return tuple(each for each in lesson.steps if each.kind == "question")


def answered(lesson: Lesson, step: Step, given: Given, language: str) -> Marked | None:
    """The mark of a kept answer, untrusted; None where it is none of this step.

    Practice questions and games played on are marked elsewhere.
    """
    asked = question_of(lesson, step, language)
    if asked is None or step.ask is None or isinstance(given, list) is not step.ask.many:
        return None
    if step.ask.answered == "table" and isinstance(given, str):
        given = list(card_codes(given))
    try:
        return asked.mark(given or None)
    except QuestionFault:
        return None


def told_of(lesson: Lesson, step: Step, marked: Marked, language: str) -> Feedback:
    """What is said of a mark once the right answer may be told."""
    asked = question_of(lesson, step, language)
    assert asked is not None  # or nothing had been marked
    return asked.told(marked, language)


def paragraphs_of(lesson: Lesson, step: Step, marked: Marked, language: str) -> list[str]:
    """The paragraphs of what is said of it, with those of the step itself."""
    assert step.ask is not None  # or nothing had been marked
    after = [filled(lesson, step, each, language) for each in step.after]
    return list(step.ask.paragraphs(told_of(lesson, step, marked, language), after))


def hinted(lesson: Lesson, step: Step, tried: Sequence[str], language: str) -> Feedback | None:
    """What is said to a learner who is to try again: of the last of some wrong choices, nothing that was said before.

    None where they are no choices of the step.
    """
    asked, said, found = question_of(lesson, step, language), list[str](), None
    for each in tried:
        mark = answered(lesson, step, each, language)
        if asked is None or mark is None:
            return None
        found = asked.told(mark, language, whole=False, before=said)
        said += found.why
    return found


def tried_at(step: Step, visit: Visit) -> list[str]:
    """The wrong choices of a step that is still to be answered, in the order in which they were made."""
    if step.id in visit.answers or (step.ask is not None and step.ask.answered == "sheet"):
        return []
    return visit.tries.get(step.id, [])


# --- parts ----------------------------------------------------------------------------------------------------------


def _progress(lesson: Lesson, step: Step, language: str) -> str:
    """How far the lesson has come; among the questions, how many of these are left."""
    if step.kind == "question":
        questions = questions_of(lesson)
        now, count = questions.index(step) + 1, len(questions)
        return narration.message("course-progress-question", language, now=now, count=count)
    return narration.message("course-progress", language, now=lesson.steps.index(step) + 1, count=len(lesson.steps))


def _laws(lesson: Lesson, step: Step, told: bool, language: str) -> list[Scene]:
    """The clauses of a step; not before its question is answered, for they would answer it.

    What an earlier step of a stop has quoted is only named again.
    """
    if not told:
        return []
    rules = rules_of(lesson, step)
    earlier = lesson.steps[: lesson.steps.index(step)] if lesson.stop else ()
    quoted = {name for each in earlier for name in each.laws}
    return [
        {
            "text": "" if name in quoted else clause(rules, name, language),
            "cite": authority(rules, name, language),
        }
        for name in step.laws
    ]


def _sources(lesson: Lesson, step: Step, language: str) -> Scene | None:
    """At the end of a lesson, folded: what each source says on what it has taught."""
    if step.kind != "summary":
        return None
    found = [each for option in lesson.options for each in readings(option, lesson.rules, language)]
    found += notes(lesson.id, language)
    if not found:
        return None
    return {
        "label": narration.message("course-sources", language),
        "rows": [
            {
                "question": each.question,
                "answers": [{"text": one.words, "places": list(one.places)} for one in each.answers],
                "silent": narration.whole(
                    "course-sources-silent", language, sources=narration.listed(each.silent, language)
                )
                if each.silent
                else "",
            }
            for each in found
        ],
    }


def _own(step: Step, visit: Visit, given: Given | None, language: str) -> Scene | None:
    if step.kind != "explain" or given is not None:
        return None
    return {
        "label": narration.message("course-own", language),
        "hint": narration.message("course-own-hint", language),
        "value": visit.own.get(step.id, ""),
    }


def _ask(
    lesson: Lesson, step: Step, given: Given | None, tried: Sequence[str], note: str, language: str
) -> Scene | None:
    ask = step.ask
    if ask is None or ask.answered == "sheet":
        return None
    text = text_asked(lesson, step, language)
    scene: Scene = {"text": text, "hint": "", "choices": [], "many": ask.many, "note": note, "open": given is None}
    if ask.many:
        return {**scene, **_several(lesson, step, given, language)}
    if ask.answered != "card":
        if given is None and ask.answered == "table":
            scene["hint"] = narration.whole(
                "course-pick-hint", language, check=narration.message("course-check", language)
            )
        shown = [] if step.kind == "toy" else ["show" if ask.answered == "table" else "skip"]
        scene["buttons"] = _buttons(shown, given, language, ask.answered == "play" and step.toy is None)
        if given is None and tried and step.toy is None:  # cards that are moved about are laid anew at the table
            scene["buttons"].insert(
                0, {"id": "again", "label": narration.message("course-do-again", language), "primary": True}
            )
        return scene
    reply = answered(lesson, step, given, language) if given is not None else None
    for each in choices(lesson, step, language):
        mark = "wrong" if each.id in (given, *tried) and not each.right else ""
        mark = "right" if reply is not None and each.right else mark
        told = narration.message(f"course-mark-{mark}", language) if mark else ""
        scene["choices"].append({"id": each.id, "text": each.text, "mark": mark, "said": "", "heard": told})
    scene["chosen"] = [given] if given else []
    scene["buttons"] = _buttons(["skip"], given, language)  # to press an answer is to give it
    return scene


def _several(lesson: Lesson, step: Step, given: Given | None, language: str) -> Scene:
    """Answers of which several are chosen together, each marked for itself."""
    chosen = set(given) if isinstance(given, list) else set()
    shown = []
    for each in choices(lesson, step, language):
        took = each.id in chosen
        mark, said = "", ""
        if given is not None:
            mark = "right" if each.right else "wrong" if took else ""
            said = narration.message(f"course-fact-{FACTS[each.right, took]}", language)
        shown.append({"id": each.id, "text": each.text, "mark": mark, "said": said})
    buttons = _buttons(["check", "show"], given, language)
    return {"choices": shown, "chosen": sorted(chosen), "buttons": buttons}


def _buttons(names: list[str], given: Given | None, language: str, repeatable: bool = False) -> list[Scene]:
    """What can be pressed. Once an answer is given the right one is shown, so only a deal to play on is tried again."""
    if given is not None:
        return (
            [{"id": "again", "label": narration.message("course-do-again", language), "quiet": True}]
            if repeatable
            else []
        )
    return [
        {
            "id": "skip" if name == "show" else name,
            "label": narration.message(f"course-{name}", language),
            "primary": name == "check",
            "quiet": name != "check",
        }
        for name in names
    ]


def _reply(
    lesson: Lesson, step: Step, visit: Visit, given: Given | None, language: str, outcome: Sequence[str] = ()
) -> Scene | None:
    tried = tried_at(step, visit)
    if tried:
        return {
            "verdict": "wrong",
            "word": narration.message("course-wrong", language),
            "paragraphs": _said_of(lesson, step, tried, language),
        }
    if given is None:
        return (
            {"verdict": "wrong", "word": narration.message("course-wrong", language), "paragraphs": list(outcome)}
            if outcome
            else None
        )
    verdict = visit.verdicts.get(step.id, "skipped")
    word = narration.message(f"course-{verdict}", language)
    ask = step.ask
    if ask is None or ask.answered == "sheet":
        return None
    if ask.answered == "play":
        made = weighed(lesson.id, step, given) if isinstance(given, str) else None
        after = [made.told(language)] if made is not None else []
        after += [*(filled(lesson, step, each, language) for each in step.after), *outcome]
        verdict = "right" if given else verdict  # the first try is what counts, but this one was done
        return {
            "verdict": verdict,
            "word": narration.message("course-done", language) if verdict == "right" else word,
            "paragraphs": after,
        }
    found = answered(lesson, step, given, language)
    if found is None:
        return None
    if ask.many:
        return _reply_explained(visit.own.get(step.id, "").strip(), told_of(lesson, step, found, language), language)
    word = narration.message(f"course-{found.verdict}", language)
    return {"verdict": found.verdict, "word": word, "paragraphs": paragraphs_of(lesson, step, found, language)}


def _said_of(lesson: Lesson, step: Step, tried: Sequence[str], language: str) -> list[str]:
    """What is said of what was tried last: of a choice, or of a discard that was made at the table."""
    made = weighed(lesson.id, step, tried[-1])
    if made is not None:
        return [made.told(language)]
    found = hinted(lesson, step, tried, language)
    return list(found.why) if found is not None else []


def _unpraised(reply: Scene | None, costly: bool, language: str) -> Scene | None:
    """A reply, without praise where what was done gave much away."""
    if reply is None or not costly:
        return reply
    return {**reply, "verdict": "costly", "word": narration.message("course-played-out", language)}


def _reply_explained(own: str, told: Feedback, language: str) -> Scene:
    """The learner's own words beside the tutor's."""
    return {
        "verdict": told.verdict,
        "word": told.word,
        "paragraphs": [told.text],
        "columns": [
            {
                "title": narration.message("course-own-yours", language),
                "paragraphs": [own or narration.message("course-own-none", language)],
            },
            {"title": narration.message("course-own-tutor", language), "paragraphs": list(told.reasons)},
        ],
    }


def state_of(step: Step, visit: Visit) -> str:
    """How a step stands: what became of its answer, ``seen`` where nothing is asked, or nothing yet."""
    seen = "seen" if step.id in visit.seen else ""
    if step.kind == "toy":
        return visit.verdicts.get(step.id, seen)
    if step.ask is not None:
        return visit.verdicts.get(step.id, "")
    return seen


def missed(lesson: Lesson, visit: Visit) -> list[str]:
    """The steps that were left out, or not right at the first try nor once more since, in order."""
    return [each.id for each in lesson.steps if each.kind != "toy" and _is_missed(each, visit)]


def _is_missed(step: Step, visit: Visit) -> bool:
    if not is_asked(step):
        return False
    return visit.verdicts.get(step.id, "skipped") in ("wrong", "skipped") and step.id not in visit.mended


def due_of(lesson: Lesson, mastery: Mastery, day: int) -> list[str]:
    """The steps of a lesson that are to be asked once more by a day."""
    start = f"{lesson.id}/"
    return [name.removeprefix(start) for name in mastery.due_on(day) if name.startswith(start)]


def share_done(lesson: Lesson, visit: Visit) -> float:
    """How much of a lesson is done, from 0 to 1."""
    return sum(bool(state_of(step, visit)) for step in lesson.steps) / len(lesson.steps)


def _listed(lesson: Lesson, each: Step, here: Step, visit: Visit, language: str) -> Scene:
    state = state_of(each, visit)
    said = narration.message(f"course-{'step-done' if state == 'seen' else state}", language) if state else ""
    return {
        "id": each.id,
        "label": title_of(lesson, each, language),
        "state": state,
        "said": said,
        "here": each is here,
    }


def _is_asking(step: Step, visit: Visit) -> bool:
    return step.ask is not None and visit.answers.get(step.id) is None


def _waits_for_an_answer(step: Step, visit: Visit) -> bool:
    """Whether one of several answers is still to be given for the first time: till then only skipping leads past it."""
    card = step.ask is not None and step.ask.answered == "card" and not step.ask.many
    return card and _is_asking(step, visit) and not tried_at(step, visit)


def _round_nav(asks: bool, to_repeat: int, language: str) -> Scene:
    """The ways on among what is asked again: one alone, so that nobody wonders which; none leads into the stop."""
    if asks:
        return {"enough": {"label": narration.message("course-to-the-end", language)}}
    return {
        "next": {
            "label": narration.message(f"course-{'next' if to_repeat else 'to-the-end'}", language),
            "enabled": True,
            "primary": True,
        }
    }


def _nav(lesson: Lesson, step: Step, visit: Visit, after: Lesson | None, language: str, road: Stop | None) -> Scene:
    place, asks = lesson.steps.index(step), _is_asking(step, visit)
    nav: Scene = {"back": {"label": narration.message("course-previous", language), "enabled": place > 0}}
    if step in questions_of(lesson)[:-1]:
        nav["enough"] = {"label": narration.message("course-enough", language)}
    left = missed(lesson, visit)
    if step.kind == "summary" and left:
        nav["missed"] = {"label": narration.message("course-missed", language)}
    if place + 1 < len(lesson.steps):
        nav["next"] = {"label": narration.message("course-next", language), "enabled": True, "primary": not asks}
        if _waits_for_an_answer(step, visit):
            del nav["next"]
            return nav
    elif after is not None:
        key = "course-next-stop" if after.stop else "course-next-lesson"
        nav["next"] = {
            "label": narration.whole(key, language, title=after.title),
            "page": in_language(after.page, language),
        }
    else:
        nav["next"] = {
            "label": narration.message("course-back", language),
            "page": in_language("lessons.ipynb", language),
        }
    if lesson.stop and place + 1 == len(lesson.steps) and (after is None or not after.stop):
        nav["next"] = {
            "label": narration.message("course-road-done", language),
            "page": in_language("play.ipynb", language),
        }
        nav["aside"] = {
            "label": narration.message("course-today", language),
            "page": in_language("daily.ipynb", language),
        }
    if not lesson.stop and place + 1 == len(lesson.steps) and road is not None:
        label = narration.whole("course-back-to-road", language, title=stop_words(road, language)[0])
        nav["aside"] = nav["next"]
        nav["next"] = {"label": label, "page": in_language(road.page, language)}
    if "page" in nav["next"]:  # one step is the next
        nav["next"]["primary"] = True
    return nav


def stops_done(visits: Mapping[str, Visit], played: bool, language: str) -> dict[str, float]:
    """How much of each stop of the road is done, from 0 to 1, by its name; one that was not begun is not in it.

    Whoever has gone on to the lessons of the road has had enough of the first deal.

    Args:
        visits: what was done of each lesson, by its name.
        played: whether the first deal was played to its end.
        language: a language the catalogue has.
    """
    known = [stop for stop in ROAD if stop.lesson in visits]
    shares = {stop.id: share_done(lesson(stop.lesson, language), visits[stop.lesson]) for stop in known}
    begun = {name: share for name, share in shares.items() if share}
    return {ROAD[0].id: 1.0, **begun} if played or begun else {}
