"""The model of the deal editor: a sheet, its edits, its faults, and the rulings on it.

>>> from piquet_tutor.explore.lab.edits import Fill
>>> from piquet_tutor.explore.lab.history import begin
>>> from piquet_tutor.explore.lab.judging import judged
>>> from piquet_tutor.explore.lab.sheet import blank
>>> history = begin(blank("rubicon")).do(Fill(7, "play"))
>>> judged(history.sheet).sound
True
"""
