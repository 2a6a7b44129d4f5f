"""What a page finds again after a reload, in the reader's own browser.

Where to begin:

- ``known``: the one memory of what a learner knows.
- ``page_state``: what was kept, read as a stranger's; what two tabs have done, brought together.
- ``elsewhere``: the line that something is being done in another tab.
- ``shelf_desk``: everything kept is saved as a file by the view alone, and read in at the front page, which asks
  first.
"""
