"""One deal as a frozen state machine, what each seat knows of it, and the partie that deals make up.

Where to begin:

- ``engine``: judge, apply, and the legal actions.
- ``asking``: asks the clauses of an event, and what follows from a score.
- ``dialogue``, ``declarations``: the order of speaking; what may be declared next, and the full true declaration.
- ``phases``: carte blanche, bidding, exchange, the dialogue of two, the calls round a larger table, the play: what
  each awaits and what it does.
- ``retelling``: a deal as how it began and the list of what was done, and back: whatever is kept stands on it.
- ``views``: what one seat knows.
- ``partie``, ``matches``: the partie; rubbers, and races of three and four.
- ``random_play``: the one shuffle, and manners of play drawn by lot.
"""
