"""The coach: advice on each choice, computed only from what a seat may know, with reasons and figures.

Where to begin:

- ``hints``: the ladder of nudge, rule, figures, answer.
- ``exchange``: every discard raced over the same deals in numpy with the play solved, the best few counted exactly.
- ``playing``: each card averaged over the hands possible.
- ``principles``, ``guidance``: a card by one plain reason, without a search; that card wherever it costs nothing on
  average, for a first deal.
"""
