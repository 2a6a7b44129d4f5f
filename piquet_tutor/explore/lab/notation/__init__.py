"""The notation in which people type a deal: its grammar, its words in every language, and the reader of it.

Where to begin:

- ``vocabulary``: the words and card letters of every language, from the catalogue.
- ``layout``, ``scanning``, ``titles``, ``remarks``: hands side by side, and suits by their order; words and signs;
  what stands above a deal, and beside it.
- ``grammar``, ``words``: ``deal.lark``, by Lark's parser, which is loaded with the first text; the terminals of a
  text.
- ``lists``, ``calls``, ``rules_named``: cards in the letters of one language; what is declared; rules and bids.
- ``reader``: lays it all on a sheet.
"""
