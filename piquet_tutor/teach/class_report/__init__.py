"""What a live class answered: as a table, as a page to read or print, and as what to practise next.

Where to begin:

- ``asked``: question by question, and what was missed most.
- ``tables``, ``printed``: one line a pupil or an answer, no cell a formula; a page without scripts.
"""
