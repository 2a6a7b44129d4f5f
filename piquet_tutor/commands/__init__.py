"""The subcommands of ``piquet-tutor``, one module for each subject; ``cli`` puts them together.

Where to begin:

- ``cli``: puts them together.
- ``parameters``, ``given``: what commands take; the records they read.
- ``output``, ``printing``, ``ending``: what the terminal shows, as documents; a sentence and an exit status.
"""
