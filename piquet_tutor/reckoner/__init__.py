"""What can be worked out from what a seat knows: the hands still possible, what each call revealed, the play solved.

``possible`` counts the hands another player may hold, under the rules and if nothing was sunk; ``call_information``
says what one call revealed to a seat: the possible hands before and after it, the cards it placed, and what sinking it
would have hidden and cost.
"""
