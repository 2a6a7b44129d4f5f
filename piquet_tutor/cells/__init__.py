"""What a cell works with: each answer as a small object that shows itself, in any notebook, without a kernel.

Where to begin:

- ``shown``: the base of whatever a cell gives: a document that shows itself, without a kernel, the same each time,
  and can be folded away; and the language of a session.
- ``dealing``, ``matches``: ``deal``, from whatever says which; ``partie``.
- ``rule_sets``, ``subjects``: whatever names rules; what is asked about and whose, in words of either language.
- ``reasons``, ``changes``, ``books``: the answers to a deal's methods.
- ``asking``, ``stages``: ``ask``: a question drawn without a kernel and without its answer, its handles and its mark; a
  widget that is an output of its own.
- ``tables``, ``tracks``: ``table``, ``race`` and ``play``.
- ``gallery``, ``rule_book``, ``finding``, ``chances``: ``examples``, ``rules``, ``find`` and ``odds``.
- ``progress``, ``changing``: how far it is, told only where somebody sits before it; what a cell invites to change,
  and the control in its place where code is folded away.
"""
