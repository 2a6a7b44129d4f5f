"""Being the scorer: a deal's sheet of questions, endless practice, and an explanation of every common wrong answer.

There is no second scorer here. A right answer is read off the ledger (``items``); a wrong one is explained by ruling
the same deal again under the rules as the learner believes them to be (``misconceptions``, ``cases``, ``diagnosis``).

>>> from piquet_tutor.game.rules.loader import load
>>> from piquet_tutor.teach.scoring.practice import question
>>> from piquet_tutor.teach.questions.sittings import Sitting, practised
>>> asked = question(load("rubicon"), "capot_on_top", 1)
>>> mark = Sitting(load("rubicon")).answer(practised(asked), dict(asked.temptation))
>>> mark.right, mark.diagnosis.named
(False, ('capot_on_top',))
"""
