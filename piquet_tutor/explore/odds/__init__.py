"""The odds of the game: exact where they can be counted, otherwise simulated and given with their standard error.

Where to begin:

- ``chances``: counted exactly, as products of small polynomials.
- ``dealing``, ``runs``: dealt, exchanged and played by fixed habits; big runs in lots, shared out by Dask.
- ``printed``: odds that a book prints, counted anew.
- ``report``: words and bars.
"""
