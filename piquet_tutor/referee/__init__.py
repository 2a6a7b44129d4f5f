"""The referee: what follows when something goes wrong at the table, with its law; and Cavendish's twenty-two cases.

Given what happened and when it was noticed, :func:`rule_on` says what the laws give, in rulings like the engine's own,
and where it has the deal, what stands on the score afterwards.

>>> from piquet_tutor.referee import Incident, Moment, rule_on
>>> late = rule_on(Incident("lead_out_of_turn", "younger", Moment.DURING_PLAY, with_=frozenset({"answered"})))
>>> late.remedies, late.rulings[0].cites[0].label
(('must_stand',), 'Cavendish, Law 59, paragraph III')
>>> rule_on(Incident("wrong_pack", "younger", Moment.BEFORE_HANDS)).remedies
('new_deal',)
"""

from __future__ import annotations

from piquet_tutor.referee.deciding import Decision, rule_on
from piquet_tutor.referee.incidents import Claim, Incident, IncidentError, Moment
from piquet_tutor.referee.laws import CODES, REMEDIES, Clause, LawError, incidents, laws
from piquet_tutor.referee.playing import irregular
from piquet_tutor.referee.questions import Question, answer, declared, read_question

__all__ = [
    "CODES",
    "REMEDIES",
    "Claim",
    "Clause",
    "Decision",
    "Incident",
    "IncidentError",
    "LawError",
    "Moment",
    "Question",
    "answer",
    "declared",
    "incidents",
    "irregular",
    "laws",
    "read_question",
    "rule_on",
]
