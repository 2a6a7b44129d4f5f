"""The referee: what follows when something goes wrong at the table, with its law; and Cavendish's twenty-two cases.

Where to begin:

- ``laws``, ``deciding``: the laws, read from ``data/laws.toml``; from an incident to its rulings.
- ``reckoning``: what that does to the score.
- ``playing``: hands of too many or too few cards.
- ``questions``: what must be answered across the table.
- ``cases``, ``report``: Cavendish's twenty-two, each with its deal; all of it in words.

Given what happened and when it was noticed, :func:`rule_on` applies the laws and answers in rulings like the engine's
own; given the deal as well, it corrects the score.

>>> from piquet_tutor.explain.referee import Incident, Moment, rule_on
>>> late = rule_on(Incident("lead_out_of_turn", "younger", Moment.DURING_PLAY, with_=frozenset({"answered"})))

>>> rule_on(Incident("wrong_pack", "younger", Moment.BEFORE_HANDS))
  1. The wrong pack was dealt: a new deal with the right one.

The corrected score is still the sum of the rulings. In Case II elder counted three kings while holding two; the
combinations that younger did not declare because of them now count:

>>> from piquet_tutor.explain.referee import case, judged
>>> [(_, decision, _)] = judged(case("II")).decisions
>>> decision.tally()["elder"], decision.tally()["younger"]
({'total': 0}, {'sequence': 3, 'set': 14, 'play': 5, 'total': 22})

A question across the table is answered from declared cards only:

>>> from piquet_tutor import Deal
>>> from piquet_tutor.explain.referee import answer
>>> from piquet_tutor.explore.examples import example
>>> deal = Deal.from_record(example("cavendish-example"))
>>> answer(deal, "elder", "Which queen do you not reckon?").facts["cards"]
(QH,)
"""

from __future__ import annotations

from piquet_tutor.explain.referee.cases import Case, DecidedCase, UnknownCase, case, judged
from piquet_tutor.explain.referee.deciding import Decision, rule_on
from piquet_tutor.explain.referee.incidents import AnnouncedCall, Incident, IncidentError, Moment
from piquet_tutor.explain.referee.laws import CODES, REMEDIES, Clause, LawError, incidents, laws
from piquet_tutor.explain.referee.playing import irregular
from piquet_tutor.explain.referee.questions import TableQuestion, answer, declared, read_question

__all__ = [
    "CODES",
    "REMEDIES",
    "AnnouncedCall",
    "Case",
    "Clause",
    "DecidedCase",
    "Decision",
    "Incident",
    "IncidentError",
    "LawError",
    "Moment",
    "TableQuestion",
    "UnknownCase",
    "answer",
    "case",
    "declared",
    "incidents",
    "irregular",
    "judged",
    "laws",
    "read_question",
    "rule_on",
]
