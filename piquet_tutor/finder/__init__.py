"""Finds a deal in which something happens, or says that there is none and how that is known.

>>> from piquet_tutor.finder import find, query_from
>>> found = find(query_from("repique=younger"))
>>> found.kind
'found'
"""

from piquet_tutor.finder.named import NamedQuery, named, named_queries, query_from
from piquet_tutor.finder.query import Query, QueryError, parse
from piquet_tutor.finder.search import Outcome, Progress, Search, find
from piquet_tutor.finder.telling import told, told_progress

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
    "parse",
    "query_from",
    "told",
    "told_progress",
]
