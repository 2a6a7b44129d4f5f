"""What can be worked out from what a seat knows: the hands still possible, what each call revealed, the play solved.

``possible`` counts the hands another player may hold, under the rules and if nothing was sunk; ``call_information``
says what one call revealed to a seat: the possible hands before and after it, the cards it placed, and what sinking it
would have hidden and cost.

Where to begin:

- ``masks``, ``holdings``: a hand as four numbers or as one, the one layout of bits there is; what is held in a suit,
  whatever the law.
- ``price_table``, ``prices``: all that a law pays for two hands, and for the play, read off the rule set once.
- ``terms``: what a law may have that a way of reckoning does not know: each says which terms it minds, and there is
  one question.
- ``bulk``, ``supported``: many deals scored at once, to the ledger's own tally; how far a rule set is supported.
- ``hands``: the hands another seat may hold, listed or counted.
- ``match_equity``: what the match makes of a point.
- ``solver``: the play with both hands known.
"""
