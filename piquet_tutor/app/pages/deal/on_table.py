"""The deal in the middle of the page: one that was brought in, stepped through by its own rules or by other ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.part import Group
from piquet_tutor.app.shared.controls.controls import Button, Choice
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.controls.rules_offered import rules_alike
from piquet_tutor.app.shared.keeping.known import Knowledge
from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.page_parts import controls
from piquet_tutor.app.shared.review.example_review import ExampleReview, PartieReview
from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.share.share import Share
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.record_note import OnTable, RecordNotes
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import given
from piquet_tutor.explore.examples import Example
from piquet_tutor.explore.given import Submission
from piquet_tutor.explore.lab.faults import Worded
from piquet_tutor.explore.lab.sheet import Basis
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records import form
from piquet_tutor.game.records.encoded import decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import partie_from, play_through, read_value, score_from, write_record
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.narration.render import still_open

MIDDLE = "piquet-found"
"""The class of the place where the deal lies."""


@dataclass(frozen=True)
class Brought:
    """What was brought to the table.

    Attributes:
        values: records, one of which is shown, or one partie.
        example: the example it is; None for one of the reader's own.
        taken: how it was read, where it was written or pasted.
        text: as it was written or pasted.
        basis: what the reader says that its hands are; empty where they leave it to the cards.
    """

    values: tuple[Mapping[str, Any], ...]
    example: Example | None = None
    taken: Submission | None = None
    text: str = ""
    basis: str = ""

    @classmethod
    def of_example(cls, example: Example, language: str) -> Brought:
        """An example, told in a language."""
        return cls((read_value(example.told(language)),), example)

    @property
    def count(self) -> int:
        """How many deals there are to choose from."""
        first = self.values[0]
        return len(first.get("deals", ())) if first["format"] == form.PARTIE else len(self.values)


class DealOnTable:
    """The deal in the middle.

    Attributes:
        place: where the table stands; empty where nothing lies there.
        app: the table; None while nothing has ever lain there.
        brought: what lies there; None for nothing.
        chooser: what may be chosen of it: ``deal``, ``rules``, and of a deal in words ``basis``.
        others: the way to the pictures.
        note: what is told of it; ``about`` tells more, below the rulings.
    """

    def __init__(
        self,
        language: str,
        known: Knowledge,
        keep: Callable[[], object],
        refuse: Callable[[str, list[str]], object],
        share: Share,
    ) -> None:
        """Begin with nothing.

        Args:
            language: of every text.
            known: what the learner knows, to which the review adds.
            keep: called when something lies there otherwise than before.
            refuse: told the title and the sentences on why something cannot be had.
            share: where the deal is shared.
        """
        self.language, self.words = language, PageWords("examples", language)
        self._known, self._keep, self._refuse, self._share = known, keep, refuse, share
        self.place = Group([], MIDDLE)
        self.app: TableApp | None = None
        self.brought: Brought | None = None
        self.partie: Partie | None = None
        self.note, self.about = LessonCard({}), LessonCard({})
        self._notes = RecordNotes(self.words, language)
        self._ruled = ("", "1")
        """The rule set and the deal that lie there, as the lists have them."""
        self.basis, self.deal, self.rules = self._lists()
        self.others = Button(self.words["others"])
        self.chooser = controls([self.others, self.basis, self.deal, self.rules])
        self.chooser.add_class("is-choosing")

    def _lists(self) -> tuple[Choice, Choice, Choice]:
        asks = PageWords("dispute", self.language)
        readings = [(asks["basis_open"], ""), (asks["basis_deal"], "deal"), (asks["basis_hands"], "hands")]
        basis = Choice(asks["basis"], options=readings)
        deal = Choice(self.words["deal"], options=[("1", "1")])
        deal.add_class("is-narrow")
        rules = Choice(self.words["rules"], options=[("", "")])
        basis.on_change(self._read_again)
        deal.on_change(lambda _: self._again())
        rules.on_change(lambda _: self._again(stay=True))
        return basis, deal, rules

    # --- what lies there -----------------------------------------------------------------------------

    @property
    def session(self) -> ReviewSession | None:
        """The deal as it is stepped through; None for nothing."""
        if self.app is None or self.brought is None:
            return None
        return self.app.session  # type: ignore[return-value]  # no other sits at this table

    @property
    def whole(self) -> Deal | None:
        """The deal as far as its record goes, by the rules that rule it now."""
        return self.session.whole if self.session is not None else None

    @property
    def record(self) -> Mapping[str, Any]:
        """The record of the deal shown, by the rules that rule it now."""
        assert self.brought is not None
        assert self.whole is not None
        if self.partie is not None:
            return write_record(self.whole)
        rules = self.whole.rules
        named: Any = {"base": rules.id, "options": dict(rules.changed)} if rules.changed else rules.id
        return {**self.brought.values[int(self._ruled[1]) - 1], "rules": named}

    def ruled_by(self, rules: RuleSet | None) -> Deal:
        """The deal by a rule set, or by the one that rules it now.

        Raises:
            RecordError: the rule set does not allow it.
        """
        return play_through(score_from(self.record, rules))

    def stand(self) -> tuple[Brought, str, str, int] | None:
        """How it lies there, to be put there again: what was brought, the rules, the deal and the step."""
        session = self.session
        return (self.brought, *self._ruled, session.place) if session is not None and self.brought else None

    # --- putting something there ---------------------------------------------------------------------

    def put(self, brought: Brought, rules: str = "", deal: str = "1", step: int | None = None) -> None:
        """Put something there.

        Args:
            brought: what.
            rules: the rule set that rules it; empty for its own.
            deal: which of its deals.
            step: the step that is shown; None for where it begins.

        Raises:
            RecordError: it cannot be ruled; everything stays as it was.
        """
        before, self.brought = self.brought, brought
        self._offer(rules, deal)
        try:
            session = self._review()
        except RecordError:
            self.brought = before
            self._offer(*self._ruled)
            raise
        session.go(self._opening(session) if step is None else step)
        self._lay(session)

    def _opening(self, session: ReviewSession) -> int:
        """Where a deal is shown first: one that somebody gives to have it ruled on, as it was given, at its end."""
        given_to_rule = self.brought is not None and self.brought.taken is not None
        return len(session.states) - 1 if given_to_rule else 0

    def clear(self) -> None:
        """Take it away."""
        self.brought, self.place.children = None, ()

    def go_to(self, ruling: int) -> None:
        """Show the step at which a ruling was made."""
        session = self.session
        if session is not None and ruling:
            session.go(next((at for at, one in enumerate(session.states) if len(one.rulings) >= ruling), 0))
            session.tell()

    def look(self, look: Mapping[str, Any]) -> None:
        """Set the tools of the table."""
        if self.app is not None:
            look_as(self.app.session, look)
            self.app.session.tell()

    def _offer(self, rules: str, deal: str) -> None:
        """Offer the deals there are and the rules by which the first could be played."""
        if self.brought is None:
            return
        value, example, count = self.brought.values[0], self.brought.example, self.brought.count
        worth = example.also_rules if example else ()
        listed: list[tuple[str, str]] = [(self.words("as_written", title=self._notes.own_rules(value)), "")]
        for each in rules_alike(value):
            title = narration.rules_title(each, self.language)
            listed.append((self.words("worth", title=title) if each.id in worth else title, each.id))
        self.rules.offer(listed, rules)
        numbers = [(self.words("deal_number", number=n), str(n)) for n in range(1, max(1, count) + 1)]
        self.deal.offer(numbers, deal)
        self.deal.hidden = count < 2
        self.rules.hidden = not (len(listed) > 1)
        taken = self.brought.taken
        self.basis.hidden = taken is None or taken.form != "words"
        self.basis.value = self.brought.basis

    def _override(self) -> RuleSet | None:
        return load(self.rules.value) if self.rules.value else None

    def _review(self) -> ReviewSession:
        """The session of what is chosen.

        Raises:
            RecordError: the record cannot be ruled by the rules chosen.
        """
        assert self.brought is not None
        number = int(self.deal.value)
        if self.brought.values[0]["format"] == form.PARTIE:
            self.partie = partie_from(self.brought.values[0], self._override())
            return PartieReview(self.partie, number, self.language)
        self.partie = None
        score = score_from(self.brought.values[number - 1], self._override())
        play_through(score)
        return ExampleReview(score, self.language)

    def read(self, text: str | bytes, rules: str, basis: str = "", deal: str = "1") -> None:
        """Put a deal there that was written, pasted or opened.

        Args:
            text: what was.
            rules: the rule set of a deal in words that names none.
            basis: what the reader says that its hands are; empty to leave it to the cards.
            deal: which of its deals.

        Raises:
            Worded: the words or the link cannot be read, or the words give no sound deal.
            RecordError: it cannot be read, or not be ruled.
        """
        chosen: Basis | None = {"deal": "deal", "hands": "hands"}.get(basis)  # type: ignore[assignment]
        found = given.read(text, rules, chosen)
        values = (found.value,) if found.form == "partie" else found.records
        values = (given.named(values[0], found.taken.names, self.language), *values[1:])
        told = text if isinstance(text, str) else decoded(text)
        self.put(Brought(values, taken=found, text=told, basis=basis), deal=deal)

    def is_told_by(self, text: str) -> bool:
        """Whether these are the words of the deal that lies there; then it lies there as they gave it."""
        whole = self.whole
        if whole is None:
            return False
        for basis in ("", "deal", "hands"):
            with suppress(Worded, RecordError):
                found = given.read(text, whole.rules.id, basis or None)  # type: ignore[arg-type]  # one of the two
                if play_through(score_from(found.value, whole.rules)) == whole:
                    self.read(text, whole.rules.id, basis)
                    return True
        return False

    def _read_again(self, basis: str) -> None:
        """Read the words again, their hands being what the reader says."""
        assert self.brought is not None
        words = PageWords("dispute", self.language)
        try:
            self.read(self.brought.text, self.brought.taken.sheet.rules if self.brought.taken else "", basis)
        except (Worded, RecordError) as fault:
            self.basis.value = self.brought.basis
            self._refuse(words["not_so"], [given.fault_told(fault, self.language), words["still_so"]])

    def _again(self, *, stay: bool = False) -> None:
        """Show what is chosen: from its first step, or at the step that is shown, where only the rules are others."""
        try:
            session = self._review()
        except RecordError as error:
            self.rules.value, self.deal.value = self._ruled  # the lists go on saying what lies on the table
            self._refuse(self.words["refused"], [narration.fault_told(error, self.language), self.words["table_kept"]])
            return
        before = self.session if stay else None
        session.go(step_like(before.deal, session.states) if before is not None else self._opening(session))
        self._lay(session)

    def _lay(self, session: ReviewSession) -> None:
        self._ruled = (self.rules.value, self.deal.value)
        self._tell(session)
        if self.app is None:
            above = (self.chooser, self.note)
            self.app = TableApp(session, above, keep=self._keep, known=self._known, share=self._share)
            self.app.add_aside(self.about)
        else:
            look_as(session, look_of(self.app.session))
            self.app.attach(session)
        self.place.children = (self.app,)
        self._keep()

    # --- words ---------------------------------------------------------------------------------------

    def _tell(self, session: ReviewSession) -> None:
        assert self.brought is not None
        number, taken = int(self._ruled[1]), self.brought.taken
        value = self.brought.values[0 if self.partie is not None else number - 1]
        record = OnTable(value, self.brought.example, self.partie, number, self._override())
        note = self._notes.of(record, session)
        if taken is not None and taken.form in ("words", "link"):
            found = [given.told(taken, self.language)]
            waits = still_open(session.whole, self.language, in_words=taken.form == "words")
            found += [waits] if waits else []
            note["paragraphs"] = [*found, *given.understood(taken, self.language), *note["paragraphs"]]
        more = note["paragraphs"] if record.example is not None and record.rules is None else []
        total = self.words(
            "comes_to",
            totals=totals_told(session.whole, self.language, session.viewpoint.naming(session.whole.table.seats)),
        )
        self.note.show({**note, "paragraphs": [total] if more else [total, *note["paragraphs"]]})
        self.about.show({"title": self.words["about"], "paragraphs": more, "tone": "note"} if more else {})

    def wait_for_own(self) -> None:
        """Until a deal of the reader's own can be ruled, nothing is said as if what lies there were it."""
        if self.brought is None or self.brought.example is None:
            return
        words = self.words
        said = words("own_waits", title=narration.message(self.brought.example.title, self.language))
        self.note.show({"title": words["own_title"], "label": words["own_label"], "paragraphs": [said], "tone": "note"})
        self.about.show({})

    def tell_again(self) -> None:
        """Say of what lies there what it is."""
        if self.session is not None:
            self._tell(self.session)


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


def totals_told(deal: Deal, language: str, names: Names = NOBODY) -> str:
    """What each side has, in one line."""
    figures = {side: deal.total(side) for side in deal.table.sides}
    told = (narration.message("figure-of", language, names, side=side, figure=found) for side, found in figures.items())
    return narration.listed_apart(told, language)
