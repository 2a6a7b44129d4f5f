"""A question about a deal, asked in a cell: drawn as it stands, answered below it or in code, and marked by the engine.

What a cell stores of it tells no answer: the question is one output, which needs no kernel, and the form is another.

>>> from piquet_tutor import deal
>>> asked = ask(deal("cavendish-example"), "point")
>>> asked.ruling is None
True
>>> bool(asked.mark("elder 5")), asked.correct, asked.ruling.number
(True, True, 11)
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import traitlets

from piquet_tutor.app.handles import DealTrait, Handled, ToldTrait
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.questions.question_board import QuestionBoard
from piquet_tutor.app.shared.trouble_page import trouble_page
from piquet_tutor.cells.progress import interruptible
from piquet_tutor.cells.seats import side_named
from piquet_tutor.cells.shown import Displayable, NoSuchName, language_meant, saying
from piquet_tutor.cells.subjects import AskedError, What, box_named, in_order, match_named, ruling_of, subject_of
from piquet_tutor.engine.naming import offered, taking_names
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why.questions import QuestionError, question_from
from piquet_tutor.explore.titles import own_title
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import card_symbol, message
from piquet_tutor.narration.documents import (
    Block,
    CitedLaw,
    DataTable,
    Details,
    Document,
    Gap,
    Hand,
    Heading,
    Lines,
    Paragraph,
)
from piquet_tutor.narration.options import settings_told
from piquet_tutor.teach.questions.asked import Askable, Feedback, Marked, QuestionFault, WordedQuestion
from piquet_tutor.teach.questions.making import question, unknown_subject
from piquet_tutor.teach.questions.quiz import Quiz
from piquet_tutor.teach.questions.scenes import named_words, plainly, sums_scene
from piquet_tutor.teach.scoring.laid_open import Row

if TYPE_CHECKING:
    from piquet_tutor.cells.stages import FormStage

_NOTEBOOK: Final = "JPY_SESSION_NAME"
"""Where Jupyter tells a kernel the path of its notebook."""
MOST_DEALS: Final = 30
"""The most deals that one call asks about."""


@taking_names
def ask(
    deals: Deal | Iterable[Deal],
    subject: What | None = None,
    side: str | None = None,
    *,
    asks: str = "points",
    turned_by: What | None = None,
    language: str | None = None,
) -> Exercise:
    """Ask about a deal: predict, and the engine marks it.

    >>> from piquet_tutor import deal
    >>> d = deal("blank-stops-repique-parlett")
    >>> ask(d, "repique").mark("elder 60").correct
    False
    >>> ask(d, "point", asks="cards").mark("AS KS QS JS TS").correct
    True
    >>> ask(d, turned_by="repique").question.sort
    'change'

    As the last line of a cell it shows the question with the hands drawn, and below it a form. The answer can be given
    in code too: asked.mark("elder 60") shows the mark, which is true where the answer is right; asked.answer =
    "elder 60" answers as the form does.

    Args:
        deals: the deal; or several, of which one is asked after another.
        subject: what about, in any language: "point", "sequence", "set", "carte blanche", "carte rouge", "repique",
            "pique", "play", "cards", "capot", "bid" or "total"; a clause, such as "set.good"; a ruling or its number.
        side: whom it is about, where it is to be about one: "elder", "younger", or a player's name.
        asks: "points" (who scores, and how many), "cards" (which cards), "answer" (good, not good, equal), "law"
            (which of these is the law), "change" (what would have turned it).
        turned_by: in place of a subject: which two cards would have turned the ruling on this. The question tells that
            ruling, and so what was scored for it: ask who scores before that, or about something else.
        language: of everything shown; None for that of the session.

    Raises:
        Said: there is nothing of the kind to ask about that deal; the error is one sentence, with what to do instead.
    """
    language = language_meant(language)
    with saying(language), interruptible(language):
        about, sort = (turned_by, "change") if turned_by is not None else (subject, asks)
        if about is None or (turned_by is not None and subject is not None):
            raise QuestionFault("which" if about is None else "both")
        listed = _listed(deals)
        return Exercise([_question(deal, about, side, sort) for deal in listed], language)


def _listed(deals: object) -> tuple[Deal, ...]:
    found: tuple[Any, ...] = (deals,) if not isinstance(deals, list | tuple | Iterator) else tuple(deals)
    found = tuple(each if isinstance(each, Deal) else getattr(each, "deal", None) for each in found)
    if not 0 < len(found) <= MOST_DEALS or not all(isinstance(each, Deal) for each in found):
        raise QuestionFault("deals", most=MOST_DEALS)
    return found


def _question(deal: Deal, about: What, side: str | None, sort: str) -> Askable:
    about, side = in_order(deal, about, side)
    whose = side_named(deal, side) if side is not None else None
    if not isinstance(about, str) and whose is None:
        whose = ruling_of(deal, about).side
    return question(deal, _box(deal, about), whose, sort)


def _box(deal: Deal, about: What) -> str:
    """What is asked about: a box of the scorer's sheet, by its name in any language, or whatever else names it."""
    if isinstance(about, str) and match_named(about):
        raise AskedError("match", what=about)
    box = box_named(about) if isinstance(about, str) else None
    if box is not None:
        return box
    try:
        return question_from(subject_of(deal, about)).kind
    except QuestionError:
        raise unknown_subject(about) from None


