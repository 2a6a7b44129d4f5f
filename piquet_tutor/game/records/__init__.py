"""Records: deals and parties as JSON, read strictly and written canonically.

Where to begin:

- ``io``: records and parties in and out.
- ``form``, ``fitting``: the schema; what fits it, and (by JSON Schema's own validator, which weighs much) what is
  wrong with the rest.
- ``encoded``, ``nesting``: text out of bytes, whole or line by line; the JSON of strangers, refused before it is
  parsed where it is nested too deep.
- ``reading``, ``replay``, ``writing``: strict reading, the deal that a record tells of, and the record of a deal.
- ``scripts``: the actions of an unfinished deal, as pages keep it.
"""
