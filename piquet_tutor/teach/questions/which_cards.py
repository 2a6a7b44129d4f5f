"""Which cards are it: the point, the sequence or the set that somebody counts, to be picked from a hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, cast

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Card, CardError, Cards, parse_card, parse_cards, sort_hand
from piquet_tutor.game.combinations import KINDS, held, strength
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import CLASS_OF, Subject
from piquet_tutor.narration import cards_shown, message
from piquet_tutor.narration.passages import text_of
from piquet_tutor.narration.players import name_of_side
from piquet_tutor.narration.spoken import no_card
from piquet_tutor.teach.questions.asked import (
    LONGEST,
    Feedback,
    Form,
    Marked,
    QuestionFault,
    WordedQuestion,
    feedback,
    laid_question,
    learned_of,
)
from piquet_tutor.teach.scoring.laid_open import laid_out, role_of, side_called
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.words import statement_of

MOST = 12
"""The most cards that are read in an answer."""


@dataclass(frozen=True)
class WhichCards:
    """Which cards of a hand are the best point, sequence or set that its side counts.

    Attributes:
        deal: the deal.
        subject: ``point``, ``sequence`` or ``set``; empty where a ruling on something else has the cards.
        side: whose.
        by: the ruling whose cards they are; None for the first by which such a combination is counted.

    >>> from piquet_tutor.explore.examples import example
    >>> asked = WhichCards(Deal.from_record(example("cavendish-example")), "point")
    >>> asked.side, asked.mark("9C JC").right
    ('elder', False)
    """

    deal: Deal
    subject: str
    side: Side | None = None
    by: Ruling | None = None
    sort: ClassVar[str] = "cards"

    def __post_init__(self) -> None:
        """See that there is an answer.

        Raises:
            QuestionFault: such a question has no cards for an answer, or nobody counts such a combination here.
        """
        if self.by is None and self.subject not in KINDS:
            raise QuestionFault("no-cards", found=self.subject, known=KINDS)
        found = [self.by] if self.by is not None else [each for each in self.deal.rulings if self._counts(each)]
        if not found:
            raise QuestionFault("nobody-counts", kind=self.subject, side=self.side or "nobody")
        object.__setattr__(self, "side", found[0].side)

    def _counts(self, ruling: Ruling) -> bool:
        good = ruling.verdict is Verdict.AWARDED and ruling.subject == Subject(self.subject)
        return good and bool(ruling.facts.get("cards")) and self.side in (None, ruling.side)

    @cached_property
    def ruling(self) -> Ruling:
        """The ruling by which they count."""
        return self.by or next(each for each in self.deal.rulings if self._counts(each))

    @property
    def hand(self) -> Cards:
        """The hand they are picked from."""
        return self._held(self._seat)

    def _held(self, seat: Seat) -> Cards:
        """What a seat holds once it has exchanged; before that, what it was dealt."""
        return self.deal.kept.get(seat) or self.deal.hands.get(seat, ())

    @property
    def _seat(self) -> Seat:
        wanted = set(self.ruling.facts["cards"])
        return next(seat for seat in self.deal.table.seats if wanted <= set(self._held(seat)))

    @property
    def right(self) -> str:
        """The cards of the ruling, as codes."""
        return in_one(card.code for card in self.ruling.facts["cards"])

    def form(self, language: str = "en") -> Form:
        """The hand to choose among, as it lies with the question."""
        rows, _ = laid_out(self.deal, self.subject, language)
        hand = next((row.cards for row in rows if set(row.cards) == set(self.hand)), self.hand)
        return Form("cards", sides=((self._seat, side_called(self.deal, self._seat, language)),), hand=hand)

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        name = name_of_side(self.deal, self.side) if self.side else None
        whose = {"side": role_of(self.deal, self.side), "kind": self.subject, "name": name}
        text, how = message("classroom-ask-cards", language, **whose), message("question-how-cards", language)
        return laid_question(self, self.subject, language, text, how)

    def read(self, given: object) -> frozenset[Card]:
        """Read cards, as a list of codes or written one after another.

        Raises:
            QuestionFault: it names no cards, or others than those of the hand.
        """
        cards = _cards(given)
        strange = [one for one in cards if one not in self.hand]
        if not cards:
            raise QuestionFault("no-card-named")
        if strange:
            raise QuestionFault("not-held", card=strange[0])
        return frozenset(cards)

    def mark(self, given: object) -> Marked:
        """Mark the cards; those that make a combination exactly as good are right too. None gives the question up.

        Raises:
            QuestionFault: it cannot be an answer.
        """
        if given is None:
            return Marked(None, False, about=self.subject)
        cards = self.read(given)
        return Marked(cards, cards in self._right, about=self.subject)

    @cached_property
    def _right(self) -> list[frozenset[Card]]:
        return [frozenset(each) for each in as_good(self.ruling, self.hand)]

    def told(
        self, marked: Marked, language: str = "en", *, whole: bool = True, before: Collection[str] = ()
    ) -> Feedback:
        """What is said of a mark; see :meth:`~piquet_tutor.teach.questions.asked.Askable.told`."""
        verdict = marked.verdict
        given = cast("frozenset[Card] | None", marked.given)
        picked, wanted = tuple(one for one in self.hand if one in (given or ())), self.ruling.facts["cards"]
        texts = {"right": cards_shown(wanted, language)}
        if verdict != "skipped":
            texts["given"] = cards_shown(picked, language)
        return feedback(
            verdict,
            f"question-cards-{verdict}",
            texts,
            language,
            whole=whole,
            law=statement_of(self.deal.rules, self.subject, self.ruling.rule, language),
            why=tuple(self._apart(given, language)) if verdict == "wrong" and given is not None else (),
            reasons=(text_of(self.ruling, "short", language, self.deal.rulings),) if whole else (),
            lit=picked if verdict == "right" else wanted if whole else (),
        )

    def _apart(self, given: frozenset[Card], language: str) -> Iterable[str]:
        """How many cards are missing of how many, and which do not belong: by the right answer that is nearest."""
        best = max(self._right, key=lambda each: len(each & given))
        for name, cards in (("missing", best - given), ("extra", given - best)):
            if cards:
                named = sort_hand(tuple(cards))
                yield message(f"course-pick-{name}", language, count=len(cards), all=len(best), cards=named)

    def learned(self, marked: Marked, mastery: Mastery, day: int = 0) -> Mastery:
        """What is known after this answer; a question that was given up is one skipped."""
        return learned_of(marked, mastery, self.subject, self.ruling.rule, day)


def in_one(codes: Iterable[str]) -> str:
    """Several cards as one answer, the same in whichever order they were chosen."""
    return " ".join(sorted(codes))


def as_good(ruling: Ruling, hand: Cards) -> list[Cards]:
    """The cards of a ruling, then those of each combination in a hand that is exactly as good."""
    wanted: Cards = tuple(ruling.facts["cards"])
    kind = next((each for each in KINDS if ruling.subject is not None and CLASS_OF.get(ruling.subject) == each), None)
    combinations = held(kind, hand) if kind is not None else ()
    own = next((each for each in combinations if set(each.cards) == set(wanted)), None)
    if own is None:
        return [wanted]
    return [wanted, *(each.cards for each in combinations if strength(each) == strength(own))]


def _cards(given: object) -> Cards:
    """Cards, as codes, as cards, or written one after another."""
    if isinstance(given, Card):
        return (given,)
    if isinstance(given, list | tuple | set | frozenset) and _are_cards(given):
        return tuple(each if isinstance(each, Card) else _card(each[:LONGEST]) for each in given)
    if isinstance(given, str):
        try:
            return parse_cards(given[:LONGEST]) if given.strip() else ()
        except CardError:
            raise QuestionFault("card", text=no_card(given)) from None
    raise QuestionFault("cards")


def _are_cards(given: Collection[object]) -> bool:
    return len(given) <= MOST and all(isinstance(each, Card | str) for each in given)


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except CardError:
        raise QuestionFault("card", text=no_card(text)) from None
