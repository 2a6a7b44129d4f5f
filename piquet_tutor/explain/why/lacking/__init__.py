"""What was lacking for something that did not happen: the conditions that were not met, read off ledger and rule data.

Nothing here counts a score. What was scored is the ledger's, what a combination is and which is better is asked of the
functions the clauses themselves use, and whether something may be done is asked of ``engine.judge``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from piquet_tutor.engine.rules.law import law_of
from piquet_tutor.engine.rules.model import RuleSet
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.knowing import Known
from piquet_tutor.explain.why.lacking import actions, bonuses, hands, tricks
from piquet_tutor.explain.why.lacking.common import Found
from piquet_tutor.explain.why.premises import Maker
from piquet_tutor.explain.why.questions import DONE, Question

Looker = Callable[[Known, Maker, Side, Question], Found]

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
"""Who looks into each kind of question."""


def look(known: Known, side: Side, question: Question) -> Found:
    """What there is to say of a question: that it happened, or what was lacking."""
    make = Maker(known.rules)
    missing = _no_such_thing(known.rules, question)
    if missing:
        return Found((), [make.premise(missing, side, Subject(question.kind), kind=question.kind)])
    return LOOKERS[question.kind](known, make, side, question)


def _no_such_thing(rules: RuleSet, question: Question) -> str:
    """The name of the premise that says so, when these rules do not award such a thing at all."""
    if question.kind in DONE:
        return ""
    law, subject = law_of(rules), Subject(question.kind)
    if not law.has(subject):
        return "no_such_award"
    return "worth_nothing" if law.price(subject) == 0 else ""