class Exercise(Handled, traitlets.HasTraits):
    """A question in a cell, or several, with what became of them.

    Attributes:
        deal: the deal that is asked about now; setting it asks the same about another.
        answer: the last answer to it, in plain values; None before one. Setting it answers.
        correct: whether that is right; None before an answer.
        ruling: the ruling that answers it; None until the answer may be told.
        language: the language of everything shown.

    All but the last can be observed: ``asked.observe(lambda change: print(change["new"]), "correct")``.
    """

    deal = DealTrait(help="the deal that is asked about")
    answer = traitlets.Any(None, allow_none=True, help="the last answer; set it to answer")
    correct = ToldTrait("answer", help="whether the last answer is right")
    ruling = ToldTrait("answer", help="the ruling that answers it, once it may be told")

    def __init__(self, questions: list[Askable], language: str = "en") -> None:
        """Ask some questions.

        Args:
            questions: at least one.
            language: a language that the catalogue has.
        """
        self.language = language
        self._quiz = Quiz(questions)
        notebook = os.environ.get(_NOTEBOOK, "")
        self._board = QuestionBoard(self._quiz, language, headed=len(questions) > 1, notebook=notebook)
        self._board.watch_answers(self._tell)
        self._form: FormStage | None = None
        with self._telling():
            super().__init__(deal=questions[0].deal)

    @property
    def question(self) -> Askable:
        """The question that stands."""
        return self._quiz.question

    @property
    def questions(self) -> tuple[Askable, ...]:
        """All of them."""
        return tuple(self._quiz.questions)

    def mark(self, given: object = None) -> MarkShown | QuestionShown:
        """Answer, and see the mark; nothing else is shown of it.

        Args:
            given: the answer, such as ``"elder 5"``, ``{"elder": 5}``, ``"nobody"``, ``"AS KS"``, ``"not good"``, or
                the number of a choice; None for none yet, which shows the question again.

        Raises:
            QuestionFault: it cannot be an answer to this question.
        """
        if given is None:
            return self.shown()[self.questions.index(self.question)]
        with saying(self.language):
            asked = self._quiz.question
            self._board.answer(given)
            assert self._quiz.mark is not None  # it has just been given
            return MarkShown(asked, self._quiz.mark, self.language, self._quiz.whole)

    def show_me(self) -> MarkShown:
        """Give the question up, and see the answer with the law's sum: in code what the button “Show me” does.

        >>> from piquet_tutor import deal
        >>> ask(deal("cavendish-example"), "point").show_me().correct
        False
        """
        with saying(self.language):
            asked = self._quiz.question
            if not self._quiz.over:
                self._board.answer(None)
            assert self._quiz.mark is not None  # it has just been given up
            return MarkShown(asked, self._quiz.mark, self.language)

    def next(self) -> bool:
        """Go on to the next question, once this one is answered; whether there is one."""
        return self._board.go_on()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name != "folded":
                return super().__getattr__(name)
            error = NoSuchName("question-folded")
            error.language = self.language
            raise error

    def __dir__(self) -> list[str]:
        return offered(self, traitlets.HasTraits, kept=("observe", "unobserve"))

    # --- handles ------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Let those who observe it know how it stands."""
        mark = self._quiz.mark
        with self._telling(), self.hold_trait_notifications():
            self.deal = self.question.deal
            self.answer = plainly(mark) if mark is not None else None
            self.correct = mark.right if mark is not None else None
            self.ruling = self.question.ruling if self._quiz.whole else None

    @traitlets.validate("answer")
    def _answered(self, proposal: Mapping[str, Any]) -> Any:
        """Somebody answers from code; None is no answer yet."""
        if self._is_telling:
            return proposal["value"]
        if proposal["value"] is not None:
            with saying(self.language):
                self._board.answer(proposal["value"])
        return self.answer

    @traitlets.observe("deal")
    def _lay(self, change: Mapping[str, Any]) -> None:
        """Somebody asks the same about another deal."""
        if self._is_telling or change["new"] is change["old"]:
            return
        asked = self.question
        with saying(self.language):
            self._board.ask([question(change["new"], asked.subject, None, asked.sort)])

    # --- in a cell ----------------------------------------------------------------------------------------

    def _ipython_display_(self) -> None:
        """The question, drawn; and as an output of its own the form, which needs a kernel."""
        self.form().show_below(*self.shown())

    def shown(self) -> tuple[QuestionShown, ...]:
        """Each question as it stands in a notebook: without a form, and without an answer."""
        count = len(self._quiz.questions)
        return tuple(
            QuestionShown(each, number, count, self.language) for number, each in enumerate(self._quiz.questions, 1)
        )

    def form(self) -> FormStage:
        """The form alone, as a widget: the same one each time, which may stand in several places."""
        if self._form is None:
            from piquet_tutor.cells.stages import FormStage  # a question that is only marked needs no widget

            page = Page("question", [self._board], language=self.language)
            self._form = FormStage(page, sorry=trouble_page, lacking="ask", language=self.language)
        return self._form

    def document(self) -> Document:
        """All questions, one below the other."""
        blocks = [block for each in self.shown() for block in each.document().blocks]
        return Document(tuple(blocks), self.language)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.shown()))


