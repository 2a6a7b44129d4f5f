"""Why, and why not, in a cell: the ruling first, the hands with the cards that decide, what it rests on, and the law.

>>> from piquet_tutor import deal
>>> d = deal("cavendish-example")
>>> why(d, "point").ruling.number
11
>>> why_not(d, "capot", "younger").answer.nearest.name
'capot_short'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from piquet_tutor import narration
from piquet_tutor.cells.seats import side_named
from piquet_tutor.cells.shown import Displayable, language_meant, saying
from piquet_tutor.cells.subjects import What, in_order, of_one_side, question_about, rulings_on, side_lacking
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explain.why import answers, tree
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.wording import AnswerLine, branches_of, cards_in, line_of, line_of_answer
from piquet_tutor.game.cards import Card
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Block, CitedLaw, Document, Entries, Hand, Heading, Paragraph, VerdictMark
from piquet_tutor.narration.render import entry_of, hands_of
from piquet_tutor.teach.scoring.items import box_of
from piquet_tutor.teach.scoring.misconceptions import ITEMS
from piquet_tutor.teach.scoring.words import answer_text

_FEW: Final = 4
"""Up to how many parts of a sum are told one by one."""


@dataclass(frozen=True, repr=False)
class Why(Displayable):
    """The reasons of a ruling.

    Attributes:
        deal: the deal in which it was made.
        ruling: the ruling.
        reason: the tree of its reasons; ``reason.walk()`` goes through it.
        beside: the other rulings of that side on the same subject, as where two sequences count.
        language: the language in which it is shown.
    """

    deal: Deal
    ruling: Ruling
    reason: tree.Reason
    beside: tuple[Ruling, ...] = ()
    language: str = "en"

    def document(self) -> Document:
        """The ruling, the hands, what it rests on, the law, and the rulings beside it."""
        deal, language = self.deal, self.language
        root = line_of(_each_once(self.reason), words_for(deal, None, language))
        blocks: list[Block] = [*self._sum(), self._mark(), Heading(f"{self.ruling.number}. {root.text}")]
        blocks += lit_hands(deal, language, self.cards())
        reasons = tuple(each for each in root.below if each.kind != "clause")
        blocks += branches_of(reasons, language)
        blocks += _laws(each for each in root.below if each.kind == "clause")
        if self.beside:
            blocks.append(Paragraph(narration.message("cell-beside", language)))
            blocks.append(Entries(tuple(entry_of(deal, each, language) for each in self.beside)))
        return Document(tuple(blocks), language)

    def _sum(self) -> Iterator[Block]:
        """What the box of the sheet comes to, where several rulings make it up: the answer to “how many in all?”."""
        parts = sorted((each for each in (self.ruling, *self.beside) if each.awards), key=lambda each: each.number)
        box, side = box_of(self.deal.rules, self.ruling), self.ruling.side
        if len(parts) < 2 or side is None or box not in ITEMS:
            return
        points = sum(each.points for each in parts)
        if points == self.deal.tally()[side].get(box):  # a clause alone may make up less than its box
            told = answer_text({side: points}, self.language)
            name = narration.message(f"scorer-box-{box}", self.language)
            listed = _listed([each.points for each in parts])
            yield Heading(narration.whole("cell-adds-up", self.language, box=name, told=told, parts=listed))

    def _mark(self) -> VerdictMark:
        """The verdict, and who gains by it."""
        entry = entry_of(self.deal, self.ruling, self.language)
        return VerdictMark(narration.message(f"verdict-{entry.verdict}", self.language), entry.verdict, entry.gain)

    def cards(self) -> frozenset[Card]:
        """The cards that decide: those that the rulings of that side name, and those of what the first rests on."""
        below = (each.ruling for each in self.reason.because if each.ruling is not None)
        scoring = (each for each in self.beside if each.awards)
        return frozenset(card for each in (self.ruling, *scoring, *below) for card in cards_in(each.facts))


@dataclass(frozen=True, repr=False)
class WhyNot(Displayable):
    """What was lacking for something that did not happen.

    Attributes:
        deal: the deal.
        answer: what was asked, and the conditions that were not met, the nearest first.
        language: the language in which it is shown.
    """

    deal: Deal
    answer: answers.Assessment
    language: str = "en"

    @property
    def ruling(self) -> Ruling | None:
        """The ruling that the nearest condition rests on, such as the score that barred; None if it rests on none."""
        found = next((each.rulings[0] for each in self.answer.lacking if each.rulings), 0)
        return self.deal.rulings[found - 1] if found else None

    def document(self) -> Document:
        """What was asked, the hands, and each condition with the law it comes from."""
        language = self.language
        root = line_of_answer(self.answer, words_for(self.deal, None, language))
        cards = frozenset(card for each in self.answer.lacking for card in cards_in(each.facts))
        blocks: list[Block] = [Heading(root.text), *lit_hands(self.deal, language, cards)]
        return Document((*blocks, *branches_of(root.below, language)), language)


def why(deal: Deal, what: What, side: str | None = None, language: str | None = None) -> Why:
    """The reasons of a ruling on something; :meth:`Deal.why` says what can be asked."""
    meant = language_meant(language, deal)
    with saying(meant):
        what, side = in_order(deal, what, side)
        found = of_one_side(deal, rulings_on(deal, what), what, side)
        main = max(found, key=lambda each: (each.points, -each.number))
        beside = tuple(each for each in found if each is not main)
        return Why(deal, main, tree.why(deal, main), beside, meant)


def why_not(deal: Deal, what: What, side: str | None = None, language: str | None = None) -> WhyNot:
    """What was lacking for something; :meth:`Deal.why_not` says what can be asked."""
    meant = language_meant(language, deal)
    with saying(meant):
        what, side = in_order(deal, what, side)
        asked = question_about(deal, what)
        whose = _whose(deal, what, side) or side_lacking(deal, asked, what)
        return WhyNot(deal, answers.why_not(deal, whose, asked), meant)


def _whose(deal: Deal, what: What, side: str | None) -> str | None:
    """The side named, else that of the ruling asked about."""
    if side is not None:
        return side_named(deal, side)
    return rulings_on(deal, what)[0].side if not isinstance(what, str) else None


def lit_hands(deal: Deal, language: str, lit: Iterable[Card]) -> tuple[Hand, ...]:
    """Both hands as they were played with, the cards that matter lit."""
    return hands_of(deal, language, frozenset(lit), whole=True)


def _each_once(reason: tree.Reason) -> tree.Reason:
    """The same tree without the lines that only point to where reasons have been given already: an output is small."""
    below = tuple(_each_once(each) for each in reason.because if not each.again)
    return replace(reason, because=below)


def _listed(parts: Sequence[int]) -> str:
    """The parts of a sum; of many, as in the play, those that are alike are told together: 12 × 1 + 2."""
    if len(parts) <= _FEW:
        return " + ".join(map(str, parts))
    return " + ".join(f"{count} × {points}" if count > 1 else str(points) for points, count in Counter(parts).items())


def _laws(lines: Iterable[AnswerLine]) -> Iterator[CitedLaw]:
    """Each clause with the options that set it, on whose authority."""
    for each in lines:
        settings = tuple(f"{one.text} ({'; '.join(one.cites)})" if one.cites else one.text for one in each.below)
        yield CitedLaw((each.text,), each.cites, settings)
