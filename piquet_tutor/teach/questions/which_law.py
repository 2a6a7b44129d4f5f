"""Which of these is the law: one sentence of it, to be told from what people take for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import ClassVar, Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.clauses import clause, key_of, variables
from piquet_tutor.narration.passages import text_of
from piquet_tutor.narration.texts import whole
from piquet_tutor.teach.questions.asked import QuestionFault, WordedQuestion, laid_question
from piquet_tutor.teach.questions.offering import OfferedAnswer, Offering
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import box_of, box_of_kind
from piquet_tutor.teach.scoring.misconceptions import applicable
from piquet_tutor.teach.scoring.words import authority, belief_words

LAW: Final = ""
"""What the right answer stands for; every other one stands for a wrong rule, by its name."""
BESIDE: Final = 2
"""Wrong rules beside the law."""


def laws_to_choose(rules: RuleSet, kind: str, salt: str) -> tuple[str, ...]:
    """What each answer stands for, in an order of no meaning; empty where the law or a wrong rule is lacking.

    Args:
        rules: by which the deal is played.
        kind: what was scored or denied.
        salt: of the deal, so that neither the wrong rules nor their order are always the same.

    Returns:
        :data:`LAW` once, and the names of wrong rules.

    >>> from piquet_tutor.game.rules.loader import load
    >>> len(laws_to_choose(load("rubicon"), "repique", "one deal"))
    3
    """
    box = box_of_kind(kind)
    names = [each.id for each in applicable(rules) if box in each.items and each.id not in _elsewhere(kind)]
    if not names or not _has_sentence(rules, kind):
        return ()
    wrong = sorted(names, key=lambda name: _shuffled(salt, kind, name))[:BESIDE]
    return tuple(sorted((LAW, *wrong), key=lambda name: _shuffled(kind, salt, name)))


def _elsewhere(kind: str) -> tuple[str, ...]:
    """Wrong rules of the same box that are not about this kind of score."""
    return {"cards": ("capot_on_top",), "capot": ("cards_shared",)}.get(kind, ())


def _shuffled(*texts: str) -> str:
    return sha256(" ".join(texts).encode()).hexdigest()


def law_words(rules: RuleSet, kind: str, name: str, language: str = "en") -> str:
    """An answer in words: the law in one sentence, or a wrong rule as people believe it.

    >>> from piquet_tutor.game.rules.loader import load
    >>> law_words(load("rubicon"), "repique", LAW)
    'Only what the opponent can count earlier in the order of reckoning bars a repique.'
    """
    if name != LAW:
        return belief_words(rules, name, language, box_of_kind(kind)).belief
    key, words = f"classroom-law-{kind}", catalogue(language)
    given = variables(rules, rules.clauses[_clause_asked(rules, kind)], words, words.entry(key).names)
    return whole(key, language, **given)


def _has_sentence(rules: RuleSet, kind: str) -> bool:
    """Whether there is a sentence for it: not where the rules have no such law, or a policy of their own decides it."""
    name = _clause_asked(rules, kind)
    plain = f"clause-{name.replace('.', '-')}"
    known = f"classroom-law-{kind}" in catalogue("en") and name in rules.clauses
    return known and key_of(rules, name) == plain


def _clause_asked(rules: RuleSet, kind: str) -> str:
    """The clause that is the law on a kind of score; empty where the rules have none."""
    found = rules.clause_on(Subject(kind)) if kind in set(Subject) else None
    return found.id if found is not None else ""


@dataclass(frozen=True)
class WhichLaw(Offering):
    """Which of several sentences is the law on a kind of score, by the rules of the deal.

    Attributes:
        case: the deal.
        subject: what the law is about: ``point``, ``repique``, ``capot`` ...
        salt: by which the sentences are picked, and lie in an order of no meaning; empty for that of the deal.

    >>> from piquet_tutor.explore.examples import example
    >>> asked = WhichLaw(ScoredDeal(Deal.from_record(example("parlett-repique-example"))), "repique")
    >>> len(asked.asking().form.choices), [asked.mark(number).right for number in (1, 2, 3)].count(True)
    (3, 1)
    """

    case: ScoredDeal
    subject: str
    salt: str = ""
    sort: ClassVar[str] = "law"
    told_as: ClassVar[str] = "law"

    def __post_init__(self) -> None:
        """See that there is a law to ask for.

        Raises:
            QuestionFault: nobody misreads the law on this, or the rules have none.
        """
        if not self._found:
            raise QuestionFault("no-law", found=self.subject, title=self.deal.rules.id)

    @property
    def deal(self) -> Deal:
        """The deal it is asked about."""
        return self.case.deal

    @property
    def side(self) -> Side | None:
        """The law is the same for all."""
        return None

    @cached_property
    def _found(self) -> tuple[str, ...]:
        """What each answer stands for."""
        return laws_to_choose(self.deal.rules, self.subject, self.salt or salt_of(self.deal))

    @property
    def box(self) -> str:
        """The box of the scorer's sheet in which it is scored."""
        return box_of_kind(self.subject)

    @property
    def ruling(self) -> Ruling | None:
        """The first ruling by that law in this deal."""
        own = [each for each in self.deal.rulings if box_of(self.deal.rules, each) == self.box]
        return next((each for each in own if each.awards), own[0] if own else None)

    def offered(self, language: str = "en") -> tuple[OfferedAnswer, ...]:
        """The sentences: each wrong one is a wrong rule that people hold."""
        rules, kind = self.deal.rules, self.subject
        return tuple(
            OfferedAnswer(
                str(number), law_words(rules, kind, name, language), name == LAW, (name,) if name != LAW else ()
            )
            for number, name in enumerate(self._found, 1)
        )

    def asking(self, language: str = "en") -> WordedQuestion:
        """What is said and open before an answer."""
        text, how = message("classroom-ask-law", language, kind=self.subject), message("question-how-number", language)
        return laid_question(self, self.box, language, text, how)

    @property
    def law(self) -> str:
        """The clause that is the law."""
        return _clause_asked(self.deal.rules, self.subject)

    def law_told(self, language: str) -> tuple[str, str]:
        """The law, whole."""
        return clause(self.deal.rules, self.law, language), authority(self.deal.rules, self.law, language)

    def rulings_told(self, language: str) -> tuple[str, ...]:
        """The first ruling by it."""
        return (text_of(self.ruling, "short", language, self.deal.rulings),) if self.ruling is not None else ()


def salt_of(deal: Deal) -> str:
    """The cards of a deal as a text, by which answers stand in an order of no meaning."""
    hands = deal.dealt or deal.kept or deal.hands
    return " ".join(card.code for seat in deal.table.seats for card in hands.get(seat, ()))