@dataclass(frozen=True, repr=False)
class QuestionShown(Displayable):
    """A question as it stands in a notebook: the hands drawn, what is asked, and what there is to choose from.

    Attributes:
        question: the question.
        number: which it is, from 1.
        count: of how many.
        language: the language in which it is shown.
    """

    fold_line: ClassVar[str] = "cell-folded-question"
    question: Askable
    number: int = 1
    count: int = 1
    language: str = "en"

    @property
    def deal(self) -> Deal:
        """The deal it is asked about."""
        return self.question.deal

    def document(self) -> Document:
        """The hands, the question, and how it is answered."""
        language, asking = self.language, self.question.asking(self.language)
        blocks: list[Block] = [*_heading(self, asking), *(_hand(row, language) for row in asking.rows)]
        if asking.tricks:
            blocks.append(Lines(asking.tricks))
        blocks += [Paragraph(line) for line in asking.said]
        blocks += [Gap(), Heading(asking.text)]
        if asking.form.choices:
            blocks.append(Lines(tuple(one.text for one in asking.form.choices), numbered=True))
        blocks.append(Details(message("question-in-code", language), (Paragraph(asking.how),)))
        return Document(tuple(blocks), language)


def _heading(shown: QuestionShown, asking: WordedQuestion) -> Iterator[Block]:
    """Which question it is, what its deal was called by whoever gave it, and by which rules.

    The title of an example stays away: it tells how the deal ended.
    """
    language, count = shown.language, shown.count
    place = message("question-place", language, number=shown.number, count=count) if count > 1 else ""
    yield Paragraph(" · ".join(filter(None, (place, own_title(shown.deal), asking.rules))))
    settings = settings_told(shown.deal.rules, language)
    if settings:
        yield Lines(settings)


def _hand(row: Row, language: str, lit: frozenset[Any] = frozenset()) -> Hand:
    cards = " ".join(card_symbol(card, language) for card in row.cards)
    text = message("question-row", language, label=row.label, cards=cards)
    return Hand(row.label, row.cards, text, lit.intersection(row.cards))


@dataclass(frozen=True, repr=False)
class MarkShown(Displayable):
    """The mark of an answer: right or wrong, the misreading behind it, the sums side by side, the cards lit.

    A first wrong answer is to be tried again: then the sum that stands there is its own. A mark is true where the
    answer is right, so that ``assert ask(d, "point").mark("elder 5")`` holds then.

    Attributes:
        question: the question.
        marked: the mark.
        language: the language in which it is shown.
        whole: whether the right answer is told.
    """

    fold_line: ClassVar[str] = "cell-folded-mark"
    question: Askable
    marked: Marked
    language: str = "en"
    whole: bool = True

    @property
    def deal(self) -> Deal:
        """The deal it was asked about."""
        return self.question.deal

    @property
    def ruling(self) -> Ruling | None:
        """The ruling that answers it; None where nothing was ruled, or it may not be told yet."""
        return self.question.ruling if self.whole else None

    @property
    def correct(self) -> bool:
        """Whether the answer is right."""
        return self.marked.right

    @property
    def named(self) -> tuple[str, ...]:
        """The wrong rules named for it, by name."""
        return self.marked.named

    def __bool__(self) -> bool:
        return self.marked.right

    def document(self) -> Document:
        """The mark in full."""
        language = self.language
        told = self.question.told(self.marked, language, whole=self.whole)
        blocks: list[Block] = [Heading(told.word), Paragraph(told.text)]
        blocks += [Heading(name) for name in named_words(told, language)]
        blocks += [Paragraph(line) for line in told.why]
        blocks += _sums(told, language)
        if told.reasons:
            blocks.append(Lines(told.reasons))
        lit = frozenset(told.lit)
        rows = (row for row in self.question.asking(language).rows if lit & set(row.cards))
        blocks += [_hand(row, language, lit) for row in rows]
        if told.law:
            blocks.append(CitedLaw((told.law,), (told.cite,) if told.cite else ()))
        if not self.whole:
            blocks.append(Paragraph(message("question-again", language)))
        return Document(tuple(blocks), language)


def _sums(told: Feedback, language: str) -> Iterator[Block]:
    scene = sums_scene(told, language)
    if scene is not None:
        yield DataTable(tuple(scene["head"]), tuple(tuple(row) for row in scene["rows"]))
