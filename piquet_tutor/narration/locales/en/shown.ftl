# What a notebook's cell shows: piquet_tutor/cells.

cell-error-language = The tutor does not speak “{ $name }”; use one of { $known }.
cell-folded = The answer, once you have given yours
