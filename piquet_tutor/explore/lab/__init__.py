"""The model of the deal editor: a sheet, its edits, its faults, and the rulings on it.

Where to begin:

- ``sheet``, ``edits``, ``history``: a deal as it was laid out, sound or not; its changes; undo without end.
- ``judging``, ``recording``: what is wrong, and the deal as far as it holds; a record and back, without loss.
- ``notation``, ``inferring``: a deal in words; what the cards say where the words leave it open.
- ``intents``: what a page sends.

>>> from piquet_tutor.explore.lab.edits import Fill
>>> from piquet_tutor.explore.lab.history import begin
>>> from piquet_tutor.explore.lab.judging import judged
>>> from piquet_tutor.explore.lab.sheet import blank
>>> history = begin(blank("rubicon")).do(Fill(7, "play"))
>>> judged(history.sheet).sound
True
"""
