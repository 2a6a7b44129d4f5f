"""The live class: a room that a teacher opens, in which pupils answer from their own telephones.

Nothing here knows the game. The teacher's page says what is asked, in every language, and later which answer is right
and why; a room hands that on, and counts. No kernel, no notebook and no file is reached from it.

Where to begin:

- ``room``, ``rooms``, ``seating``, ``turns``: all pure: a room; who may sit down, and whose seat is freed or closed;
  who may try a code at once.
- ``register``: who answered what, for the report, until the room is closed.
- ``spoken``: what is heard of a stranger.
- ``hall``, ``sockets``, ``pages``: what ties them to a server; the pupils' page, with ``pupil.js``, which knows no
  kernel.
- ``extension``: the same behind any Jupyter server; sends on whoever asks for a notebook that is no longer there.
"""
