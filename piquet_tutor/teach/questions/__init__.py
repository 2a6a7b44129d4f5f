"""What can be asked about a deal, one class a kind of question: each asks, reads an answer, marks it, and says why.

Where to begin:

- ``asked``: what all kinds have in common: they ask, read an answer, mark it, tell why, and learn only when told to.
- ``making``: which question is meant.
- ``points``, ``which_cards``, ``good_or_not``, ``which_law``, ``what_turns``: the kinds.
- ``sums``: the law's sum and a wrong rule's, side by side.
- ``quiz``, ``scenes``: one question after another, each until it is right; a question as plain JSON.
"""
