"""The rulebook page: the rules as a book, two books side by side, and deals that are asked for.

A search runs in slices between two messages, so that the page stays alive and can stop it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from html import escape
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.asking import asked, language_asked, shown
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.rulebook.rulebook_scene import book_scene, ledgers_scene, pair_scene
from piquet_tutor.app.pages.rulebook.rulebook_views import BookPair, LedgerPair, PageTabs, RulebookView, SearchBar
from piquet_tutor.app.shared.controls.button import Button
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.app.shared.controls.field import Field
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.shared.controls.markup import Markup
from piquet_tutor.app.shared.page_parts import FIRST_RULES, column, controls, head, in_every_language, rule_sets
from piquet_tutor.app.shared.review.example_review import ExampleReview
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.replay import score_of
from piquet_tutor.engine.rules.loader import load, options, rule_set_names
from piquet_tutor.engine.rules.model import OptionError, RuleSet
from piquet_tutor.explore import finder
from piquet_tutor.explore.finder.compatibility import why_incompatible
from piquet_tutor.explore.finder.matching import telling_ruling
from piquet_tutor.explore.finder.measures import MEASURES
from piquet_tutor.explore.finder.query import CHOICES, option_value
from piquet_tutor.explore.rulebook import (
    Divergence,
    deal_that_shows,
    differences,
    divergence_of,
    examples_that_divide,
    heard,
    rulebook_of,
    search_for_divergence,
)
from piquet_tutor.explore.rulebook.book import changeable, setting_of, written
from piquet_tutor.narration.options import option_title, value_words

TABS: Final = ("rules", "compare", "find")
SECOND_RULES: Final = "wikipedia"
PLACE: Final = "piquet-found"
PAUSE: Final = 0.004
QUERY_HINT: Final = "repique=younger elder.point>=6"
"""Seconds between two slices of a search, in which the page's messages are read."""
TELL_EVERY: Final = 4
"""Slices between two reports of a search."""
LONGEST_SEARCH: Final = 60
"""Characters of a search that are looked at."""
SECONDS: Final = 60.0
"""After how long a search gives up."""
WHOLE_NUMBERS: Final = (10, 20, 50, 100, 101, 150)
"""What is offered for an option that takes any whole number."""
STRIDE: Final = 1000
"""Seeds between one deal and another."""


@in_every_language
def rulebook_page(language: str | None = None) -> Page:
    """The rulebook; the page's address may name a rule set and a clause, two books, or a question."""
    desk = RulebookController(asked(), language or language_asked())
    return Page("rulebook", [head(desk.words), desk.notice, desk.tabs, *desk.panels.values(), desk.below], wide=True)


