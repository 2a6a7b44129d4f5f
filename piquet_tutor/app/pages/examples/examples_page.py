"""The page of examples: worked deals on the table, and a record of the reader's own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.asking import asked, language_asked, shown
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.examples.example_gallery import ExampleGallery
from piquet_tutor.app.pages.examples.examples_state import ExamplesState, joined
from piquet_tutor.app.shared.controls.button import Button
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.app.shared.controls.field import TextArea
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.controls.rules_alike import rules_alike
from piquet_tutor.app.shared.controls.upload import Upload
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.page_parts import controls, in_every_language
from piquet_tutor.app.shared.review.example_review import ExampleReview, PartieReview
from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.record_note import OnTable, RecordNotes
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import given
from piquet_tutor.explore.examples import Example, UnknownExample, find, gallery, groups
from piquet_tutor.explore.lab.faults import Worded
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records import form
from piquet_tutor.game.records.encoded import decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import partie_from, play_through, read_value, score_from
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal


@in_every_language
def examples_page(language: str | None = None) -> Page:
    """Worked examples on the table, and a record of the reader's own."""
    desk = ExamplesController(asked(), language or language_asked())
    return Page(
        "examples",
        [head(desk.words), desk.gallery, desk.app],
        wide=True,
        keeps=[desk.store, desk.app.known.store],
        opens=desk.open,
    )


