"""Deals that are asked for: a question by name, or one of the reader's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import ClassVar, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.rulebook.place import RulebookPlace, Topic
from piquet_tutor.app.pages.rulebook.rules import SECONDS
from piquet_tutor.app.shared.controls.controls import Button, Choice, Field
from piquet_tutor.app.shared.controls.plain_parts import Fold, Markup, small_line
from piquet_tutor.app.shared.page_parts import books, column, controls
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.clauses import OptionError
from piquet_tutor.explore import finder
from piquet_tutor.explore.finder.matching import telling_ruling
from piquet_tutor.explore.finder.measures import MEASURES
from piquet_tutor.explore.finder.query import CHOICES
from piquet_tutor.explore.wishes import in_words, query_wished
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.functions import capital

QUERY_HINT: Final = "repique=younger elder.point>=6"
STRIDE: Final = 1000
"""Seeds between one deal and another."""


class FindPlace(RulebookPlace):
    """Questions, and deals that answer them."""

    name: ClassVar[str] = "find"

    def open(self, query: Mapping[str, str]) -> Iterator[str]:
        """A question, by its name, in words or in the finder's language."""
        words = self.words
        self._seed = 1
        self.question = Choice(
            words["question"],
            options=[
                *((narration.message(each.title, self.language), each.id) for each in finder.named_queries()),
                (words["own_question"], ""),
            ],
        )
        self.question.add_class("is-broad")
        self.rules = books(words["rules"], self.language)
        self.query = Field(words["query"], placeholder=QUERY_HINT, on_enter=lambda: self.find.press())
        self.query.add_class("is-whole")
        self.find = Button(words["find"], primary=True)
        self.another = Button(words["another"])
        self.about = Markup("")
        self.help = Markup(_language_help(words))
        self.fold = Fold(words["language_title"], [self.query, self.help])
        self.panel = column(
            controls([self.question, self.rules, self.find, self.another, self.about]), controls([self.fold])
        )
        self._fill()
        text = query.get("find", "")
        if text in [each.id for each in finder.named_queries()]:
            self.question.value = text
            self._fill()
        elif text:
            try:
                self.query.value = query_wished(text).text
                self._own()
                self.fold.open()
            except finder.QueryError:
                yield words("bad_find", given=shown(text))
        self.question.on_change(lambda _: self._fill())
        self.query.on_change(lambda _: self._own())
        self.find.on_press(lambda: self.begin_search(1))
        self.another.on_press(lambda: self.begin_search(self._seed + STRIDE))

    def topics(self) -> Iterator[Topic]:
        """The questions that have a name."""
        for each in finder.named_queries():
            yield Topic(
                id=each.id,
                group="",
                title=narration.message(each.title, self.language),
                short=narration.message(each.about, self.language),
                searched=each.text,
                link=f"find.ipynb?find={each.id}",
                go=self.words["find"],
            )

    def _fill(self) -> None:
        """The question in the finder's language, and why one would ask."""
        self.about.value = ""
        if self.question.value:
            found = finder.named(self.question.value)
            self.about.value = small_line(narration.message(found.about, self.language))
            self.query.value = found.text
        else:
            self.fold.open()

    def _own(self) -> None:
        """Another query than the question's is the reader's own."""
        if self.question.value and self.query.value.strip() != finder.named(self.question.value).text:
            self.question.value = ""
            self._fill()
        elif not self.question.value:
            self.about.value = ""  # how the one before was understood

    def begin_search(self, seed: int) -> None:
        """Look for a deal."""
        self._seed = seed
        self.desk.clear()
        try:
            query = query_wished(self.query.value, load(self.rules.value))
            search = finder.Search(query, seed, seconds=SECONDS)
        except finder.QueryError as error:
            self._refuse(error.text(self.language))
        except OptionError as error:
            self._refuse(narration.fault_told(error, self.language))
        else:
            self._tell_understood(query)
            self.desk.look(search, self._found)

    def _tell_understood(self, query: finder.Query) -> None:
        """How a question in words is understood, in the finder's language."""
        if not self.question.value:
            asked = self.query.value
            said = narration.whole("cell-find-understood", self.language, query=query.text)
            self.about.value = small_line(said) if in_words(asked) else ""

    def _refuse(self, said: str) -> None:
        self.desk.say(self.words["bad_query_title"], [_sentence(said)], "refused")
        self.desk.arrive()

    def _found(self, outcome: finder.Outcome) -> None:
        asked_by_name = self.question.value and outcome.kind == "found"
        title = narration.message(finder.named(self.question.value).title, self.language) if asked_by_name else ""
        self.desk.report_outcome(outcome, title)
        if outcome.deal is not None:
            self.desk.lay(outcome.deal, telling_ruling(outcome.query, outcome.deal, outcome.other))
        self.desk.arrive()


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
