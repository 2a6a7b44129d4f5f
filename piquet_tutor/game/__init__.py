"""Piquet itself: cards, combinations, laws as data, deals and records. It knows every form, and names none in code.

From the ground up:

- ``cards``, ``seats``, ``combinations``, ``subjects``: suits, ranks, packs; elder and younger; points, sequences,
  sets and which is better (no prices); what a clause can be about.
- ``actions``: what a player may do: frozen, and judged nowhere but in the rules.
- ``parts``, ``options``, ``rule_set``, ``state``: a trick, a score, an undertaking; every option as a typed field
  (written out of ``options.toml``); a rule set's options, pack and hand; a deal: what the engine changes, and sealed.
- ``rules``: the law as data, and the policies that it names.
- ``deal``: the engine: judge, apply, the phases, what one seat knows, the partie.
- ``records``: deals as JSON, read strictly and written back.
"""
