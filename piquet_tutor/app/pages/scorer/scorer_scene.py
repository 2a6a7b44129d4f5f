"""What the scorer's page shows, as plain dictionaries: the scenes of ``teach.questions.sheets`` laid out for a screen.

Nothing here knows an answer that has not been marked or asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import in_language
from piquet_tutor.app.pages.lessons.lesson_scene import titled
from piquet_tutor.app.shared.sheet.prices import what_is
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration import clause_question, passages, rules_title
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.teach.lessons import lessons
from piquet_tutor.teach.questions.asked import Marked
from piquet_tutor.teach.questions.sheets import hint_scene, mastery_scene, question_scene, sheet_scene, standing_of
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.hints import STEPS
from piquet_tutor.teach.scoring.items import OF_EACH, only_one_scores
from piquet_tutor.teach.scoring.laying import AS_DEALT, WITH_TRICKS, table_for, table_of
from piquet_tutor.teach.scoring.mastery import BOXES, PRINCIPLE, Mastery
from piquet_tutor.teach.scoring.misconceptions import HAND_ITEMS
from piquet_tutor.teach.scoring.practice import Question

Scene = dict[str, Any]

KEY: Final = 16
"""Characters by which a question is told from another: its name says which wrong rule it is rigged against."""


def practice_scene(
    asked: Question,
    mark: Marked | None,
    hints: int,
    recent: Sequence[str],
    note: str,
    language: str = "en",
    mastery: Mastery | None = None,
    *,
    tried: bool = False,
) -> Scene:
    """A practice question as it stands.

    Args:
        asked: the question.
        mark: what became of it, once it has been answered or skipped.
        hints: how many hints have been taken.
        recent: what became of the last answers.
        note: why what was written could not be marked, or what may be behind a first wrong answer; empty otherwise.
        language: a language the catalogue has.
        mastery: what is known by now, of which a small map is shown; None for no map.
        tried: whether it was answered wrongly, and is to be tried again with the cards lit that it turns on.
    """
    scene = question_scene(asked, mark, language)
    taken = [hint_scene(asked, step, language=language) for step in STEPS[:hints]]
    return {
        "key": sha256(asked.id.encode()).hexdigest()[:KEY],
        "title": scene["box"]["label"],
        "subtitle": scene["rules"],
        "table": table_for(asked.box, scene["table"], language),
        "given": [_given(one, language) for one in scene["given"]],
        "said": [],
        "boxes": [{**_box(asked.case, scene["box"], taken, note, language), "lit": _lit(asked.case, asked.box, tried)}],
        "done": [],
        "status": "",
        "buttons": [_button("next", language)] if mark is not None else [],
        "recent": [{"verdict": one, "text": narration.message(f"scorer-page-{one}", language)} for one in recent],
        "map": _small_map(asked.rules, mastery, language) if mastery is not None else None,
        "words": _words(language),
    }


def _small_map(rules: RuleSet, mastery: Mastery, language: str) -> Scene:
    """How many rules stand on each shelf: a map that is also the way to the whole one."""
    return {
        "label": narration.message("scorer-page-tab-known", language),
        "shelves": _shelves([each["box"] for each in mastery_scene(rules, mastery, language)["rules"]], language),
    }


def _shelves(standing: Sequence[int], language: str) -> list[Scene]:
    named = [(0, narration.message("scorer-mastery-unseen", language))]
    named += [(box, narration.message("scorer-mastery-box", language, box=box)) for box in range(1, BOXES + 1)]
    return [{"box": box, "text": text, "count": standing.count(box)} for box, text in named]


def deal_scene(
    case: ScoredDeal,
    pace: str,
    stop: int,
    marks: Mapping[str, Marked],
    hints: Mapping[str, int],
    notes: Mapping[str, str],
    language: str = "en",
) -> Scene:
    """A whole deal at one of its stops; see ``sheets.sheet_scene``."""
    scene = sheet_scene(case, pace, stop, marks, language)
    still = {item.id for item in case.items} - set(marks)

    def laid(box: Scene) -> Scene:
        count = hints.get(box["id"], 0)
        taken = [hint_scene(case, step, box["id"], language, still - {box["id"]}) for step in STEPS[:count]]
        return _box(case, box, taken, notes.get(box["id"], ""), language)

    blank = any(box["id"] == AS_DEALT and box["mark"] is None for box in scene["boxes"])
    right = sum(mark.right for mark in marks.values())
    left = sum(box["mark"] is None for box in scene["boxes"])
    status = narration.message("scorer-page-left", language, count=left)
    if not left:
        status = narration.message("scorer-page-complete", language)
        if scene["last"]:
            status = narration.message("scorer-page-over", language, right=right, all=len(marks))
    buttons = [_button("another", language, scene["complete"] and scene["last"])]
    if scene["complete"] and not scene["last"]:
        buttons = [_button("on", language), *buttons]
    return {
        "key": f"deal {scene['rules']} {scene['place']}",
        "title": narration.message("scorer-page-stop", language, number=scene["place"] + 1, all=scene["stops"]),
        "subtitle": scene["rules"],
        "table": table_of(scene["table"], "also" if blank else "", bool(scene["table"]["tricks"]), language),
        "given": [],
        "said": [{"text": each["short"], "points": each["points"]} for each in scene["said"] if each["short"]],
        "boxes": [laid(box) for box in scene["boxes"]],
        "done": [laid(box) for box in scene["done"]],
        "status": status,
        "buttons": buttons,
        "recent": [],
        "words": _words(language),
    }


def boxes_scene(
    case: ScoredDeal,
    boxes: Sequence[str],
    marks: Mapping[str, Marked],
    notes: Mapping[str, str],
    language: str = "en",
    tried: str = "",
    following: str = "",
) -> Scene:
    """Some boxes of a deal, all at once, with the cards that they are about.

    Args:
        case: the deal.
        boxes: which boxes.
        marks: the marks that may be seen.
        notes: why what was written could not be marked, or what may be behind a wrong answer, by box.
        language: a language the catalogue has.
        tried: the box that was answered wrongly last, and is to be tried again with its cards lit; empty for none.
        following: what comes when all are marked, by its name; empty for another question.
    """
    scene = sheet_scene(case, "end", 0, marks, language, boxes)
    still = set(boxes) - set(marks)
    asked = [box for box in scene["boxes"] if box["id"] in boxes]
    dealt = "also" if AS_DEALT in boxes else ""
    left = sum(box["mark"] is None for box in asked)
    on = _button("next", language)
    return {
        "key": f"boxes {' '.join(boxes)}",
        "whole": True,
        "title": narration.message("scorer-page-boxes", language),
        "subtitle": scene["rules"],
        "table": table_of(scene["table"], dealt, not WITH_TRICKS.isdisjoint(boxes), language),
        "given": [],
        "said": [],
        "boxes": [
            {
                **_box(case, box, (), notes.get(box["id"], ""), language),
                "hint": "",
                "lit": _lit(case, box["id"], box["id"] == tried and box["mark"] is None, still),
            }
            for box in asked
        ],
        "done": [],
        "status": narration.message("scorer-page-left", language, count=left) if left else "",
        "buttons": [] if left else [{**on, "label": following or on["label"]}],
        "recent": [],
        "words": _words(language),
    }


def map_scene(rules: RuleSet, mastery: Mastery, language: str = "en") -> Scene:
    """The map of what is known under a rule set."""
    scene = mastery_scene(rules, mastery, language)
    titles = _titles(rules, scene["rules"], language)
    rows = [{**each, "title": titles[each["rule"]]} for each in scene["rules"]] + _principles(mastery, language)
    standing = [each["box"] for each in rows]
    return {
        "title": scene["title"],
        "subtitle": rules_title(rules, language),
        "lines": [*_counted(scene, language), scene["due"], scene["method"]],
        "shelves": _shelves(standing, language),
        "rules": [
            {
                "id": each["rule"],
                "title": each["title"],
                "law": each["law"],
                "cite": each["cite"],
                "box": each["box"],
                "text": each["text"],
                "of": narration.message("scorer-page-box-of", language, box=each["box"], boxes=BOXES)
                if each["box"]
                else "",
                "due": narration.message("scorer-page-due", language, wait=each["wait"]) if each["box"] else "",
                "tally": narration.message("scorer-page-tally", language, right=each["right"], wrong=each["wrong"])
                if each["box"]
                else "",
            }
            for each in rows
        ],
        "boxes": BOXES,
        "words": {
            name: narration.message(f"scorer-page-{name}", language)
            for name in ("export", "import", "erase", "erase-sure", "erase-yes", "erase-no", "own")
        },
    }


def _principles(mastery: Mastery, language: str) -> list[Scene]:
    """The principles of good play that reviews have asked about, as the map shows its rules."""
    return [
        {
            **standing_of(name, mastery, language),
            "title": narration.message(f"principle-{name.removeprefix(PRINCIPLE)}", language),
            "law": narration.message("scorer-page-principle-from", language),
            "cite": narration.message("scorer-page-principle", language),
        }
        for name in mastery.rules
        if name.startswith(PRINCIPLE)
    ]


def _titles(rules: RuleSet, listed: Sequence[Scene], language: str) -> dict[str, str]:
    """What each rule is called: its question, and a narrower one where it shares that with another."""
    titles: dict[str, str] = {}
    for each in listed:
        own = f"scorer-known-{each['rule'].replace('.', '-')}"
        question = clause_question(rules.clauses[each["rule"]], language)
        titles[each["rule"]] = narration.message(own, language) if own in catalogue(language) else question
    return titles


def _counted(scene: Scene, language: str) -> list[str]:
    """How many answers there are, and how many more that showed nothing to be known."""
    answers = narration.message("scorer-page-answers", language, count=scene["answers"])
    return (
        [answers, narration.message("scorer-page-idle", language, count=scene["idle"])] if scene["idle"] else [answers]
    )


# --- parts ----------------------------------------------------------------------------------------------------------


def _button(name: str, language: str, first: bool = True) -> Scene:
    return {"id": name, "label": narration.message(f"scorer-page-{name}", language), "first": first}


def _words(language: str) -> Scene:
    names: tuple[str, ...] = (
        "who",
        "who_both",
        "each",
        "how_many",
        "mark",
        "busy",
        "marking",
        "hints",
        "right",
        "wrong",
        "skipped",
        "because",
        "law",
    )
    names += ("given", "said", "cards", "tricks", "trick-heads", "cousin", "recent")
    return {name: narration.message(f"scorer-page-{name}", language) for name in names}


def _given(one: Scene, language: str) -> Scene:
    return {
        "text": narration.whole("scorer-page-given-number", language, box=one["label"], answer=one["answer"]),
        "lines": [each["short"] for each in one["rulings"]],
    }


def _box(case: ScoredDeal, box: Scene, taken: Sequence[Scene], note: str, language: str) -> Scene:
    mark, step = box["mark"], STEPS[len(taken)] if len(taken) < len(STEPS) else ""
    sides = [{**side, **_labels(side["label"], language)} for side in box["sides"]]
    return {
        "id": box["id"],
        "label": box["label"],
        "asks": box["asks"],
        "sides": sides,
        "of_each": box["id"] in OF_EACH,
        "tricks": box["id"] not in HAND_ITEMS,
        "one": only_one_scores(case.deal.rules, box["id"]),
        "nobody": box["nobody"],
        "what": what_is(case.deal.rules, box["id"], language),
        "note": note,
        "skip": narration.message("scorer-skip", language),
        "hint": narration.whole("scorer-page-hint", language, step=narration.message(f"scorer-hint-{step}", language))
        if step
        else "",
        "hints": [_hint(case, each, box["id"], language) for each in taken],
        "mark": _mark(case, mark, language) if mark is not None else None,
    }


def _lit(case: ScoredDeal, box: str, tried: bool, still: Collection[str] = ()) -> list[str]:
    """The cards a box turns on, once it has been answered wrongly and is to be tried again; none of an open box."""
    return [card.code for card in case.telling_cards(box, still)] if tried else []


def _labels(side: str, language: str) -> Scene:
    return {word: narration.whole(f"scorer-page-{word}", language, side=side) for word in ("points", "more", "less")}


def _mark(case: ScoredDeal, mark: Scene, language: str) -> Scene:
    return {
        **mark,
        "again": narration.message("scorer-page-again", language) if mark["again"] else "",
        "lesson": _lesson(mark["again"], language),
        "reasons": _reasons(case, mark["reasons"], language),
    }


def _lesson(names: Sequence[str], language: str) -> Scene | None:
    """The lesson that asks about the first of some misreadings that any asks about; None for none."""
    for name in names:
        for each in lessons(language):
            if any(name in step.ask.misreadings for step in each.steps if step.ask is not None):
                return {"label": titled(each, language), "page": in_language(each.page, language)}
    return None


def _hint(case: ScoredDeal, hint: Scene, box: str, language: str) -> Scene:
    cousin = hint["cousin"]
    return {
        "title": hint["title"],
        "text": hint["text"],
        "reasons": _reasons(case, hint["reasons"], language),
        "table": table_for(box, cousin["table"], language) if cousin else None,
        "lines": [each["short"] for each in cousin["reasons"]] if cousin else [],
    }


def _reasons(case: ScoredDeal, rulings: Iterable[Scene], language: str) -> list[Scene]:
    codes = {one.number: [card.code for card in one.cards] for one in passages(case.deal.ledger, None, language)}
    return [
        {
            "number": each["number"],
            "verdict": each["verdict"],
            "short": each["short"],
            "full": each["full"],
            "points": each["points"],
            "cards": codes[each["number"]],
            "cites": each["cites"],
        }
        for each in rulings
    ]
