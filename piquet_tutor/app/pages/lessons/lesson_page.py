"""A lesson as a page: one step at a time beside its table.

Where the learner is, what was answered and what was written are kept by the learner's own browser, and so is what is
known, which the scorer's page shares. The browser is asked once, when the page opens; until it has answered, the first
step stands there.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.background import beside
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.lessons.lesson_boss import Boss, once_more
from piquet_tutor.app.pages.lessons.lesson_outcome import PlayedOut, costliest_card, what_lacks, why_not_that
from piquet_tutor.app.pages.lessons.lesson_scene import (
    LessonStep,
    answered,
    due_of,
    hinted,
    missed,
    paragraphs_of,
    questions_of,
    share_done,
    step_scene,
    stops_done,
    title_of,
    titled,
    told_of,
    tried_at,
)
from piquet_tutor.app.pages.lessons.lesson_state import KEPT, LONGEST_OWN, Given, Visit, from_json, joined, to_json
from piquet_tutor.app.pages.lessons.lesson_table import StepPlay, StepReview
from piquet_tutor.app.pages.lessons.lesson_toy import StepToy
from piquet_tutor.app.pages.scorer.practising import Practice
from piquet_tutor.app.pages.scorer.scorer_scene import ScorerSheet
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.shared.keeping.known import mastery_store, today
from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.keeping.page_state import cards_in, cards_written, deal_played
from piquet_tutor.app.shared.page_parts import in_every_language
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.visit import language_asked
from piquet_tutor.game.rules.loader import load
from piquet_tutor.teach.lessons import (
    Step,
    choices,
    lesson,
    lesson_names,
    nameless,
    question_of,
)
from piquet_tutor.teach.lessons.asks.boxes import AskBoxes
from piquet_tutor.teach.lessons.asks.practice import AskPractice
from piquet_tutor.teach.lessons.discards import Weighed, discards_of, weighed
from piquet_tutor.teach.lessons.model import WORDS
from piquet_tutor.teach.path import ROAD, next_stop
from piquet_tutor.teach.questions.asked import Marked, QuestionFault
from piquet_tutor.teach.questions.scenes import plainly
from piquet_tutor.teach.questions.sittings import Sitting
from piquet_tutor.teach.scoring.faults import MasteryFault
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.practice import Question


@in_every_language
def lesson_page(lesson: str, language: str | None = None) -> Page:
    """The page on which a stop of the road is worked through.

    Args:
        lesson: which, such as ``04_point``.
        language: of every text; None for what the page's address asks for.

    Raises:
        LessonError: there is no such lesson.
    """
    desk = LessonController(str(lesson), language or language_asked())
    parts = [desk.head, desk.notice, desk.app, desk.sheet]
    return Page("course", parts, wide=True, keeps=[desk.store, desk.known, desk.first], opens=desk.open)


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
        first: what it keeps of the first deal; only read here.
        notice: what has to be said of what the browser had kept; empty otherwise.
    """

    def __init__(self, name: str, language: str = "en") -> None:
        self.language = language
        self.lesson = lesson(name, language)
        every = lesson_names()
        place = every.index(name)
        self.after = lesson(every[place + 1], language) if place + 1 < len(every) else None
        """The next lesson; None after the last."""
        self.step: Step = self.lesson.steps[0]
        self.visits: dict[str, Visit] = {}
        self.sitting = Sitting(load(self.lesson.rules), day=today())
        self.practice: Practice | None = None
        """The practice question of the step, where it asks one."""
        self.boss: Boss | None = None
        """The boxes of a whole deal, where the step asks for them."""
        self.round: list[str] | None = None
        """The steps still to come once more; None unless what was missed is being gone through."""
        self._note = ""
        self._outcome: list[str] = []
        self._costly = False
        """What is said of what was done at the table, beyond the step's own words."""
        self.card = LessonStep()
        self.card.on_intent(self._touched)
        self.sheet = ScorerSheet()
        self.sheet.on_intent(self._practised)
        self.store = KeptText(KEPT, join=joined, renew=self._renewed)
        self.known = mastery_store(self._learned_elsewhere)
        self.first = KeptText(ROAD[0].id, renew=self._first_renewed)
        self._first_played = False
        self.notice = LessonCard({})
        self.session: StepReview | StepPlay = StepReview(self.lesson, self.step, language)
        self.app = TableApp(self.session, above=(self.card,), keep=self._lifted)
        self.app.add_class("is-guided")
        self.head = self._made_head()
        self.enter()

    def _made_head(self) -> PageHead:
        lead = narration.message("course-lead", self.language, minutes=self.lesson.minutes)
        return PageHead("course", titled(self.lesson, self.language), lead, self.language)

    @property
    def question(self) -> Question | None:
        """The practice question of the step, where it asks one."""
        return self.practice.asked if self.practice is not None else None

    @property
    def visit(self) -> Visit:
        """What the learner has done in this lesson."""
        return self.visits.setdefault(self.lesson.id, Visit())

    # --- what the browser kept -----------------------------------------------------------------------

    def open(self, kept: Kept, _address: Address) -> None:
        """Go on where the learner left; or with what they missed, where they went through all of it on another day."""
        self._recall(self.store.recall(kept), self.known.recall(kept))
        self._first_played = bool(deal_played(self.first.recall(kept)))
        self._clean()
        names = [each.id for each in self.lesson.steps]
        self.step = self.lesson.step(self.visit.at) if self.visit.at in names else self.lesson.steps[0]
        due = [name for name in due_of(self.lesson, self.sitting.mastery, self.sitting.day) if name in names]
        if due and share_done(self.lesson, self.visit) == 1:
            self.round = due
            self._once_more()
        else:
            self.enter()

    def _recall(self, visits: str | None, mastery: str | None) -> None:
        if visits is not None:
            try:
                self.visits = from_json(visits)
            except ValueError:
                self._tell(narration.message("course-kept-broken", self.language))
        if mastery is not None:
            try:
                self.sitting.mastery = Mastery.from_json(mastery)
            except MasteryFault as fault:
                self._tell(narration.whole("course-mastery-broken", self.language, why=fault.text(self.language)))

    def _renewed(self, text: str | None) -> None:
        """Something was done of the lessons in another tab of this browser: what is shown here stays where it is."""
        step, before = self.step.id, self.visit
        stood = (before.answers.get(step), before.verdicts.get(step), before.tries.get(step))
        with suppress(ValueError):
            self.visits = from_json(text) if text is not None else {}
        self.visits.setdefault(self.lesson.id, Visit(at=step, seen=[step]))  # it is looked at here, begun or not
        self._clean()
        visit = self.visit
        if stood == (visit.answers.get(step), visit.verdicts.get(step), visit.tries.get(step)):
            self.draw()
        else:
            self.enter()

    def _learned_elsewhere(self, text: str | None) -> None:
        with suppress(MasteryFault):
            self.sitting.mastery = Mastery.from_json(text) if text is not None else Mastery()

    def _first_renewed(self, text: str | None) -> None:
        self._first_played = bool(deal_played(text))
        self.draw()

    def _tell(self, text: str) -> None:
        before = list((self.notice.scene or {}).get("paragraphs", []))
        self.notice.show({"title": self.lesson.title, "paragraphs": [*before, text], "tone": "refused"})

    def _clean(self) -> None:
        """Forget kept answers that are none of this lesson: it may have been written anew since."""
        visit = self.visit
        for each in self.lesson.steps:
            if each.ask is not None and (each.id in visit.answers or each.id in visit.tries):
                self._rename(each)
        for step_id in list(visit.answers):
            step = next((each for each in self.lesson.steps if each.id == step_id), None)
            if step is None or not self._fits(step, visit.answers[step_id]) or step_id not in visit.verdicts:
                visit.leave(step_id)
        for step_id in {*visit.verdicts, *visit.tries}:
            if step_id not in visit.answers and not self._was_tried(step_id):
                visit.leave(step_id)

    def _rename(self, step: Step) -> None:
        """Put kept answers under the names they go by now; earlier versions kept them under names that told."""
        names = {each.id for each in choices(self.lesson, step)}

        def now(name: str) -> str:
            found = nameless(self.lesson, step, name)
            return found if name not in names and found in names else name

        given = self.visit.answers.get(step.id)
        if isinstance(given, str):
            self.visit.answers[step.id] = now(given)
        elif isinstance(given, list):
            self.visit.answers[step.id] = [now(each) for each in given]
        if step.id in self.visit.tries:
            self.visit.tries[step.id] = [now(each) for each in self.visit.tries[step.id]]

    def _was_tried(self, step_id: str) -> bool:
        """Whether a kept step was answered wrongly and is to be tried again."""
        step = next((each for each in self.lesson.steps if each.id == step_id), None)
        tries = self.visit.tries.get(step_id, [])
        if step is not None and isinstance(step.ask, AskBoxes):
            return set(tries) <= set(step.ask.boxes)
        if step is None or not tries or self.visit.verdicts.get(step_id) != "wrong":
            return False
        made = [weighed(self.lesson.id, step, each) for each in tries]
        if all(each is not None and not each.good for each in made):
            return True
        wrong = {each.id for each in choices(self.lesson, step, self.language) if not each.right}
        return set(tries) <= wrong

    def _fits(self, step: Step, given: Given) -> bool:
        ask = step.ask
        if ask is None:
            return False
        if isinstance(ask, AskPractice):
            return isinstance(given, dict) or given == ""
        if ask.answered in ("play", "sheet"):
            return isinstance(given, str)
        return answered(self.lesson, step, given, self.language) is not None

    def _keep(self) -> None:
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
        if visit.at != step.id:
            visit.touched = ""
        visit.at, self._note, self._outcome, self._costly = step.id, "", [], False
        if step.id not in visit.seen:
            visit.seen.append(step.id)
        self.practice = self.boss = None
        if isinstance(step.ask, AskBoxes):
            after = self.lesson.steps[self.lesson.steps.index(step) + 1 :]
            following = title_of(self.lesson, after[0], self.language) if after else ""
            self.boss = Boss(step, self.sitting, visit, f"{self.lesson.id}/{step.id}", self.language, following)
        elif step.place is not None:
            self._lay()
        if isinstance(step.ask, AskPractice):
            self._pose(step, step.ask)
        self._arrange()
        self.draw()

    def _lay(self) -> None:
        step, ask = self.step, self.step.ask
        given = self.visit.answers.get(step.id)
        look = look_of(self.session)
        if step.toy is not None:
            toy = StepToy(self.lesson, step, self.language)
            toy.listen(lambda: self._moved(toy))
            self.session = toy
        elif ask is not None and ask.answered == "play":
            played = StepPlay(self.lesson, step, self.language)
            played.listen(lambda: self._played(played))
            self.session = played
        else:
            review = StepReview(self.lesson, step, self.language)
            review.on_check = self._picked
            self.session = review
            if given is not None:
                self._reveal(given)
            else:
                self._help(review)
        self.session.lift(cards_in(self.visit.touched))
        look_as(self.session, look)
        self.app.attach(self.session)

    def _lifted(self) -> None:
        """Have the browser keep which cards were touched, so that they are found again."""
        touched = cards_written(self.session.lifted)
        if touched != self.visit.touched:
            self.visit.touched = touched
            self._keep()

    def _help(self, review: StepReview) -> None:
        """Light the cards that a question turns on, where it is to be tried again."""
        told = hinted(self.lesson, self.step, tried_at(self.step, self.visit), self.language)
        if told is not None:
            review.help_with(told.lit)

    def _reveal(self, given: Given) -> None:
        """The table goes on to where the answer can be seen."""
        step, review = self.step, self.session
        if not isinstance(review, StepReview):
            return
        cards: tuple[str, ...] = ()
        mark = answered(self.lesson, step, given, self.language)
        if step.ask is not None and step.ask.answered == "table" and mark is not None:
            told = " ".join(paragraphs_of(self.lesson, step, mark, self.language))
            cards = tuple(card.code for card in told_of(self.lesson, step, mark, self.language).lit)
            review.note = narration.whole("course-at-table", self.language, verdict=mark.verdict, told=told)
        review.show_answered(step.ask.then if step.ask is not None else "", cards)

    def _pose(self, step: Step, ask: AskPractice) -> None:
        """The rigged question of a step, marked as it was; nothing counts twice."""
        hints = self.visit.hints.get(step.id, 0)
        self.practice = Practice(self.sitting, ask.posed(self.lesson), self.language, hints)
        given = self.visit.answers.get(step.id)
        if given is None:
            return
        try:
            self.practice.recall(given if isinstance(given, dict) else None)
        except QuestionFault:  # it was an answer to another question
            self.visit.leave(step.id)

    def _arrange(self) -> None:
        """Show what belongs to the step, and nothing else."""
        step, practising = self.step, self.practice is not None or self.boss is not None
        place = step.place if self.boss is None else None
        self.sheet.hidden = not practising
        alone = place is None or WORDS in place.views
        sums = not alone and step.toy is not None and self.session.partie is not None
        for name, stands in (("is-alone", alone), ("is-sums", sums)):
            (self.app.add_class if stands else self.app.remove_class)(name)

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
        elif action == "enough" and self.round is not None:
            self.round = []
            self._once_more()
        elif action == "enough" and self.step.kind == "question":
            self.go(self.lesson.steps[self.lesson.steps.index(questions_of(self.lesson)[-1]) + 1].id)
        elif action == "skip" and self._is_open():
            self._answer([] if self.step.ask is not None and self.step.ask.many else "", "skipped")
        elif action == "again" and self._is_open() and (self._tried_discard() or self._outcome):
            self.enter()  # what was costly or missed is done anew; what is kept is that the first try was that
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
        return ask is not None and ask.answered != "sheet" and self.step.id not in self.visit.answers

    def _written(self, step: str, text: Any) -> None:
        """Words of the learner's own: kept as they are; nothing is redrawn while they write."""
        known = [each.id for each in self.lesson.steps if each.kind == "explain"]
        if step in known and isinstance(text, str):
            self.visit.own[step] = text[:LONGEST_OWN]
            self._keep()

    def _chosen(self, given: Any) -> None:
        step, ask = self.step, self.step.ask
        if not self._is_open() or not isinstance(given, list) or ask is None:
            return
        offered = [each.id for each in choices(self.lesson, step, self.language)]
        names = [each for each in given if isinstance(each, str)]
        if not names:
            first = "course-facts-first" if ask.many else "course-choose-first"
            self._note = narration.message(first, self.language)
            self.draw()
            return
        chosen: Given = names if ask.many else names[0]
        mark = answered(self.lesson, step, chosen, self.language) if set(names) <= set(offered) else None
        if mark is None:
            return
        if mark.verdict != "wrong":
            self._answer(chosen, mark.verdict)
        elif ask.many:
            self._count_again(mark)
        else:
            self._try_again(names[0])

    def _count_again(self, mark: Marked) -> None:
        """Several were chosen: the wrong ones are counted, not named, until they are right or shown."""
        asked = question_of(self.lesson, self.step, self.language)
        assert asked is not None  # or nothing had been marked
        self.visit.verdicts[self.step.id] = "wrong"
        self._note = " ".join(asked.told(mark, self.language, whole=False).why)
        self.draw()

    def _try_again(self, given: str) -> None:
        """A wrong choice gets a sentence and its cards, and another try; what is kept is that the first was wrong."""
        step, visit = self.step, self.visit
        tries = visit.tries.setdefault(step.id, [])
        if given not in tries:
            tries.append(given)
        self._learn("wrong")
        visit.verdicts[step.id] = "wrong"
        self._note = ""
        if isinstance(self.session, StepReview):
            self._help(self.session)
            self.session.tell()
        self.draw()

    def _picked(self, codes: tuple[str, ...]) -> None:
        """Cards were touched and are to be checked; wrong ones can be put right."""
        if not codes:
            self._say_at_table(narration.message("course-pick-first", self.language))
            return
        asked = question_of(self.lesson, self.step, self.language)
        mark = answered(self.lesson, self.step, " ".join(codes), self.language)
        if asked is None or mark is None:
            return
        if mark.right:
            self._answer(" ".join(codes), "right")
            return
        again = narration.message("course-again", self.language)
        self._say_at_table(" ".join([*asked.told(mark, self.language, whole=False).why, again]))

    def _say_at_table(self, text: str) -> None:
        """Why the cards touched are not the ones: said where they lie, for there the learner looks."""
        if isinstance(self.session, StepReview):
            self.session.note = text

    def _played(self, session: StepPlay) -> None:
        if session is not self.session or self.step.id in self.visit.answers:
            return
        if session.fallen():
            self._done()
            if session.states[-1].done:
                self._look_back(session)
        else:
            self._miss(session)

    def _miss(self, session: StepPlay) -> None:
        """Once the step can no longer be done, it is said what it lacks; until something is taken back."""
        outcome = what_lacks(session) if session.missed else []
        if outcome == self._outcome:
            return
        self._outcome = outcome
        if outcome and self.step.kind != "toy":  # what is tried out is not marked
            self.visit.verdicts.setdefault(self.step.id, "wrong")
        self.draw()

    def _look_back(self, session: StepPlay) -> None:
        """A hand that was played to its end: what the review says of it, once it has found that."""
        deal, seat = session.states[-1], session.seat

        def arrive(found: PlayedOut | None) -> None:
            if found and session is self.session:
                self._outcome, self._costly = [found.told], found.costly

        names = session.viewpoint.naming()
        beside(lambda: costliest_card(deal, seat, self.language, names), arrive, self.draw)
        self.draw()

    def _moved(self, toy: StepToy) -> None:
        """Cards of a toy were moved: what it is after may have been reached."""
        if toy is not self.session or self.step.id in self.visit.answers:
            return
        if toy.reached():
            self._note = ""
            self._done()
        elif toy.toy.kind == "swap":
            self._note = why_not_that(toy) if toy.places else ""
            self.draw()
        elif tried_at(self.step, self.visit):
            self.draw()  # what was said of a discard goes with it

    def _done(self) -> None:
        """What was to be done is done; a discard is weighed, and a costly one is to be made anew."""
        step, visit = self.step, self.visit
        made = self._discard_made()
        if made and not made[1].good:
            before = visit.tries.get(step.id, [])
            visit.tries[step.id] = [*(each for each in before if each != made[0]), made[0]]
            visit.verdicts[step.id] = "wrong"
            self.draw()
            return
        visit.answers[step.id] = made[0] if made else "done"
        visit.verdicts.setdefault(step.id, "right")
        self._mend()
        self.draw()

    def _tried_discard(self) -> bool:
        """Whether the step is still to be done because a discard made at the table was a costly one."""
        ask = self.step.ask
        return ask is not None and ask.answered == "play" and bool(tried_at(self.step, self.visit))

    def _discard_made(self) -> tuple[str, Weighed] | None:
        """The cards that were discarded at the table, and what that is worth; None where none were asked for."""
        found = discards_of(self.lesson.id, self.step)
        if found is None:
            return None
        deal = self.session.deal
        assert deal is not None  # what was done was done at a table
        cards = deal.discards.get(found.seat, ())
        return " ".join(card.code for card in cards), found.weigh(cards)

    def _learn(self, verdict: str) -> None:
        """Keep what the first try at a question shows to be known; what was missed comes back on another day."""
        step, known = self.step, self.sitting.mastery
        name = f"{self.lesson.id}/{step.id}"
        if step.ask is None or step.ask.answered == "play" or not step.laws:
            return
        if self.round is not None:
            if verdict == "wrong" or (verdict == "right" and not self.visit.tries.get(step.id)):
                self.sitting.mastery = known.come_back(name, verdict == "right", self.sitting.day)
        elif step.id not in self.visit.verdicts:
            self.sitting.mastery = (
                known.skipped(step.laws[0])
                if verdict == "skipped"
                else known.answered(step.laws[0], verdict == "right", name, self.sitting.day)
            )
        if self.sitting.mastery is not known:
            self.known.keep(self.sitting.mastery.to_json())

    def _mend(self) -> None:
        """What was missed and is right now need not be asked again today."""
        if self.round is not None and self.step.id not in self.visit.mended:
            self.visit.mended.append(self.step.id)

    def _answer(self, given: Given, verdict: str) -> None:
        self._note = ""
        self._learn(verdict)
        if verdict == "right":
            self._mend()
        self.visit.answers[self.step.id] = given
        self.visit.verdicts.setdefault(self.step.id, verdict)  # the first try is what counts
        self._reveal(given)
        self._arrange()
        self.session.tell()
        self.draw()

    # --- practice ------------------------------------------------------------------------------------

    def _practised(self, intent: Mapping[str, Any]) -> None:
        practice, kind = self.practice, intent["kind"]
        if kind == "press" and intent.get("action") == "next" and (practice is not None or self.boss is not None):
            self._pressed("next")
            return
        if self.boss is not None:
            self._filled(self.boss, intent)
            return
        if practice is None:
            return
        if practice.over:
            pass
        elif kind == "hint":
            practice.hint()
            self.visit.hints[self.step.id] = practice.hints
        elif kind == "skip":
            practice.give_up()
            self._marked(practice)
        elif kind == "answer" and practice.answer(intent.get("answer")):
            self._marked(practice)
        self.draw()

    def _filled(self, boss: Boss, intent: Mapping[str, Any]) -> None:
        """A box of a whole deal was filled or left; when all are, the deal is scored."""
        known = self.sitting.mastery
        boss.handle(intent)
        if boss.whole and self.step.id not in self.visit.answers:
            self.visit.answers[self.step.id] = "done"
            self.visit.verdicts.setdefault(self.step.id, "right")
            self._mend()
        if self.sitting.mastery is not known:
            self.known.keep(self.sitting.mastery.to_json())
        self.draw()

    def _marked(self, practice: Practice) -> None:
        """Keep an answer; the first try is what counts."""
        mark = practice.mark
        assert mark is not None  # it has just been given, or given up
        self.visit.answers[self.step.id] = "" if mark.given is None else plainly(mark)
        self.visit.verdicts.setdefault(self.step.id, mark.verdict)
        self.known.keep(self.sitting.mastery.to_json())

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the step as it stands, and have the browser keep it."""
        note = "" if self.practice is not None else self._note
        done = stops_done(self.visits, self._first_played, self.language)
        road = (next_stop(done), done)
        scene = step_scene(
            self.lesson,
            self.step,
            self.visit,
            self.after,
            note,
            self.language,
            *road,
            outcome=self._outcome,
            costly=self._costly,
            to_repeat=None if self.round is None else len(self.round),
            anew=isinstance(self.session, StepToy) and self.session.anew,
        )
        self.card.show(scene)
        if self.practice is not None:
            self.sheet.show(self._practice(self.practice))
        elif self.boss is not None:
            self.sheet.show(self.boss.scene())
        self._keep()

    def _practice(self, practice: Practice) -> dict[str, Any]:
        scene = practice.scene(once_more(practice.remark, self.language))
        following = narration.message("course-next", self.language)
        buttons = [{"id": "next", "label": following, "first": True}] if practice.over else []
        # A misreading found again names the lesson that teaches it; here that is this lesson.
        boxes = [{**box, "mark": {**box["mark"], "lesson": None}} if box["mark"] else box for box in scene["boxes"]]
        return {**scene, "boxes": boxes, "buttons": buttons}
