"""The notation in which people type a deal: its grammar, its words in every language, and the reader of it.

Where to begin:

- ``vocabulary``: the words and card letters of every language, from the catalogue.
- ``layout``, ``scanning``, ``remarks``: hands side by side, and suits by their order; words and signs; what stands
  beside a deal.
- ``grammar``, ``words``: ``deal.lark``, by Lark's parser, which is loaded with the first text; the terminals of a
  text.
- ``lists``, ``calls``, ``rules_named``: cards in the letters of one language; what is declared; rules and bids.
- ``statements``, ``reader``: what each sentence is, and the title above them; the reader lays it all on a sheet.
"""
