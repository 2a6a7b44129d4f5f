# A deal in anyone's page: what stands there before the tutor's own page is opened in its place.

embed-open = Open the deal: its rulings, and why
embed-title = A Piquet deal with its rulings
embed-no-deal = There is no deal here: give “link” or “src”, or put a record inside.
embed-no-link = This is not a link to a deal: copy it whole, from “piquet=” on.
embed-no-record = This is not a record of one deal: one begins with “"format": "piquet-record/1"”.
embed-not-read = The record could not be read: check that its file is there, and may be read from this page.
