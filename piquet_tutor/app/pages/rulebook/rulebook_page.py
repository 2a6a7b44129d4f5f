"""The rulebook page: the rules as a book, and deals that are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from html import escape
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.asking import asked, language_asked, shown
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.rulebook.rulebook_scene import book_scene
from piquet_tutor.app.pages.rulebook.rulebook_views import RulebookView
from piquet_tutor.app.shared.controls.button import Button
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.app.shared.controls.field import Field
from piquet_tutor.app.shared.controls.fold import Fold
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.controls.markup import Markup
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.page_parts import FIRST_RULES, books, column, controls, in_every_language
from piquet_tutor.app.shared.search_desk import SearchDesk
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.clauses import OptionError
from piquet_tutor.explore import finder
from piquet_tutor.explore.finder.matching import telling_ruling
from piquet_tutor.explore.finder.measures import MEASURES
from piquet_tutor.explore.finder.query import CHOICES, option_value
from piquet_tutor.explore.rulebook import disagreements
from piquet_tutor.explore.rulebook.book import rulebook_of
from piquet_tutor.explore.rulebook.demonstration import deal_that_shows, heard
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.functions import capital

TABS: Final = ("rules", "differ", "find")
QUERY_HINT: Final = "repique=younger elder.point>=6"
LONGEST_SEARCH: Final = 60
"""Characters of a search that are looked at."""
SECONDS: Final = 60.0
"""After how long a search gives up."""
STRIDE: Final = 1000
"""Seeds between one deal and another."""


@in_every_language
def rulebook_page(language: str | None = None) -> Page:
    """The rulebook; the page's address may name a rule set and a clause, ask where books differ, or put a question."""
    desk = RulebookController(asked(), language or language_asked())
    beside = Markup(f'<p class="pq-hint"><a href="dispute.ipynb">{escape(desk.words["beside"])}</a></p>')
    return Page(
        "rulebook", [head(desk.words), desk.notice, desk.tabs, *desk.panels.values(), beside, desk.below], wide=True
    )


