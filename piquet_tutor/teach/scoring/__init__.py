"""Being the scorer: a deal's sheet of questions, endless practice, and an explanation of every common wrong answer.

There is no second scorer here. A right answer is read off the ledger (``items``); a wrong one is explained by ruling
the same deal again under the rules as the learner believes them to be (``misconceptions``, ``cases``, ``diagnosis``).

>>> from piquet_tutor.engine.rules.loader import load
>>> asked = question(load("rubicon"), "capot_on_top", 1)
>>> mark = Sitting(load("rubicon")).answer_question(asked, dict(asked.temptation))
>>> mark.right, mark.diagnosis.named
(False, ('capot_on_top',))
"""

from __future__ import annotations

from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.diagnosis import Diagnosis, Response, diagnose
from piquet_tutor.teach.scoring.faults import AnswerError, MasteryFault, NoQuestion, ScoringFault
from piquet_tutor.teach.scoring.items import Item, sheet
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import Misconception, applicable, misconceptions
from piquet_tutor.teach.scoring.pacing import PACES, BoxStop, steps
from piquet_tutor.teach.scoring.practice import DIFFICULTIES, Question, from_id, question, stream, topics
from piquet_tutor.teach.scoring.sittings import Mark, Sitting

__all__ = [
    "DIFFICULTIES",
    "PACES",
    "AnswerError",
    "BoxStop",
    "Diagnosis",
    "Item",
    "Mark",
    "Mastery",
    "MasteryFault",
    "Misconception",
    "NoQuestion",
    "Question",
    "Response",
    "ScoredDeal",
    "ScoringFault",
    "Sitting",
    "applicable",
    "diagnose",
    "from_id",
    "misconceptions",
    "question",
    "sheet",
    "steps",
    "stream",
    "topics",
]
