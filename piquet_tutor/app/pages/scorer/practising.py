"""One practice question as somebody answers it, in the scorer and in lessons: tries, hints, what is said of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from piquet_tutor.app.pages.scorer.scorer_scene import practice_scene
from piquet_tutor.app.part import Scene
from piquet_tutor.teach.questions.asked import Marked, QuestionFault
from piquet_tutor.teach.questions.sittings import Sitting, practised
from piquet_tutor.teach.scoring.hints import STEPS
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.practice import Question
from piquet_tutor.teach.scoring.words import lacking


class Practice:
    """A question that stands.

    A wrong answer is tried again; the first is what counts. Nothing here is kept: whoever asks reads it off, and gives
    back what was kept by :meth:`recall`.

    Attributes:
        asked: the question.
        mark: of the last answer, or that it was given up; None before one.
        first: the mark of the first.
        hints: how many hints have been taken.
        over: whether it is right, was given up, or is told.
    """

    def __init__(self, sitting: Sitting, asked: Question, language: str = "en", hints: int = 0) -> None:
        """Ask a question.

        Args:
            sitting: whoever answers.
            asked: the question.
            language: of every text.
            hints: how many hints have been taken of it.
        """
        self.asked, self.hints = asked, hints
        self.mark: Marked | None = None
        self.first: Marked | None = None
        self.over = False
        self._sitting, self._language = sitting, language
        self._question = practised(asked)
        self._said: list[str] = []
        self._note = ""

    @property
    def told(self) -> bool:
        """Whether the answer has been shown among the hints."""
        return self.hints == len(STEPS)

    @property
    def tried(self) -> bool:
        """Whether it was answered wrongly, and is to be tried again."""
        return self.mark is not None and not self.over

    @property
    def remark(self) -> str:
        """What is said of the last wrong answer; empty before one."""
        return self._said[-1] if self._said else ""

    def recall(self, given: Mapping[str, int] | None, *, over: bool = True) -> None:
        """An answer that was kept, marked as it was; None for a question that was given up. Nothing is learned.

        Args:
            given: the answer.
            over: whether nothing more was asked after it.

        Raises:
            QuestionFault: it is none to this question.
        """
        self._mark(given)
        self.over = over

    def answer(self, given: object) -> bool:
        """Take in an answer; whether it was one. If not, it is said why, and nothing has changed.

        Only a first answer is learned from.
        """
        self._note = lacking(self._language, given)
        if self._note:
            return False
        try:
            mark = self._mark(given)
        except QuestionFault as fault:
            self._note = fault.text(self._language)
            return False
        if mark is self.first:
            self._sitting.learn(self._question, mark, told=self.told)
        return True

    def give_up(self) -> None:
        """See the answer: before a first try the question counts as skipped, after one that try stays."""
        self._note = ""
        if self.mark is None:
            self._sitting.learn(self._question, self._mark(None))
        self.over = True

    def hint(self) -> None:
        """Take one more hint."""
        self.hints = min(len(STEPS), self.hints + 1)

    def pass_by(self) -> None:
        """Ask no more: what was answered after a first try proves nothing, and the question counts as skipped."""
        if self.mark is not self.first and self.mark is not None:
            self._sitting.learn(self._question, self.mark, told=True)
        self.over = True

    def _mark(self, given: object) -> Marked:
        mark = self._sitting.mark(self._question, given)
        self.mark, self.over = mark, mark.verdict != "wrong"
        self.first = self.first or mark
        if mark.verdict == "wrong":
            told = self._question.told(mark, self._language, whole=False, before=self._said)
            self._said.append(" ".join(told.why))
        return mark

    def scene(self, wording: str, recent: Sequence[str] = (), mastery: Mastery | None = None) -> Scene:
        """The question as it stands.

        Args:
            wording: the remark on a wrong answer in the words of the page.
            recent: what became of the last answers.
            mastery: what is known by now, of which a small map is shown; None for no map.
        """
        note = self._note or (wording if self.tried else "")
        mark = self.mark if self.over else None
        return practice_scene(self.asked, mark, self.hints, recent, note, self._language, mastery, tried=self.tried)
