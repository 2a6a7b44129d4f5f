"""Who scores, and how many: the boxes of the scorer's sheet, one at a time."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Final, cast

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.answers import side_of, why_not
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import catalogue, languages
from piquet_tutor.narration.passages import side_name
from piquet_tutor.narration.players import name_of_side, names_in, names_of_sides
from piquet_tutor.narration.values import NOT_THERE
from piquet_tutor.teach.questions.asked import (
    LONGEST,
    Feedback,
    Form,
    Marked,
    QuestionFault,
    SumLine,
    UnreadableAnswer,
    WordedQuestion,
    feedback,
    laid_question,
    learned_of,
)
from piquet_tutor.teach.scoring.cases import Key, ScoredDeal
from piquet_tutor.teach.scoring.diagnosis import Diagnosis, Response, diagnosed
from piquet_tutor.teach.scoring.faults import AnswerError
from piquet_tutor.teach.scoring.items import (
    OF_EACH,
    Answer,
    Item,
    clauses_of,
    key_of,
    nearest_lacking,
    normal,
    only_one_scores,
    read_answer,
)
from piquet_tutor.teach.scoring.laid_open import side_called
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import misconceptions
from piquet_tutor.teach.scoring.words import answer_text, belief_words, diagnosis_text, statement_of

_BETWEEN: Final = re.compile(r"[,;\s]+|\band\b|\bet\b")
"""What stands between the sides of an answer."""
_SIGNS: Final = "-+\N{MINUS SIGN}.=!?"
"""Signs beside a name or a number, which are nobody's name."""


