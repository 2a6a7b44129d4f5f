"""What several pages share: each part of a page with its scene and its view.

Where to begin:

- ``head``: the head of a page, and the six doors.
- ``table``, ``feed``, ``sheet``, ``race``: the card table and the sessions at it; rulings in words, and why; the
  score; the tracks to thirty.
- ``questions``: a question's form, its mark and the way on.
- ``coach``, ``review``: advice at a table; a finished deal looked back on.
- ``controls``, ``drawing``: lists, fields, buttons, tabs and folds, drawn by the browser's own elements; cards,
  elements and places, for every view.
- ``keeping``: tables and looks written down and read again as a stranger's; the one memory of what a learner knows.
- ``address``, ``sound``: links; short sounds, silent until a table is asked for them.
"""
