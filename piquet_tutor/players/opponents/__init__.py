"""Computer players, each of which uses only what its own seat may know.

Where to begin:

- ``levels``: from a beginner to the coach, each a habit in a module of its own.
- ``reasons``: why one did what it did, once the deal is over.
"""
