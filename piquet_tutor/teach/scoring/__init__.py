"""Being the scorer: a deal's sheet of questions, endless practice, and an explanation of every common wrong answer.

There is no second scorer here. A right answer is read off the ledger (``items``); a wrong one is explained by ruling
the same deal again under the rules as the learner believes them to be (``misconceptions``, ``cases``, ``diagnosis``).

Where to begin:

- ``items``: the boxes of a sheet, and their true answers.
- ``misconceptions``, ``cases``, ``diagnosis``: wrong rules as amendments; a deal ruled under each; the one behind a
  wrong answer, and what is known from then on.
- ``practice``, ``dealing``: practice deals from a seed, in ``editions``: a seed given out goes on giving its deal.
- ``mastery``: what a learner knows, and how it is kept.
- ``own_choices``: a costly choice of one's own deals, kept under its principle and asked again.

>>> from piquet_tutor.game.rules.loader import load
>>> from piquet_tutor.teach.scoring.practice import question
>>> from piquet_tutor.teach.questions.sittings import Sitting, practised
>>> asked = question(load("rubicon"), "capot_on_top", 1)
>>> mark = Sitting(load("rubicon")).answer(practised(asked), dict(asked.temptation))
>>> mark.right, mark.diagnosis.named
(False, ('capot_on_top',))
"""
