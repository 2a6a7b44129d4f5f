"""“Be the scorer”: the learner says what the cards score, is marked box by box, and sees what they know by now.

What is known and where the learner is are stored in their own browser, which is asked once, when the page opens;
nothing is shown before it has answered, so a reloaded page continues where it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address, Fragment
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.scorer.mastery_map import MasteryMap, map_scene
from piquet_tutor.app.pages.scorer.practising import Practice
from piquet_tutor.app.pages.scorer.scorer_scene import ScorerSheet, deal_scene
from piquet_tutor.app.pages.scorer.scorer_state import (
    LARGEST_SITTING,
    MOST_RECENT,
    SKIPPED,
    TABS,
    ScorerState,
    Written,
    joined,
    name_of,
    token_of,
)
from piquet_tutor.app.shared.address.linked import Scored, scored_deal
from piquet_tutor.app.shared.controls.controls import Choice
from piquet_tutor.app.shared.controls.plain_parts import LessonCard, PageTabs
from piquet_tutor.app.shared.controls.rules_offered import grouped
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.known import mastery_store
from piquet_tutor.app.shared.page_parts import column, controls, in_every_language, rule_sets
from piquet_tutor.app.visit import asked, language_asked, seed_of, shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.deal.random_play import drawn_seed
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration import rules_title
from piquet_tutor.teach.questions.asked import Marked, QuestionFault
from piquet_tutor.teach.questions.points import Points
from piquet_tutor.teach.questions.scenes import plainly
from piquet_tutor.teach.questions.sittings import Sitting
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.dealing import practice_deal
from piquet_tutor.teach.scoring.editions import EDITIONS, FIRST, NEWEST
from piquet_tutor.teach.scoring.faults import MasteryFault, NoQuestion
from piquet_tutor.teach.scoring.hints import STEPS
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import LEANS
from piquet_tutor.teach.scoring.pacing import PACES, steps
from piquet_tutor.teach.scoring.practice import DIFFICULTIES, Question, from_id, topics
from piquet_tutor.teach.scoring.words import lacking

FILE: Final = "piquet-mastery.json"


@in_every_language
def scorer_page(language: str | None = None) -> Page:
    """Be the scorer; the page's address may name a rule set, what is practised, and a seed."""
    desk = ScorerController(asked(), language or language_asked())
    parts = [head(desk.words), desk.notice, desk.tabs, *desk.panels.values()]
    return Page("scorer", parts, wide=True, keeps=desk.stores.values(), fragment=desk.address, opens=desk.open)


