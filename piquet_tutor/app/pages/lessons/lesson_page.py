"""A lesson as a page: one step at a time beside its table; and the list of lessons, with what is done.

Where the learner is, what was answered and what was written are kept by the learner's own browser, and so is what is
known, which the scorer's page shares. The browser is asked once, when the page opens; until it has answered, the first
step stands there.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from html import escape
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.asking import language_asked
from piquet_tutor.app.kept_text import KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_list import LessonList
from piquet_tutor.app.pages.lessons.lesson_scene import (
    answered,
    cards_in_question,
    missed,
    questions_of,
    state_of,
    step_scene,
    tried_at,
    verdict_of_facts,
    with_language,
)
from piquet_tutor.app.pages.lessons.lesson_state import LONGEST_OWN, Given, Visit, from_json, to_json
from piquet_tutor.app.pages.lessons.lesson_step import LessonStep
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay, StepReview, card_codes
from piquet_tutor.app.pages.scorer.scorer_scene import practice_scene
from piquet_tutor.app.pages.scorer.scorer_sheet import ScorerSheet
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.controls.markup import Markup
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.teach.lessons import Lesson, Step, choices, facts_of, lesson, lessons, picked, telling_cards
from piquet_tutor.teach.lessons.asking import first_sentence
from piquet_tutor.teach.scoring import AnswerError, Mark, Mastery, MasteryFault, Question, Sitting, question
from piquet_tutor.teach.scoring.hints import STEPS
from piquet_tutor.teach.scoring.items import normal
from piquet_tutor.teach.scoring.words import belief_words, lacking, longer

LIST: Final = "lessons.ipynb"
KEPT: Final = "lessons"
MASTERY: Final = "mastery"


@in_every_language
def lesson_page(name: str, language: str | None = None) -> Page:
    """A lesson.

    Args:
        name: which, such as ``04_point``.
        language: of every text; None for what the page's address asks for.

    Raises:
        LessonError: there is no such lesson.
    """
    desk = LessonController(name, language or language_asked())
    return Page("course", [desk.head, desk.notice, desk.app, desk.sheet], wide=True, keeps=[desk.store, desk.known])


@in_every_language
def lessons_page(language: str | None = None) -> Page:
    """The list of lessons, with what is done of each."""
    desk = ListController(language or language_asked())
    return Page("lessons", [desk.head, desk.list], keeps=[desk.store])


def _head(title: str, lead: str, back: str, page: str) -> Any:
    return Markup(
        f'<header class="pq-page-head"><h1>{escape(title)}</h1>'
        f'<a class="pq-page-back" href="{escape(page)}">{escape(back)}</a>'
        f'<p class="pq-page-lead">{escape(lead)}</p></header>'
    )


class LessonController:
    """A lesson in progress: the card of its step, the table beside it, and what the browser keeps.

    Attributes:
        lesson: the lesson.
        step: the step that is shown.
        visits: how far the learner has come, by lesson.
        sitting: their answers to practice questions, and what they know.
        card: the card of the step.
        app: the table.
        sheet: the boxes of a practice question.
        store: what the browser keeps of the lessons.
        known: what the browser keeps of what is known, shared with the scorer's page.
        notice: what has to be said of what the browser had kept; empty otherwise.
    """

    def __init__(self, name: str, language: str = "en") -> None:
        self.language = language
        self.lesson = lesson(name, language)
        every = lessons(language)
        place = [each.id for each in every].index(name)
        self.after: Lesson | None = every[place + 1] if place + 1 < len(every) else None
        self.step: Step = self.lesson.steps[0]
        self.visits: dict[str, Visit] = {}
        self.sitting = Sitting(load(self.lesson.rules))
        self.question: Question | None = None
        self.mark: Mark | None = None
        self.again = False
        """Whether the practice question was answered wrongly and is to be tried again, its mark kept back."""
        self.round: list[str] | None = None
        """The steps still to come once more; None unless what was missed is being gone through."""
        self._note = ""
        self._begun = False
        self._awaited = {KEPT, MASTERY}
        self.card = LessonStep()
        self.card.on_intent(self._touched)
        self.sheet = ScorerSheet()
        self.sheet.on_intent(self._practised)
        self.store = KeptText(KEPT, self._recalled)
        self.known = KeptText(MASTERY, self._knew)
        self.notice = LessonCard({})
        self.session: StepReview | StepPlay = StepReview(self.lesson, self.step, language)
        self.app = TableApp(self.session, above=(self.card,))
        self.head = self._made_head()
        self.enter()

    def _made_head(self) -> Any:
        say = narration.message
        title = longer(self.language, "course-title", number=str(self.lesson.number), title=self.lesson.title)
        lead = say("course-lead", self.language, minutes=self.lesson.minutes)
        return _head(title, lead, say("course-back", self.language), with_language(LIST, self.language))

    @property
    def visit(self) -> Visit:
        """What the learner has done in this lesson."""
        return self.visits.setdefault(self.lesson.id, Visit())

    # --- what the browser kept -----------------------------------------------------------------------

    def _recalled(self, text: str | None) -> None:
        if text is not None:
            try:
                self.visits = from_json(text)
            except ValueError:
                self._tell(narration.message("course-kept-broken", self.language))
        self._told_by(KEPT)

    def _knew(self, text: str | None) -> None:
        if text is not None:
            try:
                self.sitting.mastery = Mastery.from_json(text)
            except MasteryFault as fault:
                self._tell(longer(self.language, "course-mastery-broken", why=fault.text(self.language)))
        self._told_by(MASTERY)

    def _told_by(self, name: str) -> None:
        self._awaited.discard(name)
        if not self._awaited and not self._begun:
            self._begun = True
            self._clean()
            names = [each.id for each in self.lesson.steps]
            self.step = self.lesson.step(self.visit.at) if self.visit.at in names else self.lesson.steps[0]
            self.enter()

    def _tell(self, text: str) -> None:
        before = list((self.notice.scene or {}).get("paragraphs", []))
        self.notice.show({"title": self.lesson.title, "paragraphs": [*before, text], "tone": "refused"})

    def _clean(self) -> None:
        """Forget kept answers that are none of this lesson: it may have been written anew since."""
        visit = self.visit
        for step_id in list(visit.answers):
            step = next((each for each in self.lesson.steps if each.id == step_id), None)
            if step is None or not self._fits(step, visit.answers[step_id]) or step_id not in visit.verdicts:
                visit.leave(step_id)
        for step_id in {*visit.verdicts, *visit.tries}:
            if step_id not in visit.answers and not self._was_tried(step_id):
                visit.leave(step_id)

    def _was_tried(self, step_id: str) -> bool:
        """Whether a kept step was answered wrongly and is to be tried again."""
        step = next((each for each in self.lesson.steps if each.id == step_id), None)
        tries = self.visit.tries.get(step_id, [])
        if step is None or not tries or self.visit.verdicts.get(step_id) != "wrong":
            return False
        wrong = {each.id for each in choices(self.lesson, step, self.language) if not each.right}
        return set(tries) <= wrong

    def _fits(self, step: Step, given: Given) -> bool:
        ask = step.ask
        if step.kind == "explain":
            return isinstance(given, list)
        if ask is None:
            return False
        if ask.kind == "misconception":
            return isinstance(given, dict) or given == ""
        if ask.kind == "do":
            return isinstance(given, str)
        return isinstance(given, str) and answered(self.lesson, step, given, self.language) is not None

    def _keep(self) -> None:
        if self._begun:
            self.store.keep(to_json(self.visits))

    # --- steps ---------------------------------------------------------------------------------------

    def go(self, name: str) -> None:
        """Show the step of this name; one there is not is no step."""
        with suppress(KeyError):
            self.step = self.lesson.step(name)
            self.enter()

    def enter(self) -> None:
        """Lay the table of the step that is shown, as far as it has been answered."""
        step, visit = self.step, self.visit
        visit.at, self._note = step.id, ""
        if step.id not in visit.seen:
            visit.seen.append(step.id)
        self.question = self.mark = None
        self.again = False
        if step.place is not None:
            self._lay()
        if step.ask is not None and step.ask.kind == "misconception":
            self._pose(step)
        self._arrange()
        self.draw()

    def _lay(self) -> None:
        step, ask = self.step, self.step.ask
        given = self.visit.answers.get(step.id)
        if ask is not None and ask.kind == "do":
            played = StepPlay(self.lesson, step, self.language)
            played.listen(lambda: self._played(played))
            self.session = played
        else:
            review = StepReview(self.lesson, step, self.language)
            review.on_check = self._picked
            self.session = review
            if given is not None:
                self._reveal(given)
            elif tried_at(step, self.visit):
                review.help_with(telling_cards(step))
        self.app.attach(self.session)

    def _reveal(self, given: Given) -> None:
        """The table goes on to where the answer can be seen."""
        step, review = self.step, self.session
        if not isinstance(review, StepReview):
            return
        cards: tuple[str, ...] = ()
        if step.ask is not None and step.ask.kind == "pick" and isinstance(given, str):
            reply = picked(self.lesson, step, card_codes(given), self.language)
            cards = tuple(card.code for card in reply.cards)
            review.note = longer(
                self.language, "course-at-table", verdict=reply.verdict, told=" ".join(reply.paragraphs)
            )
        review.show_answered(step.ask.then if step.ask is not None else "", cards)

    def _pose(self, step: Step) -> None:
        """The rigged question of a step, marked as it was; nothing counts twice."""
        assert step.ask is not None  # asked only where something is
        self.question = posed(self.lesson, step)
        given = self.visit.answers.get(step.id)
        if given is None:
            return
        known = self.sitting.mastery
        try:
            skipped = not isinstance(given, dict)
            self.mark = (
                self.sitting.skip_question(self.question)
                if skipped
                else self.sitting.answer_question(self.question, given)
            )
        except AnswerError:  # it was an answer to another question
            self.visit.leave(step.id)
        self.sitting.mastery = known

    def _arrange(self) -> None:
        """Show what belongs to the step, and nothing else."""
        step, practising = self.step, self.question is not None
        place = step.place
        views = place.views if place is not None else ()
        self.sheet.hidden = not practising
        asking = self._is_open() and step.ask is not None
        self.app.meter.hidden = "meter" not in views or asking  # what bars a side stands in the race itself
        self.app.sheet.hidden = "sheet" not in views
        if place is None:
            self.app.add_class("is-alone")
        else:
            self.app.remove_class("is-alone")

    # --- intents -------------------------------------------------------------------------------------

    def _touched(self, intent: Mapping[str, Any]) -> None:
        kind, step = intent["kind"], intent.get("step")
        if kind == "own" and isinstance(step, str):
            self._written(step, intent.get("text"))
        elif kind == "go" and isinstance(step, str):
            self.round = None
            self.go(step)
        elif step != self.step.id:
            return  # it was meant for a step that is gone
        elif kind == "choose":
            self._chosen(intent.get("choices"))
        elif kind == "press":
            self._pressed(intent.get("action"))

    def _pressed(self, action: Any) -> None:
        place = self.lesson.steps.index(self.step)
        if action == "missed" and self.step.kind == "summary":
            self.round = missed(self.lesson, self.visit)
            self._once_more()
        elif action == "next" and self.round is not None:
            self._once_more()
        elif action == "next" and place + 1 < len(self.lesson.steps):
            self.go(self.lesson.steps[place + 1].id)
        elif action == "back" and place > 0:
            self.go(self.lesson.steps[place - 1].id)
        elif action == "enough" and self.step.kind == "question":
            self.go(self.lesson.steps[self.lesson.steps.index(questions_of(self.lesson)[-1]) + 1].id)
        elif action == "skip" and self._is_open():
            self._answer([] if self.step.kind == "explain" else "", "skipped")
        elif action == "again" and self.step.id in self.visit.verdicts:
            self.visit.leave(self.step.id)
            self.enter()

    def _once_more(self) -> None:
        """Ask the next of what was missed again, then come back to the end; the first try stays what is kept."""
        if not self.round:
            self.round = None
            self.go(self.lesson.steps[-1].id)
            return
        name = self.round.pop(0)
        self.visit.answers.pop(name, None)
        self.visit.tries.pop(name, None)
        self.go(name)

    def _is_open(self) -> bool:
        """Whether the step asks something here that has not been answered."""
        ask = self.step.ask
        asks = self.step.kind == "explain" or (ask is not None and ask.kind != "misconception")
        return asks and self.step.id not in self.visit.answers

    def _written(self, step: str, text: Any) -> None:
        """Words of the learner's own: kept as they are; nothing is redrawn while they write."""
        known = [each.id for each in self.lesson.steps if each.kind == "explain"]
        if step in known and isinstance(text, str):
            self.visit.own[step] = text[:LONGEST_OWN]
            self._keep()

    def _chosen(self, given: Any) -> None:
        step = self.step
        if not self._is_open() or not isinstance(given, list):
            return
        names = [each for each in given if isinstance(each, str)]
        if not names:
            self._note = narration.message(
                "course-facts-first" if step.kind == "explain" else "course-choose-first", self.language
            )
            self.draw()
        elif step.kind == "explain":
            self._explained(names)
        elif step.ask is not None and names[0] in [each.id for each in choices(self.lesson, step, self.language)]:
            reply = answered(self.lesson, step, names[0], self.language)
            if reply is not None and reply.verdict == "wrong":
                self._try_again(names[0])
            elif reply is not None:
                self._answer(names[0], reply.verdict)

    def _explained(self, names: list[str]) -> None:
        """Facts were picked: the wrong ones are counted, not named, until they are right or shown."""
        facts = facts_of(self.lesson, self.step)
        if verdict_of_facts(self.lesson, self.step, names) == "right":
            self._answer(names, "right")
            return
        deciding = {each.id for each in facts if each.decides}
        counts = {"idle": len(set(names) - deciding), "left": len(deciding - set(names))}
        self.visit.verdicts[self.step.id] = "wrong"
        self._note = narration.message("course-facts-again", self.language, **counts)
        self.draw()

    def _try_again(self, given: str) -> None:
        """A wrong choice gets a sentence and its cards, and another try; what is kept is that the first was wrong."""
        step, visit = self.step, self.visit
        tries = visit.tries.setdefault(step.id, [])
        if given not in tries:
            tries.append(given)
        visit.verdicts[step.id] = "wrong"
        self._note = ""
        if isinstance(self.session, StepReview):
            self.session.help_with(telling_cards(step))
            self.session.tell()
        self.draw()

    def _picked(self, codes: tuple[str, ...]) -> None:
        """Cards were touched and are to be checked; wrong ones can be put right."""
        if not codes:
            self._say_at_table(narration.message("course-pick-first", self.language))
            return
        reply = picked(self.lesson, self.step, codes, self.language)
        if reply.verdict == "right":
            self._answer(" ".join(codes), "right")
            return
        again = narration.message("course-again", self.language)
        self._say_at_table(" ".join([*reply.paragraphs, again]))

    def _say_at_table(self, text: str) -> None:
        """Why the cards touched are not the ones: said where they lie, for there the learner looks."""
        if isinstance(self.session, StepReview):
            self.session.note = text

    def _played(self, session: StepPlay) -> None:
        if session is self.session and self.step.id not in self.visit.answers and session.fallen():
            self.visit.answers[self.step.id] = "done"
            self.visit.verdicts[self.step.id] = "right"
            self.draw()

    def _answer(self, given: Given, verdict: str) -> None:
        self._note = ""
        self.visit.answers[self.step.id] = given
        self.visit.verdicts.setdefault(self.step.id, verdict)  # the first try is what counts
        self._reveal(given)
        self._arrange()
        self.session.tell()
        self.draw()

    # --- practice ------------------------------------------------------------------------------------

    def _practised(self, intent: Mapping[str, Any]) -> None:
        asked, kind, visit = self.question, intent["kind"], self.visit
        if asked is None:
            return
        if kind == "press" and intent.get("action") == "next":
            self._pressed("next")
            return
        is_open = self.mark is None or self.again
        if is_open and kind == "answer":
            self._answer_question(asked, intent.get("answer"))
        elif kind == "skip" and self.again:
            self.again, self._note = False, ""
        elif kind == "skip" and is_open:
            known = self.sitting.mastery
            self.mark = self.sitting.skip_question(asked)
            self._marked("", "skipped", known)
        elif is_open and kind == "hint":
            visit.hints[self.step.id] = min(len(STEPS), visit.hints.get(self.step.id, 0) + 1)
        self.draw()

    def _answer_question(self, asked: Question, given: Any) -> None:
        self._note = lacking(self.language, given)
        if self._note:
            return
        known = self.sitting.mastery
        try:
            told = self.visit.hints.get(self.step.id, 0) == len(STEPS)
            self.mark = self.sitting.answer_question(asked, given, told=told)
        except AnswerError as fault:
            self._note = fault.text(self.language)
            return
        self._marked(normal(self.mark.given or {}), "right" if self.mark.right else "wrong", known)
        self.again = not self.mark.right
        if self.again:
            self._note = self._misread(asked, self.mark)

    def _misread(self, asked: Question, mark: Mark) -> str:
        """One sentence about what may be behind a wrong answer, then that it can be tried again."""
        named = mark.diagnosis.named if mark.diagnosis is not None else ()
        told = narration.message("course-look-again", self.language)
        if named:
            told = first_sentence(belief_words(asked.case.deal.rules, named[0], self.language, asked.box).correction)
        return f"{told} {narration.message('course-once-more', self.language)}"

    def _marked(self, given: Given, verdict: str, known: Mastery) -> None:
        """Keep an answer; the first try is what counts, and no other changes what is known."""
        self.visit.answers[self.step.id] = given
        if self.step.id in self.visit.verdicts:
            self.sitting.mastery = known
            return
        self.visit.verdicts[self.step.id] = verdict
        if self._begun:
            self.known.keep(self.sitting.mastery.to_json())

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the step as it stands, and have the browser keep it."""
        note = "" if self.question is not None else self._note
        scene = step_scene(self.lesson, self.step, self.visit, self.after, note, self.language)
        table = self.app.table.scene
        if self.step.place is not None and table and scene["ask"] and scene["ask"]["choices"]:
            scene["cards"] = cards_in_question(table)
        self.card.show(scene)
        if self.question is not None:
            self.sheet.show(self._practice(self.question))
        self._keep()

    def _practice(self, asked: Question) -> dict[str, Any]:
        hints = self.visit.hints.get(self.step.id, 0)
        mark = None if self.again else self.mark
        scene = practice_scene(asked, mark, hints, (), self._note, self.language)
        following = narration.message("course-next", self.language)
        buttons = [{"id": "next", "label": following, "first": True}] if mark is not None else []
        # A misreading found again names the lesson that teaches it; here that is this lesson.
        boxes = [{**box, "mark": {**box["mark"], "lesson": None}} if box["mark"] else box for box in scene["boxes"]]
        return {**scene, "boxes": boxes, "buttons": buttons}


def posed(lesson: Lesson, step: Step) -> Question:
    """The practice question of a step.

    Raises:
        NoQuestion: no deal shows the misreading it is rigged against.
    """
    assert step.ask is not None  # asked of practice questions alone
    ask = step.ask
    return question(load(ask.rules or lesson.rules), ask.misconception, ask.seed, box=ask.box)


class ListController:
    """The list of lessons.

    Attributes:
        list: the list.
        store: what the browser keeps of the lessons.
        visits: how far the learner has come, by lesson.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.visits: dict[str, Visit] = {}
        self.store = KeptText(KEPT, self._recalled)
        self.list = LessonList()
        say = narration.message
        front = with_language("index.ipynb", language)
        title, lead, back = (say(f"course-list-{key}", language) for key in ("title", "lead", "back"))
        self.head = _head(title, lead, back, front)
        self.draw()

    def _recalled(self, text: str | None) -> None:
        if text is not None:
            with suppress(ValueError):  # a lesson's own page says so; here it only looks as if nothing were done
                self.visits = from_json(text)
        self.draw()

    def draw(self) -> None:
        """Show the lessons as they stand."""
        language, every = self.language, lessons(self.language)
        rows = [self._row(each) for each in every]
        whole = sum(row["state"] == "done" for row in rows)
        told = {"done": whole, "count": len(rows), "minutes": sum(each.minutes for each in every)}
        self.list.show(
            {
                "label": narration.message("course-list-lessons", language),
                "summary": narration.message("course-list-all", language, **told),
                "lessons": rows,
            }
        )

    def _row(self, each: Lesson) -> dict[str, Any]:
        language, visit = self.language, self.visits.get(each.id, Visit())
        done, count = sum(bool(state_of(step, visit)) for step in each.steps), len(each.steps)
        state = "done" if done == count else "begun" if done else "new"
        stand = {
            "done": narration.message("course-list-whole", language),
            "begun": narration.message("course-list-steps", language, done=done, count=count),
            "new": narration.message("course-list-new", language),
        }
        go = {"done": "again", "begun": "on", "new": "begin"}[state]
        return {
            "id": each.id,
            "number": each.number,
            "title": each.title,
            "minutes": narration.message("course-list-minutes", language, minutes=each.minutes),
            "stand": stand[state],
            "state": state,
            "share": round(100 * done / count),
            "go": narration.message(f"course-list-{go}", language),
            "page": with_language(each.page, language),
        }
