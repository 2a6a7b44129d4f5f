"""Two rule sets side by side: their clauses, and a deal on which they part, the reader's own where there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from html import escape
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.deal.pair_scene import ledgers_scene, pair_scene
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.controls.controls import Button, Choice
from piquet_tutor.app.shared.controls.plain_parts import Markup
from piquet_tutor.app.shared.page_parts import books, controls
from piquet_tutor.app.shared.search_desk import SearchDesk
from piquet_tutor.app.visit import shown
from piquet_tutor.engine.clauses import plainly
from piquet_tutor.explain.compare import parting
from piquet_tutor.explore import finder
from piquet_tutor.explore.finder.query import option_value
from piquet_tutor.explore.rulebook.book import changeable, setting_of
from piquet_tutor.explore.rulebook.comparing import differences
from piquet_tutor.explore.rulebook.divergences import (
    Divergence,
    divergence_of,
    examples_that_divide,
    parted,
    search_for_divergence,
)
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rule_set import RuleSet, why_incompatible
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.functions import small
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.options import option_title, value_words

SECOND_RULES: Final = "parlett"
"""The other book to begin with: with the first it parts over a pique."""
SECONDS: Final = 30.0
"""After how long a search gives up."""
STRIDE: Final = 1000
"""Seeds between one deal and another."""
WHOLE_NUMBERS: Final = (10, 20, 50, 100, 101, 150)
"""What is offered for an option that takes any whole number."""
LEDGERS: Final = "pq-ledger-pair"
"""The class of the part that shows a deal on which they part."""
Ruled = Callable[[RuleSet | None], Deal]
"""The reader's deal by a rule set, or by its own for None; raises a RecordError where that does not allow it."""


class BookPair(Part):
    """The clauses on which two rule sets differ.

    Scene: ``titles``, ``count``, ``parts`` (``title``, ``differences``), ``words``.
    """

    view = "pair"


class LedgerPair(Part):
    """One deal ruled by two rule sets.

    Scene: ``title``, ``paragraphs``, ``hands`` (``label``, ``cards``), ``columns`` (``title``, ``totals``,
    ``rulings``), ``words``. Without columns nothing is shown.
    """

    view = "ledgers"


class BookRulings(Part):
    """One deal by every book.

    Scene: ``title``, ``own`` (``title``, ``scores``: ``name``, ``points``, ``more``), ``books`` (``titles``, ``rules``,
    ``question``, ``scores``, ``here`` and ``there``: ``said``, ``cites``), ``none`` (where no book differs), ``alike``,
    ``open`` (what is not told yet), ``refused`` (sentences), ``words``. Nothing is shown without a title.
    Intents: ``beside`` (``rules``).
    """

    view = "book-rulings"


