"""``python -m piquet_tutor``: the command ``piquet-tutor``."""

from piquet_tutor.commands.cli import main

if __name__ == "__main__":
    main()
