"""A question with what is open to whoever answers, its mark, and the way on: answered again until it is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from piquet_tutor.app.part import Part
from piquet_tutor.teach.questions.asked import Askable, Marked, QuestionFault
from piquet_tutor.teach.questions.quiz import Quiz
from piquet_tutor.teach.questions.scenes import key_of, quiz_scene


class QuestionBoard(Part):
    """Some questions one after another.

    Scene: as :func:`~piquet_tutor.teach.questions.scenes.quiz_scene` tells, ``headed`` (whether the question is to be
    read here), ``draft`` (the name under which a browser keeps what is written until it is marked; empty where it keeps
    nothing) and ``heard`` (how many answers came, so that a view that waits for one learns that it has been marked).
    Intents: ``answer`` (``answer``: points by side as typed, the codes of cards, or the name of a choice), ``show``
    (the question is given up), ``next``. Whatever else comes is dropped.
    """

    view = "question"

    def __init__(self, quiz: Quiz, language: str = "en", *, headed: bool = True, notebook: str = "") -> None:
        """Ask the question that stands.

        Args:
            quiz: where whoever answers is.
            language: of every text.
            headed: whether the question is to be read here; not where it stands just above.
            notebook: in which it is asked: what is written in one is no draft in another. If it is not known which, no
                draft is kept.
        """
        super().__init__()
        self._quiz, self._language, self._headed, self._notebook = quiz, language, headed, notebook
        self._note, self._heard = "", 0
        self._answered: Callable[[], object] = lambda: None
        self.on_intent(self._take)
        self._draw()

    def watch_answers(self, told: Callable[[], object]) -> None:
        """Call ``told`` whenever a question has been answered, or another one stands."""
        self._answered = told

    def answer(self, given: object) -> Marked:
        """Mark an answer; None gives the question up.

        Raises:
            QuestionFault: it cannot be an answer; then nothing has changed.
        """
        mark = self._quiz.answer(given)
        self._note = ""
        self._settle()
        return mark

    def go_on(self) -> bool:
        """Ask the next question; returns whether there is one, and this one is over."""
        found = self._quiz.go_on()
        if found:
            self._note = ""
            self._settle()
        return found

    def ask(self, questions: Sequence[Askable]) -> None:
        """Ask other questions, from the first of them."""
        quiz = self._quiz
        quiz.questions, quiz.place, quiz.mark, quiz.tries, quiz.right = tuple(questions), 0, None, 0, 0
        self._note = ""
        self._settle()

    def _take(self, intent: Mapping[str, Any]) -> None:
        kind = intent["kind"]
        self._heard += 1
        if kind == "answer" and not self._quiz.over:
            self._try(intent.get("answer"))
        elif kind == "show" and not self._quiz.over:
            self.answer(None)
        elif kind == "next":
            self.go_on()
        self._draw()

    def _try(self, given: object) -> None:
        """Mark what was sent; why it cannot be marked is one sentence."""
        try:
            if given is None:
                form = self._quiz.question.asking(self._language).form
                raise QuestionFault("no-number" if form.sort == "points" and form.of_each else "nothing-chosen")
            self.answer(given)
        except QuestionFault as fault:
            self._note = fault.text(self._language)

    def _settle(self) -> None:
        self._draw()
        self._answered()

    def _draw(self) -> None:
        quiz = self._quiz
        draft = f"ask {key_of(quiz.question, quiz.place, self._notebook)}" if self._notebook else ""
        own = {"headed": self._headed, "draft": draft, "heard": self._heard}
        self.show({**quiz_scene(quiz, self._language, self._note), **own})
