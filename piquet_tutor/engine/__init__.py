"""What a law is, whatever the game: clauses, options, rulings and how they are asked. No word of Piquet in it.

From the ground up:

- ``faults``: errors that are one sentence; what is wrong with what the engine is given is a code with typed facts, and
  narration has the sentences.
- ``hooks``: lets what the engine shows (``deal.explain()``, ``deal.why()``) read well without the engine importing
  upward.
- ``table``, ``sources``, ``rulings``: seats and sides; citations and a bibliography; the ruling and its ledger.
- ``clauses``, ``policies``: a clause, an option, a rule set, a finding; a game's policies by name, with every reason
  they can have to refuse.
- ``rule_files``, ``shapes``, ``library``: TOML, strict: an unknown key, a value of another kind, a missing citation and
  an unknown policy are refused with file and line. A game describes itself (its events, phases, subjects, policies),
  and a library reads its rule sets.
- ``asking``: default, named exception, conflict; whether something may be done, and the one place where a finding
  becomes a ruling.
"""
