# What stands around a page: the server's frame and the pages it answers with when there is none. Written into the page
# template by tools/make_around.py, in every language: it is there before any program is.

## While a page is on its way

around-loading = Setting the table …
around-no_script = These pages need JavaScript: it draws the cards.

## When the program behind a page is gone, or has not sent all of it

around-cleared = The table has been cleared, but your deal is kept in this browser.
around-incomplete = Part of this page is missing. The machine may be busy, so try again in a moment.
around-blocked = This page cannot reach the program behind it: something on the way (a proxy, a firewall or an extension of the browser) lets no WebSocket connections through. On another network, or with that switched off for this address, the page works.
around-by_itself = The table is being set again; you need not do anything.
around-closed = If you closed the program, start it again first.
around-again = Set the table again
# In a browser that runs the tutor itself.
around-unloaded = The rules could not be loaded into this browser. Check the connection, then try again.
around-retry = Try again
# Below each page of a site that has the docs beside it.
around-docs = Docs: every rule with its source, the formats, the commands
# Below a page that a notebook shows as well, and above that notebook.
around-notebook = The same subject in a notebook
around-page = The same subject in the app
# A cell's code, folded.
around-code = Code

## When there is no page

around-front = Go to the front page
around-full_title = One moment
around-full = All tables are taken
around-full_more = You will have one as soon as a place is free. You need not do anything: this page asks again every few seconds.
around-unknown = There is no such page
around-unknown_more = The address may be mistyped, or the page may have been renamed.
around-failed = The table could not be set
# $answer: a number and a few words of the protocol, such as 500 Internal Server Error.
around-failed_more = The program behind this page answered: { $answer }. There is more in the window it was started from.