@dataclass(frozen=True)
class Points:
    """Who scores in a box of the sheet, and how many; or how many one side does.

    Attributes:
        case: the deal.
        subject: the box: ``point``, ``repique``, ``total`` ...
        side: the side that is asked about; None for all of them.
        law: the clause of which an answer shows knowledge; empty for the first that scores in the box.
        name: the name under which it is asked again after a wrong answer; empty if it is not.
        focused: whether the numbers of the other boxes lie open, so that no wrong rule about another box can matter;
            None where that is not known.
        open_boxes: other boxes that are still to be filled, of which nothing is told.

    >>> from piquet_tutor import Deal
    >>> from piquet_tutor.explore.examples import example
    >>> asked = Points(ScoredDeal(Deal.from_record(example("cavendish-example"))), "point")
    >>> asked.mark("elder 5").right, asked.mark({"younger": 5}).right, asked.mark("nobody").right
    (True, False, False)
    """

    case: ScoredDeal
    subject: str
    side: Side | None = None
    law: str = ""
    name: str = ""
    focused: bool | None = None
    open_boxes: frozenset[str] = frozenset()
    sort: ClassVar[str] = "points"

    def __post_init__(self) -> None:
        """See that there is an answer.

        Raises:
            QuestionFault: the deal has no such box, or no answer to it yet; or there is no such side.
        """
        known = tuple(each.id for each in self.case.items)
        if self.subject not in known:
            raise QuestionFault("box" if known else "no-boxes", found=self.subject, known=known)
        if self.side is not None and self.side not in self.item.sides:
            raise QuestionFault("side", found=self.side, known=self.item.sides)

    @property
    def deal(self) -> Deal:
        """The deal it is asked about."""
        return self.case.deal

    @cached_property
    def item(self) -> Item:
        """The box, with its answer and the reasons for it."""
        return self.case.item(self.subject)

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides that are asked about."""
        return self.item.sides if self.side is None else (self.side,)

    @property
    def truth(self) -> Key:
        """The right answer."""
        return self._of_sides(self.item.answer)

    @property
    def ruling(self) -> Ruling | None:
        """The ruling that awards the points; where none does, the first that denies them."""
        telling = [self.deal.rulings[number - 1] for number in self.item.reasons]
        return next((each for each in telling if each.awards), telling[0] if telling else None)

    @property
    def right(self) -> str:
        """The right answer as it can be written, such as ``elder 5, younger 3``."""
        return ", ".join(f"{side} {points}" for side, points in self.truth) or "0"

    # --- asking -----------------------------------------------------------------------------------------------------

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        text = narration.message(f"scorer-asks-{self.subject}", language)
        name = name_of_side(self.deal, self.sides[0])
        first: dict[str, Any] = {"side": self.sides[0], "name": name or NOT_THERE}
        other: dict[str, Any] = {}
        if self.subject in OF_EACH and len(self.sides) > 1:
            other = {"other": self.sides[1], "second": name_of_side(self.deal, self.sides[1]) or NOT_THERE}
        if self.side is not None:
            label = narration.message(f"scorer-box-{self.subject}", language)
            text = narration.whole("question-points-of", language, box=label, **first)
        how = narration.whole(f"question-how-{'each' if other else 'points'}", language, **first, **other)
        return laid_question(self, self.subject, language, text, how, tricks=True)

    def form(self, language: str = "en") -> Form:
        """The sides that may score."""
        return Form(
            "points",
            sides=tuple((side, side_called(self.deal, side, language)) for side in self.sides),
            of_each=self.subject in OF_EACH or self.side is not None,
            one=only_one_scores(self.deal.rules, self.subject),
        )

    # --- answers ----------------------------------------------------------------------------------------------------

    def read(self, given: object) -> Key:
        """Read points by side: as a page sends them, or written like ``elder 5, younger 3`` or ``nobody``.

        Raises:
            QuestionFault: it cannot be an answer.
        """
        if type(given) is int:
            given = str(given)
        try:
            if isinstance(given, str):  # nothing at all is no answer: it must not use up a try
                given = dict(self._written(given))
            return self._of_sides(read_answer(self.sides, given))
        except AnswerError as fault:
            raise UnreadableAnswer(fault) from None

    def _written(self, text: str) -> Iterator[tuple[str, str]]:
        """The points by side that a text gives."""
        bare = " ".join(text[:LONGEST].lower().split())
        if bare in _nobody():
            return
        named = {name: side for side in self.sides for name in _names(side)} | self._roles() | self._players()
        one = re.compile(rf"(?:({_any_of(named)})\s*[:=]?\s*)?(?<!\d)(\d{{1,4}})(?!\d)")
        left = _BETWEEN.sub("", one.sub("", bare))
        if (left and left.strip(_SIGNS) in {"", *named}) or not one.search(bare):
            raise AnswerError("answer")
        if left:
            raise AnswerError("side", found=left, listed=tuple(self.sides))
        for name, points in one.findall(bare):
            if not name and len(self.sides) > 1:
                raise AnswerError("nobody")
            yield named.get(name, self.sides[0]), points

    def _roles(self) -> dict[str, Side]:
        """After a bidding, each side by what it has become as well: “elder” for whoever has the bid."""
        if self.deal.undertaking is None:
            return {}
        became = {role: side_of(self.deal, role) for role in (ELDER, YOUNGER)}
        return {name: side for role, side in became.items() if side in self.sides for name in _names(role)}

    def _players(self) -> dict[str, Side]:
        """Each side by the name of who plays there, where the deal tells it."""
        table = self.deal.table
        names = ((table.side_of(seat), name) for seat, name in names_in(self.deal.title).items() if seat in table.seats)
        return {name.lower(): side for side, name in names if side in self.sides}

    def _of_sides(self, answer: Answer) -> Key:
        return key_of({side: points for side, points in answer.items() if side in self.sides})

    # --- marking ----------------------------------------------------------------------------------------------------

    def mark(self, given: object, history: Sequence[Response] = ()) -> Marked:
        """Mark an answer, with the wrong rule that gives it if one does; None gives the question up.

        Args:
            given: the answer.
            history: earlier answers of the same learner, in the light of which it is diagnosed.

        Raises:
            QuestionFault: it cannot be an answer.
        """
        if given is None:
            return Marked(None, False, about=self.subject)
        key = self.read(given)
        found = self._diagnosis(key, history)
        return Marked(key, key == self.truth, found.named, self.subject, found, found.named or found.alone[:1])

    def _diagnosis(self, key: Key, history: Sequence[Response]) -> Diagnosis:
        """What is behind an answer: a wrong rule about anything it rests on; where several fit, those about this box.

        Where one side is asked about, the others may have whatever a wrong rule gives them.
        """
        found = [
            diagnosed([*history, Response(self.case, self.subject, each, focused)])
            for focused in ((False, True) if self.focused is None else (self.focused,))
            for each in self._whole(key)
        ]
        about_it = [each for each in found if each.named] or [each for each in reversed(found) if each.alone]
        return about_it[0] if about_it else found[0]

    def _whole(self, key: Key) -> Iterator[Key]:
        """The answers for all sides that one for some may stand for: first with what is right of the others."""
        others = {side: points for side, points in self.item.answer.items() if side not in self.sides}
        first = key_of({**others, **dict(key)})
        yield first
        if self.side is not None and key != self.truth:
            told = dict.fromkeys(self.case.telling(self.subject).values())
            yield from (each for each in told if self._of_sides(dict(each)) == key and each != first)

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark; see :meth:`~piquet_tutor.teach.questions.asked.Askable.told`."""
        from piquet_tutor.teach.questions.sums import own_sum, two_sums  # late: once an answer is marked

        marked = self._sayable(marked)
        verdict, rules = marked.verdict, self.deal.rules
        given: Any = marked.given
        right = self.truth
        names = names_of_sides(self.deal)
        texts = {"right": answer_text(right, language, names)}
        if verdict == "wrong":
            texts["given"] = answer_text(given, language, names)
        sums = (two_sums if whole else own_sum)(self.case, self.subject, given, marked.behind, language, self.sides)
        return feedback(
            verdict,
            f"scorer-mark-{verdict}",
            texts,
            language,
            whole=whole,
            law=statement_of(rules, self.subject, self._paid(), language),
            named=tuple(belief_words(rules, name, language, self.subject).name for name in marked.named),
            why=self._why(marked, language, sums, whole=whole, before=before),
            sums=sums,
            reasons=self._why_nobody(language) if whole else (),
            lit=self.case.telling_cards(self.subject, self.open_boxes),
        )

    def _sayable(self, marked: Marked) -> Marked:
        """A mark without the wrong rules that are about other boxes alone, of which any is still to be filled."""
        found = marked.diagnosis
        if isinstance(found, Diagnosis) and self.keeps_back(found):
            return replace(marked, named=(), behind=(), diagnosis=None)
        return marked

    def keeps_back(self, found: Diagnosis) -> bool:
        """Whether a diagnosis speaks of wrong rules that are about other boxes alone, of which any is still open."""
        about = [misconceptions()[name].items for name in (*found.named, *found.alone)]
        return any(self.subject not in items and not self.open_boxes.isdisjoint(items) for items in about)

    def _why(
        self, marked: Marked, language: str, sums: Sequence[SumLine], *, whole: bool, before: Collection[str]
    ) -> tuple[str, ...]:
        """What is said of the wrong rule behind a wrong answer, or of what was counted instead."""
        if marked.verdict != "wrong":
            return ()
        from piquet_tutor.teach.scoring.wrong_answers import bonus_remarks, next_remark  # late: of a wrong answer alone

        given: Answer = dict(marked.given)  # type: ignore[call-overload]
        found = marked.diagnosis
        if whole and not isinstance(found, Diagnosis):
            return ()
        if whole and isinstance(found, Diagnosis):
            rules = self.deal.rules
            scored = sum(bool(line.law) for line in sums) > 1  # more than its end: the law adds something up
            told = diagnosis_text(rules, self.subject, found, language, nobody=not normal(given), scored=scored)
            besides = tuple(bonus_remarks(self.case, self.subject, normal(given), language)) if not found.named else ()
            return (*self._right_in_part(normal(given), language), *(besides or told))
        others = {side: points for side, points in self.item.answer.items() if side not in self.sides}
        remark = next_remark(
            self.case,
            self.subject,
            {**others, **given},
            marked.named,
            language,
            before=before,
            open_boxes=self.open_boxes,
            asked=self.sides if self.side is not None else (),
        )
        return tuple(dict.fromkeys((remark, *self._came_first(given, language))))

    def _came_first(self, given: Answer, language: str) -> Iterator[str]:
        """What was reckoned first, where a pique was given that a hand alone would have made, had nothing barred it."""
        for side in given if self.subject == "pique" and not self.open_boxes else ():
            if any(each.name == "hand_alone" for each in why_not(self.deal, side, "pique").lacking):
                lacking = why_not(self.deal, side, "repique").lacking
                barring = next((each for each in lacking if each.name == "reckoned_first"), None)
                if barring is not None:
                    yield words_for(self.deal, None, language).premise(barring)

    def _right_in_part(self, given: Answer, language: str) -> tuple[str, ...]:
        """Of which sides a wrong answer was right, once the right answer is told."""
        truth = dict(self.truth)
        right = [side for side, points in given.items() if truth.get(side) == points]
        wrong = [side for side in self.sides if given.get(side, 0) != truth.get(side, 0)]
        other = wrong[0] if len(wrong) == 1 else None
        return tuple(
            narration.message("question-side-right", language, side=side, points=given[side], other=other)
            for side in right
        )

    def _why_nobody(self, language: str) -> tuple[str, ...]:
        """What was lacking where no side that is asked about scores, and no ruling in the sum denies it to one."""
        telling = (self.deal.rulings[number - 1] for number in self.item.reasons)
        denied = any(each.verdict is not Verdict.AWARDED and each.side in (None, *self.sides) for each in telling)
        found = None if self.truth or denied else nearest_lacking(self.deal, self.subject, self.sides)
        return () if found is None else (words_for(self.deal, None, language).premise(found),)

    def _paid(self) -> str:
        """The clause that paid last; empty where none did."""
        paid = [self.deal.rulings[number - 1] for number in self.item.reasons]
        return next((each.rule for each in reversed(paid) if each.points), "") if self.subject != "total" else ""

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer; a question that was given up is one skipped."""
        law = self.law or next(iter(clauses_of(self.deal.rules, self.subject)), "")
        return learned_of(marked, mastery, self.subject, law, day, self.name)

    def response(self, marked: Marked) -> Response:
        """The answer, as the diagnosis of later ones looks back on it."""
        return Response(self.case, self.subject, cast("Key", marked.given), bool(self.focused))


def _names(side: Side) -> frozenset[str]:
    """What a side is called in every language."""
    told = {catalogue(language).word(f"role-{side}") for language in languages()}
    told |= {side_name(side, language) for language in languages()}
    return frozenset({side, *(each.lower() for each in told)})


def _any_of(names: Iterable[str]) -> str:
    """A pattern that finds any of these names, the longest first."""
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True)))


def _nobody() -> frozenset[str]:
    """What is written where nobody scores, in every language."""
    return frozenset(narration.message("scorer-nobody", language).lower() for language in languages()) | {"0"}
