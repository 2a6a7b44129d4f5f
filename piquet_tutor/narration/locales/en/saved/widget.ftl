# A widget of a saved notebook, whose kernel is gone

cell-asleep = This stands still: run its cell again.
