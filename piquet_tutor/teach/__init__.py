"""What is taught: lessons, guided deals, the scorer's questions, worksheets, and the words of the pages.

Where to begin:

- ``path``: the road: the stops at which the game is learned, in their order, read from ``road.toml``.
- ``questions``: what can be asked about a deal, a class a kind.
- ``scoring``: practice, wrong rules as amendments, and the diagnosis.
- ``lessons``: lessons as data.
"""
