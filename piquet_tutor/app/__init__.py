"""The face of the tutor: views of plain scenes, and the pages that are made of them.

Where to begin:

- ``part``, ``page``: a part of a page: its scene goes out, intents come in; parts below each other, with what a
  reload finds again and what stands in the address. Neither knows a widget or a browser.
- ``host``, ``stage``, ``browser_host``: shows one page at a time, takes in what its views say and sends what has
  changed in one message; the one widget; the host of the site.
- ``address``, ``visit``, ``in_the_book``: the one place where an address is read; the one table of pages and of the
  notebooks that show the same.
- ``kept_text``, ``held_text``, ``shelf``: what a page keeps in the reader's browser, unreadable to a glance, and how
  it comes together with what another tab keeps; what is done in one tab at a time; all of it as one file, read as a
  stranger's.
- ``failures``: a page that raises: the server's log says what, the page that something did, with a way on.
- ``background``: whatever takes long, in a thread beside the page or in slices on its loop.
- ``embed``: a deal in anyone's page.
- ``shared``, ``pages``: what several pages share; a folder for each page.

A view is a module that exports ``buildX(root, send)``, with what it remembers and what stands on it in one object
that its functions are given; where it draws much, each module draws one part. Files are held to 250 lines and
functions to 60. Of the scripts here ``stage.js`` puts each part in its place and lets its view draw it,
``whereabouts.js`` follows links in place, ``escape.js`` closes what lies open, ``keyboard.js`` hands the keyboard on
where what it stood on gives way, ``waking.js`` paints a page before Python is there, ``keeping.js`` writes what is
kept only over what this tab knew of, and ``holding.js`` holds the lock of what is done in this tab.
"""
