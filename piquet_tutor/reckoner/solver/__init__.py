"""The solver: the value of every position of the play, and what it means in points under each rule set.

Where to begin:

- ``table``: every position there is, by numpy.
- ``moves``, ``alpha_beta``: what a trick does to a suit; the one search, of any payoff, in whose positions stand the
  terms of the score that still matter.
- ``searching``, ``pique``, ``points``: the payoffs: half-tricks, many of them or few; a bonus for tricks in a row;
  points, where that number does not decide.
- ``play``, ``dealt``: cards, by the table or the search; a deal, by its rule set.
- ``pending_pique``, ``contract_value``: which pique is still to be made; tricks bid for.
- ``worlds``: averages over hands.
"""
