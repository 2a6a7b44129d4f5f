"""The unmet conditions of something that did not happen, found in the ledger and the rule data.

Nothing is scored here. Scores come from the ledger; what a combination is, and which is better, from the functions that
the clauses themselves use; and whether an action is allowed, from ``engine.judge``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking import actions, bonuses, hands, tricks
from piquet_tutor.explain.why.lacking.common import Unmet
from piquet_tutor.explain.why.premises import Maker
from piquet_tutor.explain.why.questions import DONE, Hypothetical
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject

Looker = Callable[[ReadersDeal, Maker, Side, Hypothetical], Unmet]

LOOKERS: Final[dict[str, Looker]] = {
    "carte_blanche": hands.carte_blanche,
    "point": hands.of_class,
    "sequence": hands.of_class,
    "set": hands.of_class,
    "carte_rouge": hands.carte_rouge,
    "repique": bonuses.repique,
    "pique": bonuses.pique,
    "cards": tricks.cards,
    "capot": tricks.capot,
    "play": actions.play,
    "exchange": actions.exchange,
}
"""The function that answers each kind of question."""


def look(known: ReadersDeal, side: Side, question: Hypothetical) -> Unmet:
    """The answer to a question: the rulings by which it happened, or the unmet conditions."""
    make = Maker(known.rules)
    missing = _no_such_thing(known.rules, question)
    if missing:
        return Unmet((), [make.premise(missing, side, Subject(question.kind), kind=question.kind)])
    return LOOKERS[question.kind](known, make, side, question)


def _no_such_thing(rules: RuleSet, question: Hypothetical) -> str:
    """The name of the premise that these rules have no such award; empty if they have."""
    if question.kind in DONE:
        return ""
    law, subject = law_of(rules), Subject(question.kind)
    if not law.has(subject):
        return "no_such_award"
    return "worth_nothing" if law.price(subject) == 0 else ""
