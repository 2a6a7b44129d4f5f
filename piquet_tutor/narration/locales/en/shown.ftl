# What a notebook's cell shows: piquet_tutor/cells.

cell-error-language = The tutor does not speak “{ $name }”; use one of { $known }.