class TwoBooks:
    """Two rule sets, and deals on which they part.

    Attributes:
        one, other: the two that are shown; ``option`` and ``value`` change the other one.
        chosen: the book that the reader has chosen themselves, which rules a deal that names none.
        own: the reader's deal; None where they have given none.
        parted: the deal that lies beside itself; None for none.
        chooser: the controls.
        ledgers, view: the deal ruled by both; the clauses on which they differ.
    """

    def __init__(self, desk: SearchDesk) -> None:
        self.desk, self.words = desk, desk.words
        self.own: Ruled | None = None
        self.own_rules: RuleSet | None = None
        self._drawn: object = None
        self._listed: RuleSet | None = None
        self.parted: Divergence | None = None
        self._quiet = False
        """Whether no deal is shown before one is asked for."""
        self._examples: Iterator[Divergence] = iter(())
        self._seed = 1
        words = self.words
        self.one = books(words["one"], desk.language)
        self.other = books(words["other"], desk.language, SECOND_RULES)
        self.chosen = self.one.value
        self.option = Choice(words["option"], options=[(words["option_none"], "")])
        self.value = Choice(words["value"], options=[("", "")])
        self.about = Markup("")
        self.part = Button(words["part"])
        self.another = Button(words["another"])
        self.another.hidden = True
        self.hint = Markup("")
        self.view = BookPair()
        self.ledgers = LedgerPair({"columns": []})
        self.ledgers.on_intent(self._opened)
        chosen = [self.one, self.other, self.option, self.value, self.about]
        self.chooser = controls([*chosen, self.part, self.another, self.hint])

    def begin(self, query: Mapping[str, str]) -> list[str]:
        """Set what the address asks for; sentences about what it cannot have."""
        said = []
        for name, field in zip(query.get("compare", "").split(","), (self.one, self.other), strict=False):
            if name in rule_set_names():
                field.value = name
            elif name:
                said.append(
                    self.words(
                        "bad_rules", given=shown(name), title=narration.rules_title(field.value, self.desk.language)
                    )
                )
        self.chosen = self.one.value
        self.one.on_change(self._choose)
        self.other.on_change(lambda _: self.fill())
        self.option.on_change(lambda _: self._list_values())
        self.value.on_change(lambda _: self.fill())
        self.part.on_press(self.find_parting)
        self.another.on_press(self.find_another)
        self.value.hidden = True
        return said

    def _choose(self, book: str) -> None:
        """The reader wants another book; where it cannot rule their deal the one before stands again."""
        self.fill()
        if self.one.value == book:
            self.chosen = book

    # --- an option of the other book ------------------------------------------------------------------

    def _list_options(self) -> None:
        """What could be changed in the other book, when that has not been listed yet."""
        book = load(self.other.value)
        if self._listed == book:
            return
        self._listed, kept = book, self.option.value
        listed = [(each.title, each.name) for each in changeable(book, self.desk.language)]
        self.option.offer([(self.words["option_none"], ""), *listed], kept)
        self._list_values()

    def _list_values(self) -> None:
        """What the option chosen can be set to, other than it is."""
        option = options().get(self.option.value)
        self.value.hidden = not option
        if option is None:
            self.value.offer([("", "")])
        else:
            own = load(self.other.value).values[option.name]
            values = [each for each in option.values or WHOLE_NUMBERS if each != own]
            self.value.offer((value_words(option.name, each, self.desk.language), plainly(each)) for each in values)
        self.fill()

    def _about(self) -> str:
        """What the option chosen decides, and what the book says of it unchanged."""
        if not self.option.value:
            return ""
        setting = setting_of(load(self.other.value), self.option.value, self.desk.language)
        code = f"<code>{escape(setting.name)} = {escape(str(self.value.value))}</code>"
        note = escape(
            self.words(
                "change_note",
                question=setting.question,
                title=narration.rules_title(self.other.value, self.desk.language),
                own=setting.words,
                code="\0",
            )
        ).replace("\0", code)
        return f'<p class="pq-hint">{note}</p>'

    # --- the books ------------------------------------------------------------------------------------

    @property
    def books(self) -> tuple[RuleSet, RuleSet]:
        """The two rule sets that are chosen; of the reader's deal with the options it changes."""
        changes: dict[str, object] = {}
        if self.option.value and self.value.value:
            changes = {self.option.value: option_value(self.option.value, self.value.value)}
        own = self.own_rules
        one = own if own is not None and own.id == self.one.value else load(self.one.value)
        return one, load(self.other.value, changes)

    @property
    def titles(self) -> tuple[str, str]:
        """How the two are called."""
        one, other = (self._title(each) for each in self.books)
        return one, other

    def _title(self, book: RuleSet) -> str:
        title = narration.rules_title(book, self.desk.language)
        changes = [
            self.words(
                "change",
                option=small(option_title(name, self.desk.language)),
                words=value_words(name, value, self.desk.language),
            )
            for name, value in book.changed
        ]
        if not changes:
            return title
        return self.words("changed", title=title, change=narration.listed_apart(changes, self.desk.language))

    def take(self, own: Ruled | None, rules: RuleSet | None) -> None:
        """Take the reader's deal to part on, or go back to deals of the tutor's own.

        Args:
            own: the deal; None for none.
            rules: the rule set it names.
        """
        self.own, self.own_rules, self._drawn, self._quiet = own, rules, None, False
        self.one.value = rules.id if rules is not None else self.chosen

    def put_aside(self) -> None:
        """Show the clauses on which the two differ, and no deal at all until one is asked for."""
        if self._quiet and self.parted is None:
            return
        self.take(None, None)
        self._quiet = True
        self.fill()

    def beside(self, rules: str) -> None:
        """Put this rule set beside the first, unchanged; one that does not exist changes nothing."""
        if rules in rule_set_names():
            self.option.value, self.other.value = "", rules

    def fill(self) -> None:
        """Show where the two differ, and a deal on which they do."""
        self._list_options()
        if self._drawn == self.books:
            return
        self._drawn = self.books
        self.parted, self._examples, self._seed = None, iter(()), 1
        self.ledgers.show({"columns": []})
        self.part.hidden = self.own is not None
        self.another.hidden = True
        self.hint.value = ""
        self.about.value = self._about()
        alike: tuple[Deal, ...] = ()
        if self.own is None:
            self._open_on_a_deal()
        else:
            alike = self._part_on_the_readers_deal(self.own)
        found = differences(self.books, self.desk.language)
        count = self.words(
            "differ_alike" if alike else "differ",
            count=len(found),
            done="yes" if all(each.done for each in alike) else "no",
            scoring=sum(each.scores for each in found),
        )
        self.view.show(pair_scene(self.titles, found, count, self.words, self.desk.language, self._clause))

    @property
    def _clause(self) -> str:
        """The clause on which the deal that is shown parts; empty where none is."""
        return self.parted.where.clause if self.parted is not None else ""

    def _part_on_the_readers_deal(self, own: Ruled) -> tuple[Deal, ...]:
        """Show where the two part on the reader's deal; it by both, where they score it the same."""
        one, other = self.books
        try:
            ruled = own(one), own(other)
            found = parted(*ruled)
        except RecordError as fault:
            self._hint_at(
                self.words("refused_by", title=self.titles[1], why=narration.fault_told(fault, self.desk.language))
            )
            return ()
        if found is None:
            self._hint_at(self.words("same_score", done="yes" if ruled[0].done else "no"))
            return ruled
        self._show(found)
        return ()

    def _open_on_a_deal(self) -> None:
        """The first example on which they part; nothing where none of the examples does."""
        self._say_whether_they_meet()
        if not self.part.disabled and not self._quiet:
            self._examples = examples_that_divide(*self.books)
            found = next(self._examples, None)
            if found is not None:
                self._show(found)

    def _say_whether_they_meet(self) -> None:
        """Books of different forms have no deal in common: say why before anybody looks for one."""
        apart = bool(why_incompatible(*self.books))
        self.part.disabled = apart
        if apart:  # the search knows it before it begins, and says it best
            told = finder.outcome_lines(search_for_divergence(*self.books).run(), self.desk.language)
            self._hint_at(self.words("forms", why=" ".join(told)))

    # --- deals on which they part ---------------------------------------------------------------------

    def find_parting(self) -> None:
        """A deal on which they part: one of the examples, else one that is looked for."""
        self._examples = examples_that_divide(*self.books)
        self.find_another()

    def find_another(self) -> None:
        """The next deal on which they part."""
        found = next(self._examples, None)
        if found is not None:
            self._show(found)
            self.desk.arrive(LEDGERS)
            return
        search = search_for_divergence(*self.books, self._seed, seconds=SECONDS)
        self._seed += STRIDE
        self.desk.look(search, self._found)

    def _found(self, outcome: finder.Outcome) -> None:
        found = divergence_of(outcome)
        if found is not None:
            self._show(found)
            self.desk.arrive(LEDGERS)
            return
        why = list(finder.outcome_lines(outcome, self.desk.language))
        if not any(each.scores for each in differences(self.books, self.desk.language)):
            why = [self.words["never_part"], self.words["never_part_why"]]
        self._hint_at(" ".join(why))

    def _hint_at(self, words: str) -> None:
        self.hint.value = f'<p class="pq-hint" role="status">{escape(words)}</p>'

    def _show(self, found: Divergence) -> None:
        if self.desk.language != FIRST_LANGUAGE:  # where they part is worded when it is found
            where = parting(found.first, found.second, self.desk.language)
            found = replace(found, where=where) if where is not None else found
        self.parted = found
        self.hint.value = ""
        self.part.hidden = True
        self.another.hidden = self.own is not None
        self.ledgers.show(ledgers_scene(found, self.titles, self.words, self.desk.language, own=self.own is not None))

    def _opened(self, intent: Mapping[str, Any]) -> None:
        if intent.get("kind") != "open" or intent.get("column") not in (0, 1) or self.parted is None:
            return
        first = intent["column"] == 0
        deal = self.parted.first if first else self.parted.second
        ruling = self.parted.where.first if first else self.parted.where.second
        self.desk.say(self.words["parting_title"], [self.words("ruled_by", title=self.titles[0 if first else 1])])
        self.desk.lay(deal, ruling.number if ruling is not None else 0)
        self.desk.arrive()