class ScorerController:
    """The controls of the page, and the views they set.

    Attributes:
        place: where the learner is.
        sitting: the learner's answers, and what is known.
        practice: one question at a time.
        deal: a whole deal.
        map: what is known.
        stores: what the browser keeps of it: ``mastery``, what is known, and ``place``, where the learner is.
        panels: the parts of the page, by name.
        notice: what has to be said about the address, or about what the browser had kept; empty otherwise.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.language, self.query = language, query
        self.words = PageWords("scorer", language)
        edition = self._edition()
        self.place = ScorerState(seed=self._seed(), deal=self._seed(), edition=edition, deal_edition=edition)
        self.sitting = Sitting(load(self.place.rules))
        self.asking: Practice | None = None
        self.case: ScoredDeal | None = None
        self.marks: dict[str, Marked] = {}
        self._notes: dict[str, str] = {}
        self._told = ""
        self._opened = False
        self.notice = LessonCard({})
        self.tabs = PageTabs()
        self.tabs.on_intent(lambda intent: self.choose(intent.get("action")))
        self.practice, self.deal, self.map = ScorerSheet(), ScorerSheet(), MasteryMap()
        self.practice.on_intent(self._practised)
        self.deal.on_intent(self._scored)
        self.map.on_intent(self._known)
        self.stores = {
            "mastery": mastery_store(self._learned_elsewhere),
            "place": KeptText("scorer", join=joined),
        }
        self.linked: Scored | None = None
        self.address = Fragment(lambda fragment, _: self.hear(fragment))
        self._make_controls()
        self.panels = {
            "practice": column(controls([self.rules, self.topic, self.difficulty]), self.practice),
            "deal": column(controls([self.rules_of_deal, self.pace]), self.deal),
            "known": column(self.map),
        }
        self._show_tabs()

    def _make_controls(self) -> None:
        sets = grouped(rule_sets(), self.language)
        self.rules = Choice(narration.message("scorer-page-rules", self.language), groups=sets, value=self.place.rules)
        self.rules_of_deal = Choice(
            narration.message("scorer-page-rules", self.language), groups=sets, value=self.place.rules
        )
        self.topic = Choice(narration.message("scorer-page-topic", self.language))
        self.difficulty = Choice(narration.message("scorer-page-difficulty", self.language))
        self.difficulty.offer(
            [(narration.message(f"scorer-page-difficulty-{each}", self.language), each) for each in DIFFICULTIES]
        )
        self.pace = Choice(narration.message("scorer-page-pace", self.language))
        self.pace.offer([(narration.message(f"scorer-pace-{each}", self.language), each) for each in PACES])
        for each in (self.topic, self.difficulty):
            each.add_class("is-half")
        self._offer_topics()
        self.rules.on_change(lambda value: self._other_rules(value))
        self.rules_of_deal.on_change(lambda value: self._other_rules(value))
        self.topic.on_change(lambda value: self._otherwise("topic", value))
        self.difficulty.on_change(lambda value: self._otherwise("difficulty", value))
        self.pace.on_change(lambda value: self._other_pace(value))

    def _seed(self) -> int:
        """The seed the address names, or one by chance; another word there is no seed."""
        named = seed_of(self.query.get("seed", ""))
        return drawn_seed() if named is None else min(named, LARGEST_SITTING)

    def _edition(self) -> int:
        """The edition of the deals of the address's seed; of a seed without one, the first; else the newest."""
        edition = self.query.get("edition", "")
        if edition in map(str, EDITIONS):
            return int(edition)
        return NEWEST if seed_of(self.query.get("seed", "")) is None else FIRST

    @property
    def question(self) -> Question | None:
        """The practice question that stands."""
        return self.asking.asked if self.asking is not None else None

    # --- opening --------------------------------------------------------------------------------------

    def _learned_elsewhere(self, text: str | None) -> None:
        """Another tab of this browser has learned something, or forgotten it."""
        with suppress(MasteryFault):
            self.sitting.mastery = Mastery.from_json(text) if text is not None else Mastery()
            self.draw()

    def _known(self, intent: Mapping[str, Any]) -> None:
        if intent["kind"] == "import":
            self.load_file(intent.get("text"))
        elif intent["kind"] == "too_large":
            self._tell(narration.message("scorer-page-large", self.language))
        elif intent["kind"] == "erase":
            self.erase()

    def open(self, kept: Kept, address: Address) -> None:
        """Begin with what the browser had kept, untrusted, and with what the address asks for; or anew."""
        self.address.hear(address.fragment, address.page)
        self._opened = True
        notes = [*self._recall(kept), *self._heed_address()]
        self._set_controls()
        self._again()
        if self.asking is None:
            self.next_question()
        if self.linked is not None:
            self._open_linked(self.linked)
        else:
            if self.place.linked:
                self._forget_linked()
            self._begin_deal()
        self._show_tabs()
        self.draw()
        self._warn(notes)

    def _warn(self, said: list[str]) -> None:
        """Say what could not be had, below whatever has been said already."""
        if said:
            before = (self.notice.scene or {}).get("paragraphs", [])
            title = narration.message("scorer-page-notice", self.language)
            self.notice.show({"title": title, "paragraphs": [*before, *said], "tone": "refused"})

    def hear(self, fragment: str) -> None:
        """What stands after the # of the address: a deal to score, or none; what is wrong with it is one sentence."""
        found = scored_deal(fragment, self.language)
        if isinstance(found, str):
            stands = narration.message(
                f"scorer-page-{'link-before' if self.linked is not None else 'link-none'}", self.language
            )
            self.notice.show({})
            self._warn([found, stands])
            found = None
        elif self.linked is not None and found == self.linked:
            return
        if found is None and (self.linked is not None or not self._opened):
            return  # what is being scored goes on
        self.linked = found
        if self._opened and (found is not None or self.place.linked):
            if found is None:
                self._forget_linked()
                self._begin_deal()
            else:
                self._open_linked(found)
            self._show_tabs()
            self.draw()

    def _open_linked(self, found: Scored) -> None:
        """Put a link's deal before the learner, marked as far as they had answered it."""
        place = self.place
        if place.linked != found.mark:
            if place.rules != found.deal.rules.id:
                self._take_rules(found.deal.rules.id)
                self._set_controls()
                self.next_question()
            place.stop, place.answers, place.taken = 0, {}, {}
        place.linked, place.tab = found.mark, "deal"
        self._begin_deal()

    def _forget_linked(self) -> None:
        """The deal of a link gives way to others, and the address no longer names it."""
        if self.linked is not None:
            self.address.write("")
        self.linked, self.place.linked = None, ""
        self.place.stop, self.place.answers, self.place.taken = 0, {}, {}

    def _recall(self, kept: Kept) -> Iterator[str]:
        mastery, place = (self.stores[each].recall(kept) for each in ("mastery", "place"))
        if mastery is not None:
            try:
                self.sitting.mastery = Mastery.from_json(mastery)
            except MasteryFault as fault:
                yield narration.whole("scorer-page-kept-broken", self.language, why=fault.text(self.language))
        if place is not None:
            with suppress(ValueError):  # a lost place costs a learner nothing: another question is as good
                self.place = ScorerState.from_json(place)
        if self.place.topic not in topics(load(self.place.rules)):
            self.place.topic = ""
        self.sitting = Sitting(load(self.place.rules), self.sitting.mastery)

    def _heed_address(self) -> Iterator[str]:
        """What the address asks for goes before what was kept."""
        if self.query.get("tab", "") in TABS:
            self.place.tab = self.query["tab"]
        name, topic = self.query.get("rules", ""), self.query.get("topic", "")
        if name and name not in rule_set_names():
            yield narration.whole(
                "scorer-page-no-rules",
                self.language,
                given=shown(name),
                title=rules_title(self.sitting.rules, self.language),
            )
        elif name and name != self.place.rules:
            self._take_rules(name)
        if topic and topic not in topics(self.sitting.rules):
            yield narration.whole("scorer-page-no-topic", self.language, given=shown(topic))
        elif topic and topic != self.place.topic:
            self.place.topic, self.place.question = topic, ""

    def _again(self) -> None:
        """The question that stood, marked as it was; nothing counts twice."""
        place = self.place
        if not place.question:
            return
        try:
            found = from_id(name_of(place.question))
            if found.rules != self.sitting.rules:
                return
            self.asking = Practice(self.sitting, found, self.language, place.hints)
            if isinstance(place.first, dict):
                self.asking.recall(place.first, over=False)
            if place.answer is not None:
                self.asking.recall(_given(place.answer))
        except ValueError:  # whatever it was, it is no question or no answer; the next one is
            self.asking = None

    def _set_controls(self) -> None:
        self.rules.value = self.rules_of_deal.value = self.place.rules
        self._offer_topics()
        self.topic.value = self.place.topic
        self.difficulty.value, self.pace.value = self.place.difficulty, self.place.pace

    def _offer_topics(self) -> None:
        boxes = topics(self.sitting.rules)
        named = [(narration.message(f"scorer-box-{box}", self.language), box) for box in boxes]
        self.topic.offer([(narration.message("scorer-page-topic-all", self.language), ""), *named])

    # --- choosing -------------------------------------------------------------------------------------

    def choose(self, tab: Any) -> None:
        """Show one part of the page."""
        if tab in TABS:
            self.place.tab, self._told = tab, ""
            self._show_tabs()
            self.draw()

    def _show_tabs(self) -> None:
        for name, panel in self.panels.items():
            panel.hidden = name != self.place.tab
        listed = [{"id": tab, "label": narration.message(f"scorer-page-tab-{tab}", self.language)} for tab in TABS]
        self.tabs.show(
            {"label": narration.message("scorer-page-tabs", self.language), "chosen": self.place.tab, "tabs": listed}
        )

    def _take_rules(self, name: str) -> None:
        place = self.place
        place.rules, place.topic, place.question, place.asked = name, "", "", {}
        place.stop, place.answers, place.taken = 0, {}, {}
        self.sitting = Sitting(load(name), self.sitting.mastery)

    def _other_rules(self, name: str) -> None:
        self._forget_linked()
        self._take_rules(name)
        self._set_controls()
        self.next_question()
        self._begin_deal()
        self.draw()

    def _otherwise(self, name: str, value: str) -> None:
        setattr(self.place, name, value)
        self.next_question()
        self.draw()

    def _other_pace(self, value: str) -> None:
        self.place.pace = value
        self._new_deal()
        self.draw()

    # --- practice -------------------------------------------------------------------------------------

    def next_question(self) -> None:
        """Ask the next question."""
        place = self.place
        place.hints, place.answer, place.first, place.question = 0, None, None, ""
        boxes, before = (place.topic,) if place.topic else (), place.asked.get(place.topic, 0)
        try:
            found = self.sitting.next_question(boxes, place.seed, place.difficulty, before, place.edition)
        except NoQuestion as fault:
            self.asking = None
            self.practice.show({"title": "", "status": fault.text(self.language)})
            return
        place.asked[place.topic] = before + 1
        place.question = token_of(found.id)
        self.asking = Practice(self.sitting, found, self.language)

    def _practised(self, intent: Mapping[str, Any]) -> None:
        practice, kind = self.asking, intent["kind"]
        if practice is None:
            return
        if kind == "press" and intent.get("action") == "next":
            self.next_question()
        elif kind == "press" and intent.get("action") == "known":
            self.choose("known")
            return
        elif not practice.over:
            self._take(practice, intent)
        self.draw()

    def _take(self, practice: Practice, intent: Mapping[str, Any]) -> None:
        """Take in an answer, or that the question is skipped; after a second wrong answer the right one is told."""
        kind = intent["kind"]
        if kind == "hint":
            practice.hint()
            self.place.hints = practice.hints
        elif kind == "skip" and practice.mark is None:
            practice.give_up()
            self._remember(SKIPPED, "skipped")
        elif kind == "skip":
            practice.recall(None)
            practice.pass_by()
            self._remember(SKIPPED, "skipped")
        elif kind == "answer" and practice.answer(intent.get("answer")):
            self._answered(practice)

    def _answered(self, practice: Practice) -> None:
        assert practice.mark is not None  # it has just been marked
        if practice.tried and not practice.told and practice.mark is practice.first:
            self.place.first = plainly(practice.mark)
            return
        practice.pass_by()
        self._remember(plainly(practice.mark), practice.mark.verdict)

    def _remember(self, written: Written, verdict: str) -> None:
        """What became of a question; only a first try counts as right."""
        self.place.answer = written
        counted = "wrong" if self.place.first is not None else verdict
        self.place.recent = [*self.place.recent, counted][-MOST_RECENT:]

    # --- a whole deal ---------------------------------------------------------------------------------

    def _new_deal(self) -> None:
        self._forget_linked()
        self.place.deal, self.place.deal_edition = drawn_seed(), NEWEST
        self._begin_deal()

    def _begin_deal(self) -> None:
        """The deal of the place's seed, marked as far as it had been answered; nothing counts twice."""
        place, linked = self.place, self.linked
        deal = linked.deal if linked else _deal_of(self.sitting.rules, place.deal, place.deal_edition)
        self.case = ScoredDeal(deal)
        self.marks, self._notes = {}, {}
        if self.place.linked and self.linked is None:
            return  # the answers kept are to a link's deal, of which the address has not told yet
        for box, written in self.place.answers.items():
            try:
                self.marks[box] = self.sitting.mark(Points(self.case, box, focused=False), _given(written))
            except ValueError:  # an answer to another deal
                self.marks = {}
                self.place.answers, self.place.stop = {}, 0
                break
        every = steps(self.case.deal, self.place.pace)
        due = [item.id for step in every[: self.place.stop] for item in step.items]
        if self.place.stop >= len(every) or not all(box in self.marks for box in due):
            self.place.stop = 0

    def _scored(self, intent: Mapping[str, Any]) -> None:
        if self.case is None:
            return
        box, kind, action = intent.get("box"), intent["kind"], intent.get("action")
        if kind == "press" and action == "another":
            self._new_deal()
        elif kind == "press" and action == "on":
            self._go_on(self.case)
        elif self._is_open(self.case, box):
            self._scored_box(self.case, str(box), intent)
        self.draw()

    def _is_open(self, case: ScoredDeal, box: Any) -> bool:
        here = steps(case.deal, self.place.pace)[self.place.stop].items
        return box not in self.marks and box in [item.id for item in here]

    def _go_on(self, case: ScoredDeal) -> None:
        every = steps(case.deal, self.place.pace)
        marked = all(item.id in self.marks for item in every[self.place.stop].items)
        if marked and self.place.stop + 1 < len(every):
            self.place.stop += 1

    def _scored_box(self, case: ScoredDeal, box: str, intent: Mapping[str, Any]) -> None:
        self._notes.pop(box, None)
        taken = self.place.taken.get(box, 0)
        if intent["kind"] == "hint":
            self.place.taken[box] = min(len(STEPS), taken + 1)
        elif intent["kind"] == "skip":
            self.marks[box] = self.sitting.answer(Points(case, box, focused=False), None)
            self.place.answers[box] = SKIPPED
        elif intent["kind"] == "answer":
            self._answer_box(case, box, intent.get("answer"), taken == len(STEPS))

    def _answer_box(self, case: ScoredDeal, box: str, given: Any, told: bool) -> None:
        missing = lacking(self.language, given)
        if missing:
            self._notes[box] = missing
            return
        try:
            mark = self.sitting.answer(Points(case, box, focused=False), given, told=told)
        except QuestionFault as fault:
            self._notes[box] = fault.text(self.language)
            return
        self.marks[box], self.place.answers[box] = mark, plainly(mark)

    # --- what is known --------------------------------------------------------------------------------

    def load_file(self, text: Any) -> None:
        """Take what a file says in place of what is known here; a broken file changes nothing."""
        try:
            mastery = Mastery.from_json(text if isinstance(text, str) else "")
        except MasteryFault as fault:
            why = fault.text(self.language)
            self._tell(narration.whole("scorer-page-import-broken", self.language, why=why), "refused")
            return
        self.sitting = Sitting(self.sitting.rules, mastery, self.sitting.history)
        self._tell(narration.message("scorer-page-imported", self.language))

    def erase(self) -> None:
        """Forget all that is known, here and in the browser; what was chosen is no answer, and stays."""
        self.sitting = Sitting(self.sitting.rules)
        self.place.recent = []
        self._told = narration.message("scorer-page-erased", self.language)
        self.draw(forget=True)

    def _tell(self, text: str, tone: str = "note") -> None:
        self._told = text
        self.draw(tone=tone)

    # --- drawing --------------------------------------------------------------------------------------

    def draw(self, *, forget: bool = False, tone: str = "note") -> None:
        """Show everything as it stands, and have the browser keep it."""
        place = self.place
        if self.asking is not None:
            wording = narration.whole("scorer-page-try-again", self.language, told=self.asking.remark)
            self.practice.show(self.asking.scene(wording, place.recent, self.sitting.mastery))
        if self.case is not None:
            self.deal.show(
                deal_scene(self.case, place.pace, place.stop, self.marks, place.taken, self._notes, self.language)
            )
        mastery = self.sitting.mastery.to_json()
        self.stores["mastery"].keep(None if forget else mastery)
        self.stores["place"].keep((place.begun_anew(drawn_seed(), drawn_seed()) if forget else place).to_json())
        self.map.show(
            {
                **map_scene(self.sitting.rules, self.sitting.mastery, self.language),
                "note": {"text": self._told, "tone": tone},
                "file": {"name": FILE, "text": mastery},
            }
        )


def _deal_of(rules: RuleSet, seed: int, edition: int) -> Any:
    """The deal of a seed and an edition, of a kind on which there is something to score."""
    rng = Random(f"scorer {rules.id} {seed}")
    return practice_deal(rules, rng, rng.choice(LEANS), edition=edition)


def _given(written: Written) -> Mapping[str, int] | None:
    """An answer as it was kept; None if the question was given up."""
    return written if isinstance(written, dict) else None