class RulebookController(SearchDesk):
    """The controls of the rulebook page, and the views they set.

    Attributes:
        panels: the parts, by name.
        notice: why what the address asked for could not be had; empty otherwise.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        super().__init__("rulebook", language, TABS)
        self.notice = LessonCard({})
        self.tabs.on_intent(self._tab_pressed)
        self.reading = ReadingPart(self)
        self.differing = DifferingPart(self)
        self.finding = FindingPart(self)
        self.panels = {
            "rules": self.reading.panel,
            "differ": self.differing.panel,
            "find": self.finding.panel,
        }
        said = [*self.reading.begin(query), *self.differing.begin(query), *self.finding.begin(query)]
        part = "find" if "find" in query else query.get("part", "rules")
        self.choose(part if part in TABS else "rules")
        if said:
            self.notice.show({"title": self.words["bad_address_title"], "paragraphs": said, "tone": "refused"})

    # --- what all parts share -------------------------------------------------------------------------

    def _tab_pressed(self, intent: Mapping[str, Any]) -> None:
        if intent.get("action") in TABS and intent["action"] != self._chosen:
            self.stop()
            self.clear()
            self.choose(str(intent["action"]))

    def choose(self, tab: str) -> None:
        """Show one part of the page."""
        if tab == "differ" and not self.differing.table.value:
            self.differing.draw()
        for name, panel in self.panels.items():
            panel.hidden = name != tab
        self.show_tabs(tab)


# --- the book ------------------------------------------------------------------------------------------------------


class ReadingPart:
    """A rule set to read and to search."""

    def __init__(self, desk: RulebookController) -> None:
        self.desk, self.words = desk, desk.words
        self.changes: dict[str, object] = {}
        self.target = ""
        self.rules = books(self.words["rules"], desk.language)
        self.text = Field(self.words["search"], placeholder=self.words["search_hint"])
        self.text.add_class("is-broad")
        self.about = Markup("")
        self.view = RulebookView()
        self.view.on_intent(self._show_clause)
        self.panel = column(controls([self.rules, self.text, self.about]), self.view)

    def begin(self, query: Mapping[str, str]) -> list[str]:
        """Set what the address asks for; sentences about what it cannot have."""
        said = []
        name = query.get("rules", FIRST_RULES)
        if name in rule_set_names():
            self.rules.value = name
        else:
            title = narration.rules_title(FIRST_RULES, self.desk.language)
            said.append(self.words("bad_rules", given=shown(name), title=title))
        self.changes = options_in(query.get("options", ""))
        clause = query.get("clause", "")
        if clause and clause in self.book.rules.clauses:
            self.target = clause
        elif clause:
            title = narration.rules_title(self.book.rules, self.desk.language)
            said.append(self.words("bad_clause", title=title, given=shown(clause)))
        self.rules.on_change(lambda _: self._other_rules())
        self.text.on_change(lambda _: self.draw())
        self.draw()
        return said

    @property
    def book(self) -> Any:
        """The book that is open."""
        return rulebook_of(load(self.rules.value, self.changes), self.desk.language)

    def _other_rules(self) -> None:
        self.changes, self.target = {}, ""
        self.draw()

    def draw(self) -> None:
        """Show the book, or what the search leaves of it."""
        book, searched = self.book, self.text.value.strip()[:LONGEST_SEARCH]
        self.about.value = f'<p class="pq-hint">{escape(narration.rules_about(book.rules, self.desk.language))}</p>'
        left = book.search(searched) if searched else book
        target = "" if searched else self.target
        shows = heard(book.rules)
        self.view.show(book_scene(left, len(book.articles), searched, target, shows, self.words, self.desk.language))

    def _show_clause(self, intent: Mapping[str, Any]) -> None:
        clause, rules = intent.get("clause"), self.book.rules
        if intent.get("kind") == "show" and clause in rules.clauses:
            self.show(str(clause))

    def show(self, clause: str) -> None:
        """Put a deal on the table that shows a clause; where none is at hand, look for one."""
        rules = self.book.rules
        found = deal_that_shows(rules, clause)
        if found is None:
            search = finder.Search(finder.parse(f"ruling={clause}", rules), seconds=SECONDS)
            self.desk.look(search, lambda outcome: self._found(outcome, clause))
            return
        origin = self.words["shows_random"]
        if found.example is not None:
            origin = self.words("shows_example", title=narration.message(found.example.title, self.desk.language))
        self._lay(found.deal, found.ruling.number, clause, origin)

    def _found(self, outcome: finder.Outcome, clause: str) -> None:
        if outcome.deal is None:
            self.desk.clear()
            self.desk.report_outcome(outcome)
            self.desk.arrive()
            return
        number = next(each.number for each in outcome.deal.rulings if each.rule == clause)
        self._lay(outcome.deal, number, clause, self.words["shows_found"])

    def _lay(self, deal: Deal, number: int, clause: str, origin: str) -> None:
        language = self.desk.language
        question = narration.clause_question(deal.rules.clauses[clause], language)
        ruled_by = self.words("ruled_by", title=narration.rules_title(deal.rules, language))
        self.desk.say(self.words("shows_title", question=question), [origin, ruled_by])
        self.desk.lay(deal, number)
        self.desk.arrive()


# --- where books differ ---------------------------------------------------------------------------------------------


class DifferingPart:
    """Every question on which books differ, once; it is written when it is first looked at."""

    def __init__(self, desk: RulebookController) -> None:
        self.desk, self.words = desk, desk.words
        self.text = Field(self.words["differ_search"], placeholder=self.words["search_hint"])
        self.text.add_class("is-broad")
        self.text.on_change(lambda _: self.draw())
        self.table = Markup("")
        lead = Markup(f'<p class="pq-hint">{escape(self.words["differ_lead"])}</p>')
        self.panel = column(controls([self.text, lead]), self.table)

    def begin(self, query: Mapping[str, str]) -> list[str]:
        """Search for the question that the address names by its option; a sentence if books agree on it."""
        option = query.get("question", "")
        if option in disagreements.differing():
            self.text.value = disagreements.differing(self.desk.language)[option].title
            self.draw()
        elif option:
            return [self.words("bad_question", given=shown(option))]
        return []

    def draw(self) -> None:
        """Show what a search leaves of the table."""
        parts = disagreements.searched(self.text.value.strip()[:LONGEST_SEARCH], self.desk.language)
        count = sum(len(part.questions) for part in parts)
        said = f'<p class="pq-rulebook-count" role="status">{escape(self.words("differ_count", count=count))}</p>'
        self.table.value = said + "".join(_part_of_the_game(part, self.words["differ_rule"]) for part in parts)


def _part_of_the_game(part: disagreements.PartOfTheGame, rule: str) -> str:
    questions = "".join(_disagreement(each, rule) for each in part.questions)
    return f'<section class="pq-differ"><h2>{escape(part.title)}</h2><dl>{questions}</dl></section>'


def _disagreement(question: disagreements.Disagreement, rule: str) -> str:
    answers = "".join(
        f"<dd><p>{escape(capital(each.words))}.</p>"
        f'<p class="pq-differ-places">{escape("; ".join(each.places))}</p></dd>'
        for each in question.answers
    )
    address = escape(f"rulebook.ipynb?rules={question.rules}&clause={question.clause}")
    link = f' <a href="{address}">{escape(rule)}</a>' if question.clause else ""
    return f"<div><dt>{escape(question.title)}{link}</dt>{answers}</div>"


# --- the finder ----------------------------------------------------------------------------------------------------


class FindingPart:
    """Questions, and deals that answer them."""

    def __init__(self, desk: RulebookController) -> None:
        self.desk, self.words = desk, desk.words
        self._seed = 1
        words = self.words
        self.question = Choice(
            words["question"],
            options=[
                *((narration.message(each.title, desk.language), each.id) for each in finder.named_queries()),
                (words["own_question"], ""),
            ],
        )
        self.question.add_class("is-broad")
        self.rules = books(words["rules"], desk.language)
        self.query = Field(words["query"], placeholder=QUERY_HINT)
        self.query.add_class("is-whole")
        self.find = Button(words["find"], primary=True)
        self.another = Button(words["another"])
        self.about = Markup("")
        self.help = Markup(_language_help(words))
        self.language = Fold(words["language_title"], [self.query, self.help])
        self.panel = column(
            controls([self.question, self.rules, self.find, self.another, self.about]), controls([self.language])
        )

    def begin(self, query: Mapping[str, str]) -> list[str]:
        """Set what the address asks for; sentences about what it cannot have."""
        said = []
        self._fill()
        self.question.on_change(lambda _: self._fill())
        self.query.on_change(lambda _: self._own())
        self.find.on_press(lambda: self.begin_search(1))
        self.another.on_press(lambda: self.begin_search(self._seed + STRIDE))
        text = query.get("find", "")
        known = [each.id for each in finder.named_queries()]
        if text in known:
            self.question.value = text
            self._fill()
        elif text:
            try:
                self.query.value = finder.parse(text).text
                self._own()
                self.language.open()
            except finder.QueryError:
                said.append(self.words("bad_find", given=shown(text)))
        return said

    def _fill(self) -> None:
        """The question in the finder's language, and why one would ask."""
        self.about.value = ""
        if self.question.value:
            found = finder.named(self.question.value)
            self.about.value = f'<p class="pq-hint">{escape(narration.message(found.about, self.desk.language))}</p>'
            self.query.value = found.text
        else:
            self.language.open()

    def _own(self) -> None:
        """Another query than the question's is the reader's own."""
        if self.question.value and self.query.value.strip() != finder.named(self.question.value).text:
            self.question.value = ""
            self._fill()

    def begin_search(self, seed: int) -> None:
        """Look for a deal."""
        self._seed = seed
        try:
            search = finder.Search(finder.query_from(self.query.value, load(self.rules.value)), seed, seconds=SECONDS)
        except (finder.QueryError, OptionError) as error:
            self.desk.clear()
            language = self.desk.language
            said = (
                error.text(language) if isinstance(error, finder.QueryError) else narration.fault_told(error, language)
            )
            self.desk.say(self.words["bad_query_title"], [_sentence(said)], "refused")
            self.desk.arrive()
            return
        self.desk.clear()
        self.desk.look(search, self._found)

    def _found(self, outcome: finder.Outcome) -> None:
        asked_by_name = self.question.value and outcome.kind == "found"
        self.desk.report_outcome(
            outcome,
            narration.message(finder.named(self.question.value).title, self.desk.language) if asked_by_name else "",
        )
        if outcome.deal is not None:
            self.desk.lay(outcome.deal, telling_ruling(outcome.query, outcome.deal, outcome.other))
        self.desk.arrive()


