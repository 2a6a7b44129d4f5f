"""The card table, and the sessions played or stepped through at it.

Where to begin:

- ``session``, ``play_session``: a deal stepped through; a deal played.
- ``views``: the table, the rulings and the score sheet, as parts of a page.
- ``scene``, ``viewpoint``, ``redaction``: the table as plain JSON, as one seat sees it.
- ``dialogue_scene``: what is said, in its order.
- ``guided``, ``guiding``, ``guided_table``: a deal with a guide: its notes, what they stand on, what is said of the
  present position; the table it is kept at.
- ``offers``, ``self_found``: what may be pressed, where the learner touches what is called and no button holds it.
"""
