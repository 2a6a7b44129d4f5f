"""The rules as a book: clauses by part of the game, differences between rule sets, and deals that show them.

Where to begin:

- ``book``: parts, clauses, search.
- ``comparing``: clause by clause; ``data/counterparts.toml`` names those that answer one question in two forms.
- ``divergences``, ``sampling``: a deal that two books rule differently; in how many random deals they do.
- ``other_books``, ``other_answers``: one deal by every book that deals such hands; whose a value of an option is.
- ``demonstration``: a deal that shows a clause.
"""