# --- small pieces --------------------------------------------------------------------------------------------------


def options_in(text: str) -> dict[str, object]:
    """Options in an address, ``carte_rouge:20,capot:30``; what cannot be set is left out."""
    found: dict[str, object] = {}
    for change in text.split(","):
        name, _, value = change.partition(":")
        option = options().get(name)
        if option is not None:
            with suppress(OptionError):
                found[name] = option.check(option_value(name, value))
    return found


def _sentence(text: str) -> str:
    """A sentence with its capital letter, unless it begins with a name of the finder's."""
    return capital(text) if text.split()[0].isalpha() and text.split()[0] not in CHOICES else text


def _language_help(words: PageWords) -> str:
    """What can be asked."""
    choices = "".join(
        f"<li>{escape(words('language_choices', name=name, values=', '.join(values)))}</li>"
        for name, values in CHOICES.items()
    )
    hands = escape(words("language_hands", one="elder.", other="younger.", names=", ".join(MEASURES)))
    lines = "".join(
        f"<p>{each}</p>"
        for each in (
            hands,
            escape(words["language_play"]),
            escape(words["language_books"]),
            escape(words("language_more", example="capot=elder|younger", words="quint, quatorze, ace")),
        )
    )
    return f'<div class="pq-language"><p>{escape(words["language_words"])}</p><ul>{choices}</ul>{lines}</div>'