class RulebookController:
    """The controls of the rulebook page, and the views they set.

    Attributes:
        tabs: which part of the page is shown.
        panels: the parts, by name.
        below: what is shared by all of them: the search, what came of it, the table.
        notice: why what the address asked for could not be had; empty otherwise.
        search: the search that is going on; None when there is none.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = PageWords("rulebook", language)
        self.language = language
        self.notice, self.note = LessonCard({}), LessonCard({})
        self.search: finder.Search | None = None
        self.app: TableApp | None = None
        self._task: Any = None
        self._arrived = 0
        self._chosen = "rules"
        self.bar = SearchBar({"busy": False})
        self.bar.on_intent(lambda intent: self.stop() if intent.get("action") == "cancel" else None)
        self.tabs = PageTabs()
        self.tabs.on_intent(self._tab_pressed)
        self.place = column(self.note)
        self.place.add_class(PLACE)
        self.below = column(self.bar, self.place)
        self.reading = ReadingPart(self)
        self.comparing = ComparingPart(self)
        self.finding = FindingPart(self)
        self.panels = {
            "rules": self.reading.panel,
            "compare": self.comparing.panel,
            "find": self.finding.panel,
        }
        said = [*self.reading.begin(query), *self.comparing.begin(query), *self.finding.begin(query)]
        self.choose("compare" if "compare" in query else "find" if "find" in query else "rules")
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
        self._chosen = tab
        for name, panel in self.panels.items():
            panel.hidden = name != tab
        if tab == "compare":
            self.comparing.fill()
        self._show_tabs()

    def _show_tabs(self) -> None:
        self.tabs.show(
            {
                "label": self.words["tabs"],
                "chosen": self._chosen,
                "tabs": [{"id": tab, "label": self.words[f"tab_{tab}"]} for tab in TABS],
                "arrived": self._arrived,
                "place": PLACE,
            }
        )

    def arrive(self) -> None:
        """Something has been put below: bring it into sight."""
        self._arrived += 1
        self._show_tabs()

    def say(self, title: str, paragraphs: list[str], tone: str = "note") -> None:
        """A note above the table."""
        self.note.show({"title": title, "paragraphs": [one for one in paragraphs if one], "tone": tone})

    def lay(self, deal: Deal, ruling: int = 0) -> None:
        """Put a deal on the table, at the step at which a ruling was made; at its beginning for none.

        Args:
            deal: as far as it has been played.
            ruling: the number of the ruling.
        """
        session = ExampleReview(score_of(deal), self.language)
        if ruling:
            session.go(next((at for at, one in enumerate(session.states) if len(one.rulings) >= ruling), 0))
        if self.app is None:
            self.app = TableApp(session)
            self.place.children = (self.note, self.app)
        else:
            self.app.attach(session)

    def clear(self) -> None:
        """Take away what was shown below."""
        self.note.show({})
        self.app = None
        self.place.children = (self.note,)

    # --- searching ------------------------------------------------------------------------------------

    def look(self, search: finder.Search, done: Callable[[finder.Outcome], None]) -> None:
        """Run a search in the page's own time, telling how far it is; the one before it is stopped."""
        self.stop()
        self.search = search
        self._tell()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no loop, no page: nobody is waiting
            search.run()
            self._finish(search, done)
            return
        self._task = loop.create_task(self._slices(search, done))

    async def _slices(self, search: finder.Search, done: Callable[[finder.Outcome], None]) -> None:
        number = 0
        while search.step() is None:
            number += 1
            if number % TELL_EVERY == 0:
                self._tell()
            await asyncio.sleep(PAUSE)
        self._finish(search, done)

    def _finish(self, search: finder.Search, done: Callable[[finder.Outcome], None]) -> None:
        if self.search is not search or search.outcome is None:
            return
        self.search = None
        self.bar.show({"busy": False})
        done(search.outcome)

    def _tell(self) -> None:
        if self.search is None:
            return
        progress = self.search.progress
        self.bar.show(
            {
                "busy": True,
                "text": finder.told_progress(progress, self.language),
                "share": progress.share,
                "label": self.words["searching"],
                "cancel": self.words["cancel"],
            }
        )

    def stop(self) -> None:
        """Stop the search that is going on."""
        if self.search is not None:
            self.search.cancel()

    def told_in(self, sentence: str) -> str:
        """A sentence of the data in the page's language."""
        return narration.in_language(sentence, self.language)

    def report_outcome(self, outcome: finder.Outcome, title: str = "") -> None:
        """Say what came of a search, under a title of its own or the usual one."""
        tone = "refused" if outcome.kind == "not_found" else "note"
        self.say(title or self.words[f"{outcome.kind}_title"], list(finder.outcome_lines(outcome, self.language)), tone)


# --- the book ------------------------------------------------------------------------------------------------------


