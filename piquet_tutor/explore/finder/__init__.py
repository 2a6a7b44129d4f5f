"""Finds a deal in which something happens, or says that there is none and how this is known.

Where to begin:

- ``query``, ``exclusions``: a small language of conditions; a clause that rules one out is the proof.
- ``bounds``, ``every_hand``: what any hand can come to, so that no two meet the conditions: a proof that cites the
  clauses, or no answer.
- ``matching``: the ledger has the last word.
- ``search``: all of it, in slices that can be stopped.

>>> from piquet_tutor.explore.finder import find, query_from
>>> found = find(query_from("repique=younger"))
>>> found.kind
'found'
"""

from piquet_tutor.explore.finder.query import Query, QueryError, parse
from piquet_tutor.explore.finder.questions import NamedQuery, named, named_queries, query_from
from piquet_tutor.explore.finder.search import Outcome, Progress, Search, find
from piquet_tutor.explore.finder.wording import outcome_lines, told_progress

__all__ = [
    "NamedQuery",
    "Outcome",
    "Progress",
    "Query",
    "QueryError",
    "Search",
    "find",
    "named",
    "named_queries",
    "outcome_lines",
    "parse",
    "query_from",
    "told_progress",
]
