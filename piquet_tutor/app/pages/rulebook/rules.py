"""The rules of one book, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from html import escape
from typing import ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.rulebook import lookup
from piquet_tutor.app.pages.rulebook.lookup import Block
from piquet_tutor.app.pages.rulebook.place import PlaceDesk, RulebookPlace, Topic
from piquet_tutor.app.shared.controls.plain_parts import Markup, small_line
from piquet_tutor.app.shared.page_parts import FIRST_RULES, books
from piquet_tutor.app.visit import shown
from piquet_tutor.engine.clauses import OptionError
from piquet_tutor.explore import finder
from piquet_tutor.explore.finder.query import option_value
from piquet_tutor.explore.rulebook.book import Article, Rulebook, Setting, rulebook_of
from piquet_tutor.explore.rulebook.demonstration import deal_that_shows, heard
from piquet_tutor.explore.rulebook.disagreements import differing, untold
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.books import reading_word
from piquet_tutor.narration.clauses import telling
from piquet_tutor.narration.functions import capital

SECONDS: Final = 60.0
"""After how long a search gives up."""


class RulesPlace(RulebookPlace):
    """A rule set to read; whichever the page shows, its rules are found.

    Attributes:
        rules: the choice of a book.
        changes: the options that its address sets otherwise.
    """

    name: ClassVar[str] = "rulebook"

    def __init__(self, desk: PlaceDesk) -> None:
        super().__init__(desk)
        self.changes: dict[str, object] = {}
        self.rules = books(self.words["rules"], self.language)
        self.about = Markup("")
        self.controls = (self.rules, self.about)
        self.beside = (beside_two_books(self.words["beside"]),)

    def open(self, query: Mapping[str, str]) -> Iterator[str]:
        """A book, and a clause of it."""
        name, clause = query.get("rules", FIRST_RULES), query.get("clause", "")
        if name in rule_set_names():
            self.rules.value = name
        else:
            yield self.words("bad_rules", given=shown(name), title=narration.rules_title(FIRST_RULES, self.language))
        self.changes = options_in(query.get("options", ""))
        self._tell_about()
        self.rules.on_change(lambda _: self._other_rules())
        if clause and not self.desk.begin(clause):
            title = narration.rules_title(self.book.rules, self.language)
            yield self.words("bad_clause", title=title, given=shown(clause))

    @property
    def book(self) -> Rulebook:
        """The book that is open."""
        return rulebook_of(load(self.rules.value, self.changes), self.language)

    def _other_rules(self) -> None:
        self.changes = {}
        self._tell_about()
        self.desk.begin_again()

    def _tell_about(self) -> None:
        self.about.value = small_line(narration.rules_about(self.book.rules, self.language))

    def topics(self) -> Iterator[Topic]:
        """Every clause of the book."""
        book = self.book
        changed = f"&options={written_options(self.changes)}" if self.changes else ""
        for part in book.parts:
            for each in part.articles:
                reading = each.reading.value
                yield Topic(
                    id=each.id,
                    group=part.title,
                    title=each.question,
                    short=each.statement,
                    searched=each.searched,
                    mark=reading_word(reading, self.language),
                    tone=reading,
                    note=narration.message(f"reading-{reading}.note", self.language),
                    link=f"rulebook.ipynb?rules={book.rules.id}&clause={each.id}{changed}",
                    blocks=partial(self._behind, book, each),
                )

    def _behind(self, book: Rulebook, article: Article) -> list[Block]:
        """What it replaces, what changes it, who says so, and a deal that shows it."""
        instead = book.rules.clauses.get(article.exception_to)
        settings = [self._setting(each) for each in article.settings if each.name in telling(book.rules)]
        found = []
        if instead is not None:
            question = narration.clause_question(instead, self.language)
            found.append(lookup.text(self.words("exception", question=question)))
        if settings:
            found.append(lookup.options(settings))
        found.append(lookup.places(article.cites, self.language))
        if article.id in heard(book.rules):
            found.append(lookup.table(article.id, self.words["show"]))
        return found

    def _setting(self, setting: Setting) -> Block:
        asked = setting.name in differing()
        left = untold(setting) if setting.others else () if asked else (self.words["any_number"],)
        codes = ", ".join(code for code, _ in setting.others) or self.words["any_number"]
        return {
            "question": setting.question,
            "answer": f"{capital(setting.words)}.",
            "others": self.words("others", values=narration.listed_apart(left, self.language)) if left else "",
            "elsewhere": f"differ.ipynb?question={setting.name}" if asked else "",
            "code": f"{setting.name} = {setting.value}",
            "codes": self.words("codes", values=codes),
        }

    def show(self, name: str) -> None:
        """Put a deal on the table that shows a clause; where none is at hand, look for one."""
        rules = self.book.rules
        found = deal_that_shows(rules, name)
        if found is None:
            search = finder.Search(finder.parse(f"ruling={name}", rules), seconds=SECONDS)
            self.desk.look(search, lambda outcome: self._found(outcome, name))
            return
        origin = self.words["shows_random"]
        if found.example is not None:
            origin = self.words("shows_example", title=narration.message(found.example.title, self.language))
        self._lay(found.deal, found.ruling.number, name, origin)

    def _found(self, outcome: finder.Outcome, clause: str) -> None:
        if outcome.deal is None:
            self.desk.clear()
            self.desk.report_outcome(outcome)
            self.desk.arrive()
            return
        number = next(each.number for each in outcome.deal.rulings if each.rule == clause)
        self._lay(outcome.deal, number, clause, self.words["shows_found"])

    def _lay(self, deal: Deal, number: int, clause: str, origin: str) -> None:
        question = narration.clause_question(deal.rules.clauses[clause], self.language)
        ruled_by = self.words("ruled_by", title=narration.rules_title(deal.rules, self.language))
        self.desk.say(self.words("shows_title", question=question), [origin, ruled_by])
        self.desk.lay(deal, number)
        self.desk.arrive()


def beside_two_books(label: str) -> Markup:
    """The way to two books beside each other."""
    return Markup(f'<p class="pq-hint"><a href="dispute.ipynb">{escape(label)}</a></p>')


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


def written_options(changes: Mapping[str, object]) -> str:
    """The same as an address has them.

    >>> written_options(options_in("capot:30,cards_in_pique:true"))
    'capot:30,cards_in_pique:true'
    """
    return ",".join(f"{name}:{str(value).lower()}" for name, value in changes.items())
