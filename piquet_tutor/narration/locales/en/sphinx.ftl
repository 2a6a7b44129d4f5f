# A deal in a book that Sphinx makes: what stands below its picture, and what is wrong with a directive.

sphinx-rulings = All its rulings
sphinx-no-deal = There is no deal here: name the file of a record, or write the deal below.
sphinx-no-file = { $file } cannot be read: check that it is there and is a text.
sphinx-no-ruling = There is no ruling { $number } here; give “ruling” a number from 1 to { $most }.
sphinx-hidden = This link hides cards, and a page with all rulings would show them: give the record, or a link that hides nothing.
