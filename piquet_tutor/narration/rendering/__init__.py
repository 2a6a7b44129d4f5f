"""A document in each of the forms in which it is read: one module a form, and one function a kind of block.

``plain`` reads well in a terminal and aloud; ``markdown`` and ``html`` escape every text; ``html`` stands without a
script, a style sheet or a network; ``terminal`` is for ``rich``.
"""
