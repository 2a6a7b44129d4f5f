"""The tutor as a folder of files for any web host: its pages run in the browser's own Python.

Where to begin:

- ``building``, ``packing``: the folder; what the browser's Python is given.
- ``compiling``, ``generating``: run by that Python itself: bytecode without what no page needs, and the methods that
  dataclasses would compile at every start.

``worker.js`` runs Python behind the page, ``page.js`` begins it, and ``sw.js`` keeps every file of one version for
later visits.
"""
