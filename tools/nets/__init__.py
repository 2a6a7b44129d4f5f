"""Nets: what the project does today, stored, and held against what it does after a change.

    python -m nets store net.jsonl.gz           (from tools/; of this checkout, or of --checkout FOLDER)
    python -m nets compare net.jsonl.gz         a line for each answer that is not the same
    python -m nets compare ../older --only pages
    python -m nets show ../older 'pages en/play.ipynb'      where the two answers part

For a change that must not change anything: a move, a renaming, a rewriting. Each net asks questions, by name and with
all they need (a record, an address, the words of a command), and a checkout answers with a value of plain JSON. The
questions are made once, by the older checkout. A net goes by what does not move: formats, addresses, commands, and
names of the package that it looks for in every folder where they have been.
"""