class ReadingPart:
    """A rule set to read and to search."""

    def __init__(self, desk: RulebookController) -> None:
        self.desk, self.words = desk, desk.words
        self.changes: dict[str, object] = {}
        self.target = ""
        self.rules = _rules_dropdown(self.words["rules"], FIRST_RULES, desk.language)
        self.text = Field(self.words["search"], placeholder=self.words["search_hint"])
        self.text.add_class("is-broad")
        self.about = Markup("")
        self.view = RulebookView()
        self.view.on_intent(self._shown)
        self.panel = column(controls([self.rules, self.text, self.about]), self.view)

    def begin(self, query: Mapping[str, str]) -> list[str]:
        """Set what the address asks for; sentences about what it cannot have."""
        said = []
        name = query.get("rules", FIRST_RULES)
        if name in rule_set_names():
            self.rules.value = name
        else:
            said.append(self.words("bad_rules", given=shown(name), title=self.desk.told_in(load(FIRST_RULES).title)))
        self.changes = options_in(query.get("options", ""))
        clause = query.get("clause", "")
        if clause and clause in self.book.rules.clauses:
            self.target = clause
        elif clause:
            said.append(self.words("bad_clause", title=self.desk.told_in(self.book.rules.title), given=shown(clause)))
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
        self.about.value = f'<p class="pq-hint">{escape(self.desk.told_in(book.rules.about))}</p>'
        left = book.search(searched) if searched else book
        target = "" if searched else self.target
        shows = heard(book.rules)
        self.view.show(book_scene(left, len(book.articles), searched, target, shows, self.words, self.desk.language))

    def _shown(self, intent: Mapping[str, Any]) -> None:
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
            origin = self.words("shows_example", title=self.desk.told_in(found.example.title))
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
        title = self.words("shows_title", question=self.desk.told_in(deal.rules.clauses[clause].question))
        self.desk.say(title, [origin, self.words("ruled_by", title=self.desk.told_in(deal.rules.title))])
        self.desk.lay(deal, number)
        self.desk.arrive()


# --- two books -----------------------------------------------------------------------------------------------------


