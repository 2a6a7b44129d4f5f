"""What the scorer's page shows, as plain dictionaries: everything a view needs to draw, nothing left for it to decide.

Before a box is answered, a scene contains neither its number nor the rulings that make it up.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import in_language
from piquet_tutor.app.pages.lessons.lesson_scene import titled
from piquet_tutor.app.pages.scorer.mastery_map import small_map
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.app.shared.sheet.prices import what_is
from piquet_tutor.game.deal.retelling import states_of
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import passage, rules_title
from piquet_tutor.narration.passages import side_name
from piquet_tutor.teach.lessons import lessons
from piquet_tutor.teach.questions.asked import Marked
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.scenes import codes, laid_scene, side_scene
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.hints import STEPS, Hint, hint, hint_for_box
from piquet_tutor.teach.scoring.items import OF_EACH, Item, nobody_scored, only_one_scores
from piquet_tutor.teach.scoring.laid_open import AS_DEALT, WITH_TRICKS, CardsLaid, laid_for, laid_open
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import HAND_ITEMS
from piquet_tutor.teach.scoring.pacing import silent_on, steps
from piquet_tutor.teach.scoring.practice import Question
from piquet_tutor.teach.scoring.words import given_number

KEY: Final = 16
"""Characters by which a question is told from another: its name says which wrong rule it is rigged against."""
WORDS: Final = (
    *("who", "who_both", "each", "how_many", "mark", "busy", "marking", "hints", "right", "wrong", "skipped"),
    *("because", "law", "given", "said", "cards", "tricks", "trick-heads", "cousin", "recent"),
)
"""What the view says of its own accord."""


class ScorerSheet(Part):
    """Boxes to fill beside the cards they are about.

    Scene: ``title``, ``subtitle``, ``key`` (changes with the deal), ``table`` (``rows`` of ``label``, ``cards`` and
    ``small``; ``tricks``), ``given``, ``said``, ``boxes`` (with ``lit`` the cards that are lit while one is tried
    again, and ``what``: ``label``, ``paragraphs``, ``rows``, what such a box is), ``done``, ``status``, ``buttons``,
    ``recent``, ``words``; ``whole`` where it is a whole deal at once.
    Intents: ``answer`` (``box``, ``answer``: points by side as typed, or nothing), ``skip``, ``hint`` (``box``), and
    ``press`` (``action``).

    Every intent is answered, even one that changes nothing, such as a second wrong number about which there is no more
    to say: the scene counts them as ``heard``, and a view that waits for an answer learns that it has come.
    """

    view = "scorer"

    def __init__(self, scene: Scene | None = None) -> None:
        """Begin with a scene, or with nothing to show."""
        super().__init__(scene)
        self._heard = 0

    def handle(self, content: object) -> None:
        """Take in what a stranger sent, and answer it whatever becomes of it."""
        super().handle(content)
        self._heard += 1
        if self.scene is not None:
            self.show({**self.scene, "heard": self._heard})


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
    sheet = _SheetScene(asked.case, language)
    taken = [hint(asked, step, language) for step in STEPS[:hints]]
    given = [(item, [sheet.ruling(number) for number in item.reasons]) for item in asked.given]
    return sheet.scene(
        laid_for(asked.box, asked.case.deal, language),
        key=sha256(asked.id.encode()).hexdigest()[:KEY],
        title=narration.message(f"scorer-box-{asked.box}", language),
        given=[
            {"text": given_number(item, language), "lines": [each["short"] for each in rulings if each["points"]]}
            for item, rulings in given
        ],
        boxes=[{**sheet.box(asked.item, mark, taken, note), "lit": sheet.lit(asked.box) if tried else []}],
        buttons=[_button("next", language)] if mark is not None else [],
        recent=[{"verdict": one, "text": narration.message(f"scorer-page-{one}", language)} for one in recent],
        map=small_map(asked.rules, mastery, language) if mastery is not None else None,
    )


def deal_scene(
    case: ScoredDeal,
    pace: str,
    stop: int,
    marks: Mapping[str, Marked],
    hints: Mapping[str, int],
    notes: Mapping[str, str],
    language: str = "en",
) -> Scene:
    """A whole deal at one of its stops.

    Args:
        case: the deal.
        pace: one of ``pacing.PACES``.
        stop: which stop, from 0.
        marks: the marks so far, by box.
        hints: how many hints have been taken, by box.
        notes: why what was written could not be marked, by box.
        language: a language the catalogue has.
    """
    every = steps(case.deal, pace)
    step, last = every[stop], stop == len(every) - 1
    before = [item for earlier in every[:stop] for item in earlier.items]
    still = frozenset(item.id for item in case.items) - set(marks)
    sheet = _SheetScene(case, language, still)

    def boxes(items: Sequence[Item]) -> list[Scene]:
        return [sheet.box(each, marks.get(each.id), taken(each.id), notes.get(each.id, "")) for each in items]

    def taken(box: str) -> list[Hint]:
        return [hint_for_box(case, box, each, language) for each in STEPS[: hints.get(box, 0)]]

    left = sum(item.id in still for item in step.items)
    status = narration.message("scorer-page-left", language, count=left)
    if not left:
        right = sum(mark.right for mark in marks.values())
        status = narration.message("scorer-page-complete", language)
        if last:
            status = narration.message("scorer-page-over", language, right=right, all=len(marks))
    buttons = [_button("another", language, not left and last)]
    if not left and not last:
        buttons = [_button("on", language), *buttons]
    answered = {number for item in (*before, *step.items) if item.id in marks for number in item.reasons}
    seen = [sheet.ruling(number) for number in sorted({*step.visible} | (answered & silent_on(case.deal, still)))]
    state = states_of(case.deal)[step.actions]
    blank = any(item.id == AS_DEALT and item.id in still for item in step.items)
    return sheet.scene(
        laid_open(state, "also" if blank else "", True, language),
        key=f"deal {rules_title(case.deal.rules, language)} {stop}",
        title=narration.message("scorer-page-stop", language, number=stop + 1, all=len(every)),
        said=[{"text": each["short"], "points": each["points"]} for each in seen if each["short"]],
        boxes=boxes(step.items),
        done=boxes(before),
        status=status,
        buttons=buttons,
    )


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
    still = frozenset(boxes) - set(marks)
    sheet = _SheetScene(case, language, still)
    left = len(still)
    on = _button("next", language)
    return sheet.scene(
        laid_open(case.deal, "also" if AS_DEALT in boxes else "", not WITH_TRICKS.isdisjoint(boxes), language),
        key=f"boxes {' '.join(boxes)}",
        whole=True,
        title=narration.message("scorer-page-boxes", language),
        boxes=[
            {
                **sheet.box(item, marks.get(item.id), (), notes.get(item.id, "")),
                "hint": "",
                "lit": sheet.lit(item.id) if item.id == tried and item.id in still else [],
            }
            for item in case.items
            if item.id in boxes
        ],
        status=narration.message("scorer-page-left", language, count=left) if left else "",
        buttons=[] if left else [{**on, "label": following or on["label"]}],
    )


def ruling_scene(deal: Deal, number: int, language: str) -> Scene:
    """One ruling of a deal, with more of it on demand and the cards it lights."""
    ledger = deal.ledger
    told = passage(next(each for each in ledger if each.number == number), language, ledger, deal.rules)
    return {
        "number": told.number,
        "verdict": told.verdict,
        "short": told.short,
        "full": list(told.full),
        "points": told.points,
        "cards": codes(told.cards),
    }


# --- parts ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _SheetScene:
    """The sheet of one deal: what is told of a box tells nothing of those that are still open."""

    case: ScoredDeal
    language: str
    open_boxes: frozenset[str] = frozenset()

    def scene(self, laid: CardsLaid, **parts: Any) -> Scene:
        """Everything that is shown: these parts, and what every sheet has."""
        return {
            "subtitle": rules_title(self.case.deal.rules, self.language),
            "table": laid_scene(laid),
            **{name: [] for name in ("given", "said", "done", "recent")},
            "status": "",
            "words": {name: narration.message(f"scorer-page-{name}", self.language) for name in WORDS},
            **parts,
        }

    def box(self, item: Item, mark: Marked | None, taken: Sequence[Hint], note: str) -> Scene:
        """A box with what has become of it."""
        rules, language = self.case.deal.rules, self.language
        step = narration.message(f"scorer-hint-{STEPS[len(taken)]}", language) if len(taken) < len(STEPS) else ""
        return {
            "id": item.id,
            "label": narration.message(f"scorer-box-{item.id}", language),
            "asks": narration.message(f"scorer-asks-{item.id}", language),
            "sides": [side_scene(side, side_name(side, language), language) for side in item.sides],
            "of_each": item.id in OF_EACH,
            "tricks": item.id not in HAND_ITEMS,
            "one": only_one_scores(rules, item.id),
            "nobody": narration.message("scorer-nobody", language),
            "what": what_is(rules, item.id, language),
            "note": note,
            "skip": narration.message("scorer-skip", language),
            "hint": narration.whole("scorer-page-hint", language, step=step) if step else "",
            "hints": [self._hint(each, item.id) for each in taken],
            "mark": self._mark(item, mark) if mark is not None else None,
        }

    def lit(self, box: str) -> list[str]:
        """The cards a box turns on; none of an open box."""
        return codes(self.case.telling_cards(box, self.open_boxes))

    def ruling(self, number: int) -> Scene:
        """One ruling of the deal."""
        return ruling_scene(self.case.deal, number, self.language)

    def _sayable(self, item: str) -> Collection[int]:
        """The rulings that may be told with a box."""
        return silent_on(self.case.deal, self.open_boxes - {item})

    def _mark(self, item: Item, mark: Marked) -> Scene:
        """A mark, which tells nothing of boxes that are still open: what would comes when they are filled."""
        language, sayable = self.language, self._sayable(item.id)
        asked = Points(self.case, item.id, open_boxes=self.open_boxes)
        told = asked.told(mark, language)
        kept_back = isinstance(mark.diagnosis, Diagnosis) and asked.keeps_back(mark.diagnosis)
        reasons = [number for number in item.reasons if number in sayable]
        waiting = len(reasons) < len(item.reasons) or kept_back
        again = () if kept_back else mark.again
        guess = "misreading" if mark.given else "perhaps"
        return {
            "verdict": told.verdict,
            "word": told.word,
            "text": told.text,
            "named": [narration.whole(f"scorer-page-{guess}", language, name=name) for name in told.named],
            "again": narration.message("scorer-page-again", language) if again else "",
            "lesson": _lesson(again, language),
            "why": list(told.why),
            "reasons": [self.ruling(number) for number in reasons],
            "no_ruling": "" if item.reasons else nobody_scored(self.case.deal, item.id, language, sayable),
            "waiting": narration.message("scorer-waiting", language) if waiting else "",
            "law": {"text": told.law, "cite": told.cite},
        }

    def _hint(self, hint: Hint, box: str) -> Scene:
        sayable, cousin = self._sayable(box), hint.cousin
        laid = laid_for(box, cousin.case.deal, self.language) if cousin is not None else None
        other = [ruling_scene(cousin.case.deal, each, self.language) for each in cousin.item.reasons] if cousin else []
        return {
            "title": hint.title,
            "text": hint.text,
            "reasons": [self.ruling(number) for number in hint.reasons if number in sayable],
            "table": laid_scene(laid) if laid is not None else None,
            "lines": [each["short"] for each in other],
        }


def _button(name: str, language: str, first: bool = True) -> Scene:
    return {"id": name, "label": narration.message(f"scorer-page-{name}", language), "first": first}


def _lesson(names: Sequence[str], language: str) -> Scene | None:
    """The lesson that asks about the first of some misreadings that any asks about; None for none."""
    for name in names:
        for each in lessons(language):
            if any(name in step.ask.misreadings for step in each.steps if step.ask is not None):
                return {"label": titled(each, language), "page": in_language(each.page, language)}
    return None