class ExamplesController:
    """The controls of the examples page, and the table they set.

    Attributes:
        app: the table.
        gallery: the subjects, and the examples of one as pictures.
        chooser: deal (of a partie) and rule set.
        own: where a record is pasted or opened.
        note: what the record says of itself.
        notice: why something could not be ruled; empty otherwise.
        store: keeps where the reader is, so that it is there again after a reload.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = PageWords("examples", language)
        self.language = language
        self.query = query
        self.notice, self.note = LessonCard({}), LessonCard({})
        self._notes = RecordNotes(self.words, language)
        self.shown: Example | None = None
        self.value: dict[str, Any] = {}
        self.partie: Partie | None = None
        first, said = self._asked_for(query)
        self._make_chooser(first)
        self._make_own()
        self.value = read_value(first.told(language))
        self.shown = first
        self._set_rules()
        session = self._review()
        self._ruled = (self.rules.value, self.deal.value)
        """The rule set and the deal that lie on the table."""
        self.store = KeptText("examples", join=joined)
        self._record = ""
        """The record of the reader's own that lies on the table, as it was given."""
        self._taken: given.Submission | None = None
        """What the reader gave last that could be ruled."""
        self.app = TableApp(session, above=(self.chooser, self.own, self.notice, self.note), keep=self._keep)
        self._tell(session)
        self._watch()
        if said:
            self._refuse(self.words["bad_query_title"], [said])

    def _asked_for(self, query: Mapping[str, str]) -> tuple[Example, str]:
        if query.get("example"):
            try:
                return find(query["example"]), ""
            except UnknownExample:
                return gallery()[0], self.words("bad_example", given=shown(query["example"]))
        return gallery()[0], ""

    # --- controls ------------------------------------------------------------------------------------

    def _make_chooser(self, first: Example) -> None:
        words = self.words
        home = next(group for group in groups() if first in group.examples)
        listed = [*(narration.message(group.title, self.language) for group in groups()), words["own"]]
        self.group = Choice(
            words["group"],
            options=[(title, str(place)) for place, title in enumerate(listed)],
            value=str(groups().index(home)),
        )
        self.example = Choice(words["example"])
        self.example.offer((narration.message(one.title, self.language), one.id) for one in home.examples)
        self.example.value = first.id
        self.example.add_class("is-broad")
        self.deal = Choice(words["deal"], options=[("1", "1")])
        self.deal.add_class("is-narrow")
        self.rules = Choice(words["rules"])
        self.group.hidden = self.example.hidden = True  # they hold what is chosen in the gallery
        self.gallery = ExampleGallery()
        self.gallery.on_intent(self._gone_to)
        self.chooser = controls([self.group, self.example, self.deal, self.rules])
        self.chooser.add_class("is-choosing")

    def _make_own(self) -> None:
        words = self.words
        self.text = TextArea(words["paste"], placeholder=words["paste_hint"])
        self.text.add_class("is-whole")
        self.rule = Button(words["rule"], primary=True)
        self.upload = Upload(words["upload"], ".json,.txt,application/json,text/plain")
        self.sample = Button(words["sample"])
        self.own = controls([self.text, self.rule, self.upload, self.sample])
        self.own.hidden = True

    def _gone_to(self, intent: Mapping[str, Any]) -> None:
        """A subject or a picture of the gallery was pressed."""
        which = {"subject": self.group, "example": self.example}.get(intent["kind"])
        if which is not None and isinstance(intent.get("id"), str):
            which.choose(intent["id"])
            self._hang()

    def _hang(self) -> None:
        """Hang the pictures of the subject chosen."""
        own = self.group.index == len(groups())
        examples = () if own else groups()[self.group.index].examples
        self.gallery.show(
            {
                "label": self.words["title"],
                "subjects": [
                    {"id": value, "title": title, "chosen": value == self.group.value}
                    for title, value in self.group.options
                ],
                "examples": [
                    {
                        "id": one.id,
                        "title": narration.message(one.title, self.language),
                        "cards": _picture(one),
                        "chosen": one.id == self.example.value,
                    }
                    for one in examples
                ],
            }
        )
        self.chooser.hidden = self.deal.hidden and self.rules.hidden

    def _watch(self) -> None:
        self.group.on_change(lambda _: self._group_chosen())
        self.example.on_change(lambda _: self._example_chosen())
        self.deal.on_change(lambda _: self._again())
        self.rules.on_change(lambda _: self._again(stay=True))
        self.rule.on_press(lambda: self.rule_on(self.text.value))
        self.upload.on_open(self._opened)
        self.sample.on_press(lambda: self._write(self._written()))
        self.text.on_change(lambda _: self._keep())

    def _write(self, text: str) -> None:
        """Write a text into the field."""
        self.text.value = text
        self._keep()

    def _group_chosen(self) -> None:
        own = self.group.index == len(groups())
        self.own.hidden = not own
        if own:
            self._wait_for_own()
            self._keep()
            return  # what lies on the table stays until something else can be ruled
        group = groups()[self.group.index]
        self.example.offer((narration.message(one.title, self.language), one.id) for one in group.examples)
        self._example_chosen()

    def _wait_for_own(self) -> None:
        """Until a record of the reader's own can be ruled: nothing offered or said as if the example were his."""
        if self.shown is None:
            return  # one of his own is on the table already
        words = self.words
        self.rules.hidden = self.deal.hidden = True
        said = words("own_waits", title=narration.message(self.shown.title, self.language))
        self.note.show({"title": words["own_title"], "label": words["own_label"], "paragraphs": [said], "tone": "note"})

    def _example_chosen(self) -> None:
        self.shown = find(self.example.value)
        self.value = read_value(self.shown.told(self.language))
        self._begin()

    def _begin(self) -> None:
        """Show what is in ``value``, from its first deal and by its own rules."""
        self._set_rules()
        self._again()

    def _set_rules(self) -> None:
        own = self._notes.own_rules(self.value)
        worth = self.shown.also_rules if self.shown else ()
        listed: list[tuple[str, str]] = [(self.words("as_written", title=own), "")]
        for each in rules_alike(self.value):
            title = narration.rules_title(each, self.language)
            listed.append((self.words("worth", title=title) if each.id in worth else title, each.id))
        self.rules.offer(listed)
        count = len(self.value.get("deals", ()))
        self.deal.offer((self.words("deal_number", number=n), str(n)) for n in range(1, max(1, count) + 1))
        self.deal.hidden = not count
        self.rules.hidden = not (len(listed) > 1)

    # --- the table -----------------------------------------------------------------------------------

    def _override(self) -> RuleSet | None:
        return load(self.rules.value) if self.rules.value else None

    def _review(self) -> ReviewSession:
        """The session of what is chosen.

        Raises:
            RecordError: the record cannot be ruled by the rules chosen.
        """
        if self.value["format"] == form.PARTIE:
            self.partie = partie_from(self.value, self._override())
            return PartieReview(self.partie, min(int(self.deal.value), len(self.partie.deals)), self.language)
        self.partie = None
        score = score_from(self.value, self._override())
        play_through(score)
        return ExampleReview(score, self.language)

    def _again(self, *, stay: bool = False) -> None:
        """Show what is chosen: from its first step, or at the step that is shown, where only the rules are others."""
        try:
            session = self._review()
        except RecordError as error:
            self._choose(*self._ruled)  # the lists go on saying what lies on the table
            self._refuse(self.words["refused"], [narration.fault_told(error, self.language), self.words["table_kept"]])
            return
        if stay:
            session.go(step_like(self.app.session.deal, session.states))
        self._put(session)

    def _choose(self, rules: str, deal: str) -> None:
        """Let the lists stand at a rule set and a deal, without putting anything on the table."""
        self.rules.value, self.deal.value = rules, deal

    def _put(self, session: ReviewSession) -> None:
        look_as(session, look_of(self.app.session))
        self._ruled = (self.rules.value, self.deal.value)
        self.notice.show({})
        self._tell(session)
        self.app.attach(session)
        self._keep()

    def rule_on(self, text: str | bytes | Mapping[str, Any]) -> None:
        """Rule on a record of the reader's own; what cannot be ruled leaves everything as it was."""
        before = (self.shown, self.value, self._taken)
        try:
            self._taken = given.read(text)
            self.value = read_value(self._taken.value)
            self.shown = None
            self._set_rules()
            session = self._review()
            self._record = json.dumps(self.value, ensure_ascii=False)
        except (Worded, RecordError) as error:
            self.shown, self.value, self._taken = before
            self._set_rules()
            self._choose(*self._ruled)
            if self.group.index == len(groups()):
                self._wait_for_own()
            self._refuse(self.words["refused"], [given.fault_told(error, self.language), self.words["refused_kept"]])
            return
        self._put(session)

    def _opened(self, content: bytes) -> None:
        with suppress(RecordError):  # the refusal says so; there is no text to put into the field
            self._write(decoded(content))
        self.rule_on(content)

    def _written(self) -> str:
        if self.shown is not None:
            return self.shown.text(self.language)
        return str(self.text.value)

    # --- found again after a reload -------------------------------------------------------------------

    def _keep(self) -> None:
        rules, deal = self._ruled
        session: ReviewSession = self.app.session  # type: ignore[assignment]  # no other sits at this table
        place = ExamplesState(
            example=self.shown.id if self.shown else "",
            own="" if self.shown else self._record,
            deal=int(deal),
            rules=rules,
            step=session.place,
            pasting=self.group.index == len(groups()),
            typed=str(self.text.value),
            look=look_of(session),
        )
        self.store.keep(place.to_json())

    def open(self, kept: Kept, _address: Address) -> None:
        """Go on where the browser says the reader was, unless the address asks for another example."""
        self.app.known.open(kept)
        text = self.store.recall(kept)
        with suppress(ValueError, UnknownExample, RecordError):  # then the first example stays
            place = ExamplesState.from_json(text or "")
            if self.query.get("example", place.example) == place.example:
                self._stand_at(place)

    def _stand_at(self, place: ExamplesState) -> None:
        """Put a deal on the table as it was left.

        Raises:
            UnknownExample: there is no such example.
            RecordError: the record is none, or cannot be ruled; the table stays as it was.
        """
        found = find(place.example) if place.example else None
        value = read_value(found.told(self.language) if found else place.own)
        before = (self.shown, self.value)
        self.shown, self.value = found, value
        self._set_rules()
        try:
            self._choose_again(place)
            session = self._review()
        except RecordError:
            self.shown, self.value = before
            self._set_rules()
            self._choose(*self._ruled)
            raise
        self._record = place.own
        self._open_again(place, found)
        session.go(place.step)
        look_as(self.app.session, place.look)  # from which the next table takes it over
        self._put(session)
        if place.pasting:
            self._wait_for_own()

    def _choose_again(self, place: ExamplesState) -> None:
        """The rules and the deal as they were chosen, where they are still offered."""
        offered, deals = [value for _, value in self.rules.options], [value for _, value in self.deal.options]
        rules = place.rules if place.rules in offered else self.rules.value
        self._choose(rules, str(place.deal) if str(place.deal) in deals else self.deal.value)

    def _open_again(self, place: ExamplesState, found: Example | None) -> None:
        """The lists and the field for a record of one's own as they stood."""
        own = place.pasting or found is None
        home = next((i for i, group in enumerate(groups()) if found in group.examples), len(groups()))
        self.group.index = len(groups()) if own else home
        if found is not None:
            self.example.offer((narration.message(one.title, self.language), one.id) for one in groups()[home].examples)
            self.example.value = found.id
        self.text.value = place.typed
        self.own.hidden = not own

    # --- words ---------------------------------------------------------------------------------------

    def _tell(self, session: ReviewSession) -> None:
        record = OnTable(self.value, self.shown, self.partie, int(self.deal.value), self._override())
        note = self._notes.of(record, session)
        if self.shown is None and self._taken is not None and self._taken.form in ("words", "link"):
            note["paragraphs"] = [given.told(self._taken, self.language), *note["paragraphs"]]
        self.note.show(note)
        self._hang()

    def _refuse(self, title: str, paragraphs: list[str]) -> None:
        self.notice.show({"title": title, "paragraphs": paragraphs, "tone": "refused"})


def _picture(one: Example) -> list[str]:
    """The cards that one side of an example was dealt, of a partie those of its first deal."""
    record = one.record
    dealt: Mapping[str, str] = record.get("deals", [record])[0]["deal"]
    return next(iter(dealt.values())).split()


def step_like(shown: Deal | None, states: Sequence[Deal]) -> int:
    """The step of one course of a deal that is most like a step of another: as many cards played, as much spoken."""
    if shown is None:
        return 0

    def far(deal: Deal) -> tuple[int, int]:
        played = 2 * len(deal.tricks) + len(deal.trick)
        return played, len(deal.actions) - played

    wanted = far(shown)
    steps = [tuple(abs(a - b) for a, b in zip(far(deal), wanted, strict=True)) for deal in states]
    return steps.index(min(steps))