class ComparingPart:
    """Two rule sets side by side, and deals on which they part."""

    def __init__(self, desk: RulebookController) -> None:
        self.desk, self.words = desk, desk.words
        self._drawn: tuple[RuleSet, RuleSet] | None = None
        self._listed: RuleSet | None = None
        self._listing = False
        self.parted: Divergence | None = None
        self._examples: list[Divergence] = []
        self._seed = 1
        words = self.words
        self.one = _rules_dropdown(words["one"], FIRST_RULES, desk.language)
        self.other = _rules_dropdown(words["other"], SECOND_RULES, desk.language)
        self.option = Choice(words["option"], options=[(words["option_none"], "")])
        self.value = Choice(words["value"], options=[("", "")])
        self.about = Markup("")
        self.part = Button(words["part"], primary=True)
        self.another = Button(words["another"])
        self.another.hidden = True
        self.hint = Markup("")
        self.view = BookPair()
        self.ledgers = LedgerPair({"columns": []})
        self.ledgers.on_intent(self._opened)
        chosen = [self.one, self.other, self.option, self.value, self.about]
        chooser = controls([*chosen, self.part, self.another, self.hint])
        self.panel = column(chooser, self.ledgers, self.view)

    def begin(self, query: Mapping[str, str]) -> list[str]:
        """Set what the address asks for; sentences about what it cannot have."""
        said = []
        for name, field in zip(query.get("compare", "").split(","), (self.one, self.other), strict=False):
            if name in rule_set_names():
                field.value = name
            elif name:
                said.append(
                    self.words("bad_rules", given=shown(name), title=self.desk.told_in(load(field.value).title))
                )
        self.one.on_change(lambda _: self.fill())
        self.other.on_change(lambda _: self.fill())
        self.option.on_change(lambda _: self._list_values())
        self.value.on_change(lambda _: self.fill())
        self.part.on_press(lambda: self.find_parting())
        self.another.on_press(lambda: self.find_another())
        self.value.hidden = True
        return said

    def _list_options(self) -> None:
        """What could be changed in the other book, when that has not been listed yet."""
        book = load(self.other.value)
        if self._listed == book:
            return
        self._listed, kept = book, self.option.value
        listed = [(each.title, each.name) for each in changeable(book, self.desk.language)]
        self._listing = True
        self.option.offer([(self.words["option_none"], ""), *listed], kept)
        self._listing = False
        self._list_values()

    def _list_values(self) -> None:
        """What the option chosen can be set to, other than it is."""
        if self._listing:
            return
        option = options().get(self.option.value)
        self.value.hidden = not option
        self._listing = True
        if option is None:
            self.value.offer([("", "")])
        else:
            own = load(self.other.value).values[option.name]
            values = [each for each in option.values or WHOLE_NUMBERS if each != own]
            self.value.offer((value_words(option.name, each, self.desk.language), written(each)) for each in values)
        self._listing = False
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
                question=self.desk.told_in(setting.question),
                title=self.desk.told_in(load(self.other.value).title),
                own=setting.words,
                code="\0",
            )
        ).replace("\0", code)
        return f'<p class="pq-hint">{note}</p>'

    @property
    def books(self) -> tuple[RuleSet, RuleSet]:
        """The two rule sets that are chosen."""
        changes: dict[str, object] = {}
        if self.option.value and self.value.value:
            changes = {self.option.value: option_value(self.option.value, self.value.value)}
        return load(self.one.value), load(self.other.value, changes)

    @property
    def titles(self) -> tuple[str, str]:
        """How the two are called."""
        one, other = self.books
        changes = [
            self.words(
                "change",
                option=_small(option_title(name, self.desk.language)),
                words=value_words(name, value, self.desk.language),
            )
            for name, value in other.changed
        ]
        if not changes:
            return self.desk.told_in(one.title), self.desk.told_in(other.title)
        change = narration.listed_apart(changes, self.desk.language)
        told = self.desk.told_in
        return told(one.title), self.words("changed", title=told(other.title), change=change)

    def fill(self) -> None:
        """Show where the two differ, when this part of the page is open."""
        if self.panel.hidden or self._listing:
            return
        self._list_options()
        if self._drawn == self.books:
            return
        self._drawn = self.books
        self.parted, self._examples, self._seed = None, [], 1
        self.ledgers.show({"columns": []})
        self.another.hidden = True
        self.about.value = self._about()
        self._say_whether_they_meet()
        found = differences(self.books, self.desk.language)
        self.view.show(pair_scene(self.titles, found, self.words, self.desk.language))

    def _say_whether_they_meet(self) -> None:
        """Books of different forms have no deal in common: say why before anybody looks for one."""
        apart = bool(why_incompatible(*self.books))
        self.part.disabled = apart
        self.hint.value = ""
        if apart:  # the search knows it before it begins, and says it best
            told = finder.outcome_lines(search_for_divergence(*self.books).run(), self.desk.language)
            self._say(self.words("forms", why=" ".join(told)))

    def find_parting(self) -> None:
        """A deal on which they part: one of the examples, else one that is looked for."""
        self._examples = list(examples_that_divide(*self.books))
        self.find_another()

    def find_another(self) -> None:
        """The next deal on which they part."""
        if self._examples:
            self._show(self._examples.pop(0))
            return
        search = search_for_divergence(*self.books, self._seed, seconds=SECONDS / 2)
        self._seed += STRIDE
        self.desk.look(search, self._found)

    def _found(self, outcome: finder.Outcome) -> None:
        found = divergence_of(outcome)
        if found is not None:
            self._show(found)
            return
        why = list(finder.outcome_lines(outcome, self.desk.language))
        if not any(each.scores for each in differences(self.books, self.desk.language)):
            why = [self.words["never_part"], self.words["never_part_why"]]
        self._say(" ".join(why))

    def _say(self, words: str) -> None:
        self.hint.value = f'<p class="pq-hint" role="status">{escape(words)}</p>'

    def _show(self, found: Divergence) -> None:
        self.parted = found
        self.hint.value = ""
        self.another.hidden = False
        self.ledgers.show(ledgers_scene(found, self.titles, self.words, self.desk.language))

    def _opened(self, intent: Mapping[str, Any]) -> None:
        if intent.get("kind") != "open" or intent.get("column") not in (0, 1) or self.parted is None:
            return
        first = intent["column"] == 0
        deal = self.parted.first if first else self.parted.second
        ruling = self.parted.where.first if first else self.parted.where.second
        self.desk.say(self.words["parting_title"], [self.words("ruled_by", title=self.titles[0 if first else 1])])
        self.desk.lay(deal, ruling.number if ruling is not None else 0)
        self.desk.arrive()


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
                *((self.desk.told_in(each.title), each.id) for each in finder.named_queries()),
                (words["own_question"], ""),
            ],
        )
        self.question.add_class("is-broad")
        self.rules = _rules_dropdown(words["rules"], FIRST_RULES, desk.language)
        self.query = Field(words["query"], placeholder=QUERY_HINT)
        self.query.add_class("is-whole")
        self.find = Button(words["find"], primary=True)
        self.another = Button(words["another"])
        self.about = Markup("")
        self.help = Markup(_language_help(words))
        chooser = controls([self.question, self.rules, self.query, self.find, self.another, self.about])
        self.panel = column(chooser, self.help)

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
        elif text:
            try:
                self.query.value = finder.parse(text).text
            except finder.QueryError:
                said.append(self.words("bad_find", given=shown(text)))
        return said

    def _fill(self) -> None:
        """The question in the finder's language, and why one would ask."""
        self.about.value = ""
        if self.question.value:
            found = finder.named(self.question.value)
            self.about.value = f'<p class="pq-hint">{escape(self.desk.told_in(found.about))}</p>'
            self.query.value = found.text

    def _own(self) -> None:
        """Another query than the question's is the reader's own."""
        if self.question.value and self.query.value.strip() != finder.named(self.question.value).text:
            self.question.value = ""

    def begin_search(self, seed: int) -> None:
        """Look for a deal."""
        self._seed = seed
        try:
            search = finder.Search(finder.query_from(self.query.value, load(self.rules.value)), seed, seconds=SECONDS)
        except (finder.QueryError, OptionError) as error:
            self.desk.clear()
            said = error.text(self.desk.language) if isinstance(error, finder.QueryError) else str(error)
            self.desk.say(self.words["bad_query_title"], [_sentence(said)], "refused")
            self.desk.arrive()
            return
        self.desk.clear()
        self.desk.look(search, self._found)

    def _found(self, outcome: finder.Outcome) -> None:
        asked_by_name = self.question.value and outcome.kind == "found"
        self.desk.report_outcome(
            outcome, self.desk.told_in(finder.named(self.question.value).title) if asked_by_name else ""
        )
        if outcome.deal is not None:
            self.desk.lay(outcome.deal, telling_ruling(outcome.query, outcome.deal, outcome.other))
        self.desk.arrive()


# --- small pieces --------------------------------------------------------------------------------------------------


def _rules_dropdown(label: str, value: str, language: str) -> Choice:
    return Choice(
        label,
        options=[(narration.in_language(each.title, language), each.id) for each in rule_sets()],
        value=value,
    )


def _small(title: str) -> str:
    """A title within a sentence."""
    return title[:1].lower() + title[1:]


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
    return text[:1].upper() + text[1:] if text.split()[0].isalpha() and text.split()[0] not in CHOICES else text


def _language_help(words: PageWords) -> str:
    """What can be asked, folded."""
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
    return (
        f'<details class="pq-language"><summary>{escape(words["language_title"])}</summary>'
        f"<p>{escape(words['language_words'])}</p><ul>{choices}</ul>{lines}</details>"
    )
