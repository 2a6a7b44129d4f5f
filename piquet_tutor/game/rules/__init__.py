"""Rules as data: clauses with citations, read strictly, and the small pure functions (policies) they name.

Where to begin:

- ``loader``, ``registry``: Piquet as the engine is told of it, and its library; its policies.
- ``events``: what asks clauses, and what they are told of it: before each kind of action those that may refuse it,
  afterwards those that say what follows.
- ``law``: the one reading of a rule set's options, as typed answers.
- ``play_prices``: what leads and tricks score: one computation for the policies and for whoever reckons.
- ``view``: what lies open to everybody.
- ``misreadings``: wrong rules that people hold, as policies; as data they are in ``data/misconceptions``.
- ``policies``: a file for each part of the game.
"""
